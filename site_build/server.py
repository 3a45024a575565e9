"""A static server for the built site on this machine: for `build.py serve` and for the end-to-end checks."""

from __future__ import annotations

import threading
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from typing import Any
from urllib.parse import unquote, urlsplit

from site_build.keeping import is_lasting

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Written here and not taken from the machine: with a wrong type for .wasm the runtime waits for ever."""


class SiteServer:
    """Serves a folder at 127.0.0.1, under a prefix if one is given, and writes down what is asked for.

    For checks, chosen paths can be refused, held back, cut short or sent with a wrong type; `headers` are sent with every file. Paths and
    patterns are relative to the site's folder, as in `pyodide/*/pyodide.asm.wasm`.
    """

    def __init__(self, folder: Path, *, port: int = 0, prefix: str = "/") -> None:
        self.folder = folder
        self.prefix = prefix
        self.requests: list[str] = []
        self.headers: dict[str, str] = {}
        self._rules: list[tuple[str, str, str]] = []
        self._released = threading.Event()
        self._server = _Server(("127.0.0.1", port), partial(_Handler, site=self))
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self._server.server_port}{self.prefix}"

    def start(self) -> SiteServer:
        """Serve in the background."""
        self._thread.start()
        return self

    def serve_forever(self) -> None:
        """Serve until interrupted."""
        self._server.serve_forever(poll_interval=0.2)

    def stop(self) -> None:
        """Stop answering; connections that are held back are let go."""
        self._released.set()
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
        self._server.server_close()
        self._server.hang_up()

    def block(self, pattern: str) -> None:
        """From now on answer 503 for these paths."""
        self._rules.append((pattern, "block", ""))

    def stall(self, pattern: str) -> None:
        """From now on send nothing for these paths, until `unblock` or `stop`."""
        self._rules.append((pattern, "stall", ""))

    def cut(self, pattern: str) -> None:
        """From now on send half of each of these paths, as if that were all."""
        self._rules.append((pattern, "cut", ""))

    def stand_in(self, pattern: str, path: str) -> None:
        """From now on send another file of the site for these paths, with that one's type."""
        self._rules.append((pattern, "stand in", path))

    def mistype(self, pattern: str, content_type: str) -> None:
        """From now on send these paths with another type."""
        self._rules.append((pattern, "type", content_type))

    def unblock(self) -> None:
        """Answer everything as it should be again."""
        self._rules.clear()
        self._released.set()
        self._released = threading.Event()

    def rule_for(self, path: str) -> tuple[str, str]:
        """What has been arranged for a path: (kind, argument), both empty when nothing is."""
        return next(((kind, argument) for pattern, kind, argument in self._rules if fnmatchcase(path, pattern)), ("", ""))

    def wait_for_release(self) -> None:
        """Hold a request back."""
        self._released.wait()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, *arguments: Any) -> None:
        self._open: set[socket] = set()
        super().__init__(*arguments)

    def process_request(self, request: Any, client_address: Any) -> None:
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self._open.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """End the connections that browsers keep open: a stopped server must not go on answering on them."""
        for request in tuple(self._open):
            with suppress(OSError):
                request.shutdown(SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes a connection early is no error of ours."""


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "napoleon"

    def __init__(self, *arguments: Any, site: SiteServer) -> None:
        self._site = site
        self._path = ""
        self._status = 0
        super().__init__(*arguments, directory=str(site.folder))

    def do_GET(self) -> None:
        if self._admit():
            super().do_GET()

    def do_HEAD(self) -> None:
        if self._admit():
            super().do_HEAD()

    def _admit(self) -> bool:
        """Write the request down and carry out what is arranged for it; whether a file is to be sent."""
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self._site.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return False
        self._path = path.removeprefix(self._site.prefix) or "index.html"
        self._site.requests.append(self._path)
        kind, argument = self._site.rule_for(self._path)
        if kind == "stand in":
            self._path = argument
        if kind == "block":
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
            return False
        if kind == "cut":
            self._send_half()
            return False
        if kind == "stall":
            self._site.wait_for_release()
        return True

    def _send_half(self) -> None:
        content = (self._site.folder / self._path).read_bytes()
        half = content[: len(content) // 2]
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(self._path))
        self.send_header("Content-Length", str(len(half)))
        self.end_headers()
        self.wfile.write(half)

    def translate_path(self, path: str) -> str:
        """The file of a request: the base class resolves what is left without the prefix, in the folder that is served now."""
        del path
        self.directory = str(self._site.folder)
        return super().translate_path(f"/{self._path}")

    def list_directory(self, path: Any) -> None:
        """Folders are not listed, as on most static hosts."""
        del path
        self.send_error(HTTPStatus.NOT_FOUND)

    def guess_type(self, path: Any) -> str:
        """The type of a file by its ending, or what is arranged for it."""
        kind, argument = self._site.rule_for(self._path)
        return argument if kind == "type" else TYPES.get(Path(path).suffix, "application/octet-stream")

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember how it went: what went wrong must not be kept."""
        self._status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        lasting = self._status < HTTPStatus.BAD_REQUEST and is_lasting(self._path)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        for name, value in self._site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 (the base class names it so)
        """Nothing: `requests` holds what matters."""
