"""What a hand is worth, and what to bid on it."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import JOKER, Card
from napoleon_core.games.napoleon.contract import Contract, ladder
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import MIGHTY, YOROMEKI_QUEEN, left_jack, right_jack
from napoleon_core.moves import PASS, Move

COVER = 0.0


def estimate(hand: Sequence[Card], trump: str | None) -> float:
    """Honours that the army may be expected to take with this hand and this trump suit, before the widow."""
    trumps = [one for one in hand if one.suit == trump]
    value = 6.8 + 0.75 * len(trumps)
    for one in hand:
        if one is MIGHTY:
            value += 1.3
        elif one is JOKER:
            value += 0.9
        elif one is right_jack(trump):
            value += 1.3
        elif one is left_jack(trump):
            value += 1.2
        elif one.rank >= 12:
            value += (0.35 if one.suit == trump else 0.3) * (one.rank - 11)
        if one is YOROMEKI_QUEEN:
            value += 0.2
    return value


def choose_bid(seen: Observation) -> Move:
    """The lowest bid in the strain whose estimate covers it best, or a pass."""
    rows = ladder(seen.options.minimum_bid, seen.options.no_trump)[seen.bidding.high + 1 :]
    if not rows or seen.bidding.bidder == seen.seat:
        return PASS
    lowest: dict[str, Contract] = {}
    for row in rows[:5]:
        lowest.setdefault(row.strain, row)
    best = max(lowest.values(), key=lambda row: (estimate(seen.hand, row.trump) - row.number, -row.step))
    return best.bid if estimate(seen.hand, best.trump) - best.number >= COVER else PASS
