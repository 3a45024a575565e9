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

    mighty: float
    right_jack: float
    left_jack: float
    joker: float
    trump: float
    trump_rank: float
    trump_master: float
    master: float
    second: float
    two: float
    queen: float
    rank: float
    honour: float
    lead: float
    draw: float
    feed: float
    willing: float
    eager: float
    secret: float
    late: float
    short: float
    ripe: float


NAPOLEON = Weights(
    mighty=2.47,
    right_jack=3.83,
    left_jack=6.87,
    joker=0.89,
    trump=0.66,
    trump_rank=0.12,
    trump_master=0.37,
    master=1.13,
    second=0.19,
    two=0.31,
    queen=0.54,
    rank=0.11,
    honour=-0.16,
    lead=0.34,
    draw=0.08,
    feed=0.39,
    willing=0.76,
    eager=0.13,
    secret=0.29,
    late=0.04,
    short=0.08,
    ripe=0.19,
)
ADJUTANT = Weights(
    mighty=3.34,
    right_jack=3.75,
    left_jack=2.71,
    joker=1.5,
    trump=0.33,
    trump_rank=0.11,
    trump_master=0.79,
    master=1.25,
    second=0.58,
    two=0.65,
    queen=0.69,
    rank=0.04,
    honour=-0.13,
    lead=0.24,
    draw=0.13,
    feed=0.57,
    willing=1.02,
    eager=0.07,
    secret=0.38,
    late=0.01,
    short=0.1,
    ripe=0.2,
)
ALLY = Weights(
    mighty=3.54,
    right_jack=4.15,
    left_jack=5.44,
    joker=0.77,
    trump=0.79,
    trump_rank=0.1,
    trump_master=0.99,
    master=0.76,
    second=0.5,
    two=0.56,
    queen=1.43,
    rank=0.04,
    honour=-0.2,
    lead=0.24,
    draw=-0.0,
    feed=0.86,
    willing=1.88,
    eager=0.14,
    secret=0.27,
    late=0.06,
    short=0.12,
    ripe=0.49,
)
