"""The arena: the same deals give the same figures, whoever carries them out; gains by side and by seat; ratings."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from napoleon_core import __main__ as command
from napoleon_core.agents import agent_of
from napoleon_core.agents.factories import AgentFailed
from napoleon_core.arena import Task, play_task, run_arena
from napoleon_core.arena_figures import ArenaReport, DealResult, PairReport, estimate, pair_report, rated, report_lines
from napoleon_core.errors import IllegalMove, UnknownAgent, UnknownGame
from napoleon_core.game import deal_for
from napoleon_core.games import game_of
from napoleon_core.moves import PASS, Call, Discard
from tests.counts import LONG
from tests.games import every_offered_table, played_walk, walk

DEALS = 2000 if LONG else 24
PAIR = ["policy", "random"]

pytestmark = pytest.mark.usefixtures("with_toy")


class Backwards(Executor):
    """Carries out so many tasks, the last one first, when it has them all."""

    def __init__(self, tasks):
        self.tasks, self.waiting = tasks, []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self.waiting.append((future, fn, args, kwargs))
        if len(self.waiting) == self.tasks:
            for last, do, given, named in reversed(self.waiting):
                last.set_result(do(*given, **named))
        return future


def without_times(report: ArenaReport) -> ArenaReport:
    return replace(report, figures=tuple(replace(one, ms=(0.0, 0.0, 0.0)) for one in report.figures))


# Agents to be named as module:factory


class Odd:
    """Draws from its generator, and remembers which moves it was asked for."""

    asked: ClassVar[list[tuple[str, float]]] = []

    def __init__(self, game: Any) -> None:
        self.random = agent_of("random", game)

    def choose(self, seen: Any, rng: Random) -> Any:
        Odd.asked.append((seen.phase, rng.random()))
        return self.random.choose(seen, rng)


class Cheat(Odd):
    """Answers with a card that nobody may play in an auction, and names itself otherwise."""

    def choose(self, _seen: Any, _rng: Random) -> Any:
        return Call(next(iter(game_of("napoleon", {}).pack)))


class Broken(Odd):
    """Raises when it is asked."""

    def choose(self, _seen: Any, _rng: Random) -> Any:
        raise KeyError("no such weight")


class Shy(Odd):
    """Passes as long as it can, and then draws."""

    def choose(self, seen: Any, rng: Random) -> Any:
        return PASS if seen.phase == "auction" else self.random.choose(seen, rng)


class Silent(Odd):
    """Answers with nothing."""

    def choose(self, _seen: Any, _rng: Random) -> Any:
        return None


ODD, CHEAT = "tests.test_arena:Odd", "tests.test_arena:Cheat"
BROKEN, SILENT, SHY = "tests.test_arena:Broken", "tests.test_arena:Silent", "tests.test_arena:Shy"


# Sides


@every_offered_table
def test_sides_are_settled_when_the_play_begins_and_stay_so(game):
    for number in range(8):
        found, settled = walk(game, f"sides {number}"), []
        for state in found.states:
            if game.sides(state) is not None:
                settled.append(game.sides(state))
            else:
                assert not settled
        played = game.outcome(found.states[-1]).played
        assert len({*settled}) == played
        assert all(len(sides) == game.seats and {*sides} == {0, 1} for sides in settled)
        assert all(
            not isinstance(move, Call | Discard) and " " not in str(move) for move in found.moves[len(found.moves) - len(settled) + 1 :]
        )


def test_the_adjutant_is_of_the_army_and_a_bidder_at_nap_stands_alone():
    napoleon, nap = game_of("napoleon", {}), game_of("nap", {})
    for number in range(8):
        last = played_walk(napoleon, f"army {number}").states[-1]
        report = napoleon.report(last)
        army = {report["declarer"], report["partner"]} - {None}
        assert {seat for seat, side in enumerate(napoleon.sides(last)) if side == 0} == army
        last = played_walk(nap, f"alone {number}").states[-1]
        assert [seat for seat, side in enumerate(nap.sides(last)) if side == 0] == [nap.report(last)["declarer"]]


# By side


def test_the_rule_of_thumb_plays_better_than_random_players_on_either_side():
    gain = run_arena("napoleon", {}, PAIR, DEALS, "1").gain
    assert gain["honours"].low > 3
    assert gain["contracts"].low > 0.2


def test_by_side_what_one_gains_the_other_loses():
    ours, theirs = run_arena("napoleon", {}, PAIR, 12, "1").gain, run_arena("napoleon", {}, PAIR[::-1], 12, "1").gain
    for unit in ("honours", "contracts"):
        assert ours[unit].mean == pytest.approx(-theirs[unit].mean)
        assert ours[unit].low == pytest.approx(-theirs[unit].high)


def test_by_side_both_undertake_the_contracts_of_the_reference():
    report = run_arena("napoleon", {}, PAIR, 30, "1")
    alone = run_arena("napoleon", {}, ["policy"], 30, "1", mode="seat").figures[0]
    for one in report.figures:
        assert one.bids == alone.bids
        assert one.passed_out == alone.passed_out > 0
    assert report.pairs[0].deals == sum(alone.bids.values()) < 30
    others = run_arena("napoleon", {}, PAIR, 6, "1", reference="random").figures
    assert [*others[0].bids] == [*others[1].bids] == ["20"]


def test_by_side_agents_are_asked_for_nothing_but_the_play():
    Odd.asked.clear()
    run_arena("napoleon", {}, [ODD, "policy"], 4, "1")
    assert {phase for phase, _ in Odd.asked} == {"play"}


def test_by_side_an_agent_against_itself_gains_nothing():
    gain = run_arena("napoleon", {}, ["policy", "policy"], 12, "1").gain
    assert (gain["honours"].mean, gain["honours"].low, gain["contracts"].mean) == (0, 0, 0)


def test_a_gain_by_side_is_the_whole_difference_of_two_plays():
    """Not half of it: a side is played once by each."""
    task = Task("napoleon", {}, "side", ("policy", "random"), "policy", "1", range(1))
    (deal,) = play_task(task)
    assert len(deal.played) == 2
    first, second = (one.report for one in deal.played)
    assert deal.gains == (first["side_total"] - second["side_total"], first["made"] - second["made"])
    assert [one.agent for one in deal.played] == ["policy", "random"]
    assert [first[key] == second[key] for key in ("declarer", "bid", "partner")] == [True] * 3


# By seat


def test_the_rule_of_thumb_scores_more_than_random_players_in_any_seat():
    assert run_arena("napoleon", {}, PAIR, DEALS, "1", mode="seat").gain["score"].low > 0.2
    assert run_arena("napoleon", {}, PAIR[::-1], DEALS, "1", mode="seat").gain["score"].high < -0.2


def test_a_gain_by_seat_is_the_mean_over_the_seats_of_one_deal():
    (deal,) = play_task(Task("nap", {}, "seat", ("random", "policy"), "policy", "1", range(1)))
    usual, *mixed = (one.report for one in deal.played)
    assert len(mixed) == 4
    assert deal.gains == (sum(mixed[seat]["scores"][seat] - usual["scores"][seat] for seat in range(4)) / 4,)


def test_the_contracts_of_an_agent_by_seat_are_those_that_it_bid_itself():
    (deal,) = play_task(Task("napoleon", {}, "seat", ("random", "policy"), "policy", "1", range(1)))
    usual, *mixed = deal.played
    assert (usual.agent, usual.own) == ("policy", True)
    assert [one.agent for one in mixed] == ["random"] * 5
    assert [one.own for one in mixed] == [one.report["declarer"] == seat for seat, one in enumerate(mixed)]


def test_a_match_is_a_game_between_each_two_seats_of_different_players():
    report = run_arena("napoleon", {"deals": 2}, PAIR, 12, "1", mode="match")
    other = run_arena("napoleon", {"deals": 2}, PAIR[::-1], 12, "1", mode="match")
    gain = report.gain["games"]
    assert gain.low > 0.2
    assert gain.count == 12
    assert other.gain["games"].mean == pytest.approx(-gain.mean)
    assert report.pairs[0].won == pytest.approx((1 + gain.mean) / 2)
    assert "12 matches" in report_lines(report)[0]


# Chance and work


@pytest.mark.parametrize("mode", ["side", "seat", "match"])
def test_the_order_of_work_does_not_reach_the_figures(mode):
    alone = run_arena("napoleon", {}, ["level:1", "random"], 13, "some seed", mode=mode)
    spread = run_arena("napoleon", {}, ["level:1", "random"], 13, "some seed", mode=mode, executor=Backwards(4))
    assert without_times(alone) == without_times(spread)


@pytest.mark.parametrize("mode", ["side", "seat", "match"])
def test_a_deal_is_the_same_whatever_deals_are_played_before_it(mode):
    """An agent draws from a generator of its own for each deal and seat, which begins anew at every table."""

    def play(deals: range) -> DealResult:
        *_, last = play_task(Task("napoleon", {}, mode, (ODD, "policy"), "policy", "1", deals))
        return replace(last, played=tuple(replace(one, times={}) for one in last.played))

    assert play(range(3, 4)) == play(range(4))


def test_another_seed_gives_other_deals():
    one, other = (run_arena("napoleon", {}, ["policy"], 40, seed) for seed in ("1", "2"))
    assert without_times(one).figures != without_times(other).figures


def test_the_deals_are_those_of_a_match_with_that_seed():
    game = game_of("nap", {})
    (deal,) = play_task(Task("nap", {}, "seat", ("policy",), "policy", "1", range(2, 3)))
    hands = deal_for(game, "1", 2).hands
    first = deal.played[0].report["tricks"][0]
    assert all(any(str(one) == code for one in hands[(first["leader"] + at) % 4]) for at, code in enumerate(first["cards"]))


def test_progress_is_told_deal_by_deal_up_to_all_of_them():
    told = []
    run_arena("nap", {}, ["policy", "random", "level:1"], 10, "1", progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (30, 30)
    assert told == sorted({*told})


# Figures


def test_an_interval_is_that_of_the_normal_distribution():
    found = estimate([1.0, 2.0, 3.0, 6.0])
    assert (found.mean, found.count) == (3.0, 4)
    assert (found.high - found.mean, found.mean - found.low) == pytest.approx((1.96 * (14 / 3) ** 0.5 / 2,) * 2)
    assert estimate([5.0]).low == estimate([5.0]).high == 5.0


def test_a_drawn_deal_is_half_won():
    pair = pair_report("side", ("a", "b"), [(2.0, 1.0), (0.0, 0.0), (-1.0, 0.0), (3.0, 0.0), ()])
    assert (pair.won, pair.deals) == (2.5 / 4, 4)
    assert pair.gain["honours"].mean == 1.0


def test_ratings_are_the_shares_of_deals_won_in_elo_points():
    def pair(ours: str, theirs: str, won: float) -> PairReport:
        return PairReport((ours, theirs), {"score": estimate([0.0] * 100_000)}, won)

    ratings = rated(["a", "b", "c"], [pair("a", "b", 10 / 11), pair("b", "c", 10 / 11), pair("a", "c", 100 / 101)])
    assert [round(ratings[name]) for name in "abc"] == [400, 0, -400]
    assert all(
        abs(points) < 10_000 for points in rated(["a", "b", "c"], [pair("a", "b", 1), pair("b", "c", 1), pair("a", "c", 1)]).values()
    )


def test_more_than_two_agents_all_play_each_other_and_are_rated():
    report = run_arena("napoleon", {}, ["random", "policy", "level:1"], 10, "1")
    assert [pair.agents for pair in report.pairs] == [("random", "policy"), ("random", "level:1"), ("policy", "level:1")]
    assert report.ratings["random"] < report.ratings["level:1"]
    assert sum(report.ratings.values()) == pytest.approx(0)
    assert any(line.startswith("ratings in Elo points") for line in report_lines(report))
    assert report.json()["rating"] == report.ratings


def test_no_deals_give_empty_figures():
    for mode in ("side", "seat", "match"):
        report = run_arena("napoleon", {}, PAIR, 0, "1", mode=mode)
        assert [gain.count for gain in report.gain.values()] == [0] * len(report.gain)
        assert report.figures[0].bids == {}
        assert report_lines(report)
        assert json.dumps(report.json())


# What is refused


@pytest.mark.parametrize("agents", [[], ["nobody"], ["policy", "nobody"], ["policy", "no_such_module:factory"], ["policy", "search:0"]])
def test_an_agent_that_is_none_is_refused_before_any_deal(agents):
    with pytest.raises(UnknownAgent):
        run_arena("napoleon", {}, agents, 10, "1")


def test_a_reference_that_is_none_is_refused():
    with pytest.raises(UnknownAgent):
        run_arena("napoleon", {}, PAIR, 10, "1", reference="nobody")


def test_a_game_that_is_none_is_refused():
    with pytest.raises(UnknownGame):
        run_arena("bridge", {}, ["policy"], 10, "1")


@pytest.mark.parametrize("mode", ["side", "seat", "match"])
def test_an_agent_is_held_to_the_rules(mode):
    with pytest.raises(IllegalMove):
        run_arena("napoleon", {}, [CHEAT, "policy"], 2, "1", mode=mode)


@pytest.mark.native
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("agent", "told"),
    [(CHEAT, "expected a legal move"), (BROKEN, "raised KeyError: 'no such weight' (test_arena.py, line "), (SILENT, "got None")],
)
def test_an_agent_that_fails_is_named_in_a_line_in_however_many_processes_it_plays(agent, told, jobs, capsys):
    for rest in (["arena", "--agents", f"policy,{agent}", "--json"], ["arena", "--reference", agent], ["fit", "--check", "--agent", agent]):
        assert command.main([*rest, "--deals", "9", "--jobs", jobs]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert told in err
        assert repr(agent) in err


def test_players_who_never_bid_end_the_arena_and_not_the_match():
    with pytest.raises(AgentFailed, match="all were passed out"):
        run_arena("napoleon", {"minimum_bid": 20}, [SHY], 1, "1", mode="match")
    assert run_arena("nap", {"lowest_bid": 3}, [SHY, "policy"], 1, "1", mode="match").deals == 1, "at Nap such deals count"


# The command


def run(capsys, *arguments: str) -> str:
    assert command.main(["arena", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.native
def test_the_command_prints_the_keys_that_it_promises(capsys):
    found = json.loads(run(capsys, "--agents", "policy,random", "--deals", "4", "--seed", "x", "--options", "minimum_bid=12", "--json"))
    assert {"mode", "agents", "deals", "seed", "gain", "bids", "ms"} == {*found} - {"game", "options"}
    assert (found["mode"], found["agents"], found["deals"], found["seed"]) == ("side", ["policy", "random"], 4, "x")
    assert {unit: {*gain} for unit, gain in found["gain"].items()} == {unit: {"mean", "low", "high"} for unit in ("honours", "contracts")}
    assert {*found["ms"]["policy"]} == {"median", "p95", "max"}
    assert found["bids"]["policy"]["contracts"] == sum(one["count"] for one in found["bids"]["policy"]["by_bid"].values())
    assert found["options"] == {"minimum_bid": 12}
    seat = json.loads(run(capsys, "--agents", "policy,random", "--deals", "1", "--mode", "seat", "--json", "--jobs", "1"))
    assert seat["mode"] == "seat"
    assert {unit: {*gain} for unit, gain in seat["gain"].items()} == {"score": {"mean", "low", "high"}}


@pytest.mark.native
def test_the_command_tells_the_same_in_words(capsys):
    told = run(capsys, "--agents", f"{ODD},policy", "--deals", "4", "--game", "nap", "--options", "players=5", "--reference", "random")
    lines = told.splitlines()
    assert lines[0] == f"{ODD},policy: 4 deals of nap?players=5 by side, auctions by random, seed 1"
    assert lines[1].startswith(f"gain of {ODD} over policy: -")
    for words in ("honours a deal, 95 % from", "contracts a deal, 95 % from", "bids made", "passed out", "milliseconds a move: median"):
        assert words in told


def test_a_bar_on_the_terminal_grows_and_goes_away(capsys):
    for done in (4, 8):
        command._draw_progress(done, 8)
    shown = capsys.readouterr().err.split("\r")
    assert shown[1] == f"[{'#' * 20}{'.' * 20}] 4 of 8 deals"
    assert shown[2].isspace()
    assert shown[3] == ""
