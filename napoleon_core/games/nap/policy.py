"""The rule of thumb of Nap: what to bid and to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from napoleon_core.games.nap.liking import counted
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.policy_bidding import choose_bid
from napoleon_core.games.nap.policy_mistakes import mistakes
from napoleon_core.games.nap.policy_play import choose_card
from napoleon_core.games.nap.study import CardStudy
from napoleon_core.games.nap.study_bids import BidStudy
from napoleon_core.games.nap.tempers import EVEN, Temper
from napoleon_core.moves import Move
from napoleon_core.study import Study


class NapPolicy:
    """Plays from what its seat knows, without search and without chance."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self._temper = temper

    def choose(self, seen: Observation, rng: Random) -> Move:  # noqa: ARG002 — the protocol hands every policy a generator
        """A legal move for the seat to act."""
        return choose_bid(seen, self._temper) if seen.phase == "auction" else choose_card(seen, self._temper)

    def mistakes(self, seen: Observation) -> Sequence[Move]:
        """See ``policy_mistakes``."""
        return mistakes(seen, choose_bid(seen) if seen.phase == "auction" else choose_card(seen))

    def study(self, seen: Observation) -> Study:
        """Sampled deals, carried on."""
        if seen.phase == "auction":
            return BidStudy(seen)
        return CardStudy(seen, choose_card(seen))

    def informed_study(self, seen: Observation) -> Study:
        """As ``study``: nothing is known of what plays tell."""
        return self.study(seen)

    def liking(self, seen: Observation, move: Move) -> float:
        """See ``liking``."""
        return 0.0 if self._temper is EVEN else counted(self._temper, seen, move)

    def telling(self, seen: Observation, moves: Sequence[Move]) -> Sequence[float]:  # noqa: ARG002  # all are asked alike
        """Nothing: nobody's side is a secret."""
        return [0.0] * len(moves)

    def playout(self, seen: Observation, rng: Random) -> Callable[[], object]:
        """A world that is carried on for every candidate."""
        return CardStudy(seen, choose_card(seen)).playout(rng)
