"""What can be refused, as one tree of exceptions.

::

    CoreError
    ├── NotationError        move/notation   a text that is no card or no move
    ├── IllegalMove          move/illegal    a move that the rules do not allow here
    ├── OptionError
    │   ├── UnknownOption    options/unknown
    │   └── BadOption        options/value
    ├── UnknownGame          game/unknown
    ├── UnknownAgent         agent/unknown
    ├── BadSeed              seed/bad
    ├── BadDeal              deal/bad        cards that are not the pack in use
    ├── RecordError          record/bad
    ├── DamagedSave          save/damaged
    ├── TableUnknown         table/unknown
    ├── TableStale           table/stale
    ├── TableTurn            table/turn
    ├── NothingToSolve   solver/nothing  a state in which no cards are played
    ├── NoClaim              move/claim      nothing of the rest of the deal is certain
    ├── Cancelled            request/cancelled
    └── ProtocolError        protocol/parse, /request, /method, /params

Each has a stable ``code``, ``data`` with its parameters, and a message for developers: expected, got, where.
"""

from __future__ import annotations

from typing import ClassVar

from napoleon_core.texts import Json, Text

LONGEST = 500
"""So much of a message is kept, in characters: what came from outside may be huge."""


class CoreError(Exception):
    """Something from outside that was refused; the state is as it was before."""

    code: ClassVar[str] = "internal"

    def __init__(self, message: str, /, **data: Json) -> None:
        super().__init__(message if len(message) <= LONGEST else f"{message[:LONGEST]}…")
        self.data: dict[str, Json] = data


class NotationError(CoreError):
    """A text that names no card or no move; to players it is a move that is not allowed."""

    code = "move/notation"

    def __init__(self, message: str, /, **data: Json) -> None:
        super().__init__(message, reason=Text("table-illegal").json(), **data)


class IllegalMove(CoreError):
    """A move that is not allowed; ``reason`` says why, for players."""

    code = "move/illegal"

    def __init__(self, message: str, reason: Text) -> None:
        super().__init__(message, reason=reason.json())
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, Text]]:
        """How it comes from one process to another, which makes it anew with both its arguments."""
        return type(self), (str(self), self.reason)


class OptionError(CoreError):
    """An option that cannot be used; ``data`` names ``option``, ``expected`` and ``got``."""


class UnknownOption(OptionError):
    """No option of that name."""

    code = "options/unknown"


class BadOption(OptionError):
    """A value that this option does not have."""

    code = "options/value"


class UnknownGame(CoreError):
    """No game of that id."""

    code = "game/unknown"


class UnknownAgent(CoreError):
    """No agent of that name."""

    code = "agent/unknown"


class BadSeed(CoreError):
    """A seed is a text of 1 to 64 characters."""

    code = "seed/bad"


class BadDeal(CoreError):
    """Hands and widow that are not exactly the pack in use."""

    code = "deal/bad"


class RecordError(CoreError):
    """A record that cannot be read."""

    code = "record/bad"


class DamagedSave(CoreError):
    """A sealed save that cannot be opened."""

    code = "save/damaged"


class TableUnknown(CoreError):
    """No table of that name."""

    code = "table/unknown"


class TableStale(CoreError):
    """A call for another revision than the present one."""

    code = "table/stale"


class TableTurn(CoreError):
    """A call that waits for somebody else, or for nothing."""

    code = "table/turn"


class NoClaim(CoreError):
    """A claim of something that is not certain."""

    code = "move/claim"


class NothingToSolve(CoreError):
    """A state in which no cards are played."""

    code = "solver/nothing"


class Cancelled(CoreError):
    """A request that was called off before it was done."""

    code = "request/cancelled"


class ProtocolError(CoreError):
    """A message that is no request."""


class ParseError(ProtocolError):
    """A message that is no JSON."""

    code = "protocol/parse"


class RequestError(ProtocolError):
    """JSON that is no request."""

    code = "protocol/request"


class MethodError(ProtocolError):
    """A request for a method that does not exist."""

    code = "protocol/method"


class ParamsError(ProtocolError):
    """Parameters that are missing or of a wrong type."""

    code = "protocol/params"
