"""What a hand of Nap is worth: the chance of each number of tricks, and so of each bid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.contract import HAND, Contract, open_to
from napoleon_core.games.nap.liking import liking_of
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.options import ACE, NapOptions
from napoleon_core.games.nap.tempers import EVEN, Temper
from napoleon_core.moves import PASS, Move

# How far the chance that a higher trump is against one falls with each round of trumps, the chance that a plain card is not trumped,
# and what a low plain card still takes. Fitted to deals played out at tables of four. At others they
# change with powers of the crowd: the more play against one, the less a round of trumps draws, and the more may trump.
DRAWN, UNTRUMPED, SHORT_UNTRUMPED, LONG_SHOT = 0.45, 0.8, 0.6, 0.06
DRAWING_POWER, TRUMPING_POWER = -0.5, 0.6
LONG = 3  # trumps from which on others are trumped less
FITTED = 3
"""How many opponents there were in the deals to which all this was fitted."""
# In a misère: the share of cards of the suit below a card that makes it a danger, and how much a second low card covers.
DANGER, COVER = 0.62, 0.45
# Cards do not win each by itself: a hand that draws the trumps wins the rest too. Fitted in the same way.
TOGETHER = {4: 0.85, 5: 0.62}
PASSING = -0.8
"""Points, from each opponent, that a pass promises: the others bid too, and make it more often than not."""
CAUTION, FEW_CAUTION = 2.3, 1.5
"""Points by which a bid of no trick at all must promise more: the others learn how to hold down who bids it on any low hand.

Fewer than three against one learn it less well.
"""
GLORY, SLAM = 3.0, 0.36
"""Points by which a bid of every trick is thought better than it promises, from this chance on: its fame is worth a risk."""

TASTE = 0.12
"""What a bid that is liked looks better, in what stands between one kept and one that is not."""


def choose_bid(seen: Observation, temper: Temper = EVEN) -> Move:
    """The bid that promises most, or a pass; the forced dealer takes the least evil."""
    row = choose_row(seen.options, seen.hand, seen.bidding.high, seen.forced, temper)
    return row.bid if row else PASS


def choose_row(options: NapOptions, hand: tuple[Card, ...], high: int, forced: bool, temper: Temper = EVEN) -> Contract | None:
    """The same for a hand over a bid at step ``high`` (−1 before one); None is a pass."""
    rows = open_to(options, high, forced)
    if not rows:
        return None
    appeal = {row: promise(options, hand, row) + _leaning(options, hand, row) + _liked(temper, row) for row in rows}
    best = max(rows, key=lambda row: (appeal[row], -row.step))
    return best if forced or appeal[best] > PASSING else None


def _leaning(options: NapOptions, hand: tuple[Card, ...], row: Contract) -> float:
    """Points by which a bid is thought better than it promises, or worse; a bid that only doubles another one's stake must stand alone."""
    if row.most == 0:
        return -(FEW_CAUTION if crowd(options) < 1 else CAUTION)
    return GLORY if row.least == HAND and row.over is None and chance_of(options, hand, row) >= SLAM else 0.0


def _liked(temper: Temper, row: Contract) -> float:
    """Points by which a bid looks better that is liked."""
    return TASTE * (row.won + row.lost) * liking_of(temper, row)


def promise(options: NapOptions, hand: tuple[Card, ...], row: Contract) -> float:
    """Points that each opponent may be expected to pay for this bid; negative when they are paid."""
    chance = chance_of(options, hand, row)
    return chance * row.won - (1.0 - chance) * row.lost


def chance_of(options: NapOptions, hand: tuple[Card, ...], row: Contract) -> float:
    """The chance that a hand makes a bid, with its best suit as trumps."""
    if row.most == 0:
        return chance_of_none(options, hand)
    return max([chance_of_least(options, hand, suit, row.least) for suit in SUITS])


def chance_of_least(options: NapOptions, hand: tuple[Card, ...], trump: str, least: int) -> float:
    """The chance of at least so many tricks with this trump suit, each card winning by itself."""
    return _chances(options, hand, trump)[least]


@lru_cache(1024)  # all bids ask for the same hand
def _chances(options: NapOptions, hand: tuple[Card, ...], trump: str) -> tuple[float, ...]:
    """By the number of tricks."""
    if not any(one.suit == trump for one in hand):
        return (0.0,) * (HAND + 1)
    spread = [1.0]
    for chance in card_chances(options, hand, trump):
        spread = [
            (spread[count] * (1.0 - chance) if count < len(spread) else 0.0) + (spread[count - 1] * chance if count else 0.0)
            for count in range(len(spread) + 1)
        ]
    return tuple([float(sum(spread[least:]) ** TOGETHER.get(least, 1.0)) for least in range(HAND + 1)])


def card_chances(options: NapOptions, hand: Sequence[Card], trump: str) -> list[float]:
    """The chance of each card to win a trick for the bidder, who leads first."""
    clears, drawn, safes = _rates(options)
    safe = safes[len([one for one in hand if one.suit == trump]) >= LONG]
    chances = []
    for one in hand:
        held = len([other for other in hand if other.suit == one.suit and other.rank > one.rank])
        clear = clears[ACE - one.rank - held]
        if one.suit == trump:
            chances.append(1.0 - (1.0 - clear) * drawn**held)
        else:
            chances.append(max(clear * safe, LONG_SHOT))
    return chances


@cache
def _rates(options: NapOptions) -> tuple[list[float], float, tuple[float, float]]:
    """The chance that so many cards are in no other hand, what a round of trumps leaves, what few and many trumps save from trumping."""
    power = crowd(options) ** TRUMPING_POWER
    clears = [(1.0 - against(options)) ** missing for missing in range(options.ranks)]
    return clears, DRAWN ** crowd(options) ** DRAWING_POWER, (SHORT_UNTRUMPED**power, UNTRUMPED**power)


def crowd(options: NapOptions) -> float:
    """How many play against one, in shares of a table of four."""
    return (options.players - 1) / FITTED


def against(options: NapOptions) -> float:
    """The chance that a card which this hand lacks is in another."""
    others = HAND * (options.players - 1)
    return others / (len(SUITS) * options.ranks - HAND)


def chance_of_none(options: NapOptions, hand: Sequence[Card]) -> float:
    """The chance to win no trick at all: each suit is safe as far as its cards lie low, the safer the more players may lie above."""
    chance = 1.0
    for suit in SUITS:
        held = sorted(one.rank for one in hand if one.suit == suit)
        for place, rank in enumerate(held):
            below = rank - (ACE - options.ranks) - 1 - place
            danger = (below / options.ranks) ** 2 * DANGER * COVER**place * 2
            chance *= 1.0 - min(1.0, danger)
    return float(chance ** (1 / crowd(options)))
