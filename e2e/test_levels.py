"""How strong the opponents are: chosen for all or for each, in force, and remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit, store
from e2e.form import begin, choose, deal, levels, set_up
from e2e.player import Mouse
from e2e.sizes import position
from site_build.server import SiteServer


def choose_apart(page: Page, place: int, level: int) -> None:
    """The level of one opponent."""
    page.locator(f'.levels [data-place="{place}"] label:has([data-value="level:{level}"])').click()


def choose_all(page: Page, level: int) -> None:
    """One level for all opponents."""
    page.locator(f'label:has(input[name="level"][value="level:{level}"])').click()


def chosen(page: Page, group: str) -> str | None:
    """The level that is pressed in a group, None where none is."""
    pressed = page.locator(f'input[name="{group}"]:checked')
    return pressed.get_attribute("value") if pressed.count() else None


def open_levels(page: Page) -> None:
    page.locator('[data-act="levels"][aria-expanded="false"]').click()
    expect(page.locator(".levels")).to_be_visible()


def test_the_opponents_of_a_first_visit_are_the_easiest(site: SiteServer, page: Page) -> None:
    begin(page, site)
    assert levels(page) == ["human", *["level:1"] * 4]
    set_up(page)
    assert chosen(page, "level") == "level:1"


def test_a_level_for_all_is_in_force_after_a_reload_and_offered_again(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose_all(page, 4)
    expect(page.locator('[data-field="level"] .small')).to_contain_text("Good")
    expect(page.locator('[data-field="level"] .small')).to_contain_text("20")
    deal(page)
    assert levels(page) == ["human", *["level:4"] * 4]
    page.reload()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    assert levels(page) == ["human", *["level:4"] * 4]
    set_up(page)
    assert chosen(page, "level") == "level:4"
    deal(page)
    assert levels(page) == ["human", *["level:4"] * 4]


def test_each_opponent_may_have_a_level_of_its_own(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose_all(page, 2)
    open_levels(page)
    choose_apart(page, 2, 4)
    choose_apart(page, 4, 7)
    assert chosen(page, "level") is None
    expect(page.locator('.levels [data-place="4"]')).to_contain_text("Master")
    deal(page)
    assert levels(page) == ["human", "level:2", "level:4", "level:2", "level:7"]
    page.reload()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    set_up(page)
    open_levels(page)
    assert [chosen(page, f"level-{place}") for place in (1, 2, 3, 4)] == ["level:2", "level:4", "level:2", "level:7"]
    choose_all(page, 1)
    assert [chosen(page, f"level-{place}") for place in (1, 2, 3, 4)] == ["level:1"] * 4


def test_the_level_chosen_in_one_game_holds_in_the_other(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose_all(page, 3)
    choose(page, "game", "nap")
    assert chosen(page, "level") == "level:3"
    choose_all(page, 2)
    choose(page, "game", "napoleon")
    assert chosen(page, "level") == "level:2"
    choose(page, "game", "nap")
    deal(page)
    assert {*levels(page)} == {"human", "level:2"}


def test_six_players_are_five_opponents_and_places_follow_the_person(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose(page, "players", 6)
    open_levels(page)
    expect(page.locator(".levels [data-place]")).to_have_count(5)
    choose_apart(page, 5, 2)
    deal(page)
    assert levels(page) == ["human", *["level:1"] * 4, "level:2"]


@pytest.mark.parametrize("stored", ["", "[", "null", "7", '["policy"]', '[1, null, {"a": 2}]', '["level:9", "json:loads"]'])
def test_stored_levels_that_are_none_count_for_nothing(stored: str, site: SiteServer, context: BrowserContext, page: Page) -> None:
    store(context, site, {"levels": stored})
    begin(page, site)
    assert levels(page) == ["human", *["level:1"] * 4]


def test_a_match_that_was_saved_with_the_rule_of_thumb_goes_on_with_it(sit: Sit) -> None:
    table = sit(position("lead")).wait_for_me()
    assert table.saved().record().extra["agents"] == ["human", *["policy"] * 4]
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    assert table.saved().record().extra["agents"] == ["human", *["policy"] * 4]
