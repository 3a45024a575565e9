"""What is drawn: the shapes that ``present`` fills and the page reads (``docs/protocol.md``, TableView)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NotRequired, TypedDict

from napoleon_core.mechanics.settlement import winners
from napoleon_core.mechanics.tricks import Play
from napoleon_core.texts import Json, Text

NAME_LENGTH = 20
"""The longest name that is drawn whole: the page lets nobody type a longer one."""
JOINERS = "\u200c\u200d"
"""Signs that are not to be seen, but without which words of some languages and pictures fall apart."""

JsonText = dict[str, Json]
Face = dict[str, Json]


class SeatView(TypedDict):
    """One place at the table. ``name``, ``cpu``, ``character``, ``stand_in`` and ``total`` are the session's to fill."""

    seat: int
    name: str
    cpu: bool
    character: str | None
    stand_in: str | None
    cards: int
    dealer: bool
    passed: bool
    said: dict[str, Json] | None
    hat: dict[str, Json] | None
    side: str | None
    role: JsonText | None
    taken: int
    total: int


class PlayView(TypedDict):
    """A card in the middle and who played it."""

    seat: int
    card: str


class TrickView(TypedDict):
    """The trick that runs."""

    number: int
    leader: int
    plays: list[PlayView]
    winning: int | None
    reason: JsonText | None


class LastTrickView(TypedDict):
    """A trick that is over, with what is said of it."""

    number: int
    leader: int
    plays: list[PlayView]
    winner: int
    reason: JsonText | None
    gain: int
    title: JsonText
    detail: JsonText | None


class RingView(TypedDict):
    """The beads: honours of the army for certain, those it may have too, those of the others."""

    of: int
    goal: int | None
    sure: int
    maybe: int
    against: int
    high: int | None


class CellView(TypedDict):
    """One choice of a grid."""

    move: str
    face: Face
    barred: JsonText | None
    detail: JsonText | None
    own: bool
    confirm: JsonText | None
    goal: NotRequired[int]
    note: NotRequired[JsonText]


class RowView(TypedDict):
    """One row of a grid."""

    head: Face | None
    cells: list[CellView]


class ButtonView(TypedDict):
    """A choice beside the widget."""

    move: str
    label: JsonText


class Prompt(TypedDict, total=False):
    """What is asked of the reader; which keys are there depends on ``widget``."""

    widget: str | None
    title: JsonText
    detail: JsonText | None
    warn: bool
    zone: str
    legal: list[str]
    barred: dict[str, JsonText]
    count: int
    verb: str
    warnings: dict[str, JsonText]
    submit: JsonText
    shape: str
    rows: list[RowView]
    start: str | None
    buttons: list[ButtonView]


class ResultLine(TypedDict):
    """One seat in the result of a deal."""

    seat: int
    role: JsonText
    side: str
    taken: int
    dealt: list[str]
    score: int
    total: int


class CardsLine(TypedDict):
    """Named cards in the result of a deal."""

    label: JsonText
    cards: list[str]


class LogLine(TypedDict):
    """One thing that happened; ``by`` is the seat that chose to do it, None for what followed of itself."""

    by: int | None
    text: JsonText


class LogPart(TypedDict):
    """A stretch of a deal: ``id`` is ``auction``, ``naming``, ``trick`` or ``end``."""

    id: str
    title: JsonText
    lines: list[LogLine]


class Result(TypedDict):
    """A deal that is over."""

    title: JsonText
    detail: JsonText | None
    made: bool
    counting: list[str]
    legend: JsonText | None
    lines: list[ResultLine]
    cards: list[CardsLine]


class MatchLine(TypedDict):
    """One seat in the final table."""

    seat: int
    total: int


class MatchView(TypedDict):
    """A match that is over."""

    title: JsonText
    winners: list[int]
    lines: list[MatchLine]


class DealNumber(TypedDict):
    """Which deal this is: ``number`` of ``of`` that count, ``serial`` of all."""

    number: int
    of: int
    serial: int


class SheetLine(TypedDict):
    """One deal on the score sheet."""

    number: int | None
    passed: bool
    scores: list[int]


class Sheet(TypedDict):
    """The score sheet so far."""

    deals: list[SheetLine]
    totals: list[int]


class TableView(TypedDict):
    """One whole table as one seat sees it. What is not of the deal is the session's to fill."""

    game: str
    me: int
    phase: str
    next: str
    deal: DealNumber
    step: int
    budget: int
    turn: int | None
    seats: list[SeatView]
    zones: dict[str, list[str | None]]
    headline: list[dict[str, Json]]
    ring: RingView
    middle: dict[str, Json] | None
    trump: str | None
    trick: TrickView | None
    last: LastTrickView | None
    tricks: list[LastTrickView]
    roles: dict[str, JsonText]
    unit: JsonText | None
    shuffle: str
    unrated: JsonText | None
    undo: bool
    claim: JsonText | None
    settings: dict[str, Json]
    marks: dict[str, list[str]]
    prompt: Prompt
    tips: list[JsonText]
    log: list[LogPart]
    result: Result | None
    match: MatchView | None
    sheet: Sheet
    booking: dict[str, Json] | None


def seat_name(name: str, seat: int) -> str:
    """A name as it is drawn: a record may hold any text, so it is kept to one short line of signs that show, and none is a number."""
    line = " ".join(name.split())
    shown = "".join(sign for sign in line if sign.isprintable() or sign in JOINERS)
    if not shown.strip(" " + JOINERS):
        return str(seat + 1)
    return shown if len(shown) <= NAME_LENGTH else shown[: NAME_LENGTH - 1] + "…"


def play_views(trick: Iterable[Play]) -> list[PlayView]:
    """Cards in the middle with the seats that played them."""
    return [{"seat": play.seat, "card": play.card.code} for play in trick]


def told(title: Text, detail: Text | None = None) -> Prompt:
    """A prompt that asks nothing of the reader."""
    return {"widget": None, "title": title.json(), "detail": detail.json() if detail else None, "warn": False}


def tell_deal(view: TableView) -> None:
    """Puts into a view what only who keeps the match knows to say: which deal this is, and which one is over."""
    which = {"number": view["deal"]["number"], "of": view["deal"]["of"]}
    for item in view["headline"]:
        if not item.keys() & {"label", "face", "card"}:
            item["label"] = Text("table-deal", {**which}).json()
    if view["result"]:
        view["prompt"]["title"] = Text("table-deal-over", {**which}).json()
    if view["match"]:
        last = view["prompt"]["title"]
        view["prompt"]["title"] = view["match"]["title"]
        if not view["result"]:
            view["prompt"]["detail"] = last  # of a deal that was passed out there is nothing more to say: no next one comes


def match_view(sums: Sequence[int]) -> MatchView:
    """A match that is over, by the totals of its seats."""
    best = winners(sums)
    order = sorted(range(len(sums)), key=lambda at: (-sums[at], at))
    title = Text("table-match-won", {"who": {"seat": best[0]}}) if len(best) == 1 else Text("table-match-drawn", {"count": len(best)})
    return {"title": title.json(), "winners": [*best], "lines": [{"seat": at, "total": sums[at]} for at in order]}
