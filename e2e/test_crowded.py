"""Full tables in narrow and low windows: nothing lies over what somebody needs to see, and nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import STEP_SECONDS, Guard, store
from e2e.crowded import SPOTS, found, linked
from e2e.geometry import resize
from e2e.player import Table
from e2e.saves import read
from e2e.sizes import SIZES, size
from e2e.storage import settings
from e2e.test_layout import SCROLLS, each_card_shows_enough
from site_build.page_texts import languages
from site_build.server import SiteServer

WINDOWS = [size(320, 568), size(360, 640), size(568, 320), size(844, 390), size(1024, 600), size(1024, 664), size(1280, 800)]

OVERLAPS = """([overs, unders]) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
  const seat = (thing) => thing.closest('[data-seat]')?.dataset.seat;
  const found = [];
  for (const over of shown(overs)) for (const under of shown(unders)) {
    if (over === under || over.contains(under) || under.contains(over) || (seat(over) && seat(over) === seat(under))) continue;
    const a = over.getBoundingClientRect(), b = under.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left), down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) found.push(`${over.className} ${over.textContent.trim()} | ${under.className} ${under.textContent.trim()}`);
  }
  return found;
}"""
"""Which of the first things lie over which of the second ones, but for parts of one seat; a hair's breadth counts for nothing."""

SEAT = ".felt .name, .felt .seat .likeness, .felt .token, .felt .dealer, .felt .say"
APART = [
    (".played .card", SEAT),
    (".played .mark", SEAT),
    (".cell", SEAT),
    (".tray > small, .tray .card", SEAT),
    (".seat .name, .seat .token, .seat .dealer, .seat .kept", SEAT),
    (".plaque .by, .plaque .num, .plaque .call", SEAT),
    (".kept > *", ".played .card"),
    (".played .mark", ".played .index:not(.low)"),
    (".middle > *", ".played .card"),
    (".words, .acts", ".hand .card, .felt .seat"),
    (".tools .tool", SEAT),
]
"""Pairs that must not meet."""

CUT = """() => {
  const things = [...document.querySelectorAll('.plaque .by > *, .cell, .cell > *, .words > *, .btn, .line.head > *')];
  const boxes = things.filter((thing) => thing.checkVisibility() && getComputedStyle(thing).display !== 'inline');
  const cut = boxes.filter((thing) => thing.scrollWidth > thing.clientWidth + 1);
  return cut.map((thing) => `${thing.className} ${thing.textContent.trim()}`);
}"""
"""Words that do not fit their place."""


@pytest.fixture(scope="module")
def crowd(browser: Browser, dist: Path) -> Iterator[Page]:
    """One page that finds every spot by its link."""
    guard, server, context = Guard(), SiteServer(dist).start(), browser.new_context(service_workers="block")
    context.set_default_timeout(STEP_SECONDS * 1000)
    guard.watch(context)
    store(context, server, {"settings": settings(speed="once"), **linked()})
    page = context.new_page()
    page.goto(f"{server.url}#{found('six')[0]}")
    Table(page).wait_for_me()
    yield page
    context.close()
    server.stop()
    assert guard.unexpected() == []


def go(page: Page, name: str) -> Table:
    """To a spot, without a new start."""
    link, save = found(name)
    page.evaluate("link => { location.hash = link; }", link)
    view = read(save).view()
    expect(page.locator(f'main.table[data-players="{len(view["seats"])}"][data-step="{view["step"]}"]')).to_be_attached()
    return Table(page).wait_for_me()


@pytest.mark.parametrize("name", SPOTS)
def test_nothing_lies_over_seats_and_words_and_nothing_is_cut(name: str, crowd: Page) -> None:
    go(crowd, name)
    for window in WINDOWS:
        resize(crowd, window)
        for pair in APART:
            assert crowd.evaluate(OVERLAPS, [*pair]) == [], (window, pair)
        assert crowd.evaluate(CUT) == [], window


def test_each_column_of_scores_stands_under_its_heading_and_names_the_unit(crowd: Page) -> None:
    go(crowd, "chips")
    for window in WINDOWS:
        resize(crowd, window)
        for column, words in (("won", "won"), ("score", "deal, chips"), ("total", "total")):
            head = crowd.locator(f".line.head .{column}")
            expect(head).to_be_visible()
            expect(head).to_have_text(words)
            (above, below) = (thing.bounding_box() for thing in (head, crowd.locator(f".line:not(.head) .{column}").first))
            assert above
            assert below
            assert abs(above["x"] + above["width"] - below["x"] - below["width"]) < window["width"] / 40, (window, column)
    expect(crowd.locator(".verdict p")).to_contain_text(re.compile(r"\d chips?\."))


def test_tricks_and_scores_show_every_column_of_six_players_in_every_language(crowd: Page) -> None:
    """In Japanese the list of all tricks hid a player and what was won, and the sheet of scores a player in every language."""
    table = go(crowd, "result")
    for language in reversed(languages()):
        table.open_dialog("menu").locator(f'label:has([name="language"][value="{language}"])').click()
        expect(crowd.locator("html")).to_have_attribute("lang", language)
        table.close_dialog()
        for window in WINDOWS:
            resize(crowd, window)
            for panel in ("tricks", "scores"):
                dialog = table.open_dialog(panel)
                assert dialog.locator(".scroll").evaluate("list => list.scrollWidth <= list.clientWidth"), (language, window, panel)
                expect(dialog.locator("thead th").last).to_be_in_viewport(ratio=1)
                table.close_dialog()


@pytest.mark.parametrize("name", ["six", "kept cards", "first lead", "seventeen"])
def test_every_card_of_a_short_and_of_a_long_hand_is_in_reach_of_a_finger(name: str, crowd: Page) -> None:
    table = go(crowd, name)
    for window in (*SIZES, size(320, 568), size(2560, 1440)):
        resize(crowd, window)
        each_card_shows_enough(table, window)


def test_the_result_of_six_players_is_seen_whole(crowd: Page) -> None:
    go(crowd, "result")
    for window in (*WINDOWS[:2], size(390, 844), size(844, 390), size(1280, 720)):
        resize(crowd, window)
        assert crowd.evaluate(SCROLLS) == {"across": False, "down": False, "inside": []}, window


def test_a_notice_leaves_the_middle_and_the_prompt_free(crowd: Page) -> None:
    table = go(crowd, "misère")
    resize(crowd, size(1280, 800))
    table.open_dialog("menu").locator('[data-act="report"]').click()
    table.close_dialog()
    for window in WINDOWS:
        resize(crowd, window)
        expect(crowd.locator(".notice")).to_be_in_viewport(ratio=1)
        assert crowd.evaluate(OVERLAPS, [".notice", ".middle > *, .words, .acts, .hand .card"]) == [], window


def test_on_the_start_screen_an_option_comes_into_sight_with_its_values(crowd: Page) -> None:
    table = go(crowd, "six")
    table.open_dialog("menu").locator('[data-act="new-match"]').click()
    crowd.locator('[data-act="house"]').click()
    for window in (size(360, 640), size(568, 320)):
        resize(crowd, window)
        for rule in crowd.locator(".rule").all():
            rule.locator(".opener").click()
            expect(rule.locator(".rule-body .seg, .rule-body .number").last).to_be_in_viewport(ratio=0.9)
    for window in (size(1024, 600), size(1280, 800)):
        resize(crowd, window)
        expect(crowd.locator(".hero .logo")).to_be_in_viewport(ratio=1)
        expect(crowd.locator('[data-act="deal"]')).to_be_in_viewport(ratio=1)
