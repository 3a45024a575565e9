"""Settings: one panel, at the table and on the start screen; each holds at once and outlives the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Join, Sit
from e2e.geometry import resize
from e2e.player import START_SECONDS, Mouse, Table
from e2e.sizes import DESK, PHONE, Size, position
from e2e.storage import settings
from e2e.test_accessibility import axe_is_content
from site_build.server import SiteServer

DAY, NIGHT = "#cbdfd2", "#12322d"


def open_settings(page: Page) -> Locator:
    """The panel, by the menu of a table or by the start screen."""
    if page.locator("main.table").count():
        page.locator('[data-open="menu"]').click()
    page.locator('[data-act="settings"]').click()
    panel = page.locator('dialog[data-dialog="settings"]')
    expect(panel).to_be_visible()
    return panel


def choose(panel: Locator, key: str, value: str) -> None:
    """By its label, as a person would."""
    panel.locator(f'[data-setting="{key}"] label:has([data-value="{value}"])').click()
    expect(panel.locator(f'[data-setting="{key}"]')).to_have_attribute("data-value", value)


def cloth(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--cloth').trim()"))


def test_a_theme_holds_at_once_and_after_a_reload(page: Page, sit: Sit) -> None:
    table = sit(position("lead"))
    assert cloth(page) == DAY
    choose(open_settings(page), "theme", "dark")
    assert cloth(page) == NIGHT
    expect(page.locator('meta[name="theme-color"]')).to_have_attribute("content", NIGHT)
    page.reload()
    table.wait()
    assert cloth(page) == NIGHT
    choose(open_settings(page), "theme", "device")
    assert cloth(page) == DAY


def test_a_theme_in_a_link_comes_first_until_another_one_is_chosen(page: Page, site: SiteServer) -> None:
    page.add_init_script(f"localStorage.setItem('napoleon.settings', '{settings(theme='light', speed='once')}')")
    page.goto(f"{site.url}#napoleon?theme=dark&seed=1")
    Table(page).wait()
    assert cloth(page) == NIGHT
    choose(open_settings(page), "theme", "device")
    assert cloth(page) == DAY


def test_a_speed_chosen_in_the_panel_is_that_of_the_menu_and_of_the_table(join: Join) -> None:
    table = join(position("lead"))
    panel = open_settings(table.page)
    choose(panel, "speed", "fast")
    table.close_dialog()
    assert table.speed == "fast"
    menu = table.open_dialog("menu")
    expect(menu.locator('[data-setting="speed"]')).to_have_attribute("data-value", "fast")
    choose(menu, "speed", "once")
    table.close_dialog()
    assert table.speed == "once"


def test_settings_can_be_reached_from_the_start_screen(page: Page, sit: Sit) -> None:
    table = sit(position("lead"))
    table.open_dialog("menu").locator('[data-act="new-match"]').click()
    choose(open_settings(page), "theme", "dark")
    assert cloth(page) == NIGHT
    table.close_dialog()
    page.locator('[data-act="back"]').click()
    table.wait()


COLOURS = "cards => Object.fromEntries(cards.map((card) => [card.dataset.card[1], getComputedStyle(card).color]))"


def test_a_pack_in_four_colours_has_four_and_one_in_two_has_two(join: Join) -> None:
    table = join(position("exchange"))
    two = table.page.locator(".fan [data-card]:not(.j)").evaluate_all(COLOURS)
    assert two["s"] == two["c"] != two["h"] == two["d"]
    panel = open_settings(table.page)
    choose(panel, "pack", "four")
    table.close_dialog()
    four = table.page.locator(".fan [data-card]:not(.j)").evaluate_all(COLOURS)
    assert len({*four.values()}) == len(four) == 4
    choose(open_settings(table.page), "pack", "two")
    table.close_dialog()


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
def test_faces_are_those_of_the_window_until_others_are_chosen(join: Join, window: Size) -> None:
    table = join(position("lead"))
    page = table.page
    resize(page, window)
    printed = table.hand.first.locator(":is(.pips, .court)")
    usual = window is DESK
    assert printed.is_visible() is usual
    for value, seen in (("desk", True), ("large", False), ("layout", usual)):
        choose(open_settings(page), "faces", value)
        table.close_dialog()
        assert printed.is_visible() is seen, value
    resize(page, DESK if window is PHONE else PHONE)
    assert printed.is_visible() is not usual


def test_each_back_is_another_drawing_that_all_cards_face_down_show(join: Join) -> None:
    table = join(position("lead"))
    panel = open_settings(table.page)
    names = panel.locator('[data-setting="back"] input').evaluate_all("each => each.map((input) => input.value)")
    drawn = []
    for name in reversed(names):
        choose(panel, "back", name)
        drawn.append(table.page.locator("#card-back").inner_html())
    assert len({*drawn}) == len(names) >= 4
    assert names[0] == "claret"
    table.close_dialog()


@pytest.mark.parametrize("go_on", ["button", "table", "card"])
def test_step_by_step_each_trick_stays_until_it_is_tapped_away_and_the_prompt_says_so(page: Page, sit: Sit, go_on: str) -> None:
    table = sit(position("play"), speed="step").wait_for_me()
    table.decide(Mouse())
    expect(page.locator('#app[data-waits="tap"]')).to_be_attached(timeout=START_SECONDS * 1000)
    expect(table.middle).to_have_count(5)
    expect(page.locator(".ask")).to_contain_text(re.compile("Go on"))
    if go_on == "button":
        page.locator('[data-act="go-on"]').click()
    elif go_on == "table":
        page.locator(".ring").click()
    else:
        table.hand.last.focus()
        page.keyboard.press("Enter")
    expect(page.locator('main[data-stage="live"]')).to_be_attached()


def test_a_waiting_trick_goes_when_another_speed_is_chosen(page: Page, sit: Sit) -> None:
    table = sit(position("play"), speed="step").wait_for_me()
    table.decide(Mouse())
    expect(page.locator('#app[data-waits="tap"]')).to_be_attached(timeout=START_SECONDS * 1000)
    choose(table.open_dialog("menu"), "speed", "fast")
    table.close_dialog()
    expect(page.locator('main[data-stage="live"]')).to_be_attached()
    table.wait_for_me()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_panel_and_a_table_with_everything_chosen_are_accessible(page: Page, sit: Sit, theme: str) -> None:
    chosen = {"theme": theme, "pack": "four", "back": "bees", "faces": "large", "order": "own", "tap": "twice", "tricks": "all"}
    table = sit(position("play"), settings=settings(speed="once", **chosen)).wait_for_me()
    for window in (DESK, PHONE):
        resize(page, window)
        axe_is_content(page)
        open_settings(page)
        axe_is_content(page)
        table.close_dialog()
    Mouse().press(table.hand.and_(page.locator(":not([aria-disabled])")).first)
    axe_is_content(page)
    table.open_dialog("menu").locator('[data-act="arrange"]').click()
    Mouse().press(table.hand.first)
    axe_is_content(page)
