"""Every game, every preset: states and moves, on deals played at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from napoleon_core.cards import JOKER, codes, pack
from napoleon_core.errors import IllegalMove, NotationError
from napoleon_core.game import apply
from napoleon_core.moves import PASS, Bid, Call, Discard, DiscardMoves, Move
from napoleon_core.texts import Text
from tests.counts import SCALE
from tests.games import every_table, some_states, walk

ODD_MOVES: tuple[Move, ...] = (
    PASS,
    *(Bid(name) for name in ("", "13", "13h", "20s", "20n", "21c", "8c", "misere", "pass", "As")),
    *(Bid(name) for name in ("1", "3", "4", "nap", "wellington", "blucher")),
    *(Call(one) for one in pack(1)),
    *pack(1),
    Discard(()),
    *(Discard(pack(1)[at : at + count]) for at in range(0, 52, 3) for count in (1, 3, 4, 5)),
    Discard((JOKER, JOKER, JOKER)),
)


@every_table
def test_the_pack_is_partitioned_among_the_zones(game: Any) -> None:
    for number in range(2 * SCALE):
        found = walk(game, f"zones {number}")
        for step, state in enumerate(found.states):
            views = [game.present(game.observe(state, seat)) for seat in range(game.seats)]
            told = f"seed 'zones {number}', step {step}"
            held = [code for seat, view in enumerate(views) for code in view["zones"][f"hand:{seat}"]]
            played = codes(move for move in found.moves[:step] if move in game.pack)
            aside = {*codes(game.pack)} - {*held, *played}
            assert len(held) + len(played) + len(aside) == len(game.pack), f"{told}: a card is in two places"
            for view in views:
                sizes = [len(view["zones"][f"hand:{seat}"]) for seat in range(game.seats)]
                assert sizes == [place["cards"] for place in view["seats"]], told
                assert sum(sizes) == len(held), told
                rest = [code for zone, cards in view["zones"].items() if not zone.startswith(("hand:", "played:")) for code in cards]
                assert len(rest) == len(aside), f"{told}, view of {view['me']}"
                assert {*rest} - {None} <= aside, f"{told}, view of {view['me']}"


@every_table
def test_someone_acts_exactly_when_moves_exist_and_the_deal_is_not_settled(game: Any) -> None:
    for number in range(20 * SCALE):
        for step, state in enumerate(walk(game, f"turns {number}").states):
            told = f"seed 'turns {number}', step {step}"
            moves, seat = game.legal_moves(state), game.to_act(state)
            assert (seat is not None) == (len(moves) > 0) == (next(iter(moves), None) is not None) == (game.outcome(state) is None), told
            assert seat is None or 0 <= seat < game.seats, told
            if seat is not None:
                assert game.scores(state) == (0,) * game.seats, told


@every_table
def test_the_notation_of_every_legal_move_reads_back(game: Any) -> None:
    for number in range(4 * SCALE):
        for state in some_states(game, f"notation {number}"):
            for move in islice(iter(game.legal_moves(state)), 400):
                back = game.read_move(state, str(move))
                assert (back, type(back)) == (move, type(move)), f"seed 'notation {number}'"


@every_table
def test_legal_moves_are_listed_once_counted_and_found_by_in(game: Any) -> None:
    for number in range(2 * SCALE):
        for state in some_states(game, f"listed {number}", 6):
            moves = game.legal_moves(state)
            listed = [*moves]
            assert len(listed) == len({*listed}) == len(moves), f"seed 'listed {number}'"
            assert all(move in moves for move in listed), f"seed 'listed {number}'"
            assert [*moves] == listed == [*game.legal_moves(state)], f"seed 'listed {number}': another order"
            places = range(0, len(listed), 1 + len(listed) // 50)
            assert [moves[place] for place in places] == [listed[place] for place in places], f"seed 'listed {number}': other places"


def _candidates(game: Any, state: Any, number: int) -> Iterator[Move]:
    yield from ODD_MOVES
    yield from walk(game, f"other {number}").moves
    moves = game.legal_moves(state)
    if isinstance(moves, DiscardMoves):
        yield from islice(iter(moves), 0, len(moves), 37)


@every_table
def test_a_reason_is_given_exactly_for_illegal_moves_and_apply_refuses_exactly_those(game: Any) -> None:
    for number in range(SCALE):
        for state in some_states(game, f"reasons {number}", 16):
            moves = game.legal_moves(state)
            listed = {*moves}
            for move in _candidates(game, state, number):
                told = f"seed 'reasons {number}', {move} in {type(state).__name__}"
                reason = game.why_illegal(state, move)
                legal = move in moves
                assert legal == (move in listed), told
                assert legal == (reason is None), told
                if reason is not None:
                    assert isinstance(reason, Text), told
                    with pytest.raises(IllegalMove) as refused:
                        apply(game, state, move)
                    assert refused.value.reason == reason, told


@every_table
@pytest.mark.parametrize(
    "text", ["", " ", "pass ", "Pass", "AS", "Joker", "jo", "call", "call ", "call  As", "call Xx", "discard", "As As", "♠A", "0"]
)
def test_a_text_that_is_no_move_is_refused_in_every_phase(game: Any, text: str) -> None:
    for state in some_states(game, "odd texts"):
        with pytest.raises((NotationError, IllegalMove)):
            apply(game, state, game.read_move(state, text))


@every_table
def test_a_successor_leaves_the_state_before_it_as_it_was(game: Any) -> None:
    for number in range(10 * SCALE):
        before, again = walk(game, f"leaves {number}"), walk(game, f"leaves {number}")
        for state, other, move in zip(before.states, again.states, before.moves, strict=False):
            told = f"seed 'leaves {number}'"
            text = repr(state)
            first, second = game.successor(state, move), game.successor(state, move)
            assert first == second != state, told
            assert repr(state) == text, told
            assert state == other, told
