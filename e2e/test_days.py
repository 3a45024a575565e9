"""The deal of the day: one date for the whole world, the result under its own day, and what CPU players did with the same cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Sit
from e2e.form import record
from e2e.player import LINKED, LINKS, START_SECONDS, Table, wait_until
from e2e.test_statistics import finish
from napoleon_core.comparison import compared
from site_build.server import SiteServer

BEFORE, AFTER = "2024-02-28T23:59:50Z", "2024-02-29T00:00:10Z"
RESULTS = "Object.keys(localStorage).filter((key) => key.startsWith('napoleon.day:')).sort()"


def panel(table: Table) -> dict[tuple[str, str], str]:
    """What the panel offers or tells, by day and game."""
    dialog = table.open_dialog("menu").page
    dialog.locator('[data-act="days"]').click()
    rows = dialog.locator('[data-dialog="days"] tbody tr')
    expect(rows.first).to_be_visible()
    cells = [(row.get_attribute("data-day") or "", cell) for row in rows.all() for cell in row.locator("td").all()]
    found = {(day, cell.get_attribute("data-game") or ""): " ".join(cell.inner_text().split()) for day, cell in cells}
    table.close_dialog()
    return found


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Asia/Kolkata", "Europe/London", "Pacific/Pago_Pago"])
def test_the_day_changes_at_midnight_utc_wherever_one_is(zone: str, browser: Browser, site: SiteServer) -> None:
    context = browser.new_context(timezone_id=zone)
    page = context.new_page()
    page.clock.set_fixed_time(BEFORE)
    page.goto(f"{site.url}#nap?day=today")
    Table(page, LINKED).wait()
    assert page.evaluate(f"{LINKS}[0].slot") == "nap?day=2024-02-28"
    page.clock.set_fixed_time(AFTER)
    page.goto(f"{site.url}#napoleon?d%61y=%74oday")
    wait_until(page, f"() => {LINKS}.some(({{ slot }}) => slot === 'napoleon?day=2024-02-29')")
    expect(page).to_have_url(f"{site.url}#napoleon?day=2024-02-29")  # a reload after midnight finds the same deal
    context.close()


def test_a_deal_that_ends_after_midnight_counts_for_the_day_on_which_it_was_dealt(sit: Sit, page: Page, site: SiteServer) -> None:
    """I6: the finished game of yesterday was booked for today as well, or again when the clock was set back."""
    page.clock.set_fixed_time(BEFORE)
    own = sit(levels='["","level:7","level:7","level:7"]')
    page.goto(f"{site.url}#nap?day=today")
    wait_until(page, f"() => {LINKS}[0]?.slot === 'nap?day=2024-02-28'")
    table = Table(page, LINKED).wait_for_me()
    assert record(page, LINKED)["agents"] == ["human", "level:3", "level:3", "level:3"], "all meet the same opponents"
    assert panel(table)["2024-02-28", "nap"] == "Go on"
    page.clock.set_fixed_time(AFTER)
    finish(table)

    session = table.saved()
    total = session.view()["seats"][0]["total"]
    *_, native = compared(session)
    assert native
    totals = (total, *(one.total for one in native))
    signed = [f"{'+' if one > 0 else '−' if one < 0 else ''}{abs(one)}" for one in totals]
    told = page.locator('.of-day[data-day="2024-02-28"]')
    expect(told).to_contain_text(f"28 February 2024. Your result: {signed[0]}")
    expect(told.locator(".level")).to_have_text([re.compile(re.escape(one)) for one in signed[1:]])
    page.locator('.final [data-act="share"]').click()
    lines = page.locator('[data-shared="day"] textarea').input_value().splitlines()
    assert lines[0].endswith(signed[0])
    assert lines[1].endswith(signed[-1])
    assert lines[2] == f"{site.url}#nap?day=2024-02-28"
    table.close_dialog()

    page.reload()
    table.wait_for_me()
    days = panel(table)
    assert days["2024-02-28", "nap"] == f"{signed[0]} Look"
    assert (days["2024-02-29", "nap"], days["2024-02-28", "napoleon"]) == ("Play", "Play")
    table.again_button.click()
    expect(page.locator('main[data-serial="1"]:not([data-next="over"])')).to_be_attached()
    assert "day=" not in page.url, "another match at this table leaves the day alone"

    page.clock.set_fixed_time("2024-02-27T12:00:00Z")
    page.goto(f"{site.url}#nap?day=2024-02-28")
    expect(told).to_be_visible()
    assert page.evaluate(RESULTS) == ["napoleon.day:nap:2024-02-28"]
    page.goto(f"{site.url}#nap?day=2024-02-29")
    expect(page.locator('[role="alert"] .warn')).to_contain_text("2024-02-29", timeout=START_SECONDS * 1000)
    assert own.page is page


BAD = ("nap?day=2023-02-29", "nap?day=yesterday", "nap?day=", "nap?day=2024-02-28&players=5", "napoleon?day=2024-02-28&seed=1")


def test_what_is_no_day_is_told_on_the_start_screen_from_which_days_are_played_too(page: Page, site: SiteServer) -> None:
    for link in BAD:
        page.goto(f"{site.url}#{link}")
        expect(page.locator('main[data-phase="start"] [role="alert"] .warn')).to_contain_text("UTC", timeout=START_SECONDS * 1000)
    page.locator('[data-act="days"]').click()
    today = page.locator('[data-dialog="days"] tbody tr').first
    day = today.get_attribute("data-day")
    today.locator('[data-game="nap"] a').click()
    expect(page.locator('main.table[data-players="4"]')).to_be_visible()
    assert page.url.endswith(f"#nap?day={day}")
