"""Where things are, and the versions that appear in names of the built site."""

from __future__ import annotations

import os
import re
from pathlib import Path

from site_build.errors import BuildError

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "napoleon_core"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
LIGHTHOUSE = ROOT / "e2e" / "lighthouse"
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"
WHEELS = WORK / "wheels"
DIST = ROOT / "dist"

VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")

PYODIDE_PYTHON = "3.14"
"""The Python inside Pyodide: wheels for the browser are fetched for this version, whatever Python runs the build."""


def core_version() -> str:
    """The version of the package and of the site, read from the one place that states it.

    :raises BuildError: when napoleon_core/__init__.py has no `__version__`.
    """
    found = re.search(r'^__version__ = "([^"]+)"$', (CORE / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise BuildError("napoleon_core/__init__.py states no version.", 'Add a line: __version__ = "0.1.0"')
    return found.group(1)
