"""``docs/record.schema.json`` describes every record that the product writes, and no other option or value than there are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from napoleon_core.games import GAMES
from napoleon_core.record import DealRecord, GameRecord, encode, replay_record
from napoleon_core.session import Seating, Session
from tests.counts import SCALE
from tests.games import random_game, random_move, walk
from tests.golden.deals import record as written_by_hand
from tests.records import changed, changed_deal, played
from tests.test_record_cli import UNKNOWN_OPTIONS, WRONG_RECORDS, WRONG_VALUES
from tests.wire import Page

SCHEMA = json.loads(Path(__file__).parent.parent.joinpath("docs", "record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
NAP_GAME = {"format": "napoleon-record", "version": 1, "game": "nap", "deals": []}
OF_ONE_NUMBER_OF_PLAYERS = ("too few players",)
"""What only the rules of the table can tell."""


def faults(value: object) -> list[str]:
    """What is wrong with a value, by the schema."""
    return [f"{error.json_path}: {error.message[:200]}" for error in VALIDATOR.iter_errors(value)]


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("name", GAMES)
def test_it_has_exactly_the_options_and_values_of_the_game(name: str) -> None:
    rules = SCHEMA["$defs"][f"{name}-rules"]["properties"]
    family = GAMES[name]
    assert [*rules] == [spec.name for spec in family.specs]
    for spec in family.specs:
        assert rules[spec.name]["default"] == spec.default
        for value in spec.values:
            assert not faults({**NAP_GAME, "game": name, "rules": {spec.name: value}})
        for wrong in (None, "other", 1000, -1, 2.5, [], {}):
            assert faults({**NAP_GAME, "game": name, "rules": {spec.name: wrong}}), f"{spec.name}: {wrong}"


def walked(name: str) -> Iterator[Any]:
    """Records of games with options at random, whole and in progress."""
    rng = Random(f"schema {name}")
    for number in range(60 * SCALE):
        game = random_game(rng, GAMES[name])
        found = walk(game, f"schema {number}")
        stop = None if rng.random() < 0.5 else int(rng.random() * len(found.moves))
        deals = (DealRecord(found.dealer, found.dealt, found.actions()), DealRecord(found.dealer, found.dealt, found.actions(stop)))
        yield json.loads(encode(GameRecord(game, None, deals)))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_any_options_is_valid(name: str) -> None:
    for record in walked(name):
        assert faults(record) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_table_writes_is_valid_at_every_step(name: str) -> None:
    for preset in GAMES[name].presets.values():
        game = GAMES[name].from_options(preset.options)
        session = Session(game, "schema", Seating(("A",) * game.seats, ("human",) * game.seats))
        rng = Random(1)
        for _ in range(80):
            assert faults(json.loads(encode(session.record()))) == []
            if session.next == "human":
                session.act(session.rev, str(random_move(game, session._state, rng)))
            elif session.next == "deal":
                session.next_deal(session.rev)


def test_what_is_exported_and_what_was_written_by_hand_are_valid() -> None:
    page = Page()
    page.open()
    assert faults(json.loads(page.get("table.export", table="t1")["record"])) == []
    assert faults(written_by_hand()) == []


@pytest.mark.parametrize("name", [name for name in WRONG_RECORDS if name not in OF_ONE_NUMBER_OF_PLAYERS])
def test_what_is_no_record_is_not_valid(name: str) -> None:
    assert "error" in replay_record(WRONG_RECORDS[name])
    assert faults(WRONG_RECORDS[name])


@pytest.mark.parametrize("rules", [rule for rule in (*WRONG_VALUES, *UNKNOWN_OPTIONS) if rule != {"jokers": 1.0}])
def test_wrong_options_are_not_valid(rules: dict[str, object]) -> None:
    assert faults({**NAP_GAME, "game": "napoleon", "rules": rules})


def test_cards_and_actions_of_the_other_game_and_none_are_not_valid() -> None:
    game = played("schema")
    hands = game["deals"][0]["hands"]
    for wrong in (
        changed(game, game="nap"),
        changed_deal(game, widow=...),
        changed_deal(game, hands=[["as", *hands[0][1:]], *hands[1:]]),
        changed_deal(game, hands=hands[:3]),
        changed_deal(game, actions=["misere"]),
        changed_deal(game, actions=["7h", "21c"]),
        changed_deal(game, actions=["pass", None]),
        changed_deal(game, dealer=-1),
    ):
        assert faults(wrong)
