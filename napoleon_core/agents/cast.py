"""The cast: the characters that may sit at a table, each with the level at which it plays unless the table says another.

How each of them plays a game is a temper, told by the game itself (``games``: ``tempers``). Names stand in saves, so none may go, and none
may take another level.
"""

from __future__ import annotations

from collections.abc import Mapping

CAST: Mapping[str, int] = {
    "hana": 3,
    "kenji": 5,
    "margot": 4,
    "oscar": 2,
    "yuki": 4,
    "basil": 6,
    "colette": 3,
    "gaston": 4,
    "ravi": 5,
    "ingrid": 6,
    "tomo": 1,
    "winston": 4,
    "amelie": 2,
    "bruno": 3,
    "sakura": 5,
    "felix": 2,
    "noor": 6,
    "pierre": 3,
    "akira": 7,
    "greta": 5,
    "diego": 4,
    "mei": 3,
    "rosa": 1,
    "haruto": 6,
}
"""The level of each, in the order in which they are offered."""
