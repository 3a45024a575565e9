"""Other builds of the site: from a copy of the sources in another folder, as they are or changed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from site_build.paths import DIST, MODULES, ROOT, VENV, WHEELS
from site_build.shell import run_quietly

SOURCES = ("build.py", "site_build", "napoleon_core", "web", "requirements", "LICENSE", "README.md", "pyproject.toml")
KEPT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")


def build_elsewhere(folder: Path, changes: Mapping[str, tuple[str, str]]) -> Path:
    """The site that a copy of the sources in ``folder`` makes, with these changes: by file, a text in it and what takes its place."""
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=KEPT_OUT)
        else:
            shutil.copyfile(source, folder / name)
    for name, (text, instead) in changes.items():
        path = folder / name
        content = path.read_text(encoding="utf-8")
        assert text in content, f"{text!r} does not stand in {name}"
        path.write_text(content.replace(text, instead, 1), encoding="utf-8")
    for place in (VENV, MODULES, WHEELS):
        link = folder / place.relative_to(ROOT)
        link.parent.mkdir(exist_ok=True)
        link.symlink_to(place)
    done = run_quietly([sys.executable, folder / "build.py"], cwd=folder)
    assert done.status == 0, done.output
    return folder / DIST.relative_to(ROOT)
