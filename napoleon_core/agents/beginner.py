"""The agent that plays as a beginner does: by the rule of thumb, with a mistake now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from napoleon_core.game import Game
from napoleon_core.moves import Move


class BeginnerAgent:
    """Makes one of the mistakes that the game's policy knows, in ``slips`` of its decisions (a share from 0 to 1)."""

    def __init__(self, game: Game[Any, Any], slips: float, who: str | None = None) -> None:
        self._policy = game.policy(who)
        self._slips = slips

    def choose(self, seen: Any, rng: Random) -> Move:
        """What the rule of thumb says, or a mistake."""
        mistakes = self._policy.mistakes(seen) if rng.random() < self._slips else ()
        return mistakes[int(rng.random() * len(mistakes))] if mistakes else self._policy.choose(seen, rng)
