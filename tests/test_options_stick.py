"""What is chosen is what is played, for every value of every option and setting, from the request for a table to a record read again."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from napoleon_core.games import GAMES, GameFamily
from napoleon_core.links import read_query, write_query
from napoleon_core.option_specs import OptionSpec
from tests.wire import Page

OPTIONS = [pytest.param(family, spec, id=f"{name}-{spec.name}") for name, family in GAMES.items() for spec in family.specs]
SETTINGS = [pytest.param(family, spec, id=f"{name}-{spec.name}") for name, family in GAMES.items() for spec in family.settings]


def new(family: GameFamily, preset: str, options: dict[str, Any], settings: dict[str, Any]) -> dict[str, Any]:
    """A request for a table, as the page sends it: every option with its value, whether it differs or not."""
    every = {spec.name: spec.default for spec in family.specs} | options
    seats = every["players"]
    seating = {"names": [f"p{seat}" for seat in range(seats)], "agents": ["human", *["random"] * (seats - 1)]}
    return {"game": family.id, "options": every, "preset": preset, "settings": settings, "seed": "stick", **seating}


def play_on(door: Page, view: dict[str, Any]) -> None:
    """From table t0, which has that view: a move; that table from its save; that one from its record; another match at that one."""
    save = door.step(view, "t0")["save"]
    door.get("table.load", table="t1", save=save)
    door.get("table.load", table="t2", record=door.get("table.export", table="t1")["record"])
    door.get("table.again", table="t2", seed="again")
    door.get("table.load", table="t3", save=save)


@pytest.mark.parametrize(("family", "spec"), OPTIONS)
def test_every_value_of_an_option_stays_in_force(family: GameFamily, spec: OptionSpec) -> None:
    for name, preset in family.presets.items():
        for value in spec.values:
            options = {**preset.options, spec.name: value}
            expected = asdict(family.from_options(options).options)
            assert expected[spec.name] == value
            assert type(expected[spec.name]) is type(value)
            door = Page()
            play_on(door, door.get("table.new", table="t0", **new(family, name, options, {}))["view"])
            rules = door.get("rules.page", game=family.id, options=options, preset=name)
            for table, session in door.bridge.tables.items():
                assert asdict(session.game.options) == expected, table
                assert session.record().extra["preset"] == name
                assert door.get("rules.page", table=table) == rules


@pytest.mark.parametrize(("family", "spec"), OPTIONS)
def test_every_value_of_an_option_can_be_written_down_as_a_link_does(family: GameFamily, spec: OptionSpec) -> None:
    for name, preset in family.presets.items():
        for value in spec.values:
            given = read_query(family, f"preset={name}&{write_query({spec.name: value})}")
            assert given == {**preset.options, spec.name: value}
            assert type(given[spec.name]) is type(value)


@pytest.mark.parametrize(("family", "spec"), SETTINGS)
def test_every_value_of_a_setting_stays_in_force(family: GameFamily, spec: OptionSpec) -> None:
    for name, preset in family.presets.items():
        for value in spec.values:
            door = Page()
            play_on(door, door.get("table.new", table="t0", **new(family, name, {**preset.options}, {spec.name: value}))["view"])
            for session in door.bridge.tables.values():
                assert session.view()["settings"][spec.name] == value


def test_another_match_at_a_table_takes_only_what_is_of_the_table() -> None:
    door = Page()
    family = GAMES["nap"]
    seating = {"names": ["Ann", "Bo", "Cy", "Di"], "agents": ["policy", "human", "policy", "policy"]}
    first = door.get("table.new", table="t0", **new(family, "hoyle", {"lowest_bid": 2}, {"dealing": "singly"}) | seating)
    record = {**json.loads(door.get("table.export", table="t0")["record"]), "where": "from elsewhere"}
    loaded = door.get("table.load", table="t0", record=json.dumps(record))
    again = door.get("table.again", table="t0", seed="another")
    assert again["rev"] > loaded["rev"]
    assert again["view"]["zones"]["hand:1"] != first["view"]["zones"]["hand:1"]
    written = json.loads(door.get("table.export", table="t0")["record"])
    kept = ("game", "rules", "players", "agents", "preset", "settings")
    assert {key: written[key] for key in kept} == {key: record[key] for key in kept}
    assert written["seed"] == "another"
    assert "where" not in written
    assert len(written["deals"]) == 1


def test_another_match_needs_a_table_and_a_seed() -> None:
    door = Page()
    door.open()
    assert door.code("table.again", table="t9", seed="x") == "table/unknown"
    assert door.code("table.again", table="t1") == "protocol/params"
    assert door.code("table.again", table="t1", seed="") == "seed/bad"
    assert door.code("table.again", seed="x") == "protocol/params"
