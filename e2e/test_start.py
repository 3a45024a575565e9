"""The start: from the address to the first decision."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from playwright.sync_api import Page, expect

from e2e.player import START_SECONDS
from site_build.server import SiteServer
from site_build.startup import FALL_BACKS

PATIENT = "const after = setTimeout; window.setTimeout = (work, ms, ...more) => after(work, ms >= 15_000 ? 600_000 : ms, ...more);"
"""On a slow machine the page must not lose patience with a file that a test holds back."""


def test_the_bare_address_deals_a_hand_and_asks_for_a_decision_without_a_file_of_the_fall_backs(
    site: SiteServer, start: Callable[[SiteServer], Page]
) -> None:
    page = start(site)
    expect(page.locator('[data-phase="auction"]')).to_be_visible()
    expect(page.locator('[data-zone="hand:0"] [data-card]')).to_have_count(10)
    expect(page.locator("[data-phase] button:enabled").first).to_be_visible()
    assert [path for path in site.requests if any(fnmatchcase(path, pattern) for pattern in FALL_BACKS)] == []


def test_the_table_is_seen_and_what_is_done_is_kept_before_the_game_is_there(site: SiteServer, page: Page) -> None:
    page.add_init_script(PATIENT)
    site.stall("main-*.js")
    site.stall("py/snapshot-*")
    page.goto(site.url, wait_until="commit")
    expect(page.locator(".sketch b")).to_have_count(10)
    expect(page.get_by_role("heading", name="Napoleon")).to_be_visible()
    site.unblock()
    site.stall("py/snapshot-*")
    page.get_by_text("Français").click()
    page.get_by_role("button", name="Réglages").click()
    page.locator('dialog [data-value="fast"]').check(force=True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Nouvelle partie").click()
    expect(page.get_by_text("L’écran de départ s’ouvre dès que le jeu est là.")).to_be_visible()
    expect(page.locator("main.boot")).to_be_visible()
    site.unblock()
    expect(page.locator("main.start")).to_be_visible(timeout=START_SECONDS * 1000)
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert '"speed":"fast"' in page.evaluate("localStorage.getItem('napoleon.settings')")
