"""The log of a deal of Nap: what all have seen, so that it reads alike from every seat."""

from __future__ import annotations

from napoleon_core.cards import Card
from napoleon_core.deal_log import AUCTION, END, TRICK, called, came_to, followed, part, played, scored
from napoleon_core.games.nap.contract import all_bids
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import HIGHEST_TRUMP
from napoleon_core.games.nap.words import seen_tricks
from napoleon_core.mechanics.tricks import Trick, plays
from napoleon_core.table_view import LogLine, LogPart, Result
from napoleon_core.texts import Text, bid, card, seat, suit


def log(seen: Observation, shown: Result | None) -> list[LogPart]:
    """Everything that has happened in the deal, in order, and its result; later logs of the same deal begin with it."""
    parts = part(AUCTION, Text("nap-auction"), _auction(seen))
    for number, trick in enumerate(seen.tricks, 1):
        lines = [*_cards(seen, trick.leader, trick.cards, first=number == 1), _won(seen, trick, number)]
        parts += part(TRICK, Text("table-log-trick", {"number": number}), lines)
    if seen.leader is not None and seen.trick:
        number = len(seen.tricks) + 1
        parts += part(TRICK, Text("table-log-trick", {"number": number}), _cards(seen, seen.leader, seen.trick, first=number == 1))
    return parts + part(END, Text("table-log-end"), _end(seen, shown))


def _auction(seen: Observation) -> list[LogLine]:
    rows = all_bids(seen.options)
    lines = called((at, None if step is None else rows[step].face()) for at, step in seen.bidding.calls)
    if seen.contract and seen.declarer is not None:
        key = "nap-log-contract" if seen.contract.trump_from else "nap-log-contract-no-trumps"
        return [*lines, followed(Text(key, {"who": seat(seen.declarer), "bid": bid(seen.contract.face())}))]
    return [*lines, followed(Text("nap-passed-out"))] if seen.phase == "passed" else lines


def _cards(seen: Observation, leader: int, cards: tuple[Card, ...], *, first: bool) -> list[LogLine]:
    """The cards of a trick; the very first makes trumps, where the bid has them."""
    lines = [played(play, leads=place == 0, role=None) for place, play in enumerate(plays(leader, cards, seen.options.players))]
    if first and seen.trump:
        lines.insert(1, followed(Text("nap-log-trumps", {"suit": suit(seen.trump)})))
    return lines


def _won(seen: Observation, trick: Trick, number: int) -> LogLine:
    """Who took a trick and with which card."""
    best = trick.cards[(trick.winner - trick.leader) % seen.options.players]
    args = {"who": seat(trick.winner), "card": card(best.code), "count": seen_tricks(seen, number, trick.winner)}
    trumped = trick.line == HIGHEST_TRUMP and trick.cards[0].suit != seen.trump
    return followed(Text("nap-log-takes-trump" if trumped else "nap-log-takes", args))


def _end(seen: Observation, shown: Result | None) -> list[LogLine]:
    return [*came_to(shown), *scored(seen.finished.outcome.scores)] if shown and seen.finished else []
