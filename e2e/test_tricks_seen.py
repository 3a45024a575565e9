"""Tricks that are over: the last one in every window, and all of the deal at a beginner's table, never more than was played in sight."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from e2e.conftest import Join, Sit
from e2e.geometry import resize
from e2e.player import Mouse, codes
from e2e.saves import NAPOLEON, find, played_cards, read
from e2e.sizes import SIZES, Size
from e2e.storage import settings


@cache
def in_the_fourth_trick() -> str:
    return find(lambda view: view["next"] == "human" and bool(view["trick"]) and view["trick"]["number"] == 4, NAPOLEON)


@pytest.mark.parametrize("window", SIZES, ids=lambda window: f"{window['width']}x{window['height']}")
def test_the_last_trick_can_be_seen_in_every_window(join: Join, window: Size) -> None:
    table = join(in_the_fourth_trick())
    resize(table.page, window)
    dialog = table.open_dialog("lastTrick")
    last = table.saved().view()["last"]
    assert last
    chips = dialog.locator(".laid-trick .chip")
    assert [chip.get_attribute("data-chip") for chip in chips.all()] == [play["card"] for play in last["plays"]]
    expect(dialog.locator(".wins")).to_have_count(1)
    table.close_dialog()


@pytest.mark.parametrize("window", [SIZES[0], SIZES[3], SIZES[-1]], ids=lambda window: f"{window['width']}x{window['height']}")
def test_a_beginners_table_shows_all_tricks_that_are_over_and_no_other_card(sit: Sit, window: Size) -> None:
    table = sit(in_the_fourth_trick(), settings=settings(speed="once", tricks="all")).wait_for_me()
    resize(table.page, window)
    assert table.page.locator('[data-open="lastTrick"]').count() == 0
    dialog = table.open_dialog("tricks")
    rows = dialog.locator("tbody tr")
    expect(rows).to_have_count(3)
    seen = {chip.get_attribute("data-chip") for chip in dialog.locator(".chip").all()}
    assert seen == {*played_cards(read(table.save()))[:15]}
    table.close_dialog()
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    table.open_dialog("tricks")
    expect(rows).to_have_count(4)


def test_where_two_taps_are_wanted_the_first_one_fills_the_button_and_the_second_plays(sit: Sit) -> None:
    table = sit(in_the_fourth_trick(), settings=settings(speed="once", tap="twice")).wait_for_me()
    expect(table.submit).to_have_attribute("aria-disabled", "true")
    card = table.hand.and_(table.page.locator(":not([aria-disabled])")).first
    moment, cards = table.moment, codes(table.hand)
    Mouse().press(card)
    expect(table.submit).to_contain_text("Play")
    expect(card).to_have_attribute("aria-pressed", "true")
    assert (table.moment, codes(table.hand)) == (moment, cards)
    Mouse().press(card)
    table.wait_after(moment)
    expect(table.hand).to_have_count(len(cards) - 1)
    moment = table.moment
    Mouse().press(table.hand.and_(table.page.locator(":not([aria-disabled])")).first)
    table.submit.click()
    table.wait_after(moment)
    expect(table.hand).to_have_count(len(cards) - 2)
