"""Files of records that were cut, doubled, mixed up or are no text at all: a line for each, and the good ones replayed."""

from __future__ import annotations

import copy
import io
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from napoleon_core.__main__ import main
from napoleon_core.games import GAMES
from napoleon_core.record import DealRecord, GameRecord, encode, replay_line
from tests.counts import SCALE
from tests.games import pick, random_game, walk

VALUES: list[Any] = [None, True, False, 0, -1, 1, 5, 1.5, 10**30, "", "As", "pass", "x" * 1000, [], ["As"], {}, {"a": []}, [[[]]]]
Fuzz = Callable[[bytes, Random], bytes]


def good(rng: Random) -> bytes:
    """A record of some game with some options, whole or in progress."""
    game = random_game(rng, pick([*GAMES.values()], rng))
    deals = []
    for number in range(1 + int(rng.random() * 3)):
        found = walk(game, f"fuzz {rng.random()} {number}")
        deals.append(DealRecord(found.dealer, found.dealt, found.actions()))
    return encode(GameRecord(game, None, tuple(deals), {"seed": "fuzz"})).encode()


def cut(line: bytes, rng: Random) -> bytes:
    """Only the beginning of it."""
    return line[: 1 + int(rng.random() * (len(line) - 2))]


def doubled(line: bytes, rng: Random) -> bytes:
    """A part of it twice, or all of it."""
    start = int(rng.random() * len(line)) if rng.random() < 0.5 else 0
    return line + line[start:]


def spoiled_bytes(line: bytes, rng: Random) -> bytes:
    """Some bytes are others, of which none ends a line."""
    spoiled = bytearray(line)
    for _ in range(1 + int(rng.random() * 4)):
        spoiled[int(rng.random() * len(spoiled))] = pick([0, 1, 9, 34, 44, 91, 93, 123, 125, 128, 192, 237, 255, 48, 65], rng)
    return bytes(spoiled)


def other_types(line: bytes, rng: Random) -> bytes:
    """Some values are of another type, or gone."""
    record = json.loads(line)
    for _ in range(1 + int(rng.random() * 2)):
        place: Any = record
        while True:
            keys = [*place] if isinstance(place, dict) else [*range(len(place))]
            if not keys:
                break
            key = pick(keys, rng)
            if isinstance(place[key], dict | list) and rng.random() < 0.75:
                place = place[key]
                continue
            if rng.random() < 0.2:
                del place[key]
            else:
                place[key] = copy.deepcopy(pick(VALUES, rng))
            break
    return json.dumps(record).encode()


def other_cards(line: bytes, rng: Random) -> bytes:
    """Two cards change places, or one is another, in the hands or in the play."""
    record = json.loads(line)
    deal = pick(record["deals"], rng)
    rows = [row for row in (*deal["hands"], deal["actions"]) if row]
    one, two = pick(rows, rng), pick(rows, rng)
    at, other = int(rng.random() * len(one)), int(rng.random() * len(two))
    one[at], two[other] = (two[other], one[at]) if rng.random() < 0.7 else (two[other], two[other])
    return json.dumps(record).encode()


def huge(line: bytes, rng: Random) -> bytes:
    """A great many deals, actions or hands, a long text, or deep nesting."""
    record = json.loads(line)
    deal = record["deals"][0]
    way = pick(["deals", "actions", "hands", "text", "deep"], rng)
    if way == "deals":
        record["deals"] *= 40
    elif way == "actions":
        deal["actions"] = [*deal["actions"], *["pass"] * 50_000]
    elif way == "hands":
        deal["hands"] *= 500
    elif way == "text":
        deal["actions"][:1] = ["A" * 500_000]
    else:
        return line[:-1] + b',"x":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    return json.dumps(record).encode()


def no_text(line: bytes, rng: Random) -> bytes:
    """Other encodings, and bytes that are none."""
    return pick(
        [line.decode().encode("utf-16-le").replace(b"\n", b""), b"\xff" + line, line + b"\xc3", bytes(range(128, 256)), b"\0\0\0"], rng
    )


FUZZES: dict[str, Fuzz] = {one.__name__: one for one in (cut, doubled, spoiled_bytes, other_types, other_cards, huge, no_text)}


@pytest.mark.parametrize("name", FUZZES)
def test_every_line_is_answered_and_the_good_ones_as_ever(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    count = (5 if name == "huge" else 40) * SCALE
    rng = Random(f"fuzz {name}")
    lines: list[tuple[bytes, bool]] = []
    for _ in range(count):
        lines += [(good(rng), True), (FUZZES[name](good(rng), rng), False)]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(line for line, _ in lines) + b"\n")))
    status = main(["replay", *pick([[], ["--legal"]], rng)])
    out, err = capsys.readouterr()
    printed = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert len(printed) == len(lines)
    assert status == any("error" in answer for answer in printed)
    wrong = 0
    for (line, sound), answer in zip(lines, printed, strict=True):
        assert answer.keys() in ({"deals", "totals"}, {"error"})
        if sound:
            assert answer["totals"] == replay_line(line)["totals"]
        elif "error" in answer:
            wrong += 1
            assert answer["error"].keys() - {"legal"} == {"deal", "action", "message"}
            assert ("legal" in answer["error"]) == (answer["error"]["action"] is not None)
            assert len(answer["error"]["message"]) < 1_000, "a message that repeats what is huge"
    assert wrong > count // 3
