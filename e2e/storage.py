"""The texts that the page has stored in its browser."""

from __future__ import annotations

import json
import re

from playwright.sync_api import BrowserContext, Page, StorageState

from site_build.server import SiteServer


def settings(**chosen: str) -> str:
    """What the page stores of its settings; explanations are for tests that are about them."""
    return json.dumps({"tips": "none", **chosen})


def store(context: BrowserContext, site: SiteServer, texts: dict[str, str]) -> None:
    """Let the browser's storage hold these texts of the page, and nothing else."""
    origin = site.url.removesuffix(site.prefix)
    state: StorageState = {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": f"napoleon.{key}", "value": text} for key, text in texts.items()]}],
    }
    context.set_storage_state(state)


def cards_in_clear(page: Page) -> list[str]:
    """Texts of the page's storage in which a code of a card stands, where the next person at the device could read a hand."""
    stored: dict[str, str] = page.evaluate("({...localStorage})")
    code = re.compile(r"(?<![A-Za-z0-9])([AKQJT2-9][shdc]|Jo)(?![A-Za-z0-9])")
    return [f"{key}: {text}" for key, text in stored.items() if key != "napoleon.save" and code.search(text)]
