"""The agent that plays any legal move."""

from __future__ import annotations

from random import Random
from typing import Any

from napoleon_core.game import Game
from napoleon_core.moves import Move


class RandomAgent:
    """Draws among the legal moves, which any world that the seat cannot tell from the true one has in common."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def choose(self, seen: Any, rng: Random) -> Move:
        """A legal move, all equally likely."""
        moves = self._game.legal_moves(self._game.sample(seen, rng))
        return moves[int(rng.random() * len(moves))]
