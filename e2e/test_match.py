"""A match from its first deal to the final table and the next match."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Join, Sit
from e2e.guard import BLOCKED
from e2e.player import Mouse, Table, number_in, wait_until
from e2e.saves import find, new_session
from napoleon_core.mechanics.settlement import winners

DEALS = 5

OTHER_HAND = """hand => {
  const cards = [...document.querySelectorAll('.fan [data-card]')].map((card) => card.dataset.card);
  return cards.length > 0 && String(cards) !== String(hand);
}"""


def test_the_last_deals_of_a_match_at_once_end_in_the_final_table_and_another_can_be_played(context: BrowserContext, sit: Sit) -> None:
    said: list[str] = []
    context.on("console", lambda message: message.text == BLOCKED or said.append(message.text))
    table = sit(find(lambda view: view["next"] == "deal" and view["deal"]["number"] == DEALS - 2, deals=99), speed="normal").wait_for_me()
    entries = table.page.evaluate("history.length")
    table.choose_speed("At once")
    the_totals_are_the_sums_of_the_deals(table)
    while table.next != "over":
        moment = table.moment
        table.next_button.dblclick()
        assert table.wait_after(moment).moment.serial == moment.serial + 1
        table.play(Mouse())
        the_totals_are_the_sums_of_the_deals(table)
    played = [row for row in table.sheet() if row is not None]
    assert len(played) == DEALS
    the_final_table_is_that_of(table, table.totals())
    before = table.save()
    table.again_button.click()
    expect(table.page.locator('main[data-serial="1"][data-phase="auction"]')).to_be_attached()
    table.wait_for_me()
    assert table.save() != before
    assert table.totals() == [0] * 5
    assert table.page.evaluate("history.length") == entries, "new matches leave the browser's history alone"
    assert said == [], "the console stays silent"


def test_equal_best_totals_are_a_draw_of_those_players_alone(join: Join) -> None:
    tied = find(lambda view: bool(view["match"] and len(view["match"]["winners"]) == 2), deals=99)
    table = join(tied)
    the_final_table_is_that_of(table, table.totals())
    expect(table.page.get_by_role("heading", name="The match is a draw between 2 players").first).to_be_visible()


def test_a_finished_match_is_booked_once_however_often_it_is_loaded(sit: Sit) -> None:
    table = sit(find(lambda view: view["next"] == "over", deals=99)).wait_for_me()
    before = table.sheet(), table.totals()
    for _ in range(2):
        table.page.reload()
        table.wait_for_me()
        assert (table.sheet(), table.totals()) == before
        the_totals_are_the_sums_of_the_deals(table)


def test_a_new_match_while_others_think_leaves_nothing_of_the_old_one(sit: Sit) -> None:
    """And neither a second worker nor another entry in the browser's history, however often it is done."""
    table = sit(new_session("given up").save(), speed="slow")
    page = table.page
    entries = page.evaluate("history.length")
    seeds = [table.saved().seed]
    for _ in range(3):
        table.wait_for_me()
        table.decide(Mouse())
        expect(page.locator('main:not([data-next="human"])')).to_be_attached()
        hand = table.cards()
        table.ask_for_new_match()
        wait_until(page, OTHER_HAND, hand)
        seeds.append(table.saved().seed)
    assert len(set(seeds)) == len(seeds)
    table.wait_for_me()
    session = table.saved()
    assert session.seed == seeds[-1]
    assert sorted(session.view()["zones"]["hand:0"]) == sorted(table.cards())
    assert len(page.workers) == 1
    assert page.evaluate("history.length") == entries


def the_totals_are_the_sums_of_the_deals(table: Table) -> None:
    """On the sheet, and beside the result."""
    lines = [line for line in table.sheet() if line is not None]
    sums = [sum(column) for column in zip(*lines, strict=True)] if lines else [0] * 5
    assert table.totals() == sums
    for seat in range(5):
        shown = table.page.locator(f'.line[data-seat="{seat}"] .total')
        if shown.count():
            assert number_in(shown.inner_text()) == sums[seat]


def the_final_table_is_that_of(table: Table, sums: list[int]) -> None:
    """Best first, the seats with the best total marked as winners and nobody else."""
    places = table.page.locator(".standing li").all()
    shown = [(int(place.get_attribute("data-seat") or -1), number_in(place.locator(".sum").inner_text())) for place in places]
    assert shown == sorted(enumerate(sums), key=lambda pair: (-pair[1], pair[0]))
    won = {int(place.get_attribute("data-seat") or -1) for place in places if place.locator(".crown").count()}
    assert won == set(winners(tuple(sums)))
