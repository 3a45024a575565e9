"""A player's statistics as a page: matches, deals by part, bids, and the rating against the levels of the CPU players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from napoleon_core.agents.levels import LEVELS
from napoleon_core.book import Entry, Result, Step, rating_steps
from napoleon_core.games import GAMES, GameFamily
from napoleon_core.rating import TAU, Rating
from napoleon_core.rule_page import Block, Cell, RulePage, Section, listed, said, table
from napoleon_core.tally import DealFacts
from napoleon_core.texts import Json, Text, nested

LATEST = 20
"""So many matches are told of the history of a rating."""
LIKELY = 1.96
"""A rating is told with so many deviations to each side: 95 %."""

EXCEPTIONS = (
    Text("table-stats-how-unrated"),
    Text("table-stats-how-again"),
    Text("table-stats-how-records"),
    Text("table-stats-how-people"),
)


def statistics_page(entries: Sequence[Entry], families: Iterable[GameFamily] = GAMES.values()) -> RulePage:
    """The page, with a chapter for each game that was played, the game played last first; ``entries`` are in the order of their ends."""
    matches: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        if entry.deals:
            matches[entry.game].append(entry)
    by_game = {family: matches[family.id] for family in families}
    played = sorted((family for family in by_game if by_game[family]), key=lambda family: -by_game[family][-1].ended)
    sections = [Section(family.id, Text(f"{family.id}-title"), tuple(_of_game(family, by_game[family]))) for family in played]
    if not sections:
        sections = [Section("none", Text("table-stats-none-title"), (said("table-stats-none"),))]
    return RulePage(Text("table-stats-title"), (*sections, Section("rating", Text("table-stats-how"), tuple(_how(by_game)))))


def rating_told(entries: Sequence[Entry], last: Entry) -> Text:
    """What is told of a match on its result: what it did to the rating, or that it did nothing."""
    ratings = GAMES[last.game].tally.ratings
    steps = [step for entry, step in rating_steps([one for one in entries if one.game == last.game], ratings) if entry == last]
    if not steps:
        return Text("table-rating-none")
    step = steps[-1]
    change = _change(step)
    told = {"change": change, "signed": nested(_signed(change))}
    return Text("table-rating-now", {"rating": _points(step.after.points), **told, "range": _range(step.after)})


def _of_game(family: GameFamily, entries: Sequence[Entry]) -> Iterator[Block]:
    deals = [deal for entry in entries for deal in entry.deals]
    results = [entry.result for entry in entries if entry.result]
    steps = [step for _, step in rating_steps(entries, family.tally.ratings)]
    yield _rating(steps)
    yield from _matches(results)
    played = [deal for deal in deals if deal.part is not None]
    yield said("table-stats-deals", count=len(deals), passed=len(deals) - len(played))
    if played:
        yield _parts(family, played)
    bids = [deal for deal in played if deal.bid is not None]
    if bids:
        yield _bids(family, bids)
    if steps:
        yield _history(steps)


def _rating(steps: Sequence[Step]) -> Block:
    if not steps:
        return said("table-stats-no-rating")
    now = steps[-1].after
    return said("table-stats-rating", rating=_points(now.points), range=_range(now), count=len(steps))


def _history(steps: Sequence[Step]) -> Block:
    head = [Text("table-stats-col-rating"), Text("table-stats-col-change"), Text("table-stats-col-games"), Text("table-stats-col-against")]
    return table(Text("table-stats-history"), head, (_step_row(step) for step in reversed(steps[-LATEST:])))


def _step_row(step: Step) -> Sequence[Cell]:
    points = sum(game.won for game in step.games)
    games = Text("table-stats-points", {"points": points, "of": len(step.games)})
    return _rated(step.after.points), _signed(_change(step)), games, _rated(_met(step))


def _mean(numbers: Iterable[float]) -> float:
    """Their mean. A browser is spared the library's, which brings fractions and decimals with it."""
    taken = [*numbers]
    return sum(taken) / len(taken)


def _met(step: Step) -> float:
    """The mean rating of those who were met."""
    return _mean(game.points for game in step.games)


def _change(step: Step) -> int:
    """A rating as it is told, less the one that was told before."""
    return round(step.after.points) - round(step.before.points)


def _signed(change: int) -> Text:
    return Text("table-stats-more" if change > 0 else "table-stats-less" if change < 0 else "table-stats-same", {"count": abs(change)})


def _points(points: float) -> dict[str, Json]:
    """A rating in a text: as a name is told, so that no language parts its thousands."""
    return {"name": str(round(points))}


def _rated(points: float) -> Text:
    """A rating in a table."""
    return Text("table-stats-rated", {"rating": _points(points)})


def _range(rating: Rating) -> int:
    return round(LIKELY * rating.deviation)


def _matches(results: Sequence[Result]) -> Iterator[Block]:
    if not results:
        yield said("table-stats-no-match")
        return
    won = sum(result.won and not result.shared for result in results)
    shared = sum(result.shared for result in results)
    streaks = [sum(1 for _ in run) if wins else 0 for wins, run in groupby(result.won for result in results)]
    rows: list[Sequence[Cell]] = [
        (Text("table-stats-matches"), len(results)),
        (Text("table-stats-won"), won),
        (Text("table-stats-shared"), shared),
        (Text("table-stats-lost"), len(results) - won - shared),
        (Text("table-stats-streak"), streaks[-1]),
        (Text("table-stats-longest"), max(streaks)),
        (Text("table-stats-total"), _rounded(_mean(result.total for result in results))),
    ]
    yield table(Text("table-stats-of-matches"), (Text("table-stats-col-what"), Text("table-stats-col-count")), rows)


def _parts(family: GameFamily, deals: Sequence[DealFacts]) -> Block:
    head = [Text("table-stats-col-part"), Text("table-stats-col-deals"), Text("table-stats-col-won")]
    head += [Text("table-stats-col-score"), family.tally.taken]
    by_part = [(name, [deal for deal in deals if deal.part == part]) for part, name in family.tally.parts.items()]
    rows = [_part_row(name, chosen) for name, chosen in (*by_part, (Text("table-stats-all"), deals)) if chosen]
    return table(Text("table-stats-of-deals"), head, rows)


def _part_row(name: Text, deals: Sequence[DealFacts]) -> Sequence[Cell]:
    won = Text("table-stats-percent", {"percent": round(100 * _mean(deal.won for deal in deals))})
    return name, len(deals), won, _rounded(_mean(deal.score for deal in deals)), _rounded(_mean(deal.taken for deal in deals))


def _rounded(mean: float) -> Text:
    """A mean, told with one place behind the point; the sign is told apart, for a language's own minus is seldom the real one."""
    rounded = round(mean, 1)
    return Text("table-stats-mean", {"mean": abs(rounded), "below": int(rounded < 0)})


def _bids(family: GameFamily, deals: Sequence[DealFacts]) -> Block:
    head = [Text("table-stats-col-bid"), Text("table-stats-col-undertaken"), Text("table-stats-col-made")]
    by_bid = [(face, [deal for deal in deals if deal.bid == bid]) for bid, face in family.tally.bids.items()]
    rows: list[Sequence[Cell]] = [(face, len(chosen), sum(deal.won for deal in chosen)) for face, chosen in by_bid if chosen]
    rows.append((Text("table-stats-all"), len(deals), sum(deal.won for deal in deals)))
    return table(Text("table-stats-of-bids"), head, rows)


def _how(families: Iterable[GameFamily]) -> Iterator[Block]:
    """What is counted, how the rating is reckoned, and how strong the CPU players are taken to be."""
    begin = Rating()
    yield said("table-stats-how-games")
    yield said("table-stats-how-formula", start=_points(begin.points), deviation=round(begin.deviation))
    yield said("table-stats-how-constants", volatility=begin.volatility, tau=TAU)
    yield listed(EXCEPTIONS)
    yield said("table-stats-how-levels", middle=_points(begin.points))
    for family in families:
        rows = [
            (Text(f"table-level-{number}"), _rated(family.tally.ratings[f"level:{number}"])) for number in LEVELS if number in family.levels
        ]
        caption = Text("table-stats-of-levels", {"game": nested(Text(f"{family.id}-title"))})
        yield table(caption, (Text("table-stats-col-level"), Text("table-stats-col-rating")), rows)
