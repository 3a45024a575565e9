"""Places at the table: seats are 0 … n − 1 clockwise (rules: the opening paragraph)."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
BYSTANDER: Seat = -1
"""Who sits nowhere and knows what everybody at the table knows."""


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with ``first``."""
    return tuple((first + step) % seats for step in range(seats))
