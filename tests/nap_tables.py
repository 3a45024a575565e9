"""Small tables of Nap in notation: what a test does not name is filled up by a seed."""

from __future__ import annotations

from typing import Any

from napoleon_core.cards import cards
from napoleon_core.game import deal_for
from napoleon_core.games.nap import NapGame
from napoleon_core.games.nap.state import State
from napoleon_core.mechanics.dealing import Dealt
from tests.tables import after

RUNS = ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th", "Ad Kd Qd Jd Td", "Ac Kc Qc Jc Tc", "9s 8s 7s 6s 5s", "9h 8h 7h 6h 5h")
"""Hands of which each, as the bidder's, takes every trick."""


def nap(**options: Any) -> NapGame:
    """The game with these options through the door, the others as in ``standard``."""
    return NapGame.from_options(options)


def nap_dealt(game: NapGame, *hands: str, dealer: int | None = None, seed: str = "a table") -> State:
    """A deal of these hands, the others shuffled by the seed; the last seat deals, so that seat 0 speaks first."""
    given = [cards(hand) for hand in hands]
    taken = {one for hand in given for one in hand}
    rest = [one for hand in deal_for(game, seed, 0).hands for one in hand if one not in taken]
    rest += [one for one in game.pack if one not in taken and one not in rest]
    filled = [*given, *((*rest[at * 5 : at * 5 + 5],) for at in range(game.seats - len(given)))]
    return game.start(Dealt(tuple(filled), ()), game.seats - 1 if dealer is None else dealer)


def allowed(game: NapGame, state: State) -> list[str]:
    """The moves that are allowed, in their order."""
    return [str(move) for move in game.legal_moves(state)]


def nap_after(actions: str, *hands: str, **options: Any) -> tuple[NapGame, State]:
    """The game and its state after these actions; without hands, all hold runs of one suit."""
    game = nap(**options)
    state = nap_dealt(game, *(hands or RUNS[: game.seats]))
    return game, after(game, state, *actions.split())
