"""A page that is started once and shows one table after another, for tests of the table that are not about its start."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect

from e2e.guard import Guard
from e2e.player import LINKED, LINKS, STEP_SECONDS, Table, wait_until
from e2e.sizes import DESK
from e2e.storage import settings, store
from napoleon_core.record import unseal
from site_build.server import SiteServer

RECORD = "record"

Theme = Literal["light", "dark"]


class KeptPage:
    """A page at the speed *at once* that keeps its worker: it goes from table to table by its own doors, records and links."""

    def __init__(self, browser: Browser, dist: Path, *, theme: Theme = "light", **others: str) -> None:
        """The browser's own ``theme``, and further texts in its storage, such as the language."""
        self.guard = Guard()
        self._texts = {"settings": settings(speed="once"), **others}
        self._server = SiteServer(dist).start()
        self._context = browser.new_context(color_scheme=theme, service_workers="block")
        self._context.set_default_timeout(STEP_SECONDS * 1000)
        self.guard.watch(self._context)
        self._page: Page | None = None
        self._shown: str | None = None

    def read_page(self, path: str) -> Page:
        """A page of the site that is no table, in its own tab."""
        page = self._context.new_page()
        page.goto(self._server.url + path)
        return page

    def close(self) -> None:
        """Let browser and server go."""
        self._context.close()
        self._server.stop()

    def join(self, save: str) -> Table:
        """The table at which this match stands, when it waits for the person."""
        page = self._ready()
        page.evaluate("history.replaceState(null, '', '#')")
        with page.expect_file_chooser() as chooser:
            Table(page).open_dialog("menu").locator('[data-act="open-record"]').click()
            if page.locator('[data-act="agree"]').count():  # the match of the record before was not over
                page.locator('[data-act="agree"]').click()
        chooser.value.set_files({"name": "match.json", "mimeType": "application/json", "buffer": unseal(save).encode()})
        expect(page).to_have_url(f"{self._server.url}#{RECORD}")
        # Read once more from where the page has stored it, as after going there and back: without the notice that a record was opened.
        page.evaluate("dispatchEvent(new HashChangeEvent('hashchange'))")
        expect(page.locator(".notice")).to_have_count(0)
        return Table(page, LINKED).wait_for_me()

    def look_at(self, save: str) -> Table:
        """The same, for tests that leave the table as they found it: it need not be opened anew for the next of them."""
        if self._shown != save or not self._page:
            table = self.join(save)
            self._shown = save
            return table
        self._page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
        return Table(self._page, LINKED).wait_for_me()

    def follow(self, link: str) -> Table:
        """The table that a link describes, when it waits for the person: with a seed of its own, so that it is dealt anew."""
        page = self._ready()
        page.goto(f"{self._server.url}#{link}")
        dealt = f"seed => {LINKS}[0]?.slot.endsWith(seed)"
        wait_until(page, dealt, link[link.index("seed=") :])
        return Table(page, LINKED).wait_for_me()

    def give_up(self) -> None:
        """Start anew the next time: a test has left the page in a state that nobody knows."""
        if self._page:
            self._page.close()
        self._page = None

    def _ready(self) -> Page:
        """The page at some table, with nothing open, in a window of the usual size."""
        self._shown = None
        if self._page and (self._page.locator("dialog[open]").count() or not self._page.locator("main[data-serial]").count()):
            self.give_up()
        if not self._page:
            self._page = self._context.new_page()
            store(self._context, self._server, self._texts)
            self._page.goto(self._server.url)
            Table(self._page).wait()
        self._page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
        return self._page
