"""How a simulated chance to make a bid becomes an estimate. Written by

    python -m napoleon_core fit --game napoleon --agent search:60 --worlds 240 --deals 400 --seed fit

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, the first of the
game's presets among equals.
"""

from __future__ import annotations

CURVES: dict[tuple[str, int], tuple[float, float]] = {
    ("standard", 4): (-0.272, 0.974),
    ("standard", 5): (-0.399, 0.861),
    ("standard", 6): (-0.254, 0.803),
    ("rulebook", 4): (-0.308, 0.934),
    ("rulebook", 5): (-0.244, 0.879),
    ("rulebook", 6): (-0.179, 0.898),
}
"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""
