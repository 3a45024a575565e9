"""What the play so far tells a seat, gathered in one pass: which cards are gone, who lacks what, and who plays like the adjutant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from napoleon_core.cards import JOKER, SUITS, Card, pack
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import HONOURS, TrickTable


def bits(held: Iterable[Card]) -> int:
    """These cards as a bit set: the bit ``1 << card.index`` for each."""
    mask = 0
    for one in held:
        mask |= 1 << one.index
    return mask


SUIT_BITS = {suit: bits(one for one in pack(0) if one.suit == suit) for suit in SUITS} | {"": 1 << JOKER.index}
HONOUR_BITS = bits(HONOURS)

# How many times as often an adjutant does this as an ally does: counted in play, tempered.
LED_TRUMP, LED_HONOUR, LED_LOW = 2.0, 0.5, 1.5
BEAT_NAPOLEON, FED_NAPOLEON, SPARED_NAPOLEON = 0.5, 2.5, 0.85
BEAT_OTHER, FED_OTHER, SPARED_OTHER = 1.5, 0.35, 1.0


@dataclass(frozen=True, slots=True)
class History:
    """The tricks so far.

    ``played`` is the bit set of the cards played; ``lacks`` are, for each seat, the cards of the suits that it is proved not to hold, as
    ``belief.proved_lacks`` proves them; ``guilt`` is how many times likelier its plays are for an adjutant than for an ally.
    """

    played: int
    lacks: list[int]
    guilt: list[float]


def read_history(seen: Observation, table: TrickTable) -> History:
    """One pass over all plays."""
    players = seen.options.players
    played, lacks, guilt = 0, [0] * players, [1.0] * players
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks]
    if seen.leader is not None and seen.trick:
        tricks.append((seen.leader, seen.trick))
    for leader, cards in tricks:
        lead = cards[0]
        called = table.called(lead)
        strengths = table.strengths[lead.suit]
        played |= 1 << lead.index
        guilt[leader] *= LED_TRUMP if lead.suit == table.trump else LED_HONOUR if lead.rank >= 10 else LED_LOW
        seat = holder = leader
        best = strengths[lead.index]
        for one in cards[1:]:
            seat = seat + 1 if seat + 1 < players else 0
            played |= 1 << one.index
            if one is not JOKER:
                if called is not None and one.suit != called:
                    lacks[seat] |= SUIT_BITS[called]
                if lead is table.call_card:
                    lacks[seat] |= SUIT_BITS[""]
            strength = strengths[one.index]
            if strength > best:
                guilt[seat] *= BEAT_NAPOLEON if holder == seen.declarer else BEAT_OTHER
                best, holder = strength, seat
            elif one.rank >= 10:
                guilt[seat] *= FED_NAPOLEON if holder == seen.declarer else FED_OTHER
            else:
                guilt[seat] *= SPARED_NAPOLEON if holder == seen.declarer else SPARED_OTHER
    return History(played, lacks, guilt)


def alignment(seen: Observation, history: History, alone: float) -> list[float]:
    """How far each seat is on the side of the seat that sees: from −1, surely an opponent, to 1, surely on its side.

    ``alone`` is the chance that Napoleon has no adjutant, in the eyes of those who cannot know.
    """
    seats = range(seen.options.players)
    me, declarer = seen.seat, seen.declarer
    partner = seen.partner()
    if partner is not None or seen.knows_alone():
        mine = me in (declarer, partner)
        return [1.0 if (seat in (declarer, partner)) == mine else -1.0 for seat in seats]
    share = _suspicion(seen, history, 0.0 if me == declarer else alone)
    if me == declarer:
        return [1.0 if seat == me else 2.0 * share[seat] - 1.0 for seat in seats]
    return [-1.0 if seat == declarer else 1.0 - 2.0 * share[seat] for seat in seats]


def _suspicion(seen: Observation, history: History, alone: float) -> list[float]:
    """The chance of each seat to be the adjutant."""
    named = 0 if seen.named is None else 1 << seen.named.index
    guilt = [
        0.0 if seat in (seen.seat, seen.declarer) or history.lacks[seat] & named else history.guilt[seat]
        for seat in range(seen.options.players)
    ]
    whole = sum(guilt)
    return [(1.0 - alone) * one / whole for one in guilt] if whole else guilt
