"""When the rest of the tricks is certain for a seat, however the cards that it does not see may lie and be played.

The proof is sound, not complete: what it grants is so; what it does not grant may be so too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from napoleon_core.cards import JOKER, Card
from napoleon_core.game import Claim
from napoleon_core.games.napoleon.belief import unseen_cards
from napoleon_core.games.napoleon.contract import MOST
from napoleon_core.games.napoleon.observation import ALLIES, ARMY, Observation
from napoleon_core.games.napoleon.play import MIGHTY, SPECIAL, TWOS, YOROMEKI_QUEEN, TrickTable, trick_table
from napoleon_core.mechanics.beliefs import Place
from napoleon_core.mechanics.claims import may_come
from napoleon_core.mechanics.tricks import played_by_seat
from napoleon_core.texts import Text


def claim(seen: Observation) -> Claim | None:
    """The card to play now and what is certain with it; None where nothing is certain, or where it would be no gain."""
    if seen.phase != "play" or seen.to_act != seen.seat or _is_too_much(seen):
        return None
    one = _Rest.of(seen).sure_card(seen)
    return Claim(one, Text("napoleon-claim")) if one else None


def _is_too_much(seen: Observation) -> bool:
    """Whether an army that takes all the rest may come to lose by taking everything (rules: ``all_honours``)."""
    if seen.options.all_honours != "allies_win" or seen.side(seen.seat) != ARMY or seen.contract is None or seen.contract.number == MOST:
        return False
    return not any(count for seat, count in enumerate(seen.taken()) if seen.side(seat) == ALLIES)


class _Rest(NamedTuple):
    """What one seat cannot see: ``rivals`` are the other seats' hands, ``waiting`` those that play to the running trick after it."""

    table: TrickTable
    unseen: tuple[Card, ...]
    rivals: tuple[Place, ...]
    waiting: tuple[Place, ...]

    @classmethod
    def of(cls, seen: Observation) -> _Rest:
        played = played_by_seat(seen.tricks, seen.leader, seen.trick, seen.options.players)
        unseen, places = unseen_cards(seen, played)
        count = seen.options.players
        waiting = [places[(seen.seat + step) % count] for step in range(1, count - len(seen.trick))]
        return cls(trick_table(seen.options, seen.trump), tuple(unseen), tuple(places[:count]), tuple(waiting))

    def sure_card(self, seen: Observation) -> Card | None:
        """A card that wins this trick for certain, and after which as certain cards can be led to the end."""
        first = not seen.tricks
        for one in self.table.legal(seen.hand, seen.trick):
            if self._takes(one, seen.trick, first) and self._runs([other for other in seen.hand if other is not one], one, seen.trick):
                return one
        return None

    def _takes(self, one: Card, trick: tuple[Card, ...], first: bool) -> bool:
        whole = (*trick, one)
        if self.table.winner(whole, first)[0] != len(trick):
            return False
        if not self.waiting:
            return True
        # While others are to play, a two that would win as the trick stands may have to win by its rank.
        return self.table.winner(whole, True)[0] == len(trick) and self._stands(one, whole, self.waiting, Counter())

    def _runs(self, left: list[Card], one: Card, trick: Sequence[Card]) -> bool:
        """Whether all these can be led to the end after ``one``. What is safe stays so whatever is led before it, so any order will do."""
        led = Counter() if trick else Counter(self._call(one))
        while left:
            safe = next((other for other in left if self._stands(other, (other,), self.rivals, led)), None)
            if safe is None:
                return False
            left.remove(safe)
            led.update(self._call(safe))
        return True

    def _call(self, lead: Card) -> list[str]:
        called = self.table.called(lead)
        return [] if called is None else [called]

    def _stands(self, one: Card, trick: tuple[Card, ...], places: tuple[Place, ...], led: Counter[str]) -> bool:
        """Whether nothing that may come from these places beats a card that is winning the trick."""
        strength = self.table.strengths[trick[0].suit]
        beats = [other for other in self.unseen if strength[other.index] > strength[one.index]]
        if self.table.yoromeki and one is YOROMEKI_QUEEN and MIGHTY in beats:
            beats.remove(MIGHTY)
        if self.table.yoromeki and one is MIGHTY and YOROMEKI_QUEEN in self.unseen:
            beats.append(YOROMEKI_QUEEN)
        if strength[one.index] < SPECIAL and self._two_may_win(trick, places):
            beats.append(TWOS[trick[0].suit])
        return not any(self._may_come(other, places, led) for other in beats)

    def _two_may_win(self, trick: tuple[Card, ...], places: tuple[Place, ...]) -> bool:
        """Whether the two of the suit led is out, and all who are still to play may be able to follow."""
        suit = trick[0].suit
        if not self.table.same_two or TWOS.get(suit) not in self.unseen or any(one.suit != suit for one in trick):
            return False
        out = sum(one.suit == suit for one in self.unseen)
        return out >= len([place for place in places if place.size]) and all(suit not in place.lacks for place in places if place.size)

    def _may_come(self, one: Card, places: tuple[Place, ...], led: Counter[str]) -> bool:
        return may_come(one, self.unseen, places, led, JOKER if JOKER in self.unseen else None)
