"""One build at a time in one tree: two terminals must not install into the same folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from site_build.console import say
from site_build.paths import WORK


@contextmanager
def exclusive() -> Iterator[None]:
    """Wait until no other build runs here. On Windows nothing is locked, and people take care."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 (absent on Windows)

    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Another build is running here; waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
