"""Naming, widow and discard (rules: Naming and exchange), and that no card is ever lost or doubled."""

from __future__ import annotations

from typing import Any

import pytest

from napoleon_core.cards import codes
from napoleon_core.errors import IllegalMove, NotationError
from napoleon_core.game import apply
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Exchange, Finished, Naming, Playing
from napoleon_core.moves import Discard
from tests.counts import SCALE
from tests.games import HOUSE_RULES, walk
from tests.tables import after, game_of, lowest_discard, settled_auction, started

SIZES = [(4, 1, 12, 5), (4, 0, 12, 4), (5, 1, 10, 3), (5, 0, 10, 2), (6, 1, 8, 5), (6, 0, 8, 4)]


def named(declarer: int = 0, call: str = "call As", **options: Any) -> tuple[Any, Exchange]:
    """Napoleon holds the widow and is to discard."""
    game = game_of(**options)
    state = settled_auction(game, started(game, dealer=game.seats - 1), "20s", declarer)
    return game, after(game, state, call)


@pytest.mark.parametrize(("players", "jokers", "hand", "widow"), SIZES)
@pytest.mark.parametrize("naming", ["before_widow", "after_exchange"])
def test_napoleon_holds_hand_and_widow_and_then_a_hand_again(players: int, jokers: int, hand: int, widow: int, naming: str) -> None:
    game = game_of(players=players, jokers=jokers, adjutant_naming=naming)
    first = started(game, dealer=players - 1)
    state = settled_auction(game, first, "20s", 1)
    if naming == "before_widow":
        state = after(game, state, "call As")
    assert isinstance(state, Exchange)
    assert len(first.dealt.widow) == widow
    assert {*state.hands[1]} == {*first.dealt.hands[1], *first.dealt.widow}
    assert len(state.hands[1]) == hand + widow
    assert [len(held) for at, held in enumerate(state.hands) if at != 1] == [hand] * (players - 1)
    for count in (0, widow - 1, widow + 1):
        with pytest.raises((IllegalMove, NotationError)):
            after(game, state, " ".join(["discard", *codes(state.hands[1][:count])]))
    done = after(game, state, " ".join(["discard", *codes(state.hands[1][:widow])]))
    assert [len(held) for held in done.hands] == [hand] * players
    assert {*done.hands[1]} == {*state.hands[1][widow:]}


def test_naming_comes_before_the_widow_is_seen_or_after_the_exchange() -> None:
    game = game_of()
    state = settled_auction(game, started(game), "13h")
    view = game.present(game.observe(state, 0))
    assert isinstance(state, Naming)
    assert (view["phase"], len(view["zones"]["hand:0"]), view["zones"]["widow"]) == ("naming", 10, [None] * 3)
    view = game.present(game.observe(after(game, state, "call As"), 0))
    assert (view["phase"], len(view["zones"]["hand:0"]), view["zones"]["widow"], view["zones"]["discard"]) == ("exchange", 13, [], [])
    game = game_of(adjutant_naming="after_exchange")
    state = settled_auction(game, started(game), "13h")
    view = game.present(game.observe(state, 0))
    assert (view["phase"], len(view["zones"]["hand:0"])) == ("exchange", 13)
    state = after(game, state, lowest_discard(game, state))
    view = game.present(game.observe(state, 0))
    assert (view["phase"], len(view["zones"]["hand:0"]), len(view["zones"]["discard"])) == ("naming", 10, 3)
    assert isinstance(after(game, state, "call As"), Playing)


@pytest.mark.parametrize("jokers", [0, 1])
def test_any_card_of_the_pack_in_use_can_be_named_and_no_other(jokers: int) -> None:
    game = game_of(jokers=jokers)
    state = settled_auction(game, started(game), "13h")
    assert [str(move) for move in game.legal_moves(state)] == [f"call {one}" for one in game.pack]
    assert len(game.legal_moves(state)) == 52 + jokers
    for one in game.pack:
        assert after(game, state, f"call {one}").named is one
    if not jokers:
        with pytest.raises(IllegalMove):
            after(game, state, "call Jo")


def test_any_cards_may_be_discarded_those_just_taken_and_honours_too() -> None:
    game, state = named()
    moves = game.legal_moves(state)
    assert len(moves) == 13 * 12 * 11 // 6
    assert [moves[place] for place in range(len(moves))] == [*moves]
    assert Discard(state.deal.dealt.widow) in moves
    assert {*after(game, state, " ".join(["discard", *codes(state.deal.dealt.widow)])).hands[0]} == {*state.deal.dealt.hands[0]}


@pytest.mark.parametrize(
    "text", ["discard 2c", "discard 2c 2c 2c", "discard As Kh 2c 3c", "discard  2c 3c 4c", "discard 2c,3c,4c", "2c 3c 4c", "pass"]
)
def test_a_discard_that_is_not_right_is_refused(text: str) -> None:
    game, state = named()
    with pytest.raises((IllegalMove, NotationError)):
        after(game, state, text)


def test_a_card_of_somebody_else_cannot_be_discarded_and_the_refusal_names_it() -> None:
    game, state = named()
    foreign = state.hands[1][0]
    with pytest.raises(IllegalMove) as refused:
        after(game, state, f"discard {state.hands[0][0]} {state.hands[0][1]} {foreign}")
    assert refused.value.reason.json() == {"key": "table-not-in-hand", "args": {"card": {"card": foreign.code}}}


def test_the_order_in_which_cards_are_discarded_makes_no_difference() -> None:
    game, state = named()
    chosen = state.hands[0][:3]
    assert apply(game, state, Discard(chosen[::-1])) == apply(game, state, Discard(chosen))
    assert after(game, state, " ".join(["discard", *codes(chosen[::-1])])) == apply(game, state, Discard(chosen))


@pytest.mark.parametrize("options", [NapoleonOptions(), *HOUSE_RULES.values()], ids=["standard", *HOUSE_RULES])
def test_after_every_action_each_card_is_in_exactly_one_place(options: NapoleonOptions) -> None:
    game = NapoleonGame(options)
    for number in range(15 * SCALE):
        for step, state in enumerate(walk(game, f"places {number}").states):
            told = f"seed 'places {number}', step {step}"
            last = state.last if isinstance(state, Finished) else state
            hands = last.hands if hasattr(last, "hands") else last.dealt.hands
            aside = ()
            if isinstance(last, Playing) or (isinstance(last, Naming) and last.discards is not None):
                aside = last.discards
            elif not isinstance(last, Exchange):
                aside = (last.deal if isinstance(last, Naming) else last).dealt.widow
            tricks = [*(trick.cards for trick in last.tricks), last.trick] if isinstance(last, Playing) else []
            everywhere = [one for held in (*hands, aside, *tricks) for one in held]
            assert sorted(codes(everywhere)) == sorted(codes(game.pack)), told
            if isinstance(last, Playing) and not last.trick:
                assert {len(held) for held in hands} == {game.hand_size - len(last.tricks)}, told


def test_the_widow_is_marked_in_napoleons_hand_while_he_discards_and_is_sorted_into_it() -> None:
    game, state = named()
    view = game.present(game.observe(state, 0))
    assert view["marks"] == {one.code: ["new"] for one in state.deal.dealt.widow}
    assert view["zones"]["hand:0"] == codes(sorted(state.hands[0], key=lambda one: one.index))
    prompt = view["prompt"]
    assert (prompt["widget"], prompt["zone"], prompt["count"], prompt["verb"]) == ("pick", "hand:0", 3, "discard")
    assert prompt["warnings"].keys() == {one.code for one in state.hands[0] if one.rank >= 10}
    done = after(game, state, lowest_discard(game, state))
    assert game.present(game.observe(done, 0))["marks"] == {}
    for seat in range(1, 5):
        assert game.present(game.observe(state, seat))["marks"] == {}


def test_others_see_only_how_many_cards_lie_in_widow_and_discard() -> None:
    game, state = named()
    done = after(game, state, lowest_discard(game, state))
    for seat in range(1, 5):
        seen = game.observe(done, seat)
        view = game.present(seen)
        assert view["zones"]["widow"] == []
        assert view["zones"]["discard"] == [None, None, None]
        assert (seen.widow, seen.discards, seen.shown) == (None, None, ())
        assert view["zones"]["hand:0"] == [None] * 10
    own = game.present(game.observe(done, 0))
    assert own["zones"]["discard"] == codes(done.discards)
    assert own["zones"]["widow"] == []


def test_discarded_honours_are_shown_to_all_where_the_first_trick_takes_them() -> None:
    game = game_of(discarded_honours="first_trick")
    state = settled_auction(game, started(game, {0: "Ts Td 2c"}), "20s")
    state = after(game, state, "call Ts", "discard Ts Td 2c")
    for seat in range(1, 5):
        view = game.present(game.observe(state, seat))
        assert view["zones"]["discard"] == ["Ts", "Td", None]
        assert game.observe(state, seat).knows_alone()
    game = game_of(discarded_honours="first_trick", adjutant_naming="after_exchange")
    state = settled_auction(game, started(game, {0: "Ts Td 2c"}), "20s")
    state = after(game, state, "discard Ts Td 2c")
    assert game.present(game.observe(state, 2))["zones"]["discard"] == ["Ts", "Td", None]


@pytest.mark.parametrize("where", ["hand", "widow"])
def test_a_named_card_of_ones_own_leaves_napoleon_alone(where: str) -> None:
    game = game_of()
    first = started(game, {0: "Ah"} if where == "hand" else {}, widow="Ah" if where == "widow" else "")
    state = after(game, settled_auction(game, first, "13s"), "call Ah")
    for discard in (lowest_discard(game, state), "discard Ah " + " ".join(codes(one for one in state.hands[0] if one.code != "Ah")[:2])):
        done = after(game, state, discard)
        while game.to_act(done) is not None:
            done = game.successor(done, next(iter(game.legal_moves(done))))
        outcome = game.outcome(done)
        assert outcome.partner is None
        assert outcome.scores in ((4, -1, -1, -1, -1), (-4, 1, 1, 1, 1), (8, -2, -2, -2, -2))
