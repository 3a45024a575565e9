"""The start: from the address to the first decision."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from site_build.server import SiteServer


def test_the_bare_address_deals_a_hand_and_asks_for_a_decision(site: SiteServer, start: Callable[[SiteServer], Page]) -> None:
    page = start(site)
    expect(page.locator('[data-phase="auction"]')).to_be_visible()
    expect(page.locator('[data-zone="hand:0"] [data-card]')).to_have_count(10)
    expect(page.locator("[data-phase] button:enabled").first).to_be_visible()


def test_it_runs_in_a_sub_folder(site_in_folder: SiteServer, start: Callable[[SiteServer], Page]) -> None:
    start(site_in_folder)
    assert any(path.endswith("pyodide.asm.wasm") for path in site_in_folder.requests)
