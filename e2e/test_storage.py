"""What the browser has stored, damaged in every way, and a browser that stores nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.player import START_SECONDS, Mouse, Table
from e2e.saves import NAPOLEON, changed, find
from e2e.storage import store
from e2e.watch import notices, watch_notices
from napoleon_core.record import seal
from site_build.server import SiteServer

NOT_SAVED = "This match is not saved: the browser allows no storage here."

SAVE = find(lambda view: view["phase"] == "play" and view["next"] == "human", NAPOLEON)


def a_card_twice(record: dict[str, Any]) -> None:
    record["deals"][0]["hands"][1][0] = record["deals"][0]["hands"][2][0]


def too_many_cards(record: dict[str, Any]) -> None:
    record["deals"][0]["widow"] += record["deals"][0]["hands"][0][:7]


def a_missing_key(record: dict[str, Any]) -> None:
    del record["deals"][0]["dealer"]


def no_deals(record: dict[str, Any]) -> None:
    del record["deals"]


def a_later_version(record: dict[str, Any]) -> None:
    record["version"] = 999


def an_earlier_version(record: dict[str, Any]) -> None:
    record["version"] = 0


def a_move_that_is_not_allowed(record: dict[str, Any]) -> None:
    record["deals"][0]["actions"][-1] = "discard 2c 2c 2c"


def an_unknown_player(record: dict[str, Any]) -> None:
    record["agents"][2] = "nobody"


CHANGES: list[Callable[[dict[str, Any]], None]] = [
    a_card_twice,
    too_many_cards,
    a_missing_key,
    no_deals,
    a_later_version,
    an_earlier_version,
    a_move_that_is_not_allowed,
    an_unknown_player,
]

DAMAGED = {
    "brace": "{",
    "null": "null",
    "list": "[]",
    "words": "not a save, ♠ and ünïcode",
    "half": SAVE[: len(SAVE) // 2],
    "flipped": SAVE[:40] + ("A" if SAVE[40] != "A" else "B") + SAVE[41:],
    "no-record": seal("null"),
    **{change.__name__: changed(SAVE, change) for change in CHANGES},
}

TELLING = ("brace", "half", "a_card_twice", "a_later_version")
"""One of each way to be wrong: no save, one that is cut, one that cannot be, one of another version. The long run and the core's own tests
have all of them.
"""


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=[] if kind in TELLING else [pytest.mark.long]) for kind in DAMAGED])
def test_a_damaged_save_is_told_kept_and_replaced_by_a_new_match_only(
    kind: str, context: BrowserContext, site: SiteServer, page: Page, tmp_path: Path
) -> None:
    text = DAMAGED[kind]
    open_start_screen(context, site, page, text)
    with page.expect_download() as downloading:
        page.locator('[data-act="download-save"]').click()
    kept = tmp_path / "kept.txt"
    downloading.value.save_as(kept)
    assert kept.read_text(encoding="utf-8") == text
    assert Table(page).save() == text
    page.get_by_role("button", name="Deal", exact=True).click()
    table = Table(page).wait_for_me()
    assert table.saved().view()["deal"]["serial"] == 1


def test_an_empty_save_opens_the_start_screen_too(context: BrowserContext, site: SiteServer, page: Page) -> None:
    open_start_screen(context, site, page, "")
    page.get_by_role("button", name="Deal", exact=True).click()
    Table(page).wait_for_me()


def test_other_stored_texts_that_make_no_sense_are_passed_over(sit: Sit) -> None:
    for odd in ('{"speed": "constructor", "theme": 7}', "null", "[]", "\u0000 {"):
        table = sit(SAVE, settings=odd, picked="\u0000 {").wait_for_me()
        expect(table.page.locator('main[data-speed="normal"]')).to_be_attached()


def open_start_screen(context: BrowserContext, site: SiteServer, page: Page, text: str) -> None:
    store(context, site, {"save": text})
    page.goto(site.url)
    start = page.locator('main[data-phase="start"]')
    expect(start).to_be_visible(timeout=START_SECONDS * 1000)
    expect(start.get_by_role("alert")).to_contain_text("The stored match cannot be read.")


NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('not here', 'SecurityError'); } });
}
"""

NO_WRITING = """(() => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
})()"""


@pytest.mark.parametrize("refusal", [NO_STORAGE, NO_WRITING], ids=["touch", "write"])
def test_without_storage_a_deal_is_played_and_one_notice_says_so(
    refusal: str, context: BrowserContext, start: Callable[..., Page], site: SiteServer
) -> None:
    context.add_init_script(refusal)
    watch_notices(context)
    table = Table(start(site)).wait_for_me()
    expect(table.page.locator(".notice")).to_have_text(NOT_SAVED)
    expect(table.page.locator(".notice")).to_have_attribute("data-kind", "trouble")
    table.choose_speed("At once")
    table.play(Mouse())
    assert table.next == "deal"
    assert notices(table.page) == [NOT_SAVED]


def test_storage_that_fails_later_is_told_once_and_the_deal_goes_on(context: BrowserContext, sit: Sit) -> None:
    watch_notices(context)
    table = sit(SAVE).wait_for_me()
    table.page.evaluate(NO_WRITING)
    table.play(Mouse())
    assert table.next == "deal"
    assert notices(table.page) == [NOT_SAVED]
