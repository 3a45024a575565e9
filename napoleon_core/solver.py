"""The exact value of the rest of a deal, all hands open.

It is found by questions of the form "do the counting seats end with at least so many points?", the first of them about what players by rule
of thumb come to. What one finds out serves the next ones, and so a slice of the work can simply be broken off: the next one soon comes back
to where it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Generic

from napoleon_core.cards import Card
from napoleon_core.errors import NothingToSolve
from napoleon_core.game import Game, S, Seen
from napoleon_core.mechanics.endgame_search import SPOIL, EndgameSearch, SliceOver

SLICE = 20_000


@dataclass(frozen=True, slots=True)
class Solution:
    """What comes of a deal if both sides play as well as they can.

    ``points`` is what the counting seats have at the end: the honours of the army, the tricks of the declarer. Where all of them are
    too many (``Endgame.all_lose``), these count as one less than the contract needs. ``best`` are all cards that lead to it, in the
    order of the hand.
    """

    points: int
    made: bool
    best: tuple[Card, ...]


def solve(game: Game[S, Seen], state: S) -> Solution:
    """The solution of a state in which cards are played.

    :raises NothingToSolve: in any other state.
    """
    solver = Solver(game, state)
    while not solver.run(SLICE):
        pass
    assert solver.solution is not None
    return solver.solution


def still_made(game: Game[S, Seen], state: S) -> bool:
    """Whether the contract is made with the best play of both sides: one question instead of all that ``solve`` asks.

    :raises NothingToSolve: in a state in which no cards are played.
    """
    solver = Solver(game, state)
    return solver.end.is_made(solver.end.goal if solver.reaches(solver.end.goal) else solver.end.goal - 1)


class Solver(Generic[S, Seen]):
    """One deal under study, worked on in slices; whoever asks for them may stop at any time."""

    def __init__(self, game: Game[S, Seen], state: S) -> None:
        """:raises NothingToSolve: in a state in which no cards are played."""
        self._game, self._state = game, state
        self._moves = tuple(one for one in game.legal_moves(state) if isinstance(one, Card))
        ends = [game.endgame(state, one) for one in self._moves]
        if not ends:
            raise NothingToSolve("expected a state in which cards are played, got another phase of the deal")
        searches = {end: EndgameSearch(end) for end in ends}
        self._searches = [searches[end] for end in ends]
        self.end = ends[0]
        self.solution: Solution | None = None
        self.progress = 0.0
        low, high = self.end.taken, self.end.taken + self.end.most()
        if self.end.all_lose:
            low, high = min(low, self.end.goal - 1), max(self.end.goal - 1, high - 1)
        self._low, self._high = low, high
        self._guess: int | None = None

    def run(self, lookups: int) -> bool:
        """Goes on for about so many positions, of some 30 µs each; true when ``solution`` is there. ``progress`` is from 0 to 1."""
        for search in self._searches:
            search.budget = lookups
        try:
            points = self._points()
            up = self.end.raising[self.end.to_act]
            asked = points if up else points + 1
            best = []
            for at, one in enumerate(self._moves):
                if (self._move_bound(at, asked) >= asked) == up:
                    best.append(one)
                self.progress = max(self.progress, 0.5 + (at + 1) / len(self._moves) / 2)
        except SliceOver:
            return False
        self.solution = Solution(points, self.end.is_made(points), tuple(best))
        return True

    def reaches(self, points: int) -> bool:
        """Whether the counting seats end with so many points, the seat to act choosing its best card. It is not sliced."""
        for search in self._searches:
            search.budget = -1
        return self._bound(points) >= points

    def _points(self) -> int:
        """The value: asked for near the guess, then a point above or below what is known, since far questions cost most."""
        span = self._high - self._low + 1
        if self._guess is None:
            self._guess = self._played_on()
        guess = self._guess
        while self._low < self._high:
            guess = min(max(guess, self._low + 1), self._high)
            found = self._bound(guess)
            if found >= guess:
                self._low = min(found, self._high)
            else:
                self._high = max(found, self._low)
            guess = self._low + 1 if found >= guess else self._high
            self.progress = max(self.progress, 0.5 * (1 - (self._high - self._low) / span))
        return self._low

    def _played_on(self) -> int:
        """What the counting seats end with among players by rule of thumb, each of whom sees its own hand: it is seldom far off."""
        game, state, policy, rng = self._game, self._state, self._game.policy(), Random(0)
        while (seat := game.to_act(state)) is not None:
            state = game.successor(state, policy.choose(game.observe(state, seat), rng))
        points = game.report(state).get("side_total")
        return points if isinstance(points, int) else self.end.goal

    def _bound(self, points: int) -> int:
        """What the counting seats end with, the seat to act choosing: at least so much if it is ``points`` or above, else at most."""
        up = self.end.raising[self.end.to_act]
        values = []
        for at in range(len(self._moves)):
            values.append(self._move_bound(at, points))
            if (values[-1] >= points) == up:
                return values[-1]
        return max(values) if up else min(values)

    def _move_bound(self, at: int, points: int) -> int:
        end, more = self.end, points - self.end.taken
        search, place = self._searches[at], self.end.cards.index(self._moves[at])
        if not end.all_lose:
            return end.taken + search.bound(place, more)
        if points < end.goal:
            return min(end.taken + search.bound(place, more), end.goal - 1)  # what is above may be all, which fails
        return points if search.bound(place, more + SPOIL) >= more + SPOIL else points - 1
