"""What is told of the CPU players of Japanese Napoleon, beside what all CPU players have in common."""

from __future__ import annotations

from napoleon_core.games.napoleon.study_deal import DISCARDS, NAMINGS
from napoleon_core.games.napoleon.study_play import PRIOR
from napoleon_core.rule_page import PlayerNotes
from napoleon_core.texts import Text

PLAIN_TO = 60
"""Who looks at so many worlds is held to what is plain to see."""

ALIKE_FROM = 6
"""The lowest of the levels that no measurement tells from each other, see the figures of ``README.md``."""

NOTES = PlayerNotes(
    ways=(
        (Text("napoleon-players-know"), Text("napoleon-players-know-text")),
        (Text("napoleon-players-rule"), Text("napoleon-players-rule-text")),
        (Text("napoleon-players-worlds"), Text("napoleon-players-worlds-text")),
        (Text("napoleon-players-tried"), Text("napoleon-players-tried-text", {"names": NAMINGS, "discards": DISCARDS})),
        (Text("napoleon-players-worth"), Text("napoleon-players-worth-text", {"count": PRIOR})),
        (Text("napoleon-players-inference"), Text("napoleon-players-inference-text")),
        (Text("napoleon-players-secret"), Text("napoleon-players-secret-text")),
        (Text("napoleon-players-mistakes"), Text("napoleon-players-mistakes-text")),
        (Text("table-players-apart"), Text("table-players-apart-text", {"from": ALIKE_FROM})),
    ),
    proved=(
        Text("napoleon-players-proved-worlds"),
        Text("napoleon-players-proved-playouts"),
        Text("napoleon-players-proved-obvious", {"count": PLAIN_TO}),
    ),
)
