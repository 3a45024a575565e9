"""Tricks: who played what, and what the plays prove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from napoleon_core.cards import Card, codes
from napoleon_core.seats import Seat
from napoleon_core.texts import Json


class Play(NamedTuple):
    """One seat's card in a trick."""

    seat: Seat
    card: Card


class Trick(NamedTuple):
    """A whole trick: cards in the order of play, beginning with ``leader``'s; ``line`` is the key of the rule that decided it.

    A tuple, for that is made twice as fast as a dataclass.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    line: str


def plays(leader: Seat, cards: tuple[Card, ...], seats: int) -> Iterator[Play]:
    """The cards of a trick with the seats that played them."""
    return (Play((leader + place) % seats, one) for place, one in enumerate(cards))


def played_by_seat(tricks: Sequence[Trick], leader: Seat | None, cards: tuple[Card, ...], seats: int) -> list[list[Card]]:
    """The cards that each seat has played, in order: those of whole tricks and of a running one that ``leader`` leads."""
    played: list[list[Card]] = [[] for _ in range(seats)]
    for trick in tricks:
        for seat, one in enumerate(trick.cards, trick.leader):
            played[seat % seats].append(one)
    for seat, one in enumerate(cards, leader or 0):
        played[seat % seats].append(one)
    return played


def without(hands: tuple[tuple[Card, ...], ...], seat: Seat, one: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands after a seat has played a card that it held."""
    left = list(hands)
    hand = hands[seat]
    at = hand.index(one)
    left[seat] = hand[:at] + hand[at + 1 :]
    return tuple(left)


def following(hand: tuple[Card, ...], called: str | None) -> tuple[Card, ...]:
    """The cards of the hand that belong to the suit called, in its order; the hand itself when nothing is called or none belongs to it."""
    same = [one for one in hand if one.suit == called]  # a list is made faster than a generator is gone through
    return tuple(same) or hand


def tricks_json(tricks: Sequence[Trick]) -> Json:
    """Whole tricks as a replay prints them (rules: Game record)."""
    return [{"leader": trick.leader, "cards": [*codes(trick.cards)], "winner": trick.winner} for trick in tricks]
