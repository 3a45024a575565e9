"""How well the inference knows what is hidden, trick by trick: who the adjutant is, and where the cards lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from statistics import fmean
from typing import NamedTuple

from napoleon_core.games.napoleon.inference_fit import moments, played
from napoleon_core.games.napoleon.informed_worlds import InformedSampler
from napoleon_core.games.napoleon.kernel import ADJUTANT
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.state import Finished
from napoleon_core.games.napoleon.study_deal import cards_of
from napoleon_core.games.napoleon.worlds import World, WorldSampler
from napoleon_core.seats import Seat

WORLDS = 120
LEAST = 1e-3
"""No seat that may be the adjutant is thought less likely, so that worlds which happen not to come up do not decide everything."""


@dataclass(slots=True)
class Row:
    """The moments of one trick: log-losses of the adjutant's seat, guessed evenly and told by plain worlds and by informed ones;
    and the shares of the hidden cards that both place right.
    """

    even: list[float] = field(default_factory=list)
    plain: list[float] = field(default_factory=list)
    informed: list[float] = field(default_factory=list)
    placed: list[tuple[float, float]] = field(default_factory=list)


class Figures(NamedTuple):
    """The means of one trick. ``placed`` are shares of the cards in other hands, ``loss`` those of the adjutant's seat at the ``open``
    moments: guessed evenly, told by plain worlds, and by informed ones; by the share ``less`` the last is less than the first.
    """

    tricks: int
    moments: int
    placed_plain: float
    placed_informed: float
    open: int
    loss_even: float | None
    loss_plain: float | None
    loss_informed: float | None
    less: float | None


def judged(options: NapoleonOptions, ends: Iterable[Finished], rng: Random) -> list[Figures]:
    """Figures for each number of tricks that are over.

    The adjutant is asked for where there is one, nobody has seen who, and two seats or more may be it.
    """
    rows = [Row() for _ in range(options.hand_size)]
    for seen, truth, partner in moments(options, played(ends), rng):
        row = rows[len(seen.tricks)]
        plain, informed = WorldSampler(seen), InformedSampler(seen)
        worlds = [[sampler.draw(rng) for _ in range(WORLDS)] for sampler in (plain, informed)]
        if any(truth[seat] for seat in range(options.players) if seat != seen.seat):
            row.placed.append((_placed(seen, truth, worlds[0]), _placed(seen, truth, worlds[1])))
        suspects = [seat for seat in informed.homes if seat not in (seen.declarer, options.players)]
        if partner in suspects and len(suspects) > 1:
            row.even.append(log(len(suspects)))
            row.plain.append(_loss(suspects, partner, worlds[0]))
            row.informed.append(_loss(suspects, partner, worlds[1]))
    return [_figures(number, row) for number, row in enumerate(rows) if row.placed]


def _loss(suspects: Sequence[Seat], partner: Seat, worlds: Sequence[World]) -> float:
    """The log-loss of the adjutant's seat among the suspects, by how often it is each of them."""
    counts = {seat: sum(world.roles[seat] == ADJUTANT for world in worlds) for seat in suspects}
    whole = sum(counts.values())
    return -log(LEAST + (1.0 - LEAST * len(suspects)) * counts[partner] / whole) if whole else log(len(suspects))


def _placed(seen: Observation, truth: Sequence[Sequence[int]], worlds: Sequence[World]) -> float:
    """The share of the cards in other hands that worlds place in the right one."""
    others = [(seat, {*held}) for seat, held in enumerate(truth[:-1]) if seat != seen.seat and held]
    right = sum(len(held.intersection(cards_of(world, seat))) for world in worlds for seat, held in others)
    return right / len(worlds) / sum(len(held) for _, held in others)


def _figures(number: int, row: Row) -> Figures:
    even, known, better = (fmean(losses) if losses else None for losses in (row.even, row.plain, row.informed))
    less = None if even is None or better is None else 1.0 - better / even
    placed, informed = (fmean(one[at] for one in row.placed) for at in (0, 1))
    return Figures(number, len(row.placed), placed, informed, len(row.even), even, known, better, less)
