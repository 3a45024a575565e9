"""A person's seat as a whole: played by the computer, taken back, given up, out of time; and the rest of a deal that is claimed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Join, Sit
from e2e.kept import KeptPage
from e2e.player import Moment, Mouse, Table
from e2e.saves import NAMES, NAPOLEON, PASSING, find, read, step
from e2e.sizes import position
from e2e.storage import settings
from napoleon_core.games import game_of
from napoleon_core.session import Seating, Session

GEAR = '.mine [class="gear"]'
TAKE_BACK = '[data-act="take-back"]'


def short_match(until: str = "human") -> str:
    """A match of a single deal, where the table first waits for that."""
    session = Session(game_of("napoleon", {"deals": 1}), "a short match", Seating(NAMES, ("human", "policy", "policy", "policy", "policy")))
    while session.next != until:
        step(session, PASSING)
    return session.save()


def choose(table: Table, act: str) -> None:
    table.open_dialog("menu").locator(f'[data-act="{act}"]').click()


def agree(page: Page) -> None:
    page.locator('[data-act="agree"]').click()


def test_the_computer_plays_my_seat_says_so_outlives_a_reload_and_gives_it_back(sit: Sit) -> None:
    table = sit(position("lead"), speed="slow").wait_for_me()
    page = table.page
    choose(table, "stand-in")
    expect(page.locator(GEAR)).to_be_visible()
    expect(page.locator(".mine")).to_contain_text("played by the computer")
    expect(page.locator(".ask")).to_contain_text("The computer plays your seat, by rule of thumb")
    page.reload()
    table.wait()
    expect(page.locator(GEAR)).to_be_visible()
    page.locator(TAKE_BACK).click()
    expect(page.locator(GEAR)).to_have_count(0)
    expect(page.locator(TAKE_BACK)).to_have_count(0)
    assert "stand_ins" not in table.saved().record().extra
    table.wait_for_me()


def test_a_seat_that_is_taken_back_while_another_thinks_is_played_by_its_person_again(sit: Sit) -> None:
    table = sit(position("auction"), speed="slow").wait_for_me()
    page = table.page
    choose(table, "stand-in")
    expect(page.locator('main[data-next="cpu"]')).to_be_visible()
    moment = table.moment
    table.wait_for_step(moment)
    page.locator(TAKE_BACK).click()
    table.wait_for_me()
    made = table.saved().record().deals[-1]
    assert made.extra["stood_in"]
    assert table.next == "human" or table.phase in ("result", "passed")


def test_giving_up_asks_first_and_plays_the_match_to_its_end(sit: Sit) -> None:
    table = sit(short_match())
    page = table.wait_for_me().page
    choose(table, "give-up")
    question = page.get_by_role("dialog", name="Give up the match?")
    expect(question).to_contain_text("You cannot take your seat back.")
    question.get_by_role("button", name="Cancel").click()
    assert table.next == "human"
    choose(table, "give-up")
    agree(page)
    expect(page.locator('main[data-next="over"], main[data-next="deal"]')).to_be_visible(timeout=60_000)
    while table.next == "deal":
        moment = table.moment
        table.next_button.click()
        table.wait_after(moment)
    expect(page.locator(TAKE_BACK)).to_have_count(0)
    expect(page.locator('.tools [data-act="undo"]')).to_have_attribute("title", re.compile("A seat was given up"))
    record = table.saved().record()
    assert record.extra["stand_ins"] == {"0": "end"}
    assert "unrated" not in record.extra


def test_out_of_time_the_computer_plays_and_the_seat_can_be_taken_back_at_once(sit: Sit) -> None:
    save = position("lead")
    table = sit(save, speed="slow", settings=settings(speed="slow", timer="30"))
    page = table.wait_for_me().page
    page.clock.install()
    page.reload()
    table.wait_for_me()
    expect(page.locator(".mine .arc")).to_be_visible()
    page.clock.run_for(25_000)
    table.open_dialog("menu")
    page.clock.run_for(60_000)
    table.close_dialog()
    assert table.next == "human", "a panel that is open stops the clock"
    expect(page.locator("#news, [role=log]").first).to_contain_text("10 seconds left")
    page.reload()
    table.wait_for_me()
    page.clock.run_for(25_000)
    assert table.next == "human", "after a reload the turn has all its time"
    page.clock.run_for(6_000)
    expect(page.locator(GEAR)).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("Your time ran out")
    page.locator(TAKE_BACK).click()
    table.wait_for_me()
    expect(page.locator(GEAR)).to_have_count(0)


def test_the_rest_is_claimed_where_it_is_certain_in_words_that_say_what_it_means(join: Join) -> None:
    table = join(find(lambda view: bool(view["claim"]), NAPOLEON, deals=9))
    page = table.page
    page.locator('[data-act="claim"]').click()
    question = page.get_by_role("dialog", name="Claim the rest?")
    expect(question).to_contain_text("You take every trick that is left, however the cards lie")
    agree(page)
    expect(page.locator('main[data-phase="result"]')).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("You claimed the rest.")
    deal = table.saved().record().deals[-1]
    assert deal.extra["claimed"]["seat"] == 0
    assert deal.extra["claimed"]["action"] < len(deal.actions)


def test_nothing_is_offered_where_it_is_not_certain(join: Join) -> None:
    table = join(position("lead"))
    expect(table.page.locator('[data-act="claim"]')).to_have_count(0)


@pytest.mark.parametrize("forced", ["on", "off"])
def test_a_single_card_that_is_allowed_plays_itself_where_that_is_set(sit: Sit, forced: str) -> None:
    save = find(lambda view: view["prompt"]["widget"] == "cards" and len(view["prompt"]["legal"]) == 1, PASSING, deals=3)
    view = read(save).view()
    moment = Moment(view["deal"]["serial"], view["step"])
    table = sit(save, settings=settings(speed="once", forced=forced))
    if forced == "on":
        table.wait_after(moment)
        return
    table.wait_for_me()
    assert table.moment == moment
    table.play(Mouse())


def test_a_record_takes_the_place_of_one_that_is_not_over_only_when_asked(kept: KeptPage) -> None:
    table = kept.join(position("lead"))
    page, before = table.page, table.save()
    choose(table, "open-record")
    question = page.get_by_role("dialog", name="Open another record?")
    question.get_by_role("button", name="Cancel").click()
    assert table.save() == before
    table.close_dialog()


def test_a_new_match_from_a_table_of_a_link_says_where_that_is_found_again(sit: Sit, page: Page) -> None:
    table = sit(position("over"))
    page.goto(page.url + "#nap?players=3&seed=aside")
    expect(page.locator('main[data-players="3"]')).to_be_visible()
    link = Table(page)
    link.open_dialog("menu").locator('[data-act="new-match"]').click()
    page.locator('[data-act="deal"]').click()
    expect(page.get_by_role("dialog", name="Begin a new match?")).to_contain_text(
        re.compile("Its address opens it again: http.*seed=aside")
    )
    agree(page)
    table.wait_for_me()
    assert "#" not in page.url
