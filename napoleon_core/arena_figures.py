"""What the arena found, in figures: means with their intervals, what became of the bids, times, ratings; as JSON and as lines of text."""

from __future__ import annotations

from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import log10, sqrt
from statistics import fmean, stdev

from napoleon_core.links import write_query
from napoleon_core.texts import Json

GAINS = {"side": ("honours", "contracts"), "seat": ("score",), "match": ("games",)}
"""What a gain is counted in, by mode."""
HIGH_BID = 18
ROUNDS = 2000
RATING = (
    "ratings in Elo points around 0: Bradley-Terry strengths s fitted to shares of deals or games won, P(a beats b) = s_a / (s_a + s_b)"
)


@dataclass(frozen=True, slots=True)
class Played:
    """One table of one deal, for the figures of an agent: its report, whether the contract is that agent's, and times by agent."""

    agent: str
    report: Mapping[str, Json]
    own: bool
    times: Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal at all its tables, and what the first agent gains, in each unit of the mode; nothing for a deal without a play."""

    gains: tuple[float, ...]
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What one agent did at some tables, as numbers that add up, so that a million deals take no more room than a thousand.

    ``bids`` counts its contracts by the number of the bid and ``made`` those that it made, ``side_total`` adds up what its side had in
    them; ``ms`` counts its moves by the milliseconds they took, in three digits.
    """

    tables: int
    passed_out: int
    bids: Mapping[str, int]
    made: Mapping[str, int]
    side_total: int
    ms: Mapping[float, int]


@dataclass(frozen=True, slots=True)
class PieceResult:
    """Some deals by two agents or one: what the first one gains in each deal, as in ``DealResult``, and what each did."""

    gains: tuple[tuple[float, ...], ...]
    tallies: Mapping[str, Tally]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval; ``count`` values."""

    mean: float
    low: float
    high: float
    count: int

    def json(self) -> dict[str, Json]:
        """Mean, low and high."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class PairReport:
    """What A gained over B: an estimate for each unit, and the share of deals (of games in a match) A won, drawn ones counting half."""

    agents: tuple[str, ...]
    gain: Mapping[str, Estimate]
    won: float

    @property
    def deals(self) -> int:
        """The deals that were played."""
        return max((estimate.count for estimate in self.gain.values()), default=0)


@dataclass(frozen=True, slots=True)
class AgentFigures:
    """What one agent undertook and how long it took: shares from 0 to 1, honours (or tricks) of its side, milliseconds a move.

    ``bids`` counts its contracts by the number of the bid, or its name where it has none; ``made_by_bid`` is the share of them made.
    """

    agent: str
    passed_out: float
    bids: Mapping[str, int]
    made_by_bid: Mapping[str, float]
    high_bids: float
    made: float
    side_total: float
    ms: tuple[float, float, float]

    def bids_json(self) -> dict[str, Json]:
        """What became of the bids."""
        by_bid: dict[str, Json] = {bid: {"count": count, "made": self.made_by_bid[bid]} for bid, count in self.bids.items()}
        shares: dict[str, Json] = {"passed_out": self.passed_out, "made": self.made, "high_bids": self.high_bids}
        return {"contracts": sum(self.bids.values()), **shares, "side_total": self.side_total, "by_bid": by_bid}

    def ms_json(self) -> dict[str, Json]:
        """Milliseconds a move."""
        return dict(zip(("median", "p95", "max"), self.ms, strict=True))


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """All that the arena found; no pairs with one agent alone, ratings with more than two."""

    game: str
    options: Mapping[str, Json]
    mode: str
    agents: tuple[str, ...]
    reference: str
    deals: int
    seed: str
    pairs: tuple[PairReport, ...]
    figures: tuple[AgentFigures, ...]
    ratings: Mapping[str, float]

    @property
    def gain(self) -> Mapping[str, Estimate]:
        """What the first agent gained over the second."""
        return self.pairs[0].gain if self.pairs else {}

    def json(self) -> dict[str, Json]:
        """The report as one JSON object."""
        several: dict[str, Json] = {}
        if self.ratings:
            pairs: list[Json] = [{"agents": [*pair.agents], "gain": _gain_json(pair.gain), "won": pair.won} for pair in self.pairs]
            several = {"pairs": pairs, "rating": {**self.ratings}}
        return {
            "game": self.game,
            "options": {**self.options},
            "mode": self.mode,
            "agents": [*self.agents],
            "deals": self.deals,
            "seed": self.seed,
            "gain": _gain_json(self.gain),
            "bids": {one.agent: one.bids_json() for one in self.figures},
            "ms": {one.agent: one.ms_json() for one in self.figures},
            **several,
        }


def _gain_json(gain: Mapping[str, Estimate]) -> dict[str, Json]:
    return {unit: estimate.json() for unit, estimate in gain.items()}


def piece_result(agents: Sequence[str], deals: Sequence[DealResult]) -> PieceResult:
    """What is kept of some deals."""
    played = [one for deal in deals for one in deal.played]
    return PieceResult(tuple(deal.gains for deal in deals), {name: tally_of(name, played) for name in dict.fromkeys(agents)})


def pair_report(mode: str, agents: tuple[str, ...], deals: Iterable[tuple[float, ...]]) -> PairReport:
    """What the gains of the first of two agents in each deal come to; deals without a play do not count."""
    gains = [deal for deal in deals if deal]
    shares = [(1 + one[0]) / 2 if mode == "match" else (one[0] > 0) + 0.5 * (one[0] == 0) for one in gains]
    won = fmean(shares) if shares else 0.5
    return PairReport(agents, {unit: estimate([one[at] for one in gains]) for at, unit in enumerate(GAINS[mode])}, won)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean with its 95 % interval by the normal distribution."""
    mean = fmean(values) if values else 0.0
    within = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - within, mean + within, len(values))


def rated(agents: Sequence[str], pairs: Sequence[PairReport]) -> dict[str, float]:
    """Ratings in Elo points, their mean 0: 400 log10 of the strengths of ``RATING``.

    Each pair has one drawn deal added, so that who won all is not infinitely strong.
    """
    names = [*dict.fromkeys(agents)]
    won: defaultdict[tuple[str, str], float] = defaultdict(float)
    for pair in pairs:
        ours, theirs = pair.agents
        won[ours, theirs] += pair.won * pair.deals + 0.5
        won[theirs, ours] += (1.0 - pair.won) * pair.deals + 0.5
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            others = [other for other in names if won[name, other] or won[other, name]]
            met = sum((won[name, other] + won[other, name]) / (strengths[name] + strengths[other]) for other in others)
            strengths[name] = sum(won[name, other] for other in others) / met if met else 1.0
    points = {name: 400.0 * log10(strength) for name, strength in strengths.items()}
    middle = fmean(points.values())
    return {name: point - middle for name, point in points.items()}


def tally_of(name: str, played: Sequence[Played]) -> Tally:
    """What one agent did at these tables."""
    tables = [one for one in played if one.agent == name]
    reports = [one.report for one in tables if one.own and one.report.get("outcome") == "played"]
    return Tally(
        len(tables),
        sum(one.report.get("outcome") != "played" for one in tables),
        Counter(_bid_number(str(report.get("bid", "none"))) for report in reports),
        Counter(_bid_number(str(report.get("bid", "none"))) for report in reports if report.get("made") is True),
        sum(_whole(report.get("side_total")) for report in reports),
        Counter(float(f"{time:.2e}") for one in played for time in one.times.get(name, ())),
    )


def tallied(tallies: Iterable[Tally]) -> Tally:
    """All of them together; their order does not matter."""
    tables, passed, total = 0, 0, 0
    bids: Counter[str] = Counter()
    made: Counter[str] = Counter()
    ms: Counter[float] = Counter()
    for one in tallies:
        tables, passed, total = tables + one.tables, passed + one.passed_out, total + one.side_total
        bids.update(one.bids)
        made.update(one.made)
        ms.update(one.ms)
    return Tally(tables, passed, bids, made, total, ms)


def agent_figures(name: str, tally: Tally) -> AgentFigures:
    """What one agent did at all tables, in shares and means."""
    contracts = sum(tally.bids.values())
    ordered = sorted(tally.bids, key=lambda one: (len(one), one))
    high = sum(count for number, count in tally.bids.items() if number.isdecimal() and int(number) >= HIGH_BID)
    return AgentFigures(
        name,
        _share(tally.passed_out, tally.tables),
        {number: tally.bids[number] for number in ordered},
        {number: tally.made.get(number, 0) / tally.bids[number] for number in ordered},
        _share(high, contracts),
        _share(sum(tally.made.values()), contracts),
        _share(tally.side_total, contracts),
        _times(tally.ms),
    )


def _bid_number(bid: str) -> str:
    """The number of a bid without its strain; the whole text of a bid that has none."""
    digits = bid.rstrip("cdhsn")
    return digits if digits.isdecimal() else bid


def _whole(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _share(part: float, whole: int) -> float:
    return part / whole if whole else 0.0


def _times(ms: Mapping[float, int]) -> tuple[float, float, float]:
    """Median, 95 % and most."""
    if not ms:
        return (0.0, 0.0, 0.0)
    ordered = sorted(ms)
    reached = [*accumulate(ms[time] for time in ordered)]
    middle, nearly_all = (ordered[bisect(reached, reached[-1] * share // 100)] for share in (50, 95))
    return (middle, nearly_all, ordered[-1])


def report_lines(report: ArenaReport) -> list[str]:
    """The report as lines of text."""
    query = write_query(report.options)
    table = f"{report.game}?{query}" if query else report.game
    by = f", auctions by {report.reference}" if report.mode == "side" else ""
    what = "matches" if report.mode == "match" else "deals"
    head = f"{','.join(report.agents)}: {report.deals} {what} of {table} by {report.mode}{by}, seed {report.seed}"
    return [head, *_gain_lines(report), *_rating_lines(report), *_figure_lines(report)]


def _gain_lines(report: ArenaReport) -> Iterator[str]:
    one, many = ("match", "matches") if report.mode == "match" else ("deal", "deals")
    for pair in report.pairs:
        ours, theirs = pair.agents
        for unit, gain in pair.gain.items():
            told = f"{gain.mean:+.3f} {unit} a {one}, 95 % from {gain.low:+.3f} to {gain.high:+.3f}, {gain.count} {many}"
            yield f"gain of {ours} over {theirs}: {told}"


def _rating_lines(report: ArenaReport) -> Iterator[str]:
    if report.ratings:
        yield RATING
        for name, points in sorted(report.ratings.items(), key=lambda one: -one[1]):
            yield f"  {name}: {points:+.0f}"


def _figure_lines(report: ArenaReport) -> Iterator[str]:
    for one in report.figures:
        middle, nearly_all, most = one.ms
        yield f"{one.agent} for the army:" if report.mode == "side" else f"{one.agent} as declarer:"
        high = f"; bids of {HIGH_BID} and more {one.high_bids:.1%}" if one.high_bids else ""
        yield f"  passed out {one.passed_out:.1%}; bids made {one.made:.1%}{high}"
        bids = [f"{number}: {count}, {one.made_by_bid[number]:.0%} made" for number, count in one.bids.items()]
        yield f"  bids: {'; '.join(bids) or 'none'}"
        yield f"  mean total of the declarer's side {one.side_total:.2f}"
        yield f"  milliseconds a move: median {middle:.3f}, 95 % {nearly_all:.3f}, most {most:.3f}"
