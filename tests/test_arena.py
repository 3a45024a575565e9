"""The arena: the same deals give the same figures, whoever carries them out."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import partial

import pytest

from napoleon_core.arena import ArenaReport, report_lines, run_arena
from napoleon_core.errors import UnknownAgent, UnknownGame
from tests.counts import LONG

DEALS = 2000 if LONG else 20


class Backwards(Executor):
    """Carries out its tasks when they are asked for, the last one first."""

    def __init__(self):
        self.waiting = []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        future.result = partial(self._all, future)
        self.waiting.append((future, fn, args, kwargs))
        return future

    def _all(self, wanted, timeout=None):
        while self.waiting:
            future, fn, args, kwargs = self.waiting.pop()
            future.set_result(fn(*args, **kwargs))
        return Future.result(wanted, timeout)


def without_times(report: ArenaReport) -> ArenaReport:
    return replace(report, tables=tuple(replace(table, milliseconds=(0.0, 0.0, 0.0)) for table in report.tables))


def test_the_rule_of_thumb_beats_random_play():
    report = run_arena("napoleon", {}, ["policy", "random"], DEALS, "1")
    assert report.gain is not None
    assert report.gain.mean - report.gain.within > 0.2


def test_random_play_loses_what_the_rule_of_thumb_wins():
    report = run_arena("napoleon", {}, ["random", "policy"], DEALS, "1")
    assert report.gain is not None
    assert report.gain.mean < -0.2


def test_equal_agents_have_one_table_and_no_gain():
    report = run_arena("napoleon", {}, ["policy", "policy"], 20, "1")
    assert report.gain is None
    assert [table.agent for table in report.tables] == ["policy"]


def test_the_order_of_work_does_not_reach_the_figures():
    alone = run_arena("napoleon", {}, ["policy", "random"], 25, "some seed")
    spread = run_arena("napoleon", {}, ["policy", "random"], 25, "some seed", Backwards())
    assert without_times(alone) == without_times(spread)


def test_another_seed_gives_other_deals():
    one, other = (run_arena("napoleon", {}, ["policy"], 40, seed) for seed in ("1", "2"))
    assert without_times(one).tables != without_times(other).tables


def test_a_report_is_lines_and_json():
    report = run_arena("napoleon", {}, ["policy", "random"], 20, "1")
    assert report_lines(report)[0] == "policy,random: 20 deals of napoleon, seed 1"
    assert any(line.startswith("gain of policy over random: +") for line in report_lines(report))
    assert json.loads(json.dumps(report.json()))["gain"]["deals"] == 20


def test_no_deals_give_empty_figures():
    report = run_arena("napoleon", {}, ["policy", "random"], 0, "1")
    assert report.gain is None
    assert report.tables[0].bids == {}
    assert report_lines(report)


@pytest.mark.parametrize("agents", [[], ["policy", "policy", "policy"], ["nobody"], ["policy", "nobody"]])
def test_an_agent_that_is_none_is_refused_before_any_deal(agents):
    with pytest.raises(UnknownAgent):
        run_arena("napoleon", {}, agents, 10, "1")


def test_a_game_that_is_none_is_refused():
    with pytest.raises(UnknownGame):
        run_arena("bridge", {}, ["policy"], 10, "1")
