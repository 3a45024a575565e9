"""Characters as players: a level with a temper of its own. ``character:hana`` plays at her level, ``character:hana:5`` at another one."""

from __future__ import annotations

from typing import Any

from napoleon_core.agents.beginner import BeginnerAgent
from napoleon_core.agents.cast import CAST
from napoleon_core.agents.levels import LEVELS, level_agent
from napoleon_core.agents.rule_of_thumb import PolicyAgent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.game import Game
from napoleon_core.texts import Json, Text

KIND = "character"
NUMBERS = {str(number): number for number in LEVELS}


def read_character(name: str) -> tuple[str, int] | None:
    """Who that is, and at which level; None for a name that is no character's."""
    kind, _, rest = name.partition(":")
    who, colon, number = rest.partition(":")
    if kind != KIND or who not in CAST or (colon and number not in NUMBERS):
        return None
    return who, NUMBERS[number] if colon else CAST[who]


def rated_as(name: str) -> str:
    """The agent whose rating counts for this one: a temper makes nobody stronger, so a character counts as its level."""
    found = read_character(name)
    return f"level:{found[1]}" if found else name


def character_agent(game: Game[Any, Any], who: str, level: int) -> PolicyAgent | BeginnerAgent | SearchAgent:
    """The player of that level with the temper of one of the ``CAST``."""
    return level_agent(game, level, who)


def characters() -> list[Json]:
    """The cast as a start screen offers it: the name of the agent, who that is and how it plays in words, and its level."""
    return [
        {
            "name": f"{KIND}:{who}",
            "title": Text(f"character-{who}").json(),
            "detail": Text(f"character-{who}-style").json(),
            "level": level,
        }
        for who, level in CAST.items()
    ]
