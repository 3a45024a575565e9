"""What is told of the CPU players of Nap, beside what all CPU players have in common."""

from __future__ import annotations

from napoleon_core.rule_page import PlayerNotes
from napoleon_core.texts import Text

NOTES = PlayerNotes(
    ways=(
        (Text("nap-players-bidding"), Text("nap-players-bidding-text")),
        (Text("nap-players-playing"), Text("nap-players-playing-text")),
    )
)
