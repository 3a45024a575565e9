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


def each_pays(seats: int, payee: Seat, value: int) -> tuple[int, ...]:
    """Every other seat pays ``value`` to one, or is paid it when it is negative: the scores add up to zero."""
    return tuple((seats - 1) * value if seat == payee else -value for seat in range(seats))
