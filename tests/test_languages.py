"""Every language says all that English says, with the same arguments, and nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from site_build.page_texts import EMBEDS, PLAYERS, RULES
from site_build.page_texts import FIRST as FIRST_SCREEN
from tests.words import ENGLISH, LANGUAGES, ROOT, asked, messages

pytestmark = pytest.mark.native  # the page and the sources are not there inside Pyodide

SCRIPT = (ROOT / "web" / "js" / "english.js").read_text(encoding="utf-8")
SCRIPTS = (*sorted((ROOT / "web" / "js").rglob("*.js")), ROOT / "site_build" / "rules_pages.mjs")
FIRST = "ui-first-"
PARTS = (EMBEDS, FIRST_SCREEN, PLAYERS, RULES)
BARE = ("ui", "")
"""Stems that say nothing of what they begin."""

NO_PLURALS = ("ja",)
PLURALS = {"zero", "one", "two", "few", "many"}


def literals(sources: tuple[Path, ...]) -> list[str]:
    """What stands between quotes, templates with ``*`` for each part that is made when it runs."""
    found: list[str] = []
    for path in sources:
        code = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith(("//", "*", "/**")))
        found += [single or double for single, double in re.findall(r"'(ui-[\w-]+)'|\"(ui-[\w-]+)\"", code)]
        found += [re.sub(r"\$\{[^}]*\}", "*", text) for text in re.findall(r"`(ui-(?:[^`$]|\$\{[^}]*\})*)`", code)]
    return found


def page_keys() -> set[str]:
    """The keys of English that the scripts of the page ask for, by name or by how they begin."""
    keys = {key for key in messages(ENGLISH) if key.startswith("ui-")}
    used: set[str] = set()
    for literal in literals(SCRIPTS):
        pattern = re.compile(re.escape(literal).replace(r"\*", r"[\w-]+"))
        stem = literal.partition("*")[0]
        assert stem.rstrip("-") not in BARE, f"`{literal}` may be any key: let it begin with more than ui-"
        met = {key for key in keys if pattern.fullmatch(key)}
        assert met, f"no words for {literal}"
        used |= met
    ends = {end for path in SCRIPTS for end in re.findall(r"`\$\{\w*[kK]ey\}(-[a-z]+)`", path.read_text(encoding="utf-8"))}
    details = {f"{key}{end}" for key in used for end in ends}  # made from a key that is handed on
    pages = "".join((ROOT / "web" / name).read_text(encoding="utf-8") for name in ("index.html", "embed.html", "demo.html"))
    places = re.findall(r"<!--([a-z-]+)-->|\{\{([a-z-]+)\}\}|\[\[([a-z-]+)\]\]", pages)
    first = {f"{stem}{word}" for found in places for word in found if word for stem in (FIRST, "ui-")}
    inside = {inner for message in messages(ENGLISH).values() for inner in message.inner}
    return (used | details | first | inside | {f"{FIRST}again"}) & keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_in_a_language_and_none_is_there_that_english_lacks(language: str) -> None:
    own, english = messages(language).keys(), messages(ENGLISH).keys()
    assert english - own == set(), f"missing in {language}"
    assert own - english == set(), f"only in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_asks_for_the_same_arguments_in_every_language(language: str) -> None:
    differing = {
        key: (asked(key, language), asked(key, ENGLISH)) for key in messages(language) if asked(key, language) != asked(key, ENGLISH)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_in_the_file_that_english_has_it_in(language: str) -> None:
    """Which files are fetched when goes by their names."""
    moved = {key: message.file for key, message in messages(language).items() if message.file != messages(ENGLISH)[key].file}
    assert moved == {}


def test_every_word_of_the_page_is_asked_for() -> None:
    """But those of a file that the page does not take in yet."""
    taken = (*(f"{part}" for part in PARTS), *re.findall(r"locales/en/([\w-]+)\.ftl", SCRIPT))
    keys = {key for key, message in messages(ENGLISH).items() if key.startswith("ui-") and message.file.startswith(taken)}
    assert len(keys) > 150
    assert keys - page_keys() == set(), "nothing asks for these"


@pytest.mark.parametrize("language", NO_PLURALS)
def test_a_language_without_plurals_tells_none_apart(language: str) -> None:
    assert {key for key, message in messages(language).items() if message.cases & PLURALS} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_has_plain_lines(language: str) -> None:
    for key in messages(language):
        if key.startswith(FIRST):
            assert asked(key, language) == set()
            assert not messages(language)[key].inner


def test_french_keeps_a_space_that_does_not_break_before_signs_and_within_quotes() -> None:
    for path in sorted((ROOT / "web" / "locales" / "fr").glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                assert not re.search(r"\S [;?!%»]|\S :(\s|$)|« ", line), f"{path.name}:{number}: {line}"
