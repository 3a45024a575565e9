"""Every text key that the core sends has words, and the words ask for no argument that does not come."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from napoleon_core.agents.cast import CAST
from napoleon_core.agents.levels import LEVELS
from napoleon_core.book import Entry, Result, Rival
from napoleon_core.cards import JOKER, card
from napoleon_core.characters_page import characters_page
from napoleon_core.diagrams import hand_answer, trick_answer
from napoleon_core.games import GAMES
from napoleon_core.moves import Call, Move
from napoleon_core.option_specs import TableStyle
from napoleon_core.players_page import players_page
from napoleon_core.record import FORMAT
from napoleon_core.session import Seating, Session
from napoleon_core.statistics_page import rating_told, statistics_page
from napoleon_core.tally import DealFacts
from napoleon_core.texts import Text
from tests.conformance.test_states import ODD_MOVES
from tests.counts import SCALE
from tests.games import all_tables, random_game, random_move, some_states
from tests.tables import game_of, playing
from tests.words import ENGLISH, LANGUAGES, ROOT, asked, messages

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "napoleon_core").rglob("*.py")))
PREFIXES = (*GAMES, "table", "character")

pytestmark = pytest.mark.native  # the page and the sources are not there inside Pyodide


def spec_keys() -> Iterator[str]:
    """The keys of the form that is built from the specs and the cast (``docs/protocol.md``: Family, Character, Spec)."""
    for who in CAST:
        yield from (f"character-{who}", f"character-{who}-style")
    for number in LEVELS:
        yield from (f"table-level-{number}", f"table-level-{number}-help")
    for family in GAMES.values():
        for habit in family.habits_told.counted:
            yield from (f"{(habit.kind or habit.title).key}-help", *([] if habit.title.args else [habit.title.key]))
        yield from (f"{family.id}-title", f"{family.id}-pitch")
        for preset in family.presets:
            yield from (f"{family.id}-preset-{preset}", f"{family.id}-preset-{preset}-help")
        for stem, specs in (("option", family.specs), ("setting", family.settings)):
            for spec in specs:
                key = str(spec.json(f"{family.id}-{stem}")["key"])
                yield from (key, f"{key}-help", *([spec.idle.reason] if spec.idle else []))
                yield from (f"{key}-{value.replace('_', '-')}" for value in spec.values if isinstance(value, str))


def given(args: dict[str, Any]) -> set[str]:
    """The variables that the page makes of arguments."""
    names = {*args}
    for name, value in args.items():
        if isinstance(value, dict):
            assert len(value) == 1, f"{name}: expected one tag, got {value}"
            tag = next(iter(value))
            assert tag in ("seat", "card", "cards", "suit", "bid", "amount", "name", "text"), f"{name}: {value}"
            names |= {f"{name}_me"} if tag == "seat" else {f"{name}_count"} if tag in ("card", "cards") else set()
        else:
            assert type(value) in (int, float), f"{name}: expected a number or a tag, got {value!r}"
    return names


def texts(value: object, where: str = "") -> Iterator[tuple[str, frozenset[str]]]:
    """Every text in a view: its key and the variables that come with it; the page adds the face to a submit button."""
    if isinstance(value, dict):
        if value.keys() == {"key", "args"}:
            yield value["key"], frozenset(given(value["args"]) | ({"face"} if where == "submit" else set()))
        for key, inner in value.items():
            yield from texts(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner, where)


SPECIAL_DUTIES = [
    (playing(game_of(joker_call="3c"), ["", "2c Jo Ah", "", "", ""], trump="h", trick="3c", first=True), game_of(joker_call="3c")),
    (playing(game_of(no_trump=True), ["", "2c 4d", "", "", ""], trump=None, trick="Jo", first=True), game_of(no_trump=True)),
]
"""Positions that random play seldom meets."""


def sent_by(game: Any, state: Any, moves: tuple[Move, ...]) -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of all views of a state, and of the refusals of these moves."""
    for seat in range(game.seats):
        yield from texts(game.present(game.observe(state, seat)))
    for move in moves:
        reason = game.why_illegal(state, move)
        yield from texts(reason.json() if isinstance(reason, Text) else None)


def reasons(game: Any, state: Any) -> Iterator[tuple[str, frozenset[str]]]:
    """The texts that say why the seat to act might make each move that its player thinks of."""
    seat = game.to_act(state)
    if seat is not None:
        study = game.policy().study(game.observe(state, seat))
        for move in study.moves:
            yield from texts(reason.json() if (reason := study.reason(move)) else None)


def rules_told() -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of the rules of every value of every option, with those options on without which another has nothing to act on."""
    for family in GAMES.values():
        fullest = {
            spec.idle.option: next(value for value in family_values(family, spec.idle.option) if value not in spec.idle.values)
            for spec in family.specs
            if spec.idle
        }
        for spec in family.specs:
            for value in spec.values:
                yield from texts(family.from_options({**fullest, spec.name: value}).rules().json())
        for preset in family.presets.values():
            for style in (TableStyle(preset.settings, preset.unit), TableStyle({}, preset.unit)):
                yield from texts({**family.from_options(preset.options).rules(style).json(), "unit": None})  # counted by the page


def statistics_told() -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of the statistics of every part and bid, of rated and unrated matches, and of none."""
    yield from texts(statistics_page([]).json())
    for family in GAMES.values():
        bids = [*family.tally.bids, *(None for _ in family.tally.parts), *(None for _ in family.tally.bids)]
        deals = tuple(DealFacts(part, bid, True, 3, -1) for part, bid in zip([*family.tally.parts] * len(bids), bids, strict=False))
        rated = [Entry(family.id, deals, Result(total, (Rival("policy", 3),)), False, at) for at, total in enumerate((9, 3, 1, *[3] * 9))]
        unrated = Entry(family.id, (DealFacts(None, None, False, 0, 0),), None, True, 99)
        for entries in (rated, [unrated]):
            yield from texts(statistics_page(entries).json())
            yield from texts([rating_told(entries, one).json() for one in entries])


def diagrams_told() -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of drawn tricks and hands: a suit that is followed, one that is not, nothing led."""
    for name in GAMES:
        for cards in (["As", "Ks"], ["9h", "Th"], ["Ts", "9h"]):
            yield from texts(trick_answer({"game": name, "trump": "s", "cards": cards}))
        for trick in ([], ["Kh"], ["Kd"], ["Kc"]):
            yield from texts(hand_answer({"game": name, "cards": ["As", "Ah", "Qc"], "trick": trick}))


def family_values(family: Any, option: str) -> tuple[Any, ...]:
    """The values of an option."""
    return next(spec.values for spec in family.specs if spec.name == option)


def emitted() -> dict[str, set[frozenset[str]]]:
    """Every key that views and refusals of many random deals hold, with the sets of variables that came with it."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    rng = Random("texts")
    odd = (*ODD_MOVES[:18], Call(JOKER), card("2c"), card("Jo"), *ODD_MOVES[-4:])
    tables = [
        *all_tables(),
        *((f"{name} {number}", random_game(rng, family)) for name, family in GAMES.items() for number in range(10 * SCALE)),
    ]
    for name, game in tables:
        states = [state for number in range(4) for state in some_states(game, f"texts {name} {number}")]
        told = [one for state in states for one in (*sent_by(game, state, odd), *reasons(game, state))]
        session = Session(game, f"texts {name}", Seating(("A",) * game.seats, ("human",) * game.seats))
        while session.next != "over" and session.rev < 120:
            if session.next == "human":
                session.act(session.rev, str(random_move(game, session._state, rng)))
            else:
                session.next_deal(session.rev)
            told += texts(session.view()) if session.next != "human" else ()
        for key, names in (*told, *texts(game.rules().json())):
            found[key].add(names)
    for key, names in (
        *rules_told(),
        *statistics_told(),
        *diagrams_told(),
        *texts(players_page().json()),
        *texts(characters_page().json()),
    ):
        found[key].add(names)
    for state, game in SPECIAL_DUTIES:
        for key, names in sent_by(game, state, (card("2c"),)):
            found[key].add(names)
    return found


@pytest.fixture(scope="module")
def sent() -> dict[str, set[frozenset[str]]]:
    return emitted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_sent_has_words_that_ask_only_for_what_comes(language: str, sent: dict[str, set[frozenset[str]]]) -> None:
    words = messages(language)
    assert len(sent) > 40
    for key, variants in sorted(sent.items()):
        assert key.startswith(PREFIXES), f"{key} begins neither with a game nor with table- or character-"
        assert key in words, f"no words for {key}"
        for names in variants:
            assert asked(key, language) <= names, f"{key} asks for {asked(key, language)}, and {set(names)} come"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_sources_has_words(language: str) -> None:
    words = messages(language)
    keys = {*re.findall(rf'"((?:{"|".join(PREFIXES)})-[a-z-]+)"', SOURCES)}
    assert len(keys) > 60
    assert keys - {FORMAT} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_game_or_table_are_sent_by_some_code(language: str) -> None:
    words = messages(language)
    of_specs = {*spec_keys()}
    inside = {inner for message in words.values() for inner in message.inner}
    for key in words:
        if key.startswith(tuple(f"{prefix}-" for prefix in PREFIXES)):
            assert f'"{key}"' in SOURCES or key in inside or key in of_specs, f"nothing sends {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_setting_value_and_preset_has_words_of_its_own(language: str) -> None:
    words = messages(language)
    for key in spec_keys():
        assert key in words, f"no words for {key}"
        assert asked(key, language) <= ({"count"} if key.endswith("-help") else set()), f"{key} asks for something"


def test_most_words_of_the_game_are_met_in_play(sent: dict[str, set[frozenset[str]]]) -> None:
    """A key that random play never meets is as good as untested; these few need what it hardly ever does."""
    rare = {"table-illegal", "table-match-won", "table-match-drawn", "napoleon-result-all", "napoleon-result-all-loses"}
    rare |= {"napoleon-result-made-alone", "napoleon-result-all-alone", "table-take", "table-take-detail", "table-take-submit"}
    keys = {key for key in messages(ENGLISH) if key.startswith(PREFIXES)}
    rare |= {
        "table-stand-in",
        "table-stand-in-end",
        "table-stand-in-thinking",
        "table-claimed",
        "table-players-no-search",
        "table-players-one-level",
        "napoleon-claim",
        "nap-claim",
        "nap-claim-none",
    }
    rare |= {f"table-unrated-{why}" for why in ("hint", "undo", "record", "seen")}
    inside = {"napoleon-in-trick", "napoleon-gain", "nap-log-count", *spec_keys(), "nap-unit-chips", "nap-unit-pence"}
    assert keys - sent.keys() - rare - inside == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_the_page_has_a_name_a_word_for_each_value_and_a_sentence(language: str) -> None:
    words = messages(language)
    source = (ROOT / "web" / "js" / "settings.js").read_text(encoding="utf-8")
    rows = re.findall(r"\{ key: '(\w+)', group: '(\w+)', values: \[([^\]]+)\], initial: '(\w+)' \}", source)
    assert len(rows) == len(re.findall(r"\{ key: '", source)) > 1
    for key, group, listed, initial in rows:
        values = re.findall(r"'(\w+)'", listed)
        assert initial in values
        assert f"ui-settings-{group}" in words
        for name in (f"ui-setting-{key}", *(f"ui-setting-{key}-{value}" for value in values)):
            assert name in words, f"no words for {name}"
            assert not asked(name, language)
        assert asked(f"ui-setting-{key}-help", language) <= {"value"}
