"""What a search of Nap looks into: every sampled world is carried on, with all hands open, for every candidate.

A deal is small enough to be solved. What a contract pays does not depend on how far it is made, so that only this is asked. A misère is
played out instead, see ``kernel_misere``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import Contract
from napoleon_core.games.nap.kernel import OpenDeal
from napoleon_core.games.nap.kernel_misere import holds
from napoleon_core.games.nap.observation import Observation, unseen_cards
from napoleon_core.games.nap.play import legal_cards, trump_suit
from napoleon_core.games.nap.reasons import reason
from napoleon_core.games.nap.worlds import Hands, WorldSampler
from napoleon_core.moves import Move
from napoleon_core.study import Considered
from napoleon_core.texts import Text

FAVOUR, CERTAINTY = 0.1, 30
"""By so much, in chance, is the card of the rule of thumb thought better beforehand, as surely as if so many worlds had told it."""


class NapStudy(ABC):
    """See ``study.Study``. The first of ``moves`` is what the rule of thumb says, and so what is chosen among equals."""

    def __init__(self, seen: Observation, moves: Sequence[Move], first: Move) -> None:
        self._seen, self._sampler = seen, WorldSampler(seen)
        self.moves = (first, *(move for move in moves if move != first))
        self._worlds = 0

    def run(self, worlds: int, rng: Random) -> None:
        """Looks at so many more worlds."""
        for _ in range(worlds):
            self._look_at(self._sampler.draw(rng))
            self._worlds += 1

    @abstractmethod
    def _look_at(self, hands: Hands) -> None:
        """Carries one world on for every candidate."""

    @abstractmethod
    def considered(self) -> tuple[Considered, ...]:
        """What each candidate is worth in points from each opponent, and the share of its contracts that were made."""

    def simulated(self, move: Move) -> float | None:
        """The share of the contracts made that a candidate led to."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        return reason(self._seen, move, self.simulated(move) if self._worlds else None)


class CardStudy(NapStudy):
    """The candidates are the legal cards, of equal ones that which the rule of thumb says, or the lowest."""

    def __init__(self, seen: Observation, first: Card) -> None:
        super().__init__(seen, distinct(seen, first), first)
        assert seen.contract is not None
        assert seen.declarer is not None
        self._made = [0] * len(self.moves)
        self._contract, self._declarer = seen.contract, seen.declarer
        self._need = seen.contract.least - seen.taken()[seen.declarer]
        self._lacks = frozenset(seen.lacks()[seen.declarer])

    def _look_at(self, hands: Hands) -> None:
        seen = self._seen
        assert seen.leader is not None
        deal = OpenDeal(hands, seen.trick, seen.leader, self._declarer)
        for at, one in enumerate(self.moves):
            assert isinstance(one, Card)
            trump = trump_suit(self._contract, seen.tricks, (*seen.trick, one))
            made = holds(deal, one, trump, self._lacks) if self._contract.most == 0 else deal.trumps(trump).makes(one, self._need)
            self._made[at] += made

    def playout(self, rng: Random) -> Callable[[], object]:
        """See ``game.Policy.playout``."""
        return partial(self._look_at, self._sampler.draw(rng))

    def considered(self) -> tuple[Considered, ...]:
        """See ``NapStudy``."""
        contract, worlds = self._contract, max(1, self._worlds)
        sign = 1 if self._seen.seat == self._declarer else -1
        lead = FAVOUR * CERTAINTY / (CERTAINTY + self._worlds)
        found = []
        for one, made in zip(self.moves, self._made, strict=True):
            favour = lead if one == self.moves[0] else 0.0
            found.append(Considered(one, sign * mean_pay(contract, made / worlds) + favour * (contract.won + contract.lost), made / worlds))
        return tuple(found)


def mean_pay(contract: Contract, chance: float) -> float:
    """Points that each opponent may be expected to pay the declarer."""
    return chance * contract.won - (1.0 - chance) * contract.lost


def distinct(seen: Observation, wanted: Card) -> tuple[Card, ...]:
    """The legal cards; of those with no unseen card between only one, the wanted one if it is among them, else the lowest."""
    legal = sorted(legal_cards(seen.hand, seen.trick), key=lambda one: (one.suit, one.rank))
    near = {*unseen_cards(seen), *seen.trick}
    kept: list[list[Card]] = []
    for one in legal:
        last = kept[-1][-1] if kept else None
        if last is not None and last.suit == one.suit and not _between(near, last, one):
            kept[-1].append(one)
        else:
            kept.append([one])
    return tuple(wanted if wanted in group else group[0] for group in kept)


def _between(cards: Iterable[Card], low: Card, high: Card) -> bool:
    return any(one.suit == low.suit and low.rank < one.rank < high.rank for one in cards)
