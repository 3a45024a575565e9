"""The built site in a browser: a fresh server and a fresh profile for every test, and guards that no test has to think of.

A test fails when the page logs an error or a warning, when a script throws, or when anything but our own server is asked for;
`guard.expect(pattern)` says which of these is the point of the test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, StorageState, WebError, expect

from e2e.player import Table
from e2e.sizes import position
from site_build.browser import LAUNCH_OPTIONS, find_browser
from site_build.paths import DIST
from site_build.server import SiteServer

STEP_SECONDS = 15
"""How long any other thing than a start may take before a test gives up."""

expect.set_options(timeout=STEP_SECONDS * 1000)


Sit = Callable[..., Table]


class Guard:
    """Watches a browser profile and collects what must not happen."""

    def __init__(self) -> None:
        self._problems: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """Problems whose text matches this regular expression belong to the test."""
        self._expected.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Collect from every page and worker of a profile from now on."""
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)
        context.on("request", self._note_request)

    def unexpected(self) -> list[str]:
        """What happened and was not expected."""
        return [problem for problem in self._problems if not any(pattern.search(problem) for pattern in self._expected)]

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _note_error(self, error: WebError) -> None:
        self._problems.append(f"page error: {error.error}")

    def _note_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.hostname != "127.0.0.1":
            self._problems.append(f"foreign request: {request.url}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The machine's own Chromium where there is one."""
    found = find_browser()
    return {**browser_type_launch_args, "args": list(LAUNCH_OPTIONS), **({"executable_path": found} if found else {})}


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
        store(context, site, {"speed": speed, **({} if save is None else {"save": save}), **others})
        page.goto(site.url)
        return Table(page).wait()

    return sit


@pytest.fixture(scope="session")
def shared_table(browser: Browser, dist: Path, request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table at the position that the parameter names, shared by tests that only look at it: they leave it as they found it."""
    guard, server, context = Guard(), SiteServer(dist).start(), browser.new_context()
    context.set_default_timeout(STEP_SECONDS * 1000)
    guard.watch(context)
    store(context, server, {"speed": "once", "save": position(request.param)})
    page = context.new_page()
    page.goto(server.url)
    yield Table(page).wait_for_me()
    context.close()
    server.stop()
    problems = guard.unexpected()
    assert not problems, "\n".join(problems)


def at(*names: str) -> pytest.MarkDecorator:
    """Run a test at each of these positions, on a shared table."""
    return pytest.mark.parametrize("shared_table", names, indirect=True)


def store(context: BrowserContext, site: SiteServer, texts: dict[str, str]) -> None:
    """Let the browser's storage hold these texts of the page, and nothing else."""
    origin = site.url.removesuffix(site.prefix)
    state: StorageState = {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": f"napoleon.{key}", "value": text} for key, text in texts.items()]}],
    }
    context.set_storage_state(state)


def wait_for_table(page: Page) -> None:
    """Wait until a table has been dealt."""
    Table(page).wait()
