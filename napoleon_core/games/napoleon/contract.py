"""Bids as rows of a table, in the order in which they climb (rules: Auction)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from napoleon_core.moves import Bid
from napoleon_core.texts import Json

STRAINS = "cdhs"
NO_TRUMP = "n"
MOST = 20


@dataclass(frozen=True, slots=True)
class Contract:
    """One bid: honours to take and the trump suit, None without trumps; ``step`` is its place on the ladder."""

    name: str
    number: int
    strain: str
    trump: str | None
    step: int
    bid: Bid

    def face(self) -> dict[str, Json]:
        """How it is drawn."""
        return {"n": self.number, "suit": self.strain}


@cache
def ladder(minimum_bid: int, no_trump: bool) -> tuple[Contract, ...]:
    """All bids from the lowest: by number, then by strain (clubs, diamonds, hearts, spades, no trump)."""
    strains = STRAINS + NO_TRUMP * no_trump
    names = [(number, strain) for number in range(minimum_bid, MOST + 1) for strain in strains]
    return tuple(
        Contract(f"{number}{strain}", number, strain, strain if strain in STRAINS else None, step, Bid(f"{number}{strain}"))
        for step, (number, strain) in enumerate(names)
    )


@cache
def by_name(minimum_bid: int, no_trump: bool) -> dict[str, Contract]:
    """The rows of the ladder by the text of the bid."""
    return {contract.name: contract for contract in ladder(minimum_bid, no_trump)}
