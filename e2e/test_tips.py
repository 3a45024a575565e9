"""Explanations for who is new: they come with what is asked, can be closed for good and brought back, and cover nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Sit
from e2e.geometry import resize
from e2e.player import TURN_SECONDS, Mouse, Table
from e2e.saves import find
from e2e.sizes import DESK, LYING, PHONE, position, size
from e2e.storage import settings
from e2e.test_accessibility import axe_is_content
from e2e.test_layout import COVERED, OUTSIDE, SCROLLS, SEATS_COVERED
from site_build.page_texts import languages
from site_build.server import SiteServer

ALL = settings(tips="all", speed="once")

LANGUAGES = languages()

WINDOWS = (size(320, 568), size(568, 320), size(667, 375), PHONE, size(390, 844), LYING, DESK)

OVERLAPS = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  const others = document.querySelectorAll('.cell, .fan .card, .acts .btn, .played .card, .rowhead, .seat .face, .seat .name, .say');
  const over = [...others].filter((other) => other.checkVisibility()).filter((other) => {
    const box = other.getBoundingClientRect();
    return box.left < tip.right - 1 && box.right > tip.left + 1 && box.top < tip.bottom - 1 && box.bottom > tip.top + 1;
  });
  return over.map((other) => other.outerHTML.slice(0, 160));
}"""
"""What an explanation lies over."""


def tip(page: Page) -> Locator:
    """The explanation that is shown."""
    return page.get_by_role("note", name="Explanation")


def close(page: Page) -> None:
    """For good."""
    tip(page).get_by_role("button", name="Close this explanation for good").click()


def test_a_first_visit_deals_at_once_and_explains_what_is_asked(page: Page, site: SiteServer) -> None:
    page.goto(f"{site.url}#napoleon?seed=first")
    table = Table(page).wait_for_me()
    assert table.phase == "auction"
    expect(tip(page)).to_contain_text("Bid how many of the 20 honours your side will win.")
    expect(page.locator("#news")).to_contain_text("Bid how many of the 20 honours your side will win.")
    page.locator('.cell:not([aria-disabled="true"])').first.click()
    expect(tip(page)).to_have_count(0)
    expect(page.locator(".ask p")).to_contain_text("your side must win")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("naming", "Name a strong card that you do not hold"),
        ("exchange", "Lay away the cards that help you least."),
        ("lead", "plays on your side, and nobody else knows."),
        ("play", "You are against Aoi"),
    ],
)
def test_an_explanation_covers_nothing_and_fits_in_every_window(sit: Sit, name: str, said: str) -> None:
    table = sit(position(name), settings=ALL).wait_for_me()
    expect(tip(table.page)).to_contain_text(said)
    for _ in range(4):
        if tip(table.page).count() == 0:
            return
        fits(table.page)
        close(table.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_in_the_auction_fits_in_every_window(sit: Sit, language: str) -> None:
    fits(sit(position("auction"), settings=ALL, language=language).wait_for_me().page)


def test_a_first_visit_to_nap_is_explained_in_every_window(page: Page, site: SiteServer) -> None:
    page.goto(f"{site.url}#nap?seed=first")
    table = Table(page).wait_for_me()
    assert table.phase == "auction"
    expect(tip(page)).to_contain_text("Bid how many of the five tricks you will win alone.")
    fits(page)
    page.locator('[data-move="nap"]').click()
    page.locator('[data-act="submit"]').click()
    expect(page.locator('main[data-phase="play"][data-next="human"]')).to_be_visible(timeout=TURN_SECONDS * 1000)
    expect(tip(page)).to_contain_text("You play alone against all.")
    fits(page)


def fits(page: Page) -> None:
    """The explanation in sight covers nothing in any window."""
    for window in WINDOWS:
        resize(page, window)
        assert page.evaluate(OUTSIDE) == [], window
        assert page.evaluate(COVERED) == [], window
        assert page.evaluate(OVERLAPS) == [], window
        assert page.evaluate(SEATS_COVERED) == [], window
        assert page.evaluate(SCROLLS) == {"across": False, "down": False, "inside": []}, window
    resize(page, DESK)
    axe_is_content(page)


def test_a_secret_adjutant_is_told_what_the_named_card_means(sit: Sit) -> None:
    save = find(lambda view: view["next"] == "human" and view["phase"] == "play" and (view["seats"][0]["hat"] or {}).get("secret"))
    table = sit(save, settings=ALL).wait_for_me()
    expect(tip(table.page)).to_contain_text("in secret until you play it")


def test_what_was_closed_stays_away_after_a_reload_and_in_further_matches(sit: Sit) -> None:
    table = sit(position("auction"), settings=ALL).wait_for_me()
    page = table.page
    close(page)
    expect(tip(page)).to_have_count(0)
    page.reload()
    table.wait_for_me()
    expect(tip(page)).to_have_count(0)
    table.ask_for_new_match()
    table.wait_for_me()
    assert table.phase == "auction"
    expect(tip(page)).to_have_count(0)


def test_the_settings_bring_all_explanations_back_and_turn_all_off(sit: Sit) -> None:
    table = sit(position("lead"), settings=ALL).wait_for_me()
    page = table.page
    close(page)
    expect(tip(page)).to_contain_text("You lead: any card will do.")
    for value, shown in (("All", 1), ("None", 0), ("All", 1)):
        table.open_dialog("menu").locator('[data-act="settings"]').click()
        page.locator('[data-setting="tips"]').get_by_text(value, exact=True).click()
        table.close_dialog()
        expect(tip(page)).to_have_count(shown)
    expect(tip(page)).to_contain_text("plays on your side")


def test_why_a_card_is_refused_is_said_beside_an_explanation(sit: Sit) -> None:
    table = sit(position("play"), settings=ALL).wait_for_me()
    page = table.page
    close(page)
    expect(tip(page)).to_contain_text("The raised cards can be played now.")
    Mouse().press(table.hand.and_(page.locator('[aria-disabled="true"]')).first)
    expect(page.locator(".slip")).to_be_visible()
