"""Bidders for the arena that go one further than they think right, or stop one short of it: ``tests.bidders:one_more``, ``one_less``."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from napoleon_core.agents import agent_of
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.contract import MOST, ladder
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.moves import PASS, Bid, Move

AGENT = "search:60"


class Biased:
    """Bids as if every bid asked for ``more`` honours less than it does; plays as ``AGENT``."""

    def __init__(self, game: NapoleonGame, more: int) -> None:
        self._agent = agent_of(AGENT, game)
        self._more = more

    def choose(self, seen: Observation, rng: Random) -> Move:
        """The move of the agent, in the auction in the auction that it imagines."""
        if seen.phase != "auction":
            return self._agent.choose(seen, rng)
        imagined = replace(seen, options=replace(seen.options, minimum_bid=seen.options.minimum_bid - self._more))
        if seen.bidding.high + 1 >= len(ladder(imagined.options.minimum_bid, imagined.options.no_trump)):
            return PASS
        move = self._agent.choose(imagined, rng)
        if not isinstance(move, Bid):
            return move
        number, strain = int(move.name[:-1]), move.name[-1]
        return Bid(f"{min(MOST, number + self._more)}{strain}")


def one_more(game: NapoleonGame) -> Biased:
    """Bids one more than it thinks right."""
    return Biased(game, 1)


def one_less(game: NapoleonGame) -> Biased:
    """Bids one less than it thinks right."""
    return Biased(game, -1)
