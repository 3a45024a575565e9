"""Agents against agents, in three ways; every pair of them on the same deals.

``side``: auction, naming and exchange by one reference agent, then the play twice, with A for the side that undertook the contract (the
army) and B for the other, and the other way round. What A gains is the difference of the two plays, in honours of the army (in Nap, tricks
of the bidder, which are no gain in a misère) and in contracts made, so it tells skill in play. A deal that is passed out is not counted.

``seat``: whole deals, bidding included, A in every seat in turn among B's. What A gains is the mean of its scores less what B's alone score
in the same seats of the same deal.

``match``: whole matches, A and B at every other seat, then the same cards with their seats changed. A match is one game between each A and
each B: a higher total wins it, equal totals are half a game each. What A gains is the share of games it won less the share it lost.

Deal *n* depends on (seed, n), an agent's generator on (seed, n, seat) and begins anew at every table: neither the number of workers nor the
order of work reaches a result; only the times differ from run to run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

from napoleon_core.agents import Agent
from napoleon_core.agents.factories import AgentFailed, any_agent_of, asked, moved
from napoleon_core.arena_figures import (
    ArenaReport,
    DealResult,
    PieceResult,
    Played,
    Tally,
    agent_figures,
    pair_report,
    piece_result,
    rated,
    tallied,
)
from napoleon_core.errors import UnknownAgent
from napoleon_core.game import Game
from napoleon_core.games import game_of
from napoleon_core.mechanics.settlement import totals
from napoleon_core.pieces import carried_out, pieces_of
from napoleon_core.run_deals import agent_stream, begun
from napoleon_core.texts import Json

MODES = ("side", "seat", "match")
MOST_PASSED = 200
"""So many deals in a row that are passed out and not counted say that a match will never end."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some deals to play, or matches in the mode ``match``, by one agent alone or by two against each other."""

    game: str
    options: Mapping[str, Json]
    mode: str
    agents: tuple[str, ...]
    reference: str
    seed: str
    deals: range


def run_arena(
    game_id: str,
    options: Mapping[str, Json],
    agents: Sequence[str],
    deals: int,
    seed: str,
    *,
    mode: str = "side",
    reference: str = "policy",
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> ArenaReport:
    """Plays ``deals`` deals with every pair of agents, or one agent alone, spread over the workers of an executor if one is given.

    In the mode ``match`` so many matches are played instead. ``progress`` is told how many deals are done, and of how many.

    :raises ArenaStopped: when it is interrupted, with the report of the deals that were done.
    :raises UnknownGame: for an id that is no game.
    :raises OptionError: for an option or value that the game does not have.
    :raises UnknownAgent: for a name that is no agent, and for none at all.
    """
    if not agents:
        raise UnknownAgent("expected one agent or more, got none", expected="A,B", got="")
    if mode not in MODES:
        raise ValueError(f"expected one of the modes {MODES}, got {mode!r}")
    game = game_of(game_id, options)
    for name in (*agents, reference):
        any_agent_of(name, game)
    if len(agents) > 2:
        agents = [*dict.fromkeys(agents)]
    pairs: list[tuple[str, ...]] = [*combinations(agents, 2)] or [(agents[0],)]
    asked = ArenaReport(game_id, dict(options), mode, tuple(agents), reference, deals, seed, (), (), {})
    pieces = pieces_of(deals, len(pairs))
    tasks = [Task(game_id, dict(options), mode, pair, reference, seed, piece) for piece in pieces for pair in pairs]
    found = Found(len(pairs))
    try:
        for result in carried_out(play_piece, tasks, executor, _counter(tasks, progress)):
            found.add(result)
    except KeyboardInterrupt:
        done = pieces[found.pieces - 1].stop if found.pieces else 0
        raise ArenaStopped(_report(replace(asked, deals=done), pairs, found)) from None
    return _report(asked, pairs, found)


class ArenaStopped(KeyboardInterrupt):
    """The arena was interrupted; ``report`` is that of the first deals, so many of them as all pairs had done, perhaps none."""

    def __init__(self, report: ArenaReport) -> None:
        super().__init__()
        self.report = report


class Found:
    """What has come of the first pieces: results are added piece by piece, in each of them pair by pair.

    A piece counts once all its pairs have played it. Of its deals only the gains are kept one by one.
    """

    def __init__(self, pairs: int) -> None:
        self.pieces = 0
        self.gains: list[list[tuple[float, ...]]] = [[] for _ in range(pairs)]
        self.tallies: dict[str, Tally] = {}
        self._piece: list[PieceResult] = []

    def add(self, result: PieceResult) -> None:
        """The next result."""
        self._piece.append(result)
        if len(self._piece) < len(self.gains):
            return
        names = dict.fromkeys(name for one in self._piece for name in one.tallies)
        every = [self.tallies, *(one.tallies for one in self._piece)]
        self.tallies = {name: tallied(one[name] for one in every if name in one) for name in names}
        for gains, one in zip(self.gains, self._piece, strict=True):
            gains.extend(one.gains)
        self.pieces, self._piece = self.pieces + 1, []


def _report(asked: ArenaReport, pairs: Sequence[tuple[str, ...]], found: Found) -> ArenaReport:
    reports = tuple(pair_report(asked.mode, pair, gains) for pair, gains in zip(pairs, found.gains, strict=True) if len(pair) > 1)
    figures = tuple(agent_figures(name, found.tallies.get(name) or tallied(())) for name in dict.fromkeys(asked.agents))
    return replace(asked, pairs=reports, figures=figures, ratings=rated(asked.agents, reports) if len(reports) > 1 else {})


def _counter(tasks: Sequence[Task], progress: Callable[[int, int], None] | None) -> Callable[[Task], None] | None:
    """Who hears of each task and tells how many deals are done."""
    if progress is None:
        return None
    total, done = sum(len(task.deals) for task in tasks), 0

    def count(task: Task) -> None:
        nonlocal done
        done += len(task.deals)
        progress(done, total)

    return count


def play_piece(task: Task) -> PieceResult:
    """What is kept of some deals."""
    return piece_result(task.agents, play_task(task))


def play_task(task: Task) -> list[DealResult]:
    """All tables of some deals."""
    game = game_of(task.game, task.options)
    agents = [(name, any_agent_of(name, game)) for name in task.agents]
    if task.mode == "seat":
        return [_by_seat(game, agents, task.seed, serial) for serial in task.deals]
    if task.mode == "match":
        return [_by_match(game, agents, task.seed, serial) for serial in task.deals]
    reference = (task.reference, any_agent_of(task.reference, game))
    return [_by_side(game, agents, reference, task.seed, serial) for serial in task.deals]


Named = tuple[str, Agent]


def _by_side(game: Game[Any, Any], agents: Sequence[Named], reference: Named, seed: str, serial: int) -> DealResult:
    table = Table(game, seed, serial)
    begun = table.play(table.start(), [reference] * game.seats, until_play=True)
    sides = game.sides(begun)
    if game.to_act(begun) is None or sides is None:
        return DealResult((), tuple(Played(name, game.report(begun), False, {}) for name, _ in agents))
    reports, played = [], []
    for army, others in ((agents[0], agents[-1]), (agents[-1], agents[0]))[: len(agents)]:
        table = Table(game, seed, serial)
        last = table.play(begun, [others if side else army for side in sides])
        reports.append(game.report(last))
        played.append(Played(army[0], reports[-1], True, table.times))
    if len(agents) == 1:
        return DealResult((), tuple(played))
    gains = [_number(reports[0].get(key)) - _number(reports[1].get(key)) for key in ("side_total", "made")]
    return DealResult(tuple(gains), tuple(played))


def _by_seat(game: Game[Any, Any], agents: Sequence[Named], seed: str, serial: int) -> DealResult:
    table = Table(game, seed, serial)
    usual = table.play(table.start(), [agents[-1]] * game.seats)
    played = [Played(agents[-1][0], game.report(usual), True, table.times)]
    if len(agents) == 1:
        return DealResult((), tuple(played))
    gains = []
    for place in range(game.seats):
        mixed = Table(game, seed, serial)
        last = mixed.play(mixed.start(), [agents[seat != place] for seat in range(game.seats)])
        gains.append(game.scores(last)[place] - game.scores(usual)[place])
        report = game.report(last)
        played.append(Played(agents[0][0], report, report.get("declarer") == place, mixed.times))
    return DealResult((fmean(gains),), tuple(played))


def _by_match(game: Game[Any, Any], agents: Sequence[Named], seed: str, serial: int) -> DealResult:
    """Match number ``serial``, with a seed of its own, at two tables."""
    won, played, games = 0, [], 0
    for first in range(len(agents)):
        seated = [agents[(first + seat) % len(agents)] for seat in range(game.seats)]
        outcomes: list[Any] = []
        while not game.match_over(outcomes):
            table = Table(game, f"{seed} match {serial}", len(outcomes))
            last = table.play(table.start(), seated)
            outcomes.append(game.outcome(last))
            _held_to_bids(game, outcomes)
            report = game.report(last)
            for agent in agents:
                own = isinstance(at := report.get("declarer"), int) and seated[at] is agent
                played.append(Played(agent[0], report, own, {agent[0]: table.times.get(agent[0], [])}))
        sums = totals((outcome.scores for outcome in outcomes), game.seats)
        ours = [total for total, agent in zip(sums, seated, strict=True) if agent is agents[0]]
        theirs = [total for total, agent in zip(sums, seated, strict=True) if agent is not agents[0]]
        won += sum((one > other) - (one < other) for one, other in product(ours, theirs))
        games += len(ours) * len(theirs)
    return DealResult((won / games,) if games else (), tuple(played))


def _held_to_bids(game: Game[Any, Any], outcomes: Sequence[Any]) -> None:
    """:raises AgentFailed: when nobody has bid for so long that no end of the match is in sight."""
    if len(outcomes) >= MOST_PASSED and not any(outcome.played for outcome in outcomes[-MOST_PASSED:]) and not game.match_over(outcomes):
        raise AgentFailed(f"expected a bid in one of {MOST_PASSED} deals, all were passed out: this match never ends")


def _number(value: Json) -> float:
    """A figure of a report; none counts as 0, and true as 1."""
    return float(value) if isinstance(value, int | float) else 0.0


class Table:
    """One deal played once: every seat draws from a stream of its own, and the milliseconds of every move are kept by agent."""

    def __init__(self, game: Game[Any, Any], seed: str, serial: int) -> None:
        self._game, self._seed, self._serial = game, seed, serial
        self.times: dict[str, list[float]] = {}

    def start(self) -> Any:
        """The deal before its first move."""
        game = self._game
        return begun(game, self._seed, self._serial)

    def play(self, state: Any, agents: Sequence[Named], *, until_play: bool = False) -> Any:
        """The last state of the deal with an agent at each seat, or the first one at which its sides are settled.

        :raises AgentFailed: when an agent raises, or answers with what is no move.
        :raises IllegalMove: when it answers with a move that is not allowed.
        """
        game = self._game
        rngs: dict[int, Random] = {}
        while (seat := game.to_act(state)) is not None and not (until_play and game.sides(state)):
            name, agent = agents[seat]
            if seat not in rngs:
                rngs[seat] = agent_stream(self._seed, self._serial, seat)
            seen = game.observe(state, seat)
            before = perf_counter()
            move = asked(name, agent, seen, rngs[seat])
            self.times.setdefault(name, []).append((perf_counter() - before) * 1000)
            state = moved(name, game, state, move)
        return state
