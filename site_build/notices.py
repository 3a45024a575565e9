"""What the site ships of others: their licences in `licenses/` beside it, and what the page about the game says of it all."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from site_build.paths import MODULES, REQUIREMENTS, ROOT, core_version

_TEXTS = Path(__file__).with_name("licenses")
"""Licence texts that the packages themselves do not carry."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """Something of others in the site: what it is, its licence, the licence's text, and where its source is."""

    name: str
    licence: str
    text: Path
    source: str

    @property
    def file(self) -> str:
        """The name of its licence in the folder."""
        return f"{self.licence.replace(', ', '-').replace(' ', '-')}-{self.name.split()[0].replace('@', '').replace('/', '-')}.txt"


_SHIPPED = (
    Shipped("pyodide", "MPL-2.0", _TEXTS / "mpl-2.0.txt", "https://github.com/pyodide/pyodide"),
    Shipped("micropip", "MPL-2.0", _TEXTS / "mpl-2.0.txt", "https://github.com/pyodide/micropip"),
    Shipped("python (inside pyodide)", "PSF-2.0", _TEXTS / "python.txt", "https://github.com/python/cpython"),
    Shipped(
        "libraries (inside pyodide)",
        "MIT, BSD, Zlib and others",
        _TEXTS / "runtime-libraries.txt",
        "https://github.com/pyodide/pyodide/blob/main/cpython/Makefile",
    ),
    Shipped("lit-html", "BSD-3-Clause", MODULES / "lit-html" / "LICENSE", "https://github.com/lit/lit"),
    Shipped("qrcode-generator", "MIT", _TEXTS / "qrcode-generator.txt", "https://github.com/kazuhikoarase/qrcode-generator"),
    Shipped("@fluent/bundle", "Apache-2.0", _TEXTS / "apache-2.0.txt", "https://github.com/projectfluent/fluent.js"),
    Shipped("workbox-precaching", "MIT", MODULES / "workbox-precaching" / "LICENSE", "https://github.com/GoogleChrome/workbox"),
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
        shutil.copyfile(item.text, folder / item.file)
        lines.append(f"{item.name} {_version(item.name)}: {item.licence}, see {item.file}; source: {item.source}".replace(" :", ":"))
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def about(build: str) -> dict[str, object]:
    """What the page about the game says: versions, and what of others the site ships. ``build`` names this build of the site."""
    shipped = [
        {"name": item.name, "version": _version(item.name), "licence": item.licence, "file": item.file, "source": item.source}
        for item in _SHIPPED
    ]
    return {"core": core_version(), "build": build, "pyodide": _version("pyodide"), "python": _runtime()["python"], "shipped": shipped}


def _version(name: str) -> str:
    """The version that is shipped; empty for what has none of its own."""
    manifest = MODULES / name / "package.json"
    if manifest.is_file():
        return str(json.loads(manifest.read_text(encoding="utf-8"))["version"])
    if name.startswith("python "):
        return _runtime()["python"]
    pinned = re.search(rf"^{re.escape(name)}==(\S+)", (REQUIREMENTS / "browser.txt").read_text(encoding="utf-8"), re.MULTILINE)
    return pinned[1] if pinned else ""


def _runtime() -> dict[str, str]:
    """What Pyodide says of itself."""
    info: dict[str, str] = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return info
