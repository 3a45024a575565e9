"""The texts that the page has stored in its browser."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, StorageState

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
