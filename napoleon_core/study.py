"""What a search looks into: the candidates of one decision, and what each comes to in worlds drawn one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Protocol

from napoleon_core.moves import Move
from napoleon_core.texts import Text


@dataclass(frozen=True, slots=True)
class Considered:
    """One candidate: what it is worth to the seat, and the chance that the contract is made after it, from 0 to 1.

    The unit of ``value`` is the game's own; only its order counts. ``chance`` is None where there is no contract yet.
    """

    move: Move
    value: float
    chance: float | None


@dataclass(frozen=True, slots=True)
class Decision:
    """What a CPU player chose, all that it considered, and what the chosen move does, in words."""

    move: Move
    considered: tuple[Considered, ...] = ()
    reason: Text | None = None


class Study(Protocol):
    """One decision under examination. The same worlds serve all candidates.

    All chance comes from the generator, and worlds are drawn one after another: looking at 3 worlds and then at 4 more finds the same as
    looking at 7 at once. So a search may be cut into slices of any length.
    """

    @property
    def moves(self) -> Sequence[Move]:
        """The candidates, never none; a single one needs no examination."""

    def run(self, worlds: int, rng: Random, /) -> None:
        """Look at so many more worlds."""

    def considered(self) -> tuple[Considered, ...]:
        """What has been found so far, in the order of ``moves``."""

    def simulated(self, move: Move, /) -> float | None:
        """The share of the worlds in which the contract was made after that candidate, as it was found; None where there was none."""

    def reason(self, move: Move, /) -> Text | None:
        """What a move does, as a player would say it."""


LEAST = 0.01
"""No simulation is so sure as to count for more."""


def log_odds(chance: float) -> float:
    """The log odds of a chance, which is first kept away from 0 and 1."""
    kept = min(max(chance, LEAST), 1.0 - LEAST)
    return log(kept / (1.0 - kept))
