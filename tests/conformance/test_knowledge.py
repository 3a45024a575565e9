"""Every game, every preset: what a seat knows, and that nothing follows from what it does not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from napoleon_core.agents import Agent, agent_of, thinking
from napoleon_core.agents.levels import LEVELS
from napoleon_core.agents.search import SearchAgent
from napoleon_core.games import family_of
from napoleon_core.hints import hint
from tests.counts import SCALE
from tests.disguise import disguised
from tests.games import every_table, pick, some_states, walk

SEARCHING = ("gaston", "amelie")
"""Characters who are held to few worlds and no clock: one who jumps, and one who likes nothing of that."""
every_agent = pytest.mark.parametrize(
    "name", ["random", "policy", "level:1", "search:3", "search:3+inference", "search:3+discreet", "character:felix:2", *SEARCHING]
)


def made(name: str, game: Any) -> Agent:
    """The agent of that name, or the character who searches three worlds."""
    return SearchAgent(game, 3, who=name) if name in SEARCHING else agent_of(name, game)


def tells_anything(name: str, game: Any) -> bool:
    """Whether that agent may decide otherwise than those beside it: elsewhere a search with a plus is a search."""
    return "+" not in name or game.id == "napoleon"


@every_table
def test_a_sampled_world_looks_the_same_to_the_seat_that_sampled_it(game: Any) -> None:
    for number in range(5 * SCALE):
        for state in some_states(game, f"sampled {number}"):
            for seat in range(game.seats):
                seen = game.observe(state, seat)
                world = game.sample(seen, Random(f"world {number}"))
                told = f"seed 'sampled {number}', seat {seat}, {type(state).__name__}"
                assert game.observe(world, seat) == seen, told
                assert game.to_act(world) == game.to_act(state), told


@every_table
def test_the_true_world_is_among_those_that_may_be_sampled_in_what_moves_it_allows(game: Any) -> None:
    for number in range(5 * SCALE):
        for state in some_states(game, f"own moves {number}"):
            seat = game.to_act(state)
            if seat is not None:
                world = game.sample(game.observe(state, seat), Random(f"world {number}"))
                assert [*game.legal_moves(world)] == [*game.legal_moves(state)], f"seed 'own moves {number}', seat {seat}"


@every_table
def test_the_same_generator_samples_the_same_world(game: Any) -> None:
    for state in some_states(game, "twice"):
        seen = game.observe(state, 1)
        assert game.sample(seen, Random("twice")) == game.sample(seen, Random("twice"))


@every_table
def test_states_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it(game: Any) -> None:
    differed = 0
    for number in range(8 * SCALE):
        rng = Random(f"hidden {number}")
        found = walk(game, f"hidden {number}")
        for seat in range(game.seats):
            step = int(rng.random() * len(found.moves))
            other = disguised(game, found, step, seat, rng)
            if other is None:
                continue
            state, told = found.states[step], f"seed 'hidden {number}', seat {seat}, step {step}"
            differed += other != state
            assert game.observe(other, seat) == game.observe(state, seat), told
            assert game.present(game.observe(other, seat)) == game.present(game.observe(state, seat)), told
    assert differed > 15 * SCALE


@every_table
def test_a_deal_that_was_passed_out_shows_nobody_the_hands_of_others(game: Any) -> None:
    for number in range(20 * SCALE):
        rng = Random(f"passed {number}")
        found = walk(game, f"passed {number}")
        if game.outcome(found.states[-1]).played:
            continue
        seat = int(rng.random() * game.seats)
        other = disguised(game, found, len(found.moves), seat, rng)
        if other is not None:
            shown = game.present(game.observe(found.states[-1], seat))
            assert game.present(game.observe(other, seat)) == shown, f"seed 'passed {number}'"


@every_table
@every_agent
def test_every_agent_decides_alike_whatever_the_hidden_cards_are(game: Any, name: str) -> None:
    agent = made(name, game)
    for number in range(8 * SCALE * tells_anything(name, game)):
        rng = Random(f"peeking {number}")
        found = walk(game, f"peeking {number}")
        for _ in range(3):
            step = pick(range(len(found.moves)), rng)
            state = found.states[step]
            seat = game.to_act(state)
            *_, decision = thinking(agent, game.observe(state, seat), Random(number))
            told = f"seed 'peeking {number}', step {step}"
            assert decision.move in game.legal_moves(state), told
            sampled = game.sample(game.observe(state, seat), rng)
            for other in (sampled, disguised(game, found, step, seat, rng)):
                if other is not None:
                    *_, again = thinking(agent, game.observe(other, seat), Random(number))
                    assert again == decision, told


@every_table
@pytest.mark.usefixtures("with_toy")
def test_a_hint_is_the_same_whatever_the_hidden_cards_are_and_legal_in_every_phase(game: Any) -> None:
    strongest = max(family_of(game.id).levels)
    advice = agent_of("search:2+discreet" if LEVELS[strongest].worlds else f"level:{strongest}", game)
    for number in range(4 * SCALE):
        rng = Random(f"hints {number}")
        found = walk(game, f"hints {number}")
        firsts = {type(state): step for step, state in reversed([*enumerate(found.states[:-1])])}
        for step in sorted({*firsts.values(), pick(range(len(found.moves)), rng)}):
            state = found.states[step]
            seat = game.to_act(state)
            *_, told = hint(game, game.observe(state, seat), Random(number), advice, worlds=2)
            where = f"seed 'hints {number}', step {step}"
            assert told.move in game.legal_moves(state), where
            other = disguised(game, found, step, seat, rng)
            if other is not None:
                *_, again = hint(game, game.observe(other, seat), Random(number), advice, worlds=2)
                assert again.json() == told.json(), where


@every_table
@every_agent
def test_an_agent_finds_a_legal_move_at_every_turn_of_a_deal(game: Any, name: str) -> None:
    agents = [made(name, game) for _ in range(game.seats)]
    for number in range(tells_anything(name, game) * (4 if name in ("random", "policy") else 2) * SCALE):
        state, rng = walk(game, f"agents {number}").states[0], Random(number)
        while (seat := game.to_act(state)) is not None:
            move = agents[seat].choose(game.observe(state, seat), rng)
            assert move in game.legal_moves(state), f"seed 'agents {number}', {move} by {seat}"
            state = game.successor(state, game.read_move(state, str(move)))


@every_table
def test_what_a_beginner_may_do_wrong_is_legal_and_not_what_the_rule_of_thumb_says(game: Any) -> None:
    policy = game.policy()
    for number in range(4 * SCALE):
        for state in some_states(game, f"mistakes {number}"):
            seat = game.to_act(state)
            if seat is None:
                continue
            seen = game.observe(state, seat)
            mistakes, best = policy.mistakes(seen), policy.choose(seen, Random(number))
            assert all(move in game.legal_moves(state) for move in mistakes), f"seed 'mistakes {number}'"
            assert best not in mistakes
            assert len({*mistakes}) == len(mistakes) <= 3


@every_table
def test_observations_of_one_state_by_several_seats_agree_on_what_is_public(game: Any) -> None:
    for state in some_states(game, "public"):
        views = [game.present(game.observe(state, seat)) for seat in range(game.seats)]
        for key in ("phase", "turn", "trick", "step"):
            assert len({json.dumps(view[key]) for view in views}) == 1, key
