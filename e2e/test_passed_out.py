"""A deal in which everyone passes."""

from __future__ import annotations

import re
from dataclasses import replace

from playwright.sync_api import expect

from e2e.conftest import Join
from e2e.player import Mouse, Table
from e2e.saves import find_first_bid
from napoleon_core.games import game_of
from napoleon_core.record import encode, seal
from napoleon_core.session import Seating, Session


def test_passed_out_deals_are_dealt_again_by_the_next_dealer(join: Join) -> None:
    twice = find_first_bid(lambda view: view["phase"] == "passed" and view["deal"]["serial"] == 2, deals=2)
    table = join(twice)
    dealer, hands = table.dealer(), [table.cards()]
    for serial in (1, 2):
        table.play(Mouse())
        assert (table.phase, table.next, table.moment.serial) == ("passed", "deal", serial)
        everyone_passed(table)
        moment = table.moment
        table.next_button.click()
        table.wait_after(moment)
        assert table.dealer() == (dealer + serial) % 5
        hands.append(table.cards())
        expect(table.page.locator(".strip")).to_contain_text("Deal 1 of 5")
    assert len({tuple(hand) for hand in hands}) == 3
    assert table.sheet()[:2] == [None, None]
    assert table.totals() == [0] * 5


def test_a_match_that_a_passed_out_deal_ends_shows_its_final_table(join: Join) -> None:
    game = game_of("nap", {"players": 3, "deals_each": 1})
    session = Session(game, "passed", Seating(("You", "Aoi", "Hugo"), ("human", "policy", "policy")))
    passed = [replace(session.record().deals[0], dealer=dealer, actions=("pass",) * 3) for dealer in (0, 1, 2)]
    table = join(seal(encode(replace(session.record(), deals=tuple(passed)))))
    assert (table.phase, table.next) == ("passed", "over")
    expect(table.page.locator(".final .standing li.wins")).to_have_count(3)
    expect(table.page.locator(".ask .words")).to_have_text(re.compile("draw between 3 players\\s*Everyone passed$"))
    expect(table.page.locator(".strip")).to_contain_text("Deal 3 of 3")
    table.again_button.click()
    expect(table.page.locator(".strip")).to_contain_text("Deal 1 of 3")


def everyone_passed(table: Table) -> None:
    expect(table.page.locator(".ask .words")).to_contain_text("Everyone passed")
    expect(table.page.locator(".ask .words")).to_contain_text("Nobody scores. The next player deals.")
