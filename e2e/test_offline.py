"""Play without a network after one visit. The server is stopped, the network not pretended away; its list shows what it was asked for."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import KEEPS
from e2e.player import START_SECONDS, Mouse, Table
from e2e.storage import settings, store
from site_build.server import SiteServer

pytestmark = KEEPS


def test_after_one_visit_everything_works_with_the_server_stopped(context: BrowserContext, site_in_folder: SiteServer, page: Page) -> None:
    site = site_in_folder
    store(context, site, {"settings": settings(speed="once")})
    visit(site, page)
    asked = len(site.requests)
    site.stop()
    page.reload()
    Table(page).wait_for_me().play(Mouse())
    page.close()
    for address, heading in {
        "": "Napoleon",
        "index.html": "Napoleon",
        "#nap?players=4&seed=42": "Napoleon",
    }.items():
        tab = context.new_page()
        tab.goto(site.url + address)
        Table(tab).wait()
        expect(tab).to_have_title(heading)
        tab.close()
    assert site.requests[asked:] == []


def visit(site: SiteServer, page: Page) -> Table:
    """Open the site, and stay until it says that it can be played offline."""
    page.goto(site.url)
    table = Table(page).wait_for_me()
    table.open_dialog("menu")
    expect(page.locator('[data-kept="ready"]')).to_have_text("Ready to play offline", timeout=START_SECONDS * 1000)
    page.keyboard.press("Escape")
    return table
