"""Which card to play: the expected worth of the trick for the own side, less what the card would be worth later."""

from __future__ import annotations

from collections.abc import Callable

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.liking import liking
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import MIGHTY, SPECIAL, TWOS, YOROMEKI_QUEEN
from napoleon_core.games.napoleon.policy_history import HONOUR_BITS, SUIT_BITS, bits
from napoleon_core.games.napoleon.policy_reading import MIGHTY_BIT, Later, Reading
from napoleon_core.games.napoleon.policy_sense import beating, sensible, unseen_beaters
from napoleon_core.games.napoleon.policy_weights import ADJUTANT, ALLY, NAPOLEON, Weights
from napoleon_core.games.napoleon.tempers import EVEN, Temper

NONSENSE = 2.0  # so many honours does it cost to do what no player with sense does
TASTE = 0.5  # a card that is liked looks so much better, in halves of an honour won for lost
FULL_SUIT = 8  # with so many cards of a suit unseen, all others are likely to follow it


def choose_card(seen: Observation, temper: Temper = EVEN) -> Card:
    """Of the legal cards that make sense, the one with the highest worth, the first in the order of the hand among equals."""
    reading = Reading(seen)
    legal = reading.table.legal(seen.hand, seen.trick)
    if len(legal) == 1:
        return legal[0]
    worth = _worth(reading)
    if temper is EVEN:
        return max(sensible(reading, legal), key=worth)
    return max(sensible(reading, legal), key=lambda one: worth(one) + TASTE * liking(temper, seen, one))


def ranked_cards(seen: Observation) -> list[Card]:
    """The legal cards that make sense, the best first; cards with a part to play stand only in the first place."""
    reading = Reading(seen)
    best, *others = sorted(sensible(reading, reading.table.legal(seen.hand, seen.trick)), key=_worth(reading), reverse=True)
    return [best, *(one for one in others if one not in reading.specials and one is not seen.named)]


def losses(seen: Observation) -> dict[Card, float]:
    """By how much each legal card is worse than the best in the eyes of the rule of thumb, in honours; more for what makes no sense."""
    reading = Reading(seen)
    legal = reading.table.legal(seen.hand, seen.trick)
    kept, worth_of = sensible(reading, legal), _worth(reading)
    worth = {one: worth_of(one) for one in legal}
    best = max(worth[one] for one in kept)
    return {one: max(0.0, (best - worth[one]) / 2) + NONSENSE * (one not in kept) for one in legal}


def _worth(reading: Reading) -> Callable[[Card], float]:
    seen = reading.seen
    weights = NAPOLEON if seen.is_declarer else ADJUTANT if seen.is_adjutant else ALLY
    keep = 1.0 - weights.late * len(seen.tricks) / seen.options.hand_size
    return lambda one: trick_worth(reading, one, weights) - keep * kept_worth(reading, one, weights)


def trick_worth(reading: Reading, one: Card, weights: Weights) -> float:
    """What the running trick is worth if ``one`` is played to it: its honours, counted by how likely the own side wins it, and the lead."""
    seen = reading.seen
    trick = (*seen.trick, one)
    first = seen.seat if seen.leader is None else seen.leader
    place = reading.table.winner(trick, first=True)[0]
    holder = (first + place) % seen.options.players
    called = reading.table.called(trick[0]) or ""
    later = reading.later(called)
    suit = SUIT_BITS[called] if called else 0
    beaters = unseen_beaters(reading, trick, place)
    fate, mine = reading.align[holder], float(holder == seen.seat)
    honours = float((bits(trick) & HONOUR_BITS).bit_count())
    willing = weights.willing + weights.eager * honours
    for other in later:
        side = other.align
        beats = beating(other, beaters, suit) * min(1.0, willing) * (1.0 - side * fate) * 0.5
        fate += beats * (side - fate)
        mine -= mine * beats
        honours += reading.rich * (1.0 + weights.feed * side * fate)
    if seen.options.same_two and seen.tricks and trick[0].suit:
        fate = _with_same_two(reading, trick, later, fate)
    worth = fate * honours + weights.lead * mine
    if len(trick) == 1 and called and called == seen.trump:
        worth += weights.draw * (reading.unseen & suit).bit_count()
    return worth


def _with_same_two(reading: Reading, trick: tuple[Card, ...], later: tuple[Later, ...], fate: float) -> float:
    """The expected side of the winner when the two of the suit may win (rules: Who wins a trick, line 7)."""
    led = trick[0].suit
    strengths = reading.table.strengths[led]
    if any(one.suit != led or strengths[one.index] >= SPECIAL for one in trick):
        return fate
    every = 1.0
    for other in later:
        every *= other.follows
    seen, two = reading.seen, TWOS[led]
    if two in trick:
        first = seen.seat if seen.leader is None else seen.leader
        return fate + every * (reading.align[(first + trick.index(two)) % seen.options.players] - fate)
    for other in later:
        if other.may_hold >> two.index & 1:
            fate += every * (1.0 - other.misses) * (other.align - fate)
    return fate


def kept_worth(reading: Reading, one: Card, weights: Weights) -> float:
    """What a card is worth if it is kept."""
    seen, trump = reading.seen, reading.seen.trump
    worth = weights.honour if one.rank >= 10 else 0.0
    if one is seen.named and seen.is_adjutant:
        worth += weights.secret
    if one in reading.specials:
        special: float = getattr(weights, reading.specials[one])
        return worth + special
    worth += weights.rank * one.rank
    if one.suit == trump:
        higher = reading.unseen & reading.above[one.suit][one.index] & SUIT_BITS[one.suit]
        return worth + weights.trump + weights.trump_rank * (one.rank - 2) + weights.trump_master * (not higher)
    return worth + _kept_plain(reading, one, weights)


def _kept_plain(reading: Reading, one: Card, weights: Weights) -> float:
    """What a card of a plain suit is worth if it is kept, besides its rank."""
    seen, suit = reading.seen, SUIT_BITS[one.suit]
    out = (reading.unseen & suit).bit_count()
    ripe = min(1.0, out / FULL_SUIT)
    worth = 0.0
    if sum(other.suit == one.suit for other in seen.hand) == 1 and any(other.suit == seen.trump for other in seen.hand):
        worth -= weights.short
    if one is YOROMEKI_QUEEN and seen.options.yoromeki and reading.unseen & MIGHTY_BIT:
        worth += weights.queen * (0.5 if seen.named is not MIGHTY else 0.0 if seen.is_declarer else 1.0)
    if one.rank == 2 and seen.options.same_two:
        return worth + weights.two * ripe
    higher = (reading.unseen & reading.above[one.suit][one.index] & suit).bit_count()
    if higher > 1:
        return worth
    return worth + (weights.second if higher else weights.master) * (1.0 - weights.ripe * (1.0 - ripe))
