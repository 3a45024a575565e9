"""What is counted of deals of Japanese Napoleon, and the ratings of its CPU players."""

from __future__ import annotations

from napoleon_core.games.napoleon.contract import MOST
from napoleon_core.games.napoleon.state import Finished, Playing, State
from napoleon_core.seats import Seat
from napoleon_core.tally import DealFacts, Tally
from napoleon_core.texts import Text

LEAST = 8
"""The lowest bid that any house rules allow."""

RATINGS = {
    "level:1": 1450,
    "level:2": 1480,
    "policy": 1500,
    "level:3": 1500,
    "level:4": 1520,
    "level:5": 1540,
    "level:6": 1560,
    "level:7": 1565,
}
"""How they were found stands in ``docs/architecture.md``, What is kept."""

TALLY = Tally(
    parts={
        "napoleon": Text("napoleon-role-napoleon"),
        "alone": Text("napoleon-role-alone"),
        "adjutant": Text("napoleon-role-adjutant"),
        "ally": Text("napoleon-role-ally"),
    },
    bids={str(number): {"n": number} for number in range(LEAST, MOST + 1)},
    taken=Text("napoleon-tally-taken"),
    ratings=RATINGS,
)


def facts(state: State, seat: Seat) -> DealFacts | None:
    """What the deal was for a seat; None while it runs."""
    if not isinstance(state, Finished):
        return None
    outcome = state.outcome
    if not isinstance(state.last, Playing):
        return DealFacts(None, None, False, 0, outcome.scores[seat])
    declarer, partner = outcome.declarer, outcome.partner
    own = seat == declarer
    part = ("alone" if partner is None else "napoleon") if own else "adjutant" if seat == partner else "ally"
    bid = str(state.last.deal.contract.number) if own else None
    return DealFacts(part, bid, outcome.made == (part != "ally"), outcome.taken[seat], outcome.scores[seat])
