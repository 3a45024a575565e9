"""Alpha-beta between two sides on an ``Endgame``, with windows of one point.

Answers are kept by the cards that are left, of which only the order in each suit counts, with holder and kind. A lead is tried from the
strongest card on, but first the one that answered last; who follows tries to win from an enemy and to give points to a friend.
"""

from __future__ import annotations

from typing import TypeAlias

from napoleon_core.mechanics.endgame import NOWHERE, Endgame
from napoleon_core.seats import Seat

SPOIL = 64  # added to a question: the other seats are to get a point too, and have none so far
PLAIN = 32  # questions up to here have nothing added
FIELD = 16  # bits for what is told apart in one suit
NEVER = 99
NOTHING = -9  # weaker than any card

Bounds: TypeAlias = list[dict[int, int]]
Strengths: TypeAlias = tuple[int, ...]


class SliceOver(Exception):  # no error: the work goes on in the next slice
    """The positions of a slice are used up."""


class EndgameSearch:
    """One endgame, with all that has been found out about it. A slice has ``budget`` more positions, and no end if that is below 0."""

    def __init__(self, end: Endgame) -> None:
        self.budget = -1
        self._end = end
        seats = range(len(end.hands))
        self._hands, self._points, self._counting, self._raising = end.hands, end.points, end.counting, end.raising
        self._next = [*seats[1:], 0]
        self._strengths = [lead.strengths for lead in end.leads]
        self._called = [lead.called for lead in end.leads]
        self._forced = [end.free if lead.forced else 0 for lead in end.leads]
        self._twos = [lead.two for lead in end.leads]
        self._free, self._special = end.free, end.special
        self._beaten, self._beater = end.beaten
        self._above: list[dict[int, int]] = [{} for _ in end.leads]
        self._lows: Bounds = [{} for _ in seats]
        self._highs: Bounds = [{} for _ in seats]
        self._spoilt: Bounds = [{} for _ in seats]
        self._answers: Bounds = [{} for _ in seats]
        self._keys: dict[int, int] = {}
        self._fields = _fields(end)
        self._told_apart: dict[tuple[object, ...], int] = {}
        self._distinct: dict[tuple[int, int], int] = {}
        self._leads: dict[tuple[int, int], list[int]] = {}
        self._owners = _owners(end)

    def reaches(self, place: int, more: int) -> bool:
        """Whether the counting seats get so many points more once the card at this place is played, ``SPOIL`` added if the others must too.

        :raises SliceOver: when the budget is used up.
        """
        end = self._end
        lead = end.trick[0] if end.trick else place
        strengths, two = self._strengths[lead], self._twos[lead]
        best, winner, played = NOTHING, end.leader, end.laid
        for seat, one in enumerate((*end.trick, place), end.leader):
            played |= 1 << one
            if strengths[one] > best:
                best, winner = strengths[one], seat % len(self._hands)
        rem = sum(self._hands) & ~(1 << place)
        waiting = len(self._hands) - len(end.trick) - 1
        self._twos[lead] = 0 if end.first else two
        try:
            if not waiting:
                return self._ended(rem, lead, best, winner, played, more)
            return self._followed(self._next[end.to_act], rem, lead, strengths, best, winner, played, more, waiting)
        finally:
            self._twos[lead] = two

    def _led(self, rem: int, leader: Seat, need: int) -> bool:
        """Whether the counting seats get ``need`` points of the cards that are left, ``leader`` leading."""
        if need <= 0:
            return True
        left = (rem & self._points).bit_count()
        if need > left and (need < PLAIN or max(0, need - SPOIL) >= left):
            return False
        key = self._keys.get(rem)
        if key is None:
            key = self._keys[rem] = self._key(rem)
        if need > PLAIN:
            return self._spoilt_led(rem, leader, need, key)
        lows, highs = self._lows[leader], self._highs[leader]
        if need <= lows.get(key, 0):
            return True
        if need > highs.get(key, NEVER):
            return False
        if self._tried(rem, leader, need, key):
            lows[key] = need
            return True
        highs[key] = need - 1
        return False

    def _spoilt_led(self, rem: int, leader: Seat, need: int, key: int) -> bool:
        known, asked = self._spoilt[leader], key << 7 | need
        answer = known.get(asked)
        if answer is None:
            answer = known[asked] = int(self._tried(rem, leader, need, key))
        return answer > 0

    def _tried(self, rem: int, leader: Seat, need: int, key: int) -> bool:
        self.budget -= 1
        if self.budget == 0:
            raise SliceOver
        own = rem & self._hands[leader]
        leads = self._leads.get((own, rem))
        if leads is None:
            leads = self._leads[own, rem] = self._in_turn(own, rem)
        up, waiting, after = self._raising[leader], len(self._hands) - 1, self._next[leader]
        answers = self._answers[leader]
        last = answers.get(key, 0)
        for at in range(len(leads)):
            turn = last if at == 0 else at - (at <= last)
            one = leads[turn]
            bit, strengths = 1 << one, self._strengths[one]
            if self._followed(after, rem ^ bit, one, strengths, strengths[one], leader, bit, need, waiting) == up:
                answers[key] = turn
                return up
        return not up

    def _followed(
        self, seat: Seat, rem: int, lead: int, strengths: Strengths, best: int, winner: Seat, played: int, need: int, waiting: int
    ) -> bool:
        while True:
            own = rem & self._hands[seat]
            legal = own & self._called[lead]
            legal = legal | own & self._free if legal else own
            legal = own & self._forced[lead] or legal
            if legal & (legal - 1):
                break
            rem ^= legal
            played |= legal
            strength = strengths[legal.bit_length() - 1]
            if strength > best:
                best, winner = strength, seat
            waiting -= 1
            if not waiting:
                return self._ended(rem, lead, best, winner, played, need)
            seat = self._next[seat]
        distinct = self._distinct.get((legal, rem | played))
        if distinct is None:
            distinct = self._distinct[legal, rem | played] = self._reduced(legal, rem | played)
        above = self._above[lead].get(best)
        if above is None:
            above = self._above[lead][best] = sum(1 << one for one, other in enumerate(strengths) if other > best)
        winning, up, after = distinct & above, self._raising[seat], self._next[seat]
        idle = distinct ^ winning
        pointed = idle & self._points
        waiting -= 1
        for some in (pointed, idle ^ pointed, winning) if self._raising[winner] == up else (winning, idle ^ pointed, pointed):
            while some:
                bit = some & -some
                some ^= bit  # noqa: PLW2901  # a set is used up
                strength, holder = best, winner
                if bit & winning:
                    strength, holder = strengths[bit.bit_length() - 1], seat
                if waiting:
                    found = self._followed(after, rem ^ bit, lead, strengths, strength, holder, played | bit, need, waiting)
                else:
                    found = self._ended(rem ^ bit, lead, strength, holder, played | bit, need)
                if found == up:
                    return up
        return not up

    def _ended(self, rem: int, lead: int, best: int, winner: Seat, played: int, need: int) -> bool:
        if best == self._beaten:
            if played & self._beater:
                winner = self._owners[self._beater.bit_length() - 1]
        elif best < self._special and played & self._twos[lead] and not played & ~self._called[lead]:
            winner = self._owners[self._twos[lead].bit_length() - 1]
        if self._counting[winner]:
            need -= (played & self._points).bit_count()
        elif need > PLAIN and played & self._points:
            need -= SPOIL
        return self._led(rem, winner, need)

    def _in_turn(self, own: int, rem: int) -> list[int]:
        """The cards that are worth leading, the strongest first."""
        distinct = self._reduced(own, rem)
        cards = [one for one in range(distinct.bit_length()) if distinct >> one & 1]
        return sorted(cards, key=lambda one: -self._strengths[one][one])

    def _reduced(self, legal: int, near: int) -> int:
        """Of cards that are like their neighbours the lowest; ``near`` are all cards that may still lie between."""
        kinds, distinct, above = self._end.kinds, 0, NOWHERE
        while legal:
            one = legal.bit_length() - 1
            legal ^= 1 << one
            if above != NOWHERE and kinds[above] == kinds[one] and not near >> (one + 1) & ((1 << (above - one - 1)) - 1):
                distinct ^= 1 << above
            distinct |= 1 << one
            above = one
        return distinct

    def _key(self, rem: int) -> int:
        """A number that is the same for cards that are held and ordered in the same way."""
        key = 0
        for shift, size, known in self._fields:
            some = rem >> shift & ((1 << size) - 1)
            found = known.get(some)
            if found is None:
                here = (shift + at for at in range(size) if some >> at & 1)
                told = tuple((self._owners[one], self._end.kinds[one]) for one in here)
                found = known[some] = self._told_apart.setdefault(told, len(self._told_apart))
            key = key << FIELD | found
        return key


def _fields(end: Endgame) -> list[tuple[int, int, dict[int, int]]]:
    """Where the cards of each suit begin, how many they are, and a memory for what is told apart."""
    live = [one.suit for one in end.cards][: len(end.cards) - end.laid.bit_count()]
    return [(live.index(suit), live.count(suit), {}) for suit in dict.fromkeys(live)]


def _owners(end: Endgame) -> list[Seat]:
    owners = [NOWHERE] * len(end.cards)
    for seat, hand in enumerate(end.hands):
        for one in range(len(end.cards)):
            if hand >> one & 1:
                owners[one] = seat
    for seat, one in enumerate(end.trick, end.leader):
        owners[one] = seat % len(end.hands)
    return owners
