"""Nap: what may be bid, in which order, and what the auction leads to (rules: Nap, Auction)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from napoleon_core.errors import IllegalMove
from napoleon_core.games.nap import NapGame
from napoleon_core.games.nap.contract import all_bids
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.state import Auction, Finished, Playing
from tests.counts import SCALE
from tests.games import pick, values_of
from tests.nap_tables import allowed, nap, nap_after, nap_dealt
from tests.tables import after

FORCED: dict[str, Any] = {"all_pass": "dealer_bids"}
FRENCH = {"lowest_bid": 2, "top_bid": "blucher"}


def test_the_bids_climb_in_the_order_of_the_rules() -> None:
    options = NapOptions(lowest_bid=1, top_bid="blucher")
    assert [row.name for row in all_bids(options)] == ["1", "2", "3", "misere", "4", "nap", "wellington", "blucher"]


@pytest.mark.parametrize(
    ("actions", "options", "expected"),
    [
        ("", {}, "3 misere 4 nap pass"),
        ("", {"lowest_bid": 2}, "2 3 misere 4 nap pass"),
        ("", {"lowest_bid": 1}, "1 2 3 misere 4 nap pass"),
        ("", {"lowest_bid": 1, "misere": False}, "1 2 3 4 nap pass"),
        ("2", FRENCH, "3 misere 4 nap pass"),
        ("3", {}, "misere 4 nap pass"),
        ("3 pass", {}, "misere 4 nap pass"),
        ("misere", {}, "4 nap pass"),
        ("3", {"misere": False}, "4 nap pass"),
        ("4", {}, "nap pass"),
        ("nap", {}, "wellington pass"),
        ("nap pass", {}, "wellington pass"),
        ("nap", FRENCH, "wellington pass"),
        ("nap wellington", FRENCH, "blucher pass"),
        ("nap wellington pass", FRENCH, "blucher pass"),
        ("pass pass pass", {}, "3 misere 4 nap pass"),
        ("pass pass pass", FORCED, "1 2 3 misere 4 nap"),
        ("pass pass pass", {**FORCED, "misere": False}, "1 2 3 4 nap"),
        ("pass pass pass", {**FORCED, "lowest_bid": 2}, "1 2 3 misere 4 nap"),
        ("pass pass", FORCED, "3 misere 4 nap pass"),
        ("pass 3 pass", FORCED, "misere 4 nap pass"),
    ],
)
def test_what_may_be_bid_over_what(actions: str, options: dict[str, Any], expected: str) -> None:
    assert allowed(*nap_after(actions, **options)) == expected.split()


@pytest.mark.parametrize(
    ("actions", "options", "move", "reason"),
    [
        ("3", {}, "3", "nap-bid-too-low"),
        ("4", {}, "misere", "nap-bid-too-low"),
        ("", {}, "2", "nap-bid-under-lowest"),
        ("", {}, "wellington", "nap-bid-only-over"),
        ("4", {}, "wellington", "nap-bid-only-over"),
        ("nap", FRENCH, "blucher", "nap-bid-only-over"),
        ("nap", {}, "blucher", "nap-no-such-bid"),
        ("", {"top_bid": "nap"}, "wellington", "nap-no-such-bid"),
        ("", {"misere": False}, "misere", "nap-no-such-bid"),
        ("", {}, "5", "nap-no-such-bid"),
        ("", {}, "As", "nap-no-such-bid"),
        ("pass pass pass", FORCED, "pass", "nap-dealer-must-bid"),
        ("pass pass pass", FORCED, "wellington", "nap-bid-only-over"),
    ],
)
def test_a_bid_that_is_not_allowed_says_why(actions: str, options: dict[str, Any], move: str, reason: str) -> None:
    game, state = nap_after(actions, **options)
    with pytest.raises(IllegalMove) as refused:
        after(game, state, move)
    assert refused.value.reason.key == reason


@pytest.mark.parametrize(
    ("actions", "options", "declarer", "bid"),
    [
        ("3 pass pass pass", {}, 0, "3"),
        ("3 misere 4 pass", {}, 2, "4"),
        ("pass pass pass 3", {}, 3, "3"),
        ("pass pass pass 1", FORCED, 3, "1"),
        ("nap", {"top_bid": "nap"}, 0, "nap"),
        ("pass nap wellington", {}, 2, "wellington"),
        ("nap wellington blucher", FRENCH, 2, "blucher"),
        ("nap pass pass pass", {}, 0, "nap"),
        ("pass pass pass nap", {}, 3, "nap"),
    ],
)
def test_the_auction_ends_after_one_round_or_when_no_higher_bid_exists(
    actions: str, options: dict[str, Any], declarer: int, bid: str
) -> None:
    game, state = nap_after(actions, **options)
    assert isinstance(state, Playing)
    assert (state.declarer, state.contract.name, game.to_act(state)) == (declarer, bid, declarer)


def test_all_pass_is_a_deal_that_counts_and_scores_nothing() -> None:
    for players in (3, 4, 5, 6):
        game, state = nap_after("pass " * players, players=players)
        assert isinstance(state, Finished)
        outcome = game.outcome(state)
        assert outcome is not None
        assert (outcome.played, outcome.scores) == (False, (0,) * players)
        assert game.deal_count([outcome]) == (1, 2 * players)
        assert game.report(state) == {"outcome": "passed", "scores": [0] * players}
    assert not isinstance(nap_after("pass pass pass", **FORCED)[1], Finished)


def test_a_match_is_over_when_every_seat_has_dealt_so_often_and_passed_out_deals_count() -> None:
    for players, deals_each in product((3, 4, 5, 6), (1, 2, 20)):
        game, state = nap_after("pass " * players, players=players, deals_each=deals_each)
        outcome = game.outcome(state)
        assert outcome is not None
        assert not game.match_over([outcome] * (players * deals_each - 1))
        assert game.match_over([outcome] * (players * deals_each))


def test_everyone_is_asked_once_clockwise_from_the_left_of_the_dealer() -> None:
    rng = Random("one round")
    for number in range(300 * SCALE):
        game = nap(
            players=pick((3, 4, 5, 6), rng), top_bid=pick(values_of(NapGame, "top_bid"), rng), all_pass=pick(("redeal", "dealer_bids"), rng)
        )
        dealer = pick(range(game.seats), rng)
        state, asked = nap_dealt(game, dealer=dealer, seed=f"one round {number}"), []
        while isinstance(state, Auction):
            asked.append(game.to_act(state))
            state = after(game, state, str(pick([*game.legal_moves(state)], rng)))
        assert asked == [(dealer + 1 + step) % game.seats for step in range(len(asked))], f"seed 'one round {number}'"
        made = [row.name for row in all_bids(game.options)]
        at_top = isinstance(state, Playing) and state.contract.name == made[-1]
        assert len(asked) == game.seats or at_top, f"seed 'one round {number}'"
