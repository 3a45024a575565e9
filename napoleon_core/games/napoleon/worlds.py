"""Worlds for the playouts: what a seat cannot see, dealt at random as lists of small integers.

The hard facts are those of ``belief``: cards seen, hand sizes, proved voids. On top of them come leanings, which no fact proves: Napoleon
is likelier to hold trumps and special cards, hardly lays away what wins, and seldom names a card that nobody else holds; and who plays
like the adjutant is likelier to be it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.belief import unseen_cards
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, BIT_AT, JOKER_AT, NAPOLEON, NOBODY, SUIT_AT
from napoleon_core.games.napoleon.leanings import leanings
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.playout import Hand
from napoleon_core.games.napoleon.policy_history import bits, read_history
from napoleon_core.mechanics.beliefs import spread
from napoleon_core.mechanics.tricks import played_by_seat

TRIES = 20
Rows: TypeAlias = tuple[tuple[int, float], ...]
"""Places where a card may lie, each with how the card leans to it."""


def suits_of(cards: Collection[int]) -> Hand:
    """Cards as a playout's hand, in the order of ``index``, without the joker."""
    hand: Hand = [[], [], [], [], []]
    for one in sorted(cards):
        if one != JOKER_AT:
            hand[SUIT_AT[one]].append(one)
    return hand


class World(NamedTuple):
    """``hands`` and ``joker`` as ``playout.play_out`` takes them, ``roles`` by seat; ``unplayed`` is the bit set of the
    cards in hands, ``aside`` are those that lie face down."""

    hands: list[Hand]
    joker: int
    roles: tuple[int, ...]
    unplayed: int
    aside: tuple[int, ...]

    def is_alone(self) -> bool:
        """Whether Napoleon has no adjutant."""
        return ADJUTANT not in self.roles


class WorldSampler:
    """Draws worlds that one seat cannot tell from the true one."""

    def __init__(self, seen: Observation) -> None:
        played = played_by_seat(seen.tricks, seen.leader, seen.trick, seen.options.players)
        self._seen = seen
        self._unseen, self._places = unseen_cards(seen, played)
        self._sizes = [place.size for place in self._places]
        self._own = [one.index for one in seen.hand]
        self._hidden_or_mine = bits((*self._unseen, *seen.hand))
        self._alone = seen.knows_alone()
        self._partner = None if self._alone else seen.partner()
        self._homes = sum(place.size > 0 for place in self._places)
        self._bound: list[tuple[int, Rows]] = []
        self._free: list[int] = []
        self._sort()

    def draw(self, rng: Random) -> World:
        """A world, all hands in lists of its own."""
        return self._world(self._dealt(rng))

    def _world(self, dealt: list[list[int]]) -> World:
        *hands, aside = dealt
        hands[self._seen.seat] = self._own
        joker = next((seat for seat, held in enumerate(hands) if JOKER_AT in held), NOBODY)
        unplayed = self._hidden_or_mine & ~sum(BIT_AT[one] for one in aside)
        return World([suits_of(held) for held in hands], joker, self._roles(hands), unplayed, tuple(aside))

    def _sort(self) -> None:
        """Which cards may not lie anywhere alike, the most constrained first, with how they lean to their places; and the others."""
        seen, hidden = self._seen, len(self._places) - 1
        guilt = read_history(seen, trick_table(seen.options, seen.trump)).guilt if seen.named else []
        for one, leans in self._leaning():
            rows = leans
            if one is seen.named:
                rows = tuple((place, lean * guilt[place] if place not in (seen.declarer, hidden) else lean) for place, lean in leans)
            if len(rows) == self._homes and all(lean == 1.0 for _, lean in rows):
                self._free.append(one.index)
            else:
                self._bound.append((one.index, rows))
        self._bound.sort(key=lambda row: len(row[1]))

    def _leaning(self) -> Iterator[tuple[Card, Rows]]:
        """The unseen cards, each with the places where it may lie, and how it leans to them."""
        leans = leanings(self._seen)
        homes = [place for place, where in enumerate(self._places) if where.size]
        for one in self._unseen:
            yield one, tuple((place, leans(one, place)) for place in homes if self._places[place].may_hold(one))

    def _dealt(self, rng: Random) -> list[list[int]]:
        draw = rng.random
        for _ in range(TRIES):
            room = self._sizes[:]
            dealt: list[list[int]] = [[] for _ in room]
            for one, rows in self._bound:
                share = 0.0
                for place, lean in rows:
                    share += room[place] * lean
                share *= draw()
                for place, lean in rows:
                    share -= room[place] * lean
                    if share < 0.0:
                        dealt[place].append(one)
                        room[place] -= 1
                        break
                else:
                    break
            else:
                return self._filled(dealt, room, draw)
        lists = spread(self._unseen, self._places, rng)
        return [[one.index for one in held] for held in lists]

    def _filled(self, dealt: list[list[int]], room: list[int], draw: Callable[[], float]) -> list[list[int]]:
        """The places filled up with cards that may lie anywhere."""
        free = self._free[:]
        for at in range(len(free) - 1, 0, -1):
            other = int(draw() * (at + 1))
            free[at], free[other] = free[other], free[at]
        begun = 0
        for place, size in enumerate(room):
            if size:
                dealt[place] += free[begun : begun + size]
                begun += size
        return dealt

    def _roles(self, hands: list[list[int]]) -> tuple[int, ...]:
        seen = self._seen
        roles = [ALLY] * seen.options.players
        if seen.declarer is None:
            return tuple(roles)
        roles[seen.declarer] = NAPOLEON
        partner = self._partner
        if partner is None and not self._alone and seen.named is not None:
            named = seen.named.index
            partner = next((seat for seat in range(seen.options.players) if seat != seen.declarer and named in hands[seat]), None)
        if partner is not None:
            roles[partner] = ADJUTANT
        return tuple(roles)
