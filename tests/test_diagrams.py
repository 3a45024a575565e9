"""Drawn tricks and hands: who wins and why, and what may be played, by the game's own rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from napoleon_core.cards import card, codes
from tests.counts import SCALE
from tests.games import every_table, played_walk
from tests.tables import legal_cards, trick_of
from tests.wire import Page


@pytest.fixture
def door() -> Page:
    return Page()


def trick(door: Page, cards: str, **more: Any) -> tuple[str, str]:
    """The card that wins, and the name of the line that decides."""
    given = cards.split()
    found = door.get("diagram.trick", **{"game": "napoleon", "trump": "h", "cards": given, **more})
    assert found["said"]["args"]["card"]["card"] == given[found["place"]]
    return given[found["place"]], found["ladder"][found["rung"]]["name"]["key"].rpartition("line-")[2]


@pytest.mark.parametrize(
    ("cards", "more", "winner", "line"),
    [
        ("Ks Ts 7c 3h Qs", {}, "3h", "trump"),
        ("Ks Ts 7c 3h As", {}, "As", "mighty"),
        ("Ks Qh 7c 3h As", {}, "Qh", "yoromeki"),
        ("Ks Qh 7c 3h As", {"options": "yoromeki=false"}, "As", "mighty"),
        ("Kh Jd Jh 4h Ah", {}, "Jh", "right-jack"),
        ("Kh Jd 2h 4h Ah", {}, "Jd", "left-jack"),
        ("Ks 2s 9s", {}, "2s", "same-two"),
        ("Ks 2s 9s", {"first": True}, "Ks", "led"),
        ("Jo 5d Ac", {"options": "joker_led=weakest", "trump": None}, "Jo", "joker"),
        ("9h Ts Ah", {"game": "nap", "trump": "s"}, "Ts", "trump"),
        ("9h Ts Ah", {"game": "nap", "trump": None}, "Ah", "led"),
    ],
)
def test_a_trick_tells_who_wins_and_the_line_of_the_ladder_that_decides(
    cards: str, more: dict[str, Any], winner: str, line: str, door: Page
) -> None:
    assert trick(door, cards, **more) == (winner, line)


def test_a_drawn_trick_is_won_as_it_would_be_at_the_table(door: Page) -> None:
    rng = Random("drawn tricks")
    pack = [one for one in door.get("diagram.trick", game="napoleon", trump="h", cards=["As", "Ks"])["pack"] if one != "Jo"]
    for _ in range(60 * SCALE):
        laid, trump = rng.sample(pack, 5), rng.choice("shdc")
        done = trick_of(" ".join(laid), trump=trump)
        assert trick(door, " ".join(laid), trump=trump)[0] == laid[done.winner], f"{laid} {trump}"


@every_table
def test_every_line_that_decides_a_trick_stands_in_the_ladder(game: Any) -> None:
    walk = played_walk(game, "ladder")
    for state in walk.states:
        for done in getattr(state, "tricks", ()):
            for trump in (*"shdc", None):
                found = game.judge(done.cards, trump, False)
                assert 0 <= found.place < len(done.cards)
                assert found.ladder[found.rung]


@pytest.mark.parametrize(
    ("hand", "led", "trump", "options"),
    [
        ("As Ks 7h 4c", "9s", "h", {}),
        ("As Ks 7h Jo", "9d", "h", {}),
        ("Ah 7h 4c Jo", "Kh 3h", "c", {}),
        ("7h 4c 2d", "Jo", "h", {}),
        ("Jo 4c 2c", "3c", "h", {"joker_call": "3c"}),
        ("7h 4c", "", "h", {}),
    ],
)
def test_a_hand_tells_what_may_be_played_as_at_the_table_and_why_not_the_rest(
    hand: str, led: str, trump: str, options: dict[str, Any], door: Page
) -> None:
    query = "&".join(f"{name}={value}" for name, value in options.items())
    found = door.get("diagram.hand", game="napoleon", options=query, trump=trump, cards=hand.split(), trick=led.split())
    assert {*found["legal"]} == legal_cards(hand, led=led, trump=trump, **options)
    assert (found["why"] is None) == (len(found["legal"]) == len(hand.split()))


def test_a_hand_of_nap_follows_suit(door: Page) -> None:
    found = door.get("diagram.hand", game="nap", cards=["As", "7h", "4c"], trick=["Ks"])
    assert (found["legal"], found["why"]["key"]) == (["As"], "table-must-follow")
    assert door.get("diagram.hand", game="nap", cards=["7h", "4c"], trick=["Ks"])["said"]["key"] == "table-diagram-all"
    assert door.get("diagram.hand", game="nap", cards=["7h", "4c"])["said"]["key"] == "table-diagram-lead"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "bridge"}, "game/unknown"),
        ({"options": "aces=5"}, "options/unknown"),
        ({"options": "jokers=7"}, "options/value"),
        ({"options": {}}, "protocol/params"),
        ({"trump": "x"}, "protocol/params"),
        ({"trump": ["s"]}, "protocol/params"),
        ({"trump": ""}, "protocol/params"),
        ({"cards": "As Ks"}, "protocol/params"),
        ({"cards": ["As"]}, "protocol/params"),
        ({"cards": ["As", "Xs"]}, "move/notation"),
        ({"cards": ["As", None]}, "move/notation"),
        ({"cards": ["As", "As"]}, "deal/bad"),
        ({"cards": ["As", "Jo"], "options": "jokers=0"}, "deal/bad"),
        ({"cards": ["As"] * 99}, "protocol/params"),
    ],
)
def test_a_diagram_that_cannot_be_is_refused_with_a_code(wrong: dict[str, Any], code: str, door: Page) -> None:
    right = {"game": "napoleon", "options": "", "trump": "h", "cards": ["As", "Ks"]}
    assert door.code("diagram.trick", **{**right, **wrong}) == code


def test_a_card_of_the_trick_cannot_be_in_the_hand_too(door: Page) -> None:
    assert door.code("diagram.hand", game="nap", cards=["As"], trick=["As"]) == "deal/bad"
    assert door.code("diagram.hand", game="nap", cards=[]) == "protocol/params"


def test_the_pack_of_a_diagram_is_that_of_its_options(door: Page) -> None:
    found = door.get("diagram.trick", game="nap", options="players=3&pack=stripped", cards=["As", "Ks"])
    assert {card(code).rank for code in found["pack"]} == {9, 10, 11, 12, 13, 14}
    assert "Jo" not in codes(map(card, found["pack"]))
