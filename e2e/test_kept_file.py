"""Everything that is kept goes into one file and comes back from it: wholly, when somebody says so, or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.player import Mouse, Table
from e2e.saves import NAPOLEON, find
from e2e.storage import settings
from e2e.test_again import why_unrated
from e2e.test_assist import hinted
from e2e.test_statistics import before_the_last_card, finish, panel

SAVE = find(lambda view: view["phase"] == "play" and view["next"] == "human", NAPOLEON)
ALL = "Object.fromEntries(Object.entries(localStorage).filter(([key]) => !/owner:|lasting|picked|cleared|shuffle:/.test(key)).sort())"
SHUFFLES = "Object.keys(localStorage).filter((key) => key.includes('shuffle:'))"
SEEN = "Not rated: these cards had been seen before."
FACTS = {"part": "defender", "bid": None, "won": True, "taken": 1, "score": 3}
ENTRY = {"game": "nap", "deals": {"1": FACTS}, "result": None, "unrated": False, "ended": 5}


def kept(page: Page) -> dict[str, str]:
    """All that is stored, but for the time at which matches of links were written."""
    found = {key: value for key, value in page.evaluate(ALL).items() if key != "napoleon.levels"}
    return {key: json.dumps(json.loads(value) | {"at": 0}) if "linked:" in key else value for key, value in found.items()}


def whole(**changes: Any) -> dict[str, Any]:
    """A file as this page saves it."""
    matches = [{"slot": "", "save": SAVE, "over": False, "link": None, "foreign": False}]
    return {"format": "napoleon-kept", "version": 1, "settings": {"names": '["Zoe"]'}, "matches": matches, "book": {"n": ENTRY}} | changes


def offer(table: Table, content: bytes) -> None:
    """Choose a file with that content."""
    with table.page.expect_file_chooser() as chooser:
        panel(table).locator('[data-act="keep-import"]').click()
    chooser.value.set_files({"name": "kept.json", "mimeType": "application/json", "buffer": content})


def test_all_that_is_kept_comes_back_from_its_file(sit: Sit, tmp_path: Path) -> None:
    """J12: the browser had deleted what was stored."""
    table = sit(before_the_last_card("file").save(), names='["Zoe"]', choice="nap?players=3").wait_for_me()
    finish(table)
    before, seen = kept(table.page), table.page.evaluate(SHUFFLES)
    with table.page.expect_download() as downloading:
        panel(table).locator('[data-act="keep-export"]').click()
    file = tmp_path / "kept.json"
    downloading.value.save_as(file)
    table.page.evaluate("localStorage.clear()")
    table.page.reload()
    table.wait_for_me()
    assert kept(table.page) != before
    offer(table, file.read_bytes())
    expect(table.page.locator(".p-ask")).to_contain_text("no match in progress and one match in its statistics")
    table.page.locator('[data-act="agree"]').click()
    expect(table.page.locator('.notice[data-kind="news"]')).to_have_text("The file is in the place of what was kept.")
    assert kept(table.page) == before
    assert set(seen) < set(table.page.evaluate(SHUFFLES)), "what cards were seen is never forgotten"
    assert table.next == "over"
    expect(panel(table)).to_contain_text("British Nap")


def bring_back(table: Table, save: str) -> str | None:
    """Put a file with that match in the place of all that is kept; why the match is unrated then."""
    match = {"slot": "", "save": save, "over": False, "link": None, "foreign": False}
    offer(table, json.dumps(whole(matches=[match], settings={"settings": settings(speed="once", unrated="go")})).encode())
    table.page.locator('[data-act="agree"]').click()
    expect(table.page.locator('.notice[data-kind="news"]')).to_be_visible()
    return why_unrated(table.wait_for_me())


def test_an_older_state_of_a_match_is_unrated_and_the_same_one_is_not(sit: Sit) -> None:
    """A deal was played to its end and, from a file that was saved before, once more with its cards known: the match stayed rated."""
    table = sit(SAVE).wait_for_me()
    assert bring_back(table, SAVE) is None
    moment = table.moment
    table.decide(Mouse())
    later = table.wait_after(moment).save()
    assert bring_back(table, later) is None
    assert bring_back(table, SAVE) == SEEN
    assert bring_back(table, later) == SEEN


def test_no_file_makes_a_match_rated_again(sit: Sit) -> None:
    """A hint was asked for, or the record with all hands saved; a file from just before made the match rated again."""
    table = sit(SAVE, settings=settings(speed="once", unrated="go")).wait_for_me()
    table.page.keyboard.press("i")
    hinted(table)
    assert why_unrated(table) == "Not rated: a hint was asked for."
    assert bring_back(table, SAVE) == SEEN


def test_adding_keeps_what_is_here(sit: Sit) -> None:
    table = sit(SAVE, names='["Ida"]').wait_for_me()
    own = find(lambda view: view["phase"] == "auction" and view["next"] == "human")
    link = "napoleon?seed=match%200"
    other = {"slot": "", "save": own, "over": False, "link": link, "foreign": False}
    offer(table, json.dumps(whole(matches=[other])).encode())
    table.page.locator('[data-act="other"]').click()
    expect(table.page.locator('.notice[data-kind="news"]')).to_have_text("What was missing has been added.")
    assert table.save() == SAVE
    assert table.page.evaluate("localStorage.getItem('napoleon.names')") == '["Ida"]'
    assert json.loads(table.page.evaluate("localStorage.getItem('napoleon.match:n')")) == ENTRY
    assert json.loads(table.page.evaluate(f"localStorage.getItem('napoleon.linked:{link}')"))["save"] == own


BAD: dict[str, tuple[bytes, str]] = {
    "binary": (b"\xff\xfe\x00", "no text in UTF-8"),
    "words": (b"no file of this page", "it is no JSON"),
    "record": (b'{"format": "napoleon-record", "version": 1}', "not one that this page saved"),
    "list": (b"[]", "not one that this page saved"),
    "later": (json.dumps(whole(version=2)).encode(), "a later version"),
    "version": (json.dumps(whole(version="1")).encode(), "not one that this page saved"),
    "settings": (json.dumps(whole(settings=[])).encode(), "“settings” is not as it should be"),
    "matches": (json.dumps(whole(matches=[{"slot": ""}])).encode(), "“matches” is not as it should be"),
    "book": (json.dumps(whole(book=[])).encode(), "“book” is not as it should be"),
}


def test_a_file_that_is_none_is_told_and_changes_nothing(sit: Sit) -> None:
    table = sit(SAVE).wait_for_me()
    before = kept(table.page)
    for content, words in BAD.values():
        offer(table, content)
        expect(table.page.locator('.notice[data-kind="trouble"]')).to_contain_text(words)
        expect(table.page.locator("dialog[open]")).to_have_count(0)
        assert kept(table.page) == before


def test_parts_that_cannot_be_read_are_counted_and_left_out(sit: Sit) -> None:
    table = sit(SAVE).wait_for_me()
    damaged = {"slot": "nap?seed=x", "save": "N1.00000000.damaged", "over": False, "link": None, "foreign": False}
    offer(table, json.dumps(whole(matches=[*whole()["matches"], damaged], book={"n": ENTRY, "m": {"game": "bridge"}})).encode())
    expect(table.page.locator(".p-ask")).to_contain_text("2 parts cannot be read and are left out.")
    table.page.locator('[data-act="agree"]').click()
    expect(table.page.locator('.notice[data-kind="news"]')).to_be_visible()
    assert {key for key in kept(table.page) if "match:" in key or "linked:" in key} == {"napoleon.match:n"}


def test_asking_no_changes_nothing(sit: Sit) -> None:
    table = sit(SAVE).wait_for_me()
    before = kept(table.page)
    offer(table, json.dumps(whole()).encode())
    table.page.get_by_role("button", name="Cancel").click()
    assert kept(table.page) == before


FULL = """(() => {
  const set = Storage.prototype.setItem;
  let room = 2;
  const old = (text) => text.includes('\\u0022ended\\u0022:5');
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith('napoleon.match:') && !old(text) && room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
    return set.call(this, key, text);
  };
})()"""


@pytest.mark.parametrize("act", ["agree", "other"])
def test_storage_that_is_full_half_way_leaves_all_as_it_was(context: BrowserContext, sit: Sit, act: str) -> None:
    table = sit(SAVE, names='["Ida"]', **{"match:here": json.dumps(ENTRY, separators=(",", ":"))}).wait_for_me()
    before = kept(table.page)
    table.page.evaluate(FULL)
    offer(table, json.dumps(whole(book={f"n{number}": ENTRY | {"ended": 7} for number in range(5)})).encode())
    table.page.locator(f'[data-act="{act}"]').click()
    expect(table.page.locator('.notice[data-kind="trouble"]')).to_contain_text("no room")
    assert kept(table.page) == before


def test_settings_of_the_file_hold_at_once(sit: Sit) -> None:
    table = sit(SAVE).wait_for_me()
    offer(table, json.dumps(whole(settings={"settings": settings(theme="dark", speed="once")})).encode())
    table.page.locator('[data-act="agree"]').click()
    expect(table.page.locator('html[data-theme="dark"]')).to_be_attached()
