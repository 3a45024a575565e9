"""The bench of the core inside Pyodide, under Node: what the wheel that the site ships takes in the Python of the browser."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from napoleon_core.bench import NotMeasured
from site_build import core_wheel
from site_build.errors import BuildError
from site_build.node_env import ensure_modules, find_node
from site_build.paths import MODULES
from site_build.shell import run_quietly

_RUNNER = Path(__file__).with_name("pyodide_bench.mjs")


def run(arguments: Sequence[str]) -> str:
    """What a command of the core prints there; what Node and Pyodide need is set up where it is missing.

    :raises NotMeasured: when that cannot be done, or the command fails.
    """
    try:
        with redirect_stdout(sys.stderr):  # what is printed here are figures
            ensure_modules(for_checks=False)
        wheel = core_wheel.work_wheel()
        plan = {"runtime": str(MODULES / "pyodide"), "wheels": [str(wheel)], "arguments": [*arguments]}
        done = run_quietly([find_node().node, _RUNNER, json.dumps(plan)])
    except BuildError as error:
        raise NotMeasured(str(error)) from error
    if done.status != 0:
        raise NotMeasured(f"expected figures from Pyodide, got:\n{done.tail()}")
    return done.output
