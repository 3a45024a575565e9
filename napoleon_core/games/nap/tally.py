"""What is counted of deals of Nap, and the ratings of its CPU players."""

from __future__ import annotations

from napoleon_core.games.nap.contract import all_bids
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.state import Finished, Playing, State
from napoleon_core.seats import Seat
from napoleon_core.tally import DealFacts, Tally
from napoleon_core.texts import Text

RATINGS = {
    "level:1": 1400,
    "level:2": 1445,
    "policy": 1500,
    "level:3": 1500,
    "level:4": 1590,
    "level:5": 1620,
    "level:6": 1620,
    "level:7": 1620,
}
"""How they were found stands in ``docs/architecture.md``, What is kept."""

TALLY = Tally(
    parts={"declarer": Text("nap-role-declarer"), "defender": Text("nap-role-defender")},
    bids={row.name: row.face() for row in all_bids(NapOptions(misere=True, top_bid="blucher"))},
    taken=Text("nap-tally-taken"),
    ratings=RATINGS,
)


def facts(state: State, seat: Seat) -> DealFacts | None:
    """What the deal was for a seat; None while it runs."""
    if not isinstance(state, Finished):
        return None
    outcome = state.outcome
    if not isinstance(state.last, Playing):
        return DealFacts(None, None, False, 0, outcome.scores[seat])
    own = seat == outcome.declarer
    bid = state.last.contract.name if own else None
    return DealFacts("declarer" if own else "defender", bid, outcome.made == own, outcome.taken[seat], outcome.scores[seat])
