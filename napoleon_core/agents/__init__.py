"""Who chooses moves: an agent is handed what its seat knows, and nothing else.

Agents are named by short texts: ``random``, ``policy`` (the rule of thumb), ``search:240`` (so many worlds for a decision, however long
that takes), ``search:240+inference`` (in worlds that go with what the others have done), ``search:240+discreet`` (who counts what a move
tells them), ``level:3``, ``character:hana`` (at her own level), ``character:hana:5``. Names stand in saves and records, so none of them
may go; how strong a level is may be measured and set anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Protocol

from napoleon_core.agents.characters import KIND, character_agent, read_character
from napoleon_core.agents.levels import LEVELS, level_agent
from napoleon_core.agents.rule_of_thumb import PolicyAgent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.agents.uniform import RandomAgent
from napoleon_core.errors import UnknownAgent
from napoleon_core.game import Game
from napoleon_core.moves import Move
from napoleon_core.study import Decision


class Agent(Protocol):
    """Anything that plays a seat. One that takes long may have ``think`` too, see ``thinking``."""

    def choose(self, seen: Any, rng: Random, /) -> Move:
        """A legal move for the seat that ``seen`` belongs to, which is to act."""


def _named(kind: str, number: int) -> str:
    """The name of an agent of ``NUMBERED``."""
    first, plus, more = kind.partition("+")
    return f"{first}:{number}{plus}{more}"


MOST_WORLDS = 100_000
RULE_OF_THUMB = "policy"
"""Who takes a seat for which no other player is known."""
INFERENCE, DISCREET = "inference", "discreet"
AGENTS: dict[str, Callable[[Game[Any, Any]], Agent]] = {"policy": PolicyAgent, "random": RandomAgent}
NUMBERED: Mapping[str, tuple[range, Callable[[Game[Any, Any], int], Agent]]] = {
    "search": (range(1, MOST_WORLDS + 1), SearchAgent),
    f"search+{INFERENCE}": (range(1, MOST_WORLDS + 1), lambda game, worlds: SearchAgent(game, worlds, informed=True)),
    f"search+{DISCREET}": (range(1, MOST_WORLDS + 1), lambda game, worlds: SearchAgent(game, worlds, discreet=True)),
    "level": (range(min(LEVELS), max(LEVELS) + 1), level_agent),
}
"""Agents with a number behind a colon (and before a plus): which numbers there are, and what is made of one."""
EXPECTED = (
    *AGENTS,
    *(f"{_named(kind, numbers[0])} … {_named(kind, numbers[-1])}" for kind, (numbers, _) in NUMBERED.items()),
    f"{KIND}:ID",
    f"{KIND}:ID:LEVEL",
)


def agent_of(name: object, game: Game[Any, Any]) -> Agent:
    """The agent of that name for a game.

    :raises UnknownAgent: for a name that is no agent.
    """
    if isinstance(name, str):
        if name in AGENTS:
            return AGENTS[name](game)
        kind, _, text = name.partition(":")
        text, plus, more = text.partition("+")
        if "+" not in kind and kind + plus + more in NUMBERED:
            numbers, made = NUMBERED[kind + plus + more]
            number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1
            if number in numbers and text == str(number):
                return made(game, number)
        character = read_character(name)
        if character:
            return character_agent(game, *character)
    raise UnknownAgent(f"expected one of the agents {list(EXPECTED)}, got {name!r}", expected=[*EXPECTED], got=repr(name))


def thinking(agent: Agent, seen: Any, rng: Random) -> Iterator[Decision | None]:
    """An agent's decision, after None for every slice of its work; who only chooses does so in one slice."""
    think = getattr(agent, "think", None)
    if think is None:
        yield Decision(agent.choose(seen, rng))
    else:
        yield from think(seen, rng)


def longest(agent: Agent | None) -> float:
    """So many seconds an agent may think about a move; 0 for a person, and for an agent that does not look at the clock."""
    return float(getattr(agent, "seconds", None) or 0.0)


def is_quick(agent: Agent) -> bool:
    """Whether an agent is fit for a table: it does not search, or looks at the clock when it does."""
    return getattr(agent, "seconds", 0.0) is not None
