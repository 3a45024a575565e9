"""Nap: what a bid comes to (rules: Nap, Scoring)."""

from __future__ import annotations

from typing import Any

import pytest

from napoleon_core.games.nap.contract import by_name
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.scoring import settle
from napoleon_core.mechanics.settlement import winners
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.record import replay_record
from tests.counts import SCALE
from tests.games import played_walk, values_of
from tests.nap_tables import RUNS, nap

BLUCHER = {"top_bid": "blucher"}


def scores(bid: str, won: int, declarer: int = 0, **options: Any) -> tuple[int, ...]:
    """The scores when the declarer wins so many tricks and the left neighbour the others."""
    rules = NapOptions(**options)
    other = (declarer + 1) % rules.players
    tricks = [Trick(0, (), declarer if number < won else other, "led") for number in range(5)]
    return settle(rules, by_name(rules)[bid], declarer, tricks).scores


@pytest.mark.parametrize(
    ("bid", "won", "options", "declarer", "other"),
    [
        ("3", 3, {}, 9, -3),
        ("3", 2, {}, -9, 3),
        ("4", 4, {}, 12, -4),
        ("4", 3, {}, -12, 4),
        ("nap", 5, {}, 15, -5),
        ("nap", 4, {}, -15, 5),
        ("nap", 5, {"nap_payout": "10-5"}, 30, -10),
        ("nap", 4, {"nap_payout": "10-5"}, -15, 5),
        ("nap", 5, {"nap_payout": "12-6"}, 36, -12),
        ("nap", 4, {"nap_payout": "12-6"}, -18, 6),
        ("wellington", 5, {}, 30, -10),
        ("wellington", 4, {}, -30, 10),
        ("wellington", 5, {"nap_payout": "10-5"}, 60, -20),
        ("wellington", 4, {"nap_payout": "10-5"}, -30, 10),
        ("wellington", 5, {"nap_payout": "12-6"}, 72, -24),
        ("blucher", 5, BLUCHER, 60, -20),
        ("blucher", 4, BLUCHER, -60, 20),
        ("blucher", 5, {**BLUCHER, "nap_payout": "10-5"}, 120, -40),
        ("blucher", 4, {**BLUCHER, "nap_payout": "10-5"}, -60, 20),
        ("blucher", 5, {**BLUCHER, "blucher_multiple": 3}, 45, -15),
        ("blucher", 5, {**BLUCHER, "blucher_multiple": 3, "nap_payout": "12-6"}, 108, -36),
        ("misere", 0, {}, 9, -3),
        ("misere", 1, {}, -9, 3),
        ("misere", 5, {}, -9, 3),
        ("misere", 0, {"misere_trumps": True}, 9, -3),
        ("1", 1, {}, 3, -1),
        ("1", 0, {}, -3, 1),
        ("2", 2, {}, 6, -2),
        ("2", 1, {}, -6, 2),
        ("4", 4, {"players": 6}, 20, -4),
        ("nap", 5, {"players": 3}, 10, -5),
        ("misere", 1, {"players": 5}, -12, 3),
    ],
)
def test_the_pay_table(bid: str, won: int, options: dict[str, Any], declarer: int, other: int) -> None:
    for seat in range(options.get("players", 4)):
        found = scores(bid, won, seat, **options)
        assert found[seat] == declarer
        assert {*found[:seat], *found[seat + 1 :]} == {other}


@pytest.mark.parametrize(("bid", "least"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("nap", 5), ("wellington", 5), ("blucher", 5)])
def test_a_bid_is_made_from_its_number_of_tricks_on_and_more_pay_nothing_more(bid: str, least: int) -> None:
    found = [scores(bid, won, **BLUCHER) for won in range(6)]
    assert {*found[:least]} == {found[0]}
    assert {*found[least:]} == {found[5]}
    assert found[0][0] < 0 < found[5][0]


def test_a_trick_without_a_high_card_fails_a_misere_too() -> None:
    hands = ["9s 2h 2d 2c 3c", "8s Ah Ad Ac Kc", "7s Kh Kd Qc Jc", "6s Qh Qd Tc 9c"]
    deal = {"dealer": 3, "hands": [hand.split() for hand in hands]}
    tricks = "9s 8s 7s 6s 2h Ah Kh Qh Ad Kd Qd 2d Ac Qc Tc 2c Kc Jc 9c 3c"
    record = {
        "format": "napoleon-record",
        "version": 1,
        "game": "nap",
        "deals": [{**deal, "actions": f"misere pass pass pass {tricks}".split()}],
    }
    line = replay_record(record)["deals"][0]
    assert (line["taken"], line["side_total"], line["made"], line["scores"]) == ([1, 4, 0, 0], 1, False, [-9, 3, 3, 3])
    record["deals"][0]["actions"][4:8] = ["2h", "Ah", "Kh", "Qh"]
    del record["deals"][0]["actions"][8:]
    assert replay_record(record)["deals"][0]["outcome"] == "unfinished"


@pytest.mark.parametrize("players", values_of(nap(), "players"))
def test_the_scores_of_every_deal_add_up_to_zero_and_its_tricks_to_five(players: int) -> None:
    for number in range(20 * SCALE):
        game = nap(players=players, lowest_bid=1, top_bid="blucher", nap_payout="12-6")
        outcome = game.outcome(played_walk(game, f"zero {number}").states[-1])
        assert outcome is not None
        assert sum(outcome.scores) == 0, f"seed 'zero {number}'"
        assert sum(outcome.taken) == 5, f"seed 'zero {number}'"


def test_a_replay_prints_a_deal_of_nap_with_the_keys_of_the_rules() -> None:
    tricks = [hand.split()[number] for number in range(5) for hand in RUNS[:4]]
    deal = {"dealer": 3, "hands": [hand.split() for hand in RUNS[:4]], "actions": ["nap", "pass", "pass", "pass", *tricks]}
    answer = replay_record({"format": "napoleon-record", "version": 1, "game": "nap", "rules": {"nap_payout": "10-5"}, "deals": [deal]})
    assert answer["totals"] == [30, -10, -10, -10]
    assert answer["deals"] == [
        {
            "outcome": "played",
            "declarer": 0,
            "bid": "nap",
            "trump": "s",
            "partner": None,
            "tricks": [{"leader": 0, "cards": tricks[at : at + 4], "winner": 0} for at in range(0, 20, 4)],
            "taken": [5, 0, 0, 0],
            "side_total": 5,
            "made": True,
            "scores": [30, -10, -10, -10],
        }
    ]


def test_equal_totals_are_a_draw() -> None:
    assert winners((9, 9, -9, -9)) == (0, 1)
    assert winners((0, 0, 0)) == (0, 1, 2)
