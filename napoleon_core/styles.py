"""How the characters play, measured: what a game counts of each of them in deals that they play with each other.

Each table is a part of the cast in an order drawn anew for each round of it. All look at the same number of worlds, so that what differs is
their temper. Deal *n* depends on (seed, n), what an agent draws on (seed, n, seat): neither the number of workers nor the order of work
reaches a result.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from napoleon_core.agents import Agent
from napoleon_core.agents.cast import CAST
from napoleon_core.agents.rule_of_thumb import PolicyAgent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.game import Game, apply
from napoleon_core.games import family_of, game_of
from napoleon_core.habits import Habit
from napoleon_core.mechanics.dealing import shuffle, stream
from napoleon_core.pieces import carried_out, pieces_of
from napoleon_core.run_deals import agent_stream, begun
from napoleon_core.texts import Json

Counted = Mapping[str, Mapping[str, tuple[float, int]]]
"""By character and habit the sum of its values, and how many there were."""


@dataclass(frozen=True, slots=True)
class StyleTask:
    """Some deals of one table to play; ``worlds`` are looked at for a decision, with 0 the rule of thumb plays."""

    game: str
    options: Mapping[str, Json]
    worlds: int
    seed: str
    deals: range


def measured(
    game_id: str,
    options: Mapping[str, Json],
    worlds: int,
    deals: int,
    seed: str,
    executor: Executor | None = None,
) -> dict[str, tuple[float, ...]]:
    """By character what each of the game's habits came to in about so many deals of everyone; 0 where nothing was counted.

    Shares are rounded to hundredths, means to tenths.

    :raises UnknownGame: for an id that is no game.
    :raises OptionError: for an option or value that the game does not have.
    """
    total = -(-deals * len(CAST) // game_of(game_id, options).seats)
    tasks = [StyleTask(game_id, options, worlds, seed, piece) for piece in pieces_of(total)]
    sums: dict[str, dict[str, tuple[float, int]]] = {who: defaultdict(lambda: (0.0, 0)) for who in CAST}
    for found in carried_out(counted, tasks, executor):
        for who, of_one in found.items():
            for name, (value, times) in of_one.items():
                before = sums[who][name]
                sums[who][name] = before[0] + value, before[1] + times
    habits = family_of(game_id).habits_told.counted
    return {who: tuple(_figure(one, *of_one[one.name]) for one in habits) for who, of_one in sums.items()}


def _figure(habit: Habit, value: float, times: int) -> float:
    return round(value / times if times else 0.0, 2 if habit.share else 1)


def counted(task: StyleTask) -> Counted:
    """What was counted in some deals."""
    game = game_of(task.game, task.options)
    sums: dict[str, dict[str, tuple[float, int]]] = defaultdict(lambda: defaultdict(lambda: (0.0, 0)))
    for serial in task.deals:
        seated = at_table(task.seed, serial, game.seats)
        last = _played(game, task, serial, [_player(game, who, task.worlds) for who in seated])
        for seat, who in enumerate(seated):
            for name, value in game.habits(last, seat):
                before = sums[who][name]
                sums[who][name] = before[0] + value, before[1] + 1
    return {who: dict(of_one) for who, of_one in sums.items()}


def at_table(seed: str, serial: int, seats: int) -> tuple[str, ...]:
    """Who sits where in a deal."""
    chosen = []
    for place in range(serial * seats, (serial + 1) * seats):
        order = [*CAST]
        shuffle(order, stream(seed, f"cast {place // len(CAST)}"))
        chosen.append(order[place % len(CAST)])
    return tuple(chosen)


def _player(game: Game[Any, Any], who: str, worlds: int) -> Agent:
    return SearchAgent(game, worlds, who=who) if worlds else PolicyAgent(game, who)


def _played(game: Game[Any, Any], task: StyleTask, serial: int, agents: Sequence[Agent]) -> Any:
    """The last state of a deal."""
    state = begun(game, task.seed, serial)
    streams = [agent_stream(task.seed, serial, seat) for seat in range(game.seats)]
    while (seat := game.to_act(state)) is not None:
        state = apply(game, state, agents[seat].choose(game.observe(state, seat), streams[seat]))
    return state


def style_lines(game_id: str, found: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """A table for a terminal: a line for each character, and a column for each habit."""
    habits = family_of(game_id).habits_told.counted
    yield " ".join([f"{'':<8}", *(f"{one.name:>7}" for one in habits)])
    for who, figures in found.items():
        yield " ".join([f"{who:<8}", *(f"{_told(one, figure):>7}" for one, figure in zip(habits, figures, strict=True))])


def _told(habit: Habit, figure: float) -> str:
    return f"{round(100 * figure)} %" if habit.share else f"{figure:.1f}"


def style_module(found: Mapping[str, Iterable[float]], deals: int, worlds: int, command: str) -> str:
    """The module that ships: the figures with the command that found them."""
    rows = "".join(f'    "{who}": ({", ".join(f"{figure:g}" for figure in figures)}),\n' for who, figures in found.items())
    head = HEAD.format(command=command, deals=deals, worlds=worlds)
    return f"{head}FIGURES: dict[str, tuple[float, ...]] = {{\n{rows}}}\n{FOOT}"


HEAD = '''"""How the characters play, measured in deals with each other. Written by

    {command}

The figures of a character stand in the order of the game's habits.
"""

from __future__ import annotations

DEALS, WORLDS = {deals}, {worlds}
'''
FOOT = '"""By character."""\n'
