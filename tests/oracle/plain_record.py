"""What the game record says of every game alike, plain and slow: options, faults, and the totals of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Record = dict[str, Any]
Options = dict[str, Any]


class WrongRecordError(Exception):
    """What `replay` answers as `error`; carries that object."""

    def __init__(self, deal: int | None, action: int | None, message: str, allowed: list[str] | str | None = None) -> None:
        super().__init__(message)
        self.error: Record = {"deal": deal, "action": action, "message": message}
        if action is not None:
            self.error["legal"] = allowed


def read_options(record: Record, standard: Options, values: dict[str, list[Any]]) -> Options:
    """Game record, `rules`: only what differs from `standard` need be there; values are exact."""
    options = dict(standard)
    for name, value in record.get("rules", {}).items():
        if name not in values:
            raise WrongRecordError(None, None, "unknown option " + repr(name))
        if not any(type(value) is type(known) and value == known for known in values[name]):
            raise WrongRecordError(None, None, "unknown value of " + name + ": " + repr(value))
        options[name] = value
    return options


def replay_deals(
    record: Record, with_legal: bool, options_of: Callable[[Record], Options], replay_deal: Callable[[Options, int, Record, bool], Record]
) -> Record:
    """Game record, `replay`: the object printed for one record, or an object with `error`.

    Reading: the deals are gone through in order, and the first fault found so is the one that is reported.
    """
    try:
        options = options_of(record)
        deals = []
        for index, deal in enumerate(record["deals"]):
            result = replay_deal(options, index, deal, with_legal)
            if result["outcome"] == "unfinished" and index != len(record["deals"]) - 1:
                raise WrongRecordError(index, None, "only the last deal may stop")
            deals.append(result)
    except WrongRecordError as wrong:
        return {"error": wrong.error}
    totals = [sum(deal["scores"][seat] for deal in deals) for seat in range(options["players"])]
    return {"deals": deals, "totals": totals}
