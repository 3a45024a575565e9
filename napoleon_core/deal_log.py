"""The log of a deal in words: what all games say alike. It tells what everybody at the table has seen, and nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from napoleon_core.mechanics.tricks import Play
from napoleon_core.seats import Seat
from napoleon_core.table_view import Face, LogLine, LogPart, Result
from napoleon_core.texts import Text, amount, bid, card, nested, seat

AUCTION, NAMING, TRICK, END = "auction", "naming", "trick", "end"


def part(kind: str, title: Text, lines: list[LogLine]) -> list[LogPart]:
    """A stretch of the deal; none where nothing has happened yet."""
    return [{"id": kind, "title": title.json(), "lines": lines}] if lines else []


def done(by: Seat, text: Text) -> LogLine:
    """What a seat chose to do."""
    return {"by": by, "text": text.json()}


def followed(text: Text) -> LogLine:
    """What came of it."""
    return {"by": None, "text": text.json()}


def called(calls: Iterable[tuple[Seat, Face | None]]) -> list[LogLine]:
    """The auction: each seat with the face of its bid, None for a pass."""
    return [
        done(at, Text("table-log-bids", {"who": seat(at), "bid": bid(face)}) if face else Text("table-log-passes", {"who": seat(at)}))
        for at, face in calls
    ]


def played(play: Play, *, leads: bool, role: Text | None) -> LogLine:
    """A card, with the part that it has to play."""
    args = {"who": seat(play.seat), "card": card(play.card.code)}
    if role is None:
        return done(play.seat, Text("table-log-leads" if leads else "table-log-plays", args))
    return done(play.seat, Text("table-log-leads-role" if leads else "table-log-plays-role", {**args, "role": nested(role)}))


def came_to(result: Result) -> list[LogLine]:
    """What the deal came to, in the words of its result."""
    return [{"by": None, "text": text} for text in (result["title"], result["detail"]) if text]


def scored(scores: Sequence[int]) -> list[LogLine]:
    """What the deal brought each seat."""
    return [followed(Text(_SCORES[(one > 0) - (one < 0)], {"who": seat(at), "score": amount(abs(one))})) for at, one in enumerate(scores)]


_SCORES = {1: "table-log-plus", 0: "table-log-even", -1: "table-log-minus"}
