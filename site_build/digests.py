"""Hashes of files, and the stamps that say what an earlier run has finished."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

_NOT_SOURCE = {"node_modules", "__pycache__"}


def sha256(data: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def digest_of(files: Iterable[Path], root: Path, *extra: str) -> str:
    """One hash over names (relative to `root`) and contents of files, and over some texts; the order of files does not matter."""
    total = hashlib.sha256()
    for name, path in sorted((path.relative_to(root).as_posix(), path) for path in files):
        total.update(f"{name}\0{sha256(path.read_bytes())}\n".encode())
    for text in extra:
        total.update(f"{text}\n".encode())
    return total.hexdigest()


def source_files(*places: Path) -> Iterator[Path]:
    """Every file of some folders (or a file itself), without what programs leave there."""
    for place in places:
        if place.is_file():
            yield place
            continue
        for path in place.rglob("*"):
            if path.is_file() and path.suffix != ".pyc" and not _NOT_SOURCE.intersection(path.relative_to(place).parts):
                yield path


def is_stamped(stamp: Path, digest: str) -> bool:
    """Whether an earlier run finished what this digest stands for."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == digest


def set_stamp(stamp: Path, digest: str) -> None:
    """Write down that it is finished. Call it last, so that an interrupted set-up is done again."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest + "\n", encoding="utf-8")
