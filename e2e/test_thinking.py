"""A CPU player at thought in the real worker: the table can be used meanwhile, and left."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.saves import changed, find, read
from e2e.watch import watch_answers
from napoleon_core.record import encode

LONG_SEARCH = "search:100000"


def at_endless_thought() -> str:
    """A match in which a CPU player thinks about the card it leads, for longer than any test."""

    def others_think(record: dict[str, Any]) -> None:
        record["agents"] = [agent if agent == "human" else LONG_SEARCH for agent in record["agents"]]

    return changed(find(lambda view: view["next"] == "cpu" and bool(view["trick"] and view["trick"]["number"] == 2)), others_think)


def codes(page: Page) -> list[str]:
    """The codes of all refusals so far."""
    answers = [json.loads(text) for text in page.evaluate("window.answers")]
    return [answer["error"]["code"] for answer in answers if "error" in answer]


def test_the_rules_the_record_and_a_new_match_can_be_had_while_a_player_thinks(context: BrowserContext, page: Page, sit: Sit) -> None:
    watch_answers(context)
    save = at_endless_thought()
    table = sit(save, speed="fast")
    expect(page.locator('[data-waits="cpu"]')).to_be_visible()
    table.open_dialog("menu").locator('[data-act="rules"]').click()
    expect(page.locator('[data-dialog="rules"] .c-auction')).to_contain_text("13")
    page.locator('[data-dialog="rules"] [data-act="close"]').click()
    table.open_dialog("menu").locator('[data-act="export"]').click()
    expect(page.get_by_role("dialog", name="Save the record of an unfinished deal?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    assert encode(table.saved().record()) == encode(read(save).record())
    for act in ("new-match", "deal", "agree"):
        page.locator(f'[data-act="{act}"]').click()
    table.wait_for_me()
    assert codes(page) == ["request/cancelled"]
    assert table.saved().record().deals[0].dealt != read(save).record().deals[0].dealt


def test_a_match_left_and_taken_up_again_while_a_player_thinks_is_as_it_was(context: BrowserContext, page: Page, sit: Sit) -> None:
    watch_answers(context)
    save = at_endless_thought()
    table = sit(save, speed="fast")
    for _ in range(2):
        table.open_dialog("menu").locator('[data-act="new-match"]').click()
        page.locator('[data-act="back"]').click()
        expect(page.locator('[data-waits="cpu"]')).to_be_visible()
    assert encode(table.saved().record()) == encode(read(save).record())
    assert codes(page) == ["request/cancelled"] * 2
