"""The second implementation of Nap against positions worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from . import nap_oracle as oracle

HANDS = ["As Ks Qs Js Ts", "Ah Kh Qh Jh Th", "Ad Kd Qd Jd Td", "Ac Kc Qc Jc Tc"]


def played(actions: str, hands: list[str] = HANDS, **options: Any) -> dict[str, Any]:
    """What a deal of seat 3 comes to."""
    deal = {"dealer": 3, "hands": [hand.split() for hand in hands], "actions": actions.split()}
    answer = oracle.replay({"rules": options, "deals": [deal]})
    return answer["error"] if "error" in answer else answer["deals"][0]


@pytest.mark.parametrize(
    ("actions", "options", "allowed"),
    [
        ("", {}, "3 4 misere nap pass"),
        ("", {"lowest_bid": 1, "misere": False}, "1 2 3 4 nap pass"),
        ("3", {}, "4 misere nap pass"),
        ("misere", {}, "4 nap pass"),
        ("nap", {}, "pass wellington"),
        ("nap", {"top_bid": "blucher"}, "pass wellington"),
        ("nap wellington", {"top_bid": "blucher"}, "blucher pass"),
        ("nap pass", {}, "pass wellington"),
        ("pass pass pass", {}, "3 4 misere nap pass"),
        ("pass pass pass", {"all_pass": "dealer_bids"}, "1 2 3 4 misere nap"),
        ("pass pass 3", {"all_pass": "dealer_bids"}, "4 misere nap pass"),
        ("nap wellington", {}, "Ah Jh Kh Qh Th"),
    ],
)
def test_what_may_be_bid(actions: str, options: dict[str, Any], allowed: str) -> None:
    assert played(actions, **options)["next"] == allowed.split()


@pytest.mark.parametrize(
    ("bid", "options", "won", "scores"),
    [
        ("3", {}, 5, [9, -3, -3, -3]),
        ("4", {}, 5, [12, -4, -4, -4]),
        ("nap", {}, 5, [15, -5, -5, -5]),
        ("nap", {"nap_payout": "10-5"}, 5, [30, -10, -10, -10]),
        ("misere", {}, 5, [-9, 3, 3, 3]),
    ],
)
def test_what_a_bid_pays(bid: str, options: dict[str, Any], won: int, scores: list[int]) -> None:
    tricks = " ".join(" ".join(hand.split()[trick] for hand in HANDS) for trick in range(5))
    line = played(f"{bid} pass pass pass {tricks}", **options)
    assert (line["side_total"], line["scores"]) == (won, scores)


def test_trumps_beat_the_suit_led_and_without_them_it_wins() -> None:
    for trump, trick, card in [("s", "Ah 2s Kh 3s", "3s"), (None, "9h 2s Kh As", "Kh"), ("d", "9h 2s Kh As", "Kh")]:
        assert oracle.winning_card(trump, trick.split()) == card


def test_the_pack_is_stripped_to_the_top_ranks() -> None:
    for players, lowest in {3: "9", 4: "8", 5: "7", 6: "6"}.items():
        cards = oracle.pack_in_use({**oracle.STANDARD, "players": players, "pack": "stripped"})
        assert len(cards) == 4 * (players + 3)
        assert min(cards, key=lambda card: oracle.RANKS.index(card[0]))[0] == lowest


def test_a_trump_is_settled_by_the_first_lead() -> None:
    assert "trump" not in played("3 pass pass pass")
    assert played("3 pass pass pass As")["trump"] == "s"
    assert played("misere pass pass pass")["trump"] is None
    assert "trump" not in played("misere pass pass pass", misere_trumps=True)
    assert played("misere pass pass pass Ks", misere_trumps=True)["trump"] == "s"
