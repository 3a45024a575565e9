"""Shuffling and dealing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from napoleon_core.cards import Card, in_order
from napoleon_core.errors import BadDeal
from napoleon_core.seats import BYSTANDER, Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards as dealt: a hand for each seat, each in the order of the pack, and the cards that nobody holds."""

    hands: tuple[tuple[Card, ...], ...]
    widow: tuple[Card, ...]


def hand_of(hands: Sequence[tuple[Card, ...]], seat: Seat) -> tuple[Card, ...]:
    """What a seat holds; a bystander holds nothing."""
    return () if seat == BYSTANDER else hands[seat]


def stream(seed: str, purpose: str) -> Random:
    """A generator of its own for one purpose, so that none shifts another's; seeding by bytes ignores hash randomisation."""
    return Random(f"{purpose} of {seed}".encode(errors="surrogatepass"))  # a text cut in the middle of a sign is a seed too


def shuffle(items: list[T], rng: Random) -> None:
    """Fisher–Yates in place, on ``rng.random()`` alone, so that the order stays the same in every version of Python."""
    draw = rng.random
    for last in range(len(items) - 1, 0, -1):
        other = int(draw() * (last + 1))
        items[last], items[other] = items[other], items[last]


def deal_out(pack: Sequence[Card], seats: int, hand: int, rng: Random, widow: int | None = None) -> Dealt:
    """A shuffled pack as ``seats`` hands of ``hand`` cards and a widow of ``widow``, None for all the rest."""
    stock = list(pack)
    shuffle(stock, rng)
    hands = tuple(in_order(stock[seat * hand : (seat + 1) * hand]) for seat in range(seats))
    aside = stock[seats * hand :]
    return Dealt(hands, in_order(aside[:widow]))


def deal_of_match(pack: Sequence[Card], seats: int, hand: int, seed: str, serial: int, widow: int | None = None) -> Dealt:
    """Deal number ``serial`` (from 0, passed-out deals count) of the match with that seed: it depends on (seed, serial, pack) alone."""
    return deal_out(pack, seats, hand, stream(seed, f"deal {serial}"), widow)


def first_dealer(seats: int, seed: str) -> Seat:
    """The dealer of the first deal of the match with that seed."""
    return int(stream(seed, "first dealer").random() * seats)


def checked(dealt: Dealt, pack: Sequence[Card], seats: int, hand: int, widow: int | None = None) -> Dealt:
    """The same deal with its hands in order.

    :raises BadDeal: when the hands are not ``seats`` times ``hand`` different cards of the pack, and the widow ``widow`` others,
        None for all the rest.
    """
    sizes = [len(held) for held in dealt.hands]
    if sizes != [hand] * seats:
        raise BadDeal(f"expected {seats} hands of {hand} cards, got hands of {sizes}", expected=[hand] * seats, got=[*sizes])
    if widow is None:
        widow = len(pack) - seats * hand
    if len(dealt.widow) != widow:
        raise BadDeal(f"expected a widow of {widow} cards, got {len(dealt.widow)}", expected=widow, got=len(dealt.widow))
    held = [one for cards in (*dealt.hands, dealt.widow) for one in cards]
    different = {*held}
    if len(different) != len(held) or not different.issubset(pack):
        wrong = next(one for one in held if one not in pack or held.count(one) > 1)
        raise BadDeal(f"expected each card of the pack in use once, got {wrong}", expected="pack", got=wrong.code)
    return Dealt(tuple(in_order(cards) for cards in dealt.hands), in_order(dealt.widow))
