"""When the rest of the tricks is certain for a seat in Nap: to take them all, or in a misère to take none.

The proof is sound, not complete: what it grants is so; what it does not grant may be so too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from napoleon_core.cards import Card
from napoleon_core.game import Claim
from napoleon_core.games.nap.claim_misere import losing_card
from napoleon_core.games.nap.observation import Observation, unseen_cards
from napoleon_core.games.nap.play import legal_cards, winner
from napoleon_core.mechanics.beliefs import Place
from napoleon_core.mechanics.claims import may_come
from napoleon_core.texts import Text


def claim(seen: Observation) -> Claim | None:
    """The card to play now and what is certain with it; None where nothing is, or where it would be no gain to the seat's side."""
    if seen.phase != "play" or seen.to_act != seen.seat or seen.contract is None or seen.declarer is None:
        return None
    if seen.contract.most == 0:
        one = losing_card(seen) if seen.seat == seen.declarer and not seen.taken()[seen.seat] else None
        return Claim(one, Text("nap-claim-none")) if one else None
    for one in legal_cards(seen.hand, seen.trick):
        if _Rest.of(seen, one).is_sure(seen, one):
            return Claim(one, Text("nap-claim"))
    return None


class _Rest(NamedTuple):
    """What one seat cannot see: ``rivals`` are the other seats' hands, ``waiting`` those that play to the running trick after it."""

    trump: str | None
    unseen: tuple[Card, ...]
    rivals: tuple[Place, ...]
    waiting: tuple[Place, ...]

    @classmethod
    def of(cls, seen: Observation, one: Card) -> _Rest:
        """As it is when ``one`` is played, which settles the trumps when it is the first card of the deal."""
        count = seen.options.players
        lacks = seen.lacks()
        places = [Place(0 if at == seen.seat else size, frozenset(lacks[at])) for at, size in enumerate(seen.counts)]
        opens = not seen.tricks and not seen.trick and seen.contract is not None and seen.contract.trump_from is not None
        waiting = [places[(seen.seat + step) % count] for step in range(1, count - len(seen.trick))]
        return cls(one.suit if opens else seen.trump, unseen_cards(seen), tuple(places), tuple(waiting))

    def is_sure(self, seen: Observation, one: Card) -> bool:
        """Whether the card takes this trick for certain, and as certain cards can be led after it to the end."""
        whole = (*seen.trick, one)
        if winner(whole, self.trump)[0] != len(seen.trick) or not self._stands(one, whole[0].suit, self.waiting, Counter()):
            return False
        led = Counter() if seen.trick else Counter(one.suit)
        left = [other for other in seen.hand if other is not one]
        while left:
            safe = next((other for other in left if self._stands(other, other.suit, self.rivals, led)), None)
            if safe is None:
                return False
            left.remove(safe)
            led.update(safe.suit)
        return True

    def _stands(self, one: Card, suit: str, places: Sequence[Place], led: Counter[str]) -> bool:
        """Whether nothing that may come from these places beats a card that is winning a trick in which ``suit`` was led."""
        least = self._strength(one, suit)
        beats = [other for other in self.unseen if self._strength(other, suit) > least]
        return not any(may_come(other, self.unseen, places, led, None) for other in beats)

    def _strength(self, one: Card, suit: str) -> tuple[bool, int]:
        return one.suit == self.trump, one.rank if one.suit in (suit, self.trump) else 0
