"""Calibrations fitted on our own play: how often a contract is made that its bidder's simulation gave a certain chance.

Deal *n* depends on (seed, n), what an agent draws on (seed, n, seat): neither the number of workers nor the order of work reaches a result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import exp
from typing import Any

from napoleon_core.agents.factories import any_agent_of, asked, moved
from napoleon_core.game import Game
from napoleon_core.games import GameFamily, family_of, game_of
from napoleon_core.mechanics.dealing import stream
from napoleon_core.moves import PASS
from napoleon_core.pieces import carried_out, pieces_of
from napoleon_core.run_deals import agent_stream, begun
from napoleon_core.study import log_odds
from napoleon_core.texts import Json

CAUTION = 4.0  # the weight of the belief that simulations are right as they are
LIKENESS = 44.0
"""The weight of the belief that the curve of a table is that of all: that its first and second stray from these by some 0.15.

Curves that a few hundred contracts of one table tell by themselves differ by twice as much from one fit to the next.
"""
STEPS = 30

Curves = Mapping[tuple[str, int], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class FitTask:
    """Some deals of one table to play: ``worlds`` are simulated for the estimate of each contract."""

    game: str
    options: Mapping[str, Json]
    agent: str
    worlds: int
    seed: str
    deals: range


@dataclass(frozen=True, slots=True)
class Promise:
    """One contract: the log odds that simulation gave it when it was bid, the estimate made of that, and whether it was made."""

    log_odds: float
    estimate: float
    made: bool


def fit_curves(
    game_id: str,
    agent: str,
    worlds: int,
    deals: int,
    seed: str,
    executor: Executor | None = None,
    told: Callable[[str, int, tuple[float, float], int], None] | None = None,
) -> Curves:
    """A curve for every preset and number of players of a game, each from so many deals and near the one of all tables together; ``told``
    hears what the contracts of each would have by themselves.

    :raises UnknownGame: for an id that is no game.
    :raises UnknownAgent: for a name that is no agent.
    """
    family = family_of(game_id)
    promises: dict[tuple[str, int], list[Promise]] = {}
    for preset, players in _tables(family):
        options = {**family.presets[preset].options, "players": players}
        promises[preset, players] = promises_at(game_id, options, agent, worlds, deals, seed, executor)
        if told:
            told(preset, players, fit_curve(promises[preset, players]), len(promises[preset, players]))
    common = fit_curve([one for some in promises.values() for one in some])
    return {table: fit_curve(some, common, LIKENESS) for table, some in promises.items()}


def _tables(family: GameFamily) -> list[tuple[str, int]]:
    players = next(spec.values for spec in family.specs if spec.name == "players")
    return [(preset, number) for preset in family.presets for number in players if isinstance(number, int)]


def promises_at(
    game_id: str, options: Mapping[str, Json], agent: str, worlds: int, deals: int, seed: str, executor: Executor | None = None
) -> list[Promise]:
    """The contracts of so many deals at one table, each estimated in so many worlds.

    :raises UnknownGame: for an id that is no game.
    :raises OptionError: for house rules that it does not have.
    :raises UnknownAgent: for a name that is no agent.
    """
    any_agent_of(agent, game_of(game_id, options))
    tasks = [FitTask(game_id, options, agent, worlds, seed, piece) for piece in pieces_of(deals)]
    return [promise for promises in carried_out(promises_of, tasks, executor) for promise in promises]


def promises_of(task: FitTask) -> list[Promise]:
    """The contracts of some deals."""
    game = game_of(task.game, task.options)
    every = (_promise(game, task, serial) for serial in task.deals)
    return [promise for promise in every if promise]


def _promise(game: Game[Any, Any], task: FitTask, serial: int) -> Promise | None:
    """The contract of one deal that the agent plays with itself, None when it is passed out."""
    agent = any_agent_of(task.agent, game)
    state = begun(game, task.seed, serial)
    streams = [agent_stream(task.seed, serial, seat) for seat in range(game.seats)]
    last = None
    while (seat := game.to_act(state)) is not None:
        seen = game.observe(state, seat)
        move = asked(task.agent, agent, seen, streams[seat])
        if PASS in game.legal_moves(state) and move != PASS:
            last = (seen, move)
        state = moved(task.agent, game, state, move)
    made = game.report(state).get("made")
    if last is None or not isinstance(made, bool):
        return None
    study = game.policy().study(last[0])
    study.run(task.worlds, stream(task.seed, f"estimate of deal {serial}"))
    simulated = study.simulated(last[1])
    estimate = next((one.chance for one in study.considered() if one.move == last[1]), None)
    return None if simulated is None or estimate is None else Promise(log_odds(simulated), estimate, made)


def fit_curve(promises: Sequence[Promise], near: tuple[float, float] = (0.0, 1.0), caution: float = CAUTION) -> tuple[float, float]:
    """First and second of: log odds that a contract is made = first + second × simulated log odds; by Newton's method.

    Of two curves that tell the contracts as well the one ``near`` is taken, the more so the greater ``caution`` is.
    """
    first, second = near
    for _ in range(STEPS):
        down = [caution * (near[0] - first), caution * (near[1] - second)]
        bend = [caution, 0.0, caution]
        for one in promises:
            chance = 1.0 / (1.0 + exp(-first - second * one.log_odds))
            miss, weight = one.made - chance, chance * (1.0 - chance)
            down[0] += miss
            down[1] += miss * one.log_odds
            bend[0] += weight
            bend[1] += weight * one.log_odds
            bend[2] += weight * one.log_odds**2
        whole = bend[0] * bend[2] - bend[1] ** 2
        first += (down[0] * bend[2] - down[1] * bend[1]) / whole
        second += (down[1] * bend[0] - down[0] * bend[1]) / whole
    return first, second


def curves_module(curves: Curves, command: str) -> str:
    """The module that ships: the curves with the command that found them."""
    rows = "".join(f'    ("{preset}", {players}): ({first:.3f}, {second:.3f}),\n' for (preset, players), (first, second) in curves.items())
    return f"{HEAD.format(command=command)}\nCURVES: dict[tuple[str, int], tuple[float, float]] = {{\n{rows}}}\n{FOOT}"


HEAD = '''"""How a simulated chance to make a bid becomes an estimate. Written by

    {command}

A table of other house rules takes the row of its number of players whose preset differs from it in the fewest options, the first of the
game's presets among equals.
"""

from __future__ import annotations
'''
FOOT = '"""By preset and number of players: log odds of the estimate = first + second × log odds of the simulated chance."""\n'
