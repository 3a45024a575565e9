"""The agent that searches: flat Monte Carlo over sampled worlds, the same for every candidate."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from napoleon_core.game import Game
from napoleon_core.moves import Move
from napoleon_core.study import Considered, Decision

BATCH = 10


class SearchAgent:
    """Looks at so many worlds for a decision, fewer when ``seconds`` are over before."""

    def __init__(self, game: Game[Any, Any], worlds: int, seconds: float | None = None) -> None:
        self._policy = game.policy()
        self._worlds = worlds
        self._seconds = seconds

    def choose(self, seen: Any, rng: Random) -> Move:
        """The best of the candidates."""
        decision = None
        for decision in self.think(seen, rng):
            pass
        assert decision is not None
        return decision.move

    def think(self, seen: Any, rng: Random) -> Iterator[Decision | None]:
        """None after every slice of work, and at last the decision."""
        study = self._policy.study(seen)
        if study is None:
            yield Decision(self._policy.choose(seen, rng), ())
            return
        if len(study.moves) == 1:
            yield Decision(study.moves[0], (), study.reason(study.moves[0]))
            return
        begun, done = perf_counter(), 0
        while done < self._worlds and (self._seconds is None or perf_counter() - begun < self._seconds):
            batch = min(BATCH, self._worlds - done)
            study.run(batch, rng)
            done += batch
            yield None
        considered = study.considered()
        best = max(considered, key=lambda one: one.value)
        yield Decision(best.move, considered, study.reason(best.move))
