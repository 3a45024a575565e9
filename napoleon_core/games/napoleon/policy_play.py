"""Which card to play: the expected worth of the trick for the own side, less what the card would be worth later."""

from __future__ import annotations

from napoleon_core.cards import JOKER, Card
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import MIGHTY, SPECIAL, TWOS, YOROMEKI_QUEEN, left_jack, right_jack
from napoleon_core.games.napoleon.policy_reading import HONOUR_BITS, MIGHTY_BIT, SUIT_BITS, Reading, bits
from napoleon_core.games.napoleon.policy_weights import Weights
from napoleon_core.seats import Seat


def choose_card(seen: Observation, weights: Weights) -> Card:
    """The legal card with the highest worth, the first in the order of the hand among equals."""
    reading = Reading(seen)
    legal = reading.table.legal(seen.hand, seen.trick)
    if len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda one: trick_worth(reading, one, weights) - kept_worth(reading, one, weights))


def trick_worth(reading: Reading, one: Card, weights: Weights) -> float:
    """What the running trick is worth if ``one`` is played to it: its honours, counted by how likely the own side wins it, and the lead."""
    seen = reading.seen
    trick = (*seen.trick, one)
    led = trick[0].suit
    players = seen.options.players
    place = reading.table.winner(trick, first=True)[0]
    first = seen.seat if seen.leader is None else seen.leader
    holder = (first + place) % players
    later = [(seen.seat + step) % players for step in range(1, players - len(trick) + 1)]
    beaters = _beaters(reading, trick, place)
    fate, mine = reading.align[holder], float(holder == seen.seat)
    rich = (reading.unseen & HONOUR_BITS).bit_count() / max(1, reading.room)
    honours = float((bits(trick) & HONOUR_BITS).bit_count())
    called = SUIT_BITS[reading.table.called(trick[0]) or ""]
    follow = [1.0 - _void(reading, seat, called) for seat in later]
    for seat, follows in zip(later, follow, strict=True):
        within = reading.chance_of(seat, beaters & called)
        beyond = reading.chance_of(seat, beaters & ~called) * (1.0 - follows)
        side = reading.align[seat]
        beats = (1.0 - (1.0 - within) * (1.0 - beyond)) * weights.willing * (1.0 - side * fate) * 0.5
        fate += beats * (side - fate)
        mine *= 1.0 - beats
        honours += rich * (1.0 + weights.feed * side * fate)
    if seen.options.same_two and seen.tricks and led:
        fate = _with_same_two(reading, trick, later, follow, fate)
    worth = fate * honours + weights.lead * mine
    if len(trick) == 1 and called == SUIT_BITS[seen.trump or ""] != 0:
        worth += weights.draw * (reading.unseen & called).bit_count()
    return worth


def _beaters(reading: Reading, trick: tuple[Card, ...], place: int) -> int:
    """The unseen cards that others than friends of Napoleon may beat the trick with."""
    best = trick[place]
    if reading.seen.options.yoromeki and MIGHTY in trick and YOROMEKI_QUEEN in trick:
        return 0
    beaters = reading.above[trick[0].suit][best.index] & reading.unseen
    if reading.seen.options.yoromeki and YOROMEKI_QUEEN in trick:
        beaters &= ~MIGHTY_BIT
    if reading.seen.is_declarer and reading.seen.named is not None:
        beaters &= ~(1 << reading.seen.named.index)
    return beaters


def _void(reading: Reading, seat: Seat, called: int) -> float:
    """The chance that a seat need not follow."""
    if not called or called & reading.lacks[seat]:
        return 1.0
    return 1.0 - reading.chance_of(seat, reading.unseen & called)


def _with_same_two(reading: Reading, trick: tuple[Card, ...], later: list[Seat], follow: list[float], fate: float) -> float:
    """The expected side of the winner when the two of the suit may win (rules: Who wins a trick, line 7)."""
    led = trick[0].suit
    strengths = reading.table.strengths[led]
    if any(one.suit != led or strengths[one.index] >= SPECIAL for one in trick):
        return fate
    every = 1.0
    for follows in follow:
        every *= follows
    seen, two = reading.seen, TWOS[led]
    if two in trick:
        first = seen.seat if seen.leader is None else seen.leader
        return fate + every * (reading.align[(first + trick.index(two)) % seen.options.players] - fate)
    if not reading.unseen >> two.index & 1:
        return fate
    for seat in later:
        fate += every * reading.chance_of(seat, 1 << two.index) * (reading.align[seat] - fate)
    return fate


def kept_worth(reading: Reading, one: Card, weights: Weights) -> float:
    """What a card is worth if it is kept."""
    trump = reading.seen.trump
    worth = weights.honour if HONOUR_BITS >> one.index & 1 else 0.0
    worth += weights.secret if one is reading.seen.named and reading.seen.is_adjutant else 0.0
    if one is MIGHTY:
        return worth + weights.mighty
    if one is JOKER:
        return worth + weights.joker
    if one is right_jack(trump):
        return worth + weights.right_jack
    if one is left_jack(trump):
        return worth + weights.left_jack
    worth += weights.rank * one.rank
    higher = (reading.unseen & reading.above[one.suit][one.index] & SUIT_BITS[one.suit]).bit_count()
    if one.suit == trump:
        return worth + weights.trump + weights.trump_rank * (one.rank - 2) + weights.trump_master * (not higher)
    if one is YOROMEKI_QUEEN and reading.seen.options.yoromeki and reading.unseen & MIGHTY_BIT:
        worth += weights.queen
    if one.rank == 2 and reading.seen.options.same_two:
        return worth + weights.two
    return worth + (weights.master if not higher else weights.second if higher == 1 else 0.0)
