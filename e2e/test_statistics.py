"""Deals and matches are counted once each, whatever is pressed or reloaded, and the panel of statistics tells them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.player import Mouse, Table
from e2e.saves import PASSING, read, step
from napoleon_core.games import game_of
from napoleon_core.record import encode
from napoleon_core.session import Seating, Session

BOOK = """Object.fromEntries(Object.keys(localStorage).filter((key) => key.startsWith('napoleon.match:'))
  .map((key) => [key, JSON.parse(localStorage.getItem(key))]))"""


def short_match(seed: str) -> Session:
    """A match of Nap of three deals."""
    return Session(game_of("nap", {"players": 3, "deals_each": 1}), seed, Seating(("You", "Aoi", "Hugo"), ("human", "level:2", "level:2")))


def before_the_last_card(seed: str) -> Session:
    """That match when the person is to play the last card of the last deal."""
    session, kept = short_match(seed), None
    while session.next != "over":
        if session.next == "human" and session.view()["phase"] == "play":
            kept = session.copy()
        step(session, PASSING)
    assert kept is not None
    return kept


def two_ends() -> tuple[str, str, str]:
    """A save at which one card and another come to different outcomes of the last deal."""
    for number in range(200):
        session, choices = short_match(f"ends {number}"), []
        while session.next != "over":
            if (
                session.next == "human"
                and len(session.view()["prompt"].get("legal", ())) > 1
                and len(session.view()["sheet"]["deals"]) == 2
            ):
                choices.append(session.copy())
            step(session, PASSING)
        for choice in reversed(choices):
            ends = {}
            for card in choice.view()["prompt"]["legal"]:
                other = choice.copy()
                other.act(other.rev, card)
                while other.next != "over":
                    step(other, PASSING)
                ends.setdefault(json.dumps(other.view()["booking"]["deal"]), card)
            if len(ends) > 1 and len(choice.view()["zones"]["hand:0"]) == 2:
                first, second = [*ends.values()][:2]
                return choice.save(), first, second
    raise AssertionError("expected a choice that matters")


def book(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(BOOK))


def finish(table: Table) -> None:
    """To the end of the match."""
    table.play(Mouse())
    while table.next == "deal":
        moment = table.moment
        table.next_button.click()
        table.wait_after(moment)
        table.play(Mouse())


def panel(table: Table) -> Any:
    table.open_dialog("menu").locator('[data-act="statistics"]').click()
    dialog = table.page.locator('dialog[data-dialog="statistics"]')
    expect(dialog).to_be_visible()
    return dialog


def test_a_match_is_booked_once_whatever_is_pressed_and_reloaded_and_the_next_one_too(sit: Sit) -> None:
    """F10 and J10: a result was added again by a reload or a second click, or the second match was not booked."""
    table = sit(before_the_last_card("once").save()).wait_for_me()
    table.hand.first.dblclick(position={"x": 8, "y": 8})
    expect(table.again_button).to_be_visible()
    (entry,) = book(table.page).values()
    assert [*entry["deals"]] == ["3"], "the deals before were over before this page was opened"
    assert entry["result"]["total"] == table.saved().view()["sheet"]["totals"][0]
    for _ in range(3):
        table.page.reload()
        table.wait_for_me()
        assert [*book(table.page).values()] == [entry]
    table.again_button.dblclick()
    expect(table.page.locator('main[data-serial="1"]:not([data-next="over"])')).to_be_attached()
    table.wait_for_me()
    finish(table)
    entries = book(table.page)
    assert len(entries) == 2
    newer = next(one for one in entries.values() if one != entry)
    assert len(newer["deals"]) == len(table.saved().view()["sheet"]["deals"])
    assert newer["result"] is not None
    rows = panel(table).locator("table", has_text="won in a row now").locator("tbody tr")
    assert rows.first.locator("td").inner_text() == "2"


def test_a_rated_match_that_is_over_stands_however_its_last_deal_is_played_again(sit: Sit) -> None:
    save, first, second = two_ends()
    table = sit(save).wait_for_me()
    table.page.locator(f'[data-zone="hand:0"] [data-card="{first}"]').click(position={"x": 8, "y": 8})
    table.wait_for_me()
    finish(table)
    (before,) = book(table.page).values()
    expect(table.page.locator(".rating")).to_contain_text("Rating")
    assert not before["unrated"]
    table.page.evaluate("save => localStorage.setItem('napoleon.save', save)", save)
    table.page.reload()
    table.wait_for_me()
    table.page.locator(f'[data-zone="hand:0"] [data-card="{second}"]').click(position={"x": 8, "y": 8})
    table.wait_for_me()
    finish(table)
    (after,) = book(table.page).values()
    assert after == before
    expect(table.page.locator(".unrated")).to_contain_text("cards had been seen before")


def test_clearing_asks_first_and_a_result_on_the_screen_does_not_come_back(sit: Sit) -> None:
    table = sit(before_the_last_card("clear").save()).wait_for_me()
    finish(table)
    dialog = panel(table)
    expect(dialog).to_contain_text("British Nap")
    dialog.locator('[data-act="reset-statistics"]').click()
    table.page.get_by_role("button", name="Cancel").click()
    expect(dialog).to_contain_text("British Nap")
    dialog.locator('[data-act="reset-statistics"]').click()
    table.page.locator('[data-act="agree"]').click()
    expect(dialog).to_contain_text("No deal has been counted yet.")
    expect(dialog.locator('[data-act="reset-statistics"]')).to_have_count(0)
    table.page.reload()
    table.wait_for_me()
    assert book(table.page) == {}


def test_a_match_of_a_record_is_not_booked_but_another_one_at_its_table_is(sit: Sit) -> None:
    table = sit().wait_for_me()
    session = before_the_last_card("record")
    with table.page.expect_file_chooser() as chooser:
        table.open_dialog("menu").locator('[data-act="open-record"]').click()
    chooser.value.set_files({"name": "match.json", "mimeType": "application/json", "buffer": encode(session.record()).encode()})
    expect(table.page.locator('main[data-players="3"]')).to_be_visible()
    table.wait_for_me()
    finish(table)
    assert book(table.page) == {}
    table.again_button.click()
    expect(table.page.locator('main[data-serial="1"]:not([data-next="over"])')).to_be_attached()
    table.wait_for_me()
    finish(table)
    assert len(book(table.page)) == 1


PERSIST = """
navigator.storage.persist = async () => {
  localStorage.setItem('asked', String(1 + Number(localStorage.getItem('asked') ?? 0)));
  return false;
};
"""


def test_the_browser_is_asked_to_keep_what_is_stored_once_there_is_something_to_lose(context: BrowserContext, sit: Sit) -> None:
    context.add_init_script(PERSIST)
    table = sit(before_the_last_card("persist").save()).wait_for_me()
    assert table.page.evaluate("localStorage.getItem('asked')") is None
    finish(table)
    table.page.reload()
    table.wait_for_me()
    assert table.page.evaluate("localStorage.getItem('asked')") == "1"


@pytest.mark.parametrize("width", [320, 1280])
def test_the_tables_fit_their_panel(sit: Sit, width: int) -> None:
    table = sit(before_the_last_card("fit").save()).wait_for_me()
    finish(table)
    table.page.set_viewport_size({"width": width, "height": 640})
    wide = panel(table).locator(".wide").evaluate_all("all => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert max(wide) <= 0


def test_statistics_are_read_from_the_start_screen_too(sit: Sit) -> None:
    table = sit().wait_for_me()
    table.open_dialog("menu").locator('[data-act="new-match"]').click()
    table.page.locator('[data-act="statistics"]').click()
    expect(table.page.locator('dialog[data-dialog="statistics"]')).to_contain_text("No deal has been counted yet.")
    assert read(table.save()).next == "human"
