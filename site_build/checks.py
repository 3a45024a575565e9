"""`build.py test`: every check as a named step; all of them run even when one fails, and a last line sums them up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from site_build import node_env, python_env
from site_build.browser import ensure_browser
from site_build.console import say
from site_build.errors import BuildError
from site_build.lighthouse import run_lighthouse
from site_build.paths import MODULES, ROOT, VENV_BIN, VENV_PYTHON, WEB
from site_build.pyodide_checks import run_in_pyodide
from site_build.shell import run_aloud
from site_build.site import ensure_site

LONG = "NAPOLEON_LONG"
"""The environment variable by which tests choose their counts: 1 for the long run, else 0."""

_PICTURES = ("--screenshot", "only-on-failure", "--output", str(ROOT / "test-results"))


@dataclass(frozen=True, slots=True)
class Check:
    """One step: what people call it, what must be set up for it, and what it does; it gives an exit status."""

    name: str
    needs: Sequence[Callable[[], None]]
    run: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a check ended."""

    name: str
    passed: bool
    seconds: float


def all_checks(long: bool) -> list[Check]:
    """The steps, in order: what fails soonest comes first."""
    usual = [
        Check("format", [_tools], lambda: _tool("ruff", "format", "--check", "--quiet", "--diff", ".")),
        Check("lint", [_tools], lambda: _tool("ruff", "check", "--quiet", ".")),
        Check("types", [_tools], lambda: _tool("mypy")),
        Check("layers", [_tools], lambda: _tool("lint-imports", "--no-logo")),
        Check("js-types", [_modules], _types_of_scripts),
        Check(
            "native", [_tools, _cluster] if long else [_tools], lambda: _pytest("tests", "-p", "no:playwright", "--durations=5", long=long)
        ),
        Check("build", [_modules], _build),
        Check("pyodide", [_modules], run_in_pyodide),
        Check("e2e", [_tools, _modules, ensure_browser], lambda: _build() or _pytest("e2e", *_PICTURES, long=long)),
    ]
    further = [
        Check("lighthouse", [_tools, _modules, ensure_browser, node_env.ensure_lighthouse], lambda: _build() or run_lighthouse()),
    ]
    return [*usual, *further] if long else usual


def run_checks(*, long: bool, only: Iterable[str]) -> int:
    """Set up, run, sum up; 0 when all passed, else 1.

    :raises BuildError: when a step is asked for that does not exist, or the set-up fails.
    """
    chosen = _choose(all_checks(long), [name for names in only for name in names.split(",")])
    for need in dict.fromkeys(need for check in chosen for need in check.needs):
        need()
    verdicts = [_carry_out(check) for check in chosen]
    say("")
    for verdict in verdicts:
        say(f"{'passed' if verdict.passed else 'FAILED'}  {verdict.name:<10} {verdict.seconds:6.1f} s")
    passed = sum(verdict.passed for verdict in verdicts)
    say(f"checks: {passed} passed, {len(verdicts) - passed} failed")
    return 0 if passed == len(verdicts) else 1


def measure_starts() -> int:
    """Measure how fast the page starts, with what the checks need; the exit status.

    :raises BuildError: when the set-up or the build fails.
    """
    for need in (_tools, ensure_browser, ensure_site):
        need()
    return run_aloud([VENV_PYTHON, "-m", "site_build.bench_start"])


def _choose(checks: Sequence[Check], names: Sequence[str]) -> list[Check]:
    known = [check.name for check in checks]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise BuildError(f"There is no step {unknown[0]!r}.", f"The steps are: {', '.join(known)}.")
    return [check for check in checks if not names or check.name in names]


def _carry_out(check: Check) -> Verdict:
    say(f"\n== {check.name}")
    begun = time.perf_counter()
    try:
        status = check.run()
    except BuildError as error:
        say(str(error))
        status = 1
    return Verdict(check.name, status == 0, time.perf_counter() - begun)


def _tools() -> None:
    python_env.ensure_packages("checks")


def _cluster() -> None:
    python_env.ensure_packages("cluster")


def _modules() -> None:
    node_env.ensure_modules(for_checks=True)


def _tool(name: str, *arguments: str) -> int:
    """A program of the Python environment."""
    return run_aloud([VENV_BIN / name, *arguments])


def _types_of_scripts() -> int:
    """tsc over the page and over the worker, which live in different worlds."""
    tsc: list[str | Path] = [node_env.find_node().node, MODULES / "typescript" / "bin" / "tsc"]
    return max([run_aloud([*tsc, "--project", project]) for project in sorted(WEB.glob("tsconfig*.json"))])


def _pytest(folder: str, *options: str, long: bool) -> int:
    marked = [] if long else ["-m", "not long"]
    return run_aloud([VENV_PYTHON, "-m", "pytest", folder, "-q", "-n", "2", *options, *marked], env={LONG: "1" if long else "0"})


def _build() -> int:
    ensure_site()
    return 0
