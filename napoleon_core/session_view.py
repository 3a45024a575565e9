"""What a session adds to the view of a deal: names, totals, why a match is unrated, and to whom the device is handed."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.game import Outcome
from napoleon_core.seats import Seat
from napoleon_core.table_view import Prompt, TableView, seat_name
from napoleon_core.texts import Json, Text

UNRATED = {
    "hint": Text("table-unrated-hint"),
    "undo": Text("table-unrated-undo"),
    "record": Text("table-unrated-record"),
    "people": Text("table-unrated-people"),
}
"""Why a match does not count for a rating, by the word for it in a record."""


def take_prompt(seat: Seat) -> Prompt:
    """What stands there until the person of that seat has taken the device over."""
    who: dict[str, Json] = {"who": {"seat": seat}}
    return {
        "widget": "take",
        "title": Text("table-take", who).json(),
        "detail": Text("table-take-detail", who).json(),
        "submit": Text("table-take-submit", who).json(),
    }


def name_seats(view: TableView, names: Sequence[str], cpus: Sequence[bool], sums: Sequence[int]) -> None:
    """Who sits where, who of them is a CPU player, and the totals of the match."""
    for place in view["seats"]:
        at = place["seat"]
        place["name"] = seat_name(names[at], at)
        place["cpu"], place["total"] = cpus[at], sums[at]
    if view["result"]:
        for line in view["result"]["lines"]:
            line["total"] = sums[line["seat"]]


def fill_sheet(view: TableView, outcomes: Sequence[tuple[Outcome, bool]], sums: Sequence[int]) -> None:
    """The scores of each deal, with whether it is one of those that the match has, and the totals."""
    number = 0
    for outcome, counts in outcomes:
        number += counts
        line_number = number if counts else None
        view["sheet"]["deals"].append({"number": line_number, "passed": not outcome.played, "scores": [*outcome.scores]})
    view["sheet"]["totals"] = [*sums]
