"""The truth of a deal, one type for each phase (rules: Auction, Naming and exchange, Play)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.contract import Contract
from napoleon_core.games.napoleon.scoring import DealOutcome
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.seats import Seat

Hands: TypeAlias = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Auction:
    """Bidding goes on."""

    dealt: Dealt
    dealer: Seat
    bidding: Bidding


@dataclass(frozen=True, slots=True)
class Settled:
    """What stands once the auction is over: shared by all later states of the deal."""

    dealt: Dealt
    dealer: Seat
    bidding: Bidding
    contract: Contract
    declarer: Seat


@dataclass(frozen=True, slots=True)
class Naming:
    """Napoleon is to name a card; ``discards`` are there when the exchange came first."""

    deal: Settled
    hands: Hands
    discards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Napoleon holds the widow too and is to discard as many cards; ``named`` is there when the naming came first."""

    deal: Settled
    hands: Hands
    named: Card | None


class Playing(NamedTuple):
    """Tricks are played: ``trick`` are the cards of the running one, beginning with ``leader``'s.

    A tuple, for one is made with every card, and it is made three times as fast as a dataclass.
    """

    deal: Settled
    named: Card
    discards: tuple[Card, ...]
    hands: Hands
    tricks: tuple[Trick, ...]
    leader: Seat
    trick: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over: ``last`` is the state of its last phase, an ``Auction`` when it was passed out."""

    last: Auction | Playing
    outcome: DealOutcome


State: TypeAlias = Auction | Naming | Exchange | Playing | Finished


def adjutant(dealt: Dealt, declarer: Seat, named: Card) -> Seat | None:
    """The seat that was dealt the named card, None when that is nobody but Napoleon, or the widow held it."""
    for seat, hand in enumerate(dealt.hands):
        if named in hand:
            return None if seat == declarer else seat
    return None
