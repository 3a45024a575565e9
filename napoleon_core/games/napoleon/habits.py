"""What is counted of how a seat plays Japanese Napoleon."""

from __future__ import annotations

from collections.abc import Iterator

from napoleon_core.games.napoleon.contract import ladder
from napoleon_core.games.napoleon.habit_figures import DEALS, FIGURES, WORLDS
from napoleon_core.games.napoleon.liking import ROLES, role_of
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Finished, Playing, State, adjutant
from napoleon_core.habits import Habit, Habits
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.seats import Seat
from napoleon_core.texts import Text

EARLY = 5
"""Whether trumps are drawn at once is counted in so many tricks from the first."""

NAMED = Text("napoleon-habit-named")
HABITS = Habits(
    (
        Habit("bid", Text("napoleon-habit-bid")),
        Habit("jump", Text("napoleon-habit-jump")),
        Habit("number", Text("napoleon-habit-number"), share=False),
        Habit("made", Text("napoleon-habit-made")),
        Habit("drawn", Text("napoleon-habit-drawn")),
        *(Habit(role, Text(f"napoleon-habit-{role}"), kind=NAMED) for role in ROLES),
        Habit("alone", Text("napoleon-habit-alone")),
        Habit("shown", Text("napoleon-habit-shown"), share=False),
    ),
    FIGURES,
    DEALS,
    WORLDS,
)


def habits(options: NapoleonOptions, state: State, seat: Seat) -> Iterator[tuple[str, float]]:
    """See ``Game.habits``."""
    if not isinstance(state, Finished):
        return
    last = state.last
    yield from _of_auction(options, last.bidding if not isinstance(last, Playing) else last.deal.bidding, seat)
    if not isinstance(last, Playing):
        return
    if seat == last.deal.declarer:
        yield "number", last.deal.contract.number
        yield "made", state.outcome.made
        yield from _of_naming(options, last)
        yield from _of_leads(last)
    elif seat == adjutant(last.deal.dealt, last.deal.declarer, last.named):
        yield "shown", next(number for number, trick in enumerate(last.tricks, 1) if last.named in trick.cards)


def _of_auction(options: NapoleonOptions, bidding: Bidding, seat: Seat) -> Iterator[tuple[str, float]]:
    """Whether the seat bid, if it was asked, and which of its bids are above the lowest that would do in their suit."""
    rows, high = ladder(options.minimum_bid, options.no_trump), -1
    own = [step for at, step in bidding.calls if at == seat]
    if own:
        yield "bid", any(step is not None for step in own)
    for at, step in bidding.calls:
        if step is None:
            continue
        if at == seat:
            yield "jump", any(row.strain == rows[step].strain for row in rows[high + 1 : step])
        high = step


def _of_naming(options: NapoleonOptions, last: Playing) -> Iterator[tuple[str, float]]:
    """Which card was named, and whether Napoleon knew it for one of the own cards."""
    deal = last.deal
    known = deal.dealt.widow if options.adjutant_naming == "after_exchange" else ()
    alone = last.named in (*deal.dealt.hands[deal.declarer], *known)
    yield "alone", alone
    if not alone:
        role = role_of(last.named, deal.contract.trump)
        yield from ((name, name == role) for name in ROLES)


def _of_leads(last: Playing) -> Iterator[tuple[str, float]]:
    """Whether trumps were led, where Napoleon had a choice."""
    deal = last.deal
    held = {*deal.dealt.hands[deal.declarer], *deal.dealt.widow} - {*last.discards}
    for trick in last.tricks[:EARLY]:
        trumps = [one for one in held if one.suit == deal.contract.trump]
        if trick.leader == deal.declarer and trumps and len(trumps) < len(held):
            yield "drawn", trick.cards[0] in trumps
        held -= {*trick.cards}
