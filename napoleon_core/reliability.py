"""How the estimates of contracts come true: by tenths of the estimate, and as a Brier score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from napoleon_core.fit import Promise

PARTS = 10


@dataclass(frozen=True, slots=True)
class Tenth:
    """The contracts whose estimates lie from ``low`` to a tenth more: their mean estimate, and the share that was made."""

    low: float
    contracts: int
    estimated: float
    made: float


@dataclass(frozen=True, slots=True)
class Reliability:
    """``brier`` is the mean squared distance between estimates and what became of them, ``base`` that of always telling the mean."""

    tenths: tuple[Tenth, ...]
    brier: float
    base: float


def reliability(promises: Sequence[Promise]) -> Reliability:
    """How these estimates came true; tenths without a contract are left out. Precondition: there is one at least."""
    parts: list[list[Promise]] = [[] for _ in range(PARTS)]
    for one in promises:
        parts[min(PARTS - 1, int(one.estimate * PARTS))].append(one)
    tenths = tuple(
        Tenth(number / PARTS, len(part), fmean(one.estimate for one in part), fmean(one.made for one in part))
        for number, part in enumerate(parts)
        if part
    )
    rate = fmean(one.made for one in promises)
    return Reliability(tenths, fmean((one.estimate - one.made) ** 2 for one in promises), rate * (1.0 - rate))


def reliability_lines(found: Reliability) -> list[str]:
    """For reading, a line for each tenth and one for the scores."""
    rows = [
        f"from {one.low:.1f} to {one.low + 1 / PARTS:.1f}: {one.contracts:4} contracts, estimated {one.estimated:.3f}, made {one.made:.3f}"
        for one in found.tenths
    ]
    return [*rows, f"Brier score {found.brier:.3f}, of the base rate {found.base:.3f}"]
