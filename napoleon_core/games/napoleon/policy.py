"""The rule of thumb (placeholder)."""

from __future__ import annotations

from random import Random

from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.moves import Move


class NapoleonPolicy:
    """Plays."""

    def choose(self, seen: Observation, rng: Random) -> Move:
        """A move."""
        raise NotImplementedError
