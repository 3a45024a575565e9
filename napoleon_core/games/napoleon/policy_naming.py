"""Which card to name, and which cards to lay away."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from heapq import nsmallest
from itertools import combinations

from napoleon_core.cards import JOKER, SUITS, Card, card, in_order, pack
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import IS_HONOUR, MIGHTY, YOROMEKI_QUEEN, left_jack, right_jack, special_cards
from napoleon_core.moves import Call, Discard

CHOICE = 9  # of so many cards that are least worth keeping, the discard is chosen
VOID = 1.2
HONOUR_AWAY = 1.5
WANTED = ("left", "right", "mighty", "A", "joker", "K", "Q")  # a rank means that card of the trump suit


def choose_call(seen: Observation) -> Call:
    """The card that helps most among those that Napoleon lacks: never one of Napoleon's own cards."""
    return next(ranked_calls(seen))


def ranked_calls(seen: Observation) -> Iterator[Call]:
    """What Napoleon may name, the best first."""
    mine = (*seen.hand, *(seen.discards or ()))
    return (Call(one) for one in dict.fromkeys((*_wanted(seen), *pack(0))) if one not in mine)


def _wanted(seen: Observation) -> list[Card]:
    """Cards worth having in a partner's hand, the best first: of those that the rules in use make special, and of high trumps and aces."""
    trump = seen.trump
    specials = {"mighty": MIGHTY, "right": right_jack(trump), "left": left_jack(trump), "joker": JOKER if seen.options.jokers else None}
    named = {key: specials[key] if key in specials else card(key + trump) if trump else None for key in WANTED}
    return [*(one for one in named.values() if one is not None), *(card("A" + suit) for suit in SUITS)]


def choose_discard(seen: Observation) -> Discard:
    """The cards that are least worth keeping, with a liking for a void; no void is worth an honour while low plain cards can go."""
    return ranked_discards(seen, 1)[0]


def ranked_discards(seen: Observation, most: int) -> list[Discard]:
    """Up to so many ways to lay cards away, the best first."""
    count = len(seen.widow or ())
    keep = {one: keep_worth(seen, one) for one in seen.hand}
    low = [one for one in seen.hand if _is_low(seen, one)]
    to_choose = low if len(low) >= count and seen.options.discarded_honours != "napoleon" else seen.hand
    least = sorted(to_choose, key=lambda one: (keep[one], one.index))[: max(CHOICE, count)]
    plain = [tuple(one for one in seen.hand if one.suit == suit) for suit in SUITS if suit != seen.trump]
    short = [held for held in plain if 0 < len(held) <= count]

    def loss(chosen: Collection[Card]) -> float:
        made = sum(VOID for held in short if all(one in chosen for one in held))
        return sum(keep[one] for one in chosen) - made

    return [Discard(in_order(away)) for away in nsmallest(most, combinations(least, count), key=loss)]


def _is_low(seen: Observation, one: Card) -> bool:
    """Whether a card is neither an honour nor a trump, the joker or the named card."""
    return one not in IS_HONOUR and one.suit != seen.trump and one is not JOKER and one is not seen.named


def keep_worth(seen: Observation, one: Card) -> float:
    """What a card is worth in Napoleon's hand."""
    trump = seen.trump
    if one in special_cards(seen.options, trump) or one is seen.named:
        return 20.0
    if one.suit == trump:
        return 6.0 + 0.4 * one.rank
    worth = {14: 3.0, 13: 1.4, 12: 0.5, 2: 0.6 if seen.options.same_two else 0.0}.get(one.rank, 0.02 * one.rank)
    if one is YOROMEKI_QUEEN and seen.options.yoromeki:
        worth += 0.6
    return worth + (HONOUR_AWAY if one in IS_HONOUR else 0.0)
