"""What the others' plays and calls tell, fitted to logs of our own play, and how well it is told.

A game that has a model of it has two modules beside its own: ``fitted`` in ``inference_fit`` finds what ships, by name, from the last
states of deals, ``judged`` in ``inference_check`` tells in figures how well what ships knows what is hidden in them.

Deal *n* depends on (seed, n), what an agent draws on (seed, n, seat). Every other deal is begun by the rule of thumb, as opponents of all
kinds bid.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from napoleon_core.agents import RULE_OF_THUMB
from napoleon_core.agents.factories import any_agent_of, asked, moved
from napoleon_core.errors import UnknownGame
from napoleon_core.game import Game
from napoleon_core.games import game_of
from napoleon_core.mechanics.dealing import stream
from napoleon_core.pieces import carried_out, pieces_of
from napoleon_core.run_deals import agent_stream, begun
from napoleon_core.texts import Json


@dataclass(frozen=True, slots=True)
class LogTask:
    """Some deals of one table to play."""

    game: str
    options: Mapping[str, Json]
    agent: str
    seed: str
    deals: range


def inference_module(
    game_id: str, options: Mapping[str, Json], agent: str, deals: int, seed: str, command: str, executor: Executor | None = None
) -> str:
    """The source of the module that ships, fitted to so many deals of one table; ``command`` stands in its head.

    :raises UnknownGame: for an id that is no game, and for a game without such a model.
    :raises OptionError: for house rules that it does not have.
    :raises UnknownAgent: for a name that is no agent.
    """
    game = game_of(game_id, options)
    fit = _part(game, "inference_fit").fitted
    fitted: Mapping[str, Any] = fit(game.options, logged(game_id, options, agent, deals, seed, executor), _chance(seed))
    return "\n".join([HEAD.format(command=command), *(f"{name} = {_literal(value)}" for name, value in fitted.items())]) + "\n"


def inference_lines(
    game_id: str, options: Mapping[str, Json], agent: str, deals: int, seed: str, executor: Executor | None = None
) -> list[str]:
    """How well what ships knows what is hidden, in so many deals of one table: a heading, and a line for each stage of the play.

    :raises UnknownGame: for an id that is no game, and for a game without such a model.
    :raises OptionError: for house rules that it does not have.
    :raises UnknownAgent: for a name that is no agent.
    """
    game = game_of(game_id, options)
    judged = _part(game, "inference_check").judged
    rows: list[Any] = judged(game.options, logged(game_id, options, agent, deals, seed, executor), _chance(seed))
    headings = rows[0]._fields if rows else ()
    return ["  ".join(headings), *("  ".join(map(_cell, row, headings)) for row in rows)]


def _literal(value: str | tuple[float, ...]) -> str:
    return f'"""\\\n{value}"""' if isinstance(value, str) else repr(value)


def _cell(value: Json, heading: str) -> str:
    """A figure under its heading."""
    told = "-" if value is None else f"{value:.3f}" if isinstance(value, float) else str(value)
    return told.rjust(len(heading))


def _chance(seed: str) -> Random:
    return stream(seed, "worlds of the inference")


def _part(game: Game[Any, Any], name: str) -> ModuleType:
    home = type(game).__module__.rpartition(".")[0]
    try:
        return import_module(f"{home}.{name}")
    except ModuleNotFoundError:
        raise UnknownGame(f"expected a game with an inference, got {game.id!r}", expected="inference_fit", got=repr(game.id)) from None


def logged(game_id: str, options: Mapping[str, Json], agent: str, deals: int, seed: str, executor: Executor | None = None) -> list[Any]:
    """The last states of so many deals that the agent plays with itself."""
    any_agent_of(agent, game_of(game_id, options))
    tasks = [LogTask(game_id, options, agent, seed, piece) for piece in pieces_of(deals)]
    return [end for piece in carried_out(logs_of, tasks, executor) for end in piece]


def logs_of(task: LogTask) -> list[Any]:
    """The last states of some deals."""
    game = game_of(task.game, task.options)
    return [_last(game, task, serial) for serial in task.deals]


def _last(game: Game[Any, Any], task: LogTask, serial: int) -> Any:
    agents = {name: any_agent_of(name, game) for name in (task.agent, RULE_OF_THUMB)}
    state = begun(game, task.seed, serial)
    streams = [agent_stream(task.seed, serial, seat) for seat in range(game.seats)]
    while (seat := game.to_act(state)) is not None:
        who = RULE_OF_THUMB if serial % 2 and game.sides(state) is None else task.agent
        state = moved(who, game, state, asked(who, agents[who], game.observe(state, seat), streams[seat]))
    return state


HEAD = '''"""What is known of our own players, for hidden cards to be weighed by. Written by

    {command}
"""

from __future__ import annotations
'''
