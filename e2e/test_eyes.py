"""What eyes, and the settings of their owners, ask for: large letters, colours of their own, no motion, and room beside notches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit, at
from e2e.geometry import resize
from e2e.player import Mouse, Table
from e2e.sizes import ALL, DESK, IN_PLAY, LYING, PHONE, size
from e2e.test_deal import FIRST_BID
from e2e.test_languages import nothing_is_cut
from e2e.test_layout import COVERED, OUTSIDE, SCROLLS, SEATS_COVERED, each_card_shows_enough, within_reach
from e2e.watch import flights, watch_flights

USUAL, TWICE = 16, 32
"""The size of letters in px that a browser is set to."""

BORDERS = """() => [...document.querySelectorAll('main :is(.card, .chip, .cell, .btn)')].filter((thing) => {
  const style = getComputedStyle(thing);
  return thing.checkVisibility() && (style.borderTopStyle === 'none' || parseFloat(style.borderTopWidth) < 1);
}).map((thing) => thing.outerHTML.slice(0, 160))"""
"""Cards, cells and buttons without a border of their own."""

UNSAFE = """({ top, right, bottom, left }) => {
  const things = document.querySelectorAll('main button, main .seat .face, main .seat .name, main h2, main .plaque');
  return [...things].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const safe = box.left > left - 1 && box.top > top - 1 && box.right < innerWidth - right + 1 && box.bottom < innerHeight - bottom + 1;
    return thing.checkVisibility() && box.width > 1 && !safe;
  }).map((thing) => thing.outerHTML.slice(0, 160));
}"""
"""Things that reach under a notch, a rounded corner or the bar at the lower edge."""


@pytest.fixture
def large_letters(shared_table: Table) -> Iterator[Table]:
    """A table in a browser that is set to letters of twice the usual size."""
    session = shared_table.page.context.new_cdp_session(shared_table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": TWICE}})
    yield shared_table
    session.send("Page.setFontSizes", {"fontSizes": {"standard": USUAL}})
    session.detach()


@at(*IN_PLAY)
def test_with_letters_of_twice_the_size_everything_is_seen_and_in_reach(large_letters: Table) -> None:
    page = large_letters.page
    for window in (size(320, 568), PHONE, LYING, DESK):
        resize(page, window)
        assert page.evaluate(OUTSIDE) == [], window
        assert page.evaluate(COVERED) == [], window
        assert page.evaluate(SEATS_COVERED) == [], window
        assert page.evaluate(SCROLLS) == {"across": False, "down": False, "inside": []}, window
        nothing_is_cut(page, str(window))
        if large_letters.hand.first.is_visible():
            each_card_shows_enough(large_letters, window)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{TWICE}px"


@at("result", "over")
def test_with_letters_of_twice_the_size_the_way_on_from_a_result_is_in_reach(large_letters: Table) -> None:
    for window in (size(320, 568), DESK):
        resize(large_letters.page, window)
        assert large_letters.page.evaluate(SCROLLS)["across"] is False, window
        within_reach(large_letters.again_button if large_letters.next == "over" else large_letters.next_button, window)


@pytest.fixture
def own_colours(shared_table: Table) -> Iterator[Table]:
    """A table in colours that the person's machine forces upon all pages."""
    shared_table.page.emulate_media(forced_colors="active")
    yield shared_table
    shared_table.page.emulate_media(forced_colors="none")


@at(*ALL)
def test_in_forced_colours_cards_cells_and_buttons_have_borders(own_colours: Table) -> None:
    for window in (DESK, PHONE):
        resize(own_colours.page, window)
        assert own_colours.page.evaluate(BORDERS) == [], window


@at("play")
def test_in_forced_colours_side_and_winner_keep_shape_and_word(own_colours: Table) -> None:
    page = own_colours.page
    expect(page.locator(".winner .mark")).to_have_text("winning")
    assert style(page, ".winner .card", "outlineStyle") == "solid"
    army, unknown = ".token.army i", ".felt .token.unknown i"
    assert style(page, army, "rotate") == "45deg"
    assert style(page, unknown, "borderTopStyle") == "dashed"
    for token in (army, ".token.ally i", unknown):
        assert float(style(page, token, "borderTopWidth").removesuffix("px")) >= 1
    playable, barred = (style(page, f".hand .card{kind}", "borderTopWidth") for kind in (".can", ":not(.can)"))
    assert playable != barred


@at("naming")
def test_in_forced_colours_own_cards_stay_marked_in_the_grid(own_colours: Table) -> None:
    own, other = (style(own_colours.page, f".cell.pick{kind}:not(.sample)", "borderBottomWidth") for kind in (".own", ":not(.own)"))
    assert own != other


@at("exchange")
def test_in_forced_colours_new_cards_stay_marked_in_the_hand(own_colours: Table) -> None:
    new, other = (style(own_colours.page, f".hand .card{kind}", "borderTopWidth") for kind in (".new", ":not(.new)"))
    assert new != other


def style(page: Page, thing: str, name: str) -> str:
    """How the first such thing is drawn."""
    return str(page.locator(thing).first.evaluate("(thing, name) => getComputedStyle(thing)[name]", name))


@pytest.mark.browser_context_args(reduced_motion="reduce")
def test_where_motion_is_unwanted_nothing_flies(context: BrowserContext, sit: Sit) -> None:
    assert flown(context, sit) == []


def test_where_it_is_not_cards_fly(context: BrowserContext, sit: Sit) -> None:
    assert "transform" in flown(context, sit)


def flown(context: BrowserContext, sit: Sit) -> list[str]:
    """What moved, from the first bid to the second card of the person."""
    watch_flights(context)
    table = sit(FIRST_BID, speed="fast").wait_for_me()
    while table.phase != "play":
        moment = table.moment
        table.decide(Mouse())
        table.wait_after(moment)
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    return flights(table.page)


@at(*IN_PLAY)
def test_nothing_lies_under_a_notch_or_the_bar_at_the_lower_edge(shared_table: Table) -> None:
    page = shared_table.page
    session = page.context.new_cdp_session(page)
    for window, insets in (
        (size(390, 844), {"top": 47, "right": 0, "bottom": 34, "left": 0}),
        (LYING, {"top": 0, "right": 47, "bottom": 21, "left": 47}),
    ):
        session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        resize(page, window)
        assert [style(page, "main", f"padding{side.title()}") for side in insets] == [f"{inset}px" for inset in insets.values()]
        assert page.evaluate(UNSAFE, insets) == [], window
        assert page.evaluate(COVERED) == [], window
        assert page.evaluate(SCROLLS) == {"across": False, "down": False, "inside": []}, window
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    session.detach()
