"""What a temper likes about a move, from −1 to 1, and how much that counts: in the eyes of a search, and of the rule of thumb.

It may cost no more than it counts, so nobody plays madly: of moves that are worth about the same, the one that is liked is made.
"""

from __future__ import annotations

from collections.abc import Collection

from napoleon_core.cards import JOKER, Card
from napoleon_core.games.napoleon.contract import by_name, ladder
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import MIGHTY, left_jack, right_jack
from napoleon_core.games.napoleon.scoring import result
from napoleon_core.games.napoleon.tempers import Temper
from napoleon_core.moves import Bid, Call, Discard, Move

QUEEN, ACE = 12, 14
ROLES = ("mighty", "jacks", "joker", "trump", "ace")
"""The kinds of cards that may be liked for naming; ``trump`` is ace, king or queen, ``ace`` that of another suit."""
FANCY = 0.5
"""How much a liked trump suit counts, against being bold."""
COUNTS = {"auction": 0.3, "naming": 1.0, "exchange": 0.06, "play": 0.06}
"""What liking a move counts in a search, by phase: in the score of the bid, in points, then twice in contracts."""


def liking(temper: Temper, seen: Observation, move: Move) -> float:
    """From about −1 to 1: how much the temper likes a candidate beyond what it is worth. A pass is neither liked nor disliked."""
    if isinstance(move, Bid):
        return _of_bid(temper, seen, move)
    if isinstance(move, Call):
        return _of_call(temper, seen, move.card)
    if isinstance(move, Discard):
        return temper.void * empties(seen, move.cards)
    return _of_card(temper, seen, move) if isinstance(move, Card) else 0.0


def counted(temper: Temper, seen: Observation, move: Move) -> float:
    """What that is in the unit of the study of this decision."""
    liked = liking(temper, seen, move)
    if not liked or not isinstance(move, Bid):
        return liked * COUNTS[seen.phase]
    number = by_name(seen.options.minimum_bid, seen.options.no_trump)[move.name].number
    return liked * COUNTS[seen.phase] * result(seen.options, number, False, number)[1]


def _of_bid(temper: Temper, seen: Observation, bid: Bid) -> float:
    row = by_name(seen.options.minimum_bid, seen.options.no_trump)[bid.name]
    rows = ladder(seen.options.minimum_bid, seen.options.no_trump)[seen.bidding.high + 1 :]
    least = next((other.number for other in rows if other.strain == row.strain), row.number)
    return temper.bold + temper.jump * (row.number - least) + FANCY * (row.strain == temper.suit)


def _of_call(temper: Temper, seen: Observation, one: Card) -> float:
    if one in seen.hand or one in (seen.discards or ()):
        return temper.alone
    return float(bool(temper.call) and role_of(one, seen.trump) == temper.call)


def role_of(one: Card, trump: str | None) -> str | None:
    """Which of the ``ROLES`` a card has, if any."""
    if one is MIGHTY:
        return "mighty"
    if one in (right_jack(trump), left_jack(trump)):
        return "jacks"
    if one is JOKER:
        return "joker"
    if one.suit == trump:
        return "trump" if one.rank >= QUEEN else None
    return "ace" if one.rank == ACE else None


def empties(seen: Observation, away: Collection[Card]) -> bool:
    """Whether a plain suit is laid away as a whole."""
    plain = {one.suit for one in away} - {seen.trump}
    return any(all(one in away for one in seen.hand if one.suit == suit) for suit in plain)


def _of_card(temper: Temper, seen: Observation, one: Card) -> float:
    if seen.is_declarer and not seen.trick:
        return temper.draw * (one.suit != "" and one.suit == seen.trump)
    return temper.show * (seen.is_adjutant and one is seen.named)
