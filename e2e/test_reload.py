"""A reload goes on exactly where the page was left."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Sit
from e2e.player import TURN_SECONDS, Mouse, Table
from e2e.saves import NAPOLEON, PASSING, Manner, Until, find, read
from e2e.storage import cards_in_clear
from e2e.watch import moments, watch_moments

MY_PHASES: dict[str, tuple[Until, Manner]] = {
    "auction": (lambda view: view["phase"] == "auction" and view["next"] == "human", PASSING),
    "naming": (lambda view: view["phase"] == "naming" and view["next"] == "human", NAPOLEON),
    "exchange": (lambda view: view["phase"] == "exchange" and view["next"] == "human", NAPOLEON),
    "play": (
        lambda view: view["next"] == "human" and bool(view["trick"] and view["trick"]["number"] == 3 and view["trick"]["plays"]),
        PASSING,
    ),
    "result": (lambda view: view["phase"] == "result", PASSING),
    "passed": (lambda view: view["phase"] == "passed", PASSING),
}


TELLING = ("auction", "play", "result")
"""Phases of the usual run. The others are left to the long one; in the exchange the test of the picked card is in every run."""


@pytest.mark.parametrize("phase", [pytest.param(phase, marks=[] if phase in TELLING else [pytest.mark.long]) for phase in MY_PHASES])
def test_a_reload_while_it_is_my_turn_changes_nothing(phase: str, context: BrowserContext, sit: Sit) -> None:
    until, manner = MY_PHASES[phase]
    watch_moments(context)
    table = sit(find(until, manner, deals=99)).wait_for_me()
    before = table.save(), sight(table)
    table.page.reload()
    table.wait_for_me()
    assert (table.save(), sight(table)) == before
    first, second = moments(table.page)
    assert first == second == [table.moment]
    if table.next == "human":
        table.decide(Mouse())
        table.wait_after(second[-1])


def test_a_reload_keeps_the_card_that_was_picked(sit: Sit) -> None:
    until, manner = MY_PHASES["exchange"]
    table = sit(find(until, manner)).wait_for_me()
    picked = table.page.locator('[data-zone="picked"] [data-card]')
    card = table.cards()[4]
    table.hand.nth(4).click(position={"x": 8, "y": 8})
    expect(picked).to_have_attribute("data-card", card)
    assert cards_in_clear(table.page) == []
    table.page.reload()
    table.wait_for_me()
    expect(picked).to_have_attribute("data-card", card)
    in_sight = [*table.cards(), card]
    assert len(in_sight) == len(set(in_sight)) == 13


@pytest.mark.parametrize("stage", ["gathering", *(pytest.param(stage, marks=pytest.mark.long) for stage in ("live", "full"))])
def test_a_reload_while_others_play_gives_no_free_move(stage: str, context: BrowserContext, sit: Sit) -> None:
    """With a full trick in the middle, or on its way, and with a CPU player at thought: no move is skipped, none is made twice."""
    watch_moments(context)
    last_to_play = find(lambda view: view["next"] == "human" and bool(view["trick"] and len(view["trick"]["plays"]) == 4))
    table = sit(last_to_play, speed="fast").wait_for_me()
    with table.page.expect_event("load", timeout=TURN_SECONDS * 1000):
        table.page.evaluate(RELOAD_AT, stage)
        table.decide(Mouse())
    table.wait_for_me()
    before, after = moments(table.page)
    assert before[-1] == after[0]
    steps = [moment.step for moment in after]
    assert steps == list(range(steps[0], steps[-1] + 1))
    the_others_moved_as_they_would_have(table, last_to_play)


RELOAD_AT = """stage => {
  const look = () => document.querySelector(`main[data-stage="${stage}"][data-next="cpu"]`) && location.reload();
  new MutationObserver(look).observe(document.querySelector('#app'), { subtree: true, attributes: true });
}"""
"""Reload as soon as a CPU player is to move and the table is at that stage, however short it is."""


def the_others_moved_as_they_would_have(table: Table, start: str) -> None:
    """The CPU players' moves are those of the same match without a reload."""
    session = read(start)
    actions = table.saved().record().deals[-1].actions
    for action in actions[session.view()["step"] :]:
        if session.view()["next"] == "human":
            session.act(session.rev, action)
        else:
            session.advance(session.rev)
    assert session.record().deals[-1].actions == actions


def sight(table: Table) -> dict[str, object]:
    """Whose turn it is, and all cards and words in sight."""
    marks = table.page.locator("main").evaluate(
        """main => {
          const { phase, next, stage } = main.dataset;
          const cards = [...main.querySelectorAll('[data-card]')];
          const where = cards.map((card) => [card.dataset.card, card.closest('[data-zone]')?.dataset.zone, card.ariaDisabled]);
          const turn = [...main.querySelectorAll('.turn')].map((seat) => seat.dataset.seat);
          return { phase, next, stage, where, turn, words: main.innerText };
        }"""
    )
    return dict(marks)
