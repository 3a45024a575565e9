"""Which card to play in a misère: the bidder stays under, and the others stay under the bidder."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import Card
from napoleon_core.games.nap.play import winner
from napoleon_core.games.nap.policy_reading import Reading

KEPT = 5.0
"""What each further trump in hand costs, in cards that may get under the lead: they come home when nothing else is left."""


def shun(reading: Reading, legal: Sequence[Card]) -> Card:
    """The bidder: leads what others get under least, follows as high as loses, and throws away what is most dangerous."""
    trick = reading.seen.trick
    if not trick:
        return min(legal, key=lambda one: (_trumps_left(reading, one, legal), reading.below(one), -reading.above(one), one.index))
    losing = [one for one in legal if not reading.beats(one)]
    if losing:
        return max(losing, key=lambda one: (reading.below(one), one.rank, -one.index))
    return min(legal, key=lambda one: (one.suit == reading.seen.trump, one.rank, one.index))


def _trumps_left(reading: Reading, one: Card, hand: Sequence[Card]) -> float:
    """Where the first lead makes trumps: what it costs to keep others of its suit, in cards that get under it."""
    contract = reading.seen.contract
    if contract is None or contract.trump_from is None or reading.seen.tricks:
        return 0.0
    return reading.below(one) + KEPT * sum(other.suit == one.suit for other in hand if other is not one)


def tempt(reading: Reading, legal: Sequence[Card]) -> Card:
    """The others: low before the bidder, under the bidder where they can, and high as soon as the trick cannot catch the bidder."""
    seen = reading.seen
    if not seen.trick:
        return _lead(reading, legal)
    if not reading.has_played(seen.declarer):
        return _before(reading, legal)
    under = [one for one in legal if not reading.beats(one)]
    if reading.holder() == seen.declarer and under:
        return _rid(reading, under)
    return _rid(reading, legal)


def _lead(reading: Reading, legal: Sequence[Card]) -> Card:
    """A low card of a suit that the bidder may hold, of the suit in which the most cards that beat it are out."""
    declarer = reading.seen.declarer
    lacks = reading.lacks[declarer] if declarer is not None else set()
    return min(legal, key=lambda one: (one.suit in lacks, reading.below(one), -reading.above(one), one.index))


def _before(reading: Reading, legal: Sequence[Card]) -> Card:
    """The bidder is yet to play: the highest card that leaves the trick as low as it is, else the one that raises it least."""
    under = [one for one in legal if not reading.beats(one)]
    if under:
        return _rid(reading, under)
    place, _ = winner(reading.seen.trick, reading.seen.trump)
    high = reading.seen.trick[place]
    return min(legal, key=lambda one: (one.suit != high.suit, one.rank, one.index))


def _rid(reading: Reading, cards: Sequence[Card]) -> Card:
    """The card that could get under the bidder least later: the highest, plain or trump."""
    return max(cards, key=lambda one: (reading.below(one), one.rank, -one.index))
