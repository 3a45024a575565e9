"""Packs what a start takes of the standard library, and the core, as compiled files in one archive. Runs inside Pyodide.

Pyodide's own archive holds sources, which every start of it would compile anew. Left out is what nobody reads in a browser: docstrings,
asserts (which in the core only tell types), annotations of functions, and the lines of the standard library's code.
"""

from __future__ import annotations

import ast
import importlib.util
import zipfile
from collections.abc import Iterable, Iterator
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType

LIBRARY = Path("/lib/python314.zip")
_EPOCH = (1980, 1, 1, 0, 0, 0)
_BARE = 2
Sources = Iterator[tuple[str, bytes]]
"""Names in the archive, and what they hold."""


def pack(target: Path, core: Path, needed: Iterable[str]) -> None:
    """Write the archive: the modules `needed` of the standard library, and of the folder of the core."""
    wanted = {*needed}
    with zipfile.ZipFile(target, "w") as archive:
        for name, source in _library(wanted):
            _write(archive, name, source, _without_lines(_compiled(name, source)))
        for name, source in _core(core, wanted):
            _write(archive, name, source, _compiled(name, source))


def _compiled(name: str, source: bytes) -> CodeType:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
    return compile(tree, f"{LIBRARY}/{name}", "exec", dont_inherit=True, optimize=_BARE)


def _without_lines(code: CodeType) -> CodeType:
    inner = tuple(_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def _write(archive: zipfile.ZipFile, name: str, source: bytes, code: CodeType) -> None:
    # The standard library's own writer of the format; no public one takes code that never was a file.
    data = _bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)  # type: ignore[attr-defined]
    archive.writestr(zipfile.ZipInfo(f"{name}c", _EPOCH), bytes(data), zipfile.ZIP_DEFLATED)


def _library(wanted: set[str]) -> Sources:
    with zipfile.ZipFile(LIBRARY) as stock:
        for name in sorted(stock.namelist()):
            if name.endswith(".py") and _module(name) in wanted:
                yield name, stock.read(name)


def _core(folder: Path, wanted: set[str]) -> Sources:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        if _module(name) in wanted:
            yield name, path.read_bytes()


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
