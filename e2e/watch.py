"""Scripts that watch a page from its first moment and write down what happens, for what a look at the end cannot tell."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.player import Moment

_ON_EVERY_CHANGE = """
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""

_TRICKS = """
window.middles = [];
let last = '';
const look = () => {
  const played = [...document.querySelectorAll('[data-zone="trick"] .played:not(.ghost)')];
  const cards = played.map((each) => [each.dataset.from, each.querySelector('[data-card]').dataset.card]);
  const now = JSON.stringify(cards);
  if (now !== last) window.middles.push(cards);
  last = now;
};
"""

_MOMENTS = """
if (sessionStorage.getItem('moments') === null) sessionStorage.setItem('moments', '[]');
const told = JSON.parse(sessionStorage.getItem('moments'));
const visit = [];
told.push(visit);
const look = () => {
  const main = document.querySelector('main[data-serial]');
  if (!main) return;
  const now = [Number(main.dataset.serial), Number(main.dataset.step)];
  if (String(now) === String(visit.at(-1))) return;
  visit.push(now);
  sessionStorage.setItem('moments', JSON.stringify(told));
};
"""

_NOTICES = """
window.notices = [];
let shown = null;
const look = () => {
  const text = document.querySelector('.notice')?.textContent.trim() ?? null;
  if (text && text !== shown) window.notices.push(text);
  shown = text;
};
"""

_ANSWERS = """
window.answers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => window.answers.push(event.data));
  }
};
"""

_FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...given) {
  const all = Array.isArray(frames) ? frames : [frames];
  window.flights.push(...all.flatMap((frame) => Object.keys(frame)).filter((name) => /transform|translate|scale|rotate/.test(name)));
  return animate.call(this, frames, ...given);
};
"""

_HASTE = """
const [later, clock, pace] = [window.setTimeout.bind(window), performance.now.bind(performance), 8];
window.setTimeout = (done, ms, ...given) => later(done, (ms ?? 0) / pace, ...given);
performance.now = () => clock() * pace;
"""

_STATES = """
window.states = [];
let last = '';
const all = (selector) => [...document.querySelectorAll(selector)];
const can = (button) => button.getAttribute('aria-disabled') !== 'true' && !button.disabled;
const look = () => {
  const main = document.querySelector('main[data-serial]');
  if (!main) return;
  const state = {
    serial: Number(main.dataset.serial),
    step: Number(main.dataset.step),
    phase: main.dataset.phase,
    stage: main.dataset.stage,
    waits: document.querySelector('#app').dataset.waits ?? 'nobody',
    able: all('.fan button, .ask .acts button, .widget button').some(can),
    middle: all('[data-zone="trick"] .played:not(.ghost)').map((each) => [
      each.dataset.from,
      each.querySelector('[data-card]').dataset.card,
    ]),
    hand: all('.fan [data-card]').map((card) => card.dataset.card),
    named: document.querySelector('.plaque .call [data-chip]')?.dataset.chip ?? null,
    hats: all('main [data-seat]:has(.hat)').map((seat) => [seat.dataset.seat, seat.querySelector('.hat').classList[1]]),
    tokens: all('main [data-seat]:has(.token)').map((seat) => {
      const token = seat.querySelector('.token');
      return [seat.dataset.seat, token.classList[1], Number(token.textContent)];
    }),
  };
  const now = JSON.stringify(state);
  if (now !== last) window.states.push(state);
  last = now;
};
"""


def _watch(context: BrowserContext, script: str) -> None:
    context.add_init_script(f"(() => {{ {script} }})()")


def watch_tricks(context: BrowserContext) -> None:
    """Write down every change of the cards in the middle."""
    _watch(context, _TRICKS + _ON_EVERY_CHANGE)


def middles(page: Page) -> list[list[tuple[int, str]]]:
    """The cards in the middle after each change: (seat, card)."""
    return [[(int(seat), str(card)) for seat, card in cards] for cards in page.evaluate("window.middles")]


def watch_moments(context: BrowserContext) -> None:
    """Write down every state of the table that is drawn, over reloads too."""
    _watch(context, _MOMENTS + _ON_EVERY_CHANGE)


def moments(page: Page) -> list[list[Moment]]:
    """What was drawn: one list for each load of the page."""
    visits = json.loads(page.evaluate("sessionStorage.getItem('moments')"))
    return [[Moment(*moment) for moment in visit] for visit in visits]


def watch_notices(context: BrowserContext) -> None:
    """Write down every notice that appears."""
    _watch(context, _NOTICES + _ON_EVERY_CHANGE)


def notices(page: Page) -> list[str]:
    """The notices in order."""
    return [str(text) for text in page.evaluate("window.notices")]


def watch_answers(context: BrowserContext) -> None:
    """Write down whatever a worker posts to the page."""
    _watch(context, _ANSWERS)


@dataclass(frozen=True, slots=True)
class Posted:
    """An answer with a view of the table: its ``save``, and all the rest as the page gets it."""

    save: str
    rest: dict[str, Any]


def posted(page: Page) -> list[Posted]:
    """All answers with a view, in order."""
    answers = [json.loads(text) for text in page.evaluate("window.answers")]
    return [Posted(answer["result"].pop("save"), answer) for answer in answers if "view" in answer.get("result", {})]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What was to be seen at one moment: ``waits`` is whom the table waits for, ``able`` whether any control does something."""

    serial: int
    step: int
    phase: str
    stage: str
    waits: str
    able: bool
    middle: tuple[tuple[int, str], ...]
    hand: frozenset[str]
    named: str | None
    hats: dict[int, str]
    tokens: dict[int, tuple[str, int]]


def hasten(page: Page) -> None:
    """From now on let the page's time pass eight times as fast, so that a whole match is seen at a pace of people.

    Not before the page has started: a start has a time by which it must be done.
    """
    page.evaluate(f"(() => {{ {_HASTE} }})()")


def watch_flights(context: BrowserContext) -> None:
    """Write down by what things are moved."""
    _watch(context, _FLIGHTS)


def flights(page: Page) -> list[str]:
    """The properties that were moved, as often as they were."""
    return [str(name) for name in page.evaluate("window.flights")]


def watch_states(context: BrowserContext) -> None:
    """Write down all that a player could notice, at every change."""
    _watch(context, _STATES + _ON_EVERY_CHANGE)


def states(page: Page) -> list[Drawn]:
    """What was to be seen, in order."""
    return [
        Drawn(
            **{
                **state,
                "middle": tuple((int(seat), card) for seat, card in state["middle"]),
                "hand": frozenset(state["hand"]),
                "hats": {int(seat): kind for seat, kind in state["hats"]},
                "tokens": {int(seat): (side, count) for seat, side, count in state["tokens"]},
            }
        )
        for state in page.evaluate("window.states")
    ]
