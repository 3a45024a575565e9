"""What is told of the CPU players of Nap, beside what all CPU players have in common."""

from __future__ import annotations

from napoleon_core.games.nap.study import CERTAINTY
from napoleon_core.games.nap.study_bids import TRIED
from napoleon_core.games.nap.worlds import DRAWS
from napoleon_core.rule_page import PlayerNotes
from napoleon_core.texts import Text

PLAIN_TO = 60
"""Who looks at so many worlds is held to what is plain to see."""

ALIKE_FROM = 5
"""The lowest of the levels that no measurement tells from each other, see the figures of ``README.md``."""

NOTES = PlayerNotes(
    ways=(
        (Text("nap-players-bidding"), Text("nap-players-bidding-text")),
        (Text("nap-players-playing"), Text("nap-players-playing-text")),
        (Text("nap-players-worlds"), Text("nap-players-worlds-text", {"count": DRAWS})),
        (Text("nap-players-solved"), Text("nap-players-solved-text")),
        (Text("nap-players-tried"), Text("nap-players-tried-text", {"count": TRIED})),
        (Text("nap-players-worth"), Text("nap-players-worth-text", {"count": CERTAINTY})),
        (Text("nap-players-mistakes"), Text("nap-players-mistakes-text")),
        (Text("table-players-apart"), Text("table-players-apart-text", {"from": ALIKE_FROM})),
    ),
    proved=(
        Text("nap-players-proved-worlds"),
        Text("nap-players-proved-solved"),
        Text("nap-players-proved-obvious", {"count": PLAIN_TO}),
    ),
)
