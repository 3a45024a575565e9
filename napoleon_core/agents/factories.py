"""Agents from modules of anybody's, for the command line alone: to name one is to run its code, so no save and no link may."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from napoleon_core.agents import AGENTS, NUMBERED, Agent, agent_of
from napoleon_core.agents.characters import KIND
from napoleon_core.errors import IllegalMove, UnknownAgent
from napoleon_core.game import Game, apply
from napoleon_core.moves import Move


class AgentFailed(Exception):
    """An agent that raised when it was asked, or answered with what is no move; the message names it."""


def any_agent_of(name: str, game: Game[Any, Any]) -> Agent:
    """The agent of that name, or the one that ``module:factory`` returns when it is called with the game.

    :raises UnknownAgent: for a name that is no agent, a module that cannot be imported, or a factory that makes none.
    """
    module, colon, factory = name.partition(":")
    if not colon or module in (*AGENTS, *NUMBERED, KIND):
        return agent_of(name, game)
    try:
        agent: Agent = getattr(import_module(module), factory)(game)
    except (Exception, SystemExit) as error:  # it is anybody's code, and a script may end the process when it is imported
        raise UnknownAgent(
            f"expected a factory that can be imported and takes the game, got {name!r}: {told(error)}", expected="module:factory", got=name
        ) from error
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent(f"expected an agent with a method choose, got {agent!r} from {name!r}", expected="Agent", got=name)
    return agent


def told(error: BaseException) -> str:
    """What somebody's code raised and where, in a line: its own place for those who wrote it, in the stead of a traceback."""
    words = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")]
    return f"{words} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if len(frames) > 1 else words


def asked(name: str, agent: Agent, seen: Any, rng: Random) -> Move:
    """What the agent of that name chooses.

    :raises AgentFailed: when it raises, or answers with what is no move.
    """
    try:
        move: Any = agent.choose(seen, rng)
    except (Exception, SystemExit) as error:
        raise AgentFailed(f"expected a move of the agent {name!r}, which raised {told(error)}") from error
    if isinstance(move, Move):
        return move
    raise AgentFailed(f"expected a move of the agent {name!r}, got {move!r}")


def moved(name: str, game: Game[Any, Any], state: Any, move: Move) -> Any:
    """The state after the move of the agent of that name.

    :raises IllegalMove: when it is not allowed; the message names the agent.
    """
    try:
        return apply(game, state, move)
    except IllegalMove as error:
        raise IllegalMove(f"{error}, from the agent {name!r}", error.reason) from None
