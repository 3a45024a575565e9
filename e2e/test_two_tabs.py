"""Two tabs never write over each other: a match belongs to one of them, and the other says so, takes it over or plays elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.player import LINKED, LINKS, OWN, START_SECONDS, Mouse, Table
from e2e.saves import NAPOLEON, find
from e2e.test_statistics import before_the_last_card, book, finish
from site_build.server import SiteServer

SAVE = find(lambda view: view["phase"] == "play" and view["next"] == "human", NAPOLEON)
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });"
ELSEWHERE = "This match is open in another tab."
TAKEN = "This match goes on in another tab."

ways = pytest.mark.parametrize("script", [pytest.param("", id="locks"), pytest.param(NO_LOCKS, id="no-locks", marks=pytest.mark.long)])


def away(page: Page, words: str) -> None:
    """The page says that another tab has the match."""
    expect(page.locator('main[data-phase="start"] .told')).to_contain_text(words, timeout=START_SECONDS * 1000)
    expect(page.locator("main.table")).to_have_count(0)


def second(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def play_one(table: Table) -> None:
    """One decision, up to the next one."""
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)


@ways
def test_the_second_tab_says_so_and_takes_over_what_the_first_has_then_stopped(script: str, context: BrowserContext, sit: Sit) -> None:
    context.add_init_script(script)
    first = sit(SAVE).wait_for_me()
    play_one(first)
    other = second(context, first.page.url)
    away(other, ELSEWHERE)
    play_one(first)
    reached = first.save()
    other.locator('[data-act="take-over"]').click()
    taken = Table(other).wait_for_me()
    away(first.page, TAKEN)
    assert taken.save() == reached
    play_one(taken)
    newer = taken.save()
    assert newer != reached
    first.page.reload()
    away(first.page, ELSEWHERE)
    taken.page.reload()
    taken.wait_for_me()
    assert taken.save() == newer
    first.page.locator('[data-act="take-over"]').click()
    first.wait_for_me()
    away(other, TAKEN)
    assert first.save() == newer


@ways
def test_another_table_is_played_beside_it_and_both_outlive_a_reload(script: str, context: BrowserContext, sit: Sit) -> None:
    context.add_init_script(script)
    first = sit(SAVE).wait_for_me()
    other = second(context, first.page.url)
    away(other, ELSEWHERE)
    other.locator('[data-act="deal"]').click()
    beside = Table(other, LINKED).wait_for_me()
    assert "seed=" in other.url
    assert first.save() == SAVE
    play_one(first)
    play_one(beside)
    own, linked = first.save(), beside.save()
    for page in (first.page, other):
        page.reload()
    first.wait_for_me()
    beside.wait_for_me()
    assert (first.save(), beside.save()) == (own, linked)
    expect(first.page.locator("main.table")).to_be_visible()


def test_links_opened_in_two_tabs_are_stored_apart(context: BrowserContext, sit: Sit, site: SiteServer) -> None:
    first = sit()
    first.page.goto(f"{site.url}#nap?seed=one")
    other = second(context, f"{site.url}#nap?seed=two")
    for page in (first.page, other):
        Table(page).wait_for_me()
    same = second(context, f"{site.url}#nap?seed=one")
    away(same, ELSEWHERE)
    slots = sorted(match["slot"] for match in same.evaluate(LINKS))
    assert slots == ["nap?seed=one", "nap?seed=two"]


def test_a_tab_that_slept_through_being_relieved_writes_nothing_and_says_so(context: BrowserContext, sit: Sit) -> None:
    first = sit(SAVE).wait_for_me()
    first.page.evaluate("localStorage.setItem('napoleon.owner:', 'somebody else')")  # of its own writing a page is told nothing
    first.decide(Mouse())
    away(first.page, TAKEN)
    assert first.page.evaluate(OWN) == SAVE


def test_a_tab_that_is_closed_leaves_its_match_to_the_next(context: BrowserContext, sit: Sit) -> None:
    first = sit(SAVE).wait_for_me()
    play_one(first)
    reached, address = first.save(), first.page.url
    first.page.close()
    next_one = Table(second(context, address)).wait_for_me()
    assert next_one.save() == reached
    expect(next_one.page.locator("main.table")).to_be_visible()


def test_two_tabs_book_their_matches_side_by_side(context: BrowserContext, sit: Sit) -> None:
    first = sit(before_the_last_card("first tab").save()).wait_for_me()
    other = second(context, first.page.url)
    away(other, ELSEWHERE)
    other.locator('[data-field="game"]').get_by_text("British Nap").click()
    other.locator('[data-act="deal"]').click()
    beside = Table(other, LINKED).wait_for_me()
    beside.play(Mouse())
    finish(first)
    assert len(book(first.page)) == len(book(other)) == 2
