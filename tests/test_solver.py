"""The solver finds what playing every line out on the engine finds, and takes no longer for being asked in slices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import factorial, prod
from random import Random
from typing import Any

import pytest

from napoleon_core.cards import Card, cards, in_order
from napoleon_core.errors import NothingToSolve
from napoleon_core.game import deal_for
from napoleon_core.games.nap import NapGame
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.contract import by_name, ladder
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Playing, Settled
from napoleon_core.mechanics.auction import open_bidding
from napoleon_core.mechanics.dealing import Dealt, shuffle
from napoleon_core.mechanics.endgame import Endgame
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.solver import Solver, solve, still_made
from tests.counts import LONG
from tests.games import every_table, pick, played_walk, random_game
from tests.toy_whist import ToyWhist

WALKS = 8 if LONG else 2
MADE_UP = 200 if LONG else 25
LINES = 10_000  # a deal is played out where its hands can be laid in no more orders

SHARP = cards("As Jo Js Jc Jh Jd Qh 2s 2h 3c 3s")
"""What has a line of its own in the rules."""


def endings(game: Any) -> Iterator[Any]:
    """The last states of some deals played at random that can still be played out, the first of them first."""
    for number in range(WALKS):
        states = played_walk(game, f"solver {number}").states
        yield from [state for state in states if game.sides(state) and game.to_act(state) is not None and orders(state) <= LINES][:3]


def orders(state: Any) -> int:
    return prod(factorial(len(hand)) for hand in state.hands)


def made_up(game: NapoleonGame, rng: Random, tricks_left: int) -> Playing:
    """The end of a deal in which much of what is special is still there, and nearly every trick so far was Napoleon's."""
    pack = [*game.pack]
    shuffle(pack, rng)
    pack.sort(key=lambda one: one in SHARP and rng.random() < 0.7, reverse=True)
    size, seats = game.hand_size, game.seats
    last, gone = pack[: seats * tricks_left], pack[seats * tricks_left :]
    hands = tuple(in_order(last[seat::seats]) for seat in range(seats))
    before = [gone[seat * (size - tricks_left) :][: size - tricks_left] for seat in range(seats)]
    discards = in_order(gone[seats * (size - tricks_left) :])
    dealt = Dealt(tuple(in_order((*hand, *played)) for hand, played in zip(hands, before, strict=True)), discards)
    declarer, others = int(rng.random() * seats), int(rng.random() * seats)
    laid = [tuple(before[(declarer + step) % seats][number] for step in range(seats)) for number in range(size - tricks_left)]
    tricks = tuple(Trick(declarer, cards, declarer if number else others, "made up") for number, cards in enumerate(laid))
    contract = pick(ladder(game.options.minimum_bid, game.options.no_trump), rng)
    settled = Settled(dealt, 0, open_bidding(seats, 0), contract, declarer)
    return Playing(settled, pick(game.pack, rng), discards, hands, tricks, int(rng.random() * seats), ())


def rank(game: Any, end: Any) -> int:
    """What the engine says of a deal that is over, as a solution says it."""
    outcome = game.outcome(end)
    if isinstance(game, NapGame):
        return outcome.taken[outcome.declarer]
    if isinstance(game, ToyWhist):
        return sum(game.sides(end)[trick.winner] == 0 for trick in end.tricks)
    too_many = outcome.side_total >= outcome.contract.number and not outcome.made
    return outcome.contract.number - 1 if too_many else outcome.side_total


def wants_much(game: Any, state: Any, seat: int) -> bool:
    misere = isinstance(game, NapGame) and state.contract.most == 0
    return (game.sides(state)[seat] == 0) != misere


def played_out(game: Any, state: Any) -> int:
    """The value of a state, by trying every move of everybody on the engine."""
    seat = game.to_act(state)
    if seat is None:
        return rank(game, state)
    values = [played_out(game, game.successor(state, move)) for move in game.legal_moves(state)]
    return max(values) if wants_much(game, state, seat) else min(values)


def agree(game: Any, state: Any) -> None:
    values = {move: played_out(game, game.successor(state, move)) for move in game.legal_moves(state)}
    best = (max if wants_much(game, state, game.to_act(state)) else min)(values.values())
    found = solve(game, state)
    assert found.points == best
    assert found.best == tuple(move for move, value in values.items() if value == best)
    assert still_made(game, state) == found.made


@every_table
def test_it_finds_what_trying_everything_finds(game: Any) -> None:
    for state in endings(game):
        agree(game, state)


@pytest.mark.parametrize("number", range(MADE_UP))
def test_special_cards_and_an_army_that_may_take_all_are_no_exception(number: int) -> None:
    rng = Random(f"made up {number}")
    all_honours = "allies_win" if number % 2 else "double"
    game = random_game(rng, NapoleonGame, all_honours=all_honours)
    agree(game, made_up(game, rng, 2 if game.seats > 4 else 3))


def test_an_army_gives_a_trick_away_rather_than_take_all_honours() -> None:
    outcomes = []
    for number in range(400):
        rng = Random(f"too much {number}")
        game = NapoleonGame(NapoleonOptions(all_honours="allies_win", discarded_honours="napoleon"))
        state = made_up(game, rng, 2)
        found = solve(game, state)
        normal = solve(NapoleonGame(NapoleonOptions(discarded_honours="napoleon")), state)
        if normal.points == 20 and state.deal.contract.number < 20:
            outcomes.append(found.made)
            assert found.points < 20
    assert {*outcomes} == {True, False}


def test_the_lead_of_a_nap_decides_trumps() -> None:
    game = NapGame.from_options({"players": 3})
    dealt = Dealt((cards("As Ks Qs Js 2h"), cards("3h 4h 5h 6h 7h"), cards("3s 4d 5d 6d 7d")), ())
    state = game.start(dealt, 2)
    for word in ("nap", "pass", "pass"):
        state = game.successor(state, game.read_move(state, word))
    found = solve(game, state)
    assert (found.points, found.made) == (4, False)
    assert found.best == cards("As Ks Qs Js")


@pytest.mark.parametrize("number", range(MADE_UP))
def test_a_declarer_of_a_misere_keeps_away_from_tricks_that_are_sure(number: int) -> None:
    rng = Random(f"misere {number}")
    game = NapGame.from_options({"players": 3 + number % 3})
    state = game.start(deal_for(game, f"misere {number}", 0), 0)
    for word in ("misere", *("pass",) * (game.seats - 1)):
        state = game.successor(state, game.read_move(state, word))
    while orders(state) > LINES:
        state = game.successor(state, pick(game.legal_moves(state), rng))
    agree(game, state)


def ending(game: NapoleonGame, hands: list[str], bid: str, named: str, leader: int) -> Playing:
    """Seat 1 is Napoleon, and won what is not in these hands."""
    held = [cards(hand) for hand in hands]
    gone = [one for one in game.pack if all(one not in hand for hand in held)]
    done = game.hand_size - len(held[0])
    before = [gone[seat * done : (seat + 1) * done] for seat in range(game.seats)]
    discards = tuple(gone[game.seats * done :])
    dealt = Dealt(tuple(in_order((*hand, *played)) for hand, played in zip(held, before, strict=True)), discards)
    tricks = tuple(Trick(0, laid, 1, "made up") for laid in zip(*before, strict=True))
    contract = by_name(game.options.minimum_bid, game.options.no_trump)[bid]
    settled = Settled(dealt, 0, open_bidding(game.seats, 0), contract, 1)
    return Playing(settled, cards(named)[0], discards, tuple(map(in_order, held)), tricks, leader, ())


def test_the_queen_of_hearts_takes_from_an_army_what_its_own_mighty_lies_beside() -> None:
    """No enemy can beat the left jack itself, but the adjutant has to play the Mighty to it, and that one falls."""
    game = NapoleonGame(NapoleonOptions(players=4))
    state = ending(game, ["Jd 8d", "Js 7d", "As 6d", "Qh 5d"], "13c", "As", leader=0)
    agree(game, state)
    assert solve(game, state).points == game.endgame(state, state.hands[0][0]).taken


class TwosApart(NapoleonGame):
    """The game of which the solver takes a two for a card of its own to the end."""

    def endgame(self, state: Any, one: Card) -> Endgame:
        return replace(super().endgame(state, one), kinds_of_few=())


def test_a_two_that_can_win_no_more_is_like_its_neighbours_wherever_that_was_found_out() -> None:
    """What answered with the two to lead is asked again of cards without it, which have a lead less."""
    game = NapoleonGame(NapoleonOptions(players=4))
    hands = ["8d 7d 4c 3c 2c 2d", "Jd Td 9d 3d 2h 5c", "Ad Kd Qd 4d 8h 7c", "6d 5d Kh Qh Th 6c"]
    state = ending(game, hands, "13h", "Ad", leader=1)
    assert solve(game, state) == solve(TwosApart(game.options), state)


def test_a_slice_that_is_used_up_goes_on_in_the_next() -> None:
    game = NapoleonGame(NapoleonOptions())
    state = made_up(game, Random("slices"), 4)
    solver, slices, before = Solver(game, state), 0, 0.0
    while not solver.run(30):
        slices += 1
        assert before <= solver.progress <= 1
        before = solver.progress
    assert slices > 3
    assert solver.progress == 1
    assert solver.solution == solve(game, state)


@every_table
def test_where_no_cards_are_played_there_is_nothing_to_solve(game: Any) -> None:
    states = played_walk(game, "nothing").states
    for state in (states[0], states[-1]):
        if not any(isinstance(move, Card) for move in game.legal_moves(state)):
            with pytest.raises(NothingToSolve, match="expected a state in which cards are played"):
                solve(game, state)
