"""What the counting seats of an ``Endgame`` get at least and at most when a trick is to be led, seen without any search.

Two things are certain. A point that no card of the other side can ever beat is won by who holds it; but while there is a card that only one
other beats, that one may take any trick from its side, if somebody plays both there. And a leader may lead, one after
another, all cards that nobody else can beat: the other side has only the tricks that are left then, and wins in them no more of each hand's
points than tricks. Whoever wants few points (in a misère) will not do that.
"""

from __future__ import annotations

from collections.abc import Iterable

from napoleon_core.mechanics.endgame import Endgame, Lead
from napoleon_core.seats import Seat

RIVALS = 12
"""A point that more cards than these can beat is not looked at: it is hardly ever certain."""


class EndgameBounds:
    """The bounds of one endgame, by the cards that are left and the leader."""

    def __init__(self, end: Endgame) -> None:
        places = range(len(end.cards))
        self._end, self._hands, self._points = end, end.hands, end.points
        self._ours = sum(hand for hand, counts in zip(end.hands, end.counting, strict=True) if counts)
        self._beaten = sum(1 << one for one in places if end.leads[one].strengths[one] == end.beaten[0])
        self._beating = [self._beaten_by(one, end.leads[one]) for one in places]
        leads = dict.fromkeys(end.leads)  # most cards of a suit lead alike
        rivals = [(1 << one, self._ever_beaten_by(one, leads)) for one in places if end.points >> one & 1]
        self._sharp = [(bit, some) for bit, some in rivals if some.bit_count() <= RIVALS]

    def of(self, rem: int, leader: Seat, left: int) -> tuple[int, int]:
        """At least and at most so many of the ``left`` points."""
        ours, sure = self._ours & rem, 0
        theirs = rem ^ ours
        beater = self._end.beaten[1] if self._beaten & rem else 0
        for bit, rivals in self._sharp:
            if bit & rem and not (rivals | beater) & (theirs if bit & ours else ours):
                sure |= bit
        low, high = (sure & ours).bit_count(), left - (sure & theirs).bit_count()
        if self._end.counting[leader] != self._end.raising[leader]:
            return low, high
        own = rem & self._hands[leader]
        losing = self._losing(own, rem ^ own)
        if losing == own:
            return low, high
        counting = self._end.counting[leader]
        lost = self._lost(rem, losing, losing.bit_count(), self._points & ~(sure & (ours if counting else theirs)))
        return (max(low, left - lost), high) if counting else (low, min(high, lost))

    def _losing(self, own: int, others: int) -> int:
        """The cards of a leader that somebody may beat."""
        losing, cards = 0, own
        while cards:
            bit = cards & -cards
            cards ^= bit
            if self._beating[bit.bit_length() - 1] & others:
                losing |= bit
        return losing

    def _lost(self, rem: int, losing: int, tricks: int, points: int) -> int:
        """The most of these points that lie in so many tricks, to which the leader plays the losing cards."""
        if not tricks:
            return 0
        own = sum(hand for hand in self._hands if hand & losing)
        lost = min(tricks, (losing & points).bit_count())
        for hand in self._hands:
            if hand != own:
                lost += min(tricks, (hand & rem & points).bit_count())
        return lost

    def _beaten_by(self, one: int, lead: Lead) -> int:
        """The cards that may win a trick of that lead with this one in it."""
        strength = lead.strengths[one]
        some = sum(1 << other for other, its in enumerate(lead.strengths) if its >= strength)
        if strength < self._end.special:
            some |= lead.two
        if strength == self._end.beaten[0]:
            some |= self._end.beaten[1]
        return some & ~(1 << one)

    def _ever_beaten_by(self, one: int, leads: Iterable[Lead]) -> int:
        some = 0
        for lead in leads:
            some |= self._beaten_by(one, lead)
            if some.bit_count() > RIVALS:
                break
        return some
