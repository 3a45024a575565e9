"""Long sittings: nothing piles up, and a match at the usual pace comes to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.player import Mouse
from e2e.saves import new_session

DEALS = 5
MATCHES = 30
GROWTH = 1.3
"""How much more memory the worker may hold after all the matches than after the first ones."""


@pytest.mark.long
def test_thirty_new_matches_leave_one_worker_and_no_memory_behind(sit: Sit) -> None:
    table = sit(new_session("many matches").save())
    page = table.page
    held: list[int] = []
    for _ in range(MATCHES):
        table.wait_for_me().play(Mouse())
        table.ask_for_new_match()
        expect(page.locator('main[data-serial="1"][data-phase="auction"]')).to_be_attached()
        assert len(page.workers) == 1
        held.append(int(page.evaluate("performance.memory.usedJSHeapSize")))
    assert min(held[-5:]) <= GROWTH * max(held[:5]), held


@pytest.mark.long
def test_a_match_at_the_usual_pace_comes_to_its_end(sit: Sit) -> None:
    table = sit(new_session("at leisure").save(), speed="normal")
    while table.play(Mouse()).next == "deal":
        moment = table.moment
        table.next_button.click()
        table.wait_after(moment)
    assert table.next == "over"
    assert len([line for line in table.sheet() if line is not None]) == DEALS
