"""What is carried out for a person, as a record keeps it: seats that the rule of thumb plays, and the rest of a deal that was claimed.

In a match, ``stand_ins`` says until when: ``{"0": "taken_back"}``, or ``"end"`` for a seat that was given up. In a deal, ``stood_in`` lists
the actions that were made so, and ``claimed`` says who claimed the rest, from which action on.
They may be anything in a record from elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from napoleon_core.errors import ParamsError, TableTurn
from napoleon_core.game import Game, apply
from napoleon_core.moves import Move
from napoleon_core.record import DealRecord
from napoleon_core.seats import Seat

STAND_INS, STOOD_IN, CLAIMED = "stand_ins", "stood_in", "claimed"
TAKEN_BACK, END = "taken_back", "end"
UNTIL = (TAKEN_BACK, END)


def read_stand_ins(kept: object, persons: Mapping[Seat, bool]) -> dict[Seat, str]:
    """The seats of persons that are played for them, and until when: ``kept`` is what a record has."""
    given = kept if isinstance(kept, dict) else {}
    return {seat: given[str(seat)] for seat, person in persons.items() if person and given.get(str(seat)) in UNTIL}


def stand_ins_json(stand_ins: Mapping[Seat, str]) -> dict[str, Any]:
    """The key of a record that says so, none where there is nothing to say."""
    return {STAND_INS: {str(seat): until for seat, until in sorted(stand_ins.items())}} if stand_ins else {}


def changed(stand_ins: Mapping[Seat, str], seat: Seat, until: str | None, rev: int) -> dict[Seat, str]:
    """The seats that are played for persons once that one is, or is no more with None.

    :raises ParamsError: for an end that there is none of.
    :raises TableTurn: when the seat was given up.
    """
    if until is not None and until not in UNTIL:
        raise ParamsError(f"expected one of {UNTIL} or nothing, got {until!r}", expected="until")
    if stand_ins.get(seat) == END:
        raise TableTurn("expected a seat that was not given up", rev=rev)
    others = {at: kept for at, kept in stand_ins.items() if at != seat}
    return others if until is None else {**others, seat: until}


def played_for(deal: DealRecord) -> DealRecord:
    """A deal whose next action is made for a person."""
    return replace(deal, extra={**deal.extra, STOOD_IN: [*_stood_in(deal.extra), len(deal.actions)]})


def claimed(game: Game[Any, Any], deal: DealRecord, state: Any, choose: Callable[[Any], Move]) -> tuple[DealRecord, Any]:
    """A deal, and its state, at its end as the seat to act has claimed it: its own moves as the claim needs them, the others' as chosen."""
    seat, moves = game.to_act(state), []
    while (at := game.to_act(state)) is not None:
        seen = game.observe(state, at)
        claim = game.claim(seen) if at == seat else None
        moves.append(claim.move if claim else choose(seen))
        state = apply(game, state, moves[-1])
    extra = {**deal.extra, CLAIMED: {"seat": seat, "action": len(deal.actions)}}
    return replace(deal, actions=(*deal.actions, *map(str, moves)), extra=extra), state


def taken_back(deal: DealRecord, count: int) -> DealRecord:
    """A deal with its first so many actions alone."""
    extra = {key: value for key, value in deal.extra.items() if key not in (STOOD_IN, CLAIMED)}
    if stood_in := [one for one in _stood_in(deal.extra) if one < count]:
        extra[STOOD_IN] = stood_in
    return replace(deal, actions=deal.actions[:count], extra=extra)


def claimant(extra: Mapping[str, Any], seats: int) -> Seat | None:
    """Who claimed the rest of a deal, if anybody did."""
    seat = _claimed(extra).get("seat")
    return seat if type(seat) is int and 0 <= seat < seats else None


def is_own(extra: Mapping[str, Any], action: int) -> bool:
    """Whether a person's action of that number was not carried out for them. A claim itself is their own."""
    begun = _claimed(extra).get("action")
    return action not in _stood_in(extra) and not (type(begun) is int and action > begun)


def _stood_in(extra: Mapping[str, Any]) -> list[int]:
    kept = extra.get(STOOD_IN)
    return [one for one in kept if type(one) is int] if isinstance(kept, list) else []


def _claimed(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    kept = extra.get(CLAIMED)
    return kept if isinstance(kept, dict) else {}
