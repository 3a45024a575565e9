"""The rest of a deal with all hands open, as a solver takes it: cards as small numbers, sets of them as bits.

A card is its place in ``Endgame.cards``. What a game has of special cards is in its tables, so that one search serves any game of tricks.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Sequence
from dataclasses import dataclass

from napoleon_core.cards import Card
from napoleon_core.seats import Seat

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Lead:
    """What the lead of one card makes of all cards.

    ``strengths`` are by card: the strongest one wins the trick, if no more than this is said. ``called`` is the suit to be followed. If
    ``forced``, who holds a free card must play it. ``two`` wins a trick that is all of the suit called, unless something of a special
    strength is in it, or it is the first trick of the deal (see ``Endgame``).
    """

    strengths: tuple[int, ...]
    called: int
    forced: bool = False
    two: int = 0


@dataclass(frozen=True, slots=True)
class Endgame:
    """The cards in hands and in the trick that runs, who is to play, and what the rest is about.

    ``cards`` stand suit by suit, in each from the weakest; those that only count with the trick that runs, ``laid``, stand at the end.
    ``hands`` are sets by seat, ``trick`` is what ``leader`` and the next seats have played; ``first`` is the first trick of the deal.
    Of neighbours in a suit that one seat holds and that are of one of the ``kinds`` it does not matter which is played; once fewer cards
    than seats are left of a suit, so that no trick can be all of it, ``kinds_of_few``, if there are any, tell as much. ``free`` cards
    may be played at any time. A card is special from the strength ``special`` on; one of strength ``beaten[0]`` loses to the card
    ``beaten[1]``.

    Seats that are ``counting`` have ``taken`` so many of the ``points`` and get those in a trick that they win. ``raising`` seats want
    their number to be high, the others low. The contract is made from ``goal`` on, or below it if ``made_below``; if ``all_lose``, a total
    that leaves the other seats nothing fails.
    """

    cards: tuple[Card, ...]
    kinds: tuple[Hashable, ...]
    hands: tuple[int, ...]
    leader: Seat
    trick: tuple[int, ...]
    leads: tuple[Lead, ...]
    counting: tuple[bool, ...]
    raising: tuple[bool, ...]
    points: int
    taken: int
    goal: int
    made_below: bool = False
    all_lose: bool = False
    first: bool = False
    laid: int = 0
    free: int = 0
    special: int = 0
    beaten: tuple[int, int] = (NOWHERE, 0)
    kinds_of_few: tuple[Hashable, ...] = ()

    @property
    def to_act(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    def most(self) -> int:
        """So many points are still to be won."""
        return self.points.bit_count()

    def is_made(self, points: int) -> bool:
        """Whether the contract is made with this total of the counting seats, which does not fail by being all."""
        return (points >= self.goal) != self.made_below


def bits_of(cards: Sequence[Card], some: Container[Card]) -> int:
    """The set of those cards that are among some, by their places."""
    return sum(1 << place for place, one in enumerate(cards) if one in some)
