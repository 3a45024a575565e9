"""The rule of thumb of Nap: obvious bids and plays, legal everywhere, and the figures of a sound table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from napoleon_core.agents import agent_of
from napoleon_core.arena import run_arena
from napoleon_core.cards import cards
from napoleon_core.game import apply, deal_for
from napoleon_core.games.nap import NapGame
from napoleon_core.games.nap.contract import by_name
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.policy_bidding import chance_of
from tests.counts import LONG, SCALE
from tests.games import random_game
from tests.nap_tables import nap_after

JUNK = ("9s 7h 6d 8c 4c", "8s 7d 9h Tc 3c", "7s 9d 8h 6c Jc", "6s 8d Th 7c 5c")


def choice(actions: str, *hands: str, **options: Any) -> str:
    """What the seat to act does after these actions; the seats that have no hand get what is left."""
    game, state = nap_after(actions, *hands, **options)
    seat = game.to_act(state)
    assert seat is not None
    return str(game.policy().choose(game.observe(state, seat), Random(0)))


# Auction


@pytest.mark.parametrize(
    ("actions", "hand", "options", "expected"),
    [
        ("", "As Ks Qs Js Ts", {}, "nap"),
        ("", "As Ks Qs Ah Kh", {}, "nap"),
        ("", "As Ks Qs Ah 3d", {}, "3"),
        ("", "As Ks 9s Kh 3d", {}, "3"),
        ("", "2s 3s 2h 3h 2d", {}, "misere"),
        ("", "2s 3s 2h 3h 2d", {"misere": False}, "pass"),
        ("", "9s 7h 6d 8c 4c", {}, "pass"),
        ("", "Qs Jh 9d 8c 4c", {}, "pass"),
        ("3", "As Ks 9s 8h 3d", {}, "pass"),
        ("3", "As Ks Qs Ah 3d", {}, "4"),
        ("nap", "As Ks Qs Js Ah", {}, "wellington"),
        ("nap", "As Ks 9s Kh 3d", {}, "pass"),
        ("nap wellington", "As Ks Qs Js Ts", {"top_bid": "blucher"}, "blucher"),
    ],
)
def test_obvious_bids(actions: str, hand: str, options: dict[str, Any], expected: str) -> None:
    others = JUNK[: len(actions.split())]
    hands = [*(one for one in others), hand]
    used = set(hand.split())
    hands = [one if not used & {*one.split()} or one is hand else "5s 5h 5d 4h 4d" for one in hands]
    assert choice(actions, *hands, **options) == expected


def test_the_dealer_who_must_bid_takes_the_least_evil() -> None:
    weak = ("9s 7h 6d 8c 4c", "8s 7d 9h Tc 3c", "7s 9d 8h 6c Jc", "Qs 8d Th 7c 5c")
    assert choice("pass pass pass", *weak, all_pass="dealer_bids") == "1"
    assert choice("pass pass pass", *weak) == "pass"


def test_a_stronger_hand_has_the_better_chance() -> None:
    options = NapOptions(lowest_bid=1)
    for bid, better, worse in [
        ("3", "As Ks Qs 4h 3d", "As Ks 9s 4h 3d"),
        ("3", "As Ks 9s 4h 3d", "Js Ts 9s 4h 3d"),
        ("nap", "As Ks Qs Js Ah", "As Ks Qs Js Kh"),
        ("misere", "2s 3s 2h 3h 2d", "2s 3s 2h 3h 9d"),
        ("misere", "2s 3s 2h 3h 9d", "2s 3s 2h 3h Kd"),
    ]:
        row = by_name(options)[bid]
        assert chance_of(options, cards(better), row) > chance_of(options, cards(worse), row), bid


def test_the_more_play_against_one_the_safer_a_misere_and_the_harder_a_three() -> None:
    tables = [NapOptions(players=players) for players in (3, 4, 5, 6)]
    misere = [chance_of(options, cards("3s 7h 5d 8d 4c"), by_name(options)["misere"]) for options in tables]
    three = [chance_of(options, cards("As Ks 9s Kh Jd"), by_name(options)["3"]) for options in tables]
    assert misere == sorted({*misere})
    assert three == sorted({*three}, reverse=True)


# Play: seat 0 is the bidder, and the others hold what is written


@pytest.mark.parametrize(
    ("actions", "hands", "expected"),
    [
        pytest.param("3 pass pass pass", ("As Ks 9s Kh 3d",), "As", id="the bidder leads the best trump"),
        pytest.param(
            "4 pass pass pass As 2s 3s 4s",
            ("As Ks Qs Ah 3d", "2s 5h 5d 5c 6c", "3s 6h 6d 7c 8c", "4s 7h 7d 9c Tc"),
            "Ks",
            id="and goes on drawing them",
        ),
        pytest.param(
            "3 pass pass pass As", ("As Ks 9s Kh 3d", "Qs 2s 5d 5c 6c"), "2s", id="a defender wastes no high trump on what it cannot beat"
        ),
        pytest.param("3 pass pass pass Ts", ("Ts 9s 8s Kh 3d", "Ks 2s 5d 5c 6c"), "Ks", id="a defender beats the bidder"),
        pytest.param(
            "3 pass pass pass Ts 5s Ks",
            ("Ts 9s 8s Kh 3d", "5s 5h 5d 5c 6c", "Ks 6h 6d 7c 8c", "As 2s 7d 9c Tc"),
            "2s",
            id="but not another defender who has done so",
        ),
        pytest.param(
            "3 pass pass pass Ts 5s 4s",
            ("Ts 9s 8s Kh 3d", "5s 5h 5d 5c 6c", "4s 6h 6d 7c 8c", "As Js 2s 9c Tc"),
            "Js",
            id="the last player wins as cheaply as can be",
        ),
        pytest.param(
            "3 pass pass pass Ts Js 4s 3s Ah",
            ("Ts 9s 8s Kd 3d", "Js Ah 5d 5c 6c", "4s 6h 7h 7c 8c", "3s Kh 2h 9c Tc"),
            "6h",
            id="the leader of a sure trick is left to it",
        ),
        pytest.param(
            "3 pass pass pass As 2s 3s 4s Ks 5h 5d 5c",
            ("As Ks 9s Ah 3d", "2s 5h 6h 8d 6c", "3s 5d 6d 7c 8c", "4s 5c 7d 9c Tc"),
            "Ah",
            id="trumps that draw nothing more are kept",
        ),
    ],
)
def test_obvious_plays(actions: str, hands: tuple[str, ...], expected: str) -> None:
    assert choice(actions, *hands) == expected


@pytest.mark.parametrize(
    ("actions", "hands", "expected"),
    [
        pytest.param("misere pass pass pass", ("2s 4h 5h 6d 7c",), "2s", id="the bidder leads the lowest card"),
        pytest.param(
            "misere pass pass pass 2s 9s 8s 7s 3h",
            ("2s 4h 2h 6d 7c", "9s 3h 5d 5c 6c", "8s 6h 7h Tc 8c", "7s 8h 9h 9c Jc"),
            "6h",
            id="a defender before the bidder gets rid of nothing that would save him",
        ),
        pytest.param(
            "misere pass pass pass 6d", ("6d 4h 5h 2s 7c", "Kd 2d 5d 5c 6c"), "5d", id="a defender stays under the bidder as high as can be"
        ),
        pytest.param(
            "misere pass pass pass 6d Qd",
            ("6d 4h 5h 2s 7c", "Qd Jd 8d 5c 6c", "Kd 2d 9d 7h 8h"),
            "Kd",
            id="and goes high once the trick is lost for it",
        ),
        pytest.param(
            "misere pass pass pass 2s 9s 8s 7s 9h 8h 6h",
            ("2s 4h 5h 6d Jh", "9s 9h 5d 5c 6c", "8s 8h 7h Tc 8c", "7s 6h Th 9c Jc"),
            "5h",
            id="the bidder follows as high as loses",
        ),
        pytest.param(
            "misere pass pass pass 2s 9s 8s 7s 9c 8c 3c",
            ("2s 4h 5h 6d Ah", "9s 9c 5d 5c 6c", "8s 8c 7h Tc 4c", "7s 3c Th 7c Jc"),
            "Ah",
            id="and throws away what is most dangerous",
        ),
    ],
)
def test_obvious_plays_in_a_misere(actions: str, hands: tuple[str, ...], expected: str) -> None:
    assert choice(actions, *hands) == expected


def test_a_misere_with_trumps_is_led_from_a_suit_that_leaves_none() -> None:
    assert choice("misere pass pass pass", "2s 3s 4s 3h 5d", misere_trumps=True) == "3h"


# Everywhere


def test_every_move_is_legal_whatever_the_options() -> None:
    rng = Random(7)
    for number in range(150 * SCALE):
        game = random_game(rng, NapGame)
        policy, other = game.policy(), agent_of("random", game)
        state = game.start(deal_for(game, "nap policy", number), number % game.seats)
        while (seat := game.to_act(state)) is not None:
            seen = game.observe(state, seat)
            move = policy.choose(seen, rng)
            assert move in game.legal_moves(state), f"deal {number} of {game.options}: {move}"
            assert move == policy.choose(seen, Random(1)), "chance changes a move"
            state = apply(game, state, move if rng.random() < 0.6 else other.choose(seen, rng))


def test_the_figures_of_a_standard_table_are_those_of_a_sound_game() -> None:
    table = run_arena("nap", {}, ["policy"], 4000 if LONG else 600, "1").figures[0]
    assert table.passed_out < 0.4
    assert 0.45 < table.made_by_bid["3"] < 0.75
    assert 0.1 < table.bids["misere"] / sum(table.bids.values()) < 0.3
    if LONG:
        assert 0.3 < table.made_by_bid["nap"] < 0.7


@pytest.mark.parametrize("players", [5, 6])
def test_what_is_bid_against_many_is_worth_bidding(players: int) -> None:
    table = run_arena("nap", {"players": players}, ["policy"], 2000 if LONG else 300, "1").figures[0]
    assert table.passed_out < 0.4
    assert table.made_by_bid["3"] > 0.5
    assert 0.7 < table.made_by_bid["misere"] < 0.9


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 6, "pack": "stripped"}, {"lowest_bid": 1, "misere": False}])
def test_the_rule_of_thumb_beats_random_play(options: dict[str, Any]) -> None:
    report = run_arena("nap", options, ["policy", "random"], 2000 if LONG else 60, "1", mode="seat")
    assert report.gain["score"].low > 0
