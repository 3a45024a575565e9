"""What a hand is worth, and what to bid on it."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.napoleon.contract import MOST, Contract, by_name, ladder
from napoleon_core.games.napoleon.liking import liking
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import YOROMEKI_QUEEN
from napoleon_core.games.napoleon.policy_reading import special_names
from napoleon_core.games.napoleon.tempers import EVEN, Temper
from napoleon_core.moves import PASS, Bid, Move

# Honours of the army, fitted to deals played out: what stands for itself, for each trump, and for single cards by rank.
BASE, NO_TRUMP_BASE = 6.4, 8.4
TRUMP_LENGTH, LONG_TRUMPS = 0.7, 0.17
SPECIALS = {"mighty": 1.6, "right_jack": 1.5, "left_jack": 1.9, "joker": 0.85}
TRUMPS = {14: 1.0, 13: 0.55, 12: 0.5, 10: 0.4}
PLAIN = {14: 0.5, 13: -0.1, 12: -0.1, 11: -0.2, 10: -0.2}
GUARDED_KING, QUEEN, TWO, VOID = 0.35, 0.3, 0.42, 0.2

# From so far below the number a bid is made: the first one with more care than one over another's, for to let that stand costs too.
OPENING, OVERCALL = -0.8, -1.5
# Where the house asks for more than hands can promise, a match would hardly end if everyone waited for a sure bid: for each honour of the
# lowest bid above USUAL_MINIMUM, the first bid is made on so much less.
USUAL_MINIMUM, BOLDNESS = 14, 0.75
TASTE = 0.8
"""So many honours a bid looks better that is liked."""
JUMPS = 2
"""Who likes to jump bids up to so many honours more than would do."""


def estimate(hand: Sequence[Card], trump: str | None, options: NapoleonOptions) -> float:
    """Honours that the army may be expected to take with this hand as dealt and this trump suit."""
    value = BASE if trump else NO_TRUMP_BASE
    length = sum(one.suit == trump for one in hand)
    value += TRUMP_LENGTH * length + LONG_TRUMPS * max(0, length - 5)
    for one in hand:
        value += card_worth(one, hand, trump, options)
    return value + sum(VOID for suit in SUITS if suit != trump and not any(one.suit == suit for one in hand))


def card_worth(one: Card, hand: Sequence[Card], trump: str | None, options: NapoleonOptions) -> float:
    """What one card adds."""
    specials = special_names(trump)
    if one in specials:
        return SPECIALS[specials[one]]
    if one.suit == trump:
        return TRUMPS.get(one.rank, 0.0)
    worth = PLAIN.get(one.rank, 0.0)
    if one.rank == 13 and any(other.suit == one.suit and other.rank == 14 for other in hand):
        worth += GUARDED_KING
    if one is YOROMEKI_QUEEN and options.yoromeki:
        worth += QUEEN
    if one.rank == 2 and options.same_two:
        worth += TWO
    return worth


def choose_bid(seen: Observation, temper: Temper = EVEN) -> Move:
    """The lowest number in the strain that promises most beyond it, or a pass; who jumps bids at once what the hand is worth."""
    best = ranked_bids(seen, 0.0, temper)[0]
    return _raised(seen, best) if temper.jump and isinstance(best, Bid) else best


def _raised(seen: Observation, bid: Bid) -> Bid:
    """The bid of that strain nearest to what the hand promises, up to ``JUMPS`` honours more."""
    rows = by_name(seen.options.minimum_bid, seen.options.no_trump)
    row = rows[bid.name]
    number = min(row.number + JUMPS, MOST, max(row.number, round(estimate(seen.hand, row.trump, seen.options))))
    return rows[f"{number}{row.strain}"].bid


def ranked_bids(seen: Observation, doubt: float, temper: Temper = EVEN) -> list[Move]:
    """The best bid or a pass, then whatever else somebody may choose who values the hand wrong by so many honours."""
    rows = ladder(seen.options.minimum_bid, seen.options.no_trump)[seen.bidding.high + 1 :]
    if not rows or seen.bidding.bidder == seen.seat:
        return [PASS]
    lowest: dict[str, Contract] = {}
    for row in rows[:5]:
        lowest.setdefault(row.strain, row)
    spare = {row: estimate(seen.hand, row.trump, seen.options) - row.number for row in lowest.values()}
    if temper is not EVEN:
        spare = {row: worth + TASTE * liking(temper, seen, row.bid) for row, worth in spare.items()}
    bold = BOLDNESS * max(0, seen.options.minimum_bid - USUAL_MINIMUM)
    cover = OPENING - bold if seen.bidding.bidder is None else OVERCALL
    bids = sorted(spare, key=lambda row: (-spare[row], row.step))
    possible: list[Move] = [row.bid for row in bids if spare[row] >= cover - doubt and spare[row] >= spare[bids[0]] - doubt]
    if spare[bids[0]] < cover:
        return [PASS, *possible]
    return [*possible, PASS] if spare[bids[0]] - cover < doubt else possible
