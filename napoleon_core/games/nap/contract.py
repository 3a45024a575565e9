"""Bids of Nap as rows of a table: what is to be won, where trumps come from, and what is paid (rules: Nap, Auction and Scoring)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from napoleon_core.games.nap.options import NapOptions
from napoleon_core.moves import Bid
from napoleon_core.texts import Json, Text

HAND = 5
FROM_LEAD = "lead"
WORDS = {"misere": "nap-bid-misere", "nap": "nap-bid-nap", "wellington": "nap-bid-wellington", "blucher": "nap-bid-blucher"}


@dataclass(frozen=True, slots=True)
class Contract:
    """One bid.

    ``least`` and ``most`` are the tricks with which it is made; ``trump_from`` is ``lead`` when the first suit led is trumps, None when
    there are none; ``won`` and ``lost`` are what each opponent pays or is paid; ``over`` is the bid that it may only follow, if any.
    """

    name: str
    step: int
    least: int
    most: int
    trump_from: str | None
    won: int
    lost: int
    over: str | None
    bid: Bid

    def made_with(self, tricks: int) -> bool:
        """Whether the bid is made with so many tricks."""
        return self.least <= tricks <= self.most

    def face(self) -> dict[str, Json]:
        """How it is drawn."""
        return {"text": Text(WORDS[self.name]).json()} if self.name in WORDS else {"n": self.least}


@cache
def all_bids(options: NapOptions) -> tuple[Contract, ...]:
    """Every bid of the game that these options have, from the lowest; those under ``lowest_bid`` too, which a forced dealer may make."""
    won, lost = (int(part) for part in options.nap_payout.split("-"))
    multiple = options.blucher_multiple
    rows: list[tuple[str, int, int, int, int, str | None]] = [
        ("1", 1, HAND, 1, 1, None),
        ("2", 2, HAND, 2, 2, None),
        ("3", 3, HAND, 3, 3, None),
        ("misere", 0, 0, 3, 3, None),
        ("4", 4, HAND, 4, 4, None),
        ("nap", HAND, HAND, won, lost, None),
        ("wellington", HAND, HAND, 2 * won, 2 * lost, "nap"),
        ("blucher", HAND, HAND, multiple * won, multiple * lost, "wellington"),
    ]
    top = [name for name, *_ in rows].index(options.top_bid)
    used = [row for row in rows[: top + 1] if row[0] != "misere" or options.misere]
    return tuple(_contract(options, step, *row) for step, row in enumerate(used))


def _contract(options: NapOptions, step: int, name: str, least: int, most: int, won: int, lost: int, over: str | None) -> Contract:
    trump_from = None if most == 0 and not options.misere_trumps else FROM_LEAD
    return Contract(name, step, least, most, trump_from, won, lost, over, Bid(name))


@cache
def by_name(options: NapOptions) -> dict[str, Contract]:
    """The bids by their text."""
    return {contract.name: contract for contract in all_bids(options)}


@cache
def open_to(options: NapOptions, high: int, forced: bool) -> tuple[Contract, ...]:
    """The bids that may be made over the one at step ``high`` (−1 before one); ``forced`` is the dealer who must bid."""
    rows = all_bids(options)
    last = rows[high].name if high >= 0 else None
    return tuple(row for row in rows[high + 1 :] if _allowed(options, row, last, forced))


def _allowed(options: NapOptions, row: Contract, last: str | None, forced: bool) -> bool:
    if row.over is not None:
        return row.over == last
    return forced or not row.name.isdigit() or row.least >= options.lowest_bid
