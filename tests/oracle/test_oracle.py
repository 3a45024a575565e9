"""The engine held against the plain second implementation, on games at random over all options, legal and spoiled."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from napoleon_core.record import replay_record

from . import random_games
from .napoleon_oracle import options_of, replay
from .plain_rules import STANDARD, Options, Record

RECORDS = 3000 if os.environ.get("NAPOLEON_LONG") == "1" else 60

SPOILERS: list[Callable[[Random, Options, Record], None]] = [
    random_games.replace_one_action,
    random_games.replace_one_action,
    random_games.add_one_action,
    random_games.spoil_the_cards,
    random_games.stop_an_earlier_deal,
]


def random_record(rng: Random) -> Record:
    """A game, half of them under the standard rules; `rules` says all options, or what differs, or is not there at all."""
    if rng.random() < 0.5:
        record = random_games.random_record(rng, {})
        record["rules"] = rng.choice([{}, dict(STANDARD), {"players": 5, "yoromeki": True}])
        if rng.random() < 0.3:
            del record["rules"]
        return record
    options = random_games.random_options(rng)
    record = random_games.random_record(rng, options)
    if rng.random() < 0.5:
        record["rules"] = {name: value for name, value in options.items() if value != STANDARD[name]}
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


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_legal_game_replays_alike(seed: int) -> None:
    record = random_record(Random(f"legal {seed}"))
    before = json.dumps(record)
    for legal in [True, False]:
        expected, found = replay(record, with_legal=legal), as_printed(replay_record(record, legal=legal))
        assert "error" not in expected, f"seed 'legal {seed}': {expected}"
        text = difference(expected, found)
        assert text is None, f"seed 'legal {seed}', legal={legal}: {text}\n{before}"
    assert json.dumps(record) == before, f"seed 'legal {seed}': the record was changed"


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_spoiled_game_is_refused_at_the_same_place(seed: int) -> None:
    rng = Random(f"spoiled {seed}")
    record = random_record(rng)
    spoil = rng.choice(SPOILERS)
    spoil(rng, options_of(record), record)
    expected, found = replay(record), as_printed(replay_record(record))
    told = f"seed 'spoiled {seed}', {spoil.__name__}"
    assert "error" in expected, f"{told}: {expected}"
    assert "error" in found, f"{told}: the engine found no fault, {expected} expected\n{json.dumps(record)}"
    assert isinstance(found["error"].get("message"), str), told
    expected["error"]["message"] = found["error"]["message"]  # the wording is free
    text = difference(expected, found)
    assert text is None, f"{told}: {text}\n{json.dumps(record)}"
