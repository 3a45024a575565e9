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
