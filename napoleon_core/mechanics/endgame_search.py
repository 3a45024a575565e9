"""Alpha-beta between two sides on an ``Endgame``, with windows of one point.

What a question finds, and that may be more than was asked, is kept by the cards that are left, of which only the order in each suit counts,
with holder and kind; at first it is what ``EndgameBounds`` sees. A lead is tried from the strongest on; who follows tries to win from an
enemy and to give points to a friend. But first comes what answered last: here, else with the same cards in hand, else of this leader.
"""

from __future__ import annotations

from typing import TypeAlias

from napoleon_core.mechanics.endgame import NOWHERE, Endgame
from napoleon_core.mechanics.endgame_bounds import EndgameBounds
from napoleon_core.seats import Seat

SPOIL = 64  # added to a question: the other seats are to get a point too, and have none so far
PLAIN = 32  # questions up to here have nothing added
FIELD = 16  # bits for what is told apart in one suit
NEVER = 199  # more than any answer
NOTHING = -9  # weaker than any card, less than any answer

Entry: TypeAlias = list[int]
LOW, HIGH, ANSWER, KEY = range(4)
"""What is known of a lead: at least and at most so many points, the number of the lead that answered last, and the key."""
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
        self._bounds = EndgameBounds(end)
        self._known: list[dict[int, Entry]] = [{} for _ in seats]
        self._alike: list[dict[int, Entry]] = [{} for _ in seats]
        self._spoilt: list[dict[int, int]] = [{} for _ in seats]
        self._keys: dict[int, int] = {}
        self._few = end.kinds_of_few or end.kinds
        self._fields = _fields(end)
        self._told_apart: dict[tuple[object, ...], int] = {}
        self._gaps: dict[int, int] = {}
        self._distinct: dict[tuple[int, int], int] = {}
        self._leads: list[dict[int, list[int]]] = [{} for _ in seats]
        self._led_by: list[dict[int, int]] = [{} for _ in seats]
        self._led_last = [NOWHERE] * len(end.hands)
        self._answers: list[dict[tuple[int, int], int]] = [{} for _ in seats]
        self._owners = _owners(end)
        ordered = sorted(range(len(end.cards)), key=lambda one: -self._strengths[one][one])
        self._by_strength = [[one for one in ordered if hand >> one & 1] for hand in end.hands]

    def reaches(self, place: int, more: int) -> bool:
        """Whether the counting seats get so much; see ``bound``."""
        return self.bound(place, more) >= more

    def bound(self, place: int, more: int) -> int:
        """What the counting seats get once the card at this place is played: at least so much if it is ``more`` or above, else at most.

        ``SPOIL`` is added to ``more`` if the others must get a point too; then it is only told whether it can be reached.

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

    def _led(self, rem: int, leader: Seat, need: int) -> int:
        """What the counting seats get of the cards that are left, ``leader`` leading: at least so much from ``need`` on, else at most."""
        if need <= 0:
            return 0
        entry = self._known[leader].get(rem) or self._entered(rem, leader)
        if need > PLAIN:
            return self._spoilt_led(rem, leader, need, entry)
        if need <= entry[LOW]:
            return entry[LOW]
        if need > entry[HIGH]:
            return entry[HIGH]
        found = self._tried(rem, leader, need, entry)
        entry[LOW if found >= need else HIGH] = found
        return found

    def _entered(self, rem: int, leader: Seat) -> Entry:
        """What is known of these cards, at first by the bounds alone; it is shared by all that are alike."""
        key = self._keys.get(rem)
        if key is None:
            key = self._keys[rem] = self._key(rem)
        entry = self._alike[leader].get(key)
        if entry is None:
            low, high = self._bounds.of(rem, leader, (rem & self._points).bit_count())
            entry = self._alike[leader][key] = [low, high, NOWHERE, key]
        self._known[leader][rem] = entry
        return entry

    def _spoilt_led(self, rem: int, leader: Seat, need: int, entry: Entry) -> int:
        left = (rem & self._points).bit_count()
        if max(0, need - SPOIL) >= left:
            return need - 1
        known, asked = self._spoilt[leader], entry[KEY] << 7 | need
        answer = known.get(asked)
        if answer is None:
            answer = known[asked] = need if self._tried(rem, leader, need, entry) >= need else need - 1
        return answer

    def _tried(self, rem: int, leader: Seat, need: int, entry: Entry) -> int:
        self.budget -= 1
        if self.budget == 0:
            raise SliceOver
        leads = self._leads[leader].get(rem)
        if leads is None:
            leads = self._leads[leader][rem] = self._in_turn(leader, rem)
        up, waiting, after, own = self._raising[leader], len(self._hands) - 1, self._next[leader], rem & self._hands[leader]
        last, found = entry[ANSWER], NOTHING if up else NEVER
        if not NOWHERE < last < len(leads):  # of cards that are alike, those with a two that can win no more may have a lead more
            before = self._led_by[leader].get(own, self._led_last[leader])
            last = leads.index(before) if before in leads else 0
        for at in range(len(leads)):
            turn = last if at == 0 else at - (at <= last)
            one = leads[turn]
            bit, strengths = 1 << one, self._strengths[one]
            value = self._followed(after, rem ^ bit, one, strengths, strengths[one], leader, bit, need, waiting)
            if (value >= need) == up:
                entry[ANSWER] = turn
                self._led_by[leader][own] = self._led_last[leader] = one
                return value
            if (value > found) == up:
                found = value
        return found

    def _followed(
        self, seat: Seat, rem: int, lead: int, strengths: Strengths, best: int, winner: Seat, played: int, need: int, waiting: int
    ) -> int:
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
        distinct = self._unlike(legal, rem | played)
        above = self._above[lead].get(best)
        if above is None:
            above = self._above[lead][best] = sum(1 << one for one, other in enumerate(strengths) if other > best)
        waiting -= 1
        up, after, answers, asked = self._raising[seat], self._next[seat], self._answers[waiting], (legal, best)
        first = answers.get(asked, 0) & distinct
        winning = (distinct ^ first) & above
        idle = distinct ^ first ^ winning
        pointed = idle & self._points
        found = NOTHING if up else NEVER
        for some in (first, pointed, idle ^ pointed, winning) if self._raising[winner] == up else (first, winning, idle ^ pointed, pointed):
            while some:
                bit = some & -some
                some ^= bit  # noqa: PLW2901  # a set is used up
                strength, holder = (strengths[bit.bit_length() - 1], seat) if bit & above else (best, winner)
                if waiting:
                    value = self._followed(after, rem ^ bit, lead, strengths, strength, holder, played | bit, need, waiting)
                else:
                    value = self._ended(rem ^ bit, lead, strength, holder, played | bit, need)
                if (value >= need) == up:
                    answers[asked] = bit
                    return value
                if (value > found) == up:
                    found = value
        return found

    def _ended(self, rem: int, lead: int, best: int, winner: Seat, played: int, need: int) -> int:
        if best == self._beaten:
            if played & self._beater:
                winner = self._owners[self._beater.bit_length() - 1]
        elif best < self._special and played & self._twos[lead] and not played & ~self._called[lead]:
            winner = self._owners[self._twos[lead].bit_length() - 1]
        gain = 0
        if self._counting[winner]:
            gain = (played & self._points).bit_count()
        elif need > PLAIN and played & self._points:
            gain = SPOIL
        return gain + self._led(rem, winner, need - gain)

    def _in_turn(self, leader: Seat, rem: int) -> list[int]:
        """The cards that are worth leading, the strongest first."""
        distinct = self._unlike(rem & self._hands[leader], rem)
        return [one for one in self._by_strength[leader] if distinct >> one & 1]

    def _unlike(self, legal: int, near: int) -> int:
        """Of cards that are like their neighbours the lowest; ``near`` are all cards that may still lie between."""
        gaps = self._gaps.get(legal)
        if gaps is None:
            gaps = self._gaps[legal] = self._between(legal)
        if not gaps:
            return legal
        near &= gaps
        distinct = self._distinct.get((legal, near))
        if distinct is None:
            distinct = self._distinct[legal, near] = self._reduced(legal, near)
        return distinct

    def _between(self, legal: int) -> int:
        """The places between cards of one kind, which are like each other once nothing lies there, and the places of these cards."""
        kinds, gaps, above = self._end.kinds, 0, NOWHERE
        while legal:
            one = legal.bit_length() - 1
            legal ^= 1 << one
            if above != NOWHERE and kinds[above] == kinds[one]:
                gaps |= (2 << above) - (1 << one)
            above = one
        return gaps

    def _reduced(self, legal: int, near: int) -> int:
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
                kinds = self._few if some.bit_count() < len(self._hands) else self._end.kinds
                told = tuple((self._owners[one], kinds[one]) for one in here)
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
