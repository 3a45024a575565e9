"""Where the site may lie: any folder of any plain host, under a strict policy, and never a request to another host."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, Response, expect

from e2e.conftest import Sit, wait_for_table
from e2e.player import Mouse, Table
from e2e.saves import new_session
from site_build.server import SiteServer

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'"
)


def test_in_a_sub_folder_nothing_is_missing(context: BrowserContext, site_in_folder: SiteServer, page: Page) -> None:
    failed: list[Response] = []
    context.on("response", lambda response: failed.append(response) if response.status >= 400 else None)
    page.goto(site_in_folder.url)
    table = Table(page).wait_for_me()
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    page.reload()
    table.wait_for_me()
    assert [f"{response.status} {response.url}" for response in failed] == []
    missing = [path for path in site_in_folder.requests if not (site_in_folder.folder / path).is_file()]
    assert missing == []


def test_under_a_strict_policy_and_without_isolation_it_plays(site: SiteServer, page: Page) -> None:
    site.headers["Content-Security-Policy"] = POLICY
    page.goto(site.url)
    table = Table(page).wait_for_me()
    assert page.evaluate("crossOriginIsolated") is False
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)


def test_a_new_match_while_others_think_leaves_nothing_of_the_old_one(sit: Sit) -> None:
    """And neither a second worker nor another entry in the browser's history, however often it is done."""
    table = sit(new_session("given up").save(), speed="slow")
    page = table.page
    entries = page.evaluate("history.length")
    old = table.saved().seed
    for _ in range(5):
        table.wait_for_me()
        table.decide(Mouse())
        expect(page.locator('main:is([data-next="cpu"], [data-next="deal"])')).to_be_attached()
        table.ask_for_new_match()
        expect(page.locator('main[data-serial="1"]')).to_be_attached()
        page.wait_for_function("old => document.querySelector('dialog[open]') === null", arg=old)
    table.wait_for_me()
    session = table.saved()
    assert session.seed != old
    assert session.view()["zones"]["hand:0"] == table.cards()
    assert len(page.workers) == 1
    assert page.evaluate("history.length") == entries


def test_what_fragment_the_address_has_does_not_matter_yet(site: SiteServer, page: Page) -> None:
    page.goto(site.url + "#napoleon?seed=%E2%99%A0")
    wait_for_table(page)
