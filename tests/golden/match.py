"""A whole match whose every card follows from one seed."""

from __future__ import annotations

from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.session import Seating, Session


def random_match(seed: str = "golden match", agent: str = "random") -> Session:
    """Five players of one kind, to the end of the match."""
    session = Session(NapoleonGame(NapoleonOptions()), seed, Seating(("Ann", "Bo", "Cy", "Di", "Ed"), (agent,) * 5))
    while session.next != "over":
        if session.next == "cpu":
            session.advance(session.rev)
        else:
            session.next_deal(session.rev)
    return session
