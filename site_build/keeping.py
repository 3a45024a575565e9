"""What the service worker keeps of a built site: every file that a page of it can ask for, each with the hash that it is held to."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from site_build.digests import source_files
from site_build.startup import FALL_BACKS

KEEPER = "sw.js"
"""The service worker. Its name must stay, or pages of older builds never learn of newer ones."""

LASTING = (f"*-{8 * '[0-9A-Z]'}.*", f"assets/*-{8 * '[0-9a-f]'}.*", "pyodide/*", "py/*")
"""What has an address that changes with its content; all else is asked for anew each time."""

_LEFT = (KEEPER, ".nojekyll", "build.json", "assets/icons/*", "assets/pictures/*")
"""What no page needs: icons and pictures are for installing the game, for which there is a network."""


def kept_files(out: Path) -> tuple[list[dict[str, str | None]], list[dict[str, str | None]]]:
    """What is always kept, and what is kept where it was wanted, because few browsers need it."""
    files = list(_entries(out))
    return [one for one in files if not _is_spare(one)], [one for one in files if _is_spare(one)]


def _is_spare(entry: dict[str, str | None]) -> bool:
    return any(fnmatchcase(str(entry["url"]), f"./{pattern}") for pattern in FALL_BACKS)


def is_lasting(address: str) -> bool:
    """Whether what lies at this address of the site never changes there."""
    return any(fnmatchcase(address, pattern) for pattern in LASTING)


def _entries(out: Path) -> Iterator[dict[str, str | None]]:
    """The form that workbox-precaching takes."""
    for address, path in sorted((path.relative_to(out).as_posix(), path) for path in source_files(out)):
        if any(fnmatchcase(address, pattern) for pattern in _LEFT):
            continue
        content = path.read_bytes()
        revision = None if is_lasting(address) else hashlib.sha256(content).hexdigest()[:16]
        integrity = base64.b64encode(hashlib.sha256(content).digest()).decode()
        yield {"url": f"./{address}", "revision": revision, "integrity": f"sha256-{integrity}"}
