"""Every phase of every table in every language, with explanations, in windows from the smallest phone to a large desk: nothing is cut,
covered or out of reach. Leaves pictures to look at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import STEP_SECONDS, Guard, store
from e2e.crowded import HIGH, Spot, asked, search, stored, trick
from e2e.geometry import resize
from e2e.kept import Theme
from e2e.player import Table
from e2e.saves import Manner, read
from e2e.sizes import size
from e2e.storage import settings
from e2e.test_crowded import APART, OVERLAPS
from e2e.test_languages import CUT
from e2e.test_layout import COVERED, OUTSIDE, SCROLLS, SEATS_COVERED, each_card_shows_enough
from site_build.page_texts import languages
from site_build.paths import ROOT
from site_build.server import SiteServer

PICTURES = ROOT / "test-results" / "tour"
WINDOWS = [size(320, 568), size(390, 844), size(844, 390), size(1280, 720), size(2560, 1440)]
TABLES = {"four": "napoleon?players=4", "five": "napoleon", "six": "napoleon?players=6", "nap": "nap"}
STILL = {"across": False, "down": False, "inside": []}


def over(view: dict[str, object]) -> bool:
    """The deal's result is shown."""
    return view["phase"] == "result"


def spots(link: str, players: int) -> dict[str, Spot]:
    """The phases of a deal at a table; what a game has not is left out."""
    nap = link == "nap"
    phases = {
        "auction": Spot(link, asked("auction")),
        "lead": Spot(link, asked("play"), HIGH),
        "play": Spot(link, trick(2 if nap else 1, players - 1), HIGH if nap else Manner()),
    }
    if not nap:
        phases |= {name: Spot(link, asked(name), HIGH) for name in ("naming", "exchange")}
    return phases | {"result": Spot(link, over, HIGH)}


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", TABLES)
def test_a_tour_of_the_phases_in_all_windows(browser: Browser, dist: Path, table: str, language: str, theme: Theme) -> None:
    matches = {name: search(spot, f"tour-{name}") for name, spot in spots(TABLES[table], {"five": 5, "six": 6}.get(table, 4)).items()}
    guard, server, context = Guard(), SiteServer(dist).start(), browser.new_context(color_scheme=theme, service_workers="block")
    context.set_default_timeout(STEP_SECONDS * 1000)
    guard.watch(context)
    texts = {"settings": settings(speed="once", tips="all"), "language": language, **stored(matches.values())}
    store(context, server, texts)
    page = context.new_page()
    page.goto(f"{server.url}#{next(iter(matches.values()))[0]}")
    found: list[object] = []
    for name, (link, save) in matches.items():
        page.evaluate("link => { location.hash = link; }", link)
        view = read(save).view()
        expect(page.locator(f'main.table[data-phase="{view["phase"]}"][data-step="{view["step"]}"]')).to_be_attached(timeout=60_000)
        shown = Table(page).wait_for_me()
        for window in WINDOWS:
            resize(page, window)
            where = f"{table}-{name}-{language}-{theme}-{window['width']}"
            page.screenshot(path=PICTURES / f"{where}.png")
            found += [(where, fault) for fault in faults(page, name)]
            if name != "result" and shown.hand.first.is_visible():
                each_card_shows_enough(shown, window)
    context.close()
    server.stop()
    assert found == []
    assert guard.unexpected() == []


def faults(page: Page, name: str) -> list[object]:
    """Whatever lies over something else, is cut, or would have to be scrolled for."""
    lying = [fault for pair in APART for fault in page.evaluate(OVERLAPS, [*pair])]
    cut = [each for each in page.evaluate(CUT) if not each.startswith("B word")]  # upright letters have a wider line than their box
    covered = [*page.evaluate(COVERED), *page.evaluate(SEATS_COVERED)]
    outside = [] if name == "result" else page.evaluate(OUTSIDE)
    scrolls = page.evaluate(SCROLLS)
    return [*lying, *cut, *covered, *outside, *([] if scrolls == STILL else [scrolls])]
