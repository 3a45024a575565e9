"""The printable pages: rules of every preset and number of players, and how the CPU players decide, linked, and without script."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

from napoleon_core.agents.levels import LEVELS
from napoleon_core.games import GAMES
from site_build.node_env import ensure_modules
from site_build.notices import write_notices
from site_build.rules_pages import FOLDER, write_rules
from tests.words import ENGLISH, LANGUAGES

pytestmark = pytest.mark.native

PLAYERS = {name: next(spec.values for spec in family.specs if spec.name == "players") for name, family in GAMES.items()}
SHEETS = [(game, preset, players) for game, family in GAMES.items() for preset in family.presets for players in PLAYERS[game]]


@pytest.fixture(scope="module")
def all_pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The pages of all languages, by their place in the folder."""
    ensure_modules(for_checks=True)
    out = tmp_path_factory.mktemp("site")
    write_rules(out, "style.css", "build0")
    return {str(path.relative_to(out / FOLDER)): path.read_text(encoding="utf-8") for path in (out / FOLDER).rglob("*.html")}


@pytest.fixture(scope="module")
def pages(all_pages: dict[str, str]) -> dict[str, str]:
    """The English ones."""
    return {name: text for name, text in all_pages.items() if "/" not in name}


def name_of(game: str, preset: str, players: object) -> str:
    usual = GAMES[game].from_options(GAMES[game].presets[preset].options).seats
    return f"{game}-{preset}.html" if players == usual else f"{game}-{preset}-{players}.html"


def test_there_is_a_page_for_every_set_and_number_of_players_one_of_the_players_one_of_the_characters_one_about_the_site_and_an_index(
    pages: dict[str, str],
) -> None:
    assert {*pages} == {"about.html", "index.html", "players.html", "characters.html", *(name_of(*sheet) for sheet in SHEETS)}


def test_no_page_has_a_script_or_a_link_that_leads_nowhere(pages: dict[str, str], all_pages: dict[str, str]) -> None:
    for name, text in pages.items():
        assert "<script" not in text, name
        links = re.findall(r'href="\./([^"#]+)"', text)
        assert links, name
        assert {*links} <= {*all_pages}, name


def test_every_page_is_there_in_every_language_and_leads_to_the_others(all_pages: dict[str, str], pages: dict[str, str]) -> None:
    assert {*all_pages} == {*pages, *(f"{language}/{name}" for language in LANGUAGES if language != ENGLISH for name in pages)}
    for place, text in all_pages.items():
        language, name = place.split("/") if "/" in place else (ENGLISH, place)
        assert f'<html lang="{language}">' in text
        for other in LANGUAGES:
            tags = [tag for tag in re.findall(r"<(?:link|a) [^>]*>", text) if f'hreflang="{other}"' in tag]
            assert [tag[:3] for tag in tags] == ["<li", "<a "], (place, other)
            for tag in tags:
                leads = posixpath.join(posixpath.dirname(place), re.findall(r'href="([^"]+)"', tag)[0])
                assert posixpath.normpath(leads) == (name if other == ENGLISH else f"{other}/{name}"), (place, other)
        assert len(re.findall(r'hreflang="x-default"', text)) == 1


def test_in_every_language_a_page_tells_its_rules_in_its_own_words_and_opens_a_table_in_it(all_pages: dict[str, str]) -> None:
    told = {language: words(all_pages[f"{'' if language == ENGLISH else f'{language}/'}napoleon-standard.html"]) for language in LANGUAGES}
    assert len({*told.values()}) == len(LANGUAGES)
    assert "ナポレオンのルール" in told["ja"]
    assert "Les règles" in told["fr"]
    assert 'href="../../index.html#nap?preset=hoyle&amp;lang=ja"' in all_pages["ja/nap-hoyle.html"]
    assert 'href="../../style.css"' in all_pages["ja/nap-hoyle.html"]


def test_the_index_leads_to_every_page_and_each_page_to_its_other_numbers(pages: dict[str, str]) -> None:
    for game, preset, players in SHEETS:
        name = name_of(game, preset, players)
        assert f'href="./{name}"' in pages["index.html"]
        assert [f'href="./{name_of(game, preset, other)}"' in pages[name] for other in PLAYERS[game]] == [True] * len(PLAYERS[game])
        assert re.search(rf'href="\./{name}" aria-current="page"', pages[name])


@pytest.mark.parametrize(("game", "preset", "players"), SHEETS)
def test_a_page_opens_a_table_for_its_own_number(pages: dict[str, str], game: str, preset: str, players: int) -> None:
    usual = GAMES[game].from_options(GAMES[game].presets[preset].options).seats
    own = "" if players == usual else f"&amp;players={players}"
    assert f'href="../index.html#{game}?preset={preset}{own}&amp;lang=en"' in pages[name_of(game, preset, players)]


def test_the_index_leads_to_how_the_players_decide_and_back(pages: dict[str, str]) -> None:
    assert 'href="./players.html"' in pages["index.html"]
    assert 'href="./index.html"' in pages["players.html"]


def test_the_page_of_the_players_tells_the_levels_as_they_are(pages: dict[str, str]) -> None:
    tables = re.findall(r"<tbody>.*?</tbody>", pages["players.html"], re.DOTALL)
    assert len(tables) == len(GAMES)
    for table, family in zip(tables, GAMES.values(), strict=True):
        rows = [words(row).split() for row in re.findall(r"<tr>.*?</tr>", table, re.DOTALL)]
        assert [(row[0], row[-2], row[-1]) for row in rows] == [
            (str(number), f"{LEVELS[number].worlds:,}", str(round(1000 * LEVELS[number].seconds))) for number in family.levels
        ]
    assert f"in about {round(100 * LEVELS[1].slips)} of 100 decisions" in words(pages["players.html"])


def test_the_page_about_the_site_tells_every_notice_that_is_shipped_and_is_reached_from_the_index(
    pages: dict[str, str], tmp_path: Path
) -> None:
    write_notices(tmp_path)
    page = pages["about.html"]
    assert 'href="./about.html"' in pages["index.html"]
    assert {*re.findall(r'href="\.\./licenses/([^"]+)"', page)} == {path.name for path in (tmp_path / "licenses").iterdir()} - {
        "README.txt"
    }
    assert all((tmp_path / "licenses" / name).stat().st_size > 500 for name in re.findall(r"licenses/([^\"]+)", page))
    assert "Nothing leaves your browser" in words(page)
    assert re.search(r"Rules and players \d+\.\d+\.\d+ Build of the site build0 Pyodide [\d.]+ Python 3\.14\.\d+", words(page))


def words(text: str) -> str:
    """What is read on a page, without its tags."""
    return " ".join(re.sub(r"<[^>]+>", " ", text).split())


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("nap-hoyle.html", "one at a time"),
        ("nap-hoyle.html", "Only the card that won is turned down"),
        ("nap-hoyle.html", "Scores are counted in pence."),
        ("nap-hoyle.html", "A Nap is worth 10 pence when it is made and 5 pence when it fails."),
        ("nap-french.html", "What 4 players score, in chips"),
        ("nap-french.html", "To be agreed before the match: Naps that a Blücher is worth. This page says 4."),
        ("nap-standard-6.html", "What 6 players score bid"),
        ("nap-standard.html", "A Nap is worth 5 when it is made and 5 when it fails."),
        ("napoleon-standard-4.html", "You get 12 cards each."),
        ("napoleon-standard-4.html", "Napoleon the other one; Napoleon alone gets all 3."),
        ("napoleon-standard.html", "Napoleon the other 2; Napoleon alone gets all 4."),
    ],
)
def test_a_page_says_what_holds_at_its_table(pages: dict[str, str], page: str, said: str) -> None:
    assert said in words(pages[page])
