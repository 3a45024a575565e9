"""The licences of what the site ships, in `licenses/` beside it."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from site_build.paths import MODULES, ROOT

_TEXTS = Path(__file__).with_name("licenses")
"""Licence texts that the packages themselves do not carry."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """Something of others in the site: what it is, its licence, the licence's text, and where its source is."""

    name: str
    licence: str
    text: Path
    source: str


_SHIPPED = (
    Shipped("pyodide", "MPL-2.0", _TEXTS / "mpl-2.0.txt", "https://github.com/pyodide/pyodide"),
    Shipped("micropip", "MPL-2.0", _TEXTS / "mpl-2.0.txt", "https://github.com/pyodide/micropip"),
    Shipped("python (inside pyodide)", "PSF-2.0", _TEXTS / "python.txt", "https://github.com/python/cpython"),
    Shipped("lit-html", "BSD-3-Clause", MODULES / "lit-html" / "LICENSE", "https://github.com/lit/lit"),
    Shipped("@fluent/bundle", "Apache-2.0", _TEXTS / "apache-2.0.txt", "https://github.com/projectfluent/fluent.js"),
    Shipped(
        "@letele/playing-cards", "CC0-1.0", MODULES / "@letele" / "playing-cards" / "LICENSE", "https://github.com/letele/playing-cards"
    ),
)


def write_notices(out: Path) -> None:
    """Write our own licence, the licences of the others, and a list of them."""
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE")
    folder = out / "licenses"
    folder.mkdir()
    lines = ["Napoleon itself: MIT, see ../LICENSE. It ships, unchanged or bundled:", ""]
    for item in _SHIPPED:
        name = f"{item.licence}-{item.name.split()[0].replace('@', '').replace('/', '-')}.txt"
        shutil.copyfile(item.text, folder / name)
        lines.append(f"{item.name} {_version(item.name)}: {item.licence}, see {name}; source: {item.source}".replace(" :", ":"))
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _version(name: str) -> str:
    """The version that is installed; empty for what is no JavaScript package (its address in the site says it)."""
    manifest = MODULES / name / "package.json"
    return str(json.loads(manifest.read_text(encoding="utf-8"))["version"]) if manifest.is_file() else ""
