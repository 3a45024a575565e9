"""The short text form of house rules: every table has one, and what is wrong in one is told plainly."""

from __future__ import annotations

import json
from random import Random

import pytest

from napoleon_core.__main__ import main
from napoleon_core.errors import BadOption, UnknownOption
from napoleon_core.games import GAMES
from napoleon_core.links import read_query, write_query
from tests.counts import SCALE
from tests.games import random_game


@pytest.mark.parametrize("name", GAMES)
def test_every_table_comes_back_from_its_text(name: str) -> None:
    family = GAMES[name]
    rng = Random(f"links {name}")
    for _ in range(100 * SCALE):
        game = random_game(rng, family)
        query = write_query(game.options.differences())
        assert family.from_options(read_query(family, query)).options == game.options, query


@pytest.mark.parametrize("name", GAMES)
def test_a_preset_gives_its_options_and_others_stand_over_them(name: str) -> None:
    family = GAMES[name]
    for preset, row in family.presets.items():
        assert read_query(family, f"preset={preset}") == row.options
        changed = {**row.options, "players": 6}
        assert read_query(family, f"players=6&preset={preset}") == changed
    assert read_query(family, "") == read_query(family, "?") == read_query(family, "&&") == {}


def test_values_are_those_of_the_rules_and_the_last_of_equal_keys_counts() -> None:
    found = read_query(GAMES["nap"], "?misere=false&players=3&players=5&nap_payout=10%2D5&lang=ja&theme=dark&played=kept")
    assert found == {"misere": False, "players": 5, "nap_payout": "10-5"}


@pytest.mark.parametrize(
    ("query", "option"), [("misere=False", "misere"), ("players=7", "players"), ("players=", "players"), ("players=05", "players")]
)
def test_a_value_that_an_option_does_not_have_names_option_and_values(query: str, option: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_query(GAMES["nap"], query)
    assert refused.value.data["option"] == option
    assert option in str(refused.value)


def test_a_key_that_is_none_and_a_preset_that_is_none_are_refused() -> None:
    for query in ("minimum_bid=12", "Players=4", "seed=1", "=3"):
        with pytest.raises(UnknownOption):
            read_query(GAMES["nap"], query)
    for query in ("players=4&seed=42", "dealer=1", "seat=0", "day=2026-03-01"):
        with pytest.raises(UnknownOption, match=r"house rules alone.*leave it out here.*--seed"):
            read_query(GAMES["nap"], query)
    with pytest.raises(BadOption, match="standard"):
        read_query(GAMES["nap"], "preset=rulebook")


def test_the_arena_takes_house_rules_in_this_form(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--game", "nap", "--deals", "5", "--jobs", "1"]
    assert main([*arguments, "--options", "players=5&nap_payout=10-5"]) == 0
    assert capsys.readouterr().out.startswith("policy,random: 5 deals of nap?players=5&nap_payout=10-5 by side, ")
    assert main([*arguments, "--json", "--options", "preset=hoyle"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["lowest_bid"] == 1
    assert main([*arguments, "--options", "players=9"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "players" in err
    assert "Traceback" not in err
