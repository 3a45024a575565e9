"""Deals that fit what a seat of Nap knows, drawn so that who bid high is likelier to hold what the bid takes."""

from __future__ import annotations

from random import Random

from napoleon_core.games.nap.observation import Observation, sample
from napoleon_core.games.nap.policy_bidding import chance_of
from napoleon_core.games.nap.state import Playing, State

DRAWS = 5
"""Of so many deals one is taken, by how well the declarer's hand fits the bid."""
UNLIKELY = 0.02
"""No hand fits a bid worse than this: people and strong players bid as they please."""


def draw_world(seen: Observation, rng: Random) -> State:
    """A world for a search, one of those that ``sample`` draws."""
    if seen.contract is None or seen.declarer in (None, seen.seat):
        return sample(seen, rng)
    worlds = [world for _ in range(DRAWS) if isinstance(world := sample(seen, rng), Playing)]
    fits = [max(UNLIKELY, chance_of(seen.options, world.dealt.hands[world.declarer], world.contract)) for world in worlds]
    return rng.choices(worlds, fits)[0]
