"""Pages of others, on another site, that take in tables and diagrams."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from e2e.guard import Guard
from site_build.server import SiteServer

HOST = "localhost"
"""Another site than 127.0.0.1, though it is the same machine: browsers take it for a third party."""

HEARD = "window.heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));"


class HostPage:
    """A page of another site with this body; it writes down all messages that it gets in ``window.heard``."""

    def __init__(self, folder: Path, page: Page, guard: Guard) -> None:
        self.folder = folder
        self.page = page
        self.server = SiteServer(folder).start()
        guard.expect(rf"^foreign request: http://{HOST}:")

    def open(self, body: str, *, head: str = "") -> Page:
        """Go there."""
        start = "<!doctype html><html lang=en><meta charset=utf-8><title>A page of others</title><link rel=icon href='data:,'>"
        text = f"{start}{head}<script>{HEARD}</script>{body}"
        (self.folder / "index.html").write_text(text, encoding="utf-8")
        self.page.goto(self.server.url.replace("127.0.0.1", HOST))
        return self.page

    def heard(self, kind: str) -> list[dict[str, object]]:
        """The messages of one type, in order."""
        return [dict(one) for one in self.page.evaluate("kind => heard.filter(({ type }) => type === kind)", kind)]
