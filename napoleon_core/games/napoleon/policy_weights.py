"""What the rule of thumb values, as numbers: found by play against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a card is worth if it is kept for a later trick, and what a trick is worth besides its honours.

    The unit is half the difference between an honour won and an honour lost. ``master`` is the highest card left of a
    plain suit, ``second`` the next; ``rank`` grows with the card; ``honour`` is what an honour brings later besides.
    ``lead`` is the worth of being the next to lead, ``draw`` of leading trumps while others hold them. ``feed`` says
    how much more often a seat gives an honour to its own side than to the other, ``willing`` how surely a seat that can
    win a trick does. ``secret`` is the worth of not being known as the adjutant.
    """

    mighty: float = 3.2
    right_jack: float = 2.6
    left_jack: float = 2.2
    joker: float = 1.5
    trump: float = 0.7
    trump_rank: float = 0.08
    trump_master: float = 0.6
    master: float = 1.0
    second: float = 0.4
    two: float = 0.6
    queen: float = 0.8
    rank: float = 0.03
    honour: float = -0.3
    lead: float = 0.4
    draw: float = 0.1
    feed: float = 0.6
    willing: float = 0.8
    secret: float = 0.3


NAPOLEON = Weights()
ADJUTANT = Weights()
ALLY = Weights(draw=0.0)
