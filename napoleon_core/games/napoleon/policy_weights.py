"""What the rule of thumb values, as numbers: found by play against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a card is worth if it is kept for a later trick, and what a trick is worth besides its honours.

    The unit is half the difference between an honour won and an honour lost. Kept for later: the special cards by name;
    ``trump`` and ``trump_rank`` for each step above the two, ``trump_master`` for the highest trump left; in plain suits
    ``master`` for the highest card left and ``second`` for the next, of which ``ripe`` is lost as the suit runs out;
    ``two`` and ``queen`` while they may win by a rule of their own; ``short`` is the worth of getting rid of a suit;
    ``rank`` grows with every card; ``honour`` is what an honour brings later besides; ``secret`` is the worth of not
    being known as the adjutant; ``late`` is the part of all this that the last trick takes away.

    In the trick: ``lead`` is the worth of leading to the next, ``draw`` of leading trumps for each that others hold;
    ``feed`` says how much more often a seat gives an honour to its own side than to the other, ``willing`` and, for each
    honour in the trick, ``eager`` how surely a seat wins a trick that it can win.
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
    mighty=2.34,
    right_jack=3.64,
    left_jack=6.13,
    joker=0.99,
    trump=0.54,
    trump_rank=0.09,
    trump_master=0.37,
    master=1.1,
    second=0.17,
    two=0.32,
    queen=0.49,
    rank=0.13,
    honour=-0.17,
    lead=0.27,
    draw=0.14,
    feed=0.27,
    willing=1.01,
    eager=0.22,
    secret=0.28,
    late=0.01,
    short=0.11,
    ripe=0.12,
)
ADJUTANT = Weights(
    mighty=2.76,
    right_jack=4.36,
    left_jack=2.76,
    joker=1.2,
    trump=0.31,
    trump_rank=0.1,
    trump_master=0.72,
    master=1.27,
    second=0.58,
    two=0.63,
    queen=0.49,
    rank=0.05,
    honour=-0.12,
    lead=0.15,
    draw=0.12,
    feed=0.53,
    willing=0.93,
    eager=0.09,
    secret=0.38,
    late=0.04,
    short=0.14,
    ripe=0.26,
)
ALLY = Weights(
    mighty=6.39,
    right_jack=5.26,
    left_jack=4.46,
    joker=0.75,
    trump=0.6,
    trump_rank=0.13,
    trump_master=1.5,
    master=0.85,
    second=0.32,
    two=0.66,
    queen=1.46,
    rank=0.04,
    honour=-0.22,
    lead=0.2,
    draw=-0.01,
    feed=0.85,
    willing=1.98,
    eager=0.15,
    secret=0.25,
    late=0.08,
    short=0.13,
    ripe=0.77,
)
