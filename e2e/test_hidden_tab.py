"""A tab that nobody sees plays on, and is right when somebody looks again."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Sit
from e2e.player import Keys, Mouse
from e2e.sizes import position
from e2e.watch import moments, watch_moments

HIDEABLE = """
let hidden = false;
const later = window.setTimeout, frame = window.requestAnimationFrame;
Object.defineProperty(document, 'hidden', { get: () => hidden });
Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
window.setTimeout = (work, ms = 0, ...given) => later(work, hidden ? Math.ceil(ms / 1000) * 1000 : ms, ...given);
window.requestAnimationFrame = (work) => (hidden ? 0 : frame(work));
window.setHidden = (now) => {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""A page that can be hidden: then its timers come by the second and nothing is drawn, as browsers do with tabs in the background."""


def test_a_hidden_tab_plays_on_to_my_turn_and_no_further(context: BrowserContext, page: Page, sit: Sit) -> None:
    context.add_init_script(f"(() => {{ {HIDEABLE} }})()")
    watch_moments(context)
    table = sit(position("lead"), speed="normal").wait_for_me()
    moment = table.moment
    page.evaluate("setHidden(true)")
    table.decide(Mouse())
    table.wait_after(moment)
    turn = table.moment
    page.evaluate("setHidden(false)")
    steps = [seen.step for seen in moments(page)[0]]
    assert steps == list(range(moment.step, turn.step + 1))
    assert sorted(table.saved().view()["zones"]["hand:0"]) == sorted(table.cards())
    table.decide(Mouse())
    table.wait_after(turn)


@pytest.mark.long
def test_a_deal_comes_to_its_end_in_a_hidden_tab(context: BrowserContext, page: Page, sit: Sit) -> None:
    context.add_init_script(f"(() => {{ {HIDEABLE} }})()")
    table = sit(position("lead")).wait_for_me()
    page.evaluate("setHidden(true)")
    table.play(Keys())
    assert (table.phase, table.next) == ("result", "deal")
