"""Starting other programs."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from site_build.errors import BuildError
from site_build.paths import ROOT


@dataclass(frozen=True, slots=True)
class Finished:
    """A program that has ended: its exit status, and what it wrote to both streams."""

    status: int
    output: str

    def tail(self, lines: int = 12) -> str:
        """The last lines of the output, where most programs say what went wrong."""
        return "\n".join(self.output.strip().splitlines()[-lines:])


def run_quietly(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> Finished:
    """Run a program to its end with its output kept back.

    :raises BuildError: when it cannot be started.
    """
    argv = [str(part) for part in command]
    try:
        done = subprocess.run(
            argv,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise BuildError(
            f"{argv[0]} cannot be started: {error.strerror}.", "Delete .venv and web/node_modules, and run this again."
        ) from error
    return Finished(done.returncode, done.stdout)


def run_aloud(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a program to its end, its output going where ours goes; its exit status.

    :raises BuildError: when it cannot be started.
    """
    argv = [str(part) for part in command]
    try:
        return subprocess.run(argv, cwd=cwd, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL, check=False).returncode
    except OSError as error:
        raise BuildError(
            f"{argv[0]} cannot be started: {error.strerror}.", "Delete .venv and web/node_modules, and run this again."
        ) from error
