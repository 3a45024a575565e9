"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), for one player who meets opponents of fixed ratings.

A match is one rating period. Opponents are as strong as their ratings say, so their own deviation is 0 unless it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

MIDDLE = 1500.0
SCALE = 173.7178
"""Points of a rating in one unit of the formulas."""
TAU = 0.5
"""How much the volatility may change from period to period."""
CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, in points; ``deviation`` is one standard deviation of that, ``volatility`` how steady the results are."""

    points: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a period: the opponent's rating, and 1 for a win, ½ for a draw, 0 for a loss."""

    points: float
    won: float
    deviation: float = 0.0


def after(rating: Rating, games: Sequence[Game]) -> Rating:
    """The rating after a period with these games; as before when there were none."""
    if not games:
        return rating
    own, spread = (rating.points - MIDDLE) / SCALE, rating.deviation / SCALE
    precision, gain = 0.0, 0.0
    for game in games:
        weight = 1.0 / sqrt(1.0 + 3.0 * (game.deviation / SCALE) ** 2 / pi**2)
        expected = 1.0 / (1.0 + exp(-weight * (own - (game.points - MIDDLE) / SCALE)))
        precision += weight**2 * expected * (1.0 - expected)
        gain += weight * (game.won - expected)
    variance = 1.0 / precision
    volatility = _volatility(rating.volatility, spread, variance, variance * gain)
    widened = sqrt(spread**2 + volatility**2)
    narrowed = 1.0 / sqrt(1.0 / widened**2 + 1.0 / variance)
    return Rating(MIDDLE + SCALE * (own + narrowed**2 * gain), SCALE * narrowed, volatility)


def _volatility(before: float, spread: float, variance: float, change: float) -> float:
    """Step 5 of the paper: where its function f is 0, by the Illinois variant of regula falsi."""
    middle = log(before**2)

    def f(x: float) -> float:
        whole = spread**2 + variance + exp(x)
        return exp(x) * (change**2 - whole) / (2.0 * whole**2) - (x - middle) / TAU**2

    low, high = middle, log(change**2 - spread**2 - variance) if change**2 > spread**2 + variance else middle - TAU
    while change**2 <= spread**2 + variance and f(high) < 0:
        high -= TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = f(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = new, at_new
    return exp(low / 2.0)
