"""The conditional logit: weights by which choices among alternatives become likely, fitted by Newton's method."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

STEPS = 12
ENOUGH = 1e-4


class Choice(NamedTuple):
    """One choice: of each alternative a value for every weight, and which of them was taken."""

    rows: Sequence[Sequence[float]]
    taken: int


def shares(one: Choice, weights: Sequence[float]) -> list[float]:
    """How likely each alternative is: e to the sum of weights × values, in shares of the whole."""
    worth = [sum(map(mul, weights, row)) for row in one.rows]
    most = max(worth)
    odds = [exp(one - most) for one in worth]
    whole = sum(odds)
    return [one / whole for one in odds]


def fit_logit(choices: Sequence[Choice], start: Sequence[float], caution: float) -> list[float]:
    """The weights under which the choices are likeliest, with a pull of ``caution`` towards ``start``."""
    weights = list(start)
    size = len(weights)
    for _ in range(STEPS):
        down = [caution * (start[at] - weights[at]) for at in range(size)]
        bend = [[caution * (at == other) for other in range(size)] for at in range(size)]
        for one in choices:
            _add(one, weights, down, bend)
        step = solved(bend, down)
        longest = max(map(abs, step))
        pace = min(1.0, 2.0 / longest) if longest else 1.0  # a longer step leaves the ground where the curve is known
        weights = [weight + pace * more for weight, more in zip(weights, step, strict=True)]
        if longest < ENOUGH:
            break
    return weights


def _add(one: Choice, weights: list[float], down: list[float], bend: list[list[float]]) -> None:
    """Adds what one choice says of the slope and of its change; zeros are passed over, for most values are."""
    likely = shares(one, weights)
    mean = [0.0] * len(weights)
    for share, row in zip(likely, one.rows, strict=True):
        present = [(at, value) for at, value in enumerate(row) if value]
        for at, value in present:
            part = share * value
            mean[at] += part
            line = bend[at]
            for other, more in present:
                line[other] += part * more
    present = [(at, value) for at, value in enumerate(mean) if value]
    for at, value in present:
        line = bend[at]
        for other, more in present:
            line[other] -= value * more
        down[at] -= value
    for at, value in enumerate(one.rows[one.taken]):
        down[at] += value


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination. Precondition: it has one."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [mine - factor * other for mine, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (rows[at][size] - sum(rows[at][other] * found[other] for other in range(at + 1, size))) / rows[at][at]
    return found
