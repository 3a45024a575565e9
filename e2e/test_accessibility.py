"""axe finds nothing to complain of, on any screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import at
from e2e.geometry import come_to_rest, resize
from e2e.guard import Guard
from e2e.player import START_SECONDS, Table
from e2e.sizes import ALL, DESK, PHONE
from e2e.storage import store
from site_build.paths import MODULES
from site_build.server import SiteServer

AXE = (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

RUN = "axe.run({ rules: { 'target-size': { enabled: true } } }).then(({ violations }) => violations)"
"""All that axe does by itself, and targets of 24 px or with as much room around them, as WCAG 2.2 AA asks."""

PANELS = {"play": ("scores", "menu"), "result": ("scores", "tricks")}
"""What is opened over which table; elsewhere it would be the same."""


@at(*ALL)
def test_the_table_is_accessible(shared_table: Table) -> None:
    table, page = shared_table, shared_table.page
    for window in (DESK, PHONE):
        resize(page, window)
        axe_is_content(page)
    for panel in PANELS.get(table.phase, ()):
        table.open_dialog(panel)
        axe_is_content(page)
        table.close_dialog()


def test_the_start_screen_is_accessible(context: BrowserContext, site: SiteServer, page: Page) -> None:
    store(context, site, {"save": "damaged"})
    page.goto(site.url)
    expect(page.locator('main[data-phase="start"]')).to_be_visible(timeout=START_SECONDS * 1000)
    axe_is_content(page)


def test_a_failed_start_is_accessible(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect("Failed to load resource")
    site.block("py/*")
    page.goto(site.url)
    expect(page.locator("main[data-failed]")).to_be_visible(timeout=START_SECONDS * 1000)
    axe_is_content(page)


def axe_is_content(page: Page) -> None:
    """No violation of any rule, once nothing moves any more: a colour that fades in is no fault."""
    come_to_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    told = [f"{each['id']}: {each['help']}\n  " + "\n  ".join(node["html"][:200] for node in each["nodes"][:4]) for each in found]
    assert not told, "\n".join(told)
