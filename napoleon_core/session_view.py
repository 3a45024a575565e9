"""What a session adds to the view of a deal: names, totals, why a match is unrated, and to whom the device is handed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from napoleon_core.agents.characters import read_character
from napoleon_core.errors import OptionError
from napoleon_core.game import Game, Outcome
from napoleon_core.option_specs import Value, read_values
from napoleon_core.seating import Seating
from napoleon_core.seats import Seat
from napoleon_core.stand_ins import END
from napoleon_core.table_view import Prompt, TableView, seat_name, told
from napoleon_core.texts import Json, Text

UNRATED = {
    "hint": Text("table-unrated-hint"),
    "undo": Text("table-unrated-undo"),
    "record": Text("table-unrated-record"),
    "seen": Text("table-unrated-seen"),
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


def name_seats(view: TableView, seating: Seating, cpus: Sequence[bool], stand_ins: Mapping[Seat, str], sums: Sequence[int]) -> None:
    """Who sits where, who of them is a CPU player, and which character, for whom the rule of thumb plays, and the totals of the match."""
    for place in view["seats"]:
        at = place["seat"]
        character = read_character(seating.agents[at])
        place["name"], place["character"] = seat_name(seating.names[at], at), character[0] if character else None
        place["cpu"], place["stand_in"], place["total"] = cpus[at], stand_ins.get(at), sums[at]
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


def tell_stand_in(view: TableView, claimant: int | None) -> None:
    """Puts into a view that the rule of thumb plays the reader's seat, and who claimed the rest of a deal that is over."""
    prompt, until = view["prompt"], view["seats"][view["me"]].get("stand_in")
    if view["result"] and claimant is not None:
        prompt["detail"] = Text("table-claimed", {"who": {"seat": claimant}}).json()
    if until is None or view["next"] == "over":
        return
    if view["turn"] == view["me"]:
        view["prompt"] = prompt = told(Text("table-stand-in-thinking"))
    if not prompt["detail"]:
        prompt["detail"] = Text("table-stand-in-end" if until == END else "table-stand-in").json()


def unit_of(game: Game[Any, Any], extra: Mapping[str, Any]) -> Text | None:
    """What scores are counted in, by the preset that a record names; its further keys may hold anything."""
    name = extra.get("preset")
    preset = game.presets.get(name) if isinstance(name, str) else None
    return preset.unit if preset else None


def settings_of(game: Game[Any, Any], extra: Mapping[str, Any]) -> Mapping[str, Value]:
    """The settings of a table. What a record from elsewhere says of settings that this game does not have counts for nothing."""
    given = extra.get("settings")
    try:
        return read_values(game.id, game.settings, given if isinstance(given, dict) else {})
    except OptionError:
        return read_values(game.id, game.settings, {})
