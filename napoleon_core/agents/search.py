"""The agent that searches: flat Monte Carlo over sampled worlds, the same for every candidate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any

from napoleon_core.game import Game
from napoleon_core.moves import Move
from napoleon_core.study import Decision

SLICE = 0.008
"""A slice of work is to take about so many seconds, so that whoever drives the search can look around between two."""


class SearchAgent:
    """Looks at ``worlds`` worlds for a decision, and at fewer only when ``seconds`` are over before.

    With ``informed`` worlds go with what the others have done so far; who is ``discreet`` counts what a move tells the others. The same
    generator and as many worlds give the same decision, however long the slices were.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        worlds: int,
        seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
        who: str | None = None,
        *,
        informed: bool = False,
        discreet: bool = False,
    ) -> None:
        self._policy = game.policy(who)
        self._study = self._policy.informed_study if informed else self._policy.study
        self._discreet = discreet
        self.worlds = worlds
        self.seconds = seconds
        self._clock = clock

    def choose(self, seen: Any, rng: Random) -> Move:
        """The best of the candidates."""
        *_, decision = self.think(seen, rng)
        assert decision is not None
        return decision.move

    def think(self, seen: Any, rng: Random) -> Iterator[Decision | None]:
        """None after every slice of work, and at last the decision: the candidate worth most, with what its player's temper likes
        about it, the first among equals.
        """
        begun = self._clock()
        study = self._study(seen)
        if len(study.moves) == 1:
            yield Decision(study.moves[0], reason=study.reason(study.moves[0]))
            return
        for _ in self._slices(study.run, rng, begun):
            yield None
        considered = study.considered()
        told = self._policy.telling(seen, study.moves) if self._discreet else [0.0] * len(considered)
        worth = [one.value + self._policy.liking(seen, one.move) - cost for one, cost in zip(considered, told, strict=True)]
        best = considered[worth.index(max(worth))]
        yield Decision(best.move, considered, study.reason(best.move))

    def _slices(self, run: Callable[[int, Random], None], rng: Random, begun: float) -> Iterator[None]:
        """At least one world; as many more at a time as a slice has room for, going by how long the last ones took."""
        done, batch, now = 0, 1, begun
        while done < self.worlds and (done == 0 or not self._is_over(now - begun)):
            batch = min(batch, self.worlds - done)
            before = self._clock()
            run(batch, rng)
            took = max(self._clock() - before, SLICE / 1000)
            done += batch
            yield None
            batch = max(1, min(2 * batch, int(batch * SLICE / took)))
            now = self._clock()

    def _is_over(self, elapsed: float) -> bool:
        return self.seconds is not None and elapsed >= self.seconds
