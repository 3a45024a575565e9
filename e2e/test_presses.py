"""One press is one move, on the card that was meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Join, Sit
from e2e.geometry import place_of, resize, strips
from e2e.player import Keys, Table
from e2e.saves import View
from e2e.sizes import DESK, PHONE, Size, position


def double_click(cards: Locator) -> None:
    cards.nth(3).dblclick(position={"x": 8, "y": 8})


def two_cards_within_a_moment(cards: Locator) -> None:
    page, places = cards.page, [place_of(cards.nth(at)) for at in (2, 6)]
    for x, y in places:
        page.mouse.click(x, y)


def the_same_click_sent_twice(cards: Locator) -> None:
    cards.nth(3).evaluate("card => { card.click(); card.click(); }")


def a_key_held_down(cards: Locator) -> None:
    Keys().go_to(cards.nth(3))
    for _ in range(8):
        cards.page.keyboard.down("Enter")
    cards.page.keyboard.up("Enter")


def a_space_held_down(cards: Locator) -> None:
    Keys().go_to(cards.nth(3))
    for _ in range(8):
        cards.page.keyboard.down(" ")
    cards.page.keyboard.up(" ")


def a_press_that_slips_a_little(cards: Locator) -> None:
    x, y = place_of(cards.nth(3))
    mouse = cards.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 4, y + 4)
    mouse.up()


WAYS = [double_click, two_cards_within_a_moment, the_same_click_sent_twice, a_key_held_down, a_space_held_down, a_press_that_slips_a_little]


@pytest.mark.parametrize("way", WAYS)
def test_one_press_plays_one_card(way: Callable[[Locator], None], join: Join) -> None:
    table = join(position("lead"))
    moment = table.moment
    way(table.hand)
    table.wait_after(moment)
    one_card_was_played(table)


@pytest.mark.browser_context_args(has_touch=True, viewport=PHONE)
def test_a_tap_with_its_click_plays_one_card(sit: Sit) -> None:
    table = sit(position("lead")).wait_for_me()
    moment = table.moment
    x, y = place_of(table.hand.nth(3))
    table.page.touchscreen.tap(x, y)
    table.page.mouse.click(x, y)
    table.wait_after(moment)
    one_card_was_played(table)


def one_card_was_played(table: Table) -> None:
    session = table.saved()
    assert sum(trick["seat"] == 0 for trick in plays_of(table)) == 1
    assert len(table.cards()) == 9 == len(session.view()["zones"]["hand:0"])


def plays_of(table: Table) -> list[View]:
    view: View = table.saved().view()
    return [play for trick in (view["last"], view["trick"]) if trick for play in trick["plays"]]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_visible_strip_of_each_of_thirteen_cards_picks_that_card(size: Size, join: Join) -> None:
    table = join(position("exchange"))
    page = table.page
    resize(page, size)
    cards = table.cards()
    assert len(cards) == 13
    picked = page.locator('[data-zone="picked"] [data-card]')
    for code in cards:
        card = page.locator(f'[data-zone="hand:0"] [data-card="{code}"]')
        (strip,) = strips(card)
        assert strip.hit, code
        page.mouse.click(strip.x, strip.y)
        expect(picked).to_have_attribute("data-card", code)
        picked.click()
        expect(picked).to_have_count(0)
        expect(card).to_be_visible()


def test_the_visible_strip_of_each_card_is_that_card_in_every_size(join: Join) -> None:
    table = join(position("lead"))
    for size in (PHONE, DESK, PHONE):
        resize(table.page, size)
        assert all(strip.hit for strip in strips(table.hand)), size
