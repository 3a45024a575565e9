"""The number of ways in which a deal can go on: two engines that agree on it agree on the rules, as far as it reaches."""

from __future__ import annotations

from typing import Any

from napoleon_core.game import Game


def ways(game: Game[Any, Any], state: Any, depth: int) -> int:
    """The number of move sequences of that length, or to the end of the deal where that comes first."""
    if depth == 0 or game.to_act(state) is None:
        return 1
    return sum(divide(game, state, depth).values())


def divide(game: Game[Any, Any], state: Any, depth: int) -> dict[str, int]:
    """``ways`` by the first move, in the order of the moves; ``depth`` is 1 or more."""
    return {str(move): ways(game, game.successor(state, move), depth - 1) for move in game.legal_moves(state)}
