"""A whole deal, from the first bid to the next deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Sit
from e2e.player import Keys, Mouse, Table, codes, number_in
from e2e.saves import View, find_first_bid, played_cards
from e2e.watch import middles, watch_tricks
from napoleon_core.session import Session

FIRST_BID = find_first_bid(lambda view: view["phase"] == "result")
"""Somebody else bids if the person passes."""


def test_a_deal_is_played_by_clicks_to_its_result_and_the_next_is_dealt(context: BrowserContext, sit: Sit) -> None:
    watch_tricks(context)
    table = sit(FIRST_BID, speed="fast").wait_for_me()
    dealer = table.dealer()
    table.play(Mouse(bid="20s"), look=the_screen_shows_what_is_known)
    assert table.phase == "result"
    the_middle_was_never_of_two_tricks(middles(table.page), played_cards(table.saved()))
    moment = table.moment
    table.next_button.click()
    table.wait_after(moment)
    assert table.moment.serial == 2
    assert table.dealer() == (dealer + 1) % 5
    the_screen_shows_what_is_known(table)
    assert table.page.locator(".hat, .hatname").count() == 0, "nobody is anybody's adjutant yet"


def test_a_deal_is_played_by_keyboard_alone(sit: Sit) -> None:
    table = sit(FIRST_BID)
    table.page.evaluate("document.addEventListener('pointerdown', () => { throw new Error('a pointer was used'); }, true)")
    table.play(Keys(bid="20s"), look=the_screen_shows_what_is_known)
    moment = table.moment
    Keys().press(table.next_button)
    table.wait_after(moment)
    assert table.moment.serial == 2


@pytest.mark.long
@pytest.mark.browser_context_args(reduced_motion="reduce")
def test_a_deal_is_played_with_reduced_motion(context: BrowserContext, sit: Sit) -> None:
    watch_tricks(context)
    table = sit(FIRST_BID, speed="fast").play(Mouse())
    assert table.next == "deal"
    the_middle_was_never_of_two_tricks(middles(table.page), played_cards(table.saved()))


def the_screen_shows_what_is_known(table: Table) -> None:
    """Everything in sight agrees with the stored match, and with what its person may know."""
    session = table.saved()
    view: View = session.view()
    assert (table.phase, table.next) == (view["phase"], view["next"])
    assert (table.moment.serial, table.moment.step) == (view["deal"]["serial"], view["step"])
    no_raw_texts(table.page)
    if view["result"]:
        return the_result_is_right(table, session)
    assert sorted(table.cards()) == sorted(view["zones"]["hand:0"])
    assert codes(table.middle) == [play["card"] for play in plays_in_the_middle(view, table.speed)]
    for seat in range(1, 5):
        assert table.page.locator(f'[data-zone="hand:{seat}"] .back').count() == len(view["zones"][f"hand:{seat}"])
    return None


def plays_in_the_middle(view: View, speed: str) -> list[View]:
    """At the speed "at once" a trick that is over stays until the next one is led."""
    plays = list(view["trick"]["plays"]) if view["trick"] else []
    return list(view["last"]["plays"]) if speed == "once" and view["last"] and not plays else plays


def the_result_is_right(table: Table, session: Session) -> None:
    """Scores and totals of the sheet are those of the match, and all hands lie open."""
    result = session.view()["result"]
    assert result
    for line in result["lines"]:
        row = table.page.locator(f'.line[data-seat="{line["seat"]}"]')
        assert number_in(row.locator(".score").inner_text()) == line["score"]
        assert number_in(row.locator(".total").inner_text()) == line["total"]
        assert row.locator(".chip").count() == 10
    for drawn, laid in zip(table.page.locator(".laid > span").all(), result["cards"], strict=True):
        assert drawn.locator(".chip").count() == len(laid["cards"]) == 3


def no_raw_texts(page: Page) -> None:
    """No key, no missing value and no placeholder stands where words should."""
    words = page.locator("body").inner_text()
    assert not re.search(r"undefined|NaN|null|\bui-|napoleon-|table-|[{}$]", words), words


def the_middle_was_never_of_two_tricks(seen: list[list[tuple[int, str]]], played: list[str]) -> None:
    """Each time the cards in the middle were the beginning of one trick, each of another seat."""
    assert len(played) == 50
    trick_of = {card: at // 5 for at, card in enumerate(played)}
    assert any(len(cards) == 5 for cards in seen)
    for cards in seen:
        assert len({seat for seat, _ in cards}) == len(cards) <= 5, cards
        assert len({trick_of[card] for _, card in cards}) <= 1, cards
