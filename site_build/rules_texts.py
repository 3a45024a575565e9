"""The words of the rules as one plain file of the site: the page fetches them when somebody asks for the rules."""

from __future__ import annotations

from pathlib import Path

from site_build.digests import sha256
from site_build.paths import WEB

_LANGUAGE = "en"


def rules_texts() -> str:
    """What the Fluent files of the rules say, one after the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "locales" / _LANGUAGE).glob("rules*.ftl")))


def write_rules_texts(out: Path) -> str:
    """Write them into the site; their address there, which changes with them."""
    text = rules_texts()
    name = f"assets/rules-{_LANGUAGE}-{sha256(text.encode())[:8]}.ftl"
    (out / "assets").mkdir(exist_ok=True)
    (out / name).write_text(text, encoding="utf-8")
    return name
