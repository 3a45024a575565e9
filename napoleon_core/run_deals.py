"""The deals of a run by number: deal *n* depends on (seed, n), what a player draws on (seed, n, seat), and on nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from napoleon_core.game import Game, deal_for
from napoleon_core.mechanics.dealing import first_dealer, stream
from napoleon_core.seats import Seat


def begun(game: Game[Any, Any], seed: str, serial: int) -> Any:
    """The state in which that deal of the run begins, ``serial`` from 0; the dealer moves on from deal to deal."""
    return game.start(deal_for(game, seed, serial), (first_dealer(game.seats, seed) + serial) % game.seats)


def agent_stream(seed: str, serial: int, seat: Seat) -> Random:
    """What the player of a seat draws from in that deal."""
    return stream(seed, f"agent of seat {seat} in deal {serial}")
