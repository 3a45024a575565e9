"""What a bid and a pass are worth: simulated chances put right by the fitted curves, and the scores of the rules in force."""

from __future__ import annotations

from functools import cache
from math import exp

from napoleon_core.games.napoleon.calibration import CURVES
from napoleon_core.games.napoleon.options import PRESETS, NapoleonOptions, read_options
from napoleon_core.games.napoleon.scoring import result
from napoleon_core.study import log_odds


def estimate(options: NapoleonOptions, simulated: float) -> float:
    """The chance that a bid is made when simulation made it in that share of the worlds."""
    first, second = curve_of(options)
    return 1.0 / (1.0 + exp(-first - second * log_odds(simulated)))


@cache
def curve_of(options: NapoleonOptions) -> tuple[float, float]:
    """The row of ``calibration`` for these house rules, by the rule that it states."""
    own = options.differences()

    def distance(preset: str) -> int:
        other = read_options({**PRESETS[preset].options, "players": options.players}).differences()
        return sum(own.get(name) != other.get(name) for name in {**own, **other})

    return CURVES[min(PRESETS, key=distance), options.players]


def worth_of_bid(options: NapoleonOptions, number: int, chance: float, share: float) -> float:
    """The points that a bidder may expect: ``share`` is what Napoleon gets of each point, with an adjutant or alone."""
    won, lost = (result(options, number, False, total)[1] for total in (number, number - 1))
    return share * (chance * won + (1.0 - chance) * (0 if options.scoring == "additive" else lost))


def worth_of_pass(options: NapoleonOptions, highest: int | None) -> float:
    """The points that a seat may expect that leaves the deal to others: with even chances nothing, where losers lose nothing a part.

    ``highest`` is the number of the highest bid, None before one: then the deal may be passed out.
    """
    if options.scoring != "additive":
        return 0.0
    return 0.5 if highest is not None else 0.25
