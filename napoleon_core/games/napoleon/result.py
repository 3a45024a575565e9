"""The result of a deal, when everything may be seen."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import Card, codes
from napoleon_core.games.napoleon.contract import MOST, Contract
from napoleon_core.games.napoleon.observation import ALLIES, ARMY, Observation
from napoleon_core.games.napoleon.play import HONOURS, honours_in
from napoleon_core.games.napoleon.scoring import DealOutcome
from napoleon_core.games.napoleon.state import Playing
from napoleon_core.seats import Seat, clockwise
from napoleon_core.table_view import CardsLine, Result, ResultLine
from napoleon_core.texts import Text, bid, seat


def result(seen: Observation) -> Result | None:
    """Who was what, all hands as dealt, honours and scores; None before the deal is over, and for a deal that was passed out."""
    if seen.finished is None or not isinstance(seen.finished.last, Playing):
        return None
    last, outcome = seen.finished.last, seen.finished.outcome
    contract = last.deal.contract
    return {
        "title": _title(outcome, contract, last.deal.declarer).json(),
        "detail": _detail(outcome, contract, last.discards).json(),
        "made": outcome.made,
        "counting": codes(HONOURS),
        "legend": Text("napoleon-result-legend").json(),
        "lines": [_line(last, outcome, at) for at in _order(seen, last.deal.declarer, outcome.partner)],
        "cards": [_cards("napoleon-widow", last.deal.dealt.widow), _cards("napoleon-discarded", last.discards)],
    }


def _title(outcome: DealOutcome, contract: Contract, declarer: Seat) -> Text:
    if outcome.side_total == MOST and not outcome.made:
        return Text("napoleon-result-all-loses")
    if outcome.side_total == MOST:
        army, alone = "napoleon-result-all", "napoleon-result-all-alone"
    elif outcome.made:
        army, alone = "napoleon-result-made", "napoleon-result-made-alone"
    else:
        army, alone = "napoleon-result-failed", "napoleon-result-failed-alone"
    short = contract.number - outcome.side_total
    return Text(alone, {"who": seat(declarer), "short": short}) if outcome.partner is None else Text(army, {"short": short})


def _detail(outcome: DealOutcome, contract: Contract, discards: Sequence[Card]) -> Text:
    discarded = honours_in(discards)
    allies = sum(outcome.taken) - sum(outcome.taken[at] for at in _army(outcome))
    lost = outcome.side_total + outcome.allies_total < MOST
    key = "napoleon-result-detail-lost" if lost else "napoleon-result-detail-discard" if discarded else "napoleon-result-detail"
    return Text(key, {"total": outcome.side_total, "bid": bid(contract.face()), "allies": allies, "discarded": discarded})


def _army(outcome: DealOutcome) -> list[Seat]:
    return [at for at in (outcome.declarer, outcome.partner) if at is not None]


def _order(seen: Observation, declarer: Seat, partner: Seat | None) -> list[Seat]:
    army = [declarer] if partner is None else [declarer, partner]
    return [*army, *(at for at in clockwise(seen.seat, seen.options.players) if at not in army)]


def _line(last: Playing, outcome: DealOutcome, at: Seat) -> ResultLine:
    army = at in _army(outcome)
    if at == outcome.declarer:
        key = "napoleon-role-alone" if outcome.partner is None else "napoleon-role-napoleon"
    else:
        key = "napoleon-role-adjutant" if army else "napoleon-role-ally"
    return {
        "seat": at,
        "role": Text(key).json(),
        "side": ARMY if army else ALLIES,
        "taken": outcome.taken[at],
        "dealt": codes(last.deal.dealt.hands[at]),
        "score": outcome.scores[at],
        "total": 0,
    }


def _cards(key: str, held: Sequence[Card]) -> CardsLine:
    return {"label": Text(key).json(), "cards": codes(held)}
