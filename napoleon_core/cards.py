"""Cards, packs and their notation (rules: Cards).

There is exactly one object for each card, so cards compare and hash by identity and cost nothing to pass about.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter

from napoleon_core.errors import NotationError

SUITS = "shdc"
RANKS = "23456789TJQKA"
JOKER_CODE = "Jo"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card: ``rank`` 2 … 14 (ace high) and ``suit`` a letter of ``SUITS``; the joker has rank 0 and the suit ``""``.

    ``index`` is its place in the pack: spades, hearts, diamonds, clubs, each from the ace down, then the joker (52).
    """

    code: str
    rank: int
    suit: str
    index: int

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _all_cards() -> dict[str, Card]:
    codes = [rank + suit for suit in SUITS for rank in reversed(RANKS)]
    cards = {code: Card(code, RANKS.index(code[0]) + 2, code[1], index) for index, code in enumerate(codes)}
    cards[JOKER_CODE] = Card(JOKER_CODE, 0, "", len(codes))
    return cards


_CARDS = _all_cards()
_INDEX = attrgetter("index")
_PACKS = (tuple(_CARDS.values())[:-1], tuple(_CARDS.values()))
JOKER = _CARDS[JOKER_CODE]


def card(code: str) -> Card:
    """The card of that code.

    :raises NotationError: when no card is written so.
    """
    try:
        return _CARDS[code]
    except (KeyError, TypeError):
        raise NotationError(f"expected a card such as 'As', 'Td' or 'Jo', got {code!r}", expected="card", got=str(code)) from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text of codes with blanks between them, in that order.

    :raises NotationError: when one of them is no card.
    """
    return tuple(card(code) for code in text.split())


def pack(jokers: int) -> tuple[Card, ...]:
    """The full pack in the order of ``index``: 52 cards, and the joker with ``jokers=1``."""
    return _PACKS[jokers]


def in_order(held: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted by ``index``: the one order in which hands are kept."""
    return tuple(sorted(held, key=_INDEX))


def codes(held: Iterable[Card]) -> list[str]:
    """Their codes, in the same order."""
    return [one.code for one in held]
