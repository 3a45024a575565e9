"""A Chromium for the end-to-end checks: the machine's own if there is one, else one that is installed for them."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from site_build.console import step
from site_build.errors import BuildError
from site_build.paths import VENV_PYTHON
from site_build.shell import run_quietly

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

LAUNCH_OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""So that the browser runs as root and in containers, and asks nothing of the network by itself."""


def find_browser() -> str | None:
    """The program of a Chromium on this machine: $CHROMIUM, or one on the PATH; None when Playwright's own must do.

    :raises BuildError: when $CHROMIUM names no program.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise BuildError(f"CHROMIUM is set to {named}, which is no program.", "Set it to the path of a Chromium, or unset it.")
        return found
    return next((found for found in map(shutil.which, _NAMES) if found), None)


def ensure_browser() -> None:
    """See to it that there is one; needs the Python packages of the checks.

    :raises BuildError: when none can be had.
    """
    if find_browser() or _playwright_has_one():
        return
    with step("Chromium"):
        if _install_from_debian() or _install_from_playwright():
            return
    raise BuildError(
        "There is no Chromium for the end-to-end checks, and none could be installed.",
        "Install Chromium or Chrome, or set CHROMIUM to the path of one.",
    )


def browser_program() -> str:
    """The program of that Chromium, wherever it comes from; `ensure_browser` has seen to it that there is one."""
    return find_browser() or _playwright_s_own()


def _playwright_s_own() -> str:
    """Where Playwright keeps its own, if it has one."""
    script = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    return run_quietly([VENV_PYTHON, "-c", script]).output.strip()


def _playwright_has_one() -> bool:
    found = _playwright_s_own()
    return bool(found) and Path(found).is_file()


def _install_from_debian() -> bool:
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_quietly(["apt-get", "-qq", "update"], env=quiet)
    done = run_quietly(["apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium"], env=quiet)
    return done.status == 0 and find_browser() is not None


def _install_from_playwright() -> bool:
    return run_quietly([VENV_PYTHON, "-m", "playwright", "install", "chromium"]).status == 0
