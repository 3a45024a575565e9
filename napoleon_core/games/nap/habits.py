"""What is counted of how a seat plays Nap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.contract import HAND
from napoleon_core.games.nap.habit_figures import DEALS, FIGURES, WORLDS
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.games.nap.state import Finished, Playing, State
from napoleon_core.habits import Habit, Habits
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.seats import Seat
from napoleon_core.texts import Text, suit

TRUMPS = Text("nap-habit-suit")
HABITS = Habits(
    (
        Habit("bid", Text("nap-habit-bid")),
        Habit("made", Text("nap-habit-made")),
        Habit("misere", Text("nap-habit-misere")),
        Habit("high", Text("nap-habit-high")),
        *(Habit(letter, Text("nap-habit-trump", {"suit": suit(letter)}), kind=TRUMPS) for letter in SUITS),
        Habit("trumps", Text("nap-habit-trumps")),
        Habit("lead", Text("nap-habit-lead")),
        Habit("defend", Text("nap-habit-defend")),
    ),
    FIGURES,
    DEALS,
    WORLDS,
)


def habits(state: State, seat: Seat) -> Iterator[tuple[str, float]]:
    """See ``Game.habits``."""
    if not isinstance(state, Finished):
        return
    last = state.last
    yield from _of_auction(last.bidding, seat)
    if not isinstance(last, Playing):
        return
    contract = last.contract
    if seat == last.declarer:
        yield "made", state.outcome.made
        yield "misere", contract.most == 0
        yield "high", contract.least >= HAND - 1
    if contract.most:
        yield from _of_cards(last, seat)


def _of_auction(bidding: Bidding, seat: Seat) -> Iterator[tuple[str, float]]:
    """Whether the seat bid, if it was asked."""
    own = [step for at, step in bidding.calls if at == seat]
    if own:
        yield "bid", any(step is not None for step in own)


def _of_cards(last: Playing, seat: Seat) -> Iterator[tuple[str, float]]:
    """What the seat led, and as one of the others laid to the leads of others, where it had a choice."""
    held, bidder, trump = [*last.dealt.hands[seat]], seat == last.declarer, last.tricks[0].cards[0].suit
    for number, trick in enumerate(last.tricks):
        place = (seat - trick.leader) % len(trick.cards)
        one, trumps = trick.cards[place], [card for card in held if card.suit == trump]
        if bidder and not number:
            yield from ((letter, letter == trump) for letter in SUITS)
        elif not place and bidder and trumps and len(trumps) < len(held):
            yield "trumps", one in trumps
        if not place and (one.suit != trump or not bidder):
            yield from _height("lead", one, held)
        if place and not bidder:
            yield from _height("defend", one, legal_cards(tuple(held), trick.cards[:place]))
        held.remove(one)


def _height(name: str, one: Card, choice: Sequence[Card]) -> Iterator[tuple[str, float]]:
    """The place of a card among those that might be played, by rank: 0 for the lowest, 1 for the highest."""
    ranks = sorted({card.rank for card in choice})
    if len(ranks) > 1:
        yield name, ranks.index(one.rank) / (len(ranks) - 1)
