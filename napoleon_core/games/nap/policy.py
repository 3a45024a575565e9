"""The rule of thumb of Nap: what to bid."""

from __future__ import annotations

from random import Random

from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.policy_bidding import choose_bid
from napoleon_core.games.nap.policy_play import choose_card
from napoleon_core.moves import Move


class NapPolicy:
    """Plays from what its seat knows, without search and without chance."""

    def choose(self, seen: Observation, rng: Random) -> Move:  # noqa: ARG002 — the protocol hands every policy a generator
        """A legal move for the seat to act."""
        return choose_bid(seen) if seen.phase == "auction" else choose_card(seen)
