"""Agents by name: what each of them is, and what is said of a name that is none."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from napoleon_core.agents import AGENTS, agent_of, longest, thinking
from napoleon_core.agents.cast import CAST
from napoleon_core.agents.characters import rated_as
from napoleon_core.agents.factories import any_agent_of
from napoleon_core.agents.levels import LEVELS
from napoleon_core.agents.rule_of_thumb import PolicyAgent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.errors import UnknownAgent
from napoleon_core.game import deal_for
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.play import special_cards
from napoleon_core.games.napoleon.state import Playing
from napoleon_core.moves import PASS
from napoleon_core.session import Seating, Session
from tests.games import played_walk
from tests.positions import bidder, exchanger, namer, player

GAME = NapoleonGame.from_options({})
BAD = ["", "Policy", "nobody", "search", "search:", "search:0", "search:-1", "search:1.5", "search:٣", "search:007", "search:100001"]
BAD += [
    "search:9999999999999999999999",
    "search:20+",
    "search:20+guess",
    "search+inference",
    "search+inference:20",
    "level:3+inference",
    "level",
    "level:0",
    "level:8",
    "level:1:2",
    "level: 1",
    "policy:2",
    "random:1",
]
BAD += ["character", "character:", "character:nobody", "character:Hana", "character:hana:", "character:hana:0", "character:hana:8"]
BAD += ["character:hana:03", "character:hana:3:3", "hana"]


def first_lead(_game: Any) -> Any:
    """A factory, for the tests of factories."""
    return agent_of("random", GAME)


def nothing(_game: Any) -> Any:
    """A factory that makes no agent."""
    return object()


def broken(_game: Any) -> Any:
    """A factory that fails in a way of its own."""
    raise RuntimeError("no table of weights")


def leaving(_game: Any) -> Any:
    """A factory that ends the process, as a script does that was meant to be run."""
    sys.exit(3)


@pytest.mark.parametrize("name", [*BAD, "tests.test_agents:first_lead", 7, None])
def test_a_name_that_is_none_is_refused_and_told_what_was_expected(name: object) -> None:
    with pytest.raises(UnknownAgent) as refused:
        agent_of(name, GAME)
    assert refused.value.data["got"] == repr(name)
    expected = {
        "policy",
        "search:1 … search:100000",
        "search:1+inference … search:100000+inference",
        "search:1+discreet … search:100000+discreet",
        "level:1 … level:7",
        "character:ID",
        "character:ID:LEVEL",
    }
    assert expected <= {*refused.value.data["expected"]}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_name_is_refused_on_the_command_line_too(name: str) -> None:
    with pytest.raises(UnknownAgent):
        any_agent_of(name, GAME)


@pytest.mark.parametrize(
    "name",
    [
        "policy",
        "random",
        "search:1",
        "search:100000",
        "search:1+inference",
        "search:9+discreet",
        "level:1",
        "level:7",
        "character:hana",
        "character:hana:7",
    ],
)
def test_every_name_makes_an_agent(name: str) -> None:
    for made in (agent_of(name, GAME), any_agent_of(name, GAME)):
        assert callable(made.choose)


def test_a_search_by_worlds_has_no_clock_and_a_level_has_one() -> None:
    search, level = agent_of("search:240", GAME), agent_of("level:6", GAME)
    assert isinstance(search, SearchAgent)
    assert isinstance(level, SearchAgent)
    assert (search.worlds, search.seconds) == (240, None)
    assert (level.worlds, level.seconds) == (240, LEVELS[6].seconds)
    assert (longest(search), longest(level), longest(agent_of("policy", GAME)), longest(None)) == (0.0, LEVELS[6].seconds, 0.0, 0.0)


def test_the_third_level_is_the_rule_of_thumb_and_those_below_make_mistakes_the_lowest_most() -> None:
    assert isinstance(agent_of("level:3", GAME), PolicyAgent)
    assert LEVELS[1].slips > LEVELS[2].slips > 0


def test_each_level_looks_at_more_worlds_than_the_one_below_and_may_take_longer() -> None:
    searching = [LEVELS[number] for number in (4, 5, 6, 7)]
    assert [level.worlds for level in searching] == [20, 60, 240, 6000]
    assert [level.seconds for level in searching] == sorted({level.seconds for level in searching})
    assert searching[-1].seconds == 0.9


# Characters


@pytest.mark.parametrize(("who", "level"), CAST.items())
def test_a_character_plays_at_its_level_unless_the_table_says_another(who: str, level: int) -> None:
    own, other = agent_of(f"character:{who}", GAME), agent_of(f"character:{who}:4", GAME)
    assert type(own) is type(agent_of(f"level:{level}", GAME))
    assert longest(own) == LEVELS[level].seconds
    assert isinstance(other, SearchAgent)
    assert (other.worlds, other.seconds) == (LEVELS[4].worlds, LEVELS[4].seconds)


def test_a_character_counts_as_its_level_for_a_rating_and_nobody_else_changes() -> None:
    names = ["character:tomo", "character:tomo:6", "level:3", "policy", "human", "character:nobody"]
    assert [rated_as(name) for name in names] == ["level:1", "level:6", "level:3", "policy", "human", "character:nobody"]


# Factories


def test_a_factory_is_called_with_the_game() -> None:
    assert isinstance(any_agent_of("tests.test_agents:first_lead", GAME), AGENTS["random"])


@pytest.mark.parametrize(
    "name",
    [
        "no_such_module:factory",
        "tests.test_agents:no_such",
        "tests.test_agents:nothing",
        ":x",
        "..x:y",
        "json:dumps:x",
        "json:loads",  # takes no game
        "os:getcwd",  # takes nothing
        "os:environ",  # cannot be called
        "tests.test_agents:broken",  # raises
        "tests.test_agents:leaving",  # would end the process
    ],
)
def test_a_factory_that_makes_no_agent_is_refused(name: str) -> None:
    with pytest.raises(UnknownAgent) as refused:
        any_agent_of(name, GAME)
    assert name in str(refused.value)


def test_no_table_imports_a_module_that_a_save_or_a_page_names() -> None:
    names = ("Ann", "Bo", "Cy", "Di", "Ed")
    with pytest.raises(UnknownAgent):
        Session(GAME, "seed", Seating(names, ("human", "tests.test_agents:first_lead", "policy", "policy", "policy")))


# A beginner


def moves_of_a_beginner(seen: Any, times: int = 200) -> dict[str, int]:
    """What a beginner does, and how often."""
    agent, found = agent_of("level:1", NapoleonGame(seen.options)), {}
    for number in range(times):
        move = str(agent.choose(seen, Random(number)))
        found[move] = found.get(move, 0) + 1
    return found


def test_a_beginner_mostly_does_what_the_rule_of_thumb_says() -> None:
    seen = player("As Ah Qh 9h 8d 7d 6c 5c 4s 3s", "Kd 5d", leader=3)
    best = str(NapoleonGame(seen.options).policy().choose(seen, Random(1)))
    found = moves_of_a_beginner(seen)
    assert len(found) > 1
    assert 100 < found[best] < 180


def test_a_beginner_plays_the_mighty_a_jack_the_joker_or_the_named_card_only_where_the_rule_of_thumb_does() -> None:
    for number in range(30):
        for state in played_walk(GAME, f"beginner {number}").states:
            seat = GAME.to_act(state)
            if seat is None or not isinstance(state, Playing):
                continue
            trump = state.deal.contract.trump
            kept = {*special_cards(GAME.options, trump), state.named}
            assert not kept & {*GAME.policy().mistakes(GAME.observe(state, seat))}


def test_a_beginner_with_a_weak_hand_never_bids_and_with_a_strong_one_bids_near_its_worth() -> None:
    assert {*moves_of_a_beginner(bidder("9s 8s 7h 6h 5d 4d 9c 8c 7c 3c"))} == {"pass"}
    strong = {*moves_of_a_beginner(bidder("As Ah Kh Jh Jd 9h 8h Ac Kc 2c"))}
    assert "13h" in strong
    assert all(move == str(PASS) or move[:2] in ("13", "14") for move in strong)


def test_a_beginner_names_a_card_worth_having_and_keeps_its_special_cards() -> None:
    named = moves_of_a_beginner(namer("Jh Ah Kh 9h 8h Ac Kc 2c 7d 6d"))
    assert 1 < len(named) <= 4
    assert {*named} <= {f"call {code}" for code in ("As", "Jd", "Jo", "Qh")}
    away = moves_of_a_beginner(exchanger("As Jh Jd Jo Ah Kh 9h 8h 7c 6c 5d 4d 3s"))
    assert 1 < len(away) <= 4
    assert not any(code in move for move in away for code in ("As", "Jh", "Jd", "Jo"))


def test_who_only_chooses_thinks_in_one_slice() -> None:
    state = GAME.start(deal_for(GAME, "one slice", 0), 0)
    seen = GAME.observe(state, 1)
    (decision,) = thinking(agent_of("policy", GAME), seen, Random(1))
    assert decision is not None
    assert decision.move == GAME.policy().choose(seen, Random(1))
    assert decision.considered == ()
