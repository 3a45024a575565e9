"""Auctions in which bids climb a ladder and a pass is final."""

from __future__ import annotations

from dataclasses import dataclass

from napoleon_core.seats import Seat, clockwise, left_of


@dataclass(frozen=True, slots=True)
class Bidding:
    """An auction so far.

    ``calls`` are (seat, step on the ladder, or None for a pass) in order; ``high`` is the step of the highest bid, −1 before one;
    ``to_act`` is None once the auction is over; ``bidder`` is who made the highest bid.
    """

    seats: int
    calls: tuple[tuple[Seat, int | None], ...]
    active: tuple[Seat, ...]
    to_act: Seat | None
    high: int
    bidder: Seat | None


def open_bidding(seats: int, first: Seat) -> Bidding:
    """An auction that begins with ``first``."""
    return Bidding(seats, (), clockwise(first, seats), first, -1, None)


def after_bid(bidding: Bidding, step: int, top: int, *, once: bool = False) -> Bidding:
    """The auction after the seat to act bids ``step``, which is above ``high``.

    It ends at ``top``, or when nobody else is left; with ``once`` each seat speaks a single time.
    """
    seat = bidding.to_act
    assert seat is not None
    active = _without(bidding, seat) if once else bidding.active
    over = step == top or active in ((), (seat,))
    return Bidding(bidding.seats, (*bidding.calls, (seat, step)), active, None if over else _next(bidding, active), step, seat)


def after_pass(bidding: Bidding, *, once: bool = False) -> Bidding:
    """The auction after the seat to act passes for good."""
    seat = bidding.to_act
    assert seat is not None
    active = _without(bidding, seat)
    over = not active or (not once and bidding.bidder is not None and len(active) == 1)
    following = None if over else _next(bidding, active)
    return Bidding(bidding.seats, (*bidding.calls, (seat, None)), active, following, bidding.high, bidding.bidder)


def _without(bidding: Bidding, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in bidding.active if one != seat)


def _next(bidding: Bidding, active: tuple[Seat, ...]) -> Seat:
    """The first of the active seats clockwise from the one that has just spoken."""
    seat = bidding.to_act
    assert seat is not None
    return next(one for one in clockwise(left_of(seat, bidding.seats), bidding.seats) if one in active)
