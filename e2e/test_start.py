"""The start: from the address to the first decision."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from playwright.sync_api import Page, expect

from site_build.server import SiteServer
from site_build.startup import FALL_BACKS


def test_the_bare_address_deals_a_hand_and_asks_for_a_decision_without_a_file_of_the_fall_backs(
    site: SiteServer, start: Callable[[SiteServer], Page]
) -> None:
    page = start(site)
    expect(page.locator('[data-phase="auction"]')).to_be_visible()
    expect(page.locator('[data-zone="hand:0"] [data-card]')).to_have_count(10)
    expect(page.locator("[data-phase] button:enabled").first).to_be_visible()
    assert [path for path in site.requests if any(fnmatchcase(path, pattern) for pattern in FALL_BACKS)] == []
