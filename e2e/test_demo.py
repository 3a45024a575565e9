"""The page of the site that shows every element that other pages can take in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.geometry import resize
from e2e.player import START_SECONDS, TURN_SECONDS
from e2e.sizes import DESK, PHONE
from e2e.test_accessibility import axe_is_content
from site_build.page_texts import ENGLISH, languages
from site_build.server import SiteServer


def test_tables_on_one_page_of_the_site_play_each_their_own_game(site: SiteServer, page: Page) -> None:
    page.goto(f"{site.url}demo.html")
    frames = [
        *(table.locator("iframe").content_frame for table in page.locator("napoleon-table").all()),
        page.frame_locator("main > iframe"),
    ]
    for frame in frames:
        frame.get_by_role("button", name="Play here").dispatch_event("click")  # a frame that has just moved drops what the mouse clicks
    for frame in frames:
        expect(frame.locator("main[data-serial]")).to_be_visible(timeout=START_SECONDS * 1000)
        expect(frame.locator('#app[data-waits="human"]')).to_be_attached(timeout=TURN_SECONDS * 1000)
    steps = [frame.locator("main").get_attribute("data-step") for frame in frames]
    frames[1].locator('[data-move="pass"]').click()
    expect(frames[1].locator(f'main[data-step="{steps[1]}"]')).to_have_count(0)
    assert [frames[at].locator("main").get_attribute("data-step") for at in (0, 2)] == [steps[0], steps[2]]
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('napoleon.linked:')).length") == 3
    expect(page.locator("#told li").first).to_contain_text('"napoleon":1')


@pytest.mark.parametrize("language", [pytest.param(each, marks=[] if each == ENGLISH else [pytest.mark.long]) for each in languages()])
def test_the_page_of_elements_is_accessible_and_fits_a_phone_in_every_language(language: str, site: SiteServer, page: Page) -> None:
    page.goto(f"{site.url}demo{'' if language == ENGLISH else f'-{language}'}.html")
    trick = page.locator("napoleon-trick").first
    if language == ENGLISH:
        trick.locator("button").click()
        expect(trick.locator(".said")).to_have_text("The three of hearts wins.", timeout=START_SECONDS * 1000)
        trick.locator("summary").click()
    expect(page.locator("napoleon-trick .cards").first).to_be_visible()
    expect(page.locator("napoleon-table iframe").first.content_frame.locator("#play")).to_be_visible()
    for window in (DESK, PHONE):
        resize(page, window)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        axe_is_content(page)
