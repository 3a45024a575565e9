"""What Napoleon names and lays away, as tables of cards: for the rule of thumb, and for the playouts, which have to be quick."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from napoleon_core.cards import JOKER, SUITS, Card, card, pack
from napoleon_core.games.napoleon.kernel import NO_SUIT, SUIT_AT
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import IS_HONOUR, MIGHTY, YOROMEKI_QUEEN, left_jack, right_jack, special_cards

VOID = 1.2
HONOUR_AWAY = 1.5
KEEP_ALWAYS = 20.0
WANTED = ("left", "right", "mighty", "A", "joker", "K", "Q")
"""What Napoleon would have in a partner's hand, the best first; a rank means that card of the trump suit."""


@cache
def keep_table(options: NapoleonOptions, trump: str | None) -> tuple[float, ...]:
    """What each card is worth in Napoleon's hand, by index."""
    return tuple(_keep_worth(one, options, trump) for one in pack(1))


def _keep_worth(one: Card, options: NapoleonOptions, trump: str | None) -> float:
    if one in special_cards(options, trump):
        return KEEP_ALWAYS
    if one.suit == trump:
        return 6.0 + 0.4 * one.rank
    worth = {14: 3.0, 13: 1.4, 12: 0.5, 2: 0.6 if options.same_two else 0.0}.get(one.rank, 0.02 * one.rank)
    if one is YOROMEKI_QUEEN and options.yoromeki:
        worth += 0.6
    return worth + (HONOUR_AWAY if one in IS_HONOUR else 0.0)


@cache
def wanted(options: NapoleonOptions, trump: str | None) -> tuple[Card, ...]:
    """The cards worth having in a partner's hand, the best first: special cards, high trumps, aces."""
    specials = {"mighty": MIGHTY, "right": right_jack(trump), "left": left_jack(trump), "joker": JOKER if options.jokers else None}
    named = [specials[key] if key in specials else card(key + trump) if trump else None for key in WANTED]
    return tuple(dict.fromkeys([*(one for one in named if one is not None), *(card("A" + suit) for suit in SUITS)]))


def first_wanted(options: NapoleonOptions, trump: str | None, held: Collection[Card]) -> Card:
    """The card that helps most of those that are not held; a low one where all that are wanted are held."""
    return next(one for one in (*wanted(options, trump), *pack(0)) if one not in held)


def least(cards: Sequence[int], keep: Sequence[float], count: int) -> list[int]:
    """The cards to lay away: the least worth keeping, with a liking for short suits. Precondition: ``count`` are there."""
    sizes = [0] * (NO_SUIT + 1)
    for one in cards:
        sizes[SUIT_AT[one]] += 1
    bonus = [VOID / size if 0 < size <= count else 0.0 for size in sizes]
    return sorted(cards, key=lambda one: keep[one] - bonus[SUIT_AT[one]])[:count]
