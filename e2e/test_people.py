"""Several persons at one device: each hand lies face down until its owner takes over."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import store
from e2e.form import begin, choose, deal, levels, record, reload, set_up
from e2e.player import Mouse, Table
from e2e.sizes import PHONE
from e2e.storage import settings
from napoleon_core.session import Session
from site_build.server import SiteServer

ANY_HAND = 'main [data-zone^="hand:"] [data-card]'
TAKE = '[data-act="take"]'


def sit_two(page: Page, context: BrowserContext, site: SiteServer, game: str = "napoleon") -> Table:
    """A match of two persons, next but one to each other, with names of their own, chosen on the start screen."""
    store(context, site, {"settings": settings(speed="once")})
    begin(page, site)
    set_up(page)
    choose(page, "game", game)
    page.locator('[data-act="levels"]').click()
    page.locator('[data-person="2"]').check()
    page.locator('[data-act="names"]').click()
    page.locator('[data-name="0"]').fill("Ada")
    page.locator('[data-name="2"]').fill("Bea")
    deal(page)
    return Table(page).wait_for_me()


def mine(session: Session) -> set[str]:
    """What the seat to act holds."""
    seat = session.game.to_act(session._state)
    assert seat is not None
    return {one.code for one in session.game.observe(session._state, seat).hand}


def test_a_hand_is_hidden_until_the_person_named_takes_over(page: Page, context: BrowserContext, site: SiteServer) -> None:
    table = sit_two(page, context, site)
    assert levels(page) == ["human", "level:1", "human", "level:1", "level:1"]
    taken: list[str] = []
    while table.next == "human" and len({*taken}) < 2:
        asked = page.locator(".ask h2").inner_text()
        name = "Ada" if "Ada" in asked or page.locator(TAKE).inner_text().endswith("Ada") else "Bea"
        expect(page.locator(ANY_HAND)).to_have_count(0)
        hidden = mine(table.saved())
        told = page.content()
        assert not [code for code in hidden if f'"{code}"' in told]
        page.keyboard.press("h")
        expect(page.locator("#news p").last).to_have_text("The hand is hidden until the device changes hands")
        page.locator(TAKE).click()
        expect(page.locator(ANY_HAND)).to_have_count(len(hidden))
        assert {*page.locator(ANY_HAND).evaluate_all("cards => cards.map(card => card.dataset.card)")} == hidden
        taken.append(name)
        table.wait_for_me()
        moment = table.moment
        page.locator('[data-move="pass"], [data-act="submit"]').first.click()
        table.wait_after(moment)
        if table.next != "human":
            break
    assert taken


def test_two_persons_play_a_deal_of_nap_to_its_end(page: Page, context: BrowserContext, site: SiteServer) -> None:
    table = sit_two(page, context, site, "nap")
    takers = set()
    while table.next == "human":
        if page.locator(TAKE).count():
            takers.add(page.locator(TAKE).inner_text())
            page.locator(TAKE).click()
            expect(page.locator(TAKE)).to_have_count(0)
            table.wait_for_me()
        table.hand = page.locator('[data-rove-in="line"] button[data-card]')
        moment = table.moment
        table.decide(Mouse())
        table.wait_after(moment)
    expect(page.locator("main")).to_have_attribute("data-next", "deal")
    assert len(takers) in (1, 2)


def test_a_reload_hides_the_hand_again(page: Page, context: BrowserContext, site: SiteServer) -> None:
    table = sit_two(page, context, site)
    page.locator(TAKE).click()
    expect(page.locator(ANY_HAND).first).to_be_visible()
    reload(page)
    table.wait_for_me()
    expect(page.locator(TAKE)).to_be_visible()
    expect(page.locator(ANY_HAND)).to_have_count(0)


def test_the_places_of_persons_are_offered_again_and_fit_a_phone(page: Page, context: BrowserContext, site: SiteServer) -> None:
    page.set_viewport_size(PHONE)
    sit_two(page, context, site)
    set_up(page)
    page.locator('[data-act="levels"]').click()
    expect(page.locator('[data-person="2"]')).to_be_checked()
    expect(page.locator('[data-person="1"]')).not_to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert json.loads(page.evaluate("localStorage.getItem('napoleon.persons')"))[2] is True


SAID = "document.querySelector('[role=log]').textContent"


def test_nothing_that_was_said_to_one_person_is_there_for_the_next(page: Page, context: BrowserContext, site: SiteServer) -> None:
    table = sit_two(page, context, site, "nap")
    page.locator(TAKE).click()
    table.wait_for_me()
    page.keyboard.press("h")
    expect(page.locator("[role=log]")).to_contain_text("Your hand")
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    if page.locator(TAKE).count():
        assert "Your hand" not in page.evaluate(SAID)


def test_nobody_gives_up_the_seat_of_a_person_who_has_not_taken_over(page: Page, context: BrowserContext, site: SiteServer) -> None:
    table = sit_two(page, context, site)
    expect(page.locator(TAKE)).to_be_visible()
    menu = table.open_dialog("menu")
    expect(menu.locator('[data-act="give-up"]')).to_have_count(0)
    expect(menu.locator('[data-act="stand-in"]')).to_have_count(0)


def test_a_seat_that_is_played_for_one_person_can_be_taken_back_by_all(page: Page, context: BrowserContext, site: SiteServer) -> None:
    table = sit_two(page, context, site)
    page.locator(TAKE).click()
    table.wait_for_me()
    seat = page.locator("main").get_attribute("data-me") or str(table.saved().game.to_act(table.saved()._state))
    table.open_dialog("menu").locator('[data-act="stand-in"]').click()
    expect(page.locator(f'{TAKE}, [data-act="next"]').first).to_be_visible(timeout=60_000)
    back = table.open_dialog("menu").locator(f'[data-act="take-back-{seat}"]')
    expect(back).to_be_visible()
    back.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.wait_for_me()
    assert "stand_ins" not in record(page)
