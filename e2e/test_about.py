"""What the game is made of, from the menu, from the start screen and as a page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Join
from e2e.geometry import resize
from e2e.player import START_SECONDS
from e2e.sizes import DESK, position, size
from e2e.test_accessibility import axe_is_content
from site_build.server import SiteServer


def test_the_menu_tells_versions_licences_and_what_becomes_of_what_one_does(join: Join) -> None:
    table = join(position("play"))
    page = table.page
    table.open_dialog("menu").locator('[data-act="about"]').click()
    about = page.get_by_role("dialog", name="About the game")
    expect(about).to_contain_text("Nothing leaves your browser")
    expect(about).to_contain_text("Pyodide")
    for window in (size(320, 568), DESK):
        resize(page, window)
        assert about.locator(".inner").evaluate("inner => inner.scrollWidth <= inner.clientWidth")
        axe_is_content(page)
    links = about.get_by_role("link").evaluate_all("links => links.map(link => link.href).filter(href => href.includes('127.0.0.1'))")
    for address in links:
        assert page.request.get(address).ok, address
    page.keyboard.press("Escape")
    expect(page.locator('[data-open="menu"]')).to_be_focused()


def test_the_start_screen_leads_there_too(page: Page, site: SiteServer) -> None:
    page.goto(f"{site.url}#napoleon?players=9")
    page.locator('[data-act="about"]').click(timeout=START_SECONDS * 1000)
    expect(page.get_by_role("dialog", name="About the game")).to_contain_text("Licences")


@pytest.mark.parametrize("window", [size(320, 568), DESK], ids=str)
def test_the_page_to_print_needs_no_script(page: Page, site: SiteServer, window: dict[str, int]) -> None:
    page.set_viewport_size({"width": window["width"], "height": window["height"]})
    page.goto(f"{site.url}rules/about.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("About the game")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
