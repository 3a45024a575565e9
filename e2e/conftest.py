"""The built site in a browser, and guards that no test has to think of.

A start of the page costs some seconds, so there are two ways to a table. ``sit`` starts the page in a fresh profile, from a fresh server:
for tests of what is stored, reloaded, paced or fails. ``join`` and ``shared_table`` go there on a page that was started once.

A test fails when the page logs an error or a warning, when a script throws, or when anything but our own server is asked for;
`guard.expect(pattern)` says which of these is the point of the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.guard import Guard
from e2e.kept import KeptPage
from e2e.player import STEP_SECONDS, Table
from e2e.sizes import position
from e2e.storage import settings, store
from site_build.browser import LAUNCH_OPTIONS, find_browser
from site_build.paths import DIST
from site_build.server import SiteServer

expect.set_options(timeout=STEP_SECONDS * 1000)


KEEPS = pytest.mark.browser_context_args(service_workers="allow")
"""For tests in which the page may have a service worker."""

Sit = Callable[..., Table]
Join = Callable[[str], Table]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The machine's own Chromium where there is one."""
    found = find_browser()
    return {**browser_type_launch_args, "args": list(LAUNCH_OPTIONS), **({"executable_path": found} if found else {})}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """Without a service worker, which would fetch the whole site for every test: those about it are marked `KEEPS`."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def base_url() -> None:
    """No common address, since every test has its own server. (The plugin's own fixture is of a kind that pytest warns of.)"""


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the built site; `build.py test` has built it."""
    if not (DIST / "index.html").is_file():
        pytest.exit("There is no built site. Run: python3 build.py", returncode=2)
    return DIST


@pytest.fixture
def site(dist: Path) -> Iterator[SiteServer]:
    """The site on a free port of its own; `SiteServer` says what can be arranged with it."""
    server = SiteServer(dist).start()
    yield server
    server.stop()


@pytest.fixture
def site_in_folder(dist: Path) -> Iterator[SiteServer]:
    """The site in a sub-folder of its host, as on many static hosts."""
    server = SiteServer(dist, prefix="/games/napoleon/").start()
    yield server
    server.stop()


@pytest.fixture
def guard() -> Iterator[Guard]:
    """What must not happen while a test runs; looked at when it has ended."""
    guard = Guard()
    yield guard
    problems = guard.unexpected()
    assert not problems, "\n".join(problems)


@pytest.fixture
def context(context: BrowserContext, guard: Guard) -> BrowserContext:
    """A fresh profile, watched."""
    context.set_default_timeout(STEP_SECONDS * 1000)
    guard.watch(context)
    return context


@pytest.fixture
def start(page: Page) -> Callable[[SiteServer], Page]:
    """Open a site and wait until a table has been dealt."""

    def start(site: SiteServer, fragment: str = "") -> Page:
        page.goto(site.url + fragment)
        wait_for_table(page)
        return page

    return start


@pytest.fixture
def sit(site: SiteServer, context: BrowserContext, page: Page) -> Sit:
    """Sit down at a table: ``sit(save, speed="once", …)`` puts these texts into the browser's storage, opens the site and waits until a
    table is drawn. Without a save a new match is dealt.
    """

    def sit(save: str | None = None, *, speed: str = "once", **others: str) -> Table:
        store(context, site, {"settings": settings(speed=speed), **({} if save is None else {"save": save}), **others})
        page.goto(site.url)
        return Table(page).wait()

    return sit


@pytest.fixture(scope="session")
def kept_page(browser: Browser, dist: Path) -> Iterator[KeptPage]:
    """One page for all tests that ask for no start of their own."""
    page = KeptPage(browser, dist)
    yield page
    page.close()


@pytest.fixture
def kept(kept_page: KeptPage, request: pytest.FixtureRequest) -> Iterator[KeptPage]:
    """That page, guarded while the test runs; once a test has failed on it, the next one has a new one."""
    failed = request.session.testsfailed
    yield kept_page
    problems = kept_page.guard.unexpected()
    if problems or request.session.testsfailed != failed:
        kept_page.give_up()
    assert not problems, "\n".join(problems)


@pytest.fixture
def join(kept: KeptPage) -> Join:
    """Sit down at the table of a save, without a start: ``join(save)``. For tests that need no reload and no other speed than *at once*."""
    return kept.join


@pytest.fixture
def shared_table(kept: KeptPage, request: pytest.FixtureRequest) -> Table:
    """A table at the position that the parameter names, shared by tests that only look at it: they leave it as they found it."""
    return kept.look_at(position(request.param))


def at(*names: str) -> pytest.MarkDecorator:
    """Run a test at each of these positions, on a shared table."""
    return pytest.mark.parametrize("shared_table", names, indirect=True)


def wait_for_table(page: Page) -> None:
    """Wait until a table has been dealt."""
    Table(page).wait()
