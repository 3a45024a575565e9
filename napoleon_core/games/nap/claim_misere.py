"""When a misère cannot be lost any more, however the cards that its bidder does not see may lie and be played."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.observation import Observation, unseen_cards
from napoleon_core.games.nap.play import legal_cards, winner


def losing_card(seen: Observation) -> Card | None:
    """A card that loses this trick for certain, and after which no later one need be won; None where there is none.

    Who loses a trick does not lead the next. In a suit whose *n*-th lowest card here lies below the *n*-th lowest unseen one, for every *n*
    that both have, each lead can be stayed under: with the highest card below it, which leaves the suit as safe as before. So does
    throwing the highest card of a suit away. Trumps would win where another suit was led, so none may be held.
    """
    if not seen.trick:
        return None  # nobody need beat a lead
    unseen = unseen_cards(seen)
    losers = [one for one in legal_cards(seen.hand, seen.trick) if winner((*seen.trick, one), seen.trump)[0] < len(seen.trick)]
    for one in sorted(losers, key=lambda one: -one.rank):
        left = [other for other in seen.hand if other is not one]
        if all(other.suit != seen.trump for other in left) and all(_is_safe(left, unseen, suit) for suit in SUITS):
            return one
    return None


def _is_safe(hand: Sequence[Card], unseen: Sequence[Card], suit: str) -> bool:
    held = sorted(one.rank for one in hand if one.suit == suit)
    out = sorted(one.rank for one in unseen if one.suit == suit)
    return all(mine < other for mine, other in zip(held, out, strict=False))
