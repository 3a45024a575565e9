"""What a beginner may do instead of what the rule of thumb says: mistakes that a person makes, none that look like madness."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.policy_bidding import ranked_bids
from napoleon_core.games.napoleon.policy_naming import ranked_calls, ranked_discards
from napoleon_core.games.napoleon.policy_play import ranked_cards
from napoleon_core.moves import Move

MOST = 3
"""So many mistakes are thought of at most."""
DOUBT = 1.2
"""A beginner values a hand wrong by up to so many honours."""


def mistakes(seen: Observation) -> Sequence[Move]:
    """The moves that come next after the best one, the least mistaken first.

    An honour is not given away while a low card can go, and a special card stays in the hand where the rule of thumb keeps it.
    """
    if seen.phase == "auction":
        ranked: Sequence[Move] = ranked_bids(seen, DOUBT)
    elif seen.phase == "naming":
        ranked = [*islice(ranked_calls(seen), MOST + 1)]
    elif seen.phase == "exchange":
        ranked = ranked_discards(seen, MOST + 1)
    else:
        ranked = ranked_cards(seen)
    return ranked[1 : MOST + 1]
