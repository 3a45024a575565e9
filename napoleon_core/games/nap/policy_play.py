"""Which card to play in Nap by rule of thumb: the bidder draws trumps, and the others beat the bidder together and cheaply."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.liking import FANCY, liking
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.games.nap.policy_bidding import card_chances, chance_of_least
from napoleon_core.games.nap.policy_misere import shun, tempt
from napoleon_core.games.nap.policy_reading import Reading, read
from napoleon_core.games.nap.tempers import EVEN, Temper

DRAWING = 0.2
"""What leading a trump is worth besides the trick, for a bidder with other cards to bring home, in tricks."""
SURE = 0.95
TASTE = 0.15
"""What a lead that is liked looks better, in tricks."""


def choose_card(seen: Observation, temper: Temper = EVEN) -> Card:
    """A legal card for the seat to act."""
    legal = legal_cards(seen.hand, seen.trick)
    if len(legal) == 1:
        return legal[0]
    reading = read(seen)
    if seen.contract is not None and seen.contract.most == 0:
        return shun(reading, legal) if seen.seat == seen.declarer else tempt(reading, legal)
    if seen.trick:
        return _declare(reading, legal) if seen.seat == seen.declarer else _defend(reading, legal)
    return _lead(reading, legal, temper) if seen.seat == seen.declarer else _defenders_lead(reading, legal, temper)


def _missed_least(reading: Reading, cards: Sequence[Card]) -> Card:
    """A card to lose: plain before trumps, low before high."""
    return min(cards, key=lambda one: (one.suit == reading.seen.trump, one.rank, one.index))


def _lead(reading: Reading, legal: Sequence[Card], temper: Temper) -> Card:
    """The bidder's lead: the best trump suit first, then what stands best, trumps rather while they draw others."""
    seen = reading.seen
    if seen.trump is None:
        need = seen.contract.least if seen.contract else 0
        trump = max(
            (suit for suit in SUITS if any(one.suit == suit for one in legal)),
            key=lambda suit: (
                chance_of_least(seen.options, seen.hand, suit, need) + FANCY * TASTE * (suit in temper.suits),
                sum(card_chances(seen.options, seen.hand, suit)),
            ),
        )
        return max((one for one in legal if one.suit == trump), key=lambda one: one.rank)
    rivals = reading.to_come()
    out = sum(one.suit == seen.trump for one in reading.unseen)
    still = any(reading.holds_none(seat, out, seen.trump) < 1.0 for seat in rivals)
    plain = any(one.suit != seen.trump for one in legal)

    def worth(one: Card) -> float:
        liked = TASTE * liking(temper, seen, one)
        return liked + reading.stands(one, rivals) + (0.0 if one.suit != seen.trump else DRAWING if still and plain else -DRAWING * plain)

    return max(legal, key=lambda one: (worth(one), one.rank, -one.index))


def _defenders_lead(reading: Reading, legal: Sequence[Card], temper: Temper) -> Card:
    """What the bidder beats least often; a trump only where it does so much better."""
    declarer = [seat for seat in reading.to_come() if seat == reading.seen.declarer]

    def worth(one: Card) -> float:
        liked = TASTE * liking(temper, reading.seen, one)
        return liked + reading.stands(one, declarer) - (DRAWING if one.suit == reading.seen.trump else 0.0)

    return max(legal, key=lambda one: (worth(one), one.rank, -one.index))


def _declare(reading: Reading, legal: Sequence[Card]) -> Card:
    """The bidder wins as cheaply as it is sure, or loses what is missed least."""
    return _winner(reading, legal, reading.to_come()) or _missed_least(reading, legal)


def _defend(reading: Reading, legal: Sequence[Card]) -> Card:
    """The others take tricks from the bidder alone: they do not beat each other's winning cards once those stand."""
    seen = reading.seen
    if reading.has_played(seen.declarer):
        if reading.holder() != seen.declarer:
            return _missed_least(reading, legal)
        return _winner(reading, legal, ()) or _missed_least(reading, legal)
    declarer = [seat for seat in reading.to_come() if seat == seen.declarer]
    leading = next(play.card for play in seen.trick_plays() if play.seat == reading.holder())
    stronger = _winner(reading, legal, declarer)
    if stronger is None or reading.stands(stronger, declarer) <= reading.stands(leading, declarer):
        return _missed_least(reading, legal)
    return stronger


def _winner(reading: Reading, legal: Sequence[Card], rivals: Sequence[int]) -> Card | None:
    """Of the cards that take the lead in the trick the cheapest that surely stands against these seats, else the one that does so best."""
    winning = [one for one in legal if reading.beats(one)]
    if not winning:
        return None
    best = max(reading.stands(one, rivals) for one in winning)
    return _missed_least(reading, [one for one in winning if reading.stands(one, rivals) >= min(best, SURE)])
