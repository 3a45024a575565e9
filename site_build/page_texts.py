"""The words of the page by language: which there are, and their words as plain files that the page fetches when they are wanted.

A language is a folder of Fluent files. English is the measure of all others, and the page's script holds its words of the table. Long
pages, and the first screen that stands before any script runs, have files of their own, which begin with their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from site_build.digests import sha256
from site_build.paths import WEB

ENGLISH = "en"
RULES, PLAYERS, FIRST, EMBEDS = "rules", "players", "first", "embed"
"""The pages that have words of their own: how their Fluent files begin."""
_PARTS = (RULES, PLAYERS, FIRST, EMBEDS)
_PLACES = range(1, 7)
_NAMES = ("ui-suit-", "ui-rank-", "ui-card-name ", "ui-card-joker ")
_LOCALES = WEB / "locales"


def languages() -> tuple[str, ...]:
    """The languages that have words, English first."""
    found = sorted(path.name for path in _LOCALES.iterdir() if path.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def page_texts(page: str, language: str) -> str:
    """What the Fluent files of a page say, one after the other."""
    return _joined(path for path in _files(language) if path.name.startswith(page))


def table_texts(language: str) -> str:
    """What all other Fluent files say: the words of the table and of the start screen."""
    return _joined(path for path in _files(language) if not path.name.startswith(_PARTS))


def embed_texts(language: str) -> str:
    """What the elements in pages of others say, and the names of cards: messages of one line each."""
    cards = [line for line in table_texts(language).splitlines() if line.startswith(_NAMES)]
    return "\n".join([*cards, *(line for line in page_texts(EMBEDS, language).splitlines() if line.startswith("ui-embed-"))])


def plain_message(key: str, language: str) -> str:
    """A message of one line without arguments, as it stands; the English one where the language has none.

    :raises KeyError: when English has none either.
    """
    for each in (language, ENGLISH):
        found = re.search(rf"^{key} = (.+)$", _joined(_files(each)), re.MULTILINE)
        if found:
            return found[1]
    raise KeyError(key)


def write_languages(out: Path) -> dict[str, dict[str, object]]:
    """Write the words into the site; for each language their addresses, which change with them, and what its players are called."""
    return {
        language: {
            "words": None if language == ENGLISH else _write(out, "words", language, table_texts(language)),
            RULES: _write(out, RULES, language, page_texts(RULES, language)),
            PLAYERS: _write(out, PLAYERS, language, page_texts(PLAYERS, language)),
            "names": [*_names(language)],
        }
        for language in languages()
    }


def _names(language: str) -> Iterator[str]:
    """What the page calls seats: by their places, then persons beside others by their numbers."""
    yield from (plain_message(f"ui-name-{place}", language) for place in _PLACES)
    yield from (plain_message("ui-person-name", language).replace("{ $number }", str(number)) for number in _PLACES)


def _files(language: str) -> list[Path]:
    return sorted((_LOCALES / language).glob("*.ftl"))


def _joined(files: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def _write(out: Path, part: str, language: str, text: str) -> str:
    name = f"assets/{part}-{language}-{sha256(text.encode())[:8]}.ftl"
    (out / "assets").mkdir(exist_ok=True)
    (out / name).write_text(text, encoding="utf-8")
    return f"./{name}"
