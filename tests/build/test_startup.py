"""What the build makes for a quick start: a compiled library that lacks nothing, and a memory whose chance is its own at each start."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from site_build import python_env, startup
from site_build.errors import BuildError
from site_build.node_env import ensure_modules, find_node
from site_build.paths import MODULES
from site_build.shell import run_quietly

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def made() -> startup.Startup:
    """The files for the core as it is in the tree."""
    ensure_modules(for_checks=False)
    return startup.ensure_startup(python_env.ensure_wheels("browser"))


def answers(made: startup.Startup, *expressions: str) -> list[str]:
    """What Pythons say that are restored from the memory, each its own."""
    runner = Path(startup.__file__).with_name("restored.mjs")
    plan = {"runtime": str(MODULES / "pyodide"), "snapshot": str(made.snapshot), "expressions": expressions}
    done = run_quietly([find_node().node, runner, json.dumps(plan)])
    assert done.status == 0, done.output
    return done.output.split("\n")[: len(expressions)]


def test_two_starts_from_one_memory_draw_different_numbers(made: startup.Startup) -> None:
    draw = "import random; random.random()"
    first, second = answers(made, draw, draw)
    assert 0 <= float(first) < 1
    assert first != second


def test_a_library_that_lacks_a_module_fails_the_build_and_names_it(made: startup.Startup, tmp_path: Path) -> None:
    poorer = tmp_path / "library.zip"
    with zipfile.ZipFile(made.library) as whole, zipfile.ZipFile(poorer, "w") as rest:
        for name in whole.namelist():
            if name != "base64.pyc":
                rest.writestr(name, whole.read(name))
    with pytest.raises(BuildError, match="No module named 'base64'"):
        startup.make_snapshot(tmp_path / "snapshot.bin", poorer)


def test_the_library_holds_compiled_files_alone_and_no_module_that_a_start_does_without(made: startup.Startup) -> None:
    with zipfile.ZipFile(made.library) as library:
        names = {*library.namelist()}
    assert all(name.endswith(".pyc") for name in names)
    assert {"napoleon_core/bridge.pyc", "random.pyc"} <= names
    assert names.isdisjoint({"napoleon_core/arena.pyc", "unittest/__init__.pyc", "argparse.pyc", "compiled_library.pyc"})
