"""Agents from modules of anybody's, for the command line alone: to name one is to run its code, so no save and no link may."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from napoleon_core.agents import AGENTS, NUMBERED, Agent, agent_of
from napoleon_core.agents.characters import KIND
from napoleon_core.errors import UnknownAgent
from napoleon_core.game import Game


def any_agent_of(name: str, game: Game[Any, Any]) -> Agent:
    """The agent of that name, or the one that ``module:factory`` returns when it is called with the game.

    :raises UnknownAgent: for a name that is no agent, a module that cannot be imported, or a factory that makes none.
    """
    module, colon, factory = name.partition(":")
    if not colon or module in (*AGENTS, *NUMBERED, KIND):
        return agent_of(name, game)
    try:
        agent: Agent = getattr(import_module(module), factory)(game)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownAgent(
            f"expected a factory that can be imported and takes the game, got {name!r}: {error}", expected="module:factory", got=name
        ) from error
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent(f"expected an agent with a method choose, got {agent!r} from {name!r}", expected="Agent", got=name)
    return agent
