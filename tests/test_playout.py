"""The playout kernel against the engine, on every trick: over random house rules, from random points of random deals."""

from __future__ import annotations

from functools import reduce
from random import Random

import pytest

from napoleon_core.cards import pack
from napoleon_core.game import apply
from napoleon_core.games import GAMES
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, BIT_AT, HONOUR_AT, JOKER_AT, NAPOLEON, NOBODY, STYLES, kernel_of
from napoleon_core.games.napoleon.playout import TO_THE_END, play_out
from napoleon_core.games.napoleon.stakes import stakes_of
from napoleon_core.games.napoleon.state import Playing, adjutant
from napoleon_core.games.napoleon.worlds import suits_of
from tests.counts import SCALE
from tests.games import played_walk, random_game

WHOLE = pack(1)


def arguments(game, state: Playing) -> list:
    """What a playout is given for the true state."""
    declarer, named = state.deal.declarer, state.named
    roles = [ALLY] * game.seats
    roles[declarer] = NAPOLEON
    partner = adjutant(state.deal.dealt, declarer, named)
    if partner is not None:
        roles[partner] = ADJUTANT
    held = [[one.index for one in hand] for hand in state.hands]
    joker = next((seat for seat, hand in enumerate(held) if JOKER_AT in hand), NOBODY)
    trick = [one.index for one in state.trick]
    unplayed = sum(BIT_AT[one] for one in (*(one for hand in held for one in hand), *trick))
    rule, laid = game.options.discarded_honours, sum(HONOUR_AT[one.index] for one in state.discards)
    taken = laid if rule == "napoleon" else 0
    for number, done in enumerate(state.tricks):
        taken += bool(roles[done.winner]) * (
            sum(HONOUR_AT[one.index] for one in done.cards) + laid * (rule == "first_trick" and not number)
        )
    left = sum(HONOUR_AT[one] for one in range(len(WHOLE)) if unplayed >> one & 1)
    bonus = laid * (rule == "first_trick" and not state.tricks)
    kernel = kernel_of(game.options, state.deal.contract.trump, len(state.tricks) % STYLES)
    return [kernel, [suits_of(hand) for hand in held], joker, roles, unplayed, trick, state.leader, len(state.tricks), taken, left, bonus]


def played(game, state: Playing, stop) -> tuple[int, list]:
    """The honours of the army by the kernel, and the tricks it played."""
    *position, bonus = arguments(game, state)
    trace: list = []
    return play_out(*position, stop, bonus, trace), trace


def positions(seed: str):
    """Points in the play of a deal at random, under house rules at random."""
    rng = Random(seed)
    game = random_game(rng, GAMES["napoleon"])
    states = [state for state in played_walk(game, seed).states if isinstance(state, Playing)]
    return game, [states[0], *rng.sample(states, 6)]


seeds = pytest.mark.parametrize("seed", [f"playout {number}" for number in range(8 * SCALE)])


@seeds
def test_every_card_of_a_playout_is_legal_and_every_trick_goes_to_its_winner(seed):
    game, states = positions(seed)
    for state in states:
        total, trace = played(game, state, TO_THE_END)
        cards = [one for _, trick, _ in trace for one in trick][len(state.trick) :]
        last = reduce(lambda now, one: apply(game, now, WHOLE[one]), cards, state)
        tricks = last.last.tricks[len(state.tricks) :]
        assert [(trick.leader, [one.index for one in trick.cards], trick.winner) for trick in tricks] == trace
        assert last.outcome.side_total == total


@seeds
def test_a_playout_that_stops_has_the_same_result_as_one_that_goes_on(seed):
    game, states = positions(seed)
    for state in states:
        stakes = stakes_of(game.options, state.deal.contract.number)
        whole, tricks = played(game, state, TO_THE_END)
        early, fewer = played(game, state, stakes.stop)
        assert stakes.made[early] == stakes.made[whole]
        assert (early == 20) == (whole == 20) or not stakes.made[whole] or game.options.all_honours == "normal"
        assert fewer == tricks[: len(fewer)]
