"""The levels of the CPU players, from a beginner's equal to the strongest, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from napoleon_core.agents.beginner import BeginnerAgent
from napoleon_core.agents.rule_of_thumb import PolicyAgent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.game import Game
from napoleon_core.texts import Json, Text


@dataclass(frozen=True, slots=True)
class Level:
    """So many worlds are searched for a decision, but no longer than ``seconds``; without worlds the rule of thumb plays, with slips.

    With ``informed`` worlds go with what the others have done so far; who is ``discreet`` counts what a move tells them.
    """

    worlds: int = 0
    seconds: float = 0.0
    slips: float = 0.0
    informed: bool = False
    discreet: bool = False


LEVELS = {
    1: Level(slips=0.35),
    2: Level(slips=0.15),
    3: Level(),
    4: Level(20, 0.2),
    5: Level(60, 0.3),
    6: Level(240, 0.45, informed=True, discreet=True),
    7: Level(6000, 0.9, informed=True, discreet=True),
}
"""By number. Each is some half an honour a deal above the one below, as far as that was measured (``README.md``): more than 240 worlds gain
so little that no level stands between these and all that the clock allows.

A table waits before each card for at least as long as its strongest player may think, so more seconds make a slower table.
"""

OF_THE_DAY = 3
"""The level at the other seats of the deal of the day: quick, and on every machine the same."""


def offered(levels: Iterable[int]) -> list[Json]:
    """Levels as a start screen offers them: the name of the agent, and in words who that is and how it decides."""
    return [
        {
            "name": f"level:{number}",
            "title": Text(f"table-level-{number}").json(),
            "detail": Text(f"table-level-{number}-help", {"count": LEVELS[number].worlds}).json(),
        }
        for number in levels
    ]


def level_agent(game: Game[Any, Any], number: int, who: str | None = None) -> PolicyAgent | BeginnerAgent | SearchAgent:
    """The player of that level, one of ``LEVELS``, with the temper of one of the cast."""
    level = LEVELS[number]
    if level.worlds:
        return SearchAgent(game, level.worlds, level.seconds, who=who, informed=level.informed, discreet=level.discreet)
    return BeginnerAgent(game, level.slips, who) if level.slips else PolicyAgent(game, who)
