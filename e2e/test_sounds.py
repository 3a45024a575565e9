"""Sounds: none until they are turned on, then another tune for each thing that happens; where there is no audio the game goes on."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page

from e2e.conftest import Sit
from e2e.player import Mouse
from e2e.saves import find
from e2e.storage import settings
from e2e.test_settings import choose, open_settings

HEARD = """
window.tunes = [];
let tune = null;
const pitch = (from) => {
  if (!tune) {
    tune = [];
    queueMicrotask(() => { window.tunes.push(tune.join(' ')); tune = null; });
  }
  tune.push(from);
};
const silent = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = { connect: (to) => to, gain: silent };
window.AudioContext = class {
  currentTime = 0;
  state = 'running';
  createGain() { return node; }
  createOscillator() { return { ...node, frequency: { ...silent, setValueAtTime: pitch }, start() {}, stop() {} }; }
};
"""
"""What would be heard: the pitches that are begun together, one text for each tune."""

MISSING = "delete window.AudioContext;"
BROKEN = "window.AudioContext = class { constructor() { throw new DOMException('no device', 'NotSupportedError'); } };"


def last_trick_of_a_deal() -> str:
    return find(
        lambda view: view["next"] == "human" and bool(view["trick"]) and view["trick"]["number"] == 9 and len(view["trick"]["plays"]) == 3
    )


def tunes(page: Page) -> list[str]:
    return [str(tune) for tune in page.evaluate("window.tunes")]


def test_nothing_is_heard_until_sounds_are_turned_on(page: Page, sit: Sit) -> None:
    page.add_init_script(HEARD)
    table = sit(last_trick_of_a_deal()).wait_for_me()
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    assert tunes(page) == []
    choose(open_settings(page), "sounds", "on")
    assert len(tunes(page)) == 1


def test_card_trick_turn_and_the_end_of_a_deal_sound_each_in_its_way(page: Page, sit: Sit) -> None:
    page.add_init_script(HEARD)
    table = sit(last_trick_of_a_deal(), settings=settings(speed="fast", sounds="on")).wait_for_me()
    table.play(Mouse())
    heard = tunes(page)
    counts = Counter(heard)
    (_card, most), *others = counts.most_common()
    assert most >= 7, "two cards of the ninth trick and all five of the last one"
    assert counts[heard[-1]] == 1, "the deal is over once"
    assert len(others) == 3


@pytest.mark.parametrize("script", [MISSING, BROKEN], ids=["missing", "broken"])
def test_the_game_goes_on_where_there_is_no_audio(page: Page, sit: Sit, script: str) -> None:
    page.add_init_script(script)
    table = sit(last_trick_of_a_deal(), settings=settings(speed="once", sounds="on")).wait_for_me()
    choose(open_settings(page), "sounds", "off")
    choose(page.locator('dialog[data-dialog="settings"]'), "sounds", "on")
    table.close_dialog()
    table.play(Mouse())
    assert table.next in ("deal", "over")
