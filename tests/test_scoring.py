"""What a deal and a match come to (rules: Scoring)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from napoleon_core.cards import codes
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import HONOURS, honours_in
from napoleon_core.games.napoleon.scoring import DealOutcome, settle, shares
from napoleon_core.mechanics.settlement import totals, winners
from napoleon_core.mechanics.tricks import Trick
from tests.counts import SCALE
from tests.games import HOUSE_RULES, played_walk
from tests.tables import contract_of


def deal(total: int, bid: str = "13s", *, partner: int | None = 1, by_partner: int = 0, discarded: int = 0, **options: Any) -> DealOutcome:
    """A deal in which the army of seat 0 wins ``total`` honours in tricks, ``by_partner`` of them with the adjutant's cards."""
    won, rest = HONOURS[:total], HONOURS[total : 20 - discarded]
    tricks = [Trick(0, won[by_partner:], 0, "led"), Trick(0, rest, 2, "led")]
    if partner is not None:
        tricks.append(Trick(0, won[:by_partner], partner, "led"))
    return settle(NapoleonOptions(**options), contract_of(bid), 0, partner, tricks, HONOURS[20 - discarded :])


@pytest.mark.parametrize(
    ("players", "partner", "expected"),
    [
        (4, 1, (1, 1, -1, -1)),
        (4, None, (3, -1, -1, -1)),
        (5, 1, (2, 1, -1, -1, -1)),
        (5, None, (4, -1, -1, -1, -1)),
        (6, 1, (3, 1, -1, -1, -1, -1)),
        (6, None, (5, -1, -1, -1, -1, -1)),
    ],
)
def test_shares_by_number_of_players(players: int, partner: int | None, expected: tuple[int, ...]) -> None:
    assert shares(players, 0, partner) == expected
    assert deal(14, partner=partner, players=players).scores == expected
    assert deal(12, partner=partner, players=players).scores == tuple(-one for one in expected)
    assert deal(20, partner=partner, players=players).scores == tuple(2 * one for one in expected)


@pytest.mark.parametrize(
    ("total", "bid", "made"),
    [
        (12, "13s", False),
        (13, "13s", True),
        (14, "13s", True),
        (19, "20s", False),
        (20, "20s", True),
        (19, "19c", True),
        (18, "19c", False),
    ],
)
def test_a_bid_is_made_with_exactly_its_number_and_not_with_one_less(total: int, bid: str, made: bool) -> None:
    for partner in (1, None):
        outcome = deal(total, bid, partner=partner)
        assert (outcome.made, outcome.side_total) == (made, total)
        assert outcome.scores[0] > 0 if made else outcome.scores[0] < 0


def test_honours_count_and_not_tricks() -> None:
    options = NapoleonOptions()
    few = [
        Trick(0, HONOURS[:5], 0, "led"),
        Trick(0, HONOURS[5:10], 0, "led"),
        Trick(0, HONOURS[10:13], 1, "led"),
        Trick(0, HONOURS[13:], 2, "led"),
    ]
    assert settle(options, contract_of("13s"), 0, 1, few, ()).made
    many = [Trick(0, (), 0, "led")] * 8 + [Trick(0, HONOURS[:12], 0, "led"), Trick(0, HONOURS[12:], 2, "led")]
    assert not settle(options, contract_of("13s"), 0, 1, many, ()).made


def test_all_twenty_count_though_a_trick_without_honours_was_lost() -> None:
    tricks = [Trick(0, HONOURS, 0, "led"), Trick(0, (), 3, "led")]
    outcome = settle(NapoleonOptions(), contract_of("13s"), 0, 1, tricks, ())
    assert (outcome.made, outcome.side_total, outcome.scores) == (True, 20, (4, 2, -2, -2, -2))


def test_the_adjutants_honours_count_for_the_army_whoever_of_the_two_won_them() -> None:
    for by_partner in range(15):
        assert deal(14, by_partner=by_partner).scores == (2, 1, -1, -1, -1)
        assert deal(14, by_partner=by_partner).side_total == 14


def test_a_napoleon_alone_is_counted_once() -> None:
    outcome = deal(14, partner=None)
    assert (outcome.side_total, sum(outcome.taken) - outcome.side_total) == (14, 6)


@pytest.mark.parametrize(
    ("scoring", "total", "bid", "partner", "expected"),
    [
        ("fixed", 14, "13s", 1, (2, 1, -1, -1, -1)),
        ("fixed", 20, "13s", 1, (4, 2, -2, -2, -2)),
        ("fixed", 20, "20s", None, (8, -2, -2, -2, -2)),
        ("fixed", 19, "20s", None, (-4, 1, 1, 1, 1)),
        ("fixed_double", 14, "13s", 1, (2, 1, -1, -1, -1)),
        ("fixed_double", 14, "13s", None, (8, -2, -2, -2, -2)),
        ("fixed_double", 20, "20s", 1, (8, 4, -4, -4, -4)),
        ("fixed_double", 20, "20s", None, (16, -4, -4, -4, -4)),
        ("fixed_double", 19, "20s", None, (-8, 2, 2, 2, 2)),
        ("additive", 14, "13s", 1, (2, 1, 0, 0, 0)),
        ("additive", 12, "13s", 1, (0, 0, 1, 1, 1)),
        ("additive", 12, "13s", None, (0, 2, 2, 2, 2)),
        ("additive", 20, "20s", None, (16, 0, 0, 0, 0)),
        ("bid_linked", 14, "13s", 1, (6, 3, -3, -3, -3)),
        ("bid_linked", 12, "13s", 1, (-6, -3, 3, 3, 3)),
        ("bid_linked", 20, "20s", 1, (40, 20, -20, -20, -20)),
        ("bid_linked", 19, "20s", 1, (-20, -10, 10, 10, 10)),
        ("bid_linked", 12, "10s", 1, (2, 1, -1, -1, -1)),
        ("bid_linked", 12, "8s", 1, (2, 1, -1, -1, -1)),
        ("bid_linked", 12, "11s", None, (4, -1, -1, -1, -1)),
    ],
)
def test_the_formulas(scoring: str, total: int, bid: str, partner: int | None, expected: tuple[int, ...]) -> None:
    assert deal(total, bid, partner=partner, scoring=scoring).scores == expected


ZERO_SUM = ("fixed", "fixed_double", "bid_linked")


def test_every_outcome_adds_up_to_zero_and_doubling_doubles_every_line() -> None:
    bids, totals_won = ("13s", "19c", "20s"), range(21)
    for players, scoring, partner, bid, total in product((4, 5, 6), (*ZERO_SUM, "additive"), (1, None), bids, totals_won):
        normal = deal(total, bid, partner=partner, players=players, scoring=scoring, all_honours="normal").scores
        double = deal(total, bid, partner=partner, players=players, scoring=scoring, all_honours="double").scores
        assert double == (tuple(2 * one for one in normal) if total == 20 else normal)
        if scoring in ZERO_SUM:
            assert sum(normal) == sum(double) == 0
        else:
            assert min(normal) == 0 < max(normal)


def test_all_twenty_without_a_bid_of_twenty_lose_where_the_allies_win_them() -> None:
    lost = deal(20, "19s", all_honours="allies_win")
    assert (lost.made, lost.scores) == (False, (-2, -1, 1, 1, 1))
    assert deal(20, "20s", all_honours="allies_win").scores == (2, 1, -1, -1, -1)
    assert deal(19, "19s", all_honours="allies_win").made


@pytest.mark.parametrize(
    ("setting", "total", "side_total", "allies_total", "taken"),
    [
        ("allies", 11, 11, 9, (11, 0, 6, 0, 0)),
        ("nobody", 11, 11, 6, (11, 0, 6, 0, 0)),
        ("napoleon", 11, 14, 6, (11, 0, 6, 0, 0)),
        ("first_trick", 11, 14, 6, (14, 0, 6, 0, 0)),
    ],
)
def test_who_gets_the_honours_that_napoleon_discards(
    setting: str, total: int, side_total: int, allies_total: int, taken: tuple[int, ...]
) -> None:
    outcome = deal(total, "13s", discarded=3, discarded_honours=setting)
    assert (outcome.side_total, outcome.allies_total, outcome.taken) == (side_total, allies_total, taken)
    assert outcome.made == (side_total >= 13)


def test_the_winner_of_the_first_trick_gets_discarded_honours_though_it_be_an_ally() -> None:
    tricks = [Trick(0, (), 3, "led"), Trick(0, HONOURS[:13], 0, "led"), Trick(0, HONOURS[13:17], 2, "led")]
    outcome = settle(NapoleonOptions(discarded_honours="first_trick"), contract_of("14s"), 0, 1, tricks, HONOURS[17:])
    assert (outcome.taken, outcome.side_total, outcome.made) == ((13, 0, 4, 3, 0), 13, False)


def test_a_total_of_twenty_may_come_from_the_discard() -> None:
    assert deal(17, "13s", discarded=3, discarded_honours="napoleon").scores == (4, 2, -2, -2, -2)
    assert deal(17, "13s", discarded=3, discarded_honours="napoleon", all_honours="allies_win").made is False
    assert deal(17, "13s", discarded=3).scores == (2, 1, -1, -1, -1)


@pytest.mark.parametrize("options", [NapoleonOptions(), *HOUSE_RULES.values()], ids=["standard", *HOUSE_RULES])
def test_every_honour_belongs_to_exactly_one_side(options: NapoleonOptions) -> None:
    game = NapoleonGame(options)
    for number in range(100 * SCALE):
        state = played_walk(game, f"honours {number}").states[-1]
        outcome, told = game.outcome(state), f"seed 'honours {number}'"
        discarded = honours_in(state.last.discards)
        extra = 0 if options.discarded_honours == "first_trick" else discarded
        assert sum(outcome.taken) + extra == 20, told
        army = {outcome.declarer, outcome.partner} - {None}
        won = sum(outcome.taken[seat] for seat in army)
        assert outcome.side_total == won + (discarded if options.discarded_honours == "napoleon" else 0), told
        for seat in range(game.seats):
            view = game.present(game.observe(state, seat))
            lost = discarded if options.discarded_honours == "nobody" else 0
            assert view["ring"]["sure"] + view["ring"]["against"] == 20 - lost, told
            assert (view["ring"]["sure"], view["ring"]["maybe"]) == (outcome.side_total, 0), told
            assert view["result"]["made"] == outcome.made, told
            assert [line["score"] for line in sorted(view["result"]["lines"], key=lambda line: line["seat"])] == [*outcome.scores], told
            assert view["result"]["counting"] == codes(HONOURS)
            assert view["result"]["legend"]["key"] == "napoleon-result-legend"


@pytest.mark.parametrize(
    ("sums", "best"),
    [
        ((5, 5, -3, -3, -4), (0, 1)),
        ((0, 0, 0, 0, 0), (0, 1, 2, 3, 4)),
        ((1, 3, -2, -1, -1), (1,)),
        ((-4, -1, -1, -1, -1), (1, 2, 3, 4)),
        ((-1, 2, -1, 2), (1, 3)),
    ],
)
def test_equal_highest_totals_all_win_in_the_order_of_the_seats(sums: tuple[int, ...], best: tuple[int, ...]) -> None:
    assert winners(sums) == best


def test_totals_add_up_deal_by_deal() -> None:
    assert totals([(2, 1, -1, -1, -1), (0, 0, 0, 0, 0), (-1, -1, 4, -1, -1)], 5) == (1, 0, 3, -2, -2)
    assert totals([], 4) == (0, 0, 0, 0)


@pytest.mark.parametrize("length", [1, 2, 5, 50])
def test_a_match_ends_after_so_many_deals_that_were_not_passed_out(length: int) -> None:
    game = NapoleonGame(NapoleonOptions(deals=length))
    played, passed = deal(14), DealOutcome(None, None, None, (0,) * 5, 0, 0, False, (0,) * 5)
    assert not game.match_over([])
    assert not game.match_over([passed] * 60)
    assert not game.match_over([played] * (length - 1) + [passed])
    assert game.match_over([passed, *[played] * length])
    assert game.deal_count([passed, played, passed]) == (1, length)
