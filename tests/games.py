"""What the tests play: every game with every preset, more tables with house rules of their own, and deals played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from napoleon_core.cards import cards
from napoleon_core.game import deal_for
from napoleon_core.games import GAMES, GameFamily
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.moves import PASS, Move
from tests.counts import LONG
from tests.toy_whist import ToyWhist

HOUSE_RULES: dict[str, NapoleonOptions] = {
    "four-after-exchange": NapoleonOptions(players=4, adjutant_naming="after_exchange", joker_call="3c", no_trump=True, minimum_bid=8),
    "six-without-joker": NapoleonOptions(players=6, jokers=0, minimum_bid=10, discarded_honours="napoleon", scoring="bid_linked"),
    "five-first-trick": NapoleonOptions(discarded_honours="first_trick", joker_led="weakest", same_two=False, scoring="fixed_double"),
    "four-first-trick-after": NapoleonOptions(
        players=4, adjutant_naming="after_exchange", discarded_honours="first_trick", joker_call="3s"
    ),
    "five-rulebook": NapoleonOptions(minimum_bid=12, yoromeki=False, all_honours="allies_win", scoring="bid_linked"),
    "six-below-mighty": NapoleonOptions(players=6, joker_led="below_mighty", no_trump=True, scoring="additive", discarded_honours="nobody"),
}
"""Tables of Napoleon that between them have most options away from the presets."""

RANDOM_TABLES = 2 if LONG else 1
"""How many tables with house rules at random each game has for each number of players."""


def offered() -> list[tuple[str, Any]]:
    """Every game with every preset as a person can choose it, the toy too."""
    families = {**GAMES, ToyWhist.id: ToyWhist}
    return [
        (f"{name}-{preset}", family.from_options(given.options))
        for name, family in families.items()
        for preset, given in family.presets.items()
    ]


def random_tables() -> list[tuple[str, Any]]:
    """Tables of every real game with house rules at random, for every number of players."""
    return [
        (f"{family.id}-{players}-random-{number}", random_game(Random(f"{family.id} {players} {number}"), family, players=players))
        for family in GAMES.values()
        for players in values_of(family, "players")
        for number in range(RANDOM_TABLES)
    ]


def all_tables() -> list[tuple[str, Any]]:
    """``offered``, the tables with house rules, and those with house rules at random."""
    return [*offered(), *((name, NapoleonGame(options)) for name, options in HOUSE_RULES.items()), *random_tables()]


def values_of(family: GameFamily, option: str) -> tuple[Any, ...]:
    """All values of one option of a game."""
    return next(spec.values for spec in family.specs if spec.name == option)


def random_options(rng: Random, family: GameFamily) -> dict[str, Any]:
    """A value at random for every option of a game, its lower bids rather often, its matches rather short."""
    chosen = {spec.name: pick(spec.values, rng) for spec in family.specs}
    for spec in family.specs:
        if spec.kind == "number" and rng.random() < 0.7:
            chosen[spec.name] = pick(spec.values[:6], rng)
    return chosen


def random_game(rng: Random, family: GameFamily, **fixed: Any) -> Any:
    """A game with options at random, but for those that are given."""
    return family.from_options(random_options(rng, family) | fixed)


def pick(items: Any, rng: Random) -> Any:
    """One of the items."""
    return items[int(rng.random() * len(items))]


every_table = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in all_tables()])
every_offered_table = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in offered()])


def random_move(game: Any, state: Any, rng: Random) -> Move:
    """A legal move: in an auction rather a pass or a low bid, so that auctions end in every way."""
    moves = game.legal_moves(state)
    if PASS in moves and rng.random() < 0.75:
        return PASS
    most = 8 if PASS in moves and rng.random() < 0.9 else len(moves)
    return moves[int(rng.random() * min(most, len(moves)))]


@dataclass(frozen=True, slots=True)
class Walk:
    """A deal played at random: its states from the start to the end, one more than its moves."""

    dealer: int
    dealt: Dealt
    states: tuple[Any, ...]
    moves: tuple[Move, ...]

    def actions(self, count: int | None = None) -> tuple[str, ...]:
        """The moves as text, the first ``count`` of them."""
        return tuple(str(move) for move in self.moves[:count])


def walk(game: Any, seed: str) -> Walk:
    """The deal that this seed gives, played at random to its end."""
    rng = Random(f"walk {seed}")
    dealt = deal_for(game, seed, 0)
    dealer = int(rng.random() * game.seats)
    states, moves = [game.start(dealt, dealer)], []
    while game.to_act(states[-1]) is not None:
        moves.append(random_move(game, states[-1], rng))
        states.append(game.successor(states[-1], moves[-1]))
    return Walk(dealer, states[0].dealt, tuple(states), tuple(moves))


def played_walk(game: Any, seed: str) -> Walk:
    """The first walk from this seed on that was not passed out."""
    for number in range(1000):
        found = walk(game, f"{seed}.{number}")
        if game.outcome(found.states[-1]).played:
            return found
    raise AssertionError(f"no deal of a thousand from seed {seed!r} was played")


def some_states(game: Any, seed: str, count: int = 12) -> Iterator[Any]:
    """States of one walk: one of every phase that it goes through, the last, and others at random, about ``count`` in all."""
    states = walk(game, seed).states
    rng = Random(f"some of {seed}")
    firsts = {type(state): at for at, state in reversed([*enumerate(states)])}
    chosen = {len(states) - 1, *firsts.values(), *(int(rng.random() * len(states)) for _ in range(count))}
    return (states[at] for at in sorted(chosen))


def deal(hands: list[str], widow: str = "") -> Dealt:
    """Hands and widow from their notation."""
    return Dealt(tuple(cards(hand) for hand in hands), cards(widow))


def all_codes(value: object) -> Iterator[str]:
    """Every text in a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from all_codes(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from all_codes(inner)
