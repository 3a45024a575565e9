"""Who wins a trick (rules: Who wins a trick), as tables of positions."""

from __future__ import annotations

from typing import Any

import pytest

from napoleon_core.cards import JOKER, card, cards, pack
from napoleon_core.games.napoleon.play import HONOURS, honours_in, left_jack, right_jack, special_cards, trick_table
from napoleon_core.games.napoleon.words import roles
from tests.games import played_walk, some_states, walk
from tests.tables import game_of, trick_of, winner_of


@pytest.mark.parametrize(
    ("trick", "how", "winner", "line"),
    [
        # line 1: ♥Q over the Mighty, in either order, whatever else is there
        ("4s As Qh Jd 9s", {"trump": "d"}, "Qh", "yoromeki"),
        ("4s Qh As Jd 9s", {"trump": "d"}, "Qh", "yoromeki"),
        ("Qh As 2h 3h 4h", {"trump": "c", "first": True}, "Qh", "yoromeki"),
        ("Jo As Qh Jd Jh", {"trump": "d", "joker_led": "below_mighty"}, "Qh", "yoromeki"),
        ("As Qh 2s 3s 4s", {"trump": None}, "Qh", "yoromeki"),
        ("4s As Qh Jd 9s", {"trump": "d", "yoromeki": False}, "As", "mighty"),
        ("4s Ts Qh Jd 9s", {"trump": "d"}, "Jd", "right_jack"),
        ("4s Ts Qh 3c 9s", {"trump": "d"}, "Ts", "led"),
        # line 2: the Mighty, in the first trick too
        ("Kc As 3c 4c 5c", {"first": True}, "As", "mighty"),
        ("Jo As Jh Jd 2h", {"joker_led": "below_mighty"}, "As", "mighty"),
        ("As 2s 3s 4s 5s", {"trump": "d"}, "As", "mighty"),
        ("2s As 3s 4s 5s", {"trump": "s"}, "As", "mighty"),
        # line 3: a joker that was led, below the Mighty
        ("Jo Jh Jd Ah Kh", {"joker_led": "below_mighty"}, "Jo", "joker_led"),
        ("Jo 2h 3h 4h Ah", {"joker_led": "below_mighty", "first": True}, "Jo", "joker_led"),
        # lines 4 and 5: the jacks, in the first trick too
        ("Ad Jd Jh Kd Qd", {}, "Jh", "right_jack"),
        ("Ad Jd Ah Kd Qd", {}, "Jd", "left_jack"),
        ("Ah Kh Jd 2h 3h", {}, "Jd", "left_jack"),
        ("Ac Jc Js Kc Qc", {"trump": "s", "first": True}, "Js", "right_jack"),
        ("Ac Jc As Kc Qc", {"trump": "s"}, "As", "mighty"),
        ("Ac Jc Ks Kc Qc", {"trump": "s", "first": True}, "Jc", "left_jack"),
        ("Ac Js Jd Jh Kc", {"trump": "c"}, "Js", "left_jack"),
        ("Jo Jd 3h Ah Kh", {}, "Jd", "left_jack"),
        # line 6: a joker that was led, below the jacks
        ("Jo 2h 3h Ah Kh", {}, "Jo", "joker_led"),
        ("Jo Ac Ad Ks Kc", {}, "Jo", "joker_led"),
        # line 7: same two
        ("8d 2d 9d Kd 5d", {}, "2d", "same_two"),
        ("2d Ad Kd Qd Td", {}, "2d", "same_two"),
        ("2h Ah Kh Qh Th", {}, "2h", "same_two"),
        ("8d 2d Jd Kd 5d", {}, "Jd", "left_jack"),
        ("8h 2h Jh Kh 5h", {}, "Jh", "right_jack"),
        ("8d 2d 9d Kd 5d", {"first": True}, "Kd", "led"),
        ("Kh 2h Ah 7h 9h", {"first": True}, "Ah", "trump"),
        ("Kh 2h Ah 7h 9h", {}, "2h", "same_two"),
        ("8d 2d 9d Kd 5d", {"same_two": False}, "Kd", "led"),
        ("8d 2d 9d Kd 5c", {}, "Kd", "led"),
        ("8d 2d 9d Kd Jo", {}, "Kd", "led"),
        ("8d 2d 9d Kd 3h", {}, "3h", "trump"),
        ("8s 2s 9s Ks As", {"trump": "h"}, "As", "mighty"),
        ("8d 2d 9d Kd 5d", {"trump": None}, "2d", "same_two"),
        # line 8: the highest trump
        ("Kc 3h 4c 5c 6c", {"first": True}, "3h", "trump"),
        ("Ks Ts 7c 3h Qs", {}, "3h", "trump"),
        ("Ks 3h 4h 5h Qs", {}, "5h", "trump"),
        ("2h 9h Th 3h Qs", {}, "Th", "trump"),
        # line 9: the highest of the suit led
        ("9c Kd Tc Ks 4c", {}, "Tc", "led"),
        ("9c Kd Td Ks Ac", {"first": True}, "Ac", "led"),
        ("2c Ad Kd Ks Qd", {}, "2c", "led"),
        ("2c Jo Ad Ks Qd", {}, "2c", "led"),
        # line 10: a joker that was led, when nothing else beats it; one that was not led never wins
        ("Jo 2c 3c 4c 5c", {"joker_led": "weakest"}, "Jo", "joker_led"),
        ("Jo 2h 3c 4c 5c", {"joker_led": "weakest"}, "2h", "trump"),
        ("Jo Ac Kd Qs 5c", {"joker_led": "weakest"}, "Jo", "joker_led"),
        ("Jo Ac Jd Qs 5c", {"joker_led": "weakest", "trump": None}, "Jo", "joker_led"),
        ("Jo Ac As Qs 5c", {"joker_led": "weakest", "trump": None}, "As", "mighty"),
        ("Jo Ah Jd Qs Kh", {"trump": None}, "Jo", "joker_led"),
        ("2c Jo 3d 4d 5s", {}, "2c", "led"),
    ],
)
def test_the_first_line_that_applies_decides(trick: str, how: dict[str, Any], winner: str, line: str) -> None:
    done = trick_of(trick, **how)
    assert (done.cards[done.winner].code, done.line) == (winner, line)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_winner_is_the_seat_that_held_the_card_and_leads_the_next_trick(players: int) -> None:
    for number in range(20):
        found = played_walk(game_of(players=players), f"leads {number}")
        end = found.states[-1].last
        held = [{*hand} for hand in found.dealt.hands]
        held[end.deal.declarer] |= {*found.dealt.widow}
        leader = end.deal.declarer
        for trick in end.tricks:
            assert trick.leader == leader, f"seed 'leads {number}'"
            leader = next(at for at in range(players) if trick.cards[(trick.winner - trick.leader) % players] in held[at])
            assert trick.winner == leader, f"seed 'leads {number}'"


WEAK = {"As": "2s 3s 4s 5s", "Jh": "2h 3h 4h 5h", "Jd": "3d 4d 5d 6d", "Jo": "2c 3c 4c 5c"}


@pytest.mark.parametrize("led", WEAK)
@pytest.mark.parametrize("joker_led", ["below_mighty", "below_jacks", "weakest"])
@pytest.mark.parametrize("first", [True, False])
def test_a_special_card_that_leads_survives_four_weak_followers(led: str, joker_led: str, first: bool) -> None:
    assert winner_of(f"{led} {WEAK[led]}", joker_led=joker_led, first=first, same_two=False) == led


JOKER_LED = {
    "below_mighty": {"As": "As", "Jh": "Jo", "Jd": "Jo", "Ah": "Jo", "Ac": "Jo", "2h": "Jo"},
    "below_jacks": {"As": "As", "Jh": "Jh", "Jd": "Jd", "Ah": "Jo", "Ac": "Jo", "2h": "Jo"},
    "weakest": {"As": "As", "Jh": "Jh", "Jd": "Jd", "Ah": "Ah", "Ac": "Jo", "2h": "2h"},
}


@pytest.mark.parametrize("joker_led", JOKER_LED)
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("other", ["As", "Jh", "Jd", "Ah", "Ac", "2h"])
def test_a_led_joker_against_each_special_card_in_each_place(joker_led: str, place: int, other: str) -> None:
    rest = ["3c", "4d", "5s"]
    trick = " ".join(["Jo", *rest[:place], other, *rest[place:]])
    assert winner_of(trick, joker_led=joker_led) == JOKER_LED[joker_led][other]


@pytest.mark.parametrize("joker_led", JOKER_LED)
@pytest.mark.parametrize("trick", ["3c Jo 4c 5c 6c", "3h Jo 2h 5c 6c", "As Jo 2s 3s 4s", "2c 3c Jo 4d 5d", "2c 3d 4d 5d Jo"])
def test_a_joker_that_was_not_led_never_wins(trick: str, joker_led: str) -> None:
    assert winner_of(trick, joker_led=joker_led) != "Jo"


@pytest.mark.parametrize("jokers", [0, 1])
def test_both_packs_know_the_same_special_cards_but_for_the_joker(jokers: int) -> None:
    specials = special_cards(game_of(jokers=jokers).options, "h")
    assert {one.code for one in specials} == {"As", "Jh", "Jd"} | ({"Jo"} if jokers else set())
    assert winner_of("Kc As 3c 4c 5c", jokers=jokers) == "As"
    assert winner_of("Kc Jd 3c Jh 5c", jokers=jokers) == "Jh"


def test_the_jacks_are_unknown_until_there_are_trumps_and_exist_only_with_them() -> None:
    assert (right_jack(None), left_jack(None)) == (None, None)
    for trump, left in {"s": "Jc", "c": "Js", "h": "Jd", "d": "Jh"}.items():
        assert (right_jack(trump), left_jack(trump)) == (card("J" + trump), card(left))
    assert winner_of("Ac Js Jd Jh Kc", trump=None) == "Ac"
    assert special_cards(game_of().options, None).keys() == {card("As"), JOKER}


@pytest.mark.parametrize(
    "options", [{}, {"players": 4, "adjutant_naming": "after_exchange", "no_trump": True}, {"players": 6, "jokers": 0}]
)
def test_special_cards_can_be_asked_for_in_every_phase(options: dict[str, Any]) -> None:
    game = game_of(**options)
    phases = set()
    for number in range(6):
        for state in some_states(game, f"phases {number}"):
            for seat in range(game.seats):
                seen = game.observe(state, seat)
                phases.add(seen.phase)
                told = {one.code: text.key for one, text in roles(seen).items()}
                assert ("napoleon-role-right-jack" in told.values()) <= (seen.trump is not None)
                assert "As" in told
                if seen.trump is None:
                    assert {code for code in told if code[0] == "J"} <= {"Jo", seen.named.code if seen.named else ""}
                special_cards(game.options, seen.trump)
                trick_table(game.options, seen.trump).winner(pack(1)[:5], first=True)
    assert phases == {"auction", "naming", "exchange", "play", "result", "passed"}


def test_twenty_of_fifty_three_cards_are_honours_and_the_joker_is_none() -> None:
    assert len(pack(1)) == 53
    assert {one.code for one in HONOURS} == {rank + suit for rank in "TJQKA" for suit in "shdc"}
    assert honours_in(pack(1)) == honours_in(pack(0)) == 20
    assert honours_in(cards("Jo 9s 2h")) == 0


def test_same_two_is_off_exactly_in_the_first_trick_of_a_deal() -> None:
    game = game_of()
    seen = 0
    for number in range(200):
        tricks = getattr(walk(game, f"twos {number}").states[-1].last, "tricks", ())
        for at, trick in enumerate(tricks):
            one_suit = len({one.suit for one in trick.cards}) == 1
            if one_suit and any(one.rank == 2 for one in trick.cards) and trick.line in ("same_two", "trump", "led"):
                assert (trick.line == "same_two") == (at > 0), f"seed 'twos {number}', trick {at + 1}"
                seen += 1
    assert seen > 20


def test_the_running_trick_tells_who_is_winning_by_the_same_lines_but_for_the_two_of_whole_tricks() -> None:
    game = game_of()
    for number in range(20):
        found = walk(game, f"running {number}")
        for state in found.states:
            view = game.present(game.observe(state, 0))
            if view["trick"] and view["trick"]["plays"]:
                lay = [play["card"] for play in view["trick"]["plays"]]
                place, _ = trick_table(game.options, state.deal.contract.trump).winner(cards(" ".join(lay)), first=True)
                assert view["trick"]["winning"] == view["trick"]["plays"][place]["seat"]
                assert view["trick"]["number"] == len(state.tricks) + 1
