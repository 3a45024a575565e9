"""What other pages take in: the page of a table in a frame, and the script with the elements."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from site_build.bundle import Bundler
from site_build.errors import BuildError
from site_build.page_texts import languages, plain_message
from site_build.paths import WEB

SCRIPT = "embed.js"
"""Its name never changes, since it stands in pages of others."""
_WORD = re.compile(r"\[\[([a-z-]+)\]\]")
_POLICY = re.compile(r"<meta\s+http-equiv=\"Content-Security-Policy\".*?/>", re.DOTALL)
_ICON = re.compile(r"<link\s+rel=\"icon\".*?/>", re.DOTALL)


def write_embeds(out: Path, bundler: Bundler, site: dict[str, object]) -> None:
    """Write the pages and scripts that stand in pages of others.

    :raises BuildError: when a source is faulty.
    """
    style, facade = bundler.bundle("css/embed.css"), bundler.bundle("js/embed/facade.js", site)
    page = _with_words((WEB / "embed.html").read_text(encoding="utf-8"))
    page = page.replace("<!--policy-->", _of_page(_POLICY)).replace("<!--icon-->", _of_page(_ICON))
    page = page.replace('"css/embed.css"', f'"{style}"').replace('"js/embed/facade.js"', f'"{facade}"')
    (out / "embed.html").write_text(page, encoding="utf-8")
    bundler.bundle("js/embed/embed.js", site, name=SCRIPT)


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
