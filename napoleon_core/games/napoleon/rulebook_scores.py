"""Scoring, for people: what each number pays at this table, as the engine settles it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from napoleon_core.games.napoleon.contract import MOST, by_name
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import HONOURS
from napoleon_core.games.napoleon.scoring import settle, shares
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.rule_page import Block, said, table
from napoleon_core.texts import Json, Text

NAPOLEON, ADJUTANT, ALLY = 0, 1, 2
TOTALS = {
    "allies": "napoleon-rules-total",
    "nobody": "napoleon-rules-total",
    "napoleon": "napoleon-rules-total-napoleon",
    "first_trick": "napoleon-rules-total-first-trick",
}
ALL_HONOURS = {
    "normal": "napoleon-rules-all-normal",
    "double": "napoleon-rules-all-double",
    "allies_win": "napoleon-rules-all-allies-win",
}
FORMULAS = {
    "fixed": "napoleon-rules-scoring-fixed",
    "fixed_double": "napoleon-rules-scoring-fixed-double",
    "additive": "napoleon-rules-scoring-additive",
    "bid_linked": "napoleon-rules-scoring-bid-linked",
}
HEAD = (
    Text("napoleon-rules-col-bid"),
    Text("napoleon-rules-col-napoleon"),
    Text("napoleon-rules-col-adjutant"),
    Text("napoleon-rules-col-ally"),
    Text("napoleon-rules-col-alone"),
    Text("napoleon-rules-col-ally-alone"),
)


def scores(options: NapoleonOptions) -> Iterator[Block]:
    """How a deal is scored, and what it pays."""
    yield said(TOTALS[options.discarded_honours])
    yield said("napoleon-rules-made")
    yield said("napoleon-rules-shares", **_napoleons(options))
    yield said(ALL_HONOURS[options.all_honours])
    yield said(FORMULAS[options.scoring])
    numbers = range(options.minimum_bid, MOST + 1)
    below = [number for number in numbers if number < MOST]
    if below:
        yield _table(options, Text("napoleon-rules-paid-made"), below, lambda number: number)
    yield _table(options, Text("napoleon-rules-paid-failed"), numbers, lambda number: number - 1)
    yield _table(options, Text("napoleon-rules-paid-all"), numbers, lambda _number: MOST)


def _napoleons(options: NapoleonOptions) -> dict[str, Json]:
    """Napoleon's shares of a bid that is made, with an adjutant and alone."""
    helped, alone = (shares(options.players, NAPOLEON, partner)[NAPOLEON] for partner in (ADJUTANT, None))
    return {"helped": helped, "alone": alone}


def payout(options: NapoleonOptions, number: int, total: int, alone: bool) -> tuple[int, ...]:
    """The scores of a deal bid at ``number`` whose army took ``total`` honours: Napoleon's, the adjutant's unless alone, an ally's."""
    tricks = (Trick(NAPOLEON, HONOURS[:total], NAPOLEON, ""), Trick(ALLY, HONOURS[total:], ALLY, ""))
    contract = by_name(options.minimum_bid, options.no_trump)[f"{number}c"]
    found = settle(options, contract, NAPOLEON, None if alone else ADJUTANT, tricks, ()).scores
    return (found[NAPOLEON], found[ALLY]) if alone else (found[NAPOLEON], found[ADJUTANT], found[ALLY])


def _table(options: NapoleonOptions, caption: Text, numbers: range | list[int], total: Callable[[int], int]) -> Block:
    """A row for each run of numbers that pay the same."""
    paid = {
        number: (*payout(options, number, total(number), alone=False), *payout(options, number, total(number), alone=True))
        for number in numbers
    }
    rows = [(_numbers([*run]), *each) for each, run in groupby(paid, key=lambda number: paid[number])]
    return table(caption, HEAD, rows)


def _numbers(run: list[int]) -> Text | int:
    return run[0] if len(run) == 1 else Text("napoleon-rules-numbers", {"low": run[0], "high": run[-1]})
