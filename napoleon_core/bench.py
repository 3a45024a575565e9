"""How fast the core is, on one core: figures of many deals played, replayed, observed and sampled.

Seconds are those of the processor, so that what else a machine does counts little. The same figures can be had from Python elsewhere, if
somebody offers a runner: a module with ``run(arguments) -> text`` that carries out this command there and hands back what it prints.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import count, cycle, islice
from random import Random
from time import process_time
from typing import Any

from napoleon_core.agents import agent_of
from napoleon_core.cards import Card
from napoleon_core.game import Game, apply, deal_for
from napoleon_core.games import GAMES
from napoleon_core.mechanics.dealing import stream
from napoleon_core.record import DealRecord, GameRecord, encode, replay_line
from napoleon_core.solver import solve, still_made
from napoleon_core.texts import Json

SEED = "bench"
SOLVED = 6
KEPT = 40
"""Deals played beforehand, whose records are replayed and whose states are observed and sampled."""


class NotMeasured(Exception):
    """Figures of another Python that cannot be had; the message tells what is missing."""


@dataclass(frozen=True, slots=True)
class Figure:
    """How many times a second something was done, in one game."""

    game: str
    what: str
    per_second: float

    def json(self) -> dict[str, Json]:
        """The figure as JSON."""
        return {"game": self.game, "what": self.what, "per_second": self.per_second, "microseconds": self.microseconds}

    @property
    def microseconds(self) -> float:
        """How long one takes."""
        return 1e6 / self.per_second


def run_bench(seconds: float) -> Iterator[Figure]:
    """The figures of every game with the options of ``standard``, each measured for about so many seconds."""
    for family in GAMES.values():
        yield from _figures(family.from_options({}), seconds)


def run_bench_elsewhere(runner: str, seconds: float) -> list[Figure]:
    """The same figures as a runner finds them; ``runner`` is the name of its module.

    :raises NotMeasured: when there is no such module, or it cannot run.
    """
    try:
        module = import_module(runner)
    except ModuleNotFoundError as error:
        raise NotMeasured(f"expected the module {runner}, which only a checkout has: run this in the folder of one") from error
    told = [json.loads(line) for line in module.run(["bench", "--json", "--seconds", str(seconds)]).splitlines()]
    return [Figure(one["game"], one["what"], one["per_second"]) for one in told]


def bench_lines(columns: Mapping[str, Sequence[Figure]]) -> Iterator[str]:
    """The figures as a table: a line for each, a column for each Python that was measured, by its name."""
    yield f"{'':29}" + "".join(f"  {name:>30}" for name in columns)
    for row in zip(*columns.values(), strict=True):
        cells = (f"{one.per_second:11,.0f} a second, {one.microseconds:9,.1f} µs" for one in row)
        yield f"{row[0].game:10} {row[0].what:18}" + "".join(f"  {cell:>30}" for cell in cells)


def _figures(game: Game[Any, Any], seconds: float) -> Iterator[Figure]:
    walks = [_random_deal(game, serial) for serial in range(KEPT)]
    records = [_record(game, serial, moves) for serial, (_, moves) in enumerate(walks)]
    turns = [(state, seat) for states, _ in walks for state in states if (seat := game.to_act(state)) is not None]
    seen = [game.observe(state, seat) for state, seat in turns]
    rng = stream(SEED, "samples")
    endings = _endings(game)
    again = cycle(endings)  # these cost so unlike each other that all are taken, however long it takes
    begun = [next(state for state in states if game.sides(state)) for states, _ in walks if game.sides(states[-1])]
    done: dict[str, tuple[Iterable[Any], Callable[[Any], object]]] = {
        "random deals": (count(), partial(_random_deal, game)),
        "policy deals": (count(), partial(_policy_deal, game)),
        "play phases": (cycle(begun), partial(_play_phase, game, rng)),
        "playouts": (cycle(_playouts(game)), lambda playout: playout()),
        "records replayed": (cycle(records), replay_line),
        "observations": (cycle(turns), lambda turn: game.observe(*turn)),
        "samples": (cycle(seen), lambda one: game.sample(one, rng)),
        "endings solved": (again, partial(solve, game)),
        "contracts decided": (again, partial(still_made, game)),
    }
    for what, (items, carry_out) in done.items():
        yield Figure(game.id, what, _rate(seconds, items, carry_out, len(endings) if items is again else 1))


def _rate(seconds: float, items: Iterable[Any], carry_out: Callable[[Any], object], least: int = 1) -> float:
    """How many times a second something is done, each time for the next of the items, ``least`` times at least; the clock is looked at
    ever less often.
    """
    source, times, batch = iter(items), 0, 1
    begun = process_time()
    while (spent := process_time() - begun) < seconds or times < least:
        if times and spent < seconds / 4:
            batch *= 2
        for item in islice(source, batch):
            carry_out(item)
        times += batch
    return times / spent


def _random_deal(game: Game[Any, Any], serial: int) -> tuple[list[Any], list[Any]]:
    """The states and moves of a deal played at random, every move through the checked door."""
    rng = Random(serial)
    states, moves = [game.start(deal_for(game, SEED, serial), serial % game.seats)], []
    while game.to_act(states[-1]) is not None:
        legal = game.legal_moves(states[-1])
        moves.append(legal[int(rng.random() * len(legal))])
        states.append(apply(game, states[-1], moves[-1]))
    return states, moves


def _policy_deal(game: Game[Any, Any], serial: int) -> None:
    """A deal among players by rule of thumb, made anew, as at a table."""
    rng = Random(serial)
    agents = [agent_of("policy", game) for _ in range(game.seats)]
    state = game.start(deal_for(game, SEED, serial), serial % game.seats)
    while (seat := game.to_act(state)) is not None:
        state = apply(game, state, agents[seat].choose(game.observe(state, seat), rng))


def _play_phase(game: Game[Any, Any], rng: Random, state: Any) -> None:
    """The rest of a deal at random, through the engine's unchecked door."""
    while legal := game.legal_moves(state):
        state = game.successor(state, legal[int(rng.random() * len(legal))])


def _playouts(game: Game[Any, Any]) -> list[Callable[[], object]]:
    """Deals among players by rule of thumb, each ready to be played out from its first card as a search does it."""
    policy, rng = game.policy(), stream(SEED, "playouts")
    found: list[Callable[[], object]] = []
    for serial in range(KEPT):
        state = game.start(deal_for(game, SEED, serial), serial % game.seats)
        while (seat := game.to_act(state)) is not None and not game.sides(state):
            state = game.successor(state, policy.choose(game.observe(state, seat), rng))
        if seat is not None:
            found.append(policy.playout(game.observe(state, seat), rng))
    return found


def _endings(game: Game[Any, Any]) -> list[Any]:
    """Deals among players by rule of thumb, each from its last six tricks on, or from its first card if it has fewer."""
    policy, rng = game.policy(), stream(SEED, "endings")
    found = []
    for serial in range(KEPT):
        state = game.start(deal_for(game, SEED, serial), serial % game.seats)
        while (seat := game.to_act(state)) is not None:
            move = policy.choose(game.observe(state, seat), rng)
            if isinstance(move, Card) and max(hand.bit_count() for hand in game.endgame(state, move).hands) <= SOLVED:
                found.append(state)
                break
            state = game.successor(state, move)
    return found


def _record(game: Game[Any, Any], serial: int, moves: list[Any]) -> str:
    dealt = deal_for(game, SEED, serial)
    return encode(GameRecord(game, None, (DealRecord(serial % game.seats, dealt, tuple(map(str, moves))),)))
