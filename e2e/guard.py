"""What must not happen in a browser profile while a test runs."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

BLOCKED = "Service Worker registration blocked by Playwright"
"""Said in every page of a profile in which the tests want no service worker."""


class Guard:
    """Watches a browser profile and collects what must not happen."""

    def __init__(self) -> None:
        self._problems: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """Problems whose text matches this regular expression belong to the test."""
        self._expected.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Collect from every page and worker of a profile from now on."""
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)
        context.on("request", self._note_request)

    def unexpected(self) -> list[str]:
        """What has happened since the last call and was not expected."""
        problems, self._problems = self._problems, []
        return [problem for problem in problems if not any(pattern.search(problem) for pattern in self._expected)]

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self._problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _note_error(self, error: WebError) -> None:
        self._problems.append(f"page error: {error.error}")

    def _note_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.hostname != "127.0.0.1":
            self._problems.append(f"foreign request: {request.url}")
