"""The rating against the CPU players: Glicko-2 as its author works it out, and what the page may rely on."""

from __future__ import annotations

import pytest

from napoleon_core.rating import Game, Rating, after


def test_the_worked_example_of_the_paper_comes_out() -> None:
    games = [Game(1400, 1, 30), Game(1550, 0, 100), Game(1700, 0, 300)]
    rating = after(Rating(1500, 200, 0.06), games)
    assert rating.points == pytest.approx(1464.06, abs=0.02)
    assert rating.deviation == pytest.approx(151.52, abs=0.01)
    assert rating.volatility == pytest.approx(0.05999, abs=0.00001)


def test_no_game_changes_nothing() -> None:
    assert after(Rating(1432, 80, 0.05), []) == Rating(1432, 80, 0.05)


@pytest.mark.parametrize("points", [1000, 1500, 2000])
def test_a_win_lifts_and_a_loss_lowers_a_rating_and_both_make_it_surer(points: float) -> None:
    begin = Rating(points, 200)
    won, lost = after(begin, [Game(1500, 1)]), after(begin, [Game(1500, 0)])
    assert lost.points < points < won.points
    assert max(won.deviation, lost.deviation) < 200


def test_a_draw_with_an_equal_changes_no_points() -> None:
    assert after(Rating(), [Game(1500, 0.5)]).points == pytest.approx(1500)


@pytest.mark.parametrize("wins", [0.0, 1.0])
def test_a_long_run_of_equal_results_ends_in_finite_numbers(wins: float) -> None:
    rating = Rating()
    for _ in range(500):
        rating = after(rating, [Game(1500, wins)] * 5)
    assert 0 < rating.deviation < 350
    assert -3000 < rating.points < 6000


def test_an_upset_after_a_steady_run_makes_the_results_less_steady() -> None:
    rating = Rating(1500, 30)
    assert after(rating, [Game(1000, 0)] * 5).volatility > rating.volatility
