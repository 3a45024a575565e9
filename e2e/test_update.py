"""A newer build: offered and never forced, never mixed with the one in use, and fetched as far as it differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import KEEPS
from e2e.player import START_SECONDS, Mouse, Table
from e2e.sizes import position
from e2e.storage import settings, store
from e2e.test_offline import visit
from e2e.trees import build_elsewhere
from napoleon_core import __version__
from site_build.digests import source_files
from site_build.server import SiteServer

pytestmark = KEEPS

NEWER = "9.9.9"
CHANGES = {
    "napoleon_core/__init__.py": (f'__version__ = "{__version__}"', f'__version__ = "{NEWER}"'),
    "web/js/worker.js": ("v: 1, status", "v: 1, newer: true, status"),
    "web/locales/fr/app.ftl": ("ui-kept-ready = ", "ui-kept-ready = Encore : "),
}
LATER = 30_000
"""A browser looks for a newer build some time after a page was opened, when it has nothing better to do."""


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build of another core, with another worker and other words."""
    return build_elsewhere(tmp_path_factory.mktemp("newer"), CHANGES)


@pytest.mark.long
def test_an_update_in_mid_deal_waits_mixes_nothing_and_loses_nothing(
    context: BrowserContext, site: SiteServer, page: Page, newer: Path
) -> None:
    store(context, site, {"settings": settings(speed="once"), "save": position("lead")})
    table = visit(site, page)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))

    older, site.folder = site.folder, newer
    site.requests.clear()
    aside = context.new_page()
    aside.goto(site.url)
    expect(page.locator(".notice")).to_have_text("There is a new version of the game. You find it in the menu.", timeout=LATER)
    unchanged = {address(path, newer) for path in source_files(newer)} & {address(path, older) for path in source_files(older)}
    assert [path for path in site.requests if path in unchanged and path.startswith(("pyodide/", "assets/", "py/"))] == []
    assert any(path.startswith("py/snapshot-") for path in site.requests)

    hand = table.cards()
    table.open_dialog("menu").locator('[data-act="update-after"]').click()
    page.keyboard.press("Escape")
    table.play(Mouse())
    assert loads == []
    before = table.saved().record()
    with page.expect_event("load", timeout=START_SECONDS * 1000):
        table.next_button.click()
    table.wait_for_me()
    after = table.saved().record()
    assert hand
    assert after.deals[: len(before.deals)] == before.deals
    assert len(after.deals) == len(before.deals) + 1
    assert version(page) == NEWER

    assert version(aside) != NEWER, "the other tab still shows the older build"
    aside.locator('[data-field="language"]').get_by_text("Français").click()
    expect(aside.locator("html")).to_have_attribute("lang", "fr")
    expect(aside.locator('[data-kept="ready"]')).to_have_text("Prêt à jouer hors ligne")
    aside.locator('[data-act="update"]').click()
    expect(aside.locator('[data-kept="ready"]')).to_have_text("Encore : Prêt à jouer hors ligne", timeout=START_SECONDS * 1000)

    page.close()
    aside.close()
    tab = context.new_page()
    visit(site, tab)
    there = set(
        tab.evaluate("caches.keys().then(([name]) => caches.open(name)).then(cache => cache.keys()).then(all => all.map(one => one.url))")
    )
    assert there
    assert {path for path in there if not (newer / path.removeprefix(site.url).partition("?")[0]).is_file()} == set()


@pytest.mark.long
def test_a_kept_build_that_no_longer_starts_gives_way_to_the_newer_one_that_waits(
    context: BrowserContext, site: SiteServer, page: Page, newer: Path
) -> None:
    visit(site, page)
    (worker,) = site.folder.glob("worker-*.js")
    site.folder = newer
    page.evaluate(INSTALLED)
    page.evaluate(SPOIL, worker.name)
    page.reload()
    again = page.locator('[data-act="retry"]')
    again.click()
    expect(page.locator(".boot .bad")).to_be_visible()
    with page.expect_event("load"):
        again.click()
    Table(page).wait_for_me()
    assert version(page) == NEWER


INSTALLED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const coming = registration.installing;
  if (coming) await new Promise((done) => (coming.onstatechange = () => coming.state === 'installed' && done()));
}"""
"""Until the newer build is wholly kept beside the one in use."""

SPOIL = """async (part) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const junk = () => new Response('x', { headers: { 'Content-Type': 'text/html' } });
    for (const request of await cache.keys()) if (request.url.includes(part)) await cache.put(request, junk());
  }
}"""
"""As a disk may that loses what was written."""


def version(page: Page) -> str:
    """The version that the page says it is."""
    if not page.locator('[data-act="about"]').count():
        page.locator('[data-open="menu"]').click()
    page.locator('[data-act="about"]').click()
    told = page.locator(".c-versions dd").first.inner_text()
    page.keyboard.press("Escape")
    return told


def address(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()
