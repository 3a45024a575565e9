"""The rule of thumb of Japanese Napoleon: quick, and from what its seat knows alone."""

from __future__ import annotations

from random import Random

from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.policy_bidding import choose_bid
from napoleon_core.games.napoleon.policy_naming import choose_call, choose_discard
from napoleon_core.games.napoleon.policy_play import choose_card
from napoleon_core.games.napoleon.policy_weights import ADJUTANT, ALLY, NAPOLEON
from napoleon_core.moves import Move


class NapoleonPolicy:
    """A legal move in every phase, for all options; it draws nothing from the generator."""

    def choose(self, seen: Observation, rng: Random) -> Move:  # noqa: ARG002  # the protocol hands a generator to every policy
        """What the rule of thumb says for the seat to act."""
        if seen.phase == "auction":
            return choose_bid(seen)
        if seen.phase == "naming":
            return choose_call(seen)
        if seen.phase == "exchange":
            return choose_discard(seen)
        return choose_card(seen, NAPOLEON if seen.is_declarer else ADJUTANT if seen.is_adjutant else ALLY)
