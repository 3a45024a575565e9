"""Long sittings: nothing piles up, and a match at the usual pace comes to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Sit
from e2e.memory import Held, Memory, note_memories
from e2e.player import Mouse
from e2e.saves import new_session
from site_build.server import SiteServer

DEALS = 5
MANY_DEALS = 300
EARLY = 20
"""After so many deals all that is made once has been made."""
MATCHES = 30
GROWTH = 1.3
"""How much more memory the worker may hold after all the matches than after the first ones."""

PLAY_DEALS = """async (deals) => {
  const app = document.getElementById('app'), shown = (selector) => document.querySelector(selector);
  const now = () => { const main = shown('main'); return [main.dataset.serial, main.dataset.step, main.dataset.next].join(); };
  const mine = () => ['human', 'deal', 'over'].includes(app.dataset.waits);
  const turn = () => new Promise((go) => setTimeout(go, 5));
  const submit = () => shown('[data-act="submit"]').click();
  const playable = '[data-zone="hand:0"] button[data-card]:not([aria-disabled])';
  const decide = async () => {
    const main = shown('main');
    if (main.dataset.widget === 'cards') return shown(playable).click();
    if (main.dataset.widget === 'pick') {
      for (let left = 3; left > 0; left -= 1) { [...document.querySelectorAll(playable)].at(-1).click(); await turn(); }
    } else if (shown('[data-move="pass"]') && Number(main.dataset.serial) % 2) return shown('[data-move="pass"]').click();
    else { shown('[data-move="20s"], .packrow .cell:not(.own):not(.sample)').click(); await turn(); }
    submit();
  };
  for (let over = 0; over < deals; ) {
    const before = now();
    const next = shown('[data-act="next"]') ?? shown('[data-act="again"]');
    if (next) { over += 1; next.click(); } else await decide();
    while (now() === before || !mine()) await turn();
  }
}"""
"""As a person would by clicks, but at the page's own pace; in every second deal of a match as Napoleon."""


@pytest.mark.long
def test_three_hundred_deals_leave_one_worker_and_no_memory_behind(sit: Sit, context: BrowserContext, site: SiteServer) -> None:
    note_memories(context, site)
    page = sit(new_session("many deals").save()).wait_for_me().page
    memory = Memory(page)
    held: list[Held] = []
    for _ in range(MANY_DEALS // EARLY):
        page.evaluate(PLAY_DEALS, EARLY)
        assert len(page.workers) == 1
        held.append(memory.held())
        print(len(held) * EARLY, held[-1])
    first, last = held[0], held[-1]
    for name in ("page", "worker", "wasm"):
        assert getattr(last, name) <= GROWTH * getattr(first, name), (name, held)


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
