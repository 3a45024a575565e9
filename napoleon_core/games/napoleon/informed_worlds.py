"""Worlds that go with the auction and the plays, so that means over them are means over what may be believed.

A world is as likely as its cards lean to their places (``leanings``) and as plays and calls are likely in it (``likelihood``), each of
these as far as it is trusted. Card by card it is drawn nearly so; of a few such worlds one is kept, by what that leaves out. Worlds are
drawn in strata, one for each place where the named card may lie (each seat, and what lies face down), as often as some that are weighed
beforehand suggest.

Means of weighed worlds would be surer of where the cards lie, but a few heavy worlds then decide, and their playouts err.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from random import Random
from typing import TypeAlias

from napoleon_core.games.napoleon.bid_model import BidModel
from napoleon_core.games.napoleon.inference_weights import BIDDING, PLAYS, TRUST
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, NAPOLEON
from napoleon_core.games.napoleon.likelihood import Likelihood
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play_model import weight_table
from napoleon_core.games.napoleon.worlds import TRIES, World, WorldSampler
from napoleon_core.mechanics.beliefs import spread

GROUP, PILOT = 2, 16
TEMPER = 0.5  # who plays need not play as we do, and plays of one seat tell the same thing more than once
GOLDEN = 0.6180339887498949  # its multiples spread over a unit more evenly than chance does, however many there are
STUCK = 1e-6  # so much counts a world that could not be drawn card by card
PLAY_WEIGHTS, BID_MODEL = weight_table(PLAYS), BidModel(*BIDDING)
TEMPERED = tuple(TEMPER * one for one in TRUST)

Rows: TypeAlias = list[tuple[int, tuple[tuple[int, float, float], ...]]]
"""Cards, the most constrained first, with the places where they may lie: how they lean there, and which part of that no evidence says."""


class InformedSampler(WorldSampler):
    """Draws such worlds; ``homes`` are the places where the named card may lie."""

    def __init__(
        self,
        seen: Observation,
        plays: Sequence[Sequence[float]] = PLAY_WEIGHTS,
        bidding: BidModel = BID_MODEL,
        trust: Sequence[float] = TEMPERED,
    ) -> None:
        super().__init__(seen)
        self._likelihood, self._trust = Likelihood(seen, plays, bidding), trust
        named = None if seen.named is None else seen.named.index
        homes = next((rows for one, rows in self._bound if one == named), ())
        self._named = named if len(homes) > 1 else None
        self.homes = [place for place, _ in homes] if self._named is not None else [0]
        shares = [self._sizes[place] * lean for place, lean in homes] if self._named is not None else [1.0]
        self._before = [share / sum(shares) for share in shares]
        self._strata = [self._rows(home) for home in self.homes]
        self._shares: list[float] = []
        self._at = 0.0

    def draw(self, rng: Random) -> World:
        """See ``WorldSampler.draw``."""
        if not self._shares:
            self._look_ahead(rng)
        self._at = (self._at + GOLDEN) % 1.0
        at = _picked(self._shares, self._at)
        group = [self._weighed(rng, at) for _ in range(GROUP)]
        weights = [weight for _, weight in group]
        dealt, _ = group[_picked(weights, sum(weights) * rng.random())]
        return self._world(dealt)

    def drawn(self, rng: Random) -> list[list[int]]:
        """The cards of each seat, and those aside, in a world that is not weighed."""
        return self._placed(rng, _picked(self._before, rng.random()))[0]

    def parts(self, dealt: Sequence[Sequence[int]]) -> list[float]:
        """See ``Likelihood.parts``."""
        return self._likelihood.parts(dealt, self._roles([*map(list, dealt[:-1])]))

    def _sort(self) -> None:
        """Cards are bound alike, whether they lean anywhere or not; nobody is suspected before the plays are weighed."""
        self._bound = sorted(((one.index, rows) for one, rows in self._leaning()), key=lambda row: len(row[1]))

    def _rows(self, home: int) -> Rows:
        """How cards lean when the named one lies in ``home``."""
        seen, unseen = self._seen, [one for one, _ in self._bound]
        evidence: dict[int, dict[int, float]] = {}
        for seat, size in enumerate(self._sizes[:-1]):
            if size and seat != seen.seat:
                role = NAPOLEON if seat == seen.declarer else ADJUTANT if seat == self._adjutant(home) else ALLY
                leans = self._likelihood.leanings(seat, role, unseen, size, self._trust)
                evidence[seat] = dict(zip(unseen, leans, strict=True))
        rows: Rows = []
        for one, places in self._bound:
            if one != self._named:
                told = [(place, lean, evidence[place][one] if place in evidence else 1.0) for place, lean in places]
                rows.append((one, tuple((place, lean * more, lean) for place, lean, more in told)))
        return rows

    def _adjutant(self, home: int) -> int | None:
        """Who that makes the adjutant."""
        if self._named is None:
            return self._partner
        return home if home not in (self._seen.declarer, len(self._sizes) - 1) else None

    def _look_ahead(self, rng: Random) -> None:
        """How often each stratum is to be drawn: as what some of its worlds weigh on the average."""
        self._at = rng.random()
        before, parts = self._before, [0.0]
        if len(before) > 1:
            parts = [share * sum(self._weighed(rng, at)[1] for _ in range(PILOT)) for at, share in enumerate(before)]
        whole = sum(parts)  # nothing, where there is one stratum, or where all its worlds are too unlikely for a number
        self._shares = [part / whole for part in parts] if whole else before

    def _weighed(self, rng: Random, at: int) -> tuple[list[list[int]], float]:
        dealt, ratio = self._placed(rng, at)
        return dealt, ratio * exp(sum(map(mul, self._trust, self.parts(dealt))))

    def _placed(self, rng: Random, at: int) -> tuple[list[list[int]], float]:
        """A world of one stratum, and how much likelier it is, without the evidence of plays and calls, than it was to be drawn."""
        draw = rng.random
        for _ in range(TRIES):
            room = self._sizes[:]
            dealt: list[list[int]] = [[] for _ in room]
            if self._named is not None:
                dealt[self.homes[at]].append(self._named)
                room[self.homes[at]] -= 1
            ratio = 1.0
            for one, rows in self._strata[at]:
                whole = plain = 0.0
                for place, lean, before in rows:
                    whole += room[place] * lean
                    plain += room[place] * before
                share = whole * draw()
                for place, lean, before in rows:
                    share -= room[place] * lean
                    if share < 0.0:
                        dealt[place].append(one)
                        room[place] -= 1
                        ratio *= whole * before / (plain * lean)
                        break
                else:
                    break
            else:
                dealt[self._seen.seat] = self._own
                return dealt, ratio
        dealt = [[one.index for one in held] for held in spread(self._unseen, self._places, rng)]
        dealt[self._seen.seat] = self._own
        return dealt, STUCK


def _picked(shares: Sequence[float], at: float) -> int:
    """In which of these shares, laid end to end, the place ``at`` lies."""
    last = len(shares) - 1
    for place in range(last):
        at -= shares[place]
        if at < 0.0:
            return place
    return last
