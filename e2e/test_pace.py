"""Time tells nothing: a CPU player's move is shown a fixed time after the event before it, however long its thought took."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from site_build.paths import WEB

JS = WEB / "js"

MOMENTS = """async ({ address, speed, budget, card, thoughts, forced }) => {
  const [later, timers] = [window.setTimeout.bind(window), []];
  let now = 0;
  performance.now = () => now;
  window.setTimeout = (done, ms) => timers.push({ done, at: now + (ms ?? 0) });
  window.clearTimeout = (number) => { timers[number - 1].done = null; };
  const { Director } = await import(address);
  const shown = [];
  const seats = [{ cards: 3 }, { cards: 3 }];
  const next = (step) => (step < thoughts.length ? 'cpu' : 'human');
  const still = { budget, deal: { serial: 1 }, last: null, seats, settings: {}, trick: card ? { plays: [] } : null };
  const prompt = { widget: 'cards', legal: forced === null ? ['As', 'Ks'] : ['As'] };
  const view = (step) => ({ ...still, step, next: next(step), prompt });
  const answer = (step) => ({ table: 't', rev: step, view: view(step), save: String(step) });
  const director = new Director({
    request: (_method, { rev }) => new Promise((resolve) => window.setTimeout(() => resolve(answer(rev + 1)), thoughts[rev])),
    show: ({ rev }) => shown.push([rev, now]),
    stage() {}, waiting() {}, refused() {}, trouble() {}, speed: () => speed,
    forced: () => forced === true && shown.length <= thoughts.length + 1,
  });
  director.open(answer(0), false);
  for (;;) {
    await new Promise((done) => later(done, 0));
    const next = timers.filter(({ done }) => done).sort((one, other) => one.at - other.at)[0];
    if (!next) return shown;
    const { done, at } = next;
    [next.done, now] = [null, at];
    done();
  }
}"""
"""Moves of CPU players, thought about for so long; when each is shown, by a clock that nothing but its timers moves."""


def module(path: Path) -> str:
    """A module and all that it imports, as an address."""
    source = re.sub(r"from '(\./[^']+)'", lambda found: f"from '{module(path.parent / found[1])}'", path.read_text(encoding="utf-8"))
    return f"data:text/javascript;base64,{base64.b64encode(source.encode()).decode()}"


def moments(
    page: Page, thoughts: list[int], *, speed: str = "normal", budget: int = 0, card: bool = True, forced: bool | None = None
) -> list[int]:
    """When each of the moves is shown. ``forced``: at last the person has a single card, which plays itself or not."""
    page.goto("about:blank")
    what = {"address": module(JS / "director.js"), "speed": speed, "budget": budget, "card": card, "thoughts": thoughts, "forced": forced}
    shown = page.evaluate(MOMENTS, what)
    if forced:
        return [int(when) for _, when in shown[1:]]
    assert [rev for rev, _ in shown] == [0, len(thoughts)] if speed == "once" else [*range(len(thoughts) + 1)]
    return [int(when) for _, when in shown[1:]]


@pytest.mark.parametrize("card", [True, False], ids=["card", "word"])
@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
@pytest.mark.parametrize("budget", [0, 200, 900])
def test_a_move_is_shown_at_the_same_moment_however_long_it_was_thought_about(page: Page, card: bool, speed: str, budget: int) -> None:
    quick = moments(page, [0, 0, 0], speed=speed, budget=budget, card=card)
    for thoughts in ([budget] * 3, [1, budget, 1], [budget + 50, 0, budget // 2]):
        assert moments(page, thoughts, speed=speed, budget=budget, card=card) == quick


def test_the_pause_grows_with_the_longest_thought_at_the_table_where_it_would_be_too_short(page: Page) -> None:
    first = {budget: moments(page, [0], budget=budget)[0] for budget in (0, 200, 450, 600, 900)}
    assert first[0] == first[200] == first[450]
    assert first[450] < first[600] < first[900]
    assert all(when >= budget + 100 for budget, when in first.items())


def test_a_slow_table_waits_as_long_as_ever_when_its_players_think_quickly(page: Page) -> None:
    assert moments(page, [0], speed="slow", budget=600) == moments(page, [0], speed="slow")


def test_at_once_only_the_whole_wait_varies(page: Page) -> None:
    """All moves are shown together, after the last of them was thought out, and no pause is added for strong players."""
    assert moments(page, [0, 0, 0], speed="once", budget=900) == moments(page, [0, 0, 0], speed="once")
    assert moments(page, [100, 700, 300], speed="once", budget=900) == [1200]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "once"])
@pytest.mark.parametrize("budget", [0, 900])
def test_a_single_card_that_plays_itself_waits_as_a_cpu_players_card_does(page: Page, speed: str, budget: int) -> None:
    (as_usual,) = moments(page, [0], speed=speed, budget=budget)
    assert moments(page, [0], speed=speed, budget=budget, forced=False) == [as_usual]
    assert moments(page, [0], speed=speed, budget=budget, forced=True) == [as_usual, 2 * as_usual]
