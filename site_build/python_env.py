"""The project's own Python environment, `.venv`, and wheels for the Python in the browser. Everything is pinned by hash."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from site_build.console import step
from site_build.digests import digest_of, is_stamped, set_stamp, sha256
from site_build.errors import BuildError
from site_build.paths import PYODIDE_PYTHON, REQUIREMENTS, ROOT, VENV, VENV_PYTHON, WHEELS
from site_build.shell import Finished, run_quietly

_STAMPS = VENV / ".stamps"
_PIP_OPTIONS = ("--quiet", "--no-input", "--disable-pip-version-check", "--retries", "2", "--only-binary=:all:", "--require-hashes")
_UNREACHABLE = re.compile(
    r"connection broken|NewConnectionError|ConnectTimeout|ReadTimeout|Max retries|name resolution|ProxyError", re.IGNORECASE
)


def ensure_venv() -> None:
    """Make `.venv` if there is none for this Python.

    :raises BuildError: when this Python cannot make one.
    """
    stamp, digest = _STAMPS / "venv", sha256(f"{sys.version} {sys.base_prefix}".encode())
    if is_stamped(stamp, digest) and VENV_PYTHON.exists():
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise BuildError(
            f"{sys.executable} cannot make environments: it lacks ensurepip.", f"On Debian and Ubuntu: apt-get install {package}"
        )
    with step("Python environment"):
        try:
            venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(VENV)
        except (OSError, subprocess.CalledProcessError) as error:
            raise BuildError(
                f"The environment .venv cannot be made: {error}.", "Delete .venv, check the free space, and run this again."
            ) from error
        set_stamp(stamp, digest)


def ensure_packages(name: str) -> None:
    """Install `requirements/NAME.txt` into `.venv`, unless an earlier run did.

    :raises BuildError: when the package index cannot be reached or does not hold what is pinned.
    """
    ensure_venv()
    lock = REQUIREMENTS / f"{name}.txt"
    stamp, digest = _STAMPS / name, digest_of([lock], ROOT)
    if is_stamped(stamp, digest):
        return
    with step(f"Python packages for {name}"):
        _pip("install", *_PIP_OPTIONS, "-r", str(lock), lock=lock)
        set_stamp(stamp, digest)


def ensure_wheels(name: str) -> list[Path]:
    """Fetch the pure-Python wheels of `requirements/NAME.txt` for Pyodide's Python; their paths, sorted by name.

    :raises BuildError: as `ensure_packages`.
    """
    lock = REQUIREMENTS / f"{name}.txt"
    folder = WHEELS / name
    stamp, digest = folder / ".stamp", digest_of([lock], ROOT)
    if not is_stamped(stamp, digest):
        ensure_venv()
        with step(f"Wheels for {name}"):
            shutil.rmtree(folder, ignore_errors=True)
            target = ("--python-version", PYODIDE_PYTHON, "--implementation", "py", "--abi", "none", "--platform", "any")
            _pip("download", *_PIP_OPTIONS, "--no-deps", *target, "--dest", str(folder), "-r", str(lock), lock=lock)
            set_stamp(stamp, digest)
    return sorted(folder.glob("*.whl"))


def _pip(*arguments: str, lock: Path) -> None:
    done = run_quietly([VENV_PYTHON, "-m", "pip", *arguments])
    if done.status != 0:
        raise explain_pip(done, lock.relative_to(ROOT).as_posix())


def explain_pip(done: Finished, lock: str) -> BuildError:
    """Say in a line what pip says in twenty."""
    wrong = re.search(r"^\s*(\S+==\S+|\S+) from .*:\n\s*Expected sha256", done.output, re.MULTILINE)
    if "DO NOT MATCH THE HASHES" in done.output:
        return BuildError(
            f"{wrong.group(1) if wrong else 'A package'} is not what {lock} pins: its SHA-256 differs.",
            "Do not use it. Check the package index, or lock it anew (CONTRIBUTING.md).",
        )
    if _UNREACHABLE.search(done.output):
        return BuildError(
            f"The Python package index cannot be reached; {lock} is needed from it.",
            "Check the network (and pip's settings), and run this again.",
        )
    missing = re.search(r"No matching distribution found for (\S+)", done.output)
    if missing:
        return BuildError(
            f"The package index has no {missing.group(1)} for this machine; {lock} pins it.",
            "Check pip's settings, or lock another version (CONTRIBUTING.md).",
        )
    return BuildError(f"pip could not install {lock}:\n{done.tail()}", "Mend that, and run this again.")
