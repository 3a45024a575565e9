"""The truth of a deal of Nap, one type for each phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import Contract
from napoleon_core.games.nap.scoring import NapOutcome
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.seats import Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """Bidding goes on."""

    dealt: Dealt
    dealer: Seat
    bidding: Bidding


class Playing(NamedTuple):
    """Tricks are played: ``trick`` are the cards of the running one, beginning with ``leader``'s.

    A tuple, for one is made with every card, and it is made three times as fast as a dataclass.
    """

    dealt: Dealt
    dealer: Seat
    bidding: Bidding
    contract: Contract
    declarer: Seat
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[Trick, ...]
    leader: Seat
    trick: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over: ``last`` is the state of its last phase, an ``Auction`` when it was passed out."""

    last: Auction | Playing
    outcome: NapOutcome


State: TypeAlias = Auction | Playing | Finished
