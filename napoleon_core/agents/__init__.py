"""Who chooses moves: an agent is handed what its seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from napoleon_core.agents.rule_of_thumb import PolicyAgent
from napoleon_core.agents.uniform import RandomAgent
from napoleon_core.errors import UnknownAgent
from napoleon_core.game import Game
from napoleon_core.moves import Move


class Agent(Protocol):
    """Anything that plays a seat."""

    def choose(self, seen: Any, rng: Random, /) -> Move:
        """A legal move for the seat that ``seen`` belongs to, which is to act."""


AGENTS: dict[str, Callable[[Game[Any, Any]], Agent]] = {"policy": PolicyAgent, "random": RandomAgent}
OFFERED = ("policy",)
"""Those that a start screen offers as opponents; the others are for tests and the arena."""


def agent_of(name: object, game: Game[Any, Any]) -> Agent:
    """The agent of that name for a game.

    :raises UnknownAgent: for a name that is no agent.
    """
    if not isinstance(name, str) or name not in AGENTS:
        raise UnknownAgent(f"expected one of the agents {list(AGENTS)}, got {name!r}", expected=[*AGENTS], got=repr(name))
    return AGENTS[name](game)
