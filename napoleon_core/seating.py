"""Who sits at a table, and the seed of a match."""

from __future__ import annotations

from dataclasses import dataclass

from napoleon_core.errors import BadSeed, ParamsError
from napoleon_core.seats import Seat

HUMAN = "human"
SEED_LENGTH = 64


def is_seed(text: str) -> bool:
    """Whether a text can be the seed of a match: any of 1 to 64 characters."""
    return 1 <= len(text) <= SEED_LENGTH


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: ``names`` and ``agents`` by seat, an agent being ``"human"`` or the name of a CPU player."""

    names: tuple[str, ...]
    agents: tuple[str, ...]


def check_match(seats: int, seed: str, seating: Seating, dealer: Seat | None) -> None:
    """Whether a match of so many seats can begin so.

    :raises BadSeed: for a seed that is not 1 to 64 characters.
    :raises ParamsError: when the seating does not fit the number of seats, or the dealer is none of them.
    """
    if not is_seed(seed):
        raise BadSeed(f"expected a seed of 1 to {SEED_LENGTH} characters, got {seed!r}", expected=SEED_LENGTH, got=repr(seed)[:80])
    if not len(seating.names) == len(seating.agents) == seats:
        raise ParamsError(f"expected {seats} names and agents, got {len(seating.names)} and {len(seating.agents)}")
    if dealer is not None and not 0 <= dealer < seats:
        raise ParamsError(f"expected a dealer from 0 to {seats - 1}, got {dealer}", expected="dealer")
