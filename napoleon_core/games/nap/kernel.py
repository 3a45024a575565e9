"""Deals of Nap as small numbers, solved with all hands open: a search asks thousands of times whether a bid is made.

The cards in the hands and in the running trick are bits, suit by suit, in each from the lowest: thirty at most, so that a set of them is
a number of one digit for Python. ``mechanics.endgame_search`` finds the same for any game, several times as slowly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from napoleon_core.cards import SUITS, Card
from napoleon_core.seats import Seat

WIDTH = 30
LEADERS, NEEDS = 3, 3  # bits for a seat, and for a number of tricks


class OpenDeal:
    """One world: hands by seat, the running trick and its leader, and the seat of the declarer."""

    def __init__(self, hands: Sequence[Sequence[Card]], trick: Sequence[Card], leader: Seat, declarer: Seat) -> None:
        live = sorted([*(one for hand in hands for one in hand), *trick], key=_place)
        self.bits = {one: 1 << place for place, one in enumerate(live)}
        self.hands = [sum([self.bits[one] for one in hand]) for hand in hands]
        self.trick = [self.bits[one] for one in trick]
        self.leader, self.declarer, self.seats = leader, declarer, len(hands)
        self.suits = dict.fromkeys(SUITS, 0)
        for one in live:
            self.suits[one.suit] += self.bits[one]
        self._trumps: dict[str | None, Trumps] = {}

    def trumps(self, suit: str | None) -> Trumps:
        """The deal with that suit as trumps, None for none."""
        found = self._trumps.get(suit)
        if found is None:
            found = self._trumps[suit] = Trumps(self, self.suits[suit] if suit else 0)
        return found

    def laid(self, bit: int, beating: Mapping[int, int]) -> tuple[int, Seat]:
        """The best card of the running trick once this one is played to it, and its seat."""
        best, winner = bit, self.leader
        for seat, one in enumerate((*self.trick, bit), self.leader):
            if seat == self.leader or one & beating[best]:
                best, winner = one, seat % self.seats
        return best, winner


class Trumps:
    """An open deal with one suit as trumps: for each card its suit and what beats it.

    A position that was answered is answered at once; of equal cards one is tried.
    """

    def __init__(self, deal: OpenDeal, trumps: int) -> None:
        self._deal, self._trumps = deal, trumps
        self._hands, self._declarer = deal.hands, deal.declarer
        self._next = [*range(1, deal.seats), 0]
        self.suit_of: dict[int, int] = {}
        self.beating: dict[int, int] = {}
        for suit in deal.suits.values():
            cut = 0 if suit == trumps else trumps
            rest = suit
            while rest:
                bit = rest & -rest
                rest ^= bit
                self.suit_of[bit], self.beating[bit] = suit, rest | cut
        self._known: dict[int, bool] = {}
        self._distinct: dict[int, int] = {}

    def makes(self, one: Card, need: int) -> bool:
        """Whether the declarer still gets so many tricks once the seat to act has played this card, all playing their best."""
        deal, bit = self._deal, self._deal.bits[one]
        best, winner = deal.laid(bit, self.beating)
        played, after = sum(deal.trick) | bit, len(deal.trick) + 1
        suit, seat = self.suit_of[deal.trick[0] if deal.trick else bit], (deal.leader + after) % deal.seats
        return self._followed(seat, sum(deal.hands) ^ bit, suit, best, winner, played, need, deal.seats - after)

    def _led(self, rem: int, leader: Seat, need: int) -> bool:
        if need <= 0:
            return True
        own = rem & self._hands[leader]
        left = own.bit_count()
        if need > left:
            return False
        if left == 1:
            return self._last(rem, leader, own) == self._declarer
        key = (rem << LEADERS | leader) << NEEDS | need
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._tried(rem, leader, need, own)
        return known

    def _last(self, rem: int, leader: Seat, best: int) -> Seat:
        """Who wins the last trick, to which nobody has a choice."""
        winner = seat = leader
        for _ in range(len(self._hands) - 1):
            seat = self._next[seat]
            one = rem & self._hands[seat]
            if one & self.beating[best]:
                best, winner = one, seat
        return winner

    def _tried(self, rem: int, leader: Seat, need: int, own: int) -> bool:
        up, after, waiting = leader == self._declarer, self._next[leader], len(self._hands) - 1
        if up and self._masters(rem, own) >= need:
            return True
        some = self._distinct_of(own, rem)
        for part in (some & self._trumps, some & ~self._trumps):
            rest = part
            while rest:
                bit = 1 << (rest.bit_length() - 1)
                rest ^= bit
                if self._followed(after, rem ^ bit, self.suit_of[bit], bit, leader, bit, need, waiting) == up:
                    return up
        return not up

    def _masters(self, rem: int, own: int) -> int:
        """How many of the highest trumps in a row the leader holds: each takes a trick."""
        trumps, count = rem & self._trumps, 0
        while trumps:
            bit = 1 << (trumps.bit_length() - 1)
            if not own & bit:
                break
            trumps ^= bit
            count += 1
        return count

    def _followed(self, seat: Seat, rem: int, suit: int, best: int, winner: Seat, played: int, need: int, waiting: int) -> bool:
        hands, beating = self._hands, self.beating
        while waiting:
            own = rem & hands[seat]
            legal = own & suit or own
            if legal & (legal - 1):
                legal = self._distinct_of(legal, rem | played)
            if legal & (legal - 1):
                return self._chosen(seat, legal, rem, suit, best, winner, played, need, waiting)
            own &= legal
            rem ^= own
            played |= own
            if own & beating[best]:
                best, winner = own, seat
            waiting -= 1
            seat = self._next[seat]
        return self._led(rem, winner, need - (winner == self._declarer))

    def _chosen(self, seat: Seat, legal: int, rem: int, suit: int, best: int, winner: Seat, played: int, need: int, waiting: int) -> bool:
        """A seat with a choice: who is winning for its side throws low, who is not wins low first."""
        up = seat == self._declarer
        winning = legal & self.beating[best]
        for some in (legal ^ winning, winning) if not up and winner != self._declarer else (winning, legal ^ winning):
            rest = some
            while rest:
                bit = rest & -rest
                rest ^= bit
                strong, holder = (bit, seat) if bit & winning else (best, winner)
                if self._followed(self._next[seat], rem ^ bit, suit, strong, holder, played | bit, need, waiting - 1) == up:
                    return up
        return not up

    def _distinct_of(self, cards: int, live: int) -> int:
        """Of cards between which none is left the lowest; all ``live`` ones may still lie between."""
        key = cards << WIDTH | live
        found = self._distinct.get(key)
        if found is None:
            found, rest, under = 0, live, 0
            while rest:
                bit = rest & -rest
                rest ^= bit
                if bit & cards and not (under & cards and self.suit_of[under] == self.suit_of[bit]):
                    found |= bit
                under = bit
            self._distinct[key] = found
        return found


def _place(one: Card) -> tuple[str, int]:
    return one.suit, one.rank
