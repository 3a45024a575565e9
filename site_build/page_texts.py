"""The words of long pages as plain files of the site: the page fetches them when somebody asks for such a page."""

from __future__ import annotations

from pathlib import Path

from site_build.digests import sha256
from site_build.paths import WEB

RULES, PLAYERS = "rules", "players"
"""The pages that have words of their own: how their Fluent files begin."""
_LANGUAGE = "en"


def page_texts(page: str) -> str:
    """What the Fluent files of a page say, one after the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "locales" / _LANGUAGE).glob(f"{page}*.ftl")))


def write_page_texts(out: Path, page: str) -> str:
    """Write them into the site; their address there, which changes with them."""
    text = page_texts(page)
    name = f"assets/{page}-{_LANGUAGE}-{sha256(text.encode())[:8]}.ftl"
    (out / "assets").mkdir(exist_ok=True)
    (out / name).write_text(text, encoding="utf-8")
    return name
