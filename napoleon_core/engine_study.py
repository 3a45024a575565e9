"""The study that any game has: deals played out by its own rule of thumb, on its engine alone.

Slow, for every card played out is a state of its own; a game that is to be searched in a browser brings a study that is made for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic

from napoleon_core.game import Game, S, Seen
from napoleon_core.mechanics.dealing import stream
from napoleon_core.moves import Move
from napoleon_core.study import Considered
from napoleon_core.texts import Text

MOST = 60
"""Where there are more moves than this (a discard has hundreds), only what the rule of thumb says is a candidate."""


class EngineStudy(Generic[S, Seen]):
    """The decision of the seat that ``seen`` belongs to: a move is worth the mean score that it leads to."""

    def __init__(self, game: Game[S, Seen], seen: Seen, reason: Callable[[Seen, Move], Text | None] | None = None) -> None:
        self._why = reason
        self._game, self._seen, self._policy = game, seen, game.policy()
        any_world = game.sample(seen, stream("study", "moves"))  # what may be played is the same in all of them
        seat = game.to_act(any_world)
        assert seat is not None, "expected a seat to act"
        self._seat = seat
        legal = game.legal_moves(any_world)
        self._moves = (*legal,) if len(legal) <= MOST else (self._policy.choose(seen, stream("study", "candidate")),)
        self._worlds = 0
        self._scores = [0] * len(self._moves)
        self._made = [0] * len(self._moves)
        self._contracts = [0] * len(self._moves)

    @property
    def moves(self) -> Sequence[Move]:
        """All legal moves, in their order, if they are not too many."""
        return self._moves

    def run(self, worlds: int, rng: Random) -> None:
        """Plays every candidate out in so many more worlds, the players of one world drawing the same chances after each of them."""
        for _ in range(worlds):
            world, chances = self._game.sample(self._seen, rng), rng.getrandbits(64)
            for at, move in enumerate(self._moves):
                self._count(at, self._played_out(self._game.successor(world, move), Random(chances)))
            self._worlds += 1

    def playout(self, rng: Random) -> Callable[[], object]:
        """See ``Policy.playout``."""
        world = self._game.sample(self._seen, rng)
        return lambda: self._played_out(world, rng)

    def _played_out(self, state: S, rng: Random) -> S:
        game, choose = self._game, self._policy.choose
        while (seat := game.to_act(state)) is not None:
            state = game.successor(state, choose(game.observe(state, seat), rng))
        return state

    def _count(self, at: int, last: S) -> None:
        self._scores[at] += self._game.scores(last)[self._seat]
        made = self._game.report(last).get("made")
        if isinstance(made, bool):
            self._contracts[at] += 1
            self._made[at] += made

    def considered(self) -> tuple[Considered, ...]:
        """Mean scores, and the share of contracts made among the worlds that came to one."""
        worlds = max(1, self._worlds)
        return tuple(
            Considered(move, score / worlds, made / contracts if contracts else None)
            for move, score, made, contracts in zip(self._moves, self._scores, self._made, self._contracts, strict=True)
        )

    def simulated(self, move: Move) -> float | None:
        """The share of the contracts made that a candidate led to."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text | None:
        """What a move does, only a game can say: None where it has not been given here."""
        return self._why(self._seen, move) if self._why else None
