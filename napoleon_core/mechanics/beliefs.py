"""Dealing unseen cards to places that may not hold all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from napoleon_core.cards import Card
from napoleon_core.mechanics.dealing import shuffle

TRIES = 12


@dataclass(frozen=True, slots=True)
class Place:
    """Where unseen cards lie: how many, and which it may hold."""

    size: int
    may_hold: Callable[[Card], bool]


def spread(unseen: Sequence[Card], places: Sequence[Place], rng: Random) -> list[list[Card]]:
    """The unseen cards dealt at random to the places, one list for each; the sizes add up to the number of cards.

    The most constrained card goes first, to a place drawn by the room that is left; what a few tries cannot fit, an exact matching does.

    :raises ValueError: when no way of dealing fits at all.
    """
    cards = list(unseen)
    shuffle(cards, rng)
    homes = {one: [place for place, where in enumerate(places) if where.size and where.may_hold(one)] for one in cards}
    for _ in range(TRIES):
        cards.sort(key=lambda one: len(homes[one]))
        dealt = _greedy(cards, homes, places, rng)
        if dealt is not None:
            return dealt
        shuffle(cards, rng)
    return _matched(cards, homes, places)


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
