"""Dealing unseen cards to places that may not hold all of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from napoleon_core.cards import Card
from napoleon_core.mechanics.dealing import shuffle

TRIES = 12


class Place(NamedTuple):
    """Where unseen cards lie: how many, the suits that it is proved to lack, and single cards that it cannot hold.

    A tuple, for every sample makes one for each seat, and it is made three times as fast as a dataclass.
    """

    size: int
    lacks: frozenset[str] = frozenset()
    bars: frozenset[Card] = frozenset()

    def may_hold(self, one: Card) -> bool:
        """Whether a card may lie here."""
        return one.suit not in self.lacks and one not in self.bars


def spread(unseen: Sequence[Card], places: Sequence[Place], rng: Random) -> list[list[Card]]:
    """The unseen cards dealt at random to the places, one list for each; the sizes add up to the number of cards.

    Cards that may not lie everywhere go first, the most constrained before the others, to a place drawn by the room that is left; the
    rest is dealt out as it was shuffled. What a few tries cannot fit, an exact matching does.

    :raises ValueError: when no way of dealing fits at all.
    """
    cards = list(unseen)
    shuffle(cards, rng)
    bound, free = _parted(cards, places)
    homes = {one: [place for place, where in enumerate(places) if where.size and where.may_hold(one)] for one in bound}
    for _ in range(TRIES):
        bound.sort(key=lambda one: len(homes[one]))
        dealt = _greedy(bound, homes, places, rng)
        if dealt is not None:
            return _filled(dealt, free, places)
        shuffle(bound, rng)
    every = [place for place, where in enumerate(places) if where.size]
    return _matched([*bound, *free], homes | dict.fromkeys(free, every), places)


def _parted(cards: list[Card], places: Sequence[Place]) -> tuple[list[Card], list[Card]]:
    """The cards that may not lie everywhere, and the others."""
    picky = [where for where in places if where.size and (where.lacks or where.bars)]
    if not picky:
        return [], cards
    bound, free = [], []
    for one in cards:
        suit = one.suit
        for where in picky:
            if suit in where.lacks or one in where.bars:
                bound.append(one)
                break
        else:
            free.append(one)
    return bound, free


def _filled(dealt: list[list[Card]], free: list[Card], places: Sequence[Place]) -> list[list[Card]]:
    """The places filled up with cards that may lie anywhere, in their order."""
    begun = 0
    for held, place in zip(dealt, places, strict=True):
        end = begun + place.size - len(held)
        held.extend(free[begun:end])
        begun = end
    return dealt


def _greedy(cards: list[Card], homes: dict[Card, list[int]], places: Sequence[Place], rng: Random) -> list[list[Card]] | None:
    room = [place.size for place in places]
    dealt: list[list[Card]] = [[] for _ in places]
    for one in cards:
        draw = rng.random() * sum(room[place] for place in homes[one])
        for place in homes[one]:
            draw -= room[place]
            if draw < 0:
                dealt[place].append(one)
                room[place] -= 1
                break
        else:
            return None
    return dealt


def _matched(cards: list[Card], homes: dict[Card, list[int]], places: Sequence[Place]) -> list[list[Card]]:
    dealt: list[list[Card]] = [[] for _ in places]
    for one in cards:
        if not _place(one, homes, places, dealt):
            raise ValueError(f"expected places for all unseen cards, got none for {one}")
    return dealt


def _place(one: Card, homes: dict[Card, list[int]], places: Sequence[Place], dealt: list[list[Card]]) -> bool:
    """Finds a place for one card by moving others on: a breadth-first augmenting path."""
    came: dict[int, tuple[Card, int | None]] = dict.fromkeys(homes[one], (one, None))
    queue = list(came)
    for place in queue:
        if len(dealt[place]) < places[place].size:
            at: int | None = place
            while at is not None:
                mover, source = came[at]
                dealt[at].append(mover)
                if source is not None:
                    dealt[source].remove(mover)
                at = source
            return True
        for mover in dealt[place]:
            for other in homes[mover]:
                if other not in came:
                    came[other] = (mover, place)
                    queue.append(other)
    return False
