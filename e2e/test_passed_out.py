"""A deal in which everyone passes."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Join
from e2e.player import Mouse, Table
from e2e.saves import find_first_bid


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


def everyone_passed(table: Table) -> None:
    expect(table.page.locator(".ask .words")).to_contain_text("Everyone passed")
    expect(table.page.locator(".ask .words")).to_contain_text("Nobody scores. The next player deals.")
