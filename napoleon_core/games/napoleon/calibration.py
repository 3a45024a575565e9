"""How a simulated chance to make a bid becomes an estimate. Written by

    python -m napoleon_core fit --game napoleon --agent search:40 --worlds 120 --deals 240 --seed fit

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, the first of the
game's presets among equals.
"""

from __future__ import annotations

CURVES: dict[tuple[str, int], tuple[float, float]] = {
    ("standard", 4): (0.257, 0.956),
    ("standard", 5): (-0.248, 0.875),
    ("standard", 6): (0.027, 0.793),
    ("rulebook", 4): (-0.007, 0.763),
    ("rulebook", 5): (-0.043, 0.463),
    ("rulebook", 6): (0.046, 0.990),
}
"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""
