"""How a simulated chance to make a bid becomes an estimate. Written by

    python -m napoleon_core fit --game napoleon --agent search:60 --worlds 200 --deals 400 --seed fit

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, the first of the
game's presets among equals.
"""

from __future__ import annotations

CURVES: dict[tuple[str, int], tuple[float, float]] = {
    ("standard", 4): (-0.309, 0.969),
    ("standard", 5): (-0.374, 0.838),
    ("standard", 6): (0.188, 0.492),
    ("rulebook", 4): (-0.144, 0.810),
    ("rulebook", 5): (0.010, 0.382),
    ("rulebook", 6): (-0.110, 0.832),
}
"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""
