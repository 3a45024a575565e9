"""The second implementation against positions worked out by hand: a position in notation, a move, the result."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from . import napoleon_oracle as oracle
from . import plain_rules as plain
from .random_games import random_deal, random_options, random_record


def rules(**changes: Any) -> plain.Options:
    """The standard options but for `changes`."""
    assert set(changes) <= set(plain.STANDARD)
    return {**plain.STANDARD, **changes}


NO_JOKER = {"jokers": 0}
OFF = {"yoromeki": False}
NO_TWO = {"same_two": False}
MIGHTY_ONLY = {"joker_led": "below_mighty"}
JACKS_TOO = {"joker_led": "below_jacks"}
WEAKEST = {"joker_led": "weakest"}

# options, trump (n: none), number of the trick, the cards in the order of play, the card that wins
WINNERS: list[tuple[dict[str, Any], str, int, str, str]] = [
    # The left jack and the two in a trick of one suit.
    ({}, "h", 3, "8d 2d Jd Kd 5d", "Jd"),
    ({}, "h", 3, "8d 2d 9d Kd 5d", "2d"),
    ({}, "h", 1, "8d 2d 9d Kd 5d", "Kd"),
    (NO_TWO, "h", 3, "8d 2d 9d Kd 5d", "Kd"),
    ({}, "h", 3, "8d 2d 9d Kd Jo", "Kd"),
    ({}, "h", 3, "8d 2d 9d Kd 5s", "Kd"),
    # ♥Q, the Mighty and the right jack.
    ({}, "d", 2, "4s As Qh Jd 9s", "Qh"),
    ({}, "d", 2, "4s Qh As Jd 9s", "Qh"),
    (OFF, "d", 2, "4s As Qh Jd 9s", "As"),
    ({}, "d", 2, "4s Ts Qh Jd 9s", "Jd"),
    ({}, "d", 1, "Qh 3h 9s As 9h", "Qh"),
    # The first trick bars the two alone.
    ({}, "h", 1, "Kc As 3c 4c 5c", "As"),
    ({}, "h", 1, "Kc 3h 4c 5c 6c", "3h"),
    ({}, "h", 1, "Kh 2h Ah 7h 9h", "Ah"),
    ({}, "h", 2, "Kh 2h Ah 7h 9h", "2h"),
    ({}, "h", 2, "Kh 2h Jh 7h 9h", "Jh"),
    # No special card: trumps, then the suit led.
    ({}, "h", 2, "9c Kd Tc Ks 4c", "Tc"),
    ({}, "h", 2, "Ks Ts 7c 3h Qs", "3h"),
    ({}, "h", 2, "4s Ac Kd Qc 5s", "5s"),
    # A joker led, at each of its strengths, and every special card on it.
    (MIGHTY_ONLY, "h", 2, "Jo Jh Jd 2h Kh", "Jo"),
    (MIGHTY_ONLY, "h", 2, "Jo As Jh 2h Kh", "As"),
    (MIGHTY_ONLY, "h", 2, "Jo As Jh Qh Kh", "Qh"),
    (JACKS_TOO, "h", 2, "Jo Jd 3h 2h Kh", "Jd"),
    (JACKS_TOO, "h", 2, "Jo Jd Jh 2h Kh", "Jh"),
    (JACKS_TOO, "h", 2, "Jo As Jh 2h Kh", "As"),
    (JACKS_TOO, "h", 2, "Jo Ah Th 2h Kh", "Jo"),
    (WEAKEST, "h", 2, "Jo Jd 3h 2h Kh", "Jd"),
    (WEAKEST, "h", 2, "Jo 3h 2h 9h 4h", "9h"),
    (WEAKEST, "h", 2, "Jo 2h Kd Kc Ks", "2h"),
    (WEAKEST, "h", 2, "Jo 3c Kd Kc Ks", "Jo"),
    # A joker that follows never wins.
    (MIGHTY_ONLY, "h", 2, "3c Jo 4c 5d 6d", "4c"),
    (JACKS_TOO, "h", 2, "3c Jo 4c 5d 6d", "4c"),
    (WEAKEST, "h", 2, "3c Jo 4d 5d 6d", "3c"),
    # Without trumps there are no jacks.
    (MIGHTY_ONLY, "n", 2, "Jo Jh Jd 2h Kh", "Jo"),
    (JACKS_TOO, "n", 2, "Jo Jh Jd 2h Kh", "Jo"),
    (WEAKEST, "n", 2, "Jo Jh Jd 2h Kh", "Jo"),
    (WEAKEST, "n", 2, "Jo Jh As 2h Kh", "As"),
    ({}, "n", 2, "Jd Kd 3h Ac 4s", "Kd"),
    ({}, "n", 2, "Kd 2d 3d Jd 4d", "2d"),
    # What leads and is strong stays so over weak followers, in both packs.
    ({}, "h", 2, "As 3s 4s 5s 6s", "As"),
    ({}, "h", 2, "Jh 3h 4h 5h 6h", "Jh"),
    ({}, "h", 2, "Jd 3h 4h 5d 6d", "Jd"),
    ({}, "h", 2, "Jo 3c 4c 5d 6d", "Jo"),
    (NO_JOKER, "h", 2, "As 3s 4s 5s 6s", "As"),
    (NO_JOKER, "h", 2, "Jh 3h 4h 5h 6h", "Jh"),
    (NO_JOKER, "h", 2, "Jd 3h 4h 5d 6d", "Jd"),
    ({"players": 4}, "c", 2, "Ks 2s 3s Js", "Js"),
    ({"players": 6}, "c", 2, "Ks 2s 3s 4s 5s 6s", "2s"),
]


@pytest.mark.parametrize(("changes", "trump", "number", "cards", "winner"), WINNERS)
def test_this_card_wins_the_trick(changes: dict[str, Any], trump: str, number: int, cards: str, winner: str) -> None:
    assert plain.winning_card(rules(**changes), None if trump == "n" else trump, number == 1, cards.split()) == winner


CALL = {"joker_call": "3c"}

# options, trump, what lies in the trick, the hand, what may be played
ALLOWED: list[tuple[dict[str, Any], str, str, str, str]] = [
    # A joker led calls for trumps, and no later card becomes the suit led.
    ({}, "d", "Jo Ks", "3d 4s", "3d"),
    ({}, "d", "Jo Ks 3d", "7s 2h", "2h 7s"),
    ({}, "n", "Jo Ks", "3d 4s", "3d 4s"),
    # The joker may be played at any time and follows nothing.
    ({}, "s", "5h", "Qc Jo", "Jo Qc"),
    ({}, "s", "5h", "Jo", "Jo"),
    ({}, "s", "5h", "2h Jo", "2h Jo"),
    ({}, "s", "5h", "2h Qc Jo", "2h Jo"),
    # The left jack and the Mighty keep their printed suit.
    ({}, "h", "5d", "Jd 3h", "Jd"),
    ({}, "h", "5h", "Jd 4s", "4s Jd"),
    ({}, "h", "Jo", "Jd 2c", "2c Jd"),
    ({}, "h", "5s", "As 5h", "As"),
    ({}, "h", "5c", "As 4c", "4c"),
    # Who can follow may not trump.
    ({}, "h", "5c", "2c Ah", "2c"),
    ({}, "h", "", "2c Ah Jo", "2c Ah Jo"),
    # The joker call.
    (CALL, "h", "3c", "2c Ah Jo", "Jo"),
    (CALL, "h", "3c", "2c Ah", "2c"),
    (CALL, "h", "3s", "2s Ah Jo", "2s Jo"),
    (CALL, "h", "5c 3c", "2c Ah Jo", "2c Jo"),
    (CALL, "h", "", "3c Ah Jo", "3c Ah Jo"),
    ({}, "h", "3c", "2c Ah Jo", "2c Jo"),
]


@pytest.mark.parametrize(("changes", "trump", "trick", "hand", "expected"), ALLOWED)
def test_these_cards_may_be_played(changes: dict[str, Any], trump: str, trick: str, hand: str, expected: str) -> None:
    found = plain.cards_allowed(rules(**changes), None if trump == "n" else trump, trick.split(), hand.split())
    assert found == expected.split()


def record_of(options: dict[str, Any], actions: str, seed: int = 1) -> plain.Record:
    """One deal by dealer 0, its cards fixed by the seed, its actions divided by commas."""
    deal = random_deal(Random(seed), {**plain.STANDARD, **options}, None)
    deal["dealer"] = 0
    deal["actions"] = actions.split(",") if actions else []
    return {"format": "napoleon-record", "version": 1, "game": "napoleon", "rules": options, "deals": [deal]}


# options, the auction so far, an action, whether it is allowed
BIDS: list[tuple[dict[str, Any], str, str, bool]] = [
    ({}, "", "13c", True),
    ({}, "", "12s", False),
    ({}, "", "21c", False),
    ({}, "", "13n", False),
    ({}, "13c", "13d", True),
    ({}, "13d", "13c", False),
    ({}, "13h", "13h", False),
    ({}, "13s", "14c", True),
    ({}, "13s", "14n", False),
    ({"no_trump": True}, "13s", "13n", True),
    ({"no_trump": True}, "13n", "13s", False),
    ({"no_trump": True}, "13n", "14c", True),
    ({"minimum_bid": 11}, "", "11c", True),
    ({"minimum_bid": 11}, "", "10s", False),
    ({"minimum_bid": 12}, "", "12c", True),
    ({"minimum_bid": 12}, "", "11s", False),
    ({"minimum_bid": 8}, "9s", "10c", True),
    ({"minimum_bid": 8}, "", "08c", False),
    ({}, "20h", "20s", True),
    ({}, "20s", "pass", False),
    ({"no_trump": True}, "20s", "20n", True),
    ({}, "pass,pass,pass,pass", "13c", True),
    ({}, "pass,pass,pass,pass", "pass", True),
    ({}, "pass,pass,pass,pass,pass", "13c", False),
    ({}, "pass,pass,pass,pass,13c", "pass", False),
]


@pytest.mark.parametrize(("options", "auction", "action", "allowed"), BIDS)
def test_this_bid_is_allowed_or_refused(options: dict[str, Any], auction: str, action: str, allowed: bool) -> None:
    answer = oracle.replay(record_of(options, ",".join([auction, action]) if auction else action))
    assert ("error" not in answer) == allowed, answer


# the auction, whose turn comes (dealer 0), what the entry of `next` is or begins with
TURNS: list[tuple[str, int, Any]] = [
    ("", 1, "13c"),
    ("13c,pass,14d,pass,pass", 1, "14h"),
    ("pass,13c,pass,13d,13h,14c,pass", 0, "14d"),
    ("20s", 1, "call"),
    ("13c,20s", 2, "call"),
    ("13c,pass,pass,pass,pass", 1, "call"),
    ("pass,pass,pass,pass,13c", 0, "call"),
]


@pytest.mark.parametrize(("auction", "to_act", "next_"), TURNS)
def test_it_is_this_seats_turn(auction: str, to_act: int, next_: Any) -> None:
    deal = oracle.replay(record_of({}, auction))["deals"][0]
    assert deal["to_act"] == to_act
    assert deal["next"] == next_ or deal["next"][0] == next_


def test_a_deal_passed_out_is_an_outcome_and_zeros() -> None:
    answer = oracle.replay(record_of({"minimum_bid": 20}, "pass,pass,pass,pass,pass"))
    entry = ["20c", "20d", "20h", "20s", "pass"]
    assert answer == {"deals": [{"outcome": "passed", "scores": [0] * 5, "legal": [entry] * 5}], "totals": [0] * 5}


def test_an_unfinished_deal_shows_what_is_settled_but_not_the_partner() -> None:
    record = record_of({}, "20s,call As")
    hand, widow = record["deals"][0]["hands"][1], record["deals"][0]["widow"]
    settled = {"outcome": "unfinished", "declarer": 1, "bid": "20s", "trump": "s", "tricks": [], "taken": [0] * 5, "scores": [0] * 5}
    assert oracle.replay(record, with_legal=False)["deals"][0] == {**settled, "to_act": 1, "next": "discard"}
    record["deals"][0]["actions"].append("discard " + " ".join(widow))
    assert oracle.replay(record, with_legal=False)["deals"][0] == {**settled, "to_act": 1, "next": sorted(hand)}


def played_out(record: plain.Record) -> plain.Record:
    """The answer for the record after its last deal was played to the end, always by the first card allowed."""
    while True:
        answer = oracle.replay(record, with_legal=False)
        last = answer["deals"][-1]
        if last["outcome"] == "played":
            return last  # type: ignore[no-any-return]
        record["deals"][-1]["actions"].append(last["next"][0])


@pytest.mark.parametrize("naming", ["before_widow", "after_exchange"])
@pytest.mark.parametrize("place", ["own hand", "widow", "discard", "other hand"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_napoleon_is_alone_when_nobody_else_holds_the_named_card(naming: str, place: str, players: int) -> None:
    record = record_of({"players": players, "adjutant_naming": naming, "minimum_bid": 20, "scoring": "fixed"}, "20s")
    deal = record["deals"][0]
    hand, widow = deal["hands"][1], deal["widow"]
    named = {"own hand": hand[0], "widow": widow[0], "discard": hand[-1], "other hand": deal["hands"][3][0]}[place]
    call, discard = "call " + named, "discard " + " ".join(hand[-len(widow) :])
    deal["actions"] += [call, discard] if naming == "before_widow" else [discard, call]
    result = played_out(record)
    assert result["declarer"] == 1
    assert not result["made"]
    if place == "other hand":
        assert result["partner"] == 3
        expected = [1] * players
        expected[1], expected[3] = -(players - 3), -1
        assert result["side_total"] == result["taken"][1] + result["taken"][3]
    else:
        assert result["partner"] is None
        expected = [1] * players
        expected[1] = -(players - 1)
        assert result["side_total"] == result["taken"][1]
    assert result["scores"] == expected


# options, partner (Napoleon is seat 0), number bid, total of the army, scores
SCORES: list[tuple[dict[str, Any], int | None, int, int, list[int]]] = [
    # Shares, for every size of table; a failed bid turns the signs.
    ({}, 3, 13, 13, [2, -1, -1, 1, -1]),
    ({}, 3, 13, 12, [-2, 1, 1, -1, 1]),
    ({}, None, 13, 14, [4, -1, -1, -1, -1]),
    ({}, None, 13, 12, [-4, 1, 1, 1, 1]),
    ({"players": 4}, 1, 13, 13, [1, 1, -1, -1]),
    ({"players": 4}, None, 13, 13, [3, -1, -1, -1]),
    ({"players": 6}, 5, 13, 13, [3, -1, -1, -1, -1, 1]),
    ({"players": 6}, None, 13, 12, [-5, 1, 1, 1, 1, 1]),
    # The limit.
    ({}, 3, 14, 13, [-2, 1, 1, -1, 1]),
    ({}, 3, 14, 14, [2, -1, -1, 1, -1]),
    ({}, 3, 14, 15, [2, -1, -1, 1, -1]),
    ({}, 3, 14, 19, [2, -1, -1, 1, -1]),
    ({}, 3, 20, 19, [-2, 1, 1, -1, 1]),
    # All 20.
    ({}, 3, 14, 20, [4, -2, -2, 2, -2]),
    ({}, 3, 20, 20, [4, -2, -2, 2, -2]),
    ({}, None, 14, 20, [8, -2, -2, -2, -2]),
    ({"all_honours": "normal"}, 3, 14, 20, [2, -1, -1, 1, -1]),
    ({"all_honours": "allies_win"}, 3, 14, 20, [-2, 1, 1, -1, 1]),
    ({"all_honours": "allies_win"}, 3, 14, 19, [2, -1, -1, 1, -1]),
    ({"all_honours": "allies_win"}, 3, 20, 20, [2, -1, -1, 1, -1]),
    # A doubles once.
    ({"scoring": "fixed_double"}, 3, 19, 19, [2, -1, -1, 1, -1]),
    ({"scoring": "fixed_double"}, None, 13, 13, [8, -2, -2, -2, -2]),
    ({"scoring": "fixed_double"}, 3, 20, 19, [-4, 2, 2, -2, 2]),
    ({"scoring": "fixed_double"}, None, 20, 20, [16, -4, -4, -4, -4]),
    # B has no minus.
    ({"scoring": "additive"}, 3, 13, 13, [2, 0, 0, 1, 0]),
    ({"scoring": "additive"}, 3, 13, 12, [0, 1, 1, 0, 1]),
    ({"scoring": "additive"}, None, 13, 12, [0, 2, 2, 2, 2]),
    ({"scoring": "additive"}, 3, 20, 20, [8, 0, 0, 4, 0]),
    # C multiplies by the number bid less ten, at least by one.
    ({"scoring": "bid_linked"}, 3, 8, 8, [2, -1, -1, 1, -1]),
    ({"scoring": "bid_linked"}, 3, 11, 11, [2, -1, -1, 1, -1]),
    ({"scoring": "bid_linked"}, 3, 12, 12, [4, -2, -2, 2, -2]),
    ({"scoring": "bid_linked"}, None, 15, 14, [-20, 5, 5, 5, 5]),
    ({"scoring": "bid_linked"}, 3, 20, 20, [40, -20, -20, 20, -20]),
    ({"scoring": "bid_linked", "all_honours": "allies_win"}, 3, 16, 20, [-12, 6, 6, -6, 6]),
]


@pytest.mark.parametrize(("changes", "partner", "number", "total", "scores"), SCORES)
def test_the_deal_scores_so(changes: dict[str, Any], partner: int | None, number: int, total: int, scores: list[int]) -> None:
    assert plain.deal_scores(rules(**changes), 0, partner, number, total) == scores


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("partner", [None, 2])
@pytest.mark.parametrize("scoring", ["fixed", "fixed_double", "bid_linked"])
@pytest.mark.parametrize("all_honours", ["normal", "double", "allies_win"])
def test_the_scores_of_a_deal_add_up_to_zero(players: int, partner: int | None, scoring: str, all_honours: str) -> None:
    options = rules(players=players, scoring=scoring, all_honours=all_honours)
    for number in range(8, 21):
        for total in range(21):
            assert sum(plain.deal_scores(options, 1, partner, number, total)) == 0


def test_twenty_cards_are_honours_and_the_joker_is_none() -> None:
    pack = plain.pack_in_use(rules())
    assert len(pack) == 53
    assert plain.count_honours(pack) == 20
    assert [card for card in ["Jo", "As", "Jd", "Td", "9d"] if plain.is_honour(card)] == ["As", "Jd", "Td"]


def tricks_of(*rows: str) -> list[plain.Record]:
    """Tricks written as the winner's seat and the cards."""
    return [{"leader": 0, "cards": row.split()[1:], "winner": int(row.split()[0])} for row in rows]


FOUR_TRICKS_OF_THIRTEEN = tricks_of("0 As Ks Qs Js 2s", "3 Ah Kh Qh Jh 2h", "0 Ad Kd Qd 3d 2d", "0 Ac Kc 4c 3c 2c", "1 Ts Th Td Tc Jd")
NINE_TRICKS_OF_TWELVE = tricks_of("0 As Ks Qs Js 2s", "3 Ah Kh Qh Jh 2h", "0 Ad Kd Qd Jd 2d", *["3 3c 4c 5c 6c 7c"] * 6, "1 Ts Th Td Tc Ac")


def test_honours_count_and_not_tricks() -> None:
    assert plain.army_total(rules(), FOUR_TRICKS_OF_THIRTEEN, [], 0, 3) == 13
    assert plain.bid_is_made(rules(), 13, 13)
    assert plain.army_total(rules(), NINE_TRICKS_OF_TWELVE, [], 0, 3) == 12
    assert not plain.bid_is_made(rules(), 13, 12)


def test_all_twenty_stands_though_a_trick_without_honours_was_lost() -> None:
    tricks = tricks_of("0 As Ks Qs Js Ts", "3 Ah Kh Qh Jh Th", "0 Ad Kd Qd Jd Td", "0 Ac Kc Qc Jc Tc", "1 2c 3c 4c 5c 6c")
    assert plain.army_total(rules(), tricks, [], 0, 3) == 20
    assert plain.deal_scores(rules(), 0, 3, 13, 20) == [4, -2, -2, 2, -2]


# the setting, what the seats have taken, the army's total (Napoleon 0, adjutant 3; two honours discarded; seat 3 wins the first trick)
DISCARDS: list[tuple[str, list[int], int]] = [
    ("allies", [2, 1, 0, 3, 0], 5),
    ("nobody", [2, 1, 0, 3, 0], 5),
    ("napoleon", [2, 1, 0, 3, 0], 7),
    ("first_trick", [2, 1, 0, 5, 0], 7),
]


@pytest.mark.parametrize(("setting", "taken", "total"), DISCARDS)
def test_the_discarded_honours_go_there(setting: str, taken: list[int], total: int) -> None:
    options = rules(discarded_honours=setting)
    tricks = tricks_of("3 Ah Kh Qh 4h 2h", "0 As Ks 4s 3s 2s", "1 Ad 5d 4d 3d 2d")
    assert plain.honours_by_seat(options, tricks, ["Ac", "2c", "Kc"]) == taken
    assert plain.army_total(options, tricks, ["Ac", "2c", "Kc"], 0, 3) == total


def test_an_illegal_action_is_reported_with_its_place_and_what_was_allowed() -> None:
    record = record_of({"minimum_bid": 20}, "20d,20c")
    error = oracle.replay(record)["error"]
    assert (error["deal"], error["action"], error["legal"]) == (0, 1, ["20h", "20s", "pass"])


def test_one_action_too_many_is_reported_with_nothing_allowed() -> None:
    error = oracle.replay(record_of({}, "pass,pass,pass,pass,pass,pass"))["error"]
    assert (error["deal"], error["action"], error["legal"]) == (0, 5, [])


def test_wrong_cards_are_reported_without_an_action() -> None:
    record = record_of({}, "")
    record["deals"][0]["hands"][0][0] = record["deals"][0]["hands"][1][0]
    error = oracle.replay(record)["error"]
    assert (error["deal"], error["action"], "legal" in error) == (0, None, False)


@pytest.mark.parametrize("seed", range(40))
def test_every_random_record_replays(seed: int) -> None:
    rng = Random(seed)
    record = random_record(rng, random_options(rng) if seed % 2 else {})
    answer = oracle.replay(record)
    assert "error" not in answer, f"seed {seed}: {answer}"
    for deal, result in zip(record["deals"], answer["deals"], strict=True):
        assert len(result["legal"]) == len(deal["actions"]), f"seed {seed}"
