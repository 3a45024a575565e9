"""Everything is in sight and within reach in every size, and where one expects it."""

from __future__ import annotations

import math
import re

from playwright.sync_api import Locator, expect

from e2e.conftest import Join, Sit, at
from e2e.crowded import ALL_NAMES
from e2e.geometry import middle_of, resize, strips
from e2e.player import Mouse, Table
from e2e.saves import PASSING, TRIES, Manner, View, find, step
from e2e.sizes import ALL, DESK, IN_PLAY, LYING, PHONE, SIZES, Size, position, size
from napoleon_core.games import game_of
from napoleon_core.session import HUMAN, Seating, Session

STRIP = 24
"""The least that can be seen of a card, in CSS pixels."""

OUTSIDE = """() => {
  const things = document.querySelectorAll('main button, main .card, main .cell, main .name, main h2, main .token');
  const outside = [...things].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
    return thing.checkVisibility() && box.width > 1 && !inside;
  });
  return outside.map((thing) => thing.outerHTML.slice(0, 160));
}"""
"""Things in sight that are not wholly in the window."""

COVERED = """() => {
  const buttons = [...document.querySelectorAll('main button')].filter((button) => button.checkVisibility() && !button.closest('.fan'));
  const covered = buttons.filter((button) => {
    const box = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  });
  return covered.map((button) => button.outerHTML.slice(0, 160));
}"""
"""Buttons that cannot be pressed in their middle; cards in the fan lie over each other and are looked at apart."""

SEATS_COVERED = """() => [...document.querySelectorAll('.seat .face, .seat .name, .say')].filter((part) => {
  const box = part.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return part.checkVisibility() && hit?.closest('.cell, .rowhead') !== null;
}).map((part) => part.outerHTML.slice(0, 160))"""
"""Parts of seats that lie under the choices."""

SCROLLS = """() => {
  const page = document.scrollingElement;
  const parts = [...document.querySelectorAll('main, main *')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflow));
  const inside = parts.filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className);
  return { across: page.scrollWidth > innerWidth, down: page.scrollHeight > innerHeight, inside };
}"""
"""What would have to be scrolled."""


@at(*IN_PLAY)
def test_in_play_nothing_is_outside_covered_or_to_be_scrolled_for(shared_table: Table) -> None:
    table, page = shared_table, shared_table.page
    for window in SIZES:
        resize(page, window)
        assert page.evaluate(OUTSIDE) == [], window
        assert page.evaluate(COVERED) == [], window
        assert page.evaluate(SEATS_COVERED) == [], window
        assert page.evaluate(SCROLLS) == {"across": False, "down": False, "inside": []}, window
        if table.hand.first.is_visible():  # the grid for naming takes its place on a phone, and marks one's own cards
            each_card_shows_enough(table, window)
        else:
            assert table.phase == "naming"
            assert page.locator(".cell.own:not(.sample)").count() == 10


@at("result", "passed", "over")
def test_the_way_on_from_a_result_is_in_sight(shared_table: Table) -> None:
    table, page = shared_table, shared_table.page
    for window in SIZES:
        resize(page, window)
        assert page.evaluate(SCROLLS)["across"] is False, window
        button = table.again_button if table.next == "over" else table.next_button
        within_reach(button, window)


@at("auction", "naming", "exchange")
def test_what_is_asked_can_be_answered_in_a_small_window(shared_table: Table) -> None:
    page = shared_table.page
    for window in (size(320, 568), size(568, 320)):
        resize(page, window)
        for button in page.locator('[data-act="submit"], [data-move="pass"], .cell:not(.sample)').all():
            button.focus()
            within_reach(button, window)


def each_card_shows_enough(table: Table, window: Size) -> None:
    """Wide enough for a finger, and a press there is meant for that card."""
    for strip in strips(table.hand):
        assert strip.width >= STRIP, (window, strip)
        assert strip.height >= STRIP, (window, strip)
        assert strip.hit, (window, strip)


def within_reach(button: Locator, window: Size) -> None:
    """The whole button is in the window, with nothing over it."""
    shown = button.evaluate(
        """button => {
          const box = button.getBoundingClientRect();
          const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
          return inside && button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }"""
    )
    assert shown, (window, button)


@at("play")
def test_seats_run_clockwise_and_each_played_card_lies_towards_its_owner(shared_table: Table) -> None:
    table, page = shared_table, shared_table.page
    for window in SIZES:
        resize(page, window)
        ring = middle_of(page.locator(".ring"))
        me = (ring[0], float(window["height"]))
        seats = [me, *(middle_of(page.locator(f'.felt [data-seat="{seat}"]')) for seat in range(1, 5))]
        turns = [(turn_of(seat, ring) - turn_of(me, ring)) % math.tau for seat in seats]
        assert turns == sorted(turns), (window, turns)
        for played in page.locator('[data-zone="trick"] .played').all():
            turn = (turn_of(middle_of(played), ring) - turn_of(me, ring)) % math.tau
            nearest = min(range(5), key=lambda seat: abs((turns[seat] - turn + math.pi) % math.tau - math.pi))
            assert nearest == int(played.get_attribute("data-from") or 0), window
    assert table.middle.count() == 4


def turn_of(place: tuple[float, float], ring: tuple[float, float]) -> float:
    """Its direction from the middle of the ring, growing clockwise."""
    return math.atan2(place[1] - ring[1], place[0] - ring[0])


def test_a_selection_survives_a_resize(join: Join) -> None:
    table = join(position("exchange"))
    page = table.page
    code = table.cards()[5]
    Mouse().press(table.hand.nth(5))
    picked = page.locator('[data-zone="picked"] [data-card]')
    for window in (PHONE, LYING, DESK):
        resize(page, window)
        expect(picked).to_have_attribute("data-card", code)
        within_reach(picked, window)
    picked.click()
    expect(picked).to_have_count(0)


@at("auction", "exchange")
def test_taps_do_not_zoom_but_fingers_may(shared_table: Table) -> None:
    page = shared_table.page
    actions = page.locator("button").evaluate_all("buttons => buttons.map((button) => getComputedStyle(button).touchAction)")
    assert set(actions) <= {"manipulation", "none"}
    viewport = page.locator('meta[name="viewport"]').get_attribute("content") or ""
    assert not re.search(r"user-scalable|maximum-scale|minimum-scale", viewport)


@at(*ALL)
def test_suits_are_drawn_and_never_written_as_signs_that_become_pictures(shared_table: Table) -> None:
    page = shared_table.page
    words = page.locator("#app").inner_text()
    assert not re.findall(r"[♠♥♦♣♤♡♢♧](?!\ufe0e)|\ufe0f", words)
    red, black = (page.locator(f".{suit} .suit, .suit.{suit}") for suit in ("h", "s"))
    if red.count() and black.count():
        colours = [suit.first.evaluate("suit => getComputedStyle(suit).color") for suit in (red, black)]
        assert colours[0] != colours[1]


TOUCHING = """([over, unders]) => {
  const a = document.querySelector(over).getBoundingClientRect();
  const boxes = [...document.querySelectorAll(unders)].map((under) => under.getBoundingClientRect());
  const across = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const meets = (b) => across(b) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.filter(meets).length;
}"""


@at("result")
def test_a_notice_covers_nothing_of_a_result(shared_table: Table) -> None:
    """It lay over the verdict on a phone."""
    page = shared_table.page
    page.evaluate("navigator.clipboard.writeText = async () => {}")
    for window in (PHONE, LYING, DESK):
        resize(page, window)
        shared_table.open_dialog("menu").locator('[data-act="report"]').click()
        shared_table.close_dialog()
        expect(page.locator(".notice")).to_be_visible()
        assert page.evaluate(TOUCHING, [".notice", ".verdict > *, .line > *, .tools, .acts"]) == 0, window


BROKEN_WORDS = """words => words.filter((word) => {
  const range = document.createRange();
  range.selectNodeContents(word);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return lines.size > word.textContent.trim().split(/\\s+/).length || word.scrollWidth > word.parentElement.clientWidth + 4;
}).map((word) => word.textContent)"""


def test_a_word_of_the_headline_is_never_broken(join: Join) -> None:
    """At 320 px the adjutant was "nobo-dy"."""
    table = join(find(lambda view: view["next"] == "human" and view["phase"] == "play", Manner(bids=["20s"], alone=True)))
    words = table.page.locator(".plaque .word")
    for window in (size(320, 568), size(568, 320), PHONE):
        resize(table.page, window)
        expect(words).to_have_text("nobody")
        assert words.evaluate_all(BROKEN_WORDS) == [], window


def own_trick() -> tuple[str, str]:
    """A save at which the last of six can win the trick by a special card, and that card."""
    for number in range(TRIES):
        session = Session(game_of("napoleon", {"players": 6}), f"own trick {number}", Seating(ALL_NAMES, (HUMAN, *("policy",) * 5)))
        while session.next in ("human", "cpu"):
            view: View = session.view()
            last_of_six = view["next"] == "human" and view["trick"] and len(view["trick"]["plays"]) == 5
            for card in view["prompt"]["legal"] if last_of_six else ():
                after = session.copy()
                after.act(after.rev, card)
                last: View = after.view()["last"]
                if last["winner"] == 0 and last["reason"]:
                    return session.save(), card
            step(session, PASSING)
    raise AssertionError("expected a trick that a special card wins")


def test_the_mark_of_my_own_winning_card_leaves_it_in_sight_on_a_lying_phone(sit: Sit) -> None:
    save, card = own_trick()
    table = sit(save, speed="step").wait_for_me()
    resize(table.page, LYING)
    Mouse().press(table.page.locator(f'[data-zone="hand:0"] [data-card="{card}"]'))
    mark = table.page.locator(".from-me .mark")
    expect(mark).to_be_visible()
    resize(table.page, LYING)
    box, played = mark.bounding_box(), table.page.locator(".from-me .card").bounding_box()
    assert box
    assert played
    assert box["y"] > played["y"] + 0.9 * played["height"]
    assert box["y"] + box["height"] < LYING["height"]
