"""What CPU players score with a person's cards: a match that is over is played again, with one of them in the person's seat.

The others sit where they sat and draw from the same streams, so it comes to the same wherever it is played. Players who look at the clock
would not: in the person's seat each level searches its worlds, however long that takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from napoleon_core.agents.levels import LEVELS
from napoleon_core.errors import TableTurn
from napoleon_core.games import family_of
from napoleon_core.seats import Seat
from napoleon_core.session import Session
from napoleon_core.texts import Json, Text

MOST_WORLDS = 60
"""Levels that search more worlds than that would be waited for too long."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a level came to in the person's seat: the total of the match."""

    level: int
    total: int

    def json(self) -> dict[str, Json]:
        """The form in which it crosses to the page."""
        return {"agent": f"level:{self.level}", "title": Text(f"table-level-{self.level}").json(), "total": self.total}


def compared(session: Session) -> Iterator[tuple[Compared, ...] | None]:
    """None after every slice of work, and at last what each level that the game offers came to, the easiest first.

    :raises TableTurn: when the match is not over, for the cards of a deal that runs are nobody's to try, or when not one person sits there.
    """
    if session.next != "over" or session.persons != 1:
        raise TableTurn(f"expected a match of one person that is over, got one that waits for {session.next!r}", rev=session.rev)
    found = []
    for level in family_of(session.game.id).levels:
        if LEVELS[level].worlds <= MOST_WORLDS:
            table = _again(session, session.me, level)
            while table.next != "over":
                if table.next == "deal":
                    table.next_deal(table.rev)
                else:
                    yield from table.think(table.rev)
            found.append(Compared(level, table.view()["seats"][session.me]["total"]))
    yield (*found,)


def _again(session: Session, me: Seat, level: int) -> Session:
    """The match from its beginning, with that level at a seat."""
    worlds = LEVELS[level].worlds
    agents = [*session.seating.agents]
    agents[me] = f"search:{worlds}" if worlds else f"level:{level}"
    return Session(session.game, session.seed, replace(session.seating, agents=(*agents,)), session.record().deals[0].dealer)
