"""Which cards may be played and who wins a trick (rules: Nap, Play)."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import Contract
from napoleon_core.mechanics.tricks import Trick, following

HIGHEST_TRUMP, HIGHEST_LED = "trump", "led"


def trump_suit(contract: Contract, tricks: Sequence[Trick], trick: Sequence[Card]) -> str | None:
    """The suit of the declarer's first lead, where the contract has trumps; None before it and without them."""
    if contract.trump_from is None:
        return None
    first = tricks[0].cards if tricks else trick
    return first[0].suit if first else None


def legal_cards(hand: tuple[Card, ...], trick: Sequence[Card]) -> tuple[Card, ...]:
    """Follow the suit led if you can; if not, anything."""
    return following(hand, trick[0].suit if trick else None)


def winner(trick: Sequence[Card], trump: str | None) -> tuple[int, str]:
    """The place in the trick of the card that wins (so far), and what decides."""
    trumps = [place for place, one in enumerate(trick) if one.suit == trump]
    rivals = trumps or [place for place, one in enumerate(trick) if one.suit == trick[0].suit]
    best = max(rivals, key=lambda place: trick[place].rank)
    return best, HIGHEST_TRUMP if trumps else HIGHEST_LED
