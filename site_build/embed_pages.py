"""What other pages take in: the page of a table in a frame, and the script with the elements."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from html import escape
from pathlib import Path

from napoleon_core.cards import codes
from napoleon_core.games import GAMES
from site_build.bundle import Bundler
from site_build.errors import BuildError
from site_build.page_texts import ENGLISH, embed_texts, languages, plain_message
from site_build.paths import WEB

SCRIPT = "embed.js"
"""Its name never changes, since it stands in pages of others."""
_WORD = re.compile(r"\[\[([a-z-]+)\]\]")
_DEMO_WORD = re.compile(r"\{\{(demo-[a-z-]+)\}\}")
_POLICY = re.compile(r"<meta\s+http-equiv=\"Content-Security-Policy\".*?/>", re.DOTALL)
_ICON = re.compile(r"<link\s+rel=\"icon\".*?/>", re.DOTALL)


def write_embeds(out: Path, bundler: Bundler, site: dict[str, object]) -> None:
    """Write the pages and scripts that stand in pages of others.

    :raises BuildError: when a source is faulty.
    """
    told = {"games": [*GAMES], "packs": _packs(), "words": {language: embed_texts(language) for language in languages()}}
    bundler.bundle("js/embed/embed.js", name=SCRIPT, EMBED=told)
    shutil.copyfile(WEB / "js" / "embed" / "embed.d.ts", out / "embed.d.ts")
    names = {source: bundler.bundle(source, site) for source in ("js/embed/facade.js", "js/embed/engine.js", "js/embed/demo.js")}
    names |= {source: bundler.bundle(source) for source in ("css/embed.css", "css/demo.css")}
    for page in ("embed.html", "engine.html"):
        (out / page).write_text(_built(_with_words(_source(page)), names), encoding="utf-8")
    for language in languages():
        (out / demo_page(language)).write_text(_built(_demo(language), names), encoding="utf-8")


def _packs() -> dict[str, list[str]]:
    """The cards of each game as it is usually played: what a diagram offers before it has asked about its own rules."""
    return {name: [*codes(family.from_options({}).pack)] for name, family in GAMES.items()}


def demo_page(language: str) -> str:
    """The page that shows every element, in that language."""
    return "demo.html" if language == ENGLISH else f"demo-{language}.html"


def _source(page: str) -> str:
    return (WEB / page).read_text(encoding="utf-8")


def _built(page: str, names: Mapping[str, str]) -> str:
    """The page with what the build knows in its places."""
    page = page.replace("<!--policy-->", _of_page(_POLICY)).replace("<!--icon-->", _of_page(_ICON))
    for source, built in names.items():
        page = page.replace(f'"{source}"', f'"{built}"')
    return page


def _demo(language: str) -> str:
    page = _DEMO_WORD.sub(lambda place: escape(plain_message(f"ui-{place[1]}", language)), _source("demo.html"))
    links = (f'<a href="{demo_page(each)}" lang="{each}" hreflang="{each}"{_here(each, language)}>{each}</a>' for each in languages())
    return page.replace("{{lang}}", language).replace("<!--tongues-->", "".join(links))


def _here(language: str, current: str) -> str:
    return ' aria-current="page"' if language == current else ""


def _of_page(part: re.Pattern[str]) -> str:
    """A part of the page of the game that stands in this one too."""
    found = part.search((WEB / "index.html").read_text(encoding="utf-8"))
    if found is None:
        raise BuildError(f"web/index.html has nothing like {part.pattern}.", "The page for frames takes it from there.")
    return found[0]


def _with_words(page: str) -> str:
    """The page with the words of all languages in their places; a script leaves the reader's."""
    return _WORD.sub(lambda place: "".join(_said(place[1], language) for language in languages()), page)


def _said(word: str, language: str) -> str:
    return f'<span lang="{language}">{escape(plain_message(f"ui-first-{word}", language))}</span>'
