"""What makes a start quick, made in the build: the compiled library with the core, and the memory of a Python that has both loaded.

A start tries the memory first, then the compiled library, then the runtime as it is published, with micropip and the core's wheel.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from site_build import core_wheel
from site_build.console import step
from site_build.digests import digest_of, source_files
from site_build.errors import BuildError
from site_build.node_env import find_node
from site_build.paths import CORE, MODULES, ROOT, WEB, WORK
from site_build.shell import run_quietly

FALL_BACKS = ("py/*.zip", "py/*.whl", "py/*/*.whl", "pyodide/*/python_stdlib.zip")
"""Files of the site that only a start without the memory asks for; patterns of addresses."""

KEPT = 3
"""So many builds' files are kept to be used again."""

_HERE = Path(__file__).parent
_RUNTIME = MODULES / "pyodide"
_MADE = WORK / "startup"
_LIBRARY, _SNAPSHOT = "library.zip", "snapshot.bin"
_SOURCES = ("compiled_library.py", "library.mjs", "pyodide_node.mjs", "rehearsal.py", "snapshot.mjs", "still.mjs")


@dataclass(frozen=True, slots=True)
class Startup:
    """The files, and the hash of what they are made from, by which they are named."""

    library: Path
    snapshot: Path
    digest: str


def ensure_startup(wheels: Sequence[Path]) -> Startup:
    """The files for the core as it is in the tree, made anew when something they are made from has changed.

    :raises BuildError: when Python lacks something that the core asks for.
    """
    digest = _digest(wheels)
    folder = _MADE / digest
    if not (folder / _SNAPSHOT).is_file():
        with step("Memory of a started Python"):
            _make(folder, wheels)
    folder.touch()
    for old in sorted(_MADE.iterdir(), key=lambda made: made.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return Startup(folder / _LIBRARY, folder / _SNAPSHOT, digest)


def copy_to(out: Path, made: Startup) -> tuple[str, str]:
    """Put the files into the site; the addresses of the library and of the memory."""
    library, snapshot = f"py/library-{made.digest}.zip", f"py/snapshot-{made.digest}.bin"
    shutil.copyfile(made.library, out / library)
    shutil.copyfile(made.snapshot, out / snapshot)
    return library, snapshot


def _digest(wheels: Sequence[Path]) -> str:
    published = [_RUNTIME / name for name in ("package.json", "pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip")]
    sources = [*source_files(CORE), *(_HERE / name for name in _SOURCES), WEB / "js" / "restore.js", *published, *wheels]
    return digest_of(sources, ROOT)[:12]


def _make(folder: Path, wheels: Sequence[Path]) -> None:
    _MADE.mkdir(parents=True, exist_ok=True)
    out = Path(tempfile.mkdtemp(prefix="new-", dir=_MADE))
    try:
        make_library(out / _LIBRARY, wheels)
        make_snapshot(out / _SNAPSHOT, out / _LIBRARY)
        out.rename(folder)
    finally:
        shutil.rmtree(out, ignore_errors=True)


def make_library(target: Path, wheels: Sequence[Path]) -> None:
    """Pack what the core takes of the standard library, found out by a rehearsal, and the core as micropip installs it.

    :raises BuildError: when the core fails its rehearsal.
    """
    (micropip,) = [path for path in wheels if path.name.startswith("micropip-")]
    _run("library.mjs", {"micropip": micropip, "core": core_wheel.work_wheel(), "target": target})


def make_snapshot(target: Path, library: Path) -> None:
    """Keep the memory of a Python that has all of that archive loaded, and rehearse in a Python that is restored from it.

    :raises BuildError: when it cannot be started so, or lacks a module.
    """
    _run("snapshot.mjs", {"library": library, "target": target})


def _run(script: str, paths: dict[str, Path]) -> None:
    plan = {"runtime": _RUNTIME, "scripts": _HERE, **paths}
    done = run_quietly([find_node().node, _HERE / script, json.dumps({name: str(path) for name, path in plan.items()})])
    if done.status != 0:
        raise BuildError(
            f"expected a Python that starts quickly from site_build/{script}, got:\n{done.tail()}",
            "Mend what it says; a module that is missing there must be loaded by site_build/rehearsal.py.",
        )
