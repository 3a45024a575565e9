"""What a seat reads from the cards it has seen: strengths as bit sets, where unseen cards may be, and who is on its side.

A bit set has the bit ``1 << card.index`` for each of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from napoleon_core.cards import SUITS, Card, pack
from napoleon_core.games.napoleon.belief import proved_lacks
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import HONOURS, MIGHTY, YOROMEKI_QUEEN, TrickTable, trick_table
from napoleon_core.seats import Seat

ALONE = 0.06


def bits(held: Iterable[Card]) -> int:
    """The bit set of these cards."""
    mask = 0
    for one in held:
        mask |= 1 << one.index
    return mask


SUIT_BITS = {suit: bits(one for one in pack(0) if one.suit == suit) for suit in SUITS} | {"": 0}
HONOUR_BITS = bits(HONOURS)
MIGHTY_BIT, QUEEN_BIT = 1 << MIGHTY.index, 1 << YOROMEKI_QUEEN.index


@dataclass(frozen=True, slots=True)
class StrengthBits:
    """A trick table as bit sets: ``above[led][card.index]`` are the cards that beat that card when that suit is led (♥Q for the Mighty)."""

    table: TrickTable
    above: dict[str, tuple[int, ...]]


@cache
def strength_bits(options: NapoleonOptions, trump: str | None) -> StrengthBits:
    """The bit sets for these options and this trump suit."""
    table = trick_table(options, trump)
    cards = pack(options.jokers)
    above: dict[str, tuple[int, ...]] = {}
    for led, strengths in table.strengths.items():
        rows = [bits(other for other in cards if strengths[other.index] > strengths[one.index]) for one in pack(1)]
        if options.yoromeki:
            rows[MIGHTY.index] = QUEEN_BIT
        above[led] = tuple(rows)
    return StrengthBits(table, above)


class Reading:
    """One seat's reading of a deal in play.

    ``unseen`` are the cards that may be in other hands, ``room`` the places where they may lie; ``lacks`` are the suits each seat is proved
    not to hold, as a bit set of their cards; ``align[seat]`` runs from −1, surely an opponent, to 1, surely on the own side.
    """

    __slots__ = ("above", "align", "counts", "lacks", "room", "seen", "table", "unseen")

    def __init__(self, seen: Observation) -> None:
        strengths = strength_bits(seen.options, seen.trump)
        self.seen = seen
        self.table = strengths.table
        self.above = strengths.above
        known = bits(seen.hand) | bits(seen.trick) | bits(seen.shown) | bits(seen.discards or ())
        for trick in seen.tricks:
            known |= bits(trick.cards)
        self.unseen = bits(pack(seen.options.jokers)) & ~known
        self.room = self.unseen.bit_count()
        self.counts = seen.counts
        self.lacks = [sum(SUIT_BITS[suit] for suit in suits) for suits in proved_lacks(seen)]
        self.align = alignment(seen, self.lacks)

    def chance_of(self, seat: Seat, cards: int) -> float:
        """The chance that a seat holds one or more of these unseen cards."""
        count = (cards & ~self.lacks[seat]).bit_count()
        if not count or not self.room:
            return 0.0
        return 1.0 - float((1.0 - self.counts[seat] / self.room) ** count)


def alignment(seen: Observation, lacks: list[int]) -> list[float]:
    """How far each seat is on the side of the seat that sees; see ``Reading``."""
    seats = range(seen.options.players)
    me, declarer = seen.seat, seen.declarer
    partner = seen.partner()
    if partner is not None or seen.knows_alone():
        mine = me in (declarer, partner)
        return [1.0 if (seat in (declarer, partner)) == mine else -1.0 for seat in seats]
    assert seen.named is not None
    named = 1 << seen.named.index
    suspects = [seat for seat in seats if seat not in (me, declarer) and not lacks[seat] & named]
    alone = 0.0 if seen.is_declarer else ALONE
    guilt = (1.0 - alone) / len(suspects) if suspects else 0.0
    share = [guilt if seat in suspects else 0.0 for seat in seats]
    if seen.is_declarer:
        return [1.0 if seat == me else 2.0 * share[seat] - 1.0 for seat in seats]
    return [-1.0 if seat == declarer else 1.0 - 2.0 * share[seat] for seat in seats]
