"""What is counted of deals and matches, for statistics: facts of a deal that is over, and how a game calls what it counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from napoleon_core.texts import Json, Text


@dataclass(frozen=True, slots=True)
class DealFacts:
    """What a deal that is over was for one seat.

    ``part`` names its part in the game's ``Tally``, None in a deal that was passed out; ``bid`` what this seat undertook, None for all who
    did not; ``won`` whether the deal went its side's way; ``taken`` is what it took itself, ``score`` what it was given.
    """

    part: str | None
    bid: str | None
    won: bool
    taken: int
    score: int

    def json(self) -> dict[str, Json]:
        """The form in which facts cross and are stored."""
        return {"part": self.part, "bid": self.bid, "won": self.won, "taken": self.taken, "score": self.score}


@dataclass(frozen=True, slots=True)
class Tally:
    """How a game calls what it counts, in the order in which it is told; ``taken`` is what is taken in a deal, such as honours.

    ``ratings`` are those of its CPU players, by the names of agents: fixed, in the points of ``rating``, the rule of thumb at 1500.
    """

    parts: Mapping[str, Text]
    bids: Mapping[str, dict[str, Json]]
    taken: Text
    ratings: Mapping[str, int]
