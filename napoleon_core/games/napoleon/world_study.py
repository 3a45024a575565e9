"""What all studies of Napoleon share: worlds drawn one after another, each in the next style of play, and what every candidate came to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from random import Random

from napoleon_core.games.napoleon.kernel import STYLES
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.reasons import reason
from napoleon_core.games.napoleon.worlds import World, WorldSampler
from napoleon_core.moves import Move
from napoleon_core.study import Considered
from napoleon_core.texts import Text


class WorldStudy(ABC):
    """See ``study.Study``. Of each of ``moves`` the sum of its worth, in contracts, and how often the contract was made after it.

    ``prior`` is what each move is thought to be worth beforehand, as surely as if so many worlds (``certainty``) had told it.
    """

    def __init__(self, seen: Observation, moves: Sequence[Move], prior: Sequence[float] = (), certainty: int = 0) -> None:
        self._seen = seen
        self.moves = moves
        self._worlds = 0
        self._certainty = certainty
        self._worth = [certainty * one for one in prior] or [0.0] * len(moves)
        self._made = [0] * len(moves)

    @cached_property
    def _sampler(self) -> WorldSampler:
        return WorldSampler(self._seen)

    def run(self, worlds: int, rng: Random) -> None:
        """Carries every candidate through so many more worlds."""
        for _ in range(worlds):
            self._look_at(self._sampler.draw(rng), self._worlds % STYLES)
            self._worlds += 1

    @abstractmethod
    def _look_at(self, world: World, style: int) -> None:
        """Carries every candidate through one world, played in that style."""

    def _count(self, at: int, worth: float, made: bool) -> None:
        self._worth[at] += worth
        self._made[at] += made

    def considered(self) -> tuple[Considered, ...]:
        """What each candidate is worth, and the share of the worlds in which the contract was made after it."""
        count, weight = max(1, self._worlds), max(1, self._worlds + self._certainty)
        rows = zip(self.moves, self._worth, self._made, strict=True)
        return tuple(Considered(move, worth / weight, made / count) for move, worth, made in rows)

    def simulated(self, move: Move) -> float | None:
        """How often the contract was made after that candidate; None for a pass."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        return reason(self._seen, move)
