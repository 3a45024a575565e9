"""The secret adjutant: who it is, when that is shown, and that nothing tells it before (rules: Naming and exchange)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from napoleon_core.cards import card, codes
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Auction, Finished, Playing
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.record import DealRecord, GameRecord, states
from napoleon_core.session import Seating, Session
from tests.counts import SCALE
from tests.games import HOUSE_RULES, all_codes, played_walk, walk
from tests.tables import after, game_of, lowest_discard, play_out, settled_auction, started

ALL_OPTIONS = pytest.mark.parametrize("options", [NapoleonOptions(), *HOUSE_RULES.values()], ids=["standard", *HOUSE_RULES])


def in_play(game: NapoleonGame, first: Any, named: str = "Ah") -> Any:
    """Napoleon, seat 0, has named this card and laid his lowest cards away, but not that one."""
    state = after(game, settled_auction(game, first, "13s"), f"call {named}")
    return after(game, state, lowest_discard(game, state, keep=[card(named)]))


def view_of(game: NapoleonGame, state: Any, seat: int) -> Any:
    return game.present(game.observe(state, seat))


def hats(view: Any) -> dict[int, Any]:
    return {place["seat"]: place["hat"] for place in view["seats"] if place["hat"]}


def trick_with(game: NapoleonGame, state: Any, seat: int, named: str) -> Any:
    """The state after the seat has played the named card, as soon as it may, all others playing their first legal card but that one."""
    while True:
        at = game.to_act(state)
        moves = [*game.legal_moves(state)]
        if at == seat and card(named) in moves:
            return game.successor(state, card(named))
        state = game.successor(state, next((move for move in moves if move is not card(named)), moves[0]))


@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_the_holder_knows_at_once_and_nobody_else_until_the_card_is_played(holder: int) -> None:
    game = game_of()
    first = started(game, {holder: "Ah"})
    named = after(game, settled_auction(game, first, "13s"), "call Ah")
    for state in (named, after(game, named, lowest_discard(game, named))):
        for seat in range(5):
            view = view_of(game, state, seat)
            expected: dict[int, Any] = {0: {"kind": "declarer"}}
            if seat == holder:
                expected[holder] = {"kind": "adjutant", "secret": True}
                assert view["prompt"]["detail"]["key"] == "napoleon-you-adjutant"
            assert hats(view) == expected
    played = trick_with(game, in_play(game, first), holder, "Ah")
    for seat in range(5):
        assert hats(view_of(game, played, seat)) == {0: {"kind": "declarer"}, holder: {"kind": "adjutant", "secret": False}}
        sides = [place["side"] for place in view_of(game, played, seat)["seats"]]
        assert sides == ["declarer" if at in (0, holder) else "defenders" for at in range(5)]


def swapped(game: NapoleonGame, state: Auction, one: str, other: str) -> Any:
    """The deal with these two cards in each other's place."""
    swap = {card(one): card(other), card(other): card(one)}
    hands = tuple(tuple(swap.get(each, each) for each in hand) for hand in state.dealt.hands)
    return game.start(Dealt(hands, tuple(swap.get(each, each) for each in state.dealt.widow)), state.dealer)


@pytest.mark.parametrize(
    ("where", "other"),
    [({3: "4d 5d 6d"}, "4d"), ({0: "4d 5d 6d"}, "4d"), ({0: "5d 6d"}, "4d")],
    ids=["another adjutant", "in Napoleon's hand", "in the widow"],
)
def test_tables_that_differ_only_in_who_holds_the_named_card_look_the_same_to_an_ally(where: dict[int, str], other: str) -> None:
    """Until one of the two cards is played; byte for byte, in all that is drawn."""
    game = game_of()
    widow = "" if any(other in hand for hand in where.values()) else other
    first = started(game, {2: "Ah 2d 3d", **where}, widow=widow)
    allies = {0, 1, 2, 3, 4} - {0, 2, *where}
    pair = [settled_auction(game, one, "13s") for one in (first, swapped(game, first, "Ah", other))]
    kept = [card("Ah"), card(other)]
    looked = 0
    for action in ("call Ah", lowest_discard(game, after(game, pair[0], "call Ah"), keep=kept)):
        pair = [after(game, state, action) for state in pair]
        looked += _look_the_same(game, pair, allies)
    while common := [move for move in game.legal_moves(pair[0]) if move in game.legal_moves(pair[1]) and move not in kept]:
        pair = [game.successor(state, common[0]) for state in pair]
        looked += _look_the_same(game, pair, allies)
    assert looked > 20


def _look_the_same(game: NapoleonGame, pair: list[Any], allies: set[int]) -> int:
    for seat in allies:
        one, other = (json.dumps(view_of(game, state, seat)) for state in pair)
        assert one == other
    return len(allies)


def test_napoleon_learns_with_the_widow_that_he_is_alone_and_the_others_when_he_plays_the_card() -> None:
    game = game_of()
    named = settled_auction(game, started(game, widow="Ah"), "13s")
    assert not game.observe(named, 0).knows_alone()
    state = after(game, named, "call Ah")
    assert game.observe(state, 0).knows_alone()
    assert view_of(game, state, 0)["prompt"]["detail"]["key"] == "napoleon-alone-widow"
    assert view_of(game, state, 0)["headline"][-1]["value"]["key"] == "napoleon-adjutant-nobody"
    state = after(game, state, lowest_discard(game, state, keep=[card("Ah")]))
    for seat in range(1, 5):
        assert not game.observe(state, seat).knows_alone()
        assert view_of(game, state, seat)["headline"][-1]["value"]["key"] == "napoleon-adjutant-hidden"
    state = trick_with(game, state, 0, "Ah")
    for seat in range(5):
        view = view_of(game, state, seat)
        assert hats(view) == {0: {"kind": "declarer"}}
        assert view["headline"][-1]["value"]["key"] == "napoleon-adjutant-nobody"
        assert view["seats"][0]["role"]["key"] == "napoleon-role-alone"
        assert "napoleon-revealed-alone" in {*all_codes([view["prompt"], view["last"]])}


def test_a_named_card_that_was_discarded_stays_a_secret_of_napoleon_to_the_end() -> None:
    game = game_of()
    state = after(game, settled_auction(game, started(game, widow="2h"), "13s"), "call 2h")
    state = after(game, state, lowest_discard(game, state))
    assert card("2h") in state.discards
    while game.to_act(state) is not None:
        for seat in range(1, 5):
            seen = game.observe(state, seat)
            assert not seen.knows_alone()
            assert seen.partner() is None
        assert game.observe(state, 0).knows_alone()
        state = game.successor(state, next(iter(game.legal_moves(state))))
    assert game.outcome(state).partner is None
    assert all(game.observe(state, seat).knows_alone() for seat in range(5))


def test_what_all_are_told_of_a_named_card_is_the_same_whoever_holds_it() -> None:
    game = game_of()
    texts = {}
    for name in ("Ah", "Jo", "2c"):
        for where in ({0: name}, {2: name}, {3: name}):
            state = after(game, settled_auction(game, started(game, where), "13s"), f"call {name}")
            view = view_of(game, state, 1)
            told = json.dumps([view["headline"], view["prompt"], view["seats"][0]]).replace(name, "X")
            texts.setdefault(told, []).append(name)
    assert len(texts) == 1


@ALL_OPTIONS
def test_the_adjutant_of_a_settled_deal_is_who_was_dealt_the_named_card(options: NapoleonOptions) -> None:
    game = NapoleonGame(options)
    for number in range(30 * SCALE):
        found = played_walk(game, f"dealt {number}")
        last, outcome = found.states[-1].last, game.outcome(found.states[-1])
        holders = [seat for seat, hand in enumerate(found.dealt.hands) if last.named in hand and seat != last.deal.declarer]
        assert [outcome.partner] == (holders or [None]), f"seed 'dealt {number}'"
        assert game.report(found.states[-1])["partner"] == outcome.partner


@ALL_OPTIONS
def test_what_a_seat_takes_for_certain_is_true_and_the_adjutant_never_thinks_napoleon_alone(options: NapoleonOptions) -> None:
    game = NapoleonGame(options)
    for number in range(2 * SCALE):
        found = played_walk(game, f"certain {number}")
        partner = game.outcome(found.states[-1]).partner
        for state in found.states:
            for seat in range(game.seats):
                seen = game.observe(state, seat)
                told = f"seed 'certain {number}', seat {seat}, {seen.phase}"
                assert not seen.knows_alone() or partner is None, told
                assert seen.partner() in (None, partner), told
                role = game.present(seen)["seats"][seen.declarer or 0]["role"]
                assert (role == {"key": "napoleon-role-alone", "args": {}}) == seen.knows_alone(), told
                if seat == partner and seen.named:
                    assert seen.partner() == seat, told


def test_an_unfinished_deal_never_tells_the_partner_even_after_the_card_was_played() -> None:
    game = game_of()
    state = trick_with(game, in_play(game, started(game, {2: "Ah"})), 2, "Ah")
    while game.to_act(state) is not None:
        assert "partner" not in game.report(state)
        state = game.successor(state, next(iter(game.legal_moves(state))))
    assert game.report(state)["partner"] == 2


def test_the_side_is_the_true_one_though_the_named_card_is_kept_to_the_last_trick() -> None:
    game = game_of()
    state = in_play(game, started(game, {2: "Ah"}))
    while game.to_act(state) is not None:
        moves = [*game.legal_moves(state)]
        kept = [move for move in moves if move is not card("Ah")]
        state = game.successor(state, (kept or moves)[0])
    outcome = game.outcome(state)
    assert outcome.partner == 2
    assert outcome.side_total == outcome.taken[0] + outcome.taken[2]
    assert outcome.scores[2] in (1, 2, -1, -2)


@ALL_OPTIONS
def test_the_certain_and_the_possible_honours_of_the_army_always_hold_the_true_number(options: NapoleonOptions) -> None:
    game = NapoleonGame(options)
    for number in range(5 * SCALE):
        found = played_walk(game, f"ring {number}")
        partner = game.outcome(found.states[-1]).partner
        for state in found.states:
            if not isinstance(state, Playing):
                continue
            taken = game.report(state)["taken"]
            army = {state.deal.declarer, partner} - {None}
            for seat in range(game.seats):
                ring = view_of(game, state, seat)["ring"]
                true = sum(game.observe(state, seat).taken()[at] for at in army)
                assert ring["sure"] <= true <= ring["sure"] + ring["maybe"], f"seed 'ring {number}', seat {seat}"
                assert ring["sure"] + ring["maybe"] + ring["against"] == sum(game.observe(state, seat).taken())
            assert sum(taken) <= 20


@ALL_OPTIONS
def test_a_sampled_world_could_have_been_played_as_the_true_one_was(options: NapoleonOptions) -> None:
    game = NapoleonGame(options)
    for number in range(4 * SCALE):
        found = walk(game, f"played {number}")
        rng = Random(number)
        for step in range(0, len(found.states), 3):
            if isinstance(found.states[step], Finished):
                continue
            for seat in range(game.seats):
                world = game.sample(game.observe(found.states[step], seat), rng)
                dealt = world.dealt if isinstance(world, Auction) else world.deal.dealt
                laid = " ".join(["discard", *codes(getattr(world, "discards", None) or ())])
                actions = tuple(laid if text.startswith("discard") else text for text in found.actions(step))
                record = GameRecord(game, None, (DealRecord(found.dealer, dealt, actions),))
                *_, again = states(game, record.deals[0])
                assert again == world, f"seed 'played {number}', step {step}, seat {seat}"


def test_who_did_not_answer_the_joker_call_is_known_not_to_hold_the_joker() -> None:
    game = game_of(joker_call="3c")
    state = settled_auction(game, started(game, {0: "3c 4d", 4: "Jo"}), "13s")
    state = after(game, after(game, state, "call Ah"), lowest_discard(game, after(game, state, "call Ah"), keep=[card("3c")]), "3c")
    while game.to_act(state) != 4:
        state = game.successor(state, next(iter(game.legal_moves(state))))
    assert [*game.legal_moves(state)] == [card("Jo")]
    for number in range(30):
        assert card("Jo") in game.sample(game.observe(state, 0), Random(number)).hands[4]


def test_an_ally_thinks_every_hidden_place_of_the_named_card_possible() -> None:
    game = game_of()
    state = in_play(game, started(game, {2: "Ah"}))
    seen = game.observe(state, 1)
    holders = set()
    for number in range(60):
        world = game.sample(seen, Random(number))
        holders.add(next((at for at, hand in enumerate(world.hands) if card("Ah") in hand), "discard"))
    assert holders == {0, 2, 3, 4, "discard"}


def test_nothing_of_one_deals_adjutant_is_left_in_the_next() -> None:
    session = Session(game_of(), "stale", Seating(tuple("ABCDE"), ("human",) * 5))
    state = session._state
    declarer = session.game.to_act(state)
    holder = (declarer + 2) % 5
    named = state.dealt.hands[holder][0].code
    for action in ("13s", *["pass"] * 4, f"call {named}"):
        session.act(session.rev, action)
    session.act(session.rev, lowest_discard(session.game, session._state))
    while session.next == "human":
        session.act(session.rev, str(next(iter(session.game.legal_moves(session._state)))))
    assert session.game.outcome(session._state).partner == holder
    session.next_deal(session.rev)
    view = session.view()
    assert hats(view) == {}
    assert [place["side"] for place in view["seats"]] == [place["role"] for place in view["seats"]] == [None] * 5
    assert (view["last"], view["result"], view["trick"], view["marks"]) == (None, None, None, {})
    for _ in range(5):
        session.act(session.rev, "pass")
    session.next_deal(session.rev)
    bidder = session.game.to_act(session._state)
    own = session._state.dealt.hands[bidder][0].code
    for action in ("13s", *["pass"] * 4, f"call {own}"):
        session.act(session.rev, action)
    session.act(session.rev, lowest_discard(session.game, session._state))
    while session.next == "human":
        session.act(session.rev, str(next(iter(session.game.legal_moves(session._state)))))
    assert session.game.outcome(session._state).partner is None
    assert [line["role"]["key"] for line in session.view()["result"]["lines"]].count("napoleon-role-adjutant") == 0


def test_what_a_rule_of_thumb_needs_is_all_in_the_observation() -> None:
    """Trump, bid, Napoleon, the named card, who is revealed, what was led and played, the own role, the options."""
    game = game_of()
    state = trick_with(game, in_play(game, started(game, {2: "Ah"})), 2, "Ah")
    for seat in range(5):
        seen = game.observe(state, seat)
        assert (seen.trump, seen.contract.name, seen.declarer, seen.named.code) == ("s", "13s", 0, "Ah")
        assert (seen.partner(), seen.named_player()) == (2, 2)
        assert seen.options is game.options
        assert seen.is_declarer == (seat == 0)
        assert seen.is_adjutant == (seat == 2)
        assert len(seen.all_plays()) == sum(10 - len(hand) for hand in state.hands)
        assert (seen.tricks, seen.trick, seen.leader) == (state.tricks, state.trick, state.leader)


def test_everything_is_shown_when_the_deal_is_over() -> None:
    game = game_of()
    first = started(game, {2: "Ah"})
    over = play_out(game, in_play(game, first))
    for seat in range(5):
        view = view_of(game, over, seat)
        result = view["result"]
        assert {line["seat"]: line["dealt"] for line in result["lines"]} == {at: codes(hand) for at, hand in enumerate(first.dealt.hands)}
        assert [line["seat"] for line in result["lines"]][:2] == [0, 2]
        assert result["cards"][0]["cards"] == codes(first.dealt.widow)
        assert result["cards"][1]["cards"] == codes(over.last.discards)
        assert len(view["tricks"]) == 10
        assert {line["seat"]: line["side"] for line in result["lines"]} == {
            at: "declarer" if at in (0, 2) else "defenders" for at in range(5)
        }
