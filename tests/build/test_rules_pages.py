"""The printable pages: rules of every preset and number of players, and how the CPU players decide, linked, and without script."""

from __future__ import annotations

import re

import pytest

from napoleon_core.agents.levels import LEVELS
from napoleon_core.games import GAMES
from site_build.node_env import ensure_modules
from site_build.rules_pages import FOLDER, write_rules

pytestmark = pytest.mark.native

PLAYERS = {name: next(spec.values for spec in family.specs if spec.name == "players") for name, family in GAMES.items()}
SHEETS = [(game, preset, players) for game, family in GAMES.items() for preset in family.presets for players in PLAYERS[game]]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    ensure_modules(for_checks=True)
    out = tmp_path_factory.mktemp("site")
    write_rules(out, "style.css")
    return {path.name: path.read_text(encoding="utf-8") for path in (out / FOLDER).iterdir()}


def name_of(game: str, preset: str, players: object) -> str:
    usual = GAMES[game].from_options(GAMES[game].presets[preset].options).seats
    return f"{game}-{preset}.html" if players == usual else f"{game}-{preset}-{players}.html"


def test_there_is_a_page_for_every_set_and_number_of_players_one_of_the_players_and_an_index(pages: dict[str, str]) -> None:
    assert {*pages} == {"index.html", "players.html", *(name_of(*sheet) for sheet in SHEETS)}


def test_no_page_has_a_script_or_a_link_that_leads_nowhere(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        assert "<script" not in text, name
        links = re.findall(r'href="\./([^"#]+)"', text)
        assert links, name
        assert {*links} <= {*pages}, name


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
    assert f'href="../index.html#{game}?preset={preset}{own}"' in pages[name_of(game, preset, players)]


def test_the_index_leads_to_how_the_players_decide_and_back(pages: dict[str, str]) -> None:
    assert 'href="./players.html"' in pages["index.html"]
    assert 'href="./index.html"' in pages["players.html"]


def test_the_page_of_the_players_tells_the_levels_as_they_are(pages: dict[str, str]) -> None:
    (table,) = re.findall(r"<tbody>.*?</tbody>", pages["players.html"], re.DOTALL)
    rows = [words(row).split() for row in re.findall(r"<tr>.*?</tr>", table, re.DOTALL)]
    assert [(row[0], row[-2], row[-1]) for row in rows] == [
        (str(number), str(level.worlds), str(round(1000 * level.seconds))) for number, level in LEVELS.items()
    ]
    assert f"in about {round(100 * LEVELS[1].slips)} of 100 decisions" in words(pages["players.html"])


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
