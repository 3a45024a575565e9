"""Every game, every preset: the log of a deal tells what all have seen, in order, and nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from napoleon_core.cards import codes
from tests.counts import SCALE
from tests.disguise import disguised
from tests.games import all_codes, every_table, walk

KINDS = ("auction", "naming", "trick", "end")


def log_of(game: Any, state: Any, seat: int) -> list[dict[str, Any]]:
    """The log that a seat reads."""
    log: list[dict[str, Any]] = game.present(game.observe(state, seat))["log"]
    return log


def lines(log: list[dict[str, Any]]) -> list[str]:
    """All its lines, in order."""
    return [json.dumps(line) for part in log for line in part["lines"]]


@every_table
def test_every_seat_reads_the_same_log(game: Any) -> None:
    for number in range(2 * SCALE):
        for state in walk(game, f"one log {number}").states:
            assert all(log_of(game, state, seat) == log_of(game, state, 0) for seat in range(game.seats)), f"seed 'one log {number}'"


@every_table
def test_states_that_differ_only_in_what_a_seat_cannot_see_have_equal_logs(game: Any) -> None:
    for number in range(4 * SCALE):
        rng = Random(f"secret log {number}")
        found = walk(game, f"secret log {number}")
        for seat in range(game.seats):
            step = int(rng.random() * len(found.moves))
            other = disguised(game, found, step, seat, rng)
            if other is not None:
                assert log_of(game, other, seat) == log_of(game, found.states[step], seat), f"seed 'secret log {number}', step {step}"


@every_table
def test_a_log_grows_by_every_move_and_never_takes_a_line_back(game: Any) -> None:
    for number in range(2 * SCALE):
        found = walk(game, f"growing {number}")
        before: list[str] = []
        for move, state in zip((None, *found.moves), found.states, strict=True):
            now = lines(log_of(game, state, 0))
            assert now[: len(before)] == before, f"seed 'growing {number}', after {move}"
            assert len(now) > len(before) or move is None, f"seed 'growing {number}', after {move}"
            before = now


@every_table
def test_a_log_names_no_card_before_it_was_named_or_played(game: Any) -> None:
    for number in range(2 * SCALE):
        found = walk(game, f"proved {number}")
        for at, state in enumerate(found.states[:-1]):
            said = {word for move in found.moves[:at] for word in str(move).split() if not str(move).startswith("discard")}
            shown = {one.code for one in getattr(state, "discards", None) or () if one.rank >= 10}
            open_discard = shown if getattr(game.options, "discarded_honours", "") == "first_trick" else set()
            told = {code for code in all_codes(log_of(game, state, 0)) if code in codes(game.pack)}
            assert told <= said | open_discard, f"seed 'proved {number}', step {at}"


@every_table
def test_every_card_is_told_with_who_chose_it_and_parts_are_of_the_known_kinds(game: Any) -> None:
    for number in range(2 * SCALE):
        found = walk(game, f"by whom {number}")
        log = log_of(game, found.states[-1], 0)
        assert [part["id"] for part in log] == sorted((part["id"] for part in log), key=KINDS.index)
        told = [(line["by"], line["text"]["args"]["card"]["card"]) for part in log for line in part["lines"] if is_card(part, line)]
        actors = [game.to_act(state) for state in found.states[:-1]]
        cards = [(by, str(move)) for by, move in zip(actors, found.moves, strict=True) if move in game.pack]
        assert told == cards, f"seed 'by whom {number}'"


def is_card(part: dict[str, Any], line: dict[str, Any]) -> bool:
    """Whether a line tells that a card was played."""
    return part["id"] == "trick" and line["by"] is not None
