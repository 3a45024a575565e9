"""How a simulated chance to make a bid becomes an estimate. Written by

    python -m napoleon_core fit --game napoleon --agent search:40 --worlds 120 --deals 200 --seed fit

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, the first of the
game's presets among equals.
"""

from __future__ import annotations

CURVES: dict[tuple[str, int], tuple[float, float]] = {
    ("standard", 4): (-0.194, 0.780),
    ("standard", 5): (-0.224, 0.885),
    ("standard", 6): (-0.225, 0.782),
    ("rulebook", 4): (-0.260, 0.712),
    ("rulebook", 5): (-0.545, 0.902),
    ("rulebook", 6): (-0.175, 0.908),
}
"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""
