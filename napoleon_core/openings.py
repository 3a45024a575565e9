"""How a table comes to stand: with fresh cards, from a save, from a record."""

from __future__ import annotations

from collections.abc import Mapping

from napoleon_core.errors import CoreError, DamagedSave
from napoleon_core.games import game_of
from napoleon_core.record import GameRecord, decode, parse, unseal
from napoleon_core.seats import Seat
from napoleon_core.session import Seating, Session


def restored(record: GameRecord, seating: Seating, seed: str) -> Session:
    """A session that stands where the record ends.

    :raises CoreError: when the record is not right.
    """
    session = Session(record.game, seed, seating)
    session.extra = {key: value for key, value in record.extra.items() if key != "unrated"}
    if record.extra.get("unrated"):
        session.unrate(str(record.extra["unrated"]))
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
