"""Links to tables: the same link gives the same cards whoever reads it, and a day has a deal of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from urllib.parse import quote

import pytest

from napoleon_core.__main__ import main
from napoleon_core.cards import codes
from napoleon_core.errors import BadOption, BadSeed, CoreError, UnknownGame, UnknownOption
from napoleon_core.game import deal_for
from napoleon_core.games import GAMES, game_of
from napoleon_core.seating import Seating
from napoleon_core.session import Session
from napoleon_core.table_link import day_seed, is_day, read_link, write_link
from tests.counts import SCALE
from tests.games import random_game
from tests.wire import Page

SEEDS = ("9007199254740993", "0", "-1", "1.5", "1e3", "abc", "٣", "a+b c&d=e#f?g%20", "x" * 64)


def dealt_by_link(link: str) -> tuple[list[list[str]], list[str]]:
    """Hands and widow of the first deal that a link asks for."""
    asked = read_link(link)
    assert asked.seed is not None
    dealt = deal_for(asked.game, asked.seed, 0)
    return [codes(hand) for hand in dealt.hands], codes(dealt.widow)


def test_the_deals_of_links_are_pinned() -> None:
    """People send links to each other: what they deal must never change."""
    assert dealt_by_link("napoleon?day=2026-03-01")[0][0] == PINNED_DAY
    assert dealt_by_link("#nap?players=5&seed=42")[0][0] == PINNED_SEED
    assert dealt_by_link("https://example.org/games/#nap?seed=42&players=5&lang=ja&theme=dark")[0][0] == PINNED_SEED


PINNED_DAY = ["Js", "Qh", "7h", "5d", "4d", "Ac", "Jc", "Tc", "7c", "4c"]
PINNED_SEED = ["9s", "2s", "Ah", "5h", "3d"]


@pytest.mark.native
def test_links_deal_the_same_cards_under_every_hash_seed() -> None:
    links = ["napoleon?day=2026-03-01", "nap?day=2024-02-29", "napoleon?players=4&preset=rulebook&seed=%D9%A3&dealer=2"]
    program = "import sys; from napoleon_core.__main__ import main; [main(['deal', link]) for link in sys.argv[1:]]"
    printed = set()
    for hash_seed in ("0", "2024", "random"):
        given = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", program, *links]
        printed.add(subprocess.run(command, env=given, capture_output=True, check=True, text=True).stdout)
    (text,) = printed
    found = [json.loads(line) for line in text.splitlines()]
    assert [(one["hands"], one.get("widow", [])) for one in found] == [dealt_by_link(link) for link in links]


def test_a_seed_in_a_link_is_a_text_whatever_it_looks_like() -> None:
    assert [read_link(f"nap?seed={quote(seed)}").seed for seed in SEEDS] == [*SEEDS]
    assert len({repr(dealt_by_link(f"nap?seed={quote(seed)}")) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("name", GAMES)
def test_every_table_writes_the_link_that_deals_its_cards(name: str) -> None:
    family = GAMES[name]
    rng = Random(f"table links {name}")
    for number in range(40 * SCALE):
        game = random_game(rng, family)
        seed = rng.choice(SEEDS)
        dealer, me = rng.choice([None, *range(game.seats)]), rng.randrange(game.seats)
        agents = tuple("human" if seat == me else "policy" for seat in range(game.seats))
        session = Session(game, seed, Seating(("A",) * game.seats, agents), dealer)
        session.arrange(rng.choice([None, *family.presets]), {spec.name: rng.choice(spec.values) for spec in family.settings})
        link = write_link(session.record(), session.me)
        assert link is not None
        asked = read_link(link)
        assert asked.game.options == game.options, f"{number}: {link}"
        assert (asked.seed, asked.seat or 0) == (seed, me)
        again = Session(asked.game, seed, Seating(("A",) * game.seats, agents), asked.dealer)
        assert again.record().deals == session.record().deals


def test_no_link_is_written_for_cards_that_no_link_deals() -> None:
    page = Page()
    page.open(seed="\ud800")
    assert page.get("table.share", table="t1") == {"link": None, "record": None}


@pytest.mark.parametrize("name", GAMES)
def test_the_deal_of_the_day_has_a_short_link_and_ends_with_its_deals(name: str) -> None:
    asked = read_link(f"{name}?day=2026-03-01&lang=fr")
    assert asked.seed == day_seed(name, "2026-03-01") == f"{name} 2026-03-01"
    assert (asked.dealer, asked.seat) == (None, None)
    agents = ("human", *["level:2"] * (asked.game.seats - 1))
    session = Session(asked.game, asked.seed, Seating(("A",) * asked.game.seats, agents))
    assert write_link(session.record(), 0) == f"{name}?day=2026-03-01"
    assert session.game.deal_count([])[1] == {"napoleon": 1, "nap": 4}[name]


def test_games_and_days_have_cards_of_their_own() -> None:
    days = [f"2026-03-{number:02}" for number in range(1, 32)]
    dealt = {repr(dealt_by_link(f"{name}?day={day}")) for name in GAMES for day in days}
    assert len(dealt) == len(GAMES) * len(days)


@pytest.mark.parametrize(
    "text", ["2026-02-30", "2026-3-1", "20260301", "today", "", "٢٠٢٦-٠٣-٠١", "2026-03-01T00:00", "0000-01-01", "-026-01-01"]
)
def test_a_day_that_is_none_is_refused(text: str) -> None:
    assert not is_day(text)
    with pytest.raises(BadOption, match="day"):
        read_link(f"nap?day={quote(text)}")


def test_what_is_wrong_in_a_link_is_told() -> None:
    faults: dict[str, type[CoreError]] = {
        "bridge?seed=1": UnknownGame,
        "": UnknownGame,
        "nap?aces=5": UnknownOption,
        "nap?players=7": BadOption,
        "nap?players=3&seat=3": BadOption,
        "nap?dealer=x": BadOption,
        "nap?seed=": BadSeed,
        f"nap?seed={'x' * 65}": BadSeed,
        "nap?day=2026-03-01&players=5": UnknownOption,
        "nap?day=2026-03-01&seed=1": UnknownOption,
    }
    for link, fault in faults.items():
        with pytest.raises(fault):
            read_link(link)


def test_the_command_line_prints_the_cards_of_a_link(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "napoleon?players=4&seed=42&dealer=3", "--number", "3"]) == 0
    printed = json.loads(capsys.readouterr().out)
    third = deal_for(game_of("napoleon", {"players": 4}), "42", 2)
    assert printed == {"dealer": 1, "hands": [codes(hand) for hand in third.hands], "widow": codes(third.widow)}
    assert main(["deal", "napoleon"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "seed" in err
    assert "Traceback" not in err
