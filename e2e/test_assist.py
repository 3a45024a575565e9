"""Help that is asked for: a hint and taking back, what they make of the match, and that the table goes on meanwhile."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Join, Sit
from e2e.player import Mouse, Table
from e2e.saves import read
from e2e.sizes import PHONE, position
from e2e.storage import settings
from e2e.watch import watch_answers
from napoleon_core.record import encode

HINT_SECONDS = 30
"""How long a hint may take before a test gives up."""

AT_ONCE = "presses => presses.forEach((selector) => document.querySelector(selector).click())"
"""Presses with nothing between them, so that what the first of them asks for cannot be there yet."""


def agree(page: Page, silence: bool = False) -> None:
    """To the match being unrated from now on."""
    question = page.locator("dialog.p-ask")
    expect(question).to_contain_text("not rated any more")
    if silence:
        question.get_by_text("Do not ask again").click()
    question.locator('[data-act="agree"]').click()
    expect(question).to_have_count(0)


def hinted(table: Table) -> Table:
    """The table with the hint that was asked for on the screen."""
    expect(table.page.locator("p.hint b")).to_be_visible(timeout=HINT_SECONDS * 1000)
    return table


def unrated(table: Table) -> str | None:
    """Why the stored match counts for no rating."""
    text = table.saved().view()["unrated"]
    return str(text["key"]) if text else None


def test_a_hint_marks_its_card_says_why_and_makes_the_match_unrated(join: Join) -> None:
    table = join(position("play"))
    page = table.page
    before = encode(table.saved().record())
    assert unrated(table) is None
    page.locator('[data-act="hint"]').click()
    agree(page)
    hinted(table)
    card = page.locator(".hand .hinted")
    expect(card).to_have_count(1)
    code = card.get_attribute("data-card")
    assert code in table.saved().view()["prompt"]["legal"]
    expect(card).to_have_accessible_name(re.compile(r", hint$"))
    expect(page.locator("p.hint")).to_contain_text("Chance that the contract is made")
    expect(page.locator("#news p").last).to_have_text(re.compile(r"^Hint: Play the .+\. .+"))
    assert unrated(table) == "table-unrated-hint"
    assert encode(table.saved().record()).replace(',"unrated":"hint"', "") == before
    expect(table.open_dialog("menu")).to_contain_text("Not rated: a hint was asked for.")
    table.close_dialog()
    moment = table.moment
    Mouse().press(card)
    table.wait_after(moment)
    expect(page.locator(".hinted, p.hint")).to_have_count(0)


@pytest.mark.parametrize("name", ["auction", "naming", "exchange", "lead"])
def test_a_hint_is_given_for_every_kind_of_decision_by_the_key(join: Join, name: str) -> None:
    table = join(position(name))
    page = table.page
    page.keyboard.press("i")
    agree(page)
    hinted(table)
    expect(page.locator(".hinted")).to_have_count(3 if name == "exchange" else 1)
    expect(page.locator("#news p").last).to_have_text(re.compile(r"^Hint: "))
    if name == "naming":
        expect(page.locator('[data-act="submit"]')).to_have_text(re.compile(r"^Name "))


def test_what_was_agreed_to_for_good_is_asked_no_more_and_cancelling_changes_nothing(page: Page, sit: Sit) -> None:
    table = sit(position("play")).wait_for_me()
    page.locator('[data-act="hint"]').click()
    page.get_by_role("dialog", name="Ask for a hint?").get_by_role("button", name="Cancel").click()
    assert unrated(table) is None
    page.locator('[data-act="hint"]').click()
    agree(page, silence=True)
    hinted(table)
    table.ask_for_new_match()
    table.wait_for_me()
    assert unrated(table) is None
    page.locator('[data-act="hint"]').click()
    hinted(table)
    assert unrated(table) == "table-unrated-hint"


def test_a_move_made_while_a_hint_is_thought_out_drops_it(context: BrowserContext, page: Page, sit: Sit) -> None:
    watch_answers(context)
    table = sit(position("play"), settings=settings(speed="once", unrated="go")).wait_for_me()
    moment = table.moment
    page.evaluate(AT_ONCE, ['[data-act="hint"]', ".hand button[data-card]:not([aria-disabled])"])
    table.wait_after(moment)
    expect(page.locator("p.hint, .hinted")).to_have_count(0)
    errors = [json.loads(text)["error"]["code"] for text in page.evaluate("window.answers") if '"error"' in text]
    assert errors in (["request/cancelled"], ["table/stale"])
    assert unrated(table) is None
    assert page.locator(".notice").count() == 0


def test_undo_takes_back_to_my_last_decision_and_the_same_card_is_answered_as_before(join: Join) -> None:
    table = join(position("play"))
    page = table.page
    before, cards = table.moment, table.cards()
    playable = table.hand.and_(page.locator(":not([aria-disabled])")).first
    code = playable.get_attribute("data-card")
    Mouse().press(playable)
    table.wait_after(before)
    later = table.saved()
    page.locator('[data-act="undo"]').click()
    agree(page)
    expect(page.locator(f'main[data-step="{before.step}"]')).to_be_attached()
    table.wait_for_me()
    assert table.cards() == cards
    assert unrated(table) == "table-unrated-undo"
    expect(page.locator("#news")).to_contain_text("Taken back.")
    Mouse().press(page.locator(f'.hand [data-card="{code}"]'))
    table.wait_after(before)
    assert table.saved().record().deals == later.record().deals


def test_a_deal_that_is_over_can_be_taken_back_but_not_one_before(join: Join) -> None:
    table = join(position("result"))
    page = table.page
    deals = len(table.saved().view()["sheet"]["deals"])
    page.locator('[data-act="undo"]').click()
    agree(page)
    expect(page.locator("main[data-phase=play]")).to_be_attached()
    table.wait_for_me()
    assert len(table.saved().view()["sheet"]["deals"]) == deals - 1
    table.play(Mouse())
    moment = table.moment
    table.next_button.click()
    expect(page.locator(f'main:not([data-serial="{moment.serial}"])')).to_be_attached()
    undo = page.locator('.tools [data-act="undo"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    table.wait_for_me()
    if not table.saved().view()["undo"]:
        undo.click(force=True)
        expect(page.locator(".notice")).to_contain_text("nothing in this deal")


def test_the_mark_of_an_unrated_match_outlives_the_page_and_stands_at_its_end(page: Page, sit: Sit) -> None:
    save = read(position("over"))
    save.unrate("undo")
    table = sit(save.save()).wait_for_me()
    expect(page.locator(".final")).to_contain_text("Not rated: a move was taken back.")
    page.reload()
    table.wait_for_me()
    expect(page.locator(".final")).to_contain_text("Not rated: a move was taken back.")


def test_on_a_phone_the_hint_is_a_sign_and_undo_stands_in_the_menu(join: Join) -> None:
    table = join(position("play"))
    page = table.page
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator('.tools [data-act="hint"]')).to_be_visible()
    expect(page.locator('.tools [data-act="undo"]')).to_be_hidden()
    moment = table.moment
    Mouse().press(table.hand.and_(page.locator(":not([aria-disabled])")).first)
    table.wait_after(moment)
    table.open_dialog("menu").locator('[data-act="menu-undo"]').click()
    agree(page)
    expect(page.locator(f'main[data-step="{moment.step}"]')).to_be_attached()
    table.wait_for_me()


def test_saving_the_record_of_an_unfinished_deal_makes_the_match_unrated_once_it_is_agreed_to(join: Join) -> None:
    table = join(position("lead"))
    page = table.page
    table.open_dialog("menu").locator('[data-act="export"]').click()
    page.get_by_role("button", name="Cancel").click()
    assert unrated(table) is None
    page.locator('[data-act="export"]').click()
    with page.expect_download() as downloading:
        agree(page)
    assert json.loads(downloading.value.path().read_text(encoding="utf-8"))["unrated"] == "record"
    expect(page.locator('dialog[data-dialog="menu"]')).to_contain_text("Not rated: the hands")
    assert unrated(table) == "table-unrated-record"
    table.close_dialog()
