"""What a person would call obvious, the CPU players that search get right, whatever worlds they happen to draw."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from napoleon_core.agents import agent_of
from napoleon_core.games.nap import NapGame
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.moves import PASS
from tests import obvious, obvious_nap
from tests.counts import LONG
from tests.positions import bidder

SEEDS = 20 if LONG else 3
AGENTS = ("search:60", "search:240", "search:600", "search:240+inference") if LONG else ("search:60", "search:60+inference")
GAMES: dict[Any, list[obvious.Obvious]] = {NapoleonGame: obvious.ALL, NapGame: obvious_nap.ALL}
every_game = pytest.mark.parametrize("game", GAMES)
each = pytest.mark.parametrize(
    ("game", "position"), [pytest.param(game, one, id=f"{game.id}: {one.what}") for game, some in GAMES.items() for one in some]
)


@pytest.mark.parametrize(("game", "least"), [(NapoleonGame, 60), (NapGame, 30)])
def test_there_are_positions_of_every_kind(game: Any, least: int):
    assert len({position.what for position in GAMES[game]}) == len(GAMES[game]) >= least
    phases = {"auction", "naming", "exchange", "play"} if game is NapoleonGame else {"auction", "play"}
    assert {position.seen().phase for position in GAMES[game]} == phases


@every_game
@pytest.mark.parametrize("name", AGENTS)
def test_what_is_obvious_is_done_in_nineteen_of_twenty_draws(game: Any, name: str):
    wrong = []
    for position in GAMES[game]:
        seen = position.seen()
        agent = agent_of(name, game(seen.options))
        moves = [str(agent.choose(seen, Random(f"{position.what} {seed}"))) for seed in range(SEEDS)]
        wrong += [f"{position.what}: {move}" for move in moves if not position.is_right(move)]
    assert len(wrong) <= 0.05 * SEEDS * len(GAMES[game]), "\n".join(wrong)


@each
def test_the_rule_of_thumb_sees_what_is_obvious(game: Any, position: obvious.Obvious):
    seen = position.seen()
    assert position.is_right(str(agent_of("policy", game(seen.options)).choose(seen, Random(1))))


def test_among_six_nobody_who_looks_at_few_worlds_bids_on_two_trumps():
    """Level 4 did once in eight times: of several bids the one that its twenty worlds flattered most."""
    seen = bidder("Jc Kd Qd 3d Qh 6h Ts 6s", players=6)
    agent = agent_of("search:20", NapoleonGame(seen.options))
    assert sum(agent.choose(seen, Random(f"two trumps {seed}")) == PASS for seed in range(60)) >= 57
