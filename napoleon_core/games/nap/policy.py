"""The rule of thumb of Nap: what to bid and to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from napoleon_core.engine_study import EngineStudy
from napoleon_core.game import Game
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.policy_bidding import choose_bid
from napoleon_core.games.nap.policy_play import choose_card
from napoleon_core.games.nap.reasons import reason
from napoleon_core.games.nap.state import State
from napoleon_core.moves import Move
from napoleon_core.study import Study


class NapPolicy:
    """Plays from what its seat knows, without search and without chance."""

    def __init__(self, game: Game[State, Observation]) -> None:
        self._game = game

    def choose(self, seen: Observation, rng: Random) -> Move:  # noqa: ARG002 — the protocol hands every policy a generator
        """A legal move for the seat to act."""
        return choose_bid(seen) if seen.phase == "auction" else choose_card(seen)

    def mistakes(self, seen: Observation) -> Sequence[Move]:  # noqa: ARG002 — other games look at it
        """None: there is no beginner's level of this game."""
        return ()

    def study(self, seen: Observation) -> Study:
        """Deals played out on the engine."""
        return EngineStudy(self._game, seen, reason)

    def playout(self, seen: Observation, rng: Random) -> Callable[[], object]:
        """On the engine."""
        return EngineStudy(self._game, seen).playout(rng)
