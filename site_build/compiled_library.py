"""Packs what a start takes of the standard library, and the core, as compiled files in one archive. Runs inside Pyodide.

Pyodide's own archive holds sources, which every start of it would compile anew.
"""

from __future__ import annotations

import importlib.util
import zipfile
from collections.abc import Iterable, Iterator
from importlib import _bootstrap_external
from pathlib import Path

LIBRARY = Path("/lib/python314.zip")
_EPOCH = (1980, 1, 1, 0, 0, 0)
_WITHOUT_DOCSTRINGS = 2
_AS_WRITTEN = 0
Sources = Iterator[tuple[str, bytes, int]]
"""Names in the archive, sources, and how far each is optimised."""


def pack(target: Path, core: Path, needed: Iterable[str]) -> None:
    """Write the archive: the modules `needed` of the standard library, and of the folder of the core."""
    with zipfile.ZipFile(target, "w") as archive:
        wanted = {*needed}
        for name, source, optimised in (*_library(wanted), *_core(core, wanted)):
            code = compile(source, f"{LIBRARY}/{name}", "exec", dont_inherit=True, optimize=optimised)
            # The standard library's own writer of the format; no public one takes code that never was a file.
            data = _bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)  # type: ignore[attr-defined]
            archive.writestr(zipfile.ZipInfo(f"{name}c", _EPOCH), bytes(data), zipfile.ZIP_DEFLATED)


def _library(wanted: set[str]) -> Sources:
    with zipfile.ZipFile(LIBRARY) as stock:
        for name in sorted(stock.namelist()):
            if name.endswith(".py") and _module(name) in wanted:
                yield name, stock.read(name), _WITHOUT_DOCSTRINGS


def _core(folder: Path, wanted: set[str]) -> Sources:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        if _module(name) in wanted:
            yield name, path.read_bytes(), _AS_WRITTEN


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
