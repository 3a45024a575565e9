"""What a seat reads from the cards it has seen: strengths as bit sets, where unseen cards may be, and who is on its side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from napoleon_core.cards import JOKER, Card, pack
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import MIGHTY, YOROMEKI_QUEEN, TrickTable, left_jack, right_jack, trick_table
from napoleon_core.games.napoleon.policy_history import HONOUR_BITS, SUIT_BITS, alignment, bits, read_history
from napoleon_core.seats import Seat

ALONE = 0.06
STRONG, PLAIN, MOST_SHARE = 2.0, 0.65, 0.9  # how much likelier than others Napoleon holds a trump or a special card, and a plain one
MIGHTY_BIT, QUEEN_BIT = 1 << MIGHTY.index, 1 << YOROMEKI_QUEEN.index


@dataclass(frozen=True, slots=True)
class StrengthBits:
    """A trick table as bit sets: ``above[led][card.index]`` are the cards that beat that card when that suit is led (♥Q for the Mighty).

    ``specials`` names the special cards of the trump suit, ``pack`` is the bit set of all cards in use.
    """

    table: TrickTable
    above: dict[str, tuple[int, ...]]
    specials: dict[Card, str]
    pack: int


@cache
def special_names(trump: str | None) -> dict[Card, str]:
    """The cards that are weighed by name, whatever their rank: ``mighty``, ``right_jack``, ``left_jack`` and ``joker``."""
    cards = {MIGHTY: "mighty", right_jack(trump): "right_jack", left_jack(trump): "left_jack", JOKER: "joker"}
    return {one: name for one, name in cards.items() if one is not None}


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
    return StrengthBits(table, above, special_names(trump), bits(cards))


@dataclass(frozen=True, slots=True)
class Later:
    """A seat that is still to play to the trick.

    ``align`` is its side, ``follows`` the chance that it must follow; ``misses`` and ``misses_beyond`` are the chances that a given card of
    ``may_hold`` is elsewhere, one of the suit to follow and another one that could win.
    """

    seat: Seat
    align: float
    follows: float
    misses: float
    misses_beyond: float
    may_hold: int


class Reading:
    """One seat's reading of a deal in play.

    ``unseen`` is the bit set of the cards that may be in other hands, ``room`` the number of places where they may lie; ``lacks`` and
    ``align`` are as in ``policy_history``; ``rich`` is the share of honours among the unseen cards.
    """

    __slots__ = ("_later", "above", "align", "lacks", "rich", "room", "seen", "specials", "table", "unseen")

    def __init__(self, seen: Observation) -> None:
        strengths = strength_bits(seen.options, seen.trump)
        self.seen = seen
        self.table = strengths.table
        self.above = strengths.above
        self.specials = strengths.specials
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
        strong = plain = self.seen.counts[seat] / self.room
        if seat == self.seen.declarer:
            strong, plain = min(MOST_SHARE, strong * STRONG), plain * PLAIN
        share = strong if called == self.seen.trump else plain
        may_hold = self.unseen & ~self.lacks[seat]
        suit = (may_hold & SUIT_BITS[called]).bit_count() if called else 0
        return Later(seat, self.align[seat], 1.0 - float((1.0 - share) ** suit), 1.0 - share, 1.0 - strong, may_hold)
