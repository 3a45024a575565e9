"""axe finds nothing to complain of on any screen, in every language and both themes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.geometry import resize
from e2e.kept import KeptPage, Theme
from e2e.player import Table
from e2e.screens import before_a_match, beside_the_hand, claimable, hidden_hand, in_play, over_the_table, questions, the_claim, the_report
from e2e.sizes import ALL, DESK, PHONE, position
from e2e.test_accessibility import axe_is_content
from site_build.page_texts import languages
from tests.counts import LONG

THEMES: tuple[Theme, ...] = ("light", "dark")
SOME = [("ja", "dark")]
"""What is looked at every time; English in daylight is what all other tests see."""

REST = [(language, theme) for language in languages() for theme in THEMES if (language, theme) not in SOME]
VARIANT = re.compile(r"-\d\.html$")
"""Rules for another number of players, printed by the same template as those for the usual one: the long run reads them too."""
EVERY = [*SOME, *(pytest.param(each, marks=pytest.mark.long) for each in REST)]


@pytest.fixture(scope="module", params=EVERY, ids="-".join)
def dressed(request: pytest.FixtureRequest, browser: Browser, dist: Path) -> Iterator[KeptPage]:
    """A page in one of the languages, in one of the themes."""
    language, theme = request.param
    page = KeptPage(browser, dist, theme=theme, language=language)
    yield page
    page.close()
    assert page.guard.unexpected() == []


@pytest.mark.parametrize("name", ALL)
def test_every_table(dressed: KeptPage, name: str) -> None:
    both_sizes(dressed.join(position(name)))


def test_a_hand_that_waits_for_its_owner(dressed: KeptPage) -> None:
    both_sizes(dressed.join(hidden_hand()))


def test_every_panel_and_every_question_over_a_table(dressed: KeptPage) -> None:
    table = dressed.join(in_play())
    for screen in (over_the_table, beside_the_hand, questions, the_report):
        for _ in screen(table):
            axe_is_content(table.page)


def test_the_claim_of_the_rest(dressed: KeptPage) -> None:
    table = dressed.join(claimable())
    for _ in the_claim(table):
        axe_is_content(table.page)


def test_panels_of_a_deal_that_is_over(dressed: KeptPage) -> None:
    table = dressed.join(position("result"))
    for _ in beside_the_hand(table):
        axe_is_content(table.page)


def test_a_choice_that_asks_once_more(dressed: KeptPage) -> None:
    table = dressed.join(position("naming"))
    table.page.locator(".cell.own:not(.sample)").first.click()
    table.submit.click()
    table.page.locator('dialog[open][data-dialog="confirm"]').wait_for()
    axe_is_content(table.page)
    table.close_dialog()


def test_the_start_screen_with_all_that_unfolds(dressed: KeptPage) -> None:
    table = dressed.join(position("auction"))
    for _ in before_a_match(table):
        axe_is_content(table.page)


def test_every_table_of_nap(dressed: KeptPage) -> None:
    table = dressed.follow("nap?preset=french&players=6&seed=every-screen")
    both_sizes(table)


def test_every_printed_page(dressed: KeptPage, dist: Path, request: pytest.FixtureRequest) -> None:
    language = request.node.callspec.params["dressed"][0]
    folder = Path("rules") if language == "en" else Path("rules") / language
    for path in sorted((dist / folder).glob("*.html")):
        if not LONG and VARIANT.search(path.name):
            continue
        page = dressed.read_page(f"{folder.as_posix()}/{path.name}")
        axe_is_content(page)
        page.close()


def both_sizes(table: Table) -> None:
    """At a desk and on a phone."""
    for window in (DESK, PHONE):
        resize(table.page, window)
        axe_is_content(table.page)
