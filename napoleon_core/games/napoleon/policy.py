"""The rule of thumb of Japanese Napoleon: quick, and from what its seat knows alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.informed_worlds import PLAY_WEIGHTS
from napoleon_core.games.napoleon.liking import counted
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.policy_bidding import JUMPS, choose_bid
from napoleon_core.games.napoleon.policy_mistakes import mistakes
from napoleon_core.games.napoleon.policy_naming import choose_call, choose_discard
from napoleon_core.games.napoleon.policy_play import choose_card
from napoleon_core.games.napoleon.secrecy import told
from napoleon_core.games.napoleon.study_deal import BidStudy, CallStudy, DiscardStudy
from napoleon_core.games.napoleon.study_play import CardStudy
from napoleon_core.games.napoleon.tempers import EVEN, Temper
from napoleon_core.moves import Move
from napoleon_core.study import Study

STUDIES: Mapping[str, Callable[[Observation], Study]] = {
    "auction": BidStudy,
    "naming": CallStudy,
    "exchange": DiscardStudy,
    "play": CardStudy,
}


class NapoleonPolicy:
    """A legal move in every phase, for all options; it draws nothing from the generator."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self._temper = temper

    def choose(self, seen: Observation, rng: Random) -> Move:  # noqa: ARG002  # the protocol hands a generator to every policy
        """What the rule of thumb says for the seat to act."""
        if seen.phase == "auction":
            return choose_bid(seen, self._temper)
        if seen.phase == "naming":
            return choose_call(seen, self._temper)
        if seen.phase == "exchange":
            return choose_discard(seen, self._temper)
        return choose_card(seen, self._temper)

    def mistakes(self, seen: Observation) -> Sequence[Move]:
        """See ``policy_mistakes``."""
        return mistakes(seen)

    def study(self, seen: Observation) -> Study:
        """The candidates of this phase, each carried through the rest of the deal by the playout kernel."""
        return BidStudy(seen, JUMPS) if seen.phase == "auction" and self._temper.jump else STUDIES[seen.phase](seen)

    def liking(self, seen: Observation, move: Move) -> float:
        """See ``liking``."""
        return 0.0 if self._temper is EVEN else counted(self._temper, seen, move)

    def informed_study(self, seen: Observation) -> Study:
        """Cards are tried in worlds that go with auction and plays; all else is as in ``study``."""
        return CardStudy(seen, informed=True) if seen.phase == "play" else self.study(seen)

    def telling(self, seen: Observation, moves: Sequence[Move]) -> Sequence[float]:
        """What a card tells of a secret adjutant, see ``secrecy``."""
        cards = [move for move in moves if isinstance(move, Card)]
        return told(seen, cards, PLAY_WEIGHTS) if len(cards) == len(moves) else [0.0] * len(moves)

    def playout(self, seen: Observation, rng: Random) -> Callable[[], object]:
        """By the playout kernel."""
        return CardStudy(seen).playout(rng)
