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
    expect(page.locator(".notice")).to_have_text("Ready to play offline")
    (library,) = (site.folder / "py").glob("library-*.zip")
    assert page.evaluate(KEPT, library.name) == []
    page.evaluate(WANT, f"py/{library.name}")
    assert page.evaluate(KEPT, library.name) == [f"{site.url}py/{library.name}"]
    asked = len(site.requests)
    site.stop()
    page.reload()
    Table(page).wait_for_me().play(Mouse())
    page.close()
    tab = context.new_page()
    for address in ("", "index.html", "#nap?players=4&seed=42", "#lang=ja"):
        tab.goto("about:blank")
        tab.goto(site.url + address)
        Table(tab).wait()
    expect(tab.locator("html")).to_have_attribute("lang", "ja")
    for address, heading in {
        "rules": "Rules",
        "rules/fr": "Règles",
        "rules/players.html": "How computer players decide",
        "embed.html": "Napoleon",
    }.items():
        tab.goto(site.url + address)
        expect(tab.get_by_role("heading", level=1)).to_contain_text(heading)
    assert site.requests[asked:] == []


def test_what_is_not_wholly_kept_says_so_and_plays_on(context: BrowserContext, site: SiteServer, page: Page) -> None:
    """A host answers with a page of its own and status 200, as behind the sign-in of a hotel. It is not kept, and tried again at the next
    visit."""
    site.stand_in("rules/ja/about.html", "LICENSE")
    page.goto(site.url)
    table = Table(page).wait_for_me()
    page.evaluate(
        "scope => Promise.all([caches.open('other-app-v1'), caches.open(`napoleon-old ${scope}`), caches.open(`napoleon-1 ${scope}b/`)])",
        site.url,
    )
    table.open_dialog("menu")
    expect(page.locator('[data-kept="failed"]')).to_contain_text("Not ready to play offline", timeout=START_SECONDS * 1000)
    assert page.evaluate(KEPT, "rules/ja/about") == []
    page.keyboard.press("Escape")
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    site.unblock()
    visit(site, page)
    assert len(page.evaluate(KEPT, "rules/ja/about")) == 1
    assert set(page.evaluate("caches.keys()")) == {"other-app-v1", f"napoleon-1 {site.url}", f"napoleon-1 {site.url}b/"}


WANT = """async (path) => {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((tell) => (port1.onmessage = tell));
  navigator.serviceWorker.controller.postMessage({ ask: 'complete', used: [new URL(path, location).href] }, [port2]);
  await told;
}"""
"""Has a file kept as after a start that could not do without it."""

KEPT = """async (part) => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.includes(part)) found.push(url);
  }
  return found;
}"""
"""What all caches of the origin hold under an address that contains this."""


def visit(site: SiteServer, page: Page) -> Table:
    """Open the site, and stay until it says that it can be played offline."""
    page.goto(site.url)
    table = Table(page).wait_for_me()
    table.open_dialog("menu")
    expect(page.locator('[data-kept="ready"]')).to_be_visible(timeout=START_SECONDS * 1000)
    page.keyboard.press("Escape")
    return table
