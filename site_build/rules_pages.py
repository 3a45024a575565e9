"""Printable pages of rules, one for each preset of each game: told by the core, drawn by the page's own renderer, and without script."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path

from napoleon_core.games import GAMES
from site_build.bundle import bundle_for_node
from site_build.errors import BuildError
from site_build.node_env import find_node
from site_build.paths import WEB, WORK
from site_build.shell import run_quietly

FOLDER = "rules"
_DRAWING = Path(__file__).with_name("rules_pages.mjs")


def write_rules(out: Path, style: str) -> None:
    """Write the pages into the site's folder; ``style`` is the name of their style sheet there.

    :raises BuildError: when a page cannot be drawn, for want of a word for example.
    """
    said = {"style": f"../{style}", "icon": _icon(), "sheets": _sheets()}
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        script = Path(folder) / "rules_pages.mjs"
        bundle_for_node(_DRAWING, script)
        given, made = Path(folder) / "rules.json", Path(folder) / "pages.json"
        given.write_text(json.dumps(said), encoding="utf-8")
        done = run_quietly([find_node().node, script, given, made])
        if done.status != 0:
            raise BuildError(f"The pages of rules cannot be drawn:\n{done.tail()}", "Mend web/js/view/rules.js or web/locales/.")
        pages = json.loads(made.read_text(encoding="utf-8"))
    (out / FOLDER).mkdir()
    for name, text in pages.items():
        (out / FOLDER / name).write_text(text, encoding="utf-8")


def _sheets() -> list[dict[str, object]]:
    """What the core says of every preset."""
    sheets: list[dict[str, object]] = []
    for family in GAMES.values():
        for name, preset in family.presets.items():
            game = family.from_options(preset.options)
            page = game.rules().json()
            sheets.append({"file": f"{family.id}-{name}.html", "game": family.id, "preset": name, "players": game.seats, "page": page})
    return sheets


def _icon() -> str:
    """The icon of the page of the game."""
    found = re.search(r'rel="icon"\s+href="([^"]+)"', (WEB / "index.html").read_text(encoding="utf-8"))
    return found.group(1) if found else "data:,"
