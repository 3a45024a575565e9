"""The agent that follows the rule of thumb of its game."""

from __future__ import annotations

from random import Random
from typing import Any

from napoleon_core.game import Game
from napoleon_core.moves import Move


class PolicyAgent:
    """Asks the game's own policy."""

    def __init__(self, game: Game[Any, Any], who: str | None = None) -> None:
        self._policy = game.policy(who)

    def choose(self, seen: Any, rng: Random) -> Move:
        """What the rule of thumb says."""
        return self._policy.choose(seen, rng)
