"""`build.py serve`: the built site on this machine."""

from __future__ import annotations

import errno

from site_build.console import say
from site_build.errors import BuildError
from site_build.paths import DIST
from site_build.server import SiteServer
from site_build.site import ensure_site

USUAL_PORT = 8317
"""Tried first, because a browser keeps saved matches for an address with its port; any free one will do."""


def serve(port: int | None) -> int:
    """Build if need be, and serve until interrupted; the exit status.

    :raises BuildError: when the port that was asked for is taken, or the build fails.
    """
    ensure_site()
    server = _open(port)
    say(f"Napoleon is at {server.url} (Ctrl-C ends it)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("")
    finally:
        server.stop()
    return 0


def _open(port: int | None) -> SiteServer:
    for wanted in [port] if port is not None else [USUAL_PORT, 0]:
        try:
            return SiteServer(DIST, port=wanted)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise BuildError(f"Port {port} is taken or not allowed.", "Choose another, or leave --port away.")
