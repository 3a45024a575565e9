"""The rest of a deal of Nap with all hands open (rules: Nap, Play and Scoring)."""

from __future__ import annotations

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.play import trump_suit
from napoleon_core.games.nap.state import Playing
from napoleon_core.mechanics.endgame import Endgame, Lead, bits_of

TRUMP = 100


def endgame(state: Playing, one: Card) -> Endgame:
    """The declarer counts its tricks, and in a misère it is the others who want them; ``one`` makes trumps if it is the first card.

    A trick has one card of each seat, so the declarer's cards stand for the tricks.
    """
    contract, seats = state.contract, range(len(state.hands))
    trump = trump_suit(contract, state.tricks, (*state.trick, one))
    live = (*(held for hand in state.hands for held in hand), *state.trick)
    cards = tuple(sorted(live, key=lambda held: (SUITS.index(held.suit), held.rank)))
    played = {(state.leader + place) % len(seats): held for place, held in enumerate(state.trick)}
    theirs = [*state.hands[state.declarer], *(one for seat, one in played.items() if seat == state.declarer)]
    misere = contract.most == 0
    return Endgame(
        cards=cards,
        kinds=tuple(held.suit for held in cards),
        hands=tuple(bits_of(cards, hand) for hand in state.hands),
        leader=state.leader,
        trick=tuple(cards.index(held) for held in state.trick),
        leads=tuple(_lead(cards, held, trump) for held in cards),
        counting=tuple(seat == state.declarer for seat in seats),
        raising=tuple((seat == state.declarer) != misere for seat in seats),
        points=bits_of(cards, theirs),
        taken=sum(trick.winner == state.declarer for trick in state.tricks),
        goal=1 if misere else contract.least,
        made_below=misere,
        first=not state.tricks,
    )


def _lead(cards: tuple[Card, ...], lead: Card, trump: str | None) -> Lead:
    strengths = tuple(one.rank + (TRUMP if one.suit == trump else 0) if one.suit in (lead.suit, trump) else 0 for one in cards)
    return Lead(strengths, bits_of(cards, [one for one in cards if one.suit == lead.suit]))
