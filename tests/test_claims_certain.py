"""What a seat may claim comes true in every deal that it cannot tell from the true one, whatever the others play: by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod
from random import Random
from typing import Any

import pytest

from napoleon_core.cards import Card, in_order
from napoleon_core.errors import IllegalMove
from napoleon_core.game import apply, deal_for
from napoleon_core.games import GAMES
from napoleon_core.games.napoleon.play import IS_HONOUR
from napoleon_core.mechanics.tricks import played_by_seat
from tests.counts import SCALE
from tests.games import random_move, random_options

TABLES = 4 * SCALE
"""Tables with house rules at random, for each game."""
CLAIMS = 3
"""Claims that are tried out at each table."""
WORLDS = 40 * SCALE
"""Ways to lay the unseen cards that are tried for each claim; all of them, where there are no more."""
LONGEST = 3
"""The most cards in hand at a claim: every way to play them is tried."""


def endings(game: Any, seed: str) -> Iterator[tuple[Any, int]]:
    """States near the end of deals in which a seat may claim; all have kept the cards that decide tricks in an uncommon way."""
    for number in range(400):
        rng = Random(f"{seed} {number}")
        seat = int(rng.random() * game.seats)
        state = game.start(deal_for(game, f"{seed} {number}", 0), int(rng.random() * game.seats))
        while (at := game.to_act(state)) is not None:
            seen = game.observe(state, at)
            if at == seat and 2 <= len(seen.hand) <= LONGEST and game.claim(seen):
                yield state, seat
                break
            state = game.successor(state, hoarding_move(game, state, seen, rng))


def hoarding_move(game: Any, state: Any, seen: Any, rng: Random) -> Any:
    """A card that matters little; in an auction a low bid or none."""
    moves = [*game.legal_moves(state)] if seen.phase == "play" else []
    plain = [one for one in moves if not matters(one, seen.trump)]
    return plain[int(rng.random() * len(plain))] if plain else random_move(game, state, rng)


def matters(one: Card, trump: str | None) -> bool:
    return one.suit in ("", trump) or one.rank in (2, 11) or one.code in ("As", "Qh")


def worlds(game: Any, state: Any, seat: int, rng: Random) -> Iterator[Any]:
    """States in which the unseen cards lie in another way, but which can have been reached by the same plays."""
    seen = game.observe(state, seat)
    known = {*seen.hand, *(play.card for play in seen.all_plays())}
    known |= {*(getattr(seen, "discards", None) or ()), *getattr(seen, "shown", ())}
    unseen = [one for one in game.pack if one not in known]
    sizes = [0 if at == seat else count for at, count in enumerate(seen.counts)]
    ways = prod(comb(len(unseen) - sum(sizes[:at]), size) for at, size in enumerate(sizes))
    lays: Iterator[list[tuple[Card, ...]]] = every_lay(unseen, sizes) if ways <= WORLDS else some_lays(unseen, sizes, rng)
    for *hands, aside in lays:
        if world := as_played(game, state, seen, [seen.hand if at == seat else hand for at, hand in enumerate(hands)], aside):
            yield world


def every_lay(unseen: list[Card], sizes: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    if not sizes:
        yield [tuple(unseen)]
        return
    for hand in combinations(unseen, sizes[0]):
        for rest in every_lay([one for one in unseen if one not in hand], sizes[1:]):
            yield [hand, *rest]


def some_lays(unseen: list[Card], sizes: list[int], rng: Random) -> Iterator[list[tuple[Card, ...]]]:
    for _ in range(WORLDS):
        cards = sorted(unseen, key=lambda _one: rng.random())
        yield [tuple(cards[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(len(sizes) + 1)]


def as_played(game: Any, state: Any, seen: Any, hands: list[tuple[Card, ...]], aside: tuple[Card, ...]) -> Any:
    """The state with these hands, if all cards were legal on the way to it, else None."""
    played = played_by_seat(state.tricks, state.leader, state.trick, game.seats)
    first = state.tricks[0].leader if state.tricks else state.leader
    begun = tuple(in_order((*hand, *cards)) for hand, cards in zip(hands, played, strict=True))
    world = state._replace(hands=begun, tricks=(), leader=first, trick=())
    if hasattr(state, "discards") and seen.discards is None:
        if game.options.discarded_honours == "first_trick" and IS_HONOUR.intersection(aside):
            return None
        world = world._replace(discards=in_order((*aside, *seen.shown)))
    try:
        for play in seen.all_plays():
            world = apply(game, world, play.card)
    except IllegalMove:
        return None
    return world


def comes_true(game: Any, state: Any, seat: int, *, winning: bool, claimed: int) -> bool:
    """Whether, whatever the others play, every trick from number ``claimed`` on is won by the seat, or by others with ``winning=False``."""
    to_act = game.to_act(state)
    tricks = state.last.tricks if to_act is None else state.tricks
    if not all((trick.winner == seat) is winning for trick in tricks[claimed:]):
        return False
    if to_act is None:
        return True
    if to_act != seat:
        return all(
            comes_true(game, game.successor(state, move), seat, winning=winning, claimed=claimed) for move in game.legal_moves(state)
        )
    claim = game.claim(game.observe(state, seat))
    assert claim, "a claim that was granted must stay granted"
    assert claim.move in game.legal_moves(state)
    return comes_true(game, game.successor(state, claim.move), seat, winning=winning, claimed=claimed)


def tables(name: str) -> Iterator[tuple[str, Any]]:
    family = GAMES[name]
    for number in range(TABLES):
        options = random_options(Random(f"claims {name} {number}"), family)
        yield f"claims {name} {number}", family.from_options(options | ({"players": 4} if name == "napoleon" else {}))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_claimed_comes_true_in_every_deal_that_the_seat_cannot_tell_from_the_true_one(name: str) -> None:
    tried = 0
    for seed, game in tables(name):
        found = endings(game, seed)
        for _, (state, seat) in zip(range(CLAIMS), found, strict=False):
            seen = game.observe(state, seat)
            none = game.claim(seen).says.key.endswith("none")
            for world in worlds(game, state, seat, Random(seed)):
                tried += 1
                assert game.observe(world, seat) == seen, seed
                assert comes_true(game, world, seat, winning=not none, claimed=len(state.tricks)), f"{seed}: {seat} {world}"
    assert tried > 20 * TABLES
