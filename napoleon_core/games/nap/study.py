"""What a search of Nap looks into: every sampled world is solved, with all hands open, for every candidate.

A deal is small enough for that. What a contract pays does not depend on how far it is made, so that only this is asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random

from napoleon_core.cards import Card
from napoleon_core.game import Game
from napoleon_core.games.nap.contract import Contract
from napoleon_core.games.nap.observation import Observation, unseen_cards
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.games.nap.reasons import reason
from napoleon_core.games.nap.state import Playing, State
from napoleon_core.games.nap.worlds import draw_world
from napoleon_core.mechanics.endgame import Endgame
from napoleon_core.mechanics.endgame_search import EndgameSearch
from napoleon_core.moves import Move
from napoleon_core.study import Considered
from napoleon_core.texts import Text

FAVOUR, CERTAINTY = 0.1, 30
"""By so much, in chance, is the card of the rule of thumb thought better beforehand, as surely as if so many worlds had told it."""


class NapStudy(ABC):
    """See ``study.Study``. The first of ``moves`` is what the rule of thumb says, and so what is chosen among equals."""

    def __init__(self, game: Game[State, Observation], seen: Observation, moves: Sequence[Move], first: Move) -> None:
        self._game, self._seen = game, seen
        self.moves = (first, *(move for move in moves if move != first))
        self._worlds = 0

    def run(self, worlds: int, rng: Random) -> None:
        """Solves so many more worlds."""
        for _ in range(worlds):
            self._look_at(draw_world(self._seen, rng))
            self._worlds += 1

    @abstractmethod
    def _look_at(self, world: State) -> None:
        """Solves one world for every candidate."""

    @abstractmethod
    def considered(self) -> tuple[Considered, ...]:
        """What each candidate is worth in points from each opponent, and the share of its contracts that were made."""

    def simulated(self, move: Move) -> float | None:
        """The share of the contracts made that a candidate led to."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        return reason(self._seen, move)


class CardStudy(NapStudy):
    """The candidates are the legal cards, of equal ones that which the rule of thumb says, or the lowest."""

    def __init__(self, game: Game[State, Observation], seen: Observation, first: Card) -> None:
        super().__init__(game, seen, distinct(seen, first), first)
        self._made = [0] * len(self.moves)

    def _look_at(self, world: State) -> None:
        assert isinstance(world, Playing)
        table = Solved(self._game, world)
        for at, one in enumerate(self.moves):
            assert isinstance(one, Card)
            self._made[at] += table.makes(one, world.contract)

    def considered(self) -> tuple[Considered, ...]:
        """See ``NapStudy``."""
        contract, worlds = self._seen.contract, max(1, self._worlds)
        assert contract is not None
        sign = 1 if self._seen.seat == self._seen.declarer else -1
        lead = FAVOUR * CERTAINTY / (CERTAINTY + self._worlds)
        found = []
        for one, made in zip(self.moves, self._made, strict=True):
            favour = lead if one == self.moves[0] else 0.0
            found.append(Considered(one, sign * mean_pay(contract, made / worlds) + favour * (contract.won + contract.lost), made / worlds))
        return tuple(found)


class Solved:
    """One world whose cards are played, asked about for several cards: what is found for one serves the next."""

    def __init__(self, game: Game[State, Observation], world: Playing) -> None:
        self._game, self._world = game, world
        self._searches: dict[str, tuple[Endgame, EndgameSearch]] = {}

    def makes(self, one: Card, contract: Contract) -> bool:
        """Whether that contract is made with the best play of all after this card of the seat to act.

        It is the contract of the world, or one that wants more or fewer tricks.
        """
        world = self._world
        key = "" if world.tricks or world.trick else one.suit
        if key not in self._searches:
            end = self._game.endgame(world, one)
            self._searches[key] = end, EndgameSearch(end)
        end, search = self._searches[key]
        goal = end.goal if end.made_below else contract.least
        return search.reaches(end.cards.index(one), goal - end.taken) != end.made_below


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
