"""The page of the CPU players: it tells the levels that there are, of each game its own facts, and nothing as tested that is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from napoleon_core.agents.levels import LEVELS, offered
from napoleon_core.games import GAMES
from napoleon_core.players_page import players_page
from tests import test_obvious
from tests.toy_whist import ToyWhist
from tests.wire import Page

ROOT = Path(__file__).parent.parent
FAMILIES = tuple(GAMES.values())

PROVED_BY = {
    "table-players-proved-hidden": ("tests/conformance/test_knowledge.py", "every_agent_decides_alike_whatever_the_hidden_cards_are"),
    "table-players-proved-worlds": ("tests/conformance/test_knowledge.py", "a_sampled_world_looks_the_same_to_the_seat_that_sampled_it"),
    "table-players-proved-cards": ("tests/conformance/test_sessions.py", "every_deal_depends_on_seed_and_number_alone_whoever_plays"),
    "table-players-proved-time": ("e2e/test_pace.py", "a_move_is_shown_at_the_same_moment_however_long_it_was_thought_about"),
    "table-players-proved-legal": ("tests/conformance/test_knowledge.py", "an_agent_finds_a_legal_move_at_every_turn_of_a_deal"),
    "table-players-proved-page": ("e2e/test_secrets.py", "no_hidden_card_is_in_the_document_or_in_any_message"),
    "nap-players-proved-worlds": ("tests/test_nap_study.py", "the_worlds_of_a_search_deal_unseen_cards_alone_and_keep_what_is_proved"),
    "nap-players-proved-solved": ("tests/test_nap_kernel.py", "a_contract_is_made_after_a_card_where_the_search_for_all_games_finds_so"),
    "nap-players-proved-obvious": ("tests/test_obvious.py", "what_is_obvious_is_done_in_nineteen_of_twenty_draws"),
    "napoleon-players-proved-worlds": ("tests/test_studies.py", "the_worlds_of_the_playouts_hold_every_unseen_card_once"),
    "napoleon-players-proved-playouts": ("tests/test_playout.py", "every_card_of_a_playout_is_legal_and_every_trick_goes_to_its_winner"),
    "napoleon-players-proved-obvious": ("tests/test_obvious.py", "what_is_obvious_is_done_in_nineteen_of_twenty_draws"),
}
"""By which test each claim of the page is held."""


def chapter(name: str, families: Any = FAMILIES) -> list[dict[str, Any]]:
    """The blocks of a chapter."""
    return next([*section.blocks] for section in players_page(families).sections if section.id == name)


def claims() -> list[dict[str, Any]]:
    """What the page says was tested."""
    return next(block["list"] for block in chapter("proved") if "list" in block)


def tables(blocks: list[dict[str, Any]]) -> list[Any]:
    return [block["table"]["rows"] for block in blocks if "table" in block]


def keys(blocks: list[dict[str, Any]]) -> list[str]:
    return [block["text"]["key"] for block in blocks if "text" in block]


@pytest.mark.native  # the end-to-end tests are not there inside Pyodide
def test_every_claim_is_held_by_a_test() -> None:
    assert {claim["key"] for claim in claims()} == PROVED_BY.keys()
    for path, name in PROVED_BY.values():
        assert f"def test_{name}" in (ROOT / path).read_text(encoding="utf-8")


def test_a_search_as_small_as_the_page_says_is_held_to_what_is_obvious() -> None:
    told = [claim["args"]["count"] for claim in claims() if claim["key"].endswith("-players-proved-obvious")]
    assert [f"search:{count}" for count in told] == [test_obvious.AGENTS[0]] * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_offers_a_choice_tells_the_worlds_and_the_clock_of_each_level_and_one_that_does_not_says_so(game: str) -> None:
    levels, blocks = GAMES[game].levels, chapter(game)
    rows = [[(row[0]["args"]["number"], row[2], row[3]) for row in table] for table in tables(blocks)]
    told = [(number, LEVELS[number].worlds, round(1000 * LEVELS[number].seconds)) for number in levels]
    assert rows == ([told] if len(levels) > 1 else [])
    assert ("table-players-one-level" in keys(blocks)) == (len(levels) == 1)
    assert ("table-players-no-search" in keys(blocks)) == (not any(LEVELS[number].worlds for number in levels))


def test_the_levels_are_called_what_the_start_screen_calls_them() -> None:
    (rows,) = tables(chapter("napoleon"))
    named = [row[0]["args"]["name"]["text"] for row in rows]
    assert named == [level["title"] for level in offered(GAMES["napoleon"].levels) if isinstance(level, dict)]


def test_a_game_of_anybodys_has_a_chapter_with_its_own_levels() -> None:
    blocks = chapter("toy", [ToyWhist])
    assert [row[1]["key"] for row in tables(blocks)[0]] == ["table-players-by-slips", "table-players-by-rule"]
    assert keys(blocks) == ["table-players-no-search", "table-players-slips"]


def test_the_page_is_told_without_a_table() -> None:
    assert Page().get("players.page") == players_page().json()
