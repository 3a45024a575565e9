"""An auction in which bids climb a ladder and a pass is final."""

from __future__ import annotations

from dataclasses import dataclass

from napoleon_core.seats import Seat, clockwise


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


def after_bid(bidding: Bidding, step: int, top: int) -> Bidding:
    """The auction after the seat to act bids ``step``, which is above ``high``; it ends at ``top`` or when nobody else is left."""
    seat = bidding.to_act
    assert seat is not None
    over = step == top or len(bidding.active) == 1
    following = None if over else _next(bidding.active, seat)
    return Bidding(bidding.seats, (*bidding.calls, (seat, step)), bidding.active, following, step, seat)


def after_pass(bidding: Bidding) -> Bidding:
    """The auction after the seat to act passes for good."""
    seat = bidding.to_act
    assert seat is not None
    active = tuple(one for one in bidding.active if one != seat)
    over = not active or (bidding.bidder is not None and len(active) == 1)
    following = None if over else _next(bidding.active, seat)
    return Bidding(bidding.seats, (*bidding.calls, (seat, None)), active, following, bidding.high, bidding.bidder)


def _next(active: tuple[Seat, ...], seat: Seat) -> Seat:
    return active[(active.index(seat) + 1) % len(active)]
