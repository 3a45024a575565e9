"""The core's tests inside Pyodide, the real target: real pytest on the wheel that the site ships, under Node."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from site_build import core_wheel, python_env
from site_build.console import say
from site_build.node_env import find_node
from site_build.paths import MODULES, ROOT
from site_build.shell import Finished, run_quietly

SELECTION = (
    "tests/conformance",
    "tests/oracle",
    "tests/golden",
    "tests/test_determinism.py",
    "tests/test_table_links.py",
    "tests/test_record_links.py",
)
"""What runs there: what holds the rules, the players and the bytes. Not the tests marked `native`, and always with the usual counts."""

SHARES = 2
"""How many runtimes share the tests, side by side."""

_RUNNER = Path(__file__).with_name("pyodide_checks.mjs")


def run_in_pyodide() -> int:
    """Run the selection; 0 when everything passed in every share."""
    wheels = [str(path) for path in (*python_env.ensure_wheels("pyodide"), core_wheel.work_wheel())]
    with ThreadPoolExecutor(SHARES) as pool:
        finished = list(pool.map(lambda share: _run_share(share, wheels), range(SHARES)))
    for share, done in enumerate(finished, 1):
        say(f"-- share {share} of {SHARES}\n{done.output.strip()}")
    return max(done.status for done in finished)


def _run_share(share: int, wheels: list[str]) -> Finished:
    plan = {
        "runtime": str(MODULES / "pyodide"),
        "wheels": wheels,
        "project": str(ROOT),
        "arguments": ["-q", "-p", "no:cacheprovider", "-m", "not native and not long", *_present()],
        "share": share,
        "shares": SHARES,
    }
    return run_quietly([find_node().node, _RUNNER, json.dumps(plan)])


def _present() -> list[str]:
    return [name for name in SELECTION if (ROOT / name).exists()]
