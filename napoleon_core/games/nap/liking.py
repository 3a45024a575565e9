"""What a temper likes about a move of Nap, from −1 to 1, and how much that counts: in the eyes of a search, and of the rule of thumb.

It may cost no more than it counts, so nobody plays madly: of moves that are worth about the same, the one that is liked is made.
"""

from __future__ import annotations

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import HAND, Contract, by_name
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.games.nap.tempers import Temper
from napoleon_core.moves import Bid, Move

FANCY = 2.0
"""How much a trump suit is liked, against a card for its rank."""
BID_COUNTS, CARD_COUNTS = 0.1, 0.06
"""What a liking counts in a search, in what stands between a bid kept and one that is not."""


def liking(temper: Temper, seen: Observation, move: Move) -> float:
    """From about −1 to 1: how much the temper likes a candidate beyond what it is worth. A pass is neither liked nor disliked."""
    if isinstance(move, Bid):
        return liking_of(temper, by_name(seen.options)[move.name])
    return _of_card(temper, seen, move) if isinstance(move, Card) else 0.0


def counted(temper: Temper, seen: Observation, move: Move) -> float:
    """What that is in the unit of the study of this decision: points from each opponent."""
    contract = by_name(seen.options)[move.name] if isinstance(move, Bid) else seen.contract
    if contract is None:
        return 0.0
    return liking(temper, seen, move) * (contract.won + contract.lost) * (BID_COUNTS if isinstance(move, Bid) else CARD_COUNTS)


def liking_of(temper: Temper, row: Contract) -> float:
    """How much the temper likes a bid."""
    highness = {HAND: 1.0, HAND - 1: 0.5}.get(row.least, 0.0)
    return temper.bold + temper.misere * (row.most == 0) + temper.high * highness


def _of_card(temper: Temper, seen: Observation, one: Card) -> float:
    """In a misère everybody wants what the cards want."""
    if seen.contract is None or seen.contract.most == 0:
        return 0.0
    if seen.seat == seen.declarer and not seen.trick:
        return _of_bidders_lead(temper, seen, one)
    if not seen.trick:
        return temper.lead * height(seen, one)
    return 0.0 if seen.seat == seen.declarer else temper.defend * height(seen, one)


def _of_bidders_lead(temper: Temper, seen: Observation, one: Card) -> float:
    if seen.trump is None:
        return FANCY * (one.suit in temper.suits)
    return temper.trumps if one.suit == seen.trump else temper.lead * height(seen, one)


def height(seen: Observation, one: Card) -> float:
    """The place of a legal card among all of them by rank: −1 for the lowest, 1 for the highest, 0 for one like all others."""
    ranks = sorted({other.rank for other in legal_cards(seen.hand, seen.trick)})
    return 2.0 * ranks.index(one.rank) / (len(ranks) - 1) - 1.0 if len(ranks) > 1 else 0.0
