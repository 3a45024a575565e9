"""Every game, every preset: what is drawn is JSON of the known shape, and names no card that the seat does not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, get_type_hints

from napoleon_core import table_view
from napoleon_core.cards import Card, codes, pack
from tests.counts import SCALE
from tests.games import all_codes, every_table, some_states

CODES = {*codes(pack(1))}
VIEW, SEAT, TRICK, LAST, RING, RESULT, PROMPT = (
    get_type_hints(shape).keys()
    for shape in (
        table_view.TableView,
        table_view.SeatView,
        table_view.TrickView,
        table_view.LastTrickView,
        table_view.RingView,
        table_view.Result,
        table_view.Prompt,
    )
)


def _views(game: Any, seed: str, count: int = 8) -> Iterator[tuple[str, Any, Any]]:
    for number in range(3 * SCALE):
        for state in some_states(game, f"{seed} {number}", count):
            for seat in range(game.seats):
                seen = game.observe(state, seat)
                yield f"seed '{seed} {number}', seat {seat}, {type(state).__name__}", seen, game.present(seen)


@every_table
def test_a_view_survives_json_unchanged(game: Any) -> None:
    for told, _, view in _views(game, "json"):
        assert json.loads(json.dumps(view, allow_nan=False)) == view, told


@every_table
def test_a_view_has_exactly_the_keys_of_the_protocol(game: Any) -> None:
    for told, _, view in _views(game, "keys"):
        assert view.keys() == VIEW, told
        assert all(place.keys() == SEAT for place in view["seats"]), told
        for key, shape in {"trick": TRICK, "last": LAST, "ring": RING, "result": RESULT}.items():
            assert view[key] is None or view[key].keys() == shape, f"{told}: {key}"
        assert {"widget", "title", "detail", "warn"} <= view["prompt"].keys() <= PROMPT, told


@every_table
def test_only_the_seat_to_act_is_asked_and_exactly_the_legal_moves_are_offered(game: Any) -> None:
    for told, seen, view in _views(game, "asked"):
        prompt = view["prompt"]
        assert (prompt["widget"] is not None) == (view["turn"] == view["me"]), told
        if prompt["widget"] in (None, "pick"):
            continue  # a pick of many cards lists nothing
        offered = {*prompt.get("legal", ())} | {button["move"] for button in prompt.get("buttons", ())}
        offered |= {cell["move"] for row in prompt.get("rows", ()) for cell in row["cells"] if cell["barred"] is None}
        assert offered == {str(move) for move in game.legal_moves(game.sample(seen, Random(0)))}, told
        if prompt["widget"] == "cards":
            assert offered.isdisjoint(prompt["barred"]), told
            assert offered | prompt["barred"].keys() == {*view["zones"][prompt["zone"]]}, told


@every_table
def test_explanations_are_for_the_seat_that_is_asked_and_each_comes_once(game: Any) -> None:
    for told, _, view in _views(game, "explained"):
        keys = [text["key"] for text in view["tips"]]
        assert not keys or view["turn"] == view["me"], told
        assert len({*keys}) == len(keys), told


@every_table
def test_a_view_names_no_card_that_its_seat_does_not_know(game: Any) -> None:
    """But for the grid in which a card is named and the list of special cards: they hold cards whoever has them."""
    for told, seen, view in _views(game, "unknown cards"):
        drawn = {key: value for key, value in view.items() if key != "roles"}
        if view["prompt"]["widget"] == "grid":
            drawn["prompt"] = {key: value for key, value in view["prompt"].items() if key not in ("rows", "start")}
        named = {code for text in all_codes(drawn) for code in text.split() if code in CODES}
        assert named <= {*codes(_cards_in(seen))}, told


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cards_in(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from _cards_in(inner)
