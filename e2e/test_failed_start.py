"""A start that fails says so and can be tried again; a worker that is lost costs nothing."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.guard import Guard
from e2e.player import START_SECONDS, Mouse, Table
from e2e.sizes import position
from site_build.server import SiteServer
from site_build.startup import FALL_BACKS
from tests.counts import LONG

MEMORY, LIBRARY = "py/snapshot-*.bin", "py/library-*.zip"
"""Without the first a start takes the second, and without both it takes the runtime as it is published, with the installer and the core."""

FILES = {
    "wasm": ["pyodide/*/pyodide.asm.wasm"],
    "loader": ["pyodide/*/pyodide.js"],
    "runtime": ["pyodide/*/pyodide.asm.js"],
    "library": [MEMORY, LIBRARY, "pyodide/*/python_stdlib.zip"],
    "installer": [MEMORY, LIBRARY, "py/micropip-*.whl"],
    "core": [MEMORY, LIBRARY, "py/*/napoleon_core-*.whl"],
    "worker": ["worker-*.js"],
}
"""What no start can do without: a file, or all that could stand in for each other."""


Spoil = Callable[[SiteServer, str], None]

TELLING = ("runtime", "core")
"""The files that the usual run has fail; the long one takes them all."""

BLOCKED = r"Failed to load resource|503|error loading dynamically|Failed to fetch"


@pytest.mark.parametrize(
    "spoil", [pytest.param(SiteServer.block, id="missing", marks=pytest.mark.long), pytest.param(SiteServer.cut, id="cut short")]
)
def test_whatever_file_fails_there_is_a_message_and_a_way_to_try_again(spoil: Spoil, site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect(BLOCKED if spoil is SiteServer.block else "CompileError|wasm")
    site.headers["Cache-Control"] = "no-store"  # what one start has fetched, the next one asks for again
    for number, file in enumerate(FILES if LONG else TELLING):
        site.unblock()
        spoil_all(site, spoil, file)
        attempt(page, site, number)
        it_says_that(page, "A part of the game did not arrive")
    site.unblock()
    retry(page)


@pytest.mark.parametrize("file", [pytest.param(file, marks=[] if file in TELLING else [pytest.mark.long]) for file in FILES])
def test_a_blocked_file_ends_in_a_message_and_a_retry_that_works(file: str, site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect(BLOCKED)
    spoil_all(site, SiteServer.block, file)
    page.goto(site.url)
    it_says_that(page, "A part of the game did not arrive")
    site.unblock()
    retry(page)


@pytest.mark.parametrize("file", [pytest.param(file, marks=[] if file == "wasm" else [pytest.mark.long]) for file in FILES])
def test_a_file_that_stands_still_ends_in_a_message_and_a_retry_that_works(file: str, site: SiteServer, page: Page) -> None:
    spoil_all(site, SiteServer.stall, file)
    page.goto(site.url)
    it_says_that(page, "The game takes too long to arrive")
    site.unblock()
    retry(page)


def test_scripts_of_the_wrong_type_end_in_a_message_and_a_retry_that_works(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect("MIME")
    site.headers["Cache-Control"] = "no-store"
    for number, file in enumerate(("worker", "loader", "runtime")):
        site.unblock()
        site.mistype(*FILES[file], "application/octet-stream")
        attempt(page, site, number)
        it_says_that(page, "A part of the game arrived in the wrong form")
    site.unblock()
    retry(page)


def test_a_host_that_knows_no_type_but_those_of_pages_and_scripts_does(site: SiteServer, page: Page) -> None:
    for pattern in ("*.wasm", "*.bin", "*.ftl", "*.svg"):
        site.mistype(pattern, "application/octet-stream")
    page.goto(f"{site.url}#lang=fr")
    Table(page).wait_for_me()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_page_of_the_host_in_place_of_the_runtime_is_no_part_of_the_game(site: SiteServer, page: Page, guard: Guard) -> None:
    """As behind the sign-in of a hotel: status 200, but of another kind and size."""
    guard.expect("CompileError|wasm")
    (wasm,) = FILES["wasm"]
    site.stand_in(wasm, "index.html")
    page.goto(site.url)
    it_says_that(page, "A part of the game did not arrive")
    site.unblock()
    retry(page)


def test_a_start_without_the_permission_to_compile_says_so(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect(r"Content Security Policy|wasm|unsafe-eval")
    site.headers["Content-Security-Policy"] = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'"
    page.goto(site.url)
    it_says_that(page, None)
    site.headers.clear()
    retry(page)


def test_an_exception_in_the_start_of_python_reaches_the_page(dist: Path, tmp_path: Path, page: Page, guard: Guard) -> None:
    guard.expect(BLOCKED)
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    *quick, core = FILES["core"]
    (wheel,) = folder.glob(core)
    size = wheel.stat().st_size
    put_into(wheel, "napoleon_core/bridge.py", "raise RuntimeError('a fault of ours')\n")
    (script,) = folder.glob("main-*.js")  # which knows how large it is
    script.write_text(script.read_text(encoding="utf-8").replace(f'whl":{size}', f'whl":{wheel.stat().st_size}'), encoding="utf-8")
    server = SiteServer(folder).start()
    for pattern in quick:
        server.block(pattern)
    try:
        page.goto(server.url)
        it_says_that(page, "The game could not start")
    finally:
        server.stop()


def test_a_damaged_memory_costs_nothing_but_the_time_for_the_compiled_library(dist: Path, tmp_path: Path, page: Page) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    damage(folder, MEMORY)
    server = SiteServer(folder).start()
    try:
        page.goto(server.url)
        Table(page).wait_for_me()
        assert fall_backs(server) == {LIBRARY}
    finally:
        server.stop()


def test_without_the_compiled_library_too_the_runtime_starts_as_it_is_published(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect(BLOCKED)
    site.block(MEMORY)
    site.block(LIBRARY)
    page.goto(site.url)
    Table(page).wait_for_me()
    assert fall_backs(site) >= {"pyodide/*/python_stdlib.zip", "py/*.whl", "py/*/*.whl"}


@pytest.mark.browser_context_args(user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1")
def test_an_engine_that_calls_python_in_another_way_starts_from_the_same_memory(site: SiteServer, page: Page) -> None:
    page.goto(site.url)
    Table(page).wait_for_me()
    assert fall_backs(site) == set()


@pytest.mark.long
def test_without_its_first_script_the_page_says_that_it_does_not_start(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect("Failed to load resource")
    site.block("main-*.js")
    page.goto(site.url)
    expect(page.get_by_text("The game does not start.")).to_be_visible(timeout=START_SECONDS * 1000)
    site.unblock()
    page.get_by_role("link", name="Try again").click()
    Table(page).wait_for_me()


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_without_scripts_the_page_says_what_it_needs(site: SiteServer, page: Page) -> None:
    page.goto(site.url)
    expect(page.locator("#app")).to_contain_text("The game is played by scripts in your browser.", use_inner_text=True)


def test_a_browser_that_is_too_old_is_told_so(context: BrowserContext, site: SiteServer, page: Page) -> None:
    context.add_init_script("delete WebAssembly.instantiateStreaming")
    page.goto(site.url)
    expect(page.get_by_text("This browser is too old for the game.")).to_be_visible()


def break_down(page: Page) -> None:
    """Let the worker die of an error of its own."""
    page.workers[0].evaluate("() => { setTimeout(() => { throw new Error('broken'); }); }")


def break_unheard(page: Page) -> None:
    """Let Python break outside of any answer, as when its stack overflows."""
    page.workers[0].evaluate("() => { setTimeout(() => void Promise.reject(new Error('broken'))); }")


def fall_silent(page: Page) -> None:
    """Let the worker end without a word."""
    page.workers[0].evaluate("() => { setTimeout(() => self.close()); }")


@pytest.mark.parametrize("end", [break_down, *(pytest.param(end, marks=pytest.mark.long) for end in (break_unheard, fall_silent))])
def test_a_worker_lost_in_mid_deal_costs_nothing(end: Callable[[Page], None], sit: Sit) -> None:
    table = sit(position("lead"), speed="slow").wait_for_me()
    moment, led = table.moment, table.cards()[0]
    table.decide(Mouse())
    expect(table.page.locator('main[data-next="cpu"]')).to_be_attached()
    end(table.page)
    expect(table.page.locator(".notice")).to_have_text("The game had to start again. Nothing is lost.", timeout=2 * START_SECONDS * 1000)
    table.wait_after(moment)
    session = table.saved()
    assert sorted(session.view()["zones"]["hand:0"]) == sorted(table.cards())
    assert led in session.record().deals[-1].actions
    assert len(table.page.workers) == 1


def spoil_all(site: SiteServer, spoil: Spoil, file: str) -> None:
    """Spoil a file, and what could stand in for it."""
    for pattern in FILES[file]:
        spoil(site, pattern)


def damage(folder: Path, pattern: str) -> None:
    """Cut a file of the site in half."""
    (file,) = folder.glob(pattern)
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def fall_backs(site: SiteServer) -> set[str]:
    """Which kinds of files were asked for that a usual start does without."""
    kinds = {LIBRARY, *FALL_BACKS} - {"py/*.zip"}
    return {kind for kind in kinds if any(fnmatchcase(path, kind) for path in site.requests)}


def put_into(wheel: Path, name: str, text: str) -> None:
    """Replace one file of a wheel."""
    with zipfile.ZipFile(wheel) as packed:
        files = {info.filename: packed.read(info) for info in packed.infolist()}
    with zipfile.ZipFile(wheel, "w") as packed:
        for each, content in {**files, name: text.encode()}.items():
            packed.writestr(each, content)


def it_says_that(page: Page, title: str | None) -> None:
    """The start has failed, and says so."""
    failed = page.locator("main[data-failed]")
    expect(failed).to_be_visible(timeout=START_SECONDS * 1000)
    if title:
        expect(failed.get_by_role("heading")).to_have_text(title)
    expect(failed.get_by_role("alert")).not_to_be_empty()
    expect(failed.get_by_role("listitem").filter(has_text="did not arrive")).to_have_count(1)


def attempt(page: Page, site: SiteServer, number: int) -> None:
    """The first start, then tries by the button and by a new load in turns."""
    if number == 0:
        page.goto(site.url)
    else:
        try_again(page, anew=number % 2 == 0)


def try_again(page: Page, *, anew: bool) -> None:
    """Press the button, which takes the message away at once; after a second failure it loads the whole page ``anew``."""
    button = page.get_by_role("button", name="Try again")
    if anew:
        with page.expect_event("load"):
            button.click()
    else:
        button.click()


def retry(page: Page) -> None:
    """Try again, and play."""
    page.get_by_role("button", name="Try again").click()
    Table(page).wait_for_me()
    expect(page.locator('main[data-phase="auction"]')).to_be_visible()
