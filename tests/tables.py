"""Small tables of Napoleon in notation, for tests of the engine: what a test does not name is left empty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from napoleon_core.cards import Card, card, cards, in_order
from napoleon_core.game import apply, deal_for
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.contract import Contract, by_name
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Playing, Settled, State
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.mechanics.tricks import Trick

EARLIER = Trick(0, (), 0, "led")
"""Stands for a trick that is over."""


def game_of(**options: Any) -> NapoleonGame:
    """The game with options from the inside, where all of them are known."""
    return NapoleonGame(NapoleonOptions(**options))


def contract_of(bid: str) -> Contract:
    """The row of the longest ladder; ``13`` and ``n`` stand for no trumps."""
    return by_name(8, True)[bid]


def playing(
    game: NapoleonGame, hands: Iterable[str], *, trump: str | None, trick: str = "", leader: int = 0, declarer: int = 0, first: bool = False
) -> Playing:
    """The play with these hands as they are now; ``first`` says whether it is the first trick."""
    held = tuple(in_order(cards(hand)) for hand in hands)
    contract = contract_of(f"13{trump or 'n'}")
    bidding = Bidding(game.seats, ((declarer, contract.step),), (declarer,), None, contract.step, declarer)
    deal = Settled(Dealt(held, ()), game.seats - 1, bidding, contract, declarer)
    return Playing(deal, card("3s"), (), held, () if first else (EARLIER,), leader, cards(trick))


def legal_cards(hand: str, *, led: str = "", trump: str | None = "h", first: bool = False, **options: Any) -> set[str]:
    """The codes that a seat with this hand may play to the cards ``led``."""
    game = game_of(**options)
    seat = len(led.split())
    hands = [hand if at == seat else "" for at in range(game.seats)]
    state = playing(game, hands, trump=trump, trick=led, first=first)
    assert game.to_act(state) == seat
    return {str(move) for move in game.legal_moves(state)}


def trick_of(text: str, *, trump: str | None = "h", first: bool = False, **options: Any) -> Trick:
    """The trick of these cards in the order of play, played by seats that hold nothing else."""
    game = game_of(players=len(text.split()), **options)
    state: State = playing(game, text.split(), trump=trump, first=first)
    for one in text.split():
        state = apply(game, state, card(one))
    assert game.to_act(state) is None
    return state.last.tricks[-1]


def winner_of(text: str, **how: Any) -> str:
    """The code of the card that wins the trick."""
    trick = trick_of(text, **how)
    return trick.cards[trick.winner].code


def started(game: NapoleonGame, hands: dict[int, str] | None = None, widow: str = "", dealer: int = 4, seed: str = "a table") -> State:
    """A deal in which some seats hold, or the widow has, these cards among others; the rest is shuffled by the seed."""
    size = len(game.pack) - game.seats * game.hand_size
    given = {at: list(cards(hand)) for at, hand in (hands or {}).items()}
    aside = list(cards(widow))
    taken = {*aside, *(one for hand in given.values() for one in hand)}
    shuffled = deal_for(game, seed, 0)
    rest = [one for held in (*shuffled.hands, shuffled.widow) for one in held if one not in taken]
    aside += [rest.pop() for _ in range(size - len(aside))]
    filled = [[*given.get(at, ()), *(rest.pop() for _ in range(game.hand_size - len(given.get(at, ()))))] for at in range(game.seats)]
    return game.start(Dealt(tuple(tuple(hand) for hand in filled), tuple(aside)), dealer)


def after(game: NapoleonGame, state: State, *actions: str) -> State:
    """The state after these actions, through the checked door."""
    for action in actions:
        state = apply(game, state, game.read_move(state, action))
    return state


def settled_auction(game: NapoleonGame, state: State, bid: str, declarer: int = 0) -> State:
    """The state after an auction in which ``declarer`` makes this bid and all others pass."""
    while game.to_act(state) is not None and getattr(state, "bidding", None) is not None:
        at = game.to_act(state)
        made = bid if at == declarer and state.bidding.bidder is None else "pass"
        state = after(game, state, made)
    return state


def lowest_discard(game: NapoleonGame, state: State, keep: Iterable[Card] = ()) -> str:
    """A discard of the lowest cards but these."""
    hand = [one for one in state.hands[state.deal.declarer] if one not in {*keep}]
    chosen = sorted(hand, key=lambda one: (one.rank or 99, one.index))[: len(state.deal.dealt.widow)]
    return " ".join(["discard", *(one.code for one in chosen)])


def play_out(game: NapoleonGame, state: State) -> State:
    """The end of the deal when every seat plays its first legal card."""
    while game.to_act(state) is not None:
        state = game.successor(state, next(iter(game.legal_moves(state))))
    return state
