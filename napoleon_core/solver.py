"""The exact value of the rest of a deal, all hands open.

It is found by questions of the form "do the counting seats end with at least so many points?". What one question finds out serves the next
ones, and so a slice of the work can simply be broken off: the next one soon comes back to where it was.
"""

from __future__ import annotations

from dataclasses import dataclass
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
        self._moves = tuple(one for one in game.legal_moves(state) if isinstance(one, Card))
        ends = [game.endgame(state, one) for one in self._moves]
        if not ends:
            raise NothingToSolve("expected a state in which cards are played, got another phase of the deal")
        searches = {end: EndgameSearch(end) for end in ends}
        self._searches = [searches[end] for end in ends]
        self.end = ends[0]
        self.solution: Solution | None = None
        self.progress = 0.0

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
                if self._move_reaches(at, asked) == up:
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
        return self._reaches(points)

    def _points(self) -> int:
        low, high = self.end.taken, self.end.taken + self.end.most()
        if self.end.all_lose:
            low, high = min(low, self.end.goal - 1), max(self.end.goal - 1, high - 1)
        guess = (low + high + 1) // 2
        span = high - low + 1
        while low < high:
            if self._reaches(guess):
                low = guess
            else:
                high = guess - 1
            guess = min(max(guess + 1 if low == guess else guess - 1, low + 1), high)
            self.progress = max(self.progress, 0.5 * (1 - (high - low) / span))
        return low

    def _reaches(self, points: int) -> bool:
        up = self.end.raising[self.end.to_act]
        return any(self._move_reaches(at, points) == up for at in range(len(self._moves))) == up

    def _move_reaches(self, at: int, points: int) -> bool:
        more = points - self.end.taken
        if self.end.all_lose and points >= self.end.goal:
            more += SPOIL
        return self._searches[at].reaches(self.end.cards.index(self._moves[at]), more)
