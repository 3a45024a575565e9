"""Every game, every preset: what is written down reads back to the same."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from napoleon_core.record import DealRecord, GameRecord, decode, encode, parse, replay, replay_record, seal, states, unseal
from tests.counts import SCALE
from tests.games import every_offered_table, every_table, some_states, walk

pytestmark = pytest.mark.usefixtures("with_toy")


@every_table
def test_a_record_replays_to_the_same_states(game: Any) -> None:
    for number in range(8 * SCALE):
        found = walk(game, f"record {number}")
        record = GameRecord(game, None, (DealRecord(found.dealer, found.dealt, found.actions()),), {"seed": f"record {number}"})
        text = encode(record)
        back = decode(parse(text))
        assert encode(back) == text, f"seed 'record {number}'"
        assert back.game.options == game.options
        assert tuple(states(back.game, back.deals[0])) == found.states, f"seed 'record {number}'"


@every_table
def test_a_record_may_stop_anywhere_and_then_says_what_is_next(game: Any) -> None:
    for number in range(3 * SCALE):
        found = walk(game, f"stops {number}")
        for step in range(0, len(found.states), 7):
            told = f"seed 'stops {number}', step {step}"
            record = GameRecord(game, None, (DealRecord(found.dealer, found.dealt, found.actions(step)),))
            line = replay(record, legal=True)["deals"][0]
            unfinished = step < len(found.moves)
            assert (line["outcome"] == "unfinished") == unfinished, told
            assert ("next" in line) == unfinished == ("to_act" in line), told
            assert line["legal"] == [game.legal_moves(state).entry() for state in found.states[:step]], told
            if unfinished:
                assert line["next"] == game.legal_moves(found.states[step]).entry(), told
                assert line["to_act"] == game.to_act(found.states[step]), told
                assert line["scores"] == [0] * game.seats, told


@every_offered_table
def test_one_action_too_many_is_refused_with_nothing_allowed(game: Any) -> None:
    found = walk(game, "too many")
    record = GameRecord(game, None, (DealRecord(found.dealer, found.dealt, (*found.actions(), "As")),))
    error = replay_record(parse(encode(record)))["error"]
    assert (error["deal"], error["action"], error["legal"]) == (0, len(found.moves), [])


@every_table
def test_totals_are_the_sums_of_the_deals(game: Any) -> None:
    for number in range(2 * SCALE):
        deals = []
        for deal in range(4):
            found = walk(game, f"totals {number} {deal}")
            deals.append(DealRecord(found.dealer, found.dealt, found.actions()))
        printed = replay(GameRecord(game, None, tuple(deals)))
        sums = [sum(scores) for scores in zip(*(line["scores"] for line in printed["deals"]), strict=True)]
        assert printed["totals"] == sums, f"seed 'totals {number}'"
        assert json.loads(json.dumps(printed)) == printed


@every_table
def test_a_state_survives_copying_and_pickling(game: Any) -> None:
    """Cards compare by identity, so each must stay the one object that it is."""
    for state in some_states(game, "pickled"):
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state
        for seat in range(game.seats):
            seen = game.observe(state, seat)
            assert pickle.loads(pickle.dumps(seen)) == seen


@pytest.mark.parametrize("text", ["", "x", "♠♥♦♣ “quotes”", "\ud800 half a sign", "As " * 1000])
def test_what_is_sealed_comes_back(text: str) -> None:
    assert unseal(seal(text)) == text
    assert all(" " < sign <= "~" for sign in seal(text))
