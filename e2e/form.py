"""The start screen as somebody uses it, and the stored matches that come of it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from e2e.player import OWN, START_SECONDS
from napoleon_core.option_specs import OptionSpec
from napoleon_core.record import unseal
from site_build.server import SiteServer


def record(page: Page, where: str = OWN) -> dict[str, Any]:
    """The stored match."""
    stored: dict[str, Any] = json.loads(unseal(page.evaluate(where)))
    return stored


def levels(page: Page) -> list[str]:
    """The stored players as levels, whoever of the characters plays at them."""
    return ["level:" + agent.rpartition(":")[2] if agent.startswith("character:") else agent for agent in record(page)["agents"]]


def begin(page: Page, site: SiteServer, fragment: str = "") -> None:
    """Open the site, and wait until a table has been dealt."""
    page.goto(site.url + fragment)
    expect(page.locator("main.table")).to_be_visible(timeout=START_SECONDS * 1000)


def reload(page: Page) -> None:
    """The same address once more."""
    page.reload()
    expect(page.locator("main.table")).to_be_visible(timeout=START_SECONDS * 1000)


def set_up(page: Page) -> None:
    """From the table to the start screen."""
    page.locator('[data-open="menu"]').click()
    page.locator('[data-act="new-match"]').click()
    expect(page.locator('main[data-phase="start"]')).to_be_visible()


def open_house_rules(page: Page) -> None:
    """Unfold them, if they are not."""
    button = page.locator('[data-act="house"]')
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def deal(page: Page) -> None:
    """Deal what is chosen, in the place of a match in progress."""
    page.locator('[data-act="deal"]').click()
    page.locator('[data-act="agree"]').click()
    expect(page.locator("main.table")).to_be_visible()


def choose(page: Page, field: str, value: object) -> None:
    """Press the button of a value in a field of the form."""
    page.locator(f'[data-field="{field}"] label:has([data-value="{value}"])').click()


def open_rule(page: Page, name: str) -> None:
    """Unfold an option, if it is not."""
    rule = page.locator(f'[data-option="{name}"]')
    if rule.locator('.opener[aria-expanded="false"]').count():
        rule.locator(".opener").click()


def written(value: object) -> str:
    """A value as the page writes it into its document and into links."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def set_rule(page: Page, spec: OptionSpec, value: object) -> None:
    """Set an option by the control that belongs to its kind."""
    text = written(value)
    open_rule(page, spec.name)
    row = page.locator(f'[data-option="{spec.name}"]')
    if spec.kind == "number":
        row.locator(f'[data-number="{spec.name}"]').fill(text)
        row.locator(f'[data-number="{spec.name}"]').press("Tab")
    else:
        row.locator(f'label:has([data-value="{text}"])').click()
    expect(page.locator(f'[data-option="{spec.name}"][data-value="{text}"]')).to_be_attached()
