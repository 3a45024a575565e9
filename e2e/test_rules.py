"""The rules, and how the CPU players decide: in a panel over the table and the start screen, and as pages of their own."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Join
from e2e.guard import Guard
from e2e.kept import KeptPage
from e2e.sizes import position
from e2e.test_accessibility import axe_is_content
from napoleon_core.agents.levels import LEVELS
from napoleon_core.games import GAMES
from site_build.server import SiteServer

START_SECONDS = 60
WORDS = "assets/rules-*.ftl"
PLAYERS_WORDS = "assets/players-*.ftl"
SHEETS = [f"{name}-{preset}" for name, family in GAMES.items() for preset in family.presets]


def open_menu(page: Page) -> None:
    expect(page.locator('[data-open="menu"]')).to_be_visible(timeout=START_SECONDS * 1000)
    page.locator('[data-open="menu"]').click()


def open_rules(page: Page) -> None:
    open_menu(page)
    page.locator('[data-act="rules"]').click()
    expect(page.locator('[data-dialog="rules"]')).to_be_visible()


def test_the_menu_opens_the_rules_of_the_table_and_esc_gives_the_focus_back(join: Join) -> None:
    page = join(position("auction")).page
    address = page.url
    open_rules(page)
    expect(page.locator(".c-auction")).to_contain_text("13")
    assert page.locator(".contents a").count() > 7
    expect(page.locator(".chapter")).to_have_count(page.locator(".contents a").count())
    page.locator('.contents a[href="#rules-tricks"]').click()
    expect(page.locator("#rules-tricks-title")).to_be_focused()
    expect(page.locator("#rules-tricks-title")).to_be_in_viewport()
    expect(page.locator(".contents [aria-current]")).to_have_attribute("href", "#rules-tricks")
    assert page.url == address
    page.keyboard.press("Escape")
    expect(page.locator('[data-dialog="rules"]')).to_have_count(0)
    expect(page.locator('[data-open="menu"]')).to_be_focused()


def test_a_house_rule_in_force_is_in_the_rules(kept: KeptPage) -> None:
    page = kept.follow("napoleon?minimum_bid=15&yoromeki=false&seed=rules").page
    open_rules(page)
    expect(page.locator(".c-tricks .ladder li")).to_have_count(7)
    expect(page.locator(".c-auction")).to_contain_text("15")
    page.keyboard.press("Escape")


def test_the_start_screen_tells_the_rules_that_are_chosen_there(join: Join) -> None:
    page = join(position("auction")).page
    open_menu(page)
    page.locator('[data-act="new-match"]').click()
    page.locator('input[name="game"][value="nap"]').check(force=True)
    page.locator('[data-act="rules"]').click()
    expect(page.locator("#rules-title")).to_contain_text("Nap")
    page.locator('[data-dialog="rules"] [data-act="close"]').click()
    expect(page.locator('[data-act="rules"]')).to_be_focused()
    page.locator('[data-act="back"]').click()


def test_the_menu_and_the_levels_open_how_the_cpu_players_decide(join: Join) -> None:
    page = join(position("auction")).page
    address = page.url
    open_menu(page)
    page.locator('[data-act="players"]').click()
    expect(page.locator("#players-title")).to_be_focused()
    expect(page.locator(".c-napoleon tbody tr")).to_have_count(len(LEVELS))
    for number, row in zip(LEVELS, page.locator(".c-napoleon tbody tr").all(), strict=True):
        expect(row).to_contain_text(f"{LEVELS[number].worlds:,}")
    page.locator('.contents a[href="#rules-limits"]').click()
    expect(page.locator("#rules-limits-title")).to_be_in_viewport()
    axe_is_content(page)
    page.keyboard.press("Escape")
    expect(page.locator('[data-open="menu"]')).to_be_focused()
    assert page.url == address
    open_menu(page)
    page.locator('[data-act="new-match"]').click()
    page.locator('[data-field="level"] [data-act="players"]').click()
    expect(page.locator('[data-dialog="players"]')).to_contain_text("What they know")
    page.locator('[data-dialog="players"] [data-act="close"]').click()
    expect(page.locator('[data-act="players"]')).to_be_focused()
    page.locator('[data-act="back"]').click()


def fetched(site: SiteServer) -> int:
    """How often the words of the rules were asked for."""
    return sum(fnmatchcase(path, WORDS) for path in site.requests)


def test_the_words_of_the_rules_are_fetched_when_they_are_asked_for_and_once_and_waited_for(
    site: SiteServer, start: Callable[..., Page]
) -> None:
    site.stall(WORDS)
    page = start(site)
    assert fetched(site) == 0
    open_menu(page)
    with page.expect_request(f"**/{WORDS}"):
        page.locator('[data-act="rules"]').click()
    expect(page.locator('[data-dialog="rules"]')).to_have_count(0)
    site.unblock()
    expect(page.locator("#rules-title")).to_contain_text("The rules of Napoleon")
    page.keyboard.press("Escape")
    open_rules(page)
    assert fetched(site) == 1


def test_words_that_do_not_come_are_told_and_asked_for_again(site: SiteServer, start: Callable[..., Page], guard: Guard) -> None:
    guard.expect(r"Failed to load resource|503")
    site.block(WORDS)
    site.block(PLAYERS_WORDS)
    page = start(site)
    open_menu(page)
    page.locator('[data-act="rules"]').click()
    expect(page.get_by_text("The rules could not be fetched").first).to_be_visible()
    page.locator('[data-act="new-match"]').click()
    page.locator('[data-act="rules"]').click()
    expect(page.get_by_text("The rules could not be fetched").first).to_be_visible()
    page.locator('[data-act="players"]').click()
    expect(page.get_by_text("That page could not be fetched").first).to_be_visible()
    site.unblock()
    page.locator('[data-act="players"]').click()
    expect(page.locator("#players-title")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('[data-act="rules"]').click()
    expect(page.locator("#rules-title")).to_contain_text("The rules of Napoleon")


def test_the_rules_of_a_table_tell_its_settings_and_its_unit(kept: KeptPage) -> None:
    page = kept.follow("nap?preset=hoyle&seed=told").page
    open_rules(page)
    expect(page.locator(".c-play")).to_contain_text("Only the card that won is turned down")
    expect(page.locator(".c-scores")).to_contain_text("A Nap is worth 10 pence")
    page.keyboard.press("Escape")
    open_menu(page)
    page.locator('[data-act="new-match"]').click()
    page.locator('input[name="preset"][value="french"]').check(force=True)
    page.locator('[data-act="rules"]').click()
    expect(page.locator(".c-scores")).to_contain_text("A Nap is worth 10 chips")
    expect(page.locator(".c-play")).to_contain_text("gathers its cards")
    page.keyboard.press("Escape")
    page.locator('[data-act="back"]').click()


@pytest.mark.parametrize("sheet", [*SHEETS, "players"])
@pytest.mark.browser_context_args(java_script_enabled=False)
def test_every_preset_and_the_players_have_a_page_that_needs_no_script_and_fits(site: SiteServer, page: Page, sheet: str) -> None:
    page.goto(f"{site.url}rules/{sheet}.html")
    expect(page.locator("script")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    assert page.locator(".contents a").count() == page.locator(".chapter").count() > 7
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        assert page.locator("body").evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator(".around a:not(.btn)").click()
    expect(page.locator(f'a[href="./{sheet}.html"]')).to_be_visible()


def test_a_page_of_rules_leads_to_a_table_with_these_rules(site: SiteServer, page: Page) -> None:
    page.goto(f"{site.url}rules/nap-hoyle.html")
    page.locator(".around .btn").click()
    open_rules(page)
    expect(page.locator(".c-auction")).not_to_contain_text("Misère")
