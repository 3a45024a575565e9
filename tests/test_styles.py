"""Characters: no two play alike, a temper costs no more than it counts, and what is measured of it is what was played."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

import pytest

from napoleon_core import __main__ as command
from napoleon_core.agents.cast import CAST
from napoleon_core.agents.search import SearchAgent
from napoleon_core.arena import run_arena
from napoleon_core.games import GAMES
from napoleon_core.games.nap import tempers as nap_tempers
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon import tempers as napoleon_tempers
from napoleon_core.games.napoleon.liking import ROLES
from napoleon_core.games.napoleon.policy import NapoleonPolicy
from napoleon_core.games.napoleon.study_deal import BidStudy
from napoleon_core.games.napoleon.tempers import Temper
from napoleon_core.styles import at_table, measured, style_module
from tests.counts import SCALE
from tests.games import every_offered_table, played_walk, some_states
from tests.positions import bidder, namer, player

TEMPERS: dict[str, Any] = {"napoleon": napoleon_tempers.TEMPERS, "nap": nap_tempers.TEMPERS}
every_game = pytest.mark.parametrize("game", GAMES)
SEEN_SHARE, SEEN_MEAN = 0.1, 0.4
"""What a player would notice: so much more often, in a share; so many honours or tricks more, in a mean."""


# The cast


@every_game
def test_every_character_has_a_temper_of_its_own(game: str) -> None:
    tempers = TEMPERS[game]
    assert tempers.keys() == CAST.keys()
    assert len({*tempers.values()}) == len(CAST)


def noticed(game: str, one: str, other: str) -> list[str]:
    """The habits in which a player would notice a difference of two characters."""
    told = GAMES[game].habits_told
    pairs = zip(told.counted, told.measured[one], told.measured[other], strict=True)
    return [habit.name for habit, left, right in pairs if abs(left - right) >= (SEEN_SHARE if habit.share else SEEN_MEAN)]


def test_no_two_characters_are_measured_alike() -> None:
    for one, other in combinations(CAST, 2):
        seen = [noticed(game, one, other) for game in GAMES]
        assert sum(map(len, seen)) >= 2, f"{one} and {other} differ in {seen} alone"


@every_game
def test_the_figures_that_ship_are_a_module_that_the_command_wrote(game: str) -> None:
    shipped = import_module(f"napoleon_core.games.{game}.habit_figures")
    told = next(line.strip() for line in (shipped.__doc__ or "").splitlines() if "python -m" in line)
    assert f"--game {game} " in told
    assert f"--worlds {shipped.WORLDS} --deals {shipped.DEALS} " in told
    written: dict[str, Any] = {}
    exec(style_module(shipped.FIGURES, shipped.DEALS, shipped.WORLDS, told), written)
    assert (written["FIGURES"], written["__doc__"]) == (shipped.FIGURES, shipped.__doc__)


def test_the_measured_characters_do_what_is_told_of_them() -> None:
    habits = GAMES["napoleon"].habits_told
    mean_of = {habit.name: {who: figures[at] for who, figures in habits.measured.items()} for at, habit in enumerate(habits.counted)}

    def mean(name: str, who: Iterable[str]) -> float:
        return fmean(mean_of[name][one] for one in who)

    tempers = napoleon_tempers.TEMPERS

    def those(what: str, sign: int) -> list[str]:
        return [who for who, temper in tempers.items() if sign * getattr(temper, what) > 0.5]

    assert mean("bid", those("bold", 1)) > mean("bid", those("bold", -1)) + 0.15
    assert mean("drawn", those("draw", 1)) > mean("drawn", those("draw", -1)) + 0.25
    assert mean("shown", those("show", -1)) > mean("shown", those("show", 1)) + 0.7
    jumpers = those("jump", 1)
    assert min(mean_of["jump"][who] for who in jumpers) > 0.05
    assert mean("number", jumpers) > mean("number", [who for who in CAST if who not in jumpers]) + 0.2
    for role in ROLES:
        fond = [who for who, temper in tempers.items() if temper.call == role]
        assert mean(role, fond) > mean(role, [who for who in CAST if who not in fond]) + 0.05, role


# A temper and its price


@every_offered_table
def test_a_temper_costs_no_more_than_it_counts_and_changes_nothing_of_what_is_told(game: Any) -> None:
    rng = Random("price")
    for state in [*some_states(game, "price"), *played_walk(game, "price").states[:: 7 // min(SCALE, 7)]]:
        seat = game.to_act(state)
        if seat is None:
            continue
        seen, who = game.observe(state, seat), [*CAST][int(rng.random() * len(CAST))]
        policy, agent = game.policy(who), SearchAgent(game, 2, who=who)
        *_, decision = agent.think(seen, Random(1))
        if not decision.considered:
            continue
        study = policy.study(seen)
        study.run(2, Random(1))
        assert decision.considered == study.considered()
        assert decision.reason == study.reason(decision.move)
        value = {one.move: one.value for one in decision.considered}
        best = max(value, key=lambda move: value[move])
        most = policy.liking(seen, decision.move) - policy.liking(seen, best)
        assert value[best] - value[decision.move] <= most + 1e-9, who


def test_nobody_and_a_stranger_have_no_temper() -> None:
    seen = bidder("As Ah Kh Jh Jd 9h 8h Ac Kc 2c")
    game = NapoleonGame(seen.options)
    for who in (None, "nobody"):
        assert all(game.policy(who).liking(seen, move) == 0.0 for move in game.policy(who).study(seen).moves)


def test_who_jumps_thinks_of_higher_numbers_which_are_made_no_more_often() -> None:
    seen = bidder("As Ah Kh Jh Jd 9h 8h Ac Kc 2c")
    plain, jumping = BidStudy(seen), BidStudy(seen, 2)
    for study in (plain, jumping):
        study.run(10, Random(1))
    low, high = ({str(one.move): one for one in study.considered()} for study in (plain, jumping))
    assert low.items() <= high.items()
    assert {name for name in high if name.endswith("h")} == {"13h", "14h", "15h"}
    chances = [high[f"{number}h"].chance or 0.0 for number in (13, 14, 15)]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("bold", "said"), [(-1.0, "pass"), (0.0, "pass"), (1.0, "13h")])
def test_the_rule_of_thumb_bids_on_less_when_it_is_bold(bold: float, said: str) -> None:
    seen = bidder("As Qh 7h 9h 8h 5c Kd 3c 4d 2s")
    assert str(NapoleonPolicy(Temper(bold=bold)).choose(seen, Random(1))) == said


def test_the_rule_of_thumb_jumps_to_what_a_hand_is_worth() -> None:
    seen = bidder("As Ah Kh Jh Jd 9h 8h Ac Kc 2c")
    plain, jump = (NapoleonPolicy(Temper(jump=jump)).choose(seen, Random(1)) for jump in (0.0, 1.0))
    assert str(plain) == "13h"
    assert str(jump) in ("14h", "15h")


@pytest.mark.parametrize(("liked", "named"), [("", "call Jd"), ("mighty", "call As"), ("trump", "call Qh")])
def test_the_rule_of_thumb_names_the_card_that_it_likes(liked: str, named: str) -> None:
    seen = namer("Jh Ah Kh 9h 8h Ac Kc 2c 7d Jo")
    assert str(NapoleonPolicy(Temper(call=liked)).choose(seen, Random(1))) == named


def test_an_adjutant_who_hides_keeps_the_named_card_which_one_who_shows_plays() -> None:
    seen = player("Ad Kd 9d 4d 8s 7s 6c 5c 4s 3s", "2d 5d Td 7d", leader=2, named="Ad")
    played = [str(NapoleonPolicy(Temper(show=show)).choose(seen, Random(1))) for show in (-1.3, 1.3)]
    assert played == ["Kd", "Ad"]


# What is counted


@every_offered_table
def test_habits_are_counted_of_deals_that_are_over_by_names_that_the_game_has(game: Any) -> None:
    names = [habit.name for habit in type(game).habits_told.counted]
    assert len({*names}) == len(names)
    for number in range(3 * SCALE):
        *running, last = played_walk(game, f"habits {number}").states
        for seat in range(game.seats):
            found = [*game.habits(last, seat)]
            assert {name for name, _ in found} <= {*names}
            assert all(0 <= value <= 20 for _, value in found)
            assert not [*game.habits(running[-1], seat)]


def test_everyone_of_the_cast_sits_down_equally_often() -> None:
    seats = [who for serial in range(24) for who in at_table("x", serial, 5)]
    assert {seats.count(who) for who in CAST} == {5}
    assert at_table("x", 0, 5) != at_table("y", 0, 5)


@every_game
def test_measuring_again_finds_the_same_and_words_tell_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(game, {}, 0, 4, "again")
    assert found == measured(game, {}, 0, 4, "again")
    assert found != measured(game, {}, 0, 4, "other")
    arguments = ["styles", "--game", game, "--worlds", "0", "--deals", "4", "--seed", "again", "--jobs", "1"]
    assert command.main(arguments) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == [habit.name for habit in GAMES[game].habits_told.counted]
    assert [line.split()[0] for line in lines] == [*CAST]
    assert command.main([*arguments, "--module"]) == 0
    written: dict[str, Any] = {}
    exec(capsys.readouterr().out, written)
    assert (written["FIGURES"], written["DEALS"], written["WORLDS"]) == (found, 4, 0)


def test_the_module_tells_by_which_house_rules_it_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["styles", "--game", "nap", "--worlds", "0", "--deals", "1", "--jobs", "1", "--module"]
    assert command.main([*arguments, "--options", "players=3&misere=false"]) == 0
    assert "--worlds 0 --deals 1 --seed 1 --options 'players=3&misere=false'" in capsys.readouterr().out


@pytest.mark.parametrize("worlds", ["-1", "x", "1.5", "٣"])
def test_a_number_of_worlds_that_is_none_is_refused_with_the_least(worlds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["styles", "--worlds", worlds])
    assert "a whole number from 0" in capsys.readouterr().err


def test_characters_play_in_the_arena() -> None:
    report = run_arena("nap", {}, ["character:rosa:2", "policy"], 4, "characters")
    assert [figures.agent for figures in report.figures] == ["character:rosa:2", "policy"]
