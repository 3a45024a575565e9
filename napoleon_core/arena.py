"""Agents against agents on whole deals.

With agents A and B every deal is played at several tables that differ only in who sits there: all A, all B, and A in each seat in turn
among B's. What A gains is measured against the same seat of the same deal in the hands of B. Deal *n* depends on (seed, n), an agent's
generator on (seed, n, seat): neither the number of workers nor the order of work reaches a result; only the times differ from run to run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, stdev
from time import perf_counter
from typing import Any

from napoleon_core.agents import Agent, agent_of
from napoleon_core.errors import UnknownAgent
from napoleon_core.game import Game, apply, deal_for
from napoleon_core.games import game_of
from napoleon_core.links import write_query
from napoleon_core.mechanics.dealing import first_dealer, stream
from napoleon_core.texts import Json

CHUNK = 20
HIGH_BID = 18


@dataclass(frozen=True, slots=True)
class Task:
    """Some deals to play: the game and its options, who plays, and the numbers of the deals."""

    game: str
    options: Mapping[str, Json]
    agents: tuple[str, ...]
    seed: str
    deals: range


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal at the tables of one task: what A gains, and what a table of A's alone (then of B's alone) came to."""

    gain: float | None
    reports: tuple[Mapping[str, Json], ...]
    times: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with half the width of its 95 % interval; ``count`` values."""

    mean: float
    within: float
    count: int


@dataclass(frozen=True, slots=True)
class TableFigures:
    """What a table of one agent alone does: shares from 0 to 1, honours (or tricks) of the declarer's side, milliseconds a move.

    ``bids`` counts the contracts by the number of the bid, or its name where it has none; ``made_by_bid`` is the share of them made.
    """

    agent: str
    passed_out: float
    bids: Mapping[str, int]
    made_by_bid: Mapping[str, float]
    high_bids: float
    made: float
    side_total: float
    milliseconds: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """What the arena found; ``gain`` is None when the agents are the same."""

    game: str
    options: Mapping[str, Json]
    agents: tuple[str, ...]
    deals: int
    seed: str
    gain: Estimate | None
    tables: tuple[TableFigures, ...]

    def json(self) -> dict[str, Json]:
        """The report as one JSON object."""
        gain: Json = None
        if self.gain:
            gain = {"mean": self.gain.mean, "within": self.gain.within, "deals": self.gain.count}
        tables: list[Json] = [_table_json(table) for table in self.tables]
        played: dict[str, Json] = {"game": self.game, "options": dict(self.options), "agents": [*self.agents]}
        return played | {"deals": self.deals, "seed": self.seed, "gain": gain, "tables": tables}


def run_arena(
    game_id: str, options: Mapping[str, Json], agents: Sequence[str], deals: int, seed: str, executor: Executor | None = None
) -> ArenaReport:
    """Plays ``deals`` deals with agents A, or A and B, spread over the workers of an executor if one is given.

    :raises UnknownGame: for an id that is no game.
    :raises OptionError: for an option or value that the game does not have.
    :raises UnknownAgent: for a name that is no agent, and for more or fewer than one or two names.
    """
    if not 1 <= len(agents) <= 2:
        raise UnknownAgent(f"expected one or two agents, got {len(agents)}", expected="A,B", got=",".join(agents))
    game = game_of(game_id, options)
    for name in agents:
        agent_of(name, game)
    names = tuple(dict.fromkeys(agents))
    starts = range(0, deals, CHUNK)
    tasks = [Task(game_id, dict(options), names, seed, range(start, min(start + CHUNK, deals))) for start in starts]
    chunks = executor.map(play_task, tasks) if executor else map(play_task, tasks)
    records = [record for chunk in chunks for record in chunk]
    gains = [record.gain for record in records if record.gain is not None]
    figures = tuple(_figures(name, [(one.reports[at], one.times[at]) for one in records]) for at, name in enumerate(names))
    return ArenaReport(game_id, dict(options), tuple(agents), deals, seed, _estimate(gains) if gains else None, figures)


def play_task(task: Task) -> list[DealRecord]:
    """All tables of some deals."""
    game = game_of(task.game, task.options)
    agents = [agent_of(name, game) for name in task.agents]
    return [_deal(game, agents, task.seed, serial) for serial in task.deals]


def _deal(game: Game[Any, Any], agents: Sequence[Agent], seed: str, serial: int) -> DealRecord:
    alone = [_table(game, [agent] * game.seats, seed, serial) for agent in agents]
    gain = None
    if len(agents) == 2:
        ours, theirs = agents
        usual = game.scores(alone[1][0])
        seats = range(game.seats)
        mixed = [[ours if seat == place else theirs for seat in seats] for place in seats]
        gain = fmean(game.scores(_table(game, mixed[seat], seed, serial)[0])[seat] - usual[seat] for seat in seats)
    return DealRecord(gain, tuple(game.report(state) for state, _ in alone), tuple(tuple(times) for _, times in alone))


def _table(game: Game[Any, Any], agents: Sequence[Agent], seed: str, serial: int) -> tuple[Any, list[float]]:
    """The last state of a deal, and the milliseconds of every move."""
    dealt = deal_for(game, seed, serial)
    state = game.start(dealt, (first_dealer(game.seats, seed) + serial) % game.seats)
    streams = [stream(seed, f"agent of seat {seat} in deal {serial}") for seat in range(game.seats)]
    times: list[float] = []
    while (seat := game.to_act(state)) is not None:
        seen = game.observe(state, seat)
        before = perf_counter()
        move = agents[seat].choose(seen, streams[seat])
        times.append((perf_counter() - before) * 1000)
        state = apply(game, state, move)
    return state, times


def _estimate(values: Sequence[float]) -> Estimate:
    spread = stdev(values) if len(values) > 1 else 0.0
    return Estimate(fmean(values), 1.96 * spread / sqrt(len(values)), len(values))


def _figures(name: str, deals: Sequence[tuple[Mapping[str, Json], tuple[float, ...]]]) -> TableFigures:
    played = [report for report, _ in deals if report["outcome"] == "played"]
    numbers = Counter(_number(str(report["bid"])) for report in played)
    made = Counter(_number(str(report["bid"])) for report in played if report["made"] is True)
    ordered = sorted(numbers, key=lambda one: (len(one), one))
    high = sum(count for number, count in numbers.items() if number.isdecimal() and int(number) >= HIGH_BID)
    return TableFigures(
        name,
        _share(len(deals) - len(played), len(deals)),
        {number: numbers[number] for number in ordered},
        {number: made[number] / numbers[number] for number in ordered},
        _share(high, len(played)),
        _share(made.total(), len(played)),
        _share(sum(_whole(report["side_total"]) for report in played), len(played)),
        _times(sorted(time for _, times in deals for time in times)),
    )


def _number(bid: str) -> str:
    """The number of a bid without its strain; the whole text of a bid that has none."""
    digits = bid.rstrip("cdhsn")
    return digits if digits.isdecimal() else bid


def _whole(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _share(part: float, whole: int) -> float:
    return part / whole if whole else 0.0


def _times(ordered: Sequence[float]) -> tuple[float, float, float]:
    """Median, 95 % and most."""
    return (median(ordered), ordered[len(ordered) * 95 // 100], ordered[-1]) if ordered else (0.0, 0.0, 0.0)


def _table_json(table: TableFigures) -> dict[str, Json]:
    middle, nearly_all, most = table.milliseconds
    return {
        "agent": table.agent,
        "passed_out": table.passed_out,
        "bids": dict(table.bids),
        "made_by_bid": dict(table.made_by_bid),
        "high_bids": table.high_bids,
        "made": table.made,
        "side_total": table.side_total,
        "milliseconds": {"median": middle, "p95": nearly_all, "max": most},
    }


def report_lines(report: ArenaReport) -> list[str]:
    """The report as lines of text."""
    query = write_query(report.options)
    table = f"{report.game}?{query}" if query else report.game
    return [f"{','.join(report.agents)}: {report.deals} deals of {table}, seed {report.seed}", *_gain_lines(report), *_table_lines(report)]


def _gain_lines(report: ArenaReport) -> Iterator[str]:
    if report.gain:
        ours, theirs = report.agents
        gain = report.gain
        yield f"gain of {ours} over {theirs}: {gain.mean:+.3f} ± {gain.within:.3f} points a deal (95 %)"


def _table_lines(report: ArenaReport) -> Iterator[str]:
    for table in report.tables:
        middle, nearly_all, most = table.milliseconds
        yield f"a table of {table.agent}:"
        high = f"; bids of {HIGH_BID} and more {table.high_bids:.1%}" if table.high_bids else ""
        yield f"  passed out {table.passed_out:.1%}; bids made {table.made:.1%}{high}"
        bids = [f"{number}: {count}, {table.made_by_bid[number]:.0%} made" for number, count in table.bids.items()]
        yield f"  bids: {'; '.join(bids) or 'none'}"
        yield f"  mean total of the declarer's side {table.side_total:.2f}"
        yield f"  milliseconds a move: median {middle:.3f}, 95 % {nearly_all:.3f}, most {most:.3f}"
