"""How likely our own players bid or pass on a hand, for others to reckon with.

A hand is worth what the rule of thumb counts for it, card by card, in every strain at once: one number holds the sums of all strains side
by side, so that a hand is weighed by adding up.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp, log
from typing import NamedTuple

from napoleon_core.cards import Card, pack
from napoleon_core.games.napoleon.contract import STRAINS, ladder
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.policy_bidding import BASE, NO_TRUMP_BASE, TRUMP_LENGTH, card_worth
from napoleon_core.seats import Seat

SCALE, LOWEST = 100, -0.5  # sums are kept in hundredths, and no card is worth less
LANE, MASK = 12, (1 << 12) - 1


class BidModel(NamedTuple):
    """What bidders weigh: ``bid`` + ``spare`` × what the best strain promises beyond its lowest bid + ``first`` before any bid are the
    log odds that a seat bids; ``strain`` × what a strain promises beyond it tells which.
    """

    bid: float
    spare: float
    first: float
    strain: float


class Call(NamedTuple):
    """One call of an auction: the lowest number in each strain (99: none is left), whether it came before any bid, and the strain that was
    bid, None for a pass.
    """

    seat: Seat
    needs: tuple[int, ...]
    first: bool
    strain: int | None


@cache
def card_lanes(options: NapoleonOptions) -> tuple[int, ...]:
    """What each card adds to a hand, by index, the strains side by side."""
    trumps = _trumps(options)
    return tuple(
        sum(
            round(SCALE * (card_worth(one, (), trump, options) + TRUMP_LENGTH * (one.suit == trump) - LOWEST)) << LANE * at
            for at, trump in enumerate(trumps)
        )
        for one in pack(1)
    )


def _trumps(options: NapoleonOptions) -> tuple[str | None, ...]:
    return (*STRAINS, None) if options.no_trump else tuple(STRAINS)


def promises(options: NapoleonOptions, sums: int) -> list[float]:
    """What a whole hand promises in each strain, from the sum of its cards' lanes."""
    share = options.hand_size * LOWEST
    return [(sums >> LANE * at & MASK) / SCALE + share + (BASE if trump else NO_TRUMP_BASE) for at, trump in enumerate(_trumps(options))]


def lanes_of(options: NapoleonOptions, held: Iterable[Card]) -> int:
    """The sum of these cards' lanes."""
    lanes = card_lanes(options)
    return sum(lanes[one.index] for one in held)


def calls_of(seen: Observation) -> list[Call]:
    """The calls of the auction in which somebody had a choice."""
    options = seen.options
    rows = ladder(options.minimum_bid, options.no_trump)
    strains = STRAINS + "n" * options.no_trump
    high, found = -1, []
    bidder: Seat | None = None
    for seat, step in seen.bidding.calls:
        lowest = {row.strain: row.number for row in reversed(rows[high + 1 :])}
        if seat != bidder and lowest:
            needs = tuple(lowest.get(strain, 99) for strain in strains)
            found.append(Call(seat, needs, high < 0, None if step is None else strains.index(rows[step].strain)))
        if step is not None:
            high, bidder = step, seat
    return found


def log_chance(model: BidModel, call: Call, promised: list[float]) -> float:
    """The logarithm of the chance that a hand which promises so much makes this call."""
    spare = [mine - need for mine, need in zip(promised, call.needs, strict=True)]
    best = max(spare)
    odds = model.bid + model.spare * best + model.first * call.first
    if call.strain is None:
        return -log(1.0 + exp(min(odds, 30.0)))
    whole = sum(exp(model.strain * (one - best)) for one in spare)
    return -log(1.0 + exp(min(-odds, 30.0))) + model.strain * (spare[call.strain] - best) - log(whole)
