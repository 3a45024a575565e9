"""What is certain of cards that a seat does not see: the ground of a claim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from napoleon_core.cards import Card
from napoleon_core.mechanics.beliefs import Place


def may_come(one: Card, unseen: Sequence[Card], places: Sequence[Place], led: Mapping[str, int], escape: Card | None) -> bool:
    """Whether an unseen card may still be played from one of these places, in any way that the unseen cards may lie.

    ``led`` counts how often each suit will have been called for before. Every call takes a card of the suit from whoever holds one, so as
    many calls as a place may hold cards of it leave none there. ``escape`` is a card that may be played to any call and so puts one off.
    """
    calls = led.get(one.suit, 0)
    return any(_may_keep(one, unseen, place, calls, escape) for place in places)


def _may_keep(one: Card, unseen: Sequence[Card], place: Place, calls: int, escape: Card | None) -> bool:
    if not place.size or not place.may_hold(one):
        return False
    most = sum(other.suit == one.suit and place.may_hold(other) for other in unseen)
    if escape is not None and place.may_hold(escape):
        most += 1
    return calls < min(most, place.size)
