"""How cards lean to the places that they may lie in, as the auction and the exchange tell: nothing proves it, it was counted in play."""

from __future__ import annotations

from collections.abc import Callable

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.contract import ladder
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import IS_HONOUR, special_cards
from napoleon_core.seats import Seat

# Napoleon's hand; the hand of a bidder of the card's suit, of a bidder of others only, of anybody else; what Napoleon laid aside.
DECLARER, BID_IT, BID_OTHERS, SILENT, ASIDE = range(5)
ACE_RANK = 14
NAMED, SPECIAL, HIGH_TRUMP, LOW_TRUMP, ACE, HONOUR, LOW = range(7)
LEANINGS = (
    (0.5, 5.0, 1.2, 1.0, 0.0),
    (9.0, 1.2, 2.2, 1.0, 0.02),
    (2.4, 1.8, 0.8, 1.0, 0.02),
    (2.0, 2.5, 0.6, 1.0, 0.02),
    (1.5, 2.1, 1.0, 1.0, 0.07),
    (1.0, 2.2, 0.8, 1.0, 0.25),
    (0.2, 1.6, 0.6, 1.0, 2.0),
)
"""By kind of card and kind of place, against a card of that kind in a silent seat.

With these, worlds drawn for the start of the play have cards of each kind in each kind of place about as often as 2,700 deals had that
rules of thumb bid with four, five and six players.
"""


def leanings(seen: Observation) -> Callable[[Card, Seat], float]:
    """How many times likelier than in a silent seat a card is in a place: a seat, or behind the last one what lies face down."""
    options, trump = seen.options, seen.trump
    special = special_cards(options, trump)
    rows = ladder(options.minimum_bid, options.no_trump)
    bids: list[set[str | None]] = [set() for _ in range(options.players)]
    for seat, step in seen.bidding.calls:
        if step is not None:
            bids[seat].add(rows[step].trump)

    def kind(one: Card) -> int:
        if one is seen.named:
            return NAMED
        if one in special:
            return SPECIAL
        if one.suit == trump:
            return HIGH_TRUMP if one in IS_HONOUR else LOW_TRUMP
        if one.rank == ACE_RANK:
            return ACE
        return HONOUR if one in IS_HONOUR else LOW

    def place_kind(one: Card, place: Seat) -> int:
        if place == options.players:
            return ASIDE if seen.is_exchanged else SILENT
        if place == seen.declarer:
            return DECLARER
        if not bids[place]:
            return SILENT
        return BID_IT if one.suit in bids[place] else BID_OTHERS

    return lambda one, place: LEANINGS[kind(one)][place_kind(one, place)]
