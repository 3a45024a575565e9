"""The book of a player's matches: what the page is handed to keep of each deal that is over, and how it is read when it comes back.

An **Entry** is one match (``docs/protocol.md``), its deals by their number of all that were dealt. The page puts it together from the
``booking`` of its views; whatever makes no sense in it counts for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from napoleon_core.agents.characters import rated_as
from napoleon_core.cards import codes
from napoleon_core.game import Game
from napoleon_core.games import GAMES
from napoleon_core.rating import Game as RatedGame
from napoleon_core.rating import Rating, after
from napoleon_core.seats import Seat
from napoleon_core.tally import DealFacts, Tally
from napoleon_core.texts import Json

NAME_LENGTH = 16
PERSON = "human"
MOST = 100_000
"""No number of a book is larger."""
MOST_RIVALS = 5
"""No table has more CPU seats."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A seat that was met in a match: who played there, and its total."""

    agent: str
    total: int


@dataclass(frozen=True, slots=True)
class Result:
    """A match that is over: the total of one seat, and all the others."""

    total: int
    rivals: tuple[Rival, ...]

    @property
    def best(self) -> int:
        """The highest total of the others."""
        return max((rival.total for rival in self.rivals), default=self.total)

    @property
    def won(self) -> bool:
        """Whether nobody has more: an equal total is a shared win."""
        return self.total >= self.best

    @property
    def shared(self) -> bool:
        """Whether somebody has as much, and nobody more."""
        return self.total == self.best


@dataclass(frozen=True, slots=True)
class Entry:
    """One match as it was booked; ``ended`` orders matches by the time at which they were over."""

    game: str
    deals: tuple[DealFacts, ...]
    result: Result | None
    unrated: bool
    ended: float


@dataclass(frozen=True, slots=True)
class Step:
    """What one rated match did to a rating: the games against CPU seats, and the rating before and after it."""

    games: tuple[RatedGame, ...]
    before: Rating
    after: Rating


def match_name(game: Game[Any, Any], seed: str, dealer: Seat, me: Seat) -> str:
    """The name of a match in the book: the same whenever the same cards are played by the same rules from the same seat."""
    told = repr((game.id, sorted(game.options.differences().items()), seed, dealer, me))
    return sha256(told.encode("utf-8", "surrogatepass")).hexdigest()[:NAME_LENGTH]


def shuffle_name(game: Game[Any, Any], seed: str) -> str:
    """The name of the cards of a match: the same whenever they come again, by other rules and in other hands too."""
    told = repr((codes(game.pack), seed))
    return sha256(told.encode("utf-8", "surrogatepass")).hexdigest()[:NAME_LENGTH]


def booking(game: Game[Any, Any], state: Any, me: Seat, agents: Sequence[str], sums: Sequence[int] | None) -> dict[str, Json] | None:
    """What the page keeps of a deal that is over, for the person at ``me``; ``sums`` are the totals once the match is over too.

    None while the deal runs, and at a table without a person.
    """
    facts = game.facts(state, me)
    if facts is None or PERSON not in agents:
        return None
    result: Json = None
    if sums is not None:
        rivals: list[Json] = [{"agent": agent, "total": sums[at]} for at, agent in enumerate(agents) if at != me]
        result = {"total": sums[me], "rivals": rivals}
    return {"game": game.id, "deal": facts.json(), "result": result}


def read_entries(given: object) -> list[Entry]:
    """The entries that can be read, in the order in which the matches were over."""
    entries = [entry for one in (given if isinstance(given, list) else ()) if (entry := read_entry(one))]
    return sorted(entries, key=lambda entry: entry.ended)


def read_entry(given: object) -> Entry | None:
    """An entry as the page kept it; None for what is none."""
    if not isinstance(given, dict) or given.get("game") not in GAMES or not isinstance(given.get("deals"), dict):
        return None
    tally = GAMES[given["game"]].tally
    deals = tuple(_read_deal(one, tally) for one in given["deals"].values())
    result = _read_result(given.get("result"))
    if not all(deals) or (given.get("result") is not None and result is None):
        return None
    ended = given.get("ended")
    when = float(ended) if isinstance(ended, int | float) and not isinstance(ended, bool) and abs(ended) < float("inf") else 0.0
    return Entry(given["game"], tuple(one for one in deals if one), result, given.get("unrated") is True, when)


def _read_deal(given: object, tally: Tally) -> DealFacts | None:
    if not isinstance(given, dict):
        return None
    part, bid, taken, score = given.get("part"), given.get("bid"), given.get("taken"), given.get("score")
    named = (part is None or part in tally.parts) and (bid is None or bid in tally.bids) if _are_texts(part, bid) else False
    if not named or not _is_number(taken) or not _is_number(score) or not isinstance(given.get("won"), bool):
        return None
    return DealFacts(part, bid, given["won"], given["taken"], given["score"])


def _read_result(given: object) -> Result | None:
    if not isinstance(given, dict) or not _is_number(given.get("total")) or not isinstance(given.get("rivals"), list):
        return None
    rivals = given["rivals"]
    if len(rivals) > MOST_RIVALS or not all(
        isinstance(one, dict) and isinstance(one.get("agent"), str) and _is_number(one.get("total")) for one in rivals
    ):
        return None
    return Result(given["total"], tuple(Rival(one["agent"], one["total"]) for one in rivals))


def _are_texts(*values: object) -> bool:
    return all(value is None or isinstance(value, str) for value in values)


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= MOST


def rating_steps(entries: Sequence[Entry], ratings: Mapping[str, int]) -> Iterator[tuple[Entry, Step]]:
    """Every rated match of one game in its order, with what it did to the rating."""
    rating = Rating()
    for entry in entries:
        games = rated_games(entry, ratings)
        if games:
            step = Step(games, rating, after(rating, games))
            rating = step.after
            yield entry, step


def rated_games(entry: Entry, ratings: Mapping[str, int]) -> tuple[RatedGame, ...]:
    """One game against each CPU seat that has a rating: a higher total counts 1, an equal one ½; none in an unrated or unfinished match."""
    if entry.result is None or entry.unrated:
        return ()
    total = entry.result.total
    rivals = [(ratings[rated_as(one.agent)], one.total) for one in entry.result.rivals if rated_as(one.agent) in ratings]
    return tuple(RatedGame(rating, 1.0 if total > other else 0.5 if total == other else 0.0) for rating, other in rivals)
