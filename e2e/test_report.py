"""A report of a problem: what is in it, that it opens the match, and a browser that does not let the page copy."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.player import Table
from e2e.saves import hidden_cards, read
from e2e.sizes import position
from napoleon_core import __version__
from napoleon_core.record import encode


def asked_for(table: Table) -> None:
    """By the menu."""
    table.open_dialog("menu").locator('[data-act="report"]').click()


def checked(table: Table, text: str) -> dict[str, Any]:
    """The report, which holds the match of the table and tells no card but in its seal."""
    report: dict[str, Any] = json.loads(text)
    save = report.pop("save")
    assert encode(read(save).record()) == encode(table.saved().record())
    told = json.dumps(report)
    assert not [code for code in hidden_cards(table.saved()) if f'"{code}"' in told]
    return report


def test_a_report_is_copied_with_versions_settings_the_table_and_the_last_error(context: BrowserContext, page: Page, sit: Sit) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = sit(position("play"), speed="fast").wait_for_me()
    asked_for(table)
    expect(page.locator('dialog[data-dialog="menu"]')).to_contain_text("The report is copied.")
    report = checked(table, page.evaluate("navigator.clipboard.readText()"))
    assert report["version"] == __version__
    assert report["browser"] == page.evaluate("navigator.userAgent")
    assert report["settings"]["speed"] == "fast"
    assert (report["table"]["phase"], report["table"]["players"], report["error"]) == ("play", 5, None)
    assert report["stored"] is True


def test_where_the_browser_refuses_the_text_stands_in_a_panel_selected(context: BrowserContext, page: Page, sit: Sit) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'clipboard', { get: () => undefined })")
    table = sit(position("play")).wait_for_me()
    page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'a fault of the page' }))")
    asked_for(table)
    text = page.locator("textarea.report")
    expect(text).to_be_focused()
    assert text.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd) === area.value")
    assert checked(table, text.input_value())["error"]["what"] == "a fault of the page"
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)
    expect(page.locator('dialog[data-dialog="menu"] [data-act="report"]')).to_be_focused()
