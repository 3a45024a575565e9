"""Where the site may lie: any folder of any plain host, under a strict policy, and never a request to another host."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Response

from e2e.conftest import KEEPS
from e2e.player import Mouse, Table
from site_build.server import SiteServer

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self'; "
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
    assert any(path.endswith("pyodide.asm.wasm") for path in site_in_folder.requests)


def test_under_a_strict_policy_and_without_isolation_it_plays(site: SiteServer, page: Page) -> None:
    site.headers["Content-Security-Policy"] = POLICY
    page.goto(site.url)
    table = Table(page).wait_for_me()
    assert page.evaluate("crossOriginIsolated") is False
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)


@KEEPS
def test_browsers_may_offer_to_install_it_from_a_sub_folder(context: BrowserContext, site_in_folder: SiteServer, page: Page) -> None:
    page.goto(site_in_folder.url)
    browser = context.new_cdp_session(page)
    read = browser.send("Page.getAppManifest")
    assert read["errors"] == []
    assert (read["manifest"]["startUrl"], read["manifest"]["scope"]) == (site_in_folder.url, site_in_folder.url)
    missing = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in missing] == ["in-incognito"], "which every profile of a test is"


def test_pages_hosts_leave_nothing_out(dist: Path) -> None:
    assert (dist / ".nojekyll").is_file()
    hidden = [path for path in dist.rglob("*") if path.name.startswith(("_", ".")) and path.name != ".nojekyll"]
    assert hidden == []
