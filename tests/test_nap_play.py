"""Nap: trumps, following suit, who wins a trick, and the pack (rules: Nap, Play and Options)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from napoleon_core.cards import SUITS, cards
from napoleon_core.errors import BadDeal, IllegalMove
from napoleon_core.games.nap.play import winner
from napoleon_core.games.nap.state import Finished, Playing
from napoleon_core.mechanics.dealing import Dealt
from tests.counts import SCALE
from tests.games import played_walk
from tests.nap_tables import allowed, nap, nap_after
from tests.tables import after

MIXED = ("As 3h 4d 5c 6s", "2s Kh 7d 8c 9c", "Ah Qh Kd 6c 4c", "Ks 9h Ad Tc Jc")
"""Seat 1 has one spade, seat 2 none."""


def trump_of(actions: str, **options: Any) -> str | None:
    game, state = nap_after(actions, *MIXED, **options)
    return game.observe(state, 0).trump


def test_the_suit_of_the_first_lead_is_trumps_and_stays_so() -> None:
    assert trump_of("3 pass pass pass") is None
    assert trump_of("3 pass pass pass 3h") == "h"
    assert trump_of("3 pass pass pass As 2s Ah Ks") == "s"
    assert trump_of("3 pass pass pass As 2s 4c Ks 3h Kh Ah 9h") == "s"
    assert trump_of("pass pass pass 3 Tc") == "c"


def test_a_misere_has_no_trumps_but_where_the_rules_give_it_some() -> None:
    assert trump_of("misere pass pass pass As 2s 4c Ks") is None
    assert trump_of("misere pass pass pass As 2s 4c Ks", misere_trumps=True) == "s"


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ("3 pass pass pass", "As 6s 3h 4d 5c"),
        ("3 pass pass pass As", "2s"),
        ("3 pass pass pass As 2s", "Ah Qh Kd 6c 4c"),
        ("3 pass pass pass As 2s 4c", "Ks"),
        ("3 pass pass pass 4d", "7d"),
        ("misere pass pass pass As", "2s"),
        ("misere pass pass pass 5c", "9c 8c"),
        ("misere pass pass pass 3h", "Kh"),
    ],
)
def test_follow_the_suit_led_if_you_can_and_if_not_play_anything(actions: str, expected: str) -> None:
    assert allowed(*nap_after(actions, *MIXED)) == expected.split()


def test_there_is_no_duty_to_trump_or_to_head_the_trick() -> None:
    game, state = nap_after("3 pass pass pass As 2s 4c Ks 3h", *MIXED)
    assert allowed(game, state) == ["Kh"]
    hands = ("As Ks 3h 4d 5c", "2s 3s Kh 7d 8c", "4s Ah Qh Kd 6c", "Qs 9h Ad Tc Jc")
    game, state = nap_after("3 pass pass pass As 2s 4s Qs 5c", *hands)
    assert allowed(game, state) == ["8c"]
    assert allowed(*nap_after("3 pass pass pass As 2s 4s Qs 5c 8c 6c Tc", *hands)) == ["9h", "Ad", "Jc"]
    game, state = nap_after("4 pass pass pass 3h Kh Qh 9h", *hands)
    assert allowed(game, state) == ["3s", "2s", "7d", "8c"]


@pytest.mark.parametrize("move", ["Ks", "3h", "Jo", "Ac"])
def test_a_card_that_may_not_be_played_is_refused(move: str) -> None:
    game, state = nap_after("3 pass pass pass As", *MIXED)
    with pytest.raises(IllegalMove) as refused:
        after(game, state, move)
    assert refused.value.reason.key == "table-not-in-hand"
    with pytest.raises(IllegalMove) as refused:
        after(game, state, "Kh")
    assert refused.value.reason.key == "table-must-follow"


@pytest.mark.parametrize(
    ("trick", "trump", "expected"),
    [
        ("9h Kh Ah 2h", "s", "Ah"),
        ("9h Kh Ah 2s", "s", "2s"),
        ("9h 3s Ah 2s", "s", "3s"),
        ("9h Ad Ac As", "d", "Ad"),
        ("9h Ad Ac As", "h", "9h"),
        ("9h Ad Ac As", None, "9h"),
        ("2d 3d As Ah Ac", None, "3d"),
        ("Td Jd Qd", "c", "Qd"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(trick: str, trump: str | None, expected: str) -> None:
    played = cards(trick)
    assert played[winner(played, trump)[0]].code == expected


def test_in_a_misere_the_suit_that_was_led_first_is_no_trump_later() -> None:
    hands = ("6s 3c 4d 5c 2d", "As Kh 7d 8c 9c", "Ah Qh Kd 6c 4c", "Ks 9h Ad Tc Jc")
    for trumps, expected in ((False, 2), (True, 0)):
        _, state = nap_after("misere pass pass pass 4d 7d Kd Ad 9h 2d Kh Ah", *hands, misere_trumps=trumps)
        assert isinstance(state, Playing)
        assert state.tricks[1].winner == expected


def test_the_winner_of_a_trick_leads_the_next_and_five_are_played() -> None:
    for players in (3, 4, 5, 6):
        for number in range(5 * SCALE):
            game = nap(players=players)
            found = played_walk(game, f"five tricks {number}")
            last = found.states[-1]
            assert isinstance(last, Finished)
            assert isinstance(last.last, Playing)
            tricks = last.last.tricks
            assert len(tricks) == 5
            assert tricks[0].leader == last.last.declarer
            assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_pack_is_full_or_stripped_to_the_top_ranks(players: int) -> None:
    assert len(nap(players=players).pack) == 52
    stripped = nap(players=players, pack="stripped").pack
    assert len(stripped) == 4 * (players + 3)
    for suit in SUITS:
        assert [one.rank for one in stripped if one.suit == suit] == [*range(14, 14 - players - 3, -1)]


def test_hands_are_five_cards_of_the_pack_in_use_and_there_is_no_widow() -> None:
    rng = Random("wrong cards")
    game = nap(pack="stripped")
    hands = tuple(cards(hand) for hand in ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th", "Ad Kd Qd Jd Td", "Ac Kc Qc Jc Tc"))
    game.start(Dealt(hands, ()), int(rng.random() * 4))
    for wrong in (hands[:3], (*hands, cards("9s 9h 9d 9c 8s")), (*hands[:3], cards("Ac Kc Qc Jc")), (*hands[:3], cards("Ac Kc Qc Jc 2c"))):
        with pytest.raises(BadDeal):
            game.start(Dealt(wrong, ()), 0)
    with pytest.raises(BadDeal):
        game.start(Dealt((*hands[:3], cards("Ac Kc Qc Jc As")), ()), 0)
    with pytest.raises(BadDeal):
        game.start(Dealt(hands, cards("9s")), 0)
