"""The search: the same worlds for every candidate, the same decision however it is sliced, and no longer than the clock allows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from napoleon_core.agents.search import SearchAgent
from napoleon_core.cards import card, cards, codes
from napoleon_core.engine_study import EngineStudy
from napoleon_core.game import deal_for
from napoleon_core.games.nap import NapGame
from napoleon_core.games.nap.state import Playing
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.moves import Move
from napoleon_core.study import Considered, Decision
from tests.games import played_walk, some_states
from tests.toy_whist import ToyOptions, ToyWhist

GAMES = [ToyWhist(ToyOptions()), NapGame.from_options({}), NapGame.from_options({"players": 3}), NapoleonGame.from_options({})]
every_game = pytest.mark.parametrize("game", GAMES, ids=["toy", "nap", "nap-3", "napoleon"])


class Clock:
    """Stands still but for what is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """A game, its policy and its study in one: two candidates, and every world takes ``cost`` seconds."""

    def __init__(self, clock: Clock, cost: float, moves: str = "As Kd") -> None:
        self.clock, self.cost, self.moves = clock, cost, cards(moves)
        self.worlds = 0
        self.drawn: list[float] = []

    def policy(self, _who: str | None = None) -> Slow:
        return self

    def study(self, _seen: object) -> Slow:
        return self

    def telling(self, _seen: object, moves: Sequence[Move]) -> list[float]:
        return [5.0 * (at == 0) for at in range(len(moves))]

    def liking(self, _seen: object, _move: Move) -> float:
        return 0.0

    def run(self, worlds: int, rng: Random) -> None:
        self.clock.now += worlds * self.cost
        self.worlds += worlds
        self.drawn.extend(rng.random() for _ in range(worlds))

    def considered(self) -> tuple[Considered, ...]:
        return tuple(Considered(move, sum(self.drawn) * (-1) ** at, 0.5) for at, move in enumerate(self.moves))

    def reason(self, _move: Move) -> None:
        return None


def decision_of(agent: Any, seen: Any, seed: object = 1) -> Decision:
    *_, decision = agent.think(seen, Random(str(seed)))
    assert decision is not None
    return decision


def turns(game: Any, seed: str, least: int = 2) -> Sequence[Any]:
    """What the seat to act knows, at some turns of a deal at which it has a choice."""
    found = [state for state in some_states(game, seed, 6) if len(game.legal_moves(state)) >= least]
    return [game.observe(state, game.to_act(state)) for state in found]


@every_game
def test_the_same_worlds_lead_to_the_same_decision(game: Any) -> None:
    for seen in turns(game, "same worlds"):
        assert decision_of(SearchAgent(game, 2), seen) == decision_of(SearchAgent(game, 2), seen)


@every_game
def test_worlds_may_be_looked_at_in_any_portions(game: Any) -> None:
    for seen in turns(game, "portions")[-3:]:
        whole, parts = game.policy().study(seen), game.policy().study(seen)
        one, other = Random(3), Random(3)
        whole.run(4, one)
        for portion in (1, 2, 1):
            parts.run(portion, other)
        assert parts.considered() == whole.considered()
        assert one.random() == other.random()


@every_game
def test_a_decision_is_one_of_the_candidates_all_of_which_are_legal(game: Any) -> None:
    for state in some_states(game, "candidates", 6):
        seat = game.to_act(state)
        if seat is None:
            continue
        seen = game.observe(state, seat)
        study, decision = game.policy().study(seen), decision_of(SearchAgent(game, 1), seen)
        assert decision.move in study.moves
        assert all(move in game.legal_moves(state) for move in study.moves)
        assert [one.move for one in decision.considered] == ([] if len(study.moves) == 1 else [*study.moves])
        assert all(one.chance is None or 0 <= one.chance <= 1 for one in decision.considered)


@every_game
def test_to_choose_is_to_think_to_the_end(game: Any) -> None:
    for seen in turns(game, "choosing")[:3]:
        assert SearchAgent(game, 1).choose(seen, Random("1")) == decision_of(SearchAgent(game, 1), seen).move


def test_who_is_discreet_makes_another_move_where_the_best_one_tells_more_than_it_brings() -> None:
    clock = Clock()
    game = Slow(clock, 0.001)
    assert str(decision_of(SearchAgent(game, 4, None, clock), None).move) == "As"
    assert str(decision_of(SearchAgent(Slow(clock, 0.001), 4, None, clock, discreet=True), None).move) == "Kd"


def test_a_forced_move_needs_no_search() -> None:
    clock = Clock()
    game = Slow(clock, 1.0, "7c")
    assert decision_of(SearchAgent(game, 100, 1.0, clock), None) == Decision(card("7c"))
    assert game.worlds == 0


def test_a_search_without_a_clock_looks_at_all_its_worlds_however_long_they_take() -> None:
    clock = Clock()
    game = Slow(clock, 60.0)
    decision_of(SearchAgent(game, 50, None, clock), None)
    assert game.worlds == 50


@pytest.mark.parametrize("cost", [0.0001, 0.001, 0.013])
def test_a_search_by_the_clock_is_over_soon_after_its_time(cost: float) -> None:
    clock = Clock()
    game = Slow(clock, cost)
    decision_of(SearchAgent(game, 1_000_000, 0.9, clock), None)
    assert 0.9 <= clock.now < 0.9 + max(0.02, cost)
    assert len(game.drawn) == game.worlds


def test_a_search_looks_at_one_world_at_least() -> None:
    clock = Clock()
    game = Slow(clock, 5.0)
    decision_of(SearchAgent(game, 20, 0.2, clock), None)
    assert game.worlds == 1


@pytest.mark.parametrize("cost", [0.0001, 0.001, 0.013])
def test_the_slices_of_a_search_are_short(cost: float) -> None:
    clock = Clock()
    game = Slow(clock, cost)
    before, longest = clock.now, 0.0
    for _ in SearchAgent(game, 4000, None, clock).think(None, Random(1)):
        longest = max(longest, clock.now - before)
        before = clock.now
    assert game.worlds == 4000
    assert longest < max(0.02, 1.01 * cost)


def test_slices_of_any_length_lead_to_the_same_decision() -> None:
    found = set()
    for cost in (0.0, 0.0003, 0.01, 2.0):
        clock = Clock()
        found.add(decision_of(SearchAgent(Slow(clock, cost), 300, None, clock), None))
    assert len(found) == 1


def test_the_time_that_others_take_between_two_slices_counts() -> None:
    clock = Clock()
    game = Slow(clock, 0.001)
    for _ in SearchAgent(game, 1_000_000, 0.9, clock).think(None, Random(1)):
        clock.now += 0.3
    assert game.worlds < 40


# The study that any game has


def test_what_a_move_is_worth_is_the_mean_score_of_the_same_worlds() -> None:
    game = NapGame.from_options({"players": 3})
    states = played_walk(game, "worth").states
    state = next(one for one in states if isinstance(one, Playing) and len(game.legal_moves(one)) == 2)
    rng = Random(4)
    seen = game.observe(state, game.to_act(state))
    study = EngineStudy(game, seen)
    study.run(30, Random(5))
    worlds, chances = Random(5), []
    expected = {str(move): 0.0 for move in study.moves}
    for _ in range(30):
        world = game.sample(seen, worlds)
        chances.append(worlds.getrandbits(64))
        for move in study.moves:
            after = game.successor(world, move)
            while (seat := game.to_act(after)) is not None:
                after = game.successor(after, game.policy().choose(game.observe(after, seat), rng))
            expected[str(move)] += game.scores(after)[game.to_act(state)] / 30
    assert {str(one.move): pytest.approx(one.value) for one in study.considered()} == expected


def test_a_bid_that_is_never_made_has_no_chance_and_a_deal_without_a_contract_has_none() -> None:
    game = NapGame.from_options({})
    state = game.start(deal_for(game, "chances", 0), 3)
    study = EngineStudy(game, game.observe(state, game.to_act(state)))
    assert {one.chance for one in study.considered()} == {None}
    study.run(10, Random(1))
    assert all(one.chance is not None for one in study.considered() if str(one.move) != "pass")
    toy = ToyWhist(ToyOptions())
    start = toy.start(deal_for(toy, "chances", 0), 0)
    study = EngineStudy(toy, toy.observe(start, 1))
    study.run(3, Random(1))
    assert {one.chance for one in study.considered()} == {None}


def test_of_hundreds_of_discards_only_that_of_the_rule_of_thumb_is_a_candidate() -> None:
    game = NapoleonGame.from_options({})
    state = next(one for one in some_states(game, "discards.0") if len(game.legal_moves(one)) > 200)
    seen = game.observe(state, game.to_act(state))
    assert [*EngineStudy(game, seen).moves] == [game.policy().choose(seen, Random(1))]


def test_the_toy_leads_a_card_that_wins_when_it_searches() -> None:
    """The ace of trumps at the last trick but one takes a trick for sure, the two of a plain suit may not."""
    toy = ToyWhist(ToyOptions())
    state = toy.start(deal_for(toy, "leads", 0), 0)
    seen = toy.observe(state, 1)
    decision = decision_of(SearchAgent(toy, 5), seen)
    assert decision.move.code in codes(seen.hand)
    assert max(one.value for one in decision.considered) == next(one.value for one in decision.considered if one.move is decision.move)
