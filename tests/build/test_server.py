"""The server of the built site, as the end-to-end checks use it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest

from site_build.server import SiteServer


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "main-ABCD1234.js").write_text("0")
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    return tmp_path


@pytest.fixture
def site(folder: Path) -> Iterator[SiteServer]:
    server = SiteServer(folder, prefix="/games/napoleon/").start()
    yield server
    server.stop()


def connect(site: SiteServer) -> HTTPConnection:
    return HTTPConnection("127.0.0.1", urlsplit(site.url).port or 0, timeout=5)


def ask(connection: HTTPConnection, path: str) -> HTTPResponse:
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    return answer


def fetch(site: SiteServer, path: str) -> HTTPResponse:
    with closing(connect(site)) as connection:
        return ask(connection, path)


@pytest.mark.parametrize(
    ("path", "content_type", "caching"),
    [
        ("", "text/html; charset=utf-8", "no-cache"),
        ("main-ABCD1234.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("pyodide/pyodide.asm.wasm", "application/wasm", "public, max-age=31536000, immutable"),
    ],
)
def test_files_come_with_their_type_and_how_long_they_keep(site: SiteServer, path: str, content_type: str, caching: str) -> None:
    answer = fetch(site, f"/games/napoleon/{path}")
    assert (answer.status, answer.getheader("Content-Type"), answer.getheader("Cache-Control")) == (200, content_type, caching)


@pytest.mark.parametrize("path", ["/", "/index.html", "/games/napoleon/pyodide/", "/games/napoleon/absent.js", "/games/napoleon/../secret"])
def test_nothing_but_the_files_of_the_site_is_served(site: SiteServer, path: str) -> None:
    assert fetch(site, path).status == 404


def test_requests_are_written_down_relative_to_the_site(site: SiteServer) -> None:
    fetch(site, "/games/napoleon/")
    fetch(site, "/games/napoleon/main-ABCD1234.js?x=1")
    assert site.requests == ["index.html", "main-ABCD1234.js"]


def test_a_blocked_path_is_refused_until_it_is_unblocked(site: SiteServer) -> None:
    site.block("pyodide/*.wasm")
    assert fetch(site, "/games/napoleon/pyodide/pyodide.asm.wasm").status == 503
    site.unblock()
    assert fetch(site, "/games/napoleon/pyodide/pyodide.asm.wasm").status == 200


def test_a_stalled_path_is_answered_only_when_it_is_unblocked(site: SiteServer) -> None:
    site.stall("main-*.js")
    answers: list[int] = []
    waiting = Thread(target=lambda: answers.append(fetch(site, "/games/napoleon/main-ABCD1234.js").status))
    waiting.start()
    waiting.join(0.3)
    assert answers == []
    site.unblock()
    waiting.join(5)
    assert answers == [200]


def test_a_path_can_come_with_a_wrong_type(site: SiteServer) -> None:
    site.mistype("pyodide/*.wasm", "text/plain")
    assert fetch(site, "/games/napoleon/pyodide/pyodide.asm.wasm").getheader("Content-Type") == "text/plain"


def test_a_stopped_server_is_silent_even_on_open_connections(site: SiteServer) -> None:
    with closing(connect(site)) as connection:
        ask(connection, "/games/napoleon/")
        site.stop()
        with pytest.raises(OSError, match=r"refused|reset|closed|Broken"):
            ask(connection, "/games/napoleon/")
