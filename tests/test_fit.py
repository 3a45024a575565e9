"""The fitted curves: what a fit finds, what ships, and how the estimates of bids are told to have come true."""

from __future__ import annotations

import shlex
from math import exp
from random import Random

import pytest

from napoleon_core import __main__ as command
from napoleon_core.agents.factories import any_agent_of
from napoleon_core.fit import Promise, curves_module, fit_curve, promises_at
from napoleon_core.games import game_of
from napoleon_core.games.napoleon import calibration
from napoleon_core.reliability import reliability, reliability_lines
from tests.positions import bidder


def chance_of(log_odds: float) -> float:
    return 1.0 / (1.0 + exp(-log_odds))


def test_a_fit_finds_the_curve_by_which_contracts_were_made():
    rng = Random(1)
    odds = [rng.gauss(0.0, 1.5) for _ in range(20_000)]
    first, second = fit_curve([Promise(one, 0.5, rng.random() < chance_of(0.4 + 0.7 * one)) for one in odds])
    assert first == pytest.approx(0.4, abs=0.06)
    assert second == pytest.approx(0.7, abs=0.06)


def test_few_contracts_leave_simulations_nearly_as_they_are():
    first, second = fit_curve([Promise(0.5, 0.5, True)])
    assert abs(first) < 0.1
    assert second == pytest.approx(1.0, abs=0.1)


def test_few_contracts_of_a_table_leave_it_near_the_curve_of_all_and_many_do_not():
    some = [Promise(0.5, 0.5, True)] * 60 + [Promise(0.5, 0.5, False)] * 60
    few, many = (fit_curve(some * times, (-0.6, 0.8), 44.0) for times in (1, 100))
    assert few[0] + 0.5 * few[1] == pytest.approx(-0.2, abs=0.15)
    assert many[0] + 0.5 * many[1] == pytest.approx(0.0, abs=0.01)


def test_the_module_that_ships_is_one_that_a_fit_wrote():
    source = curves_module(calibration.CURVES, "python -m napoleon_core fit")
    written: dict = {}
    exec(source, written)
    assert written["CURVES"] == calibration.CURVES
    head, rest = (calibration.__doc__ or "").split("python -m napoleon_core fit")
    assert source.startswith(f'"""{head}')
    assert rest.split("\n", 1)[1] in source


def test_the_contracts_of_a_deal_do_not_depend_on_how_many_deals_are_asked_for():
    few, more = (promises_at("napoleon", {"players": 4}, "search:2", 4, deals, "fit") for deals in (4, 9))
    assert few
    assert more[: len(few)] == few


def test_reliability_tells_of_each_tenth_how_often_its_contracts_were_made():
    found = reliability([Promise(0.0, 0.62, True), Promise(0.0, 0.68, False), Promise(0.0, 1.0, True)])
    assert [(one.low, one.contracts, one.made) for one in found.tenths] == [(0.6, 2, 0.5), (0.9, 1, 1.0)]
    assert found.tenths[0].estimated == pytest.approx(0.65)
    assert found.base == pytest.approx(2 / 9)
    assert found.brier == pytest.approx((0.38**2 + 0.68**2) / 3)
    assert reliability_lines(found)[-1] == "Brier score 0.202, of the base rate 0.222"


def test_the_command_tells_how_estimates_come_true(capsys):
    assert (
        command.main(["fit", "--check", "--agent", "policy", "--worlds", "5", "--deals", "6", "--jobs", "1", "--options", "players=4"]) == 0
    )
    *tenths, last = capsys.readouterr().out.splitlines()
    assert tenths
    assert last.startswith("Brier score ")


def test_bids_that_no_simulation_looks_at_are_no_contracts_to_judge(capsys):
    """Who bids at random jumps to what nobody would try."""
    assert command.main(["fit", "--check", "--agent", "random", "--worlds", "2", "--deals", "1", "--jobs", "1"]) == 0
    assert "no contracts" in capsys.readouterr().out


@pytest.mark.parametrize("seed", ["two words", 'a"""b', "back\\slash", 'ends in "', "it's"])
def test_a_module_that_was_written_for_any_seed_can_be_read_and_tells_the_command(seed, capsys):
    asked = ["styles", "--game", "nap", "--worlds", "0", "--deals", "1", "--seed", seed]
    assert command.main([*asked, "--jobs", "1", "--module"]) == 0
    written = {}
    exec(capsys.readouterr().out, written)
    line = written["__doc__"].split("python -m napoleon_core ")[1].splitlines()[0]
    assert shlex.split(line) == asked


def test_curves_are_fitted_for_all_presets_so_house_rules_beside_them_are_refused(capsys):
    for rules in ("players=4", "no_such=1"):
        assert command.main(["fit", "--agent", "policy", "--worlds", "1", "--deals", "1", "--jobs", "1", "--options", rules]) == 1
        assert "--options with --check or --inference" in capsys.readouterr().err


def test_bidders_that_go_further_bid_higher_and_keep_to_the_rules():
    game = game_of("napoleon", {})
    highest = []
    for name in ("one_less", "one_more"):
        agent = any_agent_of(f"tests.bidders:{name}", game)
        bids = [0]
        for high in range(13, 20):
            move = str(agent.choose(bidder("Ah Kh Qh Jh 9h 7h As Kd 4c 2c", f"{high}s"), Random(3)))
            if move != "pass":
                bids.append(int(move[:-1]))
                assert bids[-1] == high + 1
        highest.append(max(bids))
    assert highest[0] < highest[1]
