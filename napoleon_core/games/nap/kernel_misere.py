"""A misère on an open deal, carried on by rule of thumb.

Who sees all hands catches nearly every misère, so that solving hardly tells one card from another. Here nobody looks into another hand: all
follow the rules of ``policy_misere``, reckoned by ranks alone.
"""

from __future__ import annotations

from napoleon_core.cards import Card
from napoleon_core.games.nap.kernel import OpenDeal, Trumps


def holds(deal: OpenDeal, one: Card, trump: str | None, lacks: frozenset[str]) -> bool:
    """Whether the declarer wins no trick once the seat to act has played this card; ``lacks`` are suits that it is known not to hold."""
    return _Playout(deal, deal.trumps(trump), sum([deal.suits[suit] for suit in lacks])).runs(deal.bits[one])


class _Playout:
    def __init__(self, deal: OpenDeal, trumps: Trumps, lacks: int) -> None:
        self._deal, self._trumps, self._lacks = deal, trumps, lacks
        self._hands = [*deal.hands]
        self._ranks = {bit: one.rank for one, bit in deal.bits.items()}

    def runs(self, bit: int) -> bool:
        deal = self._deal
        best, winner = deal.laid(bit, self._trumps.beating)
        trick = [*deal.trick, bit]
        seat = (deal.leader + len(trick) - 1) % deal.seats
        suit = self._trumps.suit_of[trick[0]]
        self._play(seat, bit, suit)
        declared = (deal.declarer - deal.leader) % deal.seats < len(trick)
        winner = self._trick(deal.leader, len(trick), suit, best, winner, declared)
        while winner != deal.declarer and self._hands[winner]:
            bit = self._lead(self._hands[winner])
            suit = self._trumps.suit_of[bit]
            self._play(winner, bit, suit)
            winner = self._trick(winner, 1, suit, bit, winner, False)
        return winner != deal.declarer

    def _play(self, seat: int, bit: int, suit: int) -> None:
        self._hands[seat] ^= bit
        if seat == self._deal.declarer and not bit & suit:
            self._lacks |= suit

    def _trick(self, leader: int, played: int, suit: int, best: int, winner: int, declared: bool) -> int:
        """The winner of a trick to which so many cards were played."""
        declarer, seats, beating = self._deal.declarer, self._deal.seats, self._trumps.beating
        for place in range(played, seats):
            seat = (leader + place) % seats
            own = self._hands[seat]
            bit = own & suit or own
            if bit & (bit - 1):
                bit = self._choice(bit, beating[best], seat == declarer, declared, winner == declarer)
            self._play(seat, bit, suit)
            declared = declared or seat == declarer
            if bit & beating[best]:
                best, winner = bit, seat
        return winner

    def _choice(self, legal: int, beating: int, own: bool, declared: bool, held: bool) -> int:
        """The bidder: as high as loses. The others: under what is winning, until the trick cannot catch the bidder any more."""
        under = legal & ~beating
        if under and (own or held or not declared):
            return self._highest(under)
        return self._highest(legal) if declared else self._lowest(legal)

    def _lead(self, own: int) -> int:
        """A low card of a suit that the bidder may hold."""
        return self._lowest(own & ~self._lacks or own)

    def _highest(self, cards: int) -> int:
        ranks, found, high = self._ranks, 0, 0
        while cards:
            bit = cards & -cards
            cards ^= bit
            if ranks[bit] >= high:
                found, high = bit, ranks[bit]
        return found

    def _lowest(self, cards: int) -> int:
        ranks, found, low = self._ranks, 0, 99
        while cards:
            bit = cards & -cards
            cards ^= bit
            if ranks[bit] < low:
                found, low = bit, ranks[bit]
        return found
