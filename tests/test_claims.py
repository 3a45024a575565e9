"""What may be claimed: positions in notation, each with the card that may come in between, or that cannot."""

from __future__ import annotations

from typing import Any

import pytest

from napoleon_core.cards import cards, in_order
from napoleon_core.games.napoleon.state import Playing
from napoleon_core.mechanics.tricks import Trick
from tests.nap_tables import nap_after
from tests.tables import game_of, playing


def left(hand: str, others: str, *, trump: str | None = "h", trick: str = "", aside: str = "", **options: Any) -> tuple[Any, Playing]:
    """Seat 0 is Napoleon and to act, the named cards are all that are left: its hand, the others' in turn, its discards."""
    game = game_of(**options)
    out = cards(others)
    hands = [" ".join(one.code for one in out[at :: game.seats - 1]) for at in range(game.seats - 1)]
    played = cards(trick)
    leader = (game.seats - len(played)) % game.seats
    state = playing(game, [hand, *hands], trump=trump, trick=trick, leader=leader)
    gone = {*cards(hand), *out, *played, *cards(aside)}
    tricks = tuple(Trick(0, (one,), 0, "led") for one in game.pack if one not in gone)
    return game, state._replace(tricks=tricks, discards=in_order(cards(aside)))


def claimed(hand: str, others: str, **how: Any) -> bool:
    """Whether seat 0 may claim the rest."""
    game, state = left(hand, others, **how)
    return game.claim(game.observe(state, 0)) is not None


@pytest.mark.parametrize(
    ("hand", "others", "how", "sure"),
    [
        pytest.param("Ah Kh", "2s 3s 4s 5s Qh 6s 7s 8s", {}, True, id="the highest trumps"),
        pytest.param("Qh Ac", "2s 3s 4s 5s Kh 6s 7s 8s", {}, False, id="not with a higher one out that may be in another hand"),
        pytest.param("Qh Ac", "2s 3s 4s 5s 9s 6s 7s 8s", {"aside": "Kh"}, True, id="a higher one that was discarded is not out"),
        pytest.param("Ah Kd", "2s 3s 4s 5s Kh 6s 7s 8s", {}, True, id="one lead of trumps takes the last one out"),
        pytest.param("Ah Kd", "2s 3s 4s 5s Kh 2h 7s 8s", {}, False, id="two may lie in one hand, so one lead is not enough"),
        pytest.param("Ah Kh Kd", "2s 3s 4s 5s Qh 2h 7s 8s 3c 4c 5c 6c", {}, True, id="two leads are"),
        pytest.param("Ah Kh Kd", "2s 3s 4s 5s Qh 2h 7s 8s 3c 4c 5c Jo", {}, False, id="the joker saves a trump from one lead"),
        pytest.param("Ah Kh", "2s 3s 4s 5s As 6s 7s 8s", {}, False, id="the Mighty is out"),
        pytest.param("Ah Kh", "2s 3s 4s 5s Jd 6s 7s 8s", {}, False, id="the left jack is out"),
        pytest.param("Ah Kh", "2s 3s 4s 5s Jo 6s 7s 8s", {}, True, id="a joker that is not led wins nothing"),
        pytest.param("As Kc", "2s 3s 4s 5s Qh 6s 7s 8s", {"trump": "d"}, False, id="the queen of hearts beats the Mighty"),
        pytest.param("As Kc", "2s 3s 4s 5s Qh 6s 7s 8s", {"trump": "d", "yoromeki": False}, True, id="but not where there is no yoromeki"),
        pytest.param("Qh Kc", "2s 3s 4s 5s As 6s 7s 8s", {"trump": "d"}, False, id="the Mighty may fall on another card than the queen"),
        pytest.param(
            "Qh Kh", "2s 3s 4s 5s As 6s 7s 8s", {"trump": "d", "yoromeki": False}, False, id="the Mighty beats the queen without it"
        ),
        pytest.param("Ac Kc", "2c 3c 4c 5c 6c 7c 8c 9c", {"trump": "d"}, False, id="the two of the suit wins where all follow"),
        pytest.param("Ac Kc", "2c 3c 4c 5c 6c 7c 8c 9c", {"trump": "d", "same_two": False}, True, id="but not where it has no such right"),
        pytest.param(
            "Ac Kc", "2c 3c 4c 5s 6s 7s 8s 9s", {"trump": "d"}, True, id="nor where too few of the suit are out for all to follow"
        ),
        pytest.param("Jh Jd", "2h 3h 4h 5h 2d 3d 4d 5d", {}, True, id="a jack of the trumps' colour is no plain card"),
        pytest.param("Jo Kc", "2s 3s 4s 5s Qh 6s 7s 8s", {}, True, id="the joker calls the last trump"),
        pytest.param("Jo Kc", "2s 3s 4s 5s Jh 6s 7s 8s", {}, False, id="and loses to a jack"),
        pytest.param("Jo Kc", "2s 3s 4s 5s Qh 6s 7s 8s", {"joker_led": "weakest"}, False, id="and where it is weakest to a trump"),
        pytest.param("Kc Qc", "2s 3s 4s 5s Ac 6s 7s 8s", {"trump": None}, False, id="without trumps the highest of the suit must be here"),
        pytest.param("Ac Qd", "2s 3s 4s 5s Kc Kh 7s 8s", {"trump": None}, True, id="others of other suits win nothing then"),
    ],
)
def test_the_rest_may_be_claimed_on_lead_only_when_nothing_that_may_be_out_comes_in_between(
    hand: str, others: str, how: dict[str, Any], sure: bool
) -> None:
    assert claimed(hand, others, **how) is sure


@pytest.mark.parametrize(
    ("hand", "trick", "others", "sure"),
    [
        pytest.param("Ah Kh", "3c 4c 5c Qc", "2s 3s 4s 5s", True, id="the last to play takes the trick, and leads the rest"),
        pytest.param("Ac Kh", "3c 4c 5c Qh", "2s 3s 4s 5s", False, id="a trick that is trumped is lost"),
        pytest.param("Kh Ad", "3c", "2s 3s 4s 5s 6s 7s Ah", False, id="somebody behind may hold a higher one"),
        pytest.param("Ac Kc", "3c 4c 2c 5c", "2s 3s 4s 5s", False, id="a two that is there wins among clubs alone"),
        pytest.param("2c Ah", "3c 4c 5c", "2s 3s 4s 5s 9s", False, id="a two may be robbed of it by who cannot follow"),
        pytest.param("2c Ah", "3c 4c 5c 6c", "2s 3s 4s 5s", True, id="but not when all have played"),
    ],
)
def test_in_a_running_trick_it_must_be_won_first(hand: str, trick: str, others: str, sure: bool) -> None:
    assert claimed(hand, others, trick=trick) is sure


def test_what_an_army_would_lose_by_is_no_claim() -> None:
    hand, others = "Ah Kh", "2s 3s 4s 5s Qh 6s 7s 8s"
    assert claimed(hand, others)
    assert not claimed(hand, others, all_honours="allies_win")


def nap_claim(actions: str, *hands: str, seat: int = 0, **options: Any) -> str | None:
    game, state = nap_after(actions, *hands, **options)
    claim = game.claim(game.observe(state, seat))
    return f"{claim.says.key} {claim.move}" if claim else None


def test_a_hand_of_the_highest_trumps_may_be_claimed_before_the_first_lead() -> None:
    rest = ("2s 2h 2d 2c 3c", "3s 3h 3d 4c 5c", "4s 4h 4d 6c 7c")
    assert nap_claim("nap pass pass pass", "As Ks Qs Js Ts", *rest) == "nap-claim As"
    assert nap_claim("nap pass pass pass", "As Ks Qs Js Ah", *rest) is None  # nine more spades are out, and four leads take four


def test_a_misere_may_be_claimed_once_every_lead_can_be_stayed_under() -> None:
    hands = ("2s 2h 2d 2c 9c", "3s 3h 3d 3c 4c", "4s 4h 4d 5c 6c", "5s 5h 5d 7c Tc")
    assert nap_claim("misere pass pass pass", *hands) is None  # nobody need beat a lead
    assert nap_claim("misere pass pass pass 9c 3c 5c Tc 5s 2s 3s 4s 5h", *hands) == "nap-claim-none 2h"
    assert nap_claim("misere pass pass pass 2c 3c 5c Tc 7c", *hands) is None  # the nine of clubs must be played on the seven
    assert nap_claim("misere pass pass pass 9c 3c 5c Tc 5s", *hands, seat=1) is None  # for the others it would be no gain
