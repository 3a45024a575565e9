"""Totals of a match and who wins it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from napoleon_core.seats import Seat


def totals(scores: Iterable[Sequence[int]], seats: int) -> tuple[int, ...]:
    """The sum of the scores of all deals, by seat."""
    sums = [0] * seats
    for deal in scores:
        for seat, score in enumerate(deal):
            sums[seat] += score
    return tuple(sums)


def winners(sums: Sequence[int]) -> tuple[Seat, ...]:
    """All seats with the highest total (equal totals are a draw: all of them win), in the order of the seats."""
    best = max(sums)
    return tuple(seat for seat, total in enumerate(sums) if total == best)
