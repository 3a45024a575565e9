"""What a person would call obvious, the CPU players that search get right, whatever worlds they happen to draw."""

from __future__ import annotations

from random import Random

import pytest

from napoleon_core.agents import agent_of
from napoleon_core.games.napoleon import NapoleonGame
from tests.counts import LONG
from tests.obvious import ALL

SEEDS = 20 if LONG else 3
AGENTS = ("search:60", "search:240", "search:600") if LONG else ("search:60",)


def test_there_are_positions_of_every_kind():
    assert len({position.what for position in ALL}) == len(ALL) >= 60
    assert {position.seen().phase for position in ALL} == {"auction", "naming", "exchange", "play"}


@pytest.mark.parametrize("name", AGENTS)
def test_what_is_obvious_is_done_in_nineteen_of_twenty_draws(name):
    wrong = []
    for position in ALL:
        seen = position.seen()
        agent = agent_of(name, NapoleonGame(seen.options))
        moves = [str(agent.choose(seen, Random(f"{position.what} {seed}"))) for seed in range(SEEDS)]
        wrong += [f"{position.what}: {move}" for move in moves if not position.is_right(move)]
    assert len(wrong) <= 0.05 * SEEDS * len(ALL), "\n".join(wrong)


@pytest.mark.parametrize("position", ALL, ids=[position.what for position in ALL])
def test_the_rule_of_thumb_sees_what_is_obvious(position):
    seen = position.seen()
    assert position.is_right(str(agent_of("policy", NapoleonGame(seen.options)).choose(seen, Random(1))))
