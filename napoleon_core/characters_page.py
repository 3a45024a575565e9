"""Who the characters among the CPU players are, as a page: each with a portrait, a line and a level, then how they play, measured."""

from __future__ import annotations

from napoleon_core.agents.cast import CAST
from napoleon_core.games import GAMES
from napoleon_core.habit_tables import habit_sections
from napoleon_core.rule_page import RulePage, Section, listed, people, said
from napoleon_core.texts import Text, nested

HOW = (Text("table-characters-how-temper"), Text("table-characters-how-level"), Text("table-characters-how-fair"))


def characters_page() -> RulePage:
    """The page, with all of the cast in the order in which they are offered."""
    told = (
        (
            who,
            Text(f"character-{who}"),
            Text("table-characters-level", {"level": nested(Text(f"table-level-{number}"))}),
            Text(f"character-{who}-style"),
        )
        for who, number in CAST.items()
    )
    sections = (
        Section("cast", Text("table-characters-cast"), (said("table-characters-cast-text"), people(told))),
        *habit_sections(GAMES.values()),
        Section("how", Text("table-characters-how"), (listed(HOW),)),
    )
    return RulePage(Text("table-characters-title"), sections)
