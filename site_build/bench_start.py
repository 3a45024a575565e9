"""`build.py bench-start`: how long the page takes to its first paint and to the first bid that can be pressed, next to a bare page.

That page does nothing but start Pyodide as it is published. Both are opened in Chromium, in turns.

Each start has a browser of its own: a cold one with a fresh profile, a warm one with a profile that has seen the page before.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from playwright.sync_api import BrowserType, Page, sync_playwright

from site_build.browser import LAUNCH_OPTIONS, find_browser
from site_build.console import say
from site_build.keeping import kept_files
from site_build.paths import DIST, MODULES
from site_build.server import SiteServer

STARTS = 10
WARMING = 2
"""So many starts go before the warm ones: a browser keeps compiled code only of what it has met before."""
PATIENCE = 120_000

TABLE = "#napoleon?seed=start&dealer=4"
"""A table at which the person bids first, so that no player's pause is measured."""
NAPOLEON, BARE = "Napoleon", "bare loadPyodide()"
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
"""What a host that compresses compresses."""

_BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_BARE_PAGE = """<!doctype html><meta charset="utf-8"><title>Pyodide</title><link rel="icon" href="data:,"><p>Pyodide</p>
<script type="module">
import { loadPyodide } from './pyodide.mjs';
await loadPyodide();
window.usable = performance.now();
</script>
"""
_WATCH = """
const control = ['button.cell', 'button.card.can'].map((kind) => `main[data-next="human"] ${kind}:enabled:not([aria-disabled])`).join();
const look = () => {
  if (window.usable === undefined && document.querySelector(control)) window.usable = performance.now();
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""
_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


@dataclass(frozen=True, slots=True)
class Start:
    """Milliseconds from navigation to the first paint, and to what can be used."""

    paint: float
    usable: float


def main() -> None:
    """Measure, and print the medians and what they are to the bare page's."""
    with TemporaryDirectory() as folder, _serving(Path(folder)) as servers, sync_playwright() as playwright:
        urls = {NAPOLEON: servers[NAPOLEON].url + TABLE, BARE: servers[BARE].url}
        cold = _starts(playwright.chromium, urls, lambda _name: mkdtemp(dir=folder))
        fetched = {*servers[NAPOLEON].requests}
        warm = _starts(playwright.chromium, urls, lambda name: str(Path(folder) / f"warm {name}"), WARMING)
    say(f"median of {STARTS} starts, in ms from navigation")
    for kind, starts in (("cold", cold), ("warm", warm)):
        bare = statistics.median(start.usable for start in starts[BARE])
        for name in (NAPOLEON, BARE):
            paint = statistics.median(start.paint for start in starts[name])
            usable = statistics.median(start.usable for start in starts[name])
            least = min(start.usable for start in starts[name])
            say(f"{kind}  {name:<20} paint {paint:6.0f}   usable {usable:6.0f} (least {least:.0f})   {usable / bare:.2f} × bare")
    kept = {str(entry["url"]).removeprefix("./") for entry in kept_files(DIST)[0]}
    for what, files in (("to the first bid", fetched), ("with all that is kept for later", fetched | kept)):
        say(f"first visit, from a host that compresses, {what}: {sum(map(_transferred, files)) / 1e6:.2f} MB in {len(files)} files")


@contextmanager
def _serving(folder: Path) -> Iterator[dict[str, SiteServer]]:
    """The site, and the bare page with the same runtime."""
    bare = folder / "bare"
    bare.mkdir()
    (bare / "index.html").write_text(_BARE_PAGE, encoding="utf-8")
    for name in _BARE_FILES:
        shutil.copyfile(MODULES / "pyodide" / name, bare / name)
    servers = {NAPOLEON: SiteServer(DIST).start(), BARE: SiteServer(bare).start()}
    try:
        yield servers
    finally:
        for server in servers.values():
            server.stop()


def _starts(chromium: BrowserType, urls: dict[str, str], profile: Callable[[str], str], first: int = 0) -> dict[str, list[Start]]:
    """The starts of each page, turn by turn, so that whatever else the machine does meets both; the `first` are not counted."""
    found: dict[str, list[Start]] = {name: [] for name in urls}
    for _ in range(first + STARTS):
        for name, url in urls.items():
            found[name].append(_start(chromium, url, profile(name)))
    return {name: starts[first:] for name, starts in found.items()}


def _start(chromium: BrowserType, url: str, profile: str) -> Start:
    context = chromium.launch_persistent_context(profile, executable_path=find_browser(), args=list(LAUNCH_OPTIONS))
    try:
        page: Page = context.pages[0] if context.pages else context.new_page()
        page.add_init_script(_WATCH)
        page.goto(url)
        page.wait_for_function("() => window.usable !== undefined", timeout=PATIENCE)
        return Start(page.evaluate(_PAINT), page.evaluate("window.usable"))
    finally:
        context.close()


def _transferred(path: str) -> int:
    """How many bytes a file of the site is on its way."""
    data = (DIST / path).read_bytes() if (DIST / path).is_file() else b""
    return len(gzip.compress(data, 9)) if Path(path).suffix in PACKED else len(data)


if __name__ == "__main__":
    main()
