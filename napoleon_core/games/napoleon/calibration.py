"""How a simulated chance to make a bid becomes an estimate. Written by

    python -m napoleon_core fit --game napoleon --agent search:60 --worlds 400 --deals 600 --seed fit

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, the first of the
game's presets among equals.
"""

from __future__ import annotations

CURVES: dict[tuple[str, int], tuple[float, float]] = {
    ("standard", 4): (-0.306, 1.038),
    ("standard", 5): (-0.692, 1.123),
    ("standard", 6): (-0.157, 0.815),
    ("rulebook", 4): (-0.273, 0.901),
    ("rulebook", 5): (-0.257, 0.936),
    ("rulebook", 6): (-0.083, 0.863),
}
"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""
