"""The deal in words, in a panel of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Join, at
from e2e.geometry import resize
from e2e.player import Table
from e2e.sizes import DESK, LYING, position, size
from e2e.test_accessibility import axe_is_content


def open_log(table: Table) -> Locator:
    """By the menu."""
    table.open_dialog("menu").locator('[data-act="log"]').click()
    log = table.page.get_by_role("dialog", name="Log of the deal")
    expect(log).to_be_visible()
    return log


def test_a_deal_that_is_over_can_be_read_from_its_first_bid_to_its_scores(join: Join) -> None:
    table = join(position("result"))
    log = open_log(table)
    headings = log.get_by_role("heading", level=3).all_inner_texts()
    assert headings == ["Auction", "Naming and exchange", *(f"Trick {number}" for number in range(1, 11)), "End of the deal"]
    tricks = log.locator('[data-part="trick"]')
    for part in tricks.all():
        expect(part.get_by_text(re.compile(r" leads? the "))).to_have_count(1)
        expect(part.get_by_text(re.compile(r" plays? the "))).to_have_count(4)
        expect(part.get_by_text(re.compile(r"takes? the trick"))).to_have_count(1)
    assert len([*log.locator('[data-part="end"] li').all()]) >= 2 + 2 + 5
    table.close_dialog()


@pytest.mark.parametrize("window", [size(320, 568), size(360, 640), LYING, DESK], ids=str)
@at("result")
def test_the_newest_line_is_in_sight_and_nothing_is_cut(shared_table: Table, window: dict[str, int]) -> None:
    table, page = shared_table, shared_table.page
    resize(page, window)
    log = open_log(table)
    expect(log.locator("li").last).to_be_in_viewport(ratio=1)
    text = log.locator(".log-text")
    assert text.evaluate("text => text.scrollWidth <= text.clientWidth")
    assert text.evaluate("text => text.scrollHeight > text.clientHeight"), "expected a log that is longer than its panel"
    text.focus()
    page.keyboard.press("Home")
    expect(log.locator("li").first).to_be_in_viewport(ratio=1)
    table.close_dialog()


@at("result")
def test_the_log_is_accessible(shared_table: Table) -> None:
    open_log(shared_table)
    axe_is_content(shared_table.page)
    shared_table.close_dialog()


@at("result")
def test_the_log_can_be_copied_with_its_cards_in_words(shared_table: Table) -> None:
    table = shared_table
    line = open_log(table).locator('[data-part="trick"] li').first
    copied = line.evaluate("line => { getSelection().selectAllChildren(line); return getSelection().toString(); }")
    assert re.search(r"leads? the .*(of (spades|hearts|diamonds|clubs)|joker)", copied, re.DOTALL)
    table.close_dialog()
