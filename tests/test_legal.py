"""Which cards may be played (rules: Play), as tables of positions."""

from __future__ import annotations

from typing import Any

import pytest

from napoleon_core.cards import card
from napoleon_core.errors import IllegalMove
from napoleon_core.game import apply
from tests.counts import SCALE
from tests.games import every_offered_table, walk
from tests.tables import after, game_of, legal_cards, lowest_discard, playing, settled_auction, started


@pytest.mark.parametrize(
    ("led", "hand", "how", "legal"),
    [
        # follow the suit led if you can; if not, anything
        ("3c", "2c Ah", {}, "2c"),
        ("3c", "2c Kc Ah", {}, "2c Kc"),
        ("3c", "Ah 2d", {}, "Ah 2d"),
        ("3c", "9s", {}, "9s"),
        # the joker at any time, even by who can follow
        ("Kh", "Qc Jo", {}, "Qc Jo"),
        ("Kh", "Jo", {}, "Jo"),
        ("Kh", "2h Jo", {}, "2h Jo"),
        ("Kh", "2h Qc Jo", {}, "2h Jo"),
        # every card belongs to its printed suit, ♠A and both jacks too
        ("3d", "Jd 3h", {}, "Jd"),
        ("3h", "Jd 4s", {}, "Jd 4s"),
        ("Jo", "Jd 2c", {}, "Jd 2c"),
        ("3s", "As 5h", {}, "As"),
        ("3c", "As 4c", {}, "4c"),
        ("3d", "Jd Jo 4s", {}, "Jd Jo"),
        ("Jd", "Ad 3h", {}, "Ad"),
        ("As", "Ks 3h", {}, "Ks"),
        # trump call: a led joker calls for trumps, and what lies on it later changes nothing
        ("Jo", "3d 4s", {"trump": "d"}, "3d"),
        ("Jo", "7s 2h", {"trump": "d"}, "7s 2h"),
        ("Jo Ks", "3d 4s", {"trump": "d"}, "3d"),
        ("Jo Ks", "7s 2h", {"trump": "d"}, "7s 2h"),
        ("Jo 2d Ks", "Ks 7s 2h", {"trump": "d"}, "Ks 7s 2h"),
        ("Jo", "3d 4s 5c", {"trump": None}, "3d 4s 5c"),
        # joker call: the call card that is led forces the joker out, even of a hand that can follow
        ("3c", "2c Jo Ah", {"joker_call": "3c"}, "Jo"),
        ("3c", "Jo Ah", {"joker_call": "3c"}, "Jo"),
        ("3c", "2c Ah", {"joker_call": "3c"}, "2c"),
        ("3s", "2s Jo", {"joker_call": "3s"}, "Jo"),
        ("3s", "2s Jo", {"joker_call": "3c"}, "2s Jo"),
        ("4c 3c", "2c Jo", {"joker_call": "3c"}, "2c Jo"),
        ("3c", "2c Jo", {}, "2c Jo"),
        # the first trick knows no other duties
        ("3c", "2c Jo Ah", {"first": True}, "2c Jo"),
    ],
)
def test_exactly_these_cards_may_be_played(led: str, hand: str, how: dict[str, Any], legal: str) -> None:
    assert legal_cards(hand, led=led, **how) == {*legal.split()}


@pytest.mark.parametrize("first", [True, False])
def test_the_leader_may_lead_any_card_trumps_and_joker_too(first: bool) -> None:
    hand = "Ah Kh As Jd Jo 2c"
    assert legal_cards(hand, first=first) == {*hand.split()}


def test_napoleon_leads_the_first_trick_wherever_he_sits() -> None:
    game = game_of()
    for declarer in range(5):
        state = settled_auction(game, started(game), "13h", declarer)
        state = after(game, state, "call As")
        state = after(game, state, lowest_discard(game, state))
        assert game.to_act(state) == declarer
        assert [*game.legal_moves(state)] == [*state.hands[declarer]]


@pytest.mark.parametrize(
    ("led", "hand", "played", "reason", "args", "how"),
    [
        ("3c", "2c Ah", "Ah", "table-must-follow", {"suit": {"suit": "c"}}, {}),
        ("Jo", "3d 4s", "4s", "napoleon-must-trump", {"suit": {"suit": "d"}}, {"trump": "d"}),
        ("3c", "2c Jo", "2c", "napoleon-must-joker", {"card": {"card": "3c"}}, {"joker_call": "3c"}),
        ("3c", "2c Ah", "Kd", "table-not-in-hand", {"card": {"card": "Kd"}}, {}),
    ],
)
def test_a_refused_card_says_why_and_changes_nothing(
    led: str, hand: str, played: str, reason: str, args: dict[str, Any], how: dict[str, Any]
) -> None:
    trump = how.pop("trump", "h")
    game = game_of(**how)
    state = playing(game, ["", hand, "", "", ""], trump=trump, trick=led)
    before = repr(state)
    with pytest.raises(IllegalMove) as refused:
        apply(game, state, card(played))
    assert refused.value.reason.json() == {"key": reason, "args": args}
    assert refused.value.data == {"reason": {"key": reason, "args": args}}
    assert repr(state) == before


def test_the_hand_that_is_asked_shows_the_same_cards_as_legal_and_the_others_as_barred_with_the_reason() -> None:
    game = game_of()
    for number in range(10 * SCALE):
        for state in walk(game, f"barred {number}").states:
            seat = game.to_act(state)
            view = game.present(game.observe(state, seat or 0))
            if view["prompt"]["widget"] != "cards":
                continue
            hand = state.hands[seat]
            legal = {str(move) for move in game.legal_moves(state)}
            assert {*view["prompt"]["legal"]} == legal, f"seed 'barred {number}'"
            for one in hand:
                reason = game.why_illegal(state, one)
                assert view["prompt"]["barred"].get(one.code) == (reason.json() if reason else None), f"seed 'barred {number}'"


@every_offered_table
def test_the_player_to_move_always_has_a_card_and_nobody_ever_revokes(game: Any) -> None:
    for number in range(20 * SCALE):
        found = walk(game, f"revoke {number}")
        for state, move in zip(found.states, found.moves, strict=False):
            told = f"seed 'revoke {number}'"
            assert len(game.legal_moves(state)) > 0, told
            if move in game.pack and getattr(state, "trick", ()):
                led, hand = state.trick[0], state.hands[game.to_act(state)]
                if led.suit and move.suit and move.suit != led.suit:
                    assert all(one.suit != led.suit for one in hand), told
