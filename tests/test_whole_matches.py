"""Whole matches of CPU players under every change of one option and under house rules at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from napoleon_core.games import GAMES
from napoleon_core.record import encode, parse, replay, replay_record
from napoleon_core.session import Seating, Session
from tests.counts import LONG
from tests.games import random_game

COMBINATIONS = 50 if LONG else 12
FEW = 6
"""So many values of an option are all tried in the short form; of more, the first, the second and the last."""


def single_changes() -> Iterator[Any]:
    """Every game with one option changed, for every other value that it has."""
    for name, family in GAMES.items():
        for spec in family.specs:
            values = spec.values if LONG or len(spec.values) <= FEW else (spec.values[0], spec.values[1], spec.values[FEW], spec.values[-1])
            for value in values:
                yield pytest.param(family.from_options({spec.name: value}), id=f"{name}-{spec.name}-{value}")


def combinations() -> Iterator[Any]:
    """Every game with house rules at random."""
    for name, family in GAMES.items():
        for number in range(COMBINATIONS):
            yield pytest.param(random_game(Random(f"match {number}"), family), id=f"{name}-{number}")


def played_match(game: Any, seed: str) -> Session:
    """A match of CPU players that know the game, to its end."""
    session = Session(game, seed, Seating(tuple(f"Player {at}" for at in range(game.seats)), ("policy",) * game.seats))
    while session.next != "over":
        if session.next == "cpu":
            session.advance(session.rev)
        else:
            session.next_deal(session.rev)
    return session


@pytest.mark.parametrize("game", [*single_changes(), *combinations()])
def test_a_match_is_played_to_its_end_and_its_record_tells_the_same(game: Any) -> None:
    session = played_match(game, "whole match")
    record, view = session.record(), session.view()
    printed = replay(record)
    assert replay_record(parse(encode(record))) == printed
    assert printed["totals"] == view["sheet"]["totals"]
    assert all(line["outcome"] in ("played", "passed") for line in printed["deals"])
    counted, length = game.deal_count([game.outcome(state) for state in session._finished])
    assert counted == length
    dealers = [deal.dealer for deal in record.deals]
    assert dealers == [(dealers[0] + at) % game.seats for at in range(len(dealers))]
    if getattr(game.options, "scoring", "") != "additive":
        assert sum(printed["totals"]) == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("deals_each", [1, 2, 5])
def test_in_nap_every_seat_deals_equally_often(players: int, deals_each: int) -> None:
    game = GAMES["nap"].from_options({"players": players, "deals_each": deals_each})
    dealers = [deal.dealer for deal in played_match(game, "equally often").record().deals]
    assert [dealers.count(seat) for seat in range(players)] == [deals_each] * players
