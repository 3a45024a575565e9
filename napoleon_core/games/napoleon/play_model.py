"""How likely our own strong players play a card, for others to reckon with: a softmax over the legal cards.

What a card is worth to its player is a sum of weights of what can be said of it (``FEATURES``), a row of weights for each context: the
player's role, and whose the trick is in the player's eyes. Only what all have seen goes into it, but for the role and for the hand; so
a world tells by itself how likely all plays so far were in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp
from typing import NamedTuple, TypeAlias

from napoleon_core.cards import JOKER, Card, pack
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import IS_HONOUR, YOROMEKI_QUEEN
from napoleon_core.games.napoleon.policy_history import HONOUR_BITS, SUIT_BITS, bits
from napoleon_core.games.napoleon.policy_reading import StrengthBits, strength_bits
from napoleon_core.seats import Seat

IN_NAPOLEON, IN_ADJUTANT, IN_ALLY = range(3)
LEADS, FRIEND, ENEMY, UNKNOWN = range(4)
CONTEXTS = 12
"""Role × whose the trick is: three roles, each with the lead, a friend's trick, an enemy's, and that of somebody whose side is open."""
FEATURES = (
    "honour",
    "rank",
    "trump",
    "mighty",
    "right_jack",
    "left_jack",
    "joker",
    "named",
    "two",
    "queen",
    "ace",
    "wins",
    "may_win",
    "master",
    "wins_honours",
    "winning_honour",
    "risked_honour",
    "thrown",
    "late_special",
    "late_trump",
    "late_named",
    "last_honour",
)
AT = {name: at for at, name in enumerate(FEATURES)}
Features: TypeAlias = list[tuple[int, float]]
UNIT = 100


def weight_table(text: str) -> tuple[tuple[float, ...], ...]:
    """Weights from whole numbers in hundredths: a line for each context, in it one for each of ``FEATURES``."""
    return tuple(tuple(int(one) / UNIT for one in line.split()) for line in text.splitlines())


class Situation(NamedTuple):
    """What all have seen when ``seat`` played ``card``.

    ``called`` is the suit to follow, None for a lead and where nothing is called; ``lead`` is the card that was led; ``best`` are the cards
    that beat what holds the trick so far, as a bit set; ``unplayed`` are the cards that nobody had played; ``whose`` is by role.
    """

    seat: Seat
    card: Card
    lead: Card | None
    called: str | None
    best: int
    honours: int
    after: int
    late: float
    unplayed: int
    whose: tuple[int, int, int]


def situations(seen: Observation) -> Iterator[Situation]:
    """Every play so far, in order. Precondition: cards are played, or about to be."""
    options, players = seen.options, seen.options.players
    strengths = strength_bits(options, seen.trump)
    unplayed = strengths.pack & ~bits(seen.shown)
    known: Seat | None = None
    alone = seen.named in seen.shown
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks]
    if seen.leader is not None and seen.trick:
        tricks.append((seen.leader, seen.trick))
    for number, (leader, cards) in enumerate(tricks):
        lead, holder, best, honours = cards[0], leader, 0, 0
        called = strengths.table.called(lead)
        above = strengths.above[lead.suit]
        for place, one in enumerate(cards):
            seat = (leader + place) % players
            whose = (LEADS, LEADS, LEADS) if not place else _whose(holder, seen.declarer, known, alone)
            after = players - 1 - place
            yield Situation(
                seat,
                one,
                lead if place else None,
                called if place else None,
                best,
                honours,
                after,
                number / options.hand_size,
                unplayed,
                whose,
            )
            if not place or best >> one.index & 1:
                holder, best = seat, above[one.index]
            honours += one in IS_HONOUR
            unplayed &= ~(1 << one.index)
            if one is seen.named:
                known, alone = seat, seat == seen.declarer


def _whose(holder: Seat, declarer: Seat | None, known: Seat | None, alone: bool) -> tuple[int, int, int]:
    """Whose the trick is in the eyes of Napoleon, of the adjutant and of an ally; who played the named card is known to all."""
    if holder == declarer:
        return ENEMY, FRIEND, ENEMY
    if known is None and not alone:
        return UNKNOWN, ENEMY, UNKNOWN
    if holder == known:
        return FRIEND, ENEMY, ENEMY
    return ENEMY, ENEMY, FRIEND


class PlayModel:
    """The model at one table: what can be said of a card, and what it is worth by given weights, a row for each context."""

    def __init__(self, options: NapoleonOptions, trump: str | None, named: Card | None) -> None:
        self._strengths = strength_bits(options, trump)
        self._trump = trump
        self._named = named
        self._plain = [_plain(one, options, trump, named, self._strengths) for one in pack(1)]

    def features(self, at: Situation, one: Card) -> Features:
        """What can be said of a card in a situation, by the place in ``FEATURES``."""
        found = self._plain[one.index][:]
        lead = at.lead or one
        above = self._strengths.above[lead.suit][one.index]
        honour = one in IS_HONOUR
        if at.lead is None or at.best >> one.index & 1:
            unplayed = at.unplayed & ~(1 << one.index)
            sure = not at.after or not above & unplayed
            found.append((AT["wins" if sure else "may_win"], 1.0))
            if not sure and not above & unplayed & SUIT_BITS[one.suit]:
                found.append((AT["master"], 1.0))
            found.append((AT["wins_honours"], float(at.honours)))
            if honour:
                found.append((AT["winning_honour" if sure else "risked_honour"], 1.0))
        elif at.called is not None and one.suit != at.called:
            found.append((AT["thrown"], 1.0))
        if honour and not at.after:
            found.append((AT["last_honour"], 1.0))
        if one in self._strengths.specials:
            found.append((AT["late_special"], at.late))
        elif one.suit == self._trump:
            found.append((AT["late_trump"], at.late))
        if one is self._named:
            found.append((AT["late_named"], at.late))
        return found

    def odds(self, at: Situation, role: int, cards: Iterable[Card], weights: Sequence[Sequence[float]]) -> list[float]:
        """By index, how likely a player of that role plays each of these cards there, as odds against each other; 0 for others."""
        row, found = weights[4 * role + at.whose[role]], [0.0] * len(self._plain)
        for one in cards:
            found[one.index] = exp(sum(row[place] * value for place, value in self.features(at, one)))
        return found


def _plain(one: Card, options: NapoleonOptions, trump: str | None, named: Card | None, strengths: StrengthBits) -> Features:
    """What can be said of a card whatever the situation."""
    found: Features = []
    if 1 << one.index & HONOUR_BITS:
        found.append((AT["honour"], 1.0))
    if one is not JOKER:
        found.append((AT["rank"], (one.rank - 2) / 12))
    if one is named:
        found.append((AT["named"], 1.0))
    if one in strengths.specials:
        found.append((AT[strengths.specials[one]], 1.0))
        return found
    if one.suit == trump:
        found.append((AT["trump"], 1.0))
    elif one.rank == 14:
        found.append((AT["ace"], 1.0))
    if one.rank == 2 and options.same_two:
        found.append((AT["two"], 1.0))
    if one is YOROMEKI_QUEEN and options.yoromeki:
        found.append((AT["queen"], 1.0))
    return found
