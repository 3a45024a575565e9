"""The rules as they are told: every option changes the chapter that it belongs to, and a trick or a deal of the engine with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from napoleon_core.bridge import Bridge
from napoleon_core.cards import JOKER, card, cards
from napoleon_core.game import deal_for
from napoleon_core.games import GAMES, game_of
from napoleon_core.games.nap import NapGame
from napoleon_core.games.nap.contract import all_bids, by_name, open_to
from napoleon_core.games.nap.play import trump_suit, winner
from napoleon_core.games.nap.rulebook import payout as nap_payout
from napoleon_core.games.nap.rulebook_tricks import EXAMPLES as NAP_EXAMPLES
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.rulebook_scores import payout
from napoleon_core.games.napoleon.rulebook_tricks import EXAMPLES, rungs
from napoleon_core.games.napoleon.scoring import settle
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.option_specs import PLAIN, TableStyle, style_of
from tests.games import every_table
from tests.tables import after, contract_of, legal_cards, lowest_discard, settled_auction, started, winner_of
from tests.wire import send


def chapter(game: Any, name: str, style: TableStyle = PLAIN) -> list[Any]:
    """The blocks of a chapter."""
    (found,) = [one for one in game.rules(style).json()["sections"] if one["id"] == name]
    return found["blocks"]


def tricks_of(blocks: list[Any]) -> list[Any]:
    return [block["trick"] for block in blocks if "trick" in block]


def napoleon_outcome(game: NapoleonGame, *, total: int, bid: str = "13h", alone: bool = False, discards: str = "") -> tuple[Any, ...]:
    """Both sides' totals, whether the bid is made, and the scores, when Napoleon wins so many honours in the first trick."""
    honours = [f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT"]
    left = [one for one in honours if one not in discards.split()]
    tricks = [Trick(0, cards(" ".join(left[:total])), 0, ""), Trick(2, cards(" ".join(left[total:])), 2, "")]
    done = settle(game.options, contract_of(bid), 0, None if alone else 1, tricks, cards(discards))
    return done.side_total, done.allies_total, done.made, done.scores


def first_phases(game: NapoleonGame) -> list[str]:
    """What follows the auction, in order."""
    state = settled_auction(game, started(game), "13h", declarer=0)
    first = type(state).__name__
    state = after(game, state, "call As" if first == "Naming" else lowest_discard(game, state))
    return [first, type(state).__name__]


def misere_winner(game: NapGame) -> str:
    """Who takes the second trick of a misère, in which hearts are led and a spade is thrown, the suit of the first lead."""
    held = cards("9h Ts Ah Kh")
    trump = trump_suit(by_name(game.options)["misere"], [Trick(0, cards("9s 8s 7s 6s"), 0, "")], held)
    return held[winner(held, trump)[0]].code


SECTIONS = ("goal", "deal", "auction", "play", "tricks", "examples", "scores", "well", "words", "questions")
Fact = Callable[[Any], object]
NAPOLEON: list[tuple[str, object, object, str, Fact]] = [
    ("players", 4, 5, "deal", lambda game: (game.hand_size, game.widow_size)),
    ("players", 5, 6, "scores", lambda game: payout(game.options, 13, 13, alone=True)),
    ("jokers", 0, 1, "deal", lambda game: len(game.pack)),
    ("jokers", 0, 1, "tricks", lambda game: JOKER in game.pack and winner_of("Jo 5d Kc 9d 7d", trump="d")),
    ("minimum_bid", 12, 13, "auction", lambda game: str(next(iter(game.legal_moves(started(game)))))),
    ("no_trump", False, True, "auction", lambda game: [str(move) for move in game.legal_moves(started(game))][-2]),
    ("no_trump", False, True, "tricks", lambda game: len(game.legal_moves(started(game)))),
    ("yoromeki", False, True, "tricks", lambda game: winner_of("4s As Qh Jd 9s", trump="d", yoromeki=game.options.yoromeki)),
    ("yoromeki", False, True, "examples", lambda game: winner_of("4s As Qh Jd 9s", trump="d", yoromeki=game.options.yoromeki)),
    ("same_two", False, True, "tricks", lambda game: winner_of("8c 2c 9c Kc 5c", trump="d", same_two=game.options.same_two)),
    ("same_two", False, True, "examples", lambda game: winner_of("8c 2c 9c Kc 5c", trump="d", same_two=game.options.same_two)),
    (
        "joker_led",
        "below_mighty",
        "below_jacks",
        "tricks",
        lambda game: winner_of("Jo 5d Jh Ad 7d", trump="d", joker_led=game.options.joker_led),
    ),
    (
        "joker_led",
        "below_jacks",
        "weakest",
        "tricks",
        lambda game: winner_of("Jo 5d Ac 9d Kc", trump="d", joker_led=game.options.joker_led),
    ),
    (
        "joker_led",
        "below_mighty",
        "below_jacks",
        "examples",
        lambda game: winner_of("Jo 5d Jh Ad 7d", trump="d", joker_led=game.options.joker_led),
    ),
    (
        "joker_led",
        "below_jacks",
        "weakest",
        "examples",
        lambda game: winner_of("Jo 5d Ac 9d Kc", trump="d", joker_led=game.options.joker_led),
    ),
    ("joker_call", "off", "3c", "play", lambda game: legal_cards("Jo 4c", led="3c", joker_call=game.options.joker_call)),
    ("joker_call", "off", "3s", "play", lambda game: legal_cards("Jo 4s", led="3s", joker_call=game.options.joker_call)),
    ("joker_call", "3c", "3s", "examples", lambda game: legal_cards("Jo 4s", led="3s", joker_call=game.options.joker_call)),
    ("adjutant_naming", "before_widow", "after_exchange", "adjutant", first_phases),
    ("discarded_honours", "allies", "napoleon", "adjutant", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("discarded_honours", "allies", "napoleon", "scores", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("discarded_honours", "allies", "first_trick", "adjutant", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("discarded_honours", "allies", "first_trick", "scores", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("discarded_honours", "allies", "napoleon", "well", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("discarded_honours", "allies", "first_trick", "well", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("discarded_honours", "allies", "nobody", "adjutant", lambda game: napoleon_outcome(game, total=12, discards="Tc")),
    ("all_honours", "normal", "double", "scores", lambda game: napoleon_outcome(game, total=20)),
    ("all_honours", "normal", "allies_win", "scores", lambda game: napoleon_outcome(game, total=20)),
    ("scoring", "fixed", "fixed_double", "scores", lambda game: napoleon_outcome(game, total=14, alone=True)),
    ("scoring", "fixed_double", "additive", "scores", lambda game: napoleon_outcome(game, total=14)),
    ("scoring", "fixed", "bid_linked", "scores", lambda game: napoleon_outcome(game, total=14)),
    ("deals", 5, 1, "goal", lambda game: game.deal_count(())),
]
NAP: list[tuple[str, object, object, str, Fact]] = [
    ("players", 3, 4, "deal", lambda game: game.seats),
    ("players", 5, 6, "scores", lambda game: nap_payout(game.options, all_bids(game.options)[-1], made=True)),
    ("lowest_bid", 3, 1, "auction", lambda game: [str(move) for move in game.legal_moves(dealt(game))]),
    ("lowest_bid", 3, 2, "scores", lambda game: [str(move) for move in game.legal_moves(dealt(game))]),
    ("misere", False, True, "auction", lambda game: [str(move) for move in game.legal_moves(dealt(game))]),
    ("misere", False, True, "scores", lambda game: [row.name for row in all_bids(game.options)]),
    ("misere_trumps", False, True, "play", misere_winner),
    ("misere_trumps", False, True, "examples", misere_winner),
    ("top_bid", "nap", "wellington", "auction", lambda game: [row.name for row in open_to(game.options, high_nap(game), forced=False)]),
    ("top_bid", "wellington", "blucher", "scores", lambda game: [row.name for row in all_bids(game.options)]),
    ("nap_payout", "5-5", "10-5", "scores", lambda game: nap_payout(game.options, all_bids(game.options)[high_nap(game)], made=True)),
    ("nap_payout", "10-5", "12-6", "scores", lambda game: nap_payout(game.options, all_bids(game.options)[high_nap(game)], made=False)),
    ("blucher_multiple", 3, 4, "scores", lambda game: nap_payout(game.options, all_bids(game.options)[-1], made=True)),
    (
        "all_pass",
        "redeal",
        "dealer_bids",
        "auction",
        lambda game: (
            game.to_act(after(game, dealt(game), "pass", "pass", "pass")) is not None
            and [str(move) for move in game.legal_moves(after(game, dealt(game), "pass", "pass", "pass"))]
        ),
    ),
    ("pack", "full", "stripped", "deal", lambda game: len(game.pack)),
    ("deals_each", 1, 2, "goal", lambda game: game.deal_count(())),
]
WITH = {"blucher_multiple": {"top_bid": "blucher"}}
"""What an option needs to have something to act on."""


def dealt(game: NapGame) -> Any:
    return game.start(deal_for(game, "rules", 0), 0)


def high_nap(game: NapGame) -> int:
    return next(row.step for row in all_bids(game.options) if row.name == "nap")


@pytest.mark.parametrize(
    ("family", "option", "one", "other", "name", "fact"),
    [
        pytest.param(family, *row, id=f"{family}-{row[0]}-{row[1]}-{row[2]}-{row[3]}")
        for family, rows in (("napoleon", NAPOLEON), ("nap", NAP))
        for row in rows
    ],
)
def test_an_option_changes_what_is_told_and_what_is_played(
    family: str, option: str, one: object, other: object, name: str, fact: Fact
) -> None:
    before, later = (game_of(family, {**WITH.get(option, {}), option: value}) for value in (one, other))
    assert fact(before) != fact(later)
    assert chapter(before, name) != chapter(later, name)


def test_every_option_of_every_game_has_such_a_test() -> None:
    for name, rows in (("napoleon", NAPOLEON), ("nap", NAP)):
        assert {row[0] for row in rows} == {spec.name for spec in GAMES[name].specs}


@pytest.mark.parametrize("family", GAMES)
def test_every_setting_of_a_table_is_told_and_changes_nothing_that_is_played(family: str) -> None:
    game = game_of(family, {})
    for spec in GAMES[family].settings:
        told = [json.dumps(game.rules(TableStyle({spec.name: value})).json()) for value in spec.values]
        assert len({*told}) == len(told), spec.name
        assert json.dumps(game.rules().json()) in told


@pytest.mark.parametrize(("setting", "value", "name"), [("dealing", "singly", "deal"), ("played", "kept", "play")])
def test_a_setting_of_nap_is_told_in_the_chapter_that_it_belongs_to(setting: str, value: str, name: str) -> None:
    game = game_of("nap", {})
    style = TableStyle({setting: value})
    changed = [one for one in SECTIONS if chapter(game, one) != chapter(game, one, style)]
    assert changed == [name]


@pytest.mark.parametrize(("preset", "unit"), [("standard", None), ("french", "nap-unit-chips"), ("hoyle", "nap-unit-pence")])
def test_what_a_deal_pays_is_told_in_the_unit_of_the_table(preset: str, unit: str | None) -> None:
    family = GAMES["nap"]
    given = family.presets[preset]
    page = family.from_options(given.options).rules(style_of("nap", family.presets, family.settings, preset, given.settings)).json()
    assert (page["unit"] or {}).get("key") == unit
    (scores,) = [one["blocks"] for one in page["sections"] if one["id"] == "scores"]
    assert json.dumps(scores).count(f'"key": "{unit}"') == (2 if unit else 0)
    assert '{"amount": ' in json.dumps(scores)


@pytest.mark.parametrize(("players", "helped", "alone"), [(4, 1, 3), (5, 2, 4), (6, 3, 5)])
def test_the_shares_are_told_for_this_number_of_players(players: int, helped: int, alone: int) -> None:
    texts = [block["text"] for block in chapter(game_of("napoleon", {"players": players}), "scores") if "text" in block]
    assert {"key": "napoleon-rules-shares", "args": {"helped": helped, "alone": alone}} in texts


@pytest.mark.parametrize("family", GAMES)
def test_every_value_of_every_option_makes_a_page_of_its_own(family: str) -> None:
    for spec in GAMES[family].specs:
        pages = [json.dumps(game_of(family, {**WITH.get(spec.name, {}), spec.name: value}).rules().json()) for value in spec.values]
        assert len({*pages}) == len(pages), spec.name


@pytest.mark.parametrize(
    ("family", "given", "idle"),
    [
        ("napoleon", {"jokers": 0}, {"joker_call": "3c"}),
        ("napoleon", {"jokers": 0}, {"joker_led": "weakest"}),
        ("nap", {"misere": False}, {"misere_trumps": True}),
        ("nap", {}, {"blucher_multiple": 3}),
    ],
)
def test_an_option_with_nothing_to_act_on_changes_nothing(family: str, given: dict[str, Any], idle: dict[str, Any]) -> None:
    assert game_of(family, given).rules() == game_of(family, {**given, **idle}).rules()


@pytest.mark.parametrize("joker_led", ["below_mighty", "below_jacks", "weakest"])
@pytest.mark.parametrize("trump", ["d", None])
def test_the_ladder_stands_in_the_order_in_which_the_engine_decides(joker_led: str, trump: str | None) -> None:
    """The first card of every line beats that of each line below it when both are in a trick, a joker only if it is led."""
    game = game_of("napoleon", {"joker_led": joker_led})
    table = trick_table(game.options, trump)
    lines = [rung.cards for rung in rungs(game.options, trump) if rung.cards != ("2c",)]
    assert len(lines) == (7 if trump else 4)
    for place, upper in enumerate(lines):
        for lower, *_more in lines[place + 1 :]:
            if (upper, lower) == (("Kc",), "Jo"):
                continue  # a joker that is led calls for no clubs: the two never meet
            trick = [card(code) for code in dict.fromkeys((lower, *upper))]
            trick.sort(key=lambda one: one is not JOKER)
            assert trick[table.winner(trick, False)[0]].code == upper[0], (upper, lower)


@every_table
def test_the_tricks_on_a_page_are_won_as_the_engine_says(game: Any) -> None:
    for block in tricks_of([block for section in game.rules().json()["sections"] for block in section["blocks"]]):
        seats = [play["seat"] for play in block["plays"]]
        assert sorted(seats) == [*range(game.seats)]
        assert len({play["card"] for play in block["plays"]}) == game.seats
        assert {card(play["card"]) for play in block["plays"]} <= {*game.pack}
        assert block["winner"] in seats


@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_example_of_napoleon_has_a_caption_for_the_line_that_decides_it(players: int) -> None:
    for example in EXAMPLES:
        held = cards(example.cards)[:players]
        assert len({*held}) == players
        table = trick_table(game_of("napoleon", {"players": players}).options, example.trump)
        assert table.winner(held, example.first)[1] in example.captions, example.cards


def test_the_joker_call_of_the_example_forces_the_joker_out() -> None:
    calls = [example for example in EXAMPLES if any(name == "joker_call" for name, _ in example.needs)]
    assert len(calls) == 2
    for example in calls:
        lead, forced, *_rest = example.cards.split()
        options = dict(example.needs)
        assert legal_cards(f"{forced} 4{lead[1]}", led=lead, trump="d", **options) == {"Jo"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_examples_of_nap_are_of_cards_that_are_in_every_pack(players: int) -> None:
    for pack in ("full", "stripped"):
        game = game_of("nap", {"players": players, "pack": pack})
        for example in NAP_EXAMPLES:
            assert {*cards(example.cards)[:players], *cards(example.before)} <= {*game.pack}


@every_table
def test_pay_outs_on_the_page_add_up_where_the_rules_say_so(game: Any) -> None:
    """Nap always; Napoleon unless losers score nothing."""
    tables = [block["table"] for block in chapter(game, "scores") if "table" in block] if game.rules().sections else []
    for table in tables:
        for row in table["rows"]:
            numbers = [cell for cell in row[1:] if isinstance(cell, int)]
            if len(numbers) == 5 and game.options.scoring != "additive":
                assert numbers[0] + numbers[1] + (game.seats - 2) * numbers[2] == 0
                assert numbers[3] + (game.seats - 1) * numbers[4] == 0
            if len(numbers) == 4:
                assert numbers[0] + (game.seats - 1) * numbers[1] == 0 == numbers[2] + (game.seats - 1) * numbers[3]


def test_the_pay_table_of_the_standard_game_reads_as_in_the_rule_book() -> None:
    made, failed, every = [block["table"]["rows"] for block in chapter(game_of("napoleon", {}), "scores") if "table" in block]
    assert [row[1:] for row in made] == [[2, 1, -1, 4, -1]]
    assert [row[1:] for row in failed] == [[-2, -1, 1, -4, 1]]
    assert [row[1:] for row in every] == [[4, 2, -2, 8, -2]]


def test_the_door_tells_the_rules_of_options_and_of_a_live_table() -> None:
    bridge = Bridge()

    def ask(method: str, **params: Any) -> Any:
        return json.loads(send(bridge, json.dumps({"v": 1, "id": 1, "method": method, "params": params})))

    given = {"minimum_bid": 15, "players": 4}
    page = ask("rules.page", game="napoleon", options=given)["result"]
    assert page == json.loads(json.dumps(game_of("napoleon", given).rules().json()))
    names, agents = ["a", "b", "c", "d"], ["human"] * 4
    assert "result" in ask("table.new", table="t", game="napoleon", options=given, seed="s", names=names, agents=agents)
    assert ask("rules.page", table="t")["result"] == page
    hoyle = {"preset": "hoyle", "options": {**GAMES["nap"].presets["hoyle"].options}, "settings": {"played": "kept"}}
    page = ask("rules.page", game="nap", **hoyle)["result"]
    assert page["unit"]["key"] == "nap-unit-pence"
    assert "nap-rules-kept" in json.dumps(page)
    assert "result" in ask("table.new", table="n", game="nap", seed="s", names=names, agents=agents, **hoyle)
    assert ask("rules.page", table="n")["result"] == page
    assert ask("rules.page", game="nap", options={}, settings={"played": 1})["error"]["code"] == "options/value"
    assert ask("rules.page", game="nap", options={}, preset="dutch")["error"]["code"] == "options/value"
    assert ask("rules.page", table="u")["error"]["code"] == "table/unknown"
    assert ask("rules.page", game="napoleon", options={"minimum_bid": 1})["error"]["code"] == "options/value"
    assert ask("rules.page", game="whist", options={})["error"]["code"] == "game/unknown"
