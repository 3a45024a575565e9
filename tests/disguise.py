"""The same deal with cards swapped that one seat has not seen, made without asking the game what the seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

from napoleon_core.cards import Card, in_order
from napoleon_core.errors import IllegalMove
from napoleon_core.game import apply
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.moves import Discard, DiscardMoves, Move
from tests.games import Walk, pick

TRIES = 8


def disguised(game: Any, found: Walk, step: int, seat: int, rng: Random) -> Any:
    """The state after ``step`` moves in a deal that this seat cannot tell from the walk's, None where no attempt gave one.

    Swaps some pairs of unseen cards and plays the same moves again; a discard lays away the cards that came in the place of the others.
    """
    unseen = [one for one in game.pack if one not in _seen(game, found, step, seat)]
    result = None
    swap = {one: one for one in game.pack}
    for _ in range(TRIES):
        if len(unseen) < 2:
            return None
        first, second = pick(unseen, rng), pick(unseen, rng)
        attempt = {**swap, first: swap[second], second: swap[first]}
        state = _replayed(game, found, step, attempt)
        if state is not None and _shown(game, state) == _shown(game, found.states[step]):
            result, swap = state, attempt
    return result


def _seen(game: Any, found: Walk, step: int, seat: int) -> set[Card]:
    """The cards that have lain before this seat: its own, all that were played, and the widow for who takes it."""
    cards = {*found.dealt.hands[seat]}
    for state, move in zip(found.states[:step], found.moves[:step], strict=True):
        if move in game.pack:
            cards.add(move)
        if isinstance(move, Discard) and game.to_act(state) == seat:
            cards |= {*found.dealt.widow}
    if isinstance(game.legal_moves(found.states[step]), DiscardMoves) and game.to_act(found.states[step]) == seat:
        cards |= {*found.dealt.widow}
    return cards


def _shown(game: Any, state: Any) -> set[Card]:
    """Discarded honours that the house rules show to all."""
    if getattr(game.options, "discarded_honours", "") != "first_trick":
        return set()
    return {one for one in getattr(state, "discards", None) or () if one.rank >= 10}


def _replayed(game: Any, found: Walk, step: int, swap: dict[Card, Card]) -> Any:
    hands = tuple(tuple(swap[one] for one in hand) for hand in found.dealt.hands)
    state = game.start(Dealt(hands, tuple(swap[one] for one in found.dealt.widow)), found.dealer)
    try:
        for move in found.moves[:step]:
            state = apply(game, state, _swapped(move, swap))
    except IllegalMove:
        return None
    return state


def _swapped(move: Move, swap: dict[Card, Card]) -> Move:
    return Discard(in_order(swap[one] for one in move.cards)) if isinstance(move, Discard) else move
