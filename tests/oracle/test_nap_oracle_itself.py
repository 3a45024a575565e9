"""The second implementation of Nap against positions worked out by hand."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from napoleon_core.cards import codes
from napoleon_core.games.nap.contract import all_bids
from tests.golden import make
from tests.golden.positions import nap_positions

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


def ways(table: oracle.Table, depth: int) -> int:
    """The number of action sequences of that length, or to the end of the auction or the deal where that comes first."""
    phase = table.phase
    if depth == 0 or phase in ("passed", "played"):
        return 1
    count = 0
    for action in oracle.legal(table):
        after = copy.deepcopy(table)
        oracle.act(after, action)
        count += ways(after, depth - 1) if after.phase == phase else 1
    return count


@pytest.mark.parametrize(("name", "game", "state", "depth"), [pytest.param(*one, id=one[0]) for one in nap_positions()])
def test_the_golden_counts_of_nap_are_those_of_the_plain_rules(name: str, game: Any, state: Any, depth: int) -> None:
    """The engine's counts are held against the same golden."""
    deal = {"dealer": state.dealer, "hands": [codes(hand) for hand in state.dealt.hands]}
    table = oracle.start({**oracle.STANDARD, **game.options.differences()}, deal)
    if "auction" not in name:
        calls = [step if step is None else all_bids(game.options)[step].name for _, step in state.bidding.calls]
        cards = [card.code for trick in state.tricks for card in trick.cards]
        for action in [*("pass" if call is None else call for call in calls), *cards]:
            oracle.act(table, action)
    assert ways(table, depth) == json.loads(make.FOLDER.joinpath("perft.json").read_text(encoding="utf-8"))[name]
