"""How a table comes to stand: with fresh cards, from a save, from a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from napoleon_core.agents import RULE_OF_THUMB, agent_of, is_quick
from napoleon_core.errors import CoreError, DamagedSave, RecordError, UnknownAgent
from napoleon_core.game import Game
from napoleon_core.games import game_of
from napoleon_core.record import GameRecord, decode, parse, unseal
from napoleon_core.seating import HUMAN, Seating, is_seed
from napoleon_core.seats import Seat
from napoleon_core.session import Session
from napoleon_core.stand_ins import STAND_INS


def restored(record: GameRecord, seating: Seating, seed: str) -> Session:
    """A session that stands where the record ends.

    :raises CoreError: when the record is not right.
    """
    session = Session(record.game, seed, seating)
    session.extra = {key: value for key, value in record.extra.items() if key not in ("unrated", STAND_INS)}
    if record.extra.get("unrated"):
        session.unrate(str(record.extra["unrated"]))
    session.restore_stand_ins(record.extra.get(STAND_INS))
    if record.deals:
        session.go_through(record.deals)
    return session


def opened(save: str) -> Session:
    """The session that a sealed save describes.

    :raises DamagedSave: when it cannot be opened.
    """
    try:
        record = decode(parse(unseal(save)))
        agents, seed = record.extra.get("agents"), record.extra.get("seed")
        if not isinstance(agents, list) or record.players is None:
            raise DamagedSave("expected a save with players and agents")
        return restored(record, Seating(record.players, tuple(agents)), seed if isinstance(seed, str) else "")
    except DamagedSave:
        raise
    except CoreError as error:
        raise DamagedSave(f"expected a save that can be replayed: {error}") from error


def new_session(game: object, options: Mapping[str, object], seed: str, seating: Seating, dealer: Seat | None = None) -> Session:
    """A match with a fresh first deal.

    :raises CoreError: for bad options, seed, names, agents or dealer.
    """
    return Session(game_of(game, options), seed, seating, dealer)


def _known(name: object, game: Game[Any, Any]) -> str:
    """An agent as a record names it, the rule of thumb for one that there is none of, and for one that may think without end."""
    try:
        return str(name) if is_quick(agent_of(name, game)) else RULE_OF_THUMB
    except UnknownAgent:
        return RULE_OF_THUMB


def record_seating(record: GameRecord) -> Seating:
    """Who sits at a table opened from a record: one person, for whom the page draws it, where the record says, and CPU players.

    What another program wrote may name players that there are none of here, and more than one person: rules of thumb take their seats.
    """
    seats = record.game.seats
    agents = record.extra.get("agents")
    names = record.players or tuple(str(seat + 1) for seat in range(seats))
    if not isinstance(agents, list) or len(agents) != seats:
        agents = [HUMAN]
    me = agents.index(HUMAN) if HUMAN in agents else None
    known = [_known(agent, record.game) for agent in [*agents, *[None] * (seats - len(agents))]]
    return Seating(names, tuple(HUMAN if seat == me else agent for seat, agent in enumerate(known)))


def record_seed(record: GameRecord, given: object) -> str:
    """The seed by which a match goes on that was opened from a record: its own, where that is one, else the one given.

    :raises RecordError: when there is none.
    """
    seed = next((one for one in (record.extra.get("seed"), given) if isinstance(one, str) and is_seed(one)), None)
    if seed is None:
        raise RecordError("expected a seed in the record or beside it, to deal on")
    return seed
