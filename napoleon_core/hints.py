"""What a strong CPU player would do in a person's place, why, and how likely the contract is made then.

The player is handed what the person knows, as any agent is, so a hint tells nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from napoleon_core.agents import Agent, longest, thinking
from napoleon_core.agents.levels import level_agent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.game import Game
from napoleon_core.games import family_of
from napoleon_core.moves import Bid, Move, Pass
from napoleon_core.study import Decision
from napoleon_core.texts import Json, Text

WORLDS, SECONDS = 600, 1.0
"""How far is looked into what a player without search says, to tell a chance."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, why it is made, and the chance from 0 to 1 that the contract is made after it.

    The chance is None in the auction, where each bid has its own and the reason tells it, and where nothing tells one.
    """

    move: Move
    reason: Text | None
    chance: float | None

    def json(self) -> dict[str, Json]:
        """As it crosses to the page: the chance in hundredths."""
        percent = None if self.chance is None else round(100 * self.chance)
        return {"move": str(self.move), "reason": self.reason.json() if self.reason else None, "chance": percent}


def adviser(game: Game[Any, Any]) -> Agent:
    """The strongest player that the game offers."""
    return level_agent(game, max(family_of(game.id).levels))


def hint(game: Game[Any, Any], seen: Any, rng: Random, player: Agent | None = None, worlds: int = WORLDS) -> Iterator[Hint | None]:
    """None after every slice of thought, and at last the hint for the seat that sees, which is to act.

    What a player without search says is looked into as a search would, by ``worlds``, so that its chance can be told.
    """
    asked = player or adviser(game)
    for decision in thinking(asked, seen, rng):
        if decision is None:
            yield None
        elif decision.considered or decision.reason:
            yield _hint(decision.move, decision, decision.reason)
        else:
            yield from _looked_into(game, seen, decision.move, rng, worlds)


def seconds(game: Game[Any, Any]) -> float:
    """About so long a hint takes at most."""
    return longest(adviser(game)) or SECONDS


def _looked_into(game: Game[Any, Any], seen: Any, move: Move, rng: Random, worlds: int) -> Iterator[Hint | None]:
    reason = game.policy().study(seen).reason(move)
    if isinstance(move, Bid | Pass):
        yield Hint(move, reason, None)
        return
    for decision in SearchAgent(game, worlds, SECONDS).think(seen, rng):
        yield _hint(move, decision, reason) if decision else None


def _hint(move: Move, found: Decision, reason: Text | None) -> Hint:
    chance = next((one.chance for one in found.considered if one.move == move), None)
    return Hint(move, reason, None if isinstance(move, Bid | Pass) else chance)
