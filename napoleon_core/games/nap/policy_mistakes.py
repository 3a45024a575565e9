"""What a beginner may do in Nap instead of what the rule of thumb says: a hand valued a little wrong, the neighbour of the right card."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import HAND, open_to
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.policy_bidding import PASSING, promise
from napoleon_core.games.nap.study import distinct
from napoleon_core.moves import PASS, Move

MOST = 2
"""So many mistakes are thought of at most."""
DOUBT = 1.5
"""A beginner takes a bid for as good as another one that promises so many points more, but does not bid all five tricks so."""


def mistakes(seen: Observation, right: Move) -> Sequence[Move]:
    """What may be taken for the right move, the least mistaken first; perhaps nothing."""
    if isinstance(right, Card):
        others = [one for one in distinct(seen, right) if one != right]
        return sorted(others, key=lambda one: (one.suit != right.suit, abs(one.rank - right.rank)))[:MOST]
    worth: dict[Move, float] = {} if seen.forced else {PASS: PASSING}
    for row in open_to(seen.options, seen.bidding.high, seen.forced):
        worth[row.bid] = promise(seen.options, seen.hand, row)
    bold = {row.bid for row in open_to(seen.options, seen.bidding.high, seen.forced) if row.least == HAND}
    near = [move for move in worth if move not in bold and move != right and worth[move] >= worth[right] - DOUBT]
    return sorted(near, key=lambda move: -worth[move])[:MOST]
