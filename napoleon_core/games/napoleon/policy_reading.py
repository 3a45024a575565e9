"""What a seat reads from the cards it has seen: strengths as bit sets, where unseen cards may be, and who is on its side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from napoleon_core.cards import pack
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import MIGHTY, YOROMEKI_QUEEN, TrickTable, trick_table
from napoleon_core.games.napoleon.policy_history import HONOUR_BITS, SUIT_BITS, alignment, bits, read_history
from napoleon_core.seats import Seat

ALONE = 0.06
MIGHTY_BIT, QUEEN_BIT = 1 << MIGHTY.index, 1 << YOROMEKI_QUEEN.index


@dataclass(frozen=True, slots=True)
class StrengthBits:
    """A trick table as bit sets: ``above[led][card.index]`` are the cards that beat that card when that suit is led (♥Q for the Mighty)."""

    table: TrickTable
    above: dict[str, tuple[int, ...]]
    pack: int


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
    return StrengthBits(table, above, bits(cards))


@dataclass(frozen=True, slots=True)
class Later:
    """A seat that is still to play to the trick.

    ``align`` is its side, ``follows`` the chance that it must follow, ``misses`` that a given card of ``may_hold`` is elsewhere.
    """

    seat: Seat
    align: float
    follows: float
    misses: float
    may_hold: int


class Reading:
    """One seat's reading of a deal in play.

    ``unseen`` is the bit set of the cards that may be in other hands, ``room`` the number of places where they may lie; ``lacks`` and
    ``align`` are as in ``policy_history``; ``rich`` is the share of honours among the unseen cards.
    """

    __slots__ = ("_later", "above", "align", "lacks", "rich", "room", "seen", "table", "unseen")

    def __init__(self, seen: Observation) -> None:
        strengths = strength_bits(seen.options, seen.trump)
        self.seen = seen
        self.table = strengths.table
        self.above = strengths.above
        history = read_history(seen, self.table)
        aside = bits(seen.shown) | bits(seen.discards or ())
        self.unseen = strengths.pack & ~(history.played | bits(seen.hand) | aside)
        self.room = max(1, self.unseen.bit_count())
        self.rich = (self.unseen & HONOUR_BITS).bit_count() / self.room
        self.lacks = history.lacks
        self.align = alignment(seen, history, ALONE)
        self._later: dict[str, tuple[Later, ...]] = {}

    def later(self, called: str) -> tuple[Later, ...]:
        """The seats that play to the trick after this one, in order, when the suit ``called`` is to be followed (``""``: none)."""
        known = self._later.get(called)
        if known is None:
            seen, players = self.seen, self.seen.options.players
            after = players - len(seen.trick)
            known = tuple(self._one_later((seen.seat + step) % players, called) for step in range(1, after))
            self._later[called] = known
        return known

    def _one_later(self, seat: Seat, called: str) -> Later:
        misses = 1.0 - self.seen.counts[seat] / self.room
        may_hold = self.unseen & ~self.lacks[seat]
        suit = (may_hold & SUIT_BITS[called]).bit_count() if called else 0
        return Later(seat, self.align[seat], 1.0 - float(misses**suit), misses, may_hold)
