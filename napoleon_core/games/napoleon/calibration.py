"""How a simulated chance to make a bid becomes an estimate: the curves that `python -m napoleon_core fit` found.

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, `standard` among
equals.
"""

from __future__ import annotations

CURVES: dict[tuple[str, int], tuple[float, float]] = {
    ("standard", 4): (0.0, 1.0),
    ("standard", 5): (0.0, 1.0),
    ("standard", 6): (0.0, 1.0),
    ("rulebook", 4): (0.0, 1.0),
    ("rulebook", 5): (0.0, 1.0),
    ("rulebook", 6): (0.0, 1.0),
}
"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""
