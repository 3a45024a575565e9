"""Moves and their notation (rules: Game record).

A move is a bid (``13h``), ``pass``, a naming (``call Jd``), a discard (``discard 2c 3d 4h``) or a card (``As``). The text of a bid may
look like a card (``9s``), so reading one needs to know which is meant; each phase of a game calls the reader that fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Protocol, TypeAlias

from napoleon_core.cards import Card, card, codes, in_order
from napoleon_core.errors import NotationError
from napoleon_core.texts import Json

PASS_WORD = "pass"
CALL_WORD = "call"
DISCARD_WORD = "discard"


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid by its name on the ladder of the game."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Pass:
    """Bids nothing, for the rest of this deal."""

    def __str__(self) -> str:
        return PASS_WORD


@dataclass(frozen=True, slots=True)
class Call:
    """Names the adjutant's card."""

    card: Card

    def __str__(self) -> str:
        return f"{CALL_WORD} {self.card}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lays cards away face down; they are kept in the order of the pack, whatever order they came in."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join([DISCARD_WORD, *codes(self.cards)])


Move: TypeAlias = Bid | Pass | Call | Discard | Card

PASS = Pass()


class Moves(Protocol):
    """The moves allowed in one position: lazy, with ``in`` and a fixed order; ``moves[n]`` is the one at place ``n`` from 0."""

    def __iter__(self) -> Iterator[Move]: ...
    def __contains__(self, move: object, /) -> bool: ...
    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> Move: ...
    def entry(self) -> Json:
        """What a record lists for them: the sorted texts, or one word for namings and discards."""


class MoveList(tuple[Move, ...]):
    """Few moves, all of them listed."""

    __slots__ = ()

    def entry(self) -> Json:
        """Their texts, sorted by code point."""
        return [*sorted(str(move) for move in self)]


class CallMoves(MoveList):
    """One naming for each card of the pack."""

    __slots__ = ()

    def entry(self) -> Json:
        """The word for them."""
        return CALL_WORD


class DiscardMoves:
    """All choices of ``count`` cards of a hand, made only when they are asked for."""

    __slots__ = ("count", "hand")

    def __init__(self, hand: Sequence[Card], count: int) -> None:
        self.hand = in_order(hand)
        self.count = count

    def __iter__(self) -> Iterator[Move]:
        return (Discard(chosen) for chosen in combinations(self.hand, self.count))

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Discard)
            and len(move.cards) == len(set(move.cards)) == self.count
            and all(one in self.hand for one in move.cards)
        )

    def __len__(self) -> int:
        return comb(len(self.hand), self.count)

    def __getitem__(self, place: int) -> Move:
        """The choice at that place, found without making those before it: of each card it is counted how many choices begin with it."""
        if not 0 <= place < len(self):
            raise IndexError(place)
        chosen: list[Card] = []
        for at, one in enumerate(self.hand, 1):
            if len(chosen) == self.count:
                break
            begin_so = comb(len(self.hand) - at, self.count - len(chosen) - 1)
            if place < begin_so:
                chosen.append(one)
            else:
                place -= begin_so
        return Discard(tuple(chosen))

    def entry(self) -> Json:
        """The word for them."""
        return DISCARD_WORD


NO_MOVES = MoveList()


def read_call(text: str) -> Call:
    """``call Jd`` as a move.

    :raises NotationError: when it is written otherwise.
    """
    word, _, code = text.partition(" ")
    if word != CALL_WORD:
        raise NotationError(f"expected 'call' and a card, got {text!r}", expected="call", got=text)
    return Call(card(code))


def read_discard(text: str) -> Discard:
    """``discard 2c 3d 4h`` as a move, the cards in any order.

    :raises NotationError: when it is written otherwise.
    """
    word, _, rest = text.partition(" ")
    if word != DISCARD_WORD or not rest:
        raise NotationError(f"expected 'discard' and cards, got {text!r}", expected="discard", got=text)
    return Discard(in_order(card(code) for code in rest.split(" ")))
