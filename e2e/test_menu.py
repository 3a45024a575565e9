"""What the tools beside the table do."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Download, Page, expect

from e2e.conftest import Join, Sit
from e2e.player import Table
from e2e.sizes import position
from napoleon_core.record import replay_record


def test_the_chosen_speed_outlives_the_page(sit: Sit) -> None:
    table = sit(position("auction"), speed="slow").wait_for_me()
    table.choose_speed("Fast")
    assert table.speed == "fast"
    table.page.reload()
    assert table.wait_for_me().speed == "fast"


def test_the_record_of_an_unfinished_deal_is_saved_only_after_a_warning(join: Join) -> None:
    table = join(position("lead"))
    page = table.page
    table.open_dialog("menu").locator('[data-act="export"]').click()
    question = page.get_by_role("dialog", name="Save the record of an unfinished deal?")
    expect(question).to_contain_text("It shows the hands of all players.")
    with page.expect_download() as downloading:
        question.get_by_role("button", name="Save record").click()
    the_record_is_that_of(table, downloading.value)
    table.close_dialog()


def test_the_record_of_a_finished_match_is_saved_at_once(join: Join) -> None:
    table = join(position("over"))
    menu = table.open_dialog("menu")
    with table.page.expect_download() as downloading:
        menu.locator('[data-act="export"]').click()
    the_record_is_that_of(table, downloading.value)
    table.close_dialog()


def the_record_is_that_of(table: Table, download: Download) -> None:
    """It can be replayed, and is the match that the page has stored."""
    record = json.loads(download.path().read_text(encoding="utf-8"))
    assert "error" not in replay_record(record)
    assert [tuple(deal["actions"]) for deal in record["deals"]] == [deal.actions for deal in table.saved().record().deals]


def test_all_tricks_of_a_deal_that_is_over_can_be_read(join: Join) -> None:
    table = join(position("result"))
    view = table.saved().view()
    rows = table.open_dialog("tricks").locator("tbody tr")
    expect(rows).to_have_count(10)
    for row, trick in zip(rows.all(), view["tricks"], strict=True):
        assert row.locator(".chip").count() == 5
        assert row.locator("td.gain").inner_text() == str(trick["gain"])
        expect(row.locator("td.wins")).to_have_text(re.compile(r"\S"))
    table.close_dialog()


def test_giving_a_match_up_asks_first(page: Page, sit: Sit) -> None:
    table = sit(position("lead")).wait_for_me()
    before = table.save()
    table.open_dialog("menu").locator('[data-act="new-match"]').click()
    page.locator('[data-act="deal"]').click()
    question = page.get_by_role("dialog", name="Begin a new match?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    assert table.save() == before
    page.reload()
    assert table.wait_for_me().save() == before
