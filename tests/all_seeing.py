"""A player of Napoleon who sees all hands, for how far an honest one may come at most: of these tests, and of no name that the core knows.

    python -m tests.all_seeing --agent search:240 --deals 300

plays ``side`` as the arena does, the one who sees all hands as A and the agent as B, and prints what A gains in honours and contracts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

from napoleon_core.agents.factories import any_agent_of
from napoleon_core.arena import Table
from napoleon_core.arena_figures import estimate
from napoleon_core.executors import processes
from napoleon_core.game import apply
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, BIT_AT, JOKER_AT, NAPOLEON, NO_SUIT, NOBODY, Kernel, kernel_of
from napoleon_core.games.napoleon.kernel_weights import STAGES
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Playing, adjutant
from napoleon_core.games.napoleon.study_play import CardStudy
from napoleon_core.games.napoleon.worlds import World, suits_of
from napoleon_core.moves import Move
from napoleon_core.pieces import carried_out, pieces_of

PLAYOUTS, ROWS, STRAYING = 128, 32, 80
"""So often the deal is played on, each card by one of so many rows, in which the ranks of the cards stray so far: where worlds are not
many, plays have to be. Without it the player who sees all hands came to no more than ``search:240``.
"""


class Straying(dict[int, list[int]]):
    """What to play in a situation: each time a little otherwise than ``new`` has it."""

    def __init__(self, new: Callable[[int], list[int]], rng: Random) -> None:
        super().__init__()
        self._new, self._rng = new, rng
        self._rows: dict[int, list[list[int]]] = {}

    def __getitem__(self, key: int) -> list[int]:
        rows = self._rows.get(key)
        if rows is None:
            ranks, stray = self._new(key), self._rng.random
            rows = self._rows[key] = [[2 * STRAYING + rank + int(STRAYING * (2.0 * stray() - 1.0)) for rank in ranks] for _ in range(ROWS)]
        return rows[int(self._rng.random() * ROWS)]


@cache
def straying_kernel(options: NapoleonOptions, trump: str | None) -> Kernel:
    """A kernel that plays no situation always alike."""
    kernel, rng = kernel_of(options, trump, 0), Random(0)
    plans, new = copy(kernel.plans), kernel.plans.new_follow
    suits, stages = range(NO_SUIT + 1), range(STAGES)
    plans.follow = [[Straying(partial(new, suit, stage), rng) for stage in stages] for suit in suits]
    plans.leads = Straying(kernel.plans.new_lead, rng)
    return kernel._replace(plans=plans)


def true_world(state: Playing, seen: Observation) -> World:
    """The deal as it is, as a world for playouts of the seat that sees it so."""
    hands = [[one.index for one in held] for held in state.hands]
    partner = adjutant(state.deal.dealt, state.deal.declarer, state.named)
    roles = [NAPOLEON if seat == state.deal.declarer else ADJUTANT if seat == partner else ALLY for seat in range(len(hands))]
    joker = next((seat for seat, held in enumerate(hands) if JOKER_AT in held), NOBODY)
    known = seen.discards or seen.shown
    aside = tuple(one.index for one in state.discards if one not in known)
    unplayed = sum(BIT_AT[one] for held in hands for one in held)
    return World([suits_of(held) for held in hands], joker, tuple(roles), unplayed, aside)


class OpenStudy(CardStudy):
    """Every candidate in the true world, played on in many ways; nothing is thought of it beforehand."""

    def __init__(self, state: Playing, seen: Observation) -> None:
        super().__init__(seen)
        self._world = true_world(state, seen)
        self._certainty, self._prior = 0, [0.0] * len(self.moves)
        self._worth = self._prior[:]
        self._kernels = [straying_kernel(seen.options, seen.trump)]

    @property
    def worth(self) -> list[float]:
        """What each candidate came to."""
        return self._worth

    def look(self) -> None:
        """Plays every candidate on, many times."""
        for _ in range(PLAYOUTS):
            self._look_at(self._world, 0)


class AllSeeing:
    """Who is handed the state, in the play alone."""

    def __init__(self, _game: object = None) -> None:
        """Made like any factory's agent, so that a name of it is refused for what it is: it cannot choose."""

    def choose_open(self, state: Playing, seen: Observation) -> Move:
        """The card that is worth most in the true world."""
        study = OpenStudy(state, seen)
        if len(study.moves) > 1:
            study.look()
        return max(zip(study.moves, study.worth, strict=True), key=lambda one: one[1])[0]


class OpenTable(Table):
    """A table of the arena at which one who sees all hands may sit."""

    def play_open(self, state: Any, game: NapoleonGame, players: Sequence[Any], rngs: Sequence[Random]) -> Any:
        """The last state of a deal whose play has begun."""
        while (seat := game.to_act(state)) is not None:
            seen, player = game.observe(state, seat), players[seat]
            move = player.choose_open(state, seen) if isinstance(player, AllSeeing) else player.choose(seen, rngs[seat])
            state = apply(game, state, move)
        return state


class OpenTask(NamedTuple):
    """Some deals to play."""

    agent: str
    seed: str
    deals: range


def gains_of(task: OpenTask) -> list[tuple[float, float]]:
    """Honours and contracts that the one who sees all hands gains in each deal that is played."""
    game = NapoleonGame.from_options({})
    reference, agent = (any_agent_of(name, game) for name in ("policy", task.agent))
    found = []
    for serial in task.deals:
        table = OpenTable(game, task.seed, serial)
        begun = table.play(table.start(), [("policy", reference)] * game.seats, until_play=True)
        sides = game.sides(begun)
        if sides is None or game.to_act(begun) is None:
            continue
        reports = []
        for army, others in ((AllSeeing(), agent), (agent, AllSeeing())):
            rngs = [Random(f"{task.seed} {serial} {seat}") for seat in range(game.seats)]
            last = table.play_open(begun, game, [others if side else army for side in sides], rngs)
            reports.append(game.report(last))
        one, other = ((float(report["side_total"]), float(report["made"])) for report in reports)  # type: ignore[arg-type]
        found.append((one[0] - other[0], one[1] - other[1]))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the gains."""
    parser = argparse.ArgumentParser(prog="all_seeing")
    parser.add_argument("--agent", default="search:240")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args(arguments)
    with processes(chosen.jobs) as executor:
        tasks = [OpenTask(chosen.agent, chosen.seed, piece) for piece in pieces_of(chosen.deals)]
        gains = [gain for piece in carried_out(gains_of, tasks, executor) for gain in piece]
    for at, unit in enumerate(("honours", "contracts")):
        found = estimate([gain[at] for gain in gains])
        within = f"95 % from {found.low:+.3f} to {found.high:+.3f}, {found.count} deals"
        print(f"gain over {chosen.agent}: {found.mean:+.3f} {unit} a deal, {within}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
