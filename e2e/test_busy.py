"""A slow machine while a CPU player thinks: the table answers between two slices of thought, and no press holds the page's thread up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from e2e.conftest import Sit
from e2e.player import Mouse, Table
from e2e.saves import View, changed, find
from e2e.storage import settings
from napoleon_core.session import HUMAN

SLOWER = 6
"""So many times slower than this machine the page's thread runs."""

NOTICED = 0.2
"""Seconds of the thread's own time from which on a person would notice that the page does not react."""

WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
LONG_SEARCH = "search:100000"
HINT_SECONDS = 60


def endless() -> str:
    """A match in which the person is to follow in the second trick with a choice, and all others think for longer than any test."""

    def others_think(record: dict[str, Any]) -> None:
        record["agents"] = [agent if agent == HUMAN else LONG_SEARCH for agent in record["agents"]]

    def to_choose(view: View) -> bool:
        return view["next"] == HUMAN and bool(view["trick"] and view["trick"]["number"] == 2) and len(view["prompt"]["legal"]) > 2

    return changed(find(to_choose), others_think)


def slowed(context: BrowserContext, page: Page) -> CDPSession:
    """The page's thread slowed down from here on."""
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def worked(session: CDPSession) -> float:
    """Seconds that the page's thread has worked for the page, by its own clock: what else the machine does counts for nothing."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(sum(metrics[name] for name in WORK))


def play_first(table: Table) -> None:
    """The first card that may be played."""
    Mouse().press(table.hand.and_(table.page.locator(":not([aria-disabled])")).first)


def test_menu_hint_and_undo_answer_on_a_slow_machine_while_a_player_thinks(context: BrowserContext, page: Page, sit: Sit) -> None:
    table = sit(endless(), settings=settings(speed="fast", unrated="go")).wait_for_me()
    slowed(context, page)
    mine = table.moment
    page.locator('[data-act="hint"]').click()
    expect(page.locator("p.hint")).to_be_visible()
    table.open_dialog("menu")
    table.close_dialog()
    expect(page.locator("p.hint b")).to_be_visible(timeout=HINT_SECONDS * 1000)
    play_first(table)
    expect(page.locator('[data-waits="cpu"]')).to_be_visible()
    thinking = table.moment
    table.open_dialog("menu").locator('[data-act="rules"]').click()
    expect(page.locator('[data-dialog="rules"] .c-auction')).to_contain_text("13")
    page.locator('[data-dialog="rules"] [data-act="close"]').click()
    assert table.moment == thinking, "the player still thinks"
    page.locator('.tools [data-act="undo"]').click()
    expect(page.locator(f'main[data-step="{mine.step}"]')).to_be_attached()
    table.wait_for_me()


@pytest.mark.long
def test_no_press_holds_the_page_up_on_a_slow_machine(context: BrowserContext, page: Page, sit: Sit) -> None:
    """Measured, for the thread's own time does not depend on what else the machine does: script, style and layout of a press together."""
    table = sit(endless(), settings=settings(speed="fast", unrated="go")).wait_for_me()
    table.open_dialog("menu")  # what drives the browser brings scripts of its own into the page the first time, which are not ours to count
    table.close_dialog()
    session = slowed(context, page)
    took: dict[str, float] = {}

    def press(name: str, act: Callable[[], object]) -> None:
        before = worked(session)
        act()
        took[name] = worked(session) - before

    press("menu", lambda: table.open_dialog("menu"))
    press("close", table.close_dialog)
    press("hint", lambda: (page.locator('[data-act="hint"]').click(), expect(page.locator("p.hint")).to_be_visible()))
    expect(page.locator("p.hint b")).to_be_visible(timeout=HINT_SECONDS * 1000)
    press("play", lambda: (play_first(table), expect(page.locator('[data-waits="cpu"]')).to_be_visible()))
    press("undo", lambda: (page.locator('.tools [data-act="undo"]').click(), expect(page.locator('[data-next="human"]')).to_be_visible()))
    assert {name: seconds for name, seconds in took.items() if seconds > NOTICED} == {}
