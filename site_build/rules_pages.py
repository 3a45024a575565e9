"""Printable pages in every language: rules for each preset and number of players, the CPU players, the characters among them, what the
site is made of, an index.

They are told by the core, drawn by the page's own renderer, and without script. The page of a preset's own number of players is named by
the preset alone: ``nap-french.html``, and ``nap-french-6.html`` for six. English stands in the folder itself, every other language in a
folder of its own there.
"""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path

from napoleon_core.characters_page import characters_page
from napoleon_core.games import GAMES, GameFamily
from napoleon_core.option_specs import Value, style_of
from napoleon_core.players_page import players_page
from site_build.bundle import bundle_for_node
from site_build.errors import BuildError
from site_build.faces import sprite
from site_build.node_env import find_node
from site_build.notices import about
from site_build.page_texts import PLAYERS as ABOUT_PLAYERS
from site_build.page_texts import RULES, languages, page_texts, table_texts
from site_build.paths import WEB, WORK
from site_build.shell import run_quietly

FOLDER = "rules"
PLAYERS = "players"
_PAGES = (RULES, ABOUT_PLAYERS)
_DRAWING = Path(__file__).with_name("rules_pages.mjs")


def write_rules(out: Path, style: str, build: str) -> None:
    """Write the pages into the site's folder; ``style`` is the name of their style sheet there, ``build`` that of this build of the site.

    :raises BuildError: when a page cannot be drawn, for want of a word for example.
    """
    spoken = [{"language": each, "words": [table_texts(each), *(page_texts(page, each) for page in _PAGES)]} for each in languages()]
    people = {"players": players_page().json(), "characters": characters_page().json(), "faces": sprite()}
    told = {"sheets": _sheets(), **people, "about": about(build)}
    said = {"style": style, "icon": _icon(), "spoken": spoken, **told}
    WORK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        script = Path(folder) / "rules_pages.mjs"
        bundle_for_node(_DRAWING, script)
        given, made = Path(folder) / "rules.json", Path(folder) / "pages.json"
        given.write_text(json.dumps(said), encoding="utf-8")
        done = run_quietly([find_node().node, script, given, made])
        if done.status != 0:
            raise BuildError(f"The pages of rules cannot be drawn:\n{done.tail()}", "Mend web/js/view/rules.js or web/locales/.")
        pages = json.loads(made.read_text(encoding="utf-8"))
    for name, text in pages.items():
        page = out / FOLDER / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")


def _sheets() -> list[dict[str, object]]:
    """What the core says of every preset, for each number of players."""
    return [
        _sheet(family, preset, players)
        for family in GAMES.values()
        for preset in family.presets
        for players in next(spec for spec in family.specs if spec.name == PLAYERS).values
    ]


def _sheet(family: GameFamily, name: str, players: Value) -> dict[str, object]:
    preset = family.presets[name]
    usual = family.from_options(preset.options).seats
    game = family.from_options({**preset.options, PLAYERS: players})
    style = style_of(family.id, family.presets, family.settings, name, preset.settings)
    left_open = {
        spec.json(f"{family.id}-option")["key"]: getattr(game.options, spec.name) for spec in family.specs if spec.name in preset.ask
    }
    return {
        "file": f"{family.id}-{name}.html" if players == usual else f"{family.id}-{name}-{players}.html",
        "game": family.id,
        "preset": name,
        "players": players,
        "usual": players == usual,
        "open": left_open,
        "page": game.rules(style).json(),
    }


def _icon() -> str:
    """The address of the icon, from the page of the game."""
    found = re.search(r'rel="icon" href="([^"]+)"', (WEB / "index.html").read_text(encoding="utf-8"))
    if found is None:
        raise BuildError("web/index.html names no icon.", "The pages of rules take it from there.")
    return found.group(1)
