"""The core's tests inside Pyodide, the real target: real pytest on the wheel that the site ships, under Node."""

from __future__ import annotations

import json
from pathlib import Path

from site_build import core_wheel, python_env
from site_build.node_env import find_node
from site_build.paths import MODULES, ROOT, WORK
from site_build.shell import run_aloud

SELECTION = ("tests/conformance", "tests/oracle", "tests/golden", "tests/test_determinism.py")
"""What runs there: what holds the rules, the players and the bytes. Tests marked `native` do not."""

_RUNNER = Path(__file__).with_name("pyodide_checks.mjs")


def run_in_pyodide(*, long: bool) -> int:
    """Run the selection; the exit status of pytest."""
    wheel = WORK / "core" / Path(core_wheel.wheel_address()).name
    core_wheel.write_wheel(wheel)
    plan = {
        "runtime": str(MODULES / "pyodide"),
        "wheels": [str(path) for path in (*python_env.ensure_wheels("pyodide"), wheel)],
        "project": str(ROOT),
        "arguments": ["-q", "-p", "no:cacheprovider", "-m", "not native" if long else "not native and not long", *_present()],
        "environment": {"NAPOLEON_LONG": "1" if long else "0"},
    }
    return run_aloud([find_node().node, _RUNNER, json.dumps(plan)])


def _present() -> list[str]:
    return [name for name in SELECTION if (ROOT / name).exists()]
