"""The engine held against the plain second implementation, on games at random over all options, legal and spoiled."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from napoleon_core.record import replay_record
from tests.counts import LONG

from . import nap_games, nap_oracle, napoleon_oracle, plain_rules, random_games
from .plain_record import Options, Record

BATCHES = 60
LEGAL, SPOILED = (100, 50) if LONG else (1, 1)
"""Records in a batch: of each game, in the long form, 6,000 records of some 10,000 deals."""

Spoiler = Callable[[Random, Options, Record], None]


@dataclass(frozen=True, slots=True)
class Family:
    """What the comparison needs of one game: the plain rules, and how its games are made and spoiled."""

    standard: Options
    values: dict[str, list[Any]]
    replay: Callable[..., Record]
    options_of: Callable[[Record], Options]
    random_options: Callable[[Random], Options]
    random_record: Callable[[Random, Options], Record]
    spoilers: tuple[Spoiler, ...]


FAMILIES = {
    "napoleon": Family(
        plain_rules.STANDARD,
        plain_rules.VALUES,
        napoleon_oracle.replay,
        napoleon_oracle.options_of,
        random_games.random_options,
        random_games.random_record,
        (random_games.replace_one_action,) * 2
        + (random_games.add_one_action, random_games.spoil_the_cards, random_games.stop_an_earlier_deal),
    ),
    "nap": Family(
        nap_oracle.STANDARD,
        nap_oracle.VALUES,
        nap_oracle.replay,
        nap_oracle.options_of,
        nap_games.random_options,
        nap_games.random_record,
        (nap_games.replace_one_action,) * 2 + (nap_games.add_one_action, nap_games.spoil_the_cards, random_games.stop_an_earlier_deal),
    ),
}
every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)


def random_record(rng: Random, family: Family) -> Record:
    """A game, a third under the standard rules; `rules` says all options, or what differs, or is not there at all."""
    if rng.random() < 0.33:
        record = family.random_record(rng, {})
        record["rules"] = rng.choice([{}, dict(family.standard), {"players": family.standard["players"]}])
        if rng.random() < 0.3:
            del record["rules"]
        return record
    options = family.random_options(rng)
    record = family.random_record(rng, options)
    if rng.random() < 0.5:
        record["rules"] = {name: value for name, value in options.items() if value != family.standard[name]}
    return record


def difference(expected: Any, found: Any, place: str = "") -> str | None:
    """Where two answers first differ as JSON, None if nowhere."""
    if isinstance(expected, dict) and isinstance(found, dict):
        if set(expected) != set(found):
            return f"{place}: keys {sorted(expected)} expected, {sorted(found)} found"
        pairs = [(key, expected[key], found[key]) for key in expected]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = [(index, expected[index], found[index]) for index in range(len(expected))]
    else:
        return None if json.dumps(expected) == json.dumps(found) else f"{place}: {expected!r} expected, {found!r} found"
    return next((text for key, one, other in pairs if (text := difference(one, other, f"{place}/{key}")) is not None), None)


def as_printed(answer: dict[str, Any]) -> Any:
    """The answer as JSON has it, so that a tuple is a list."""
    return json.loads(json.dumps(answer))


@every_family
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_legal_game_replays_alike(family: Family, batch: int) -> None:
    for number in range(LEGAL):
        seed = f"legal {batch}.{number}"
        record = random_record(Random(seed), family)
        before = json.dumps(record)
        for legal in [True, False]:
            expected, found = family.replay(record, with_legal=legal), as_printed(replay_record(record, legal=legal))
            assert "error" not in expected, f"seed '{seed}': {expected}"
            text = difference(expected, found)
            assert text is None, f"seed '{seed}', legal={legal}: {text}\n{before}"
        assert json.dumps(record) == before, f"seed '{seed}': the record was changed"


@every_family
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_spoiled_game_is_refused_at_the_same_place(family: Family, batch: int) -> None:
    for number in range(SPOILED):
        rng = Random(f"spoiled {batch}.{number}")
        record = random_record(rng, family)
        spoil = rng.choice(family.spoilers)
        spoil(rng, family.options_of(record), record)
        expected, found = family.replay(record), as_printed(replay_record(record))
        told = f"seed 'spoiled {batch}.{number}', {spoil.__name__}"
        assert "error" in expected, f"{told}: {expected}"
        assert "error" in found, f"{told}: the engine found no fault, {expected} expected\n{json.dumps(record)}"
        assert isinstance(found["error"].get("message"), str), told
        expected["error"]["message"] = found["error"]["message"]  # the wording is free
        text = difference(expected, found)
        assert text is None, f"{told}: {text}\n{json.dumps(record)}"


@every_family
def test_the_games_that_are_compared_meet_every_value_of_the_options(family: Family) -> None:
    rules = [family.options_of(random_record(Random(f"legal {batch}.0"), family)) for batch in range(BATCHES * 4)]
    for name, values in family.values.items():
        met = {repr(options[name]) for options in rules}
        assert met == {*map(repr, values)} if len(values) <= 6 else len(met) > 6, name


def test_the_games_of_nap_that_are_compared_meet_every_bid() -> None:
    records = [random_record(Random(f"legal {batch}.0"), FAMILIES["nap"]) for batch in range(BATCHES * 2)]
    assert {*nap_oracle.LADDER} <= {action for record in records for deal in record["deals"] for action in deal["actions"]}
