"""Which card to name, and which cards to lay away."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from heapq import nsmallest
from itertools import combinations

from napoleon_core.cards import JOKER, SUITS, Card, in_order, pack
from napoleon_core.games.napoleon.exchange import KEEP_ALWAYS, VOID, keep_table, wanted
from napoleon_core.games.napoleon.liking import liking
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import IS_HONOUR
from napoleon_core.games.napoleon.tempers import EVEN, Temper
from napoleon_core.moves import Call, Discard

TRIED = 5  # of so many cards that help most one may be named because it is liked
CHOICE = 9  # of so many cards that are least worth keeping, the discard is chosen


def choose_call(seen: Observation, temper: Temper = EVEN) -> Call:
    """The card that helps most among those that Napoleon lacks, a liked one of the best few before others: never one of Napoleon's own."""
    best, *others = ranked_calls(seen)
    return next((call for call in (best, *others[: TRIED - 1]) if liking(temper, seen, call) > 0), best)


def ranked_calls(seen: Observation) -> Iterator[Call]:
    """What Napoleon may name, the best first."""
    mine = (*seen.hand, *(seen.discards or ()))
    return (Call(one) for one in dict.fromkeys((*wanted(seen.options, seen.trump), *pack(0))) if one not in mine)


def choose_discard(seen: Observation, temper: Temper = EVEN) -> Discard:
    """The cards that are least worth keeping, with a liking for a void; no void is worth an honour while low plain cards can go."""
    return ranked_discards(seen, 1, temper)[0]


def ranked_discards(seen: Observation, most: int, temper: Temper = EVEN) -> list[Discard]:
    """Up to so many ways to lay cards away, the best first."""
    count = len(seen.widow or ())
    table = keep_table(seen.options, seen.trump)
    keep = {one: KEEP_ALWAYS if one is seen.named else table[one.index] for one in seen.hand}
    low = [one for one in seen.hand if _is_low(seen, one)]
    to_choose = low if len(low) >= count and seen.options.discarded_honours != "napoleon" else seen.hand
    least = sorted(to_choose, key=lambda one: (keep[one], one.index))[: max(CHOICE, count)]
    plain = [tuple(one for one in seen.hand if one.suit == suit) for suit in SUITS if suit != seen.trump]
    short = [held for held in plain if 0 < len(held) <= count]

    def loss(chosen: Collection[Card]) -> float:
        made = sum(VOID * (1.0 + temper.void) for held in short if all(one in chosen for one in held))
        return sum(keep[one] for one in chosen) - made

    return [Discard(in_order(away)) for away in nsmallest(most, combinations(least, count), key=loss)]


def _is_low(seen: Observation, one: Card) -> bool:
    """Whether a card is neither an honour nor a trump, the joker or the named card."""
    return one not in IS_HONOUR and one.suit != seen.trump and one is not JOKER and one is not seen.named
