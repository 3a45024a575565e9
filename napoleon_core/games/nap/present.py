"""The table of Nap as one seat sees it (``docs/protocol.md``, TableView)."""

from __future__ import annotations

from napoleon_core.cards import codes
from napoleon_core.games.nap.contract import HAND, all_bids
from napoleon_core.games.nap.log import log
from napoleon_core.games.nap.observation import ALLIES, ARMY, Observation
from napoleon_core.games.nap.play import trump_suit, winner
from napoleon_core.games.nap.prompts import prompt
from napoleon_core.games.nap.state import Playing
from napoleon_core.games.nap.tips import tips
from napoleon_core.games.nap.words import bid_args, came_to, last_trick, seat_role
from napoleon_core.seats import BYSTANDER, Seat, clockwise
from napoleon_core.table_view import Result, ResultLine, RingView, SeatView, TableView, TrickView, play_views
from napoleon_core.texts import Json, Text, amount, nested, seat, suit


def present(seen: Observation) -> TableView:
    """Everything that is drawn for ``seen.seat``; names, totals and the count of deals are the session's to fill."""
    shown = _result(seen)
    return {
        "game": "nap",
        "me": seen.seat,
        "phase": seen.phase,
        "next": "",
        "deal": {"number": 0, "of": 0, "serial": 0},
        "step": 0,
        "budget": 0,
        "turn": seen.to_act,
        "seats": [_seat(seen, at) for at in range(seen.options.players)],
        "zones": _zones(seen),
        "headline": _headline(seen),
        "ring": _ring(seen),
        "middle": _middle(seen),
        "trump": seen.trump,
        "trick": _trick(seen),
        "last": last_trick(seen, len(seen.tricks)) if seen.tricks else None,
        "tricks": [last_trick(seen, number) for number in range(1, len(seen.tricks) + 1)],
        "roles": {one.code: Text("nap-role-trump").json() for one in seen.hand if one.suit == seen.trump},
        "unit": None,
        "shuffle": "",
        "unrated": None,
        "undo": False,
        "claim": None,
        "settings": {},
        "marks": {},
        "prompt": prompt(seen),
        "tips": [one.json() for one in tips(seen)],
        "log": log(seen, shown),
        "result": shown,
        "match": None,
        "booking": None,
        "sheet": {"deals": [], "totals": []},
    }


def _seat(seen: Observation, at: Seat) -> SeatView:
    role = seat_role(seen, at)
    return {
        "seat": at,
        "name": "",
        "cpu": False,
        "character": None,
        "stand_in": None,
        "cards": seen.counts[at],
        "dealer": at == seen.dealer,
        "passed": seen.contract is None and (at, None) in seen.bidding.calls,
        "said": _said(seen, at) if seen.contract is None else None,
        "hat": {"kind": "declarer"} if at == seen.declarer else None,
        "side": seen.side(at),
        "role": role.json() if role else None,
        "taken": seen.taken()[at],
        "total": 0,
    }


def _said(seen: Observation, at: Seat) -> dict[str, Json] | None:
    for caller, step in seen.bidding.calls:
        if caller == at:
            return {"pass": True} if step is None else {"face": all_bids(seen.options)[step].face(), "high": step == seen.bidding.high}
    return None


def _zones(seen: Observation) -> dict[str, list[str | None]]:
    zones: dict[str, list[str | None]] = {f"hand:{at}": [None] * count for at, count in enumerate(seen.counts)}
    kept = {f"played:{at}": _kept(seen, at) for at in range(seen.options.players)}
    stock: list[str | None] = [None] * (len(seen.options.cards()) - HAND * seen.options.players)
    if seen.seat != BYSTANDER:
        zones[f"hand:{seen.seat}"] = [*codes(seen.hand)]
    return zones | kept | {"stock": stock}


def _kept(seen: Observation, at: Seat) -> list[str | None]:
    """What lies before a seat where played cards are kept: the card of each trick that is over, the winning one turned down."""
    cards = [(trick.winner == at, trick.cards[(at - trick.leader) % seen.options.players]) for trick in seen.tricks]
    return [None if won else card.code for won, card in cards]


def _headline(seen: Observation) -> list[dict[str, Json]]:
    if seen.contract is None or seen.declarer is None:
        return [{"value": Text("nap-auction").json()}]
    who = Text("table-who", {"who": seat(seen.declarer)})
    if seen.contract.trump_from is None:
        trumps = Text("nap-no-trumps")
    else:
        trumps = Text("nap-trumps", {"suit": suit(seen.trump)}) if seen.trump else Text("nap-trumps-open")
    return [
        {"face": seen.contract.face() | ({"suit": seen.trump} if seen.trump and seen.contract.name.isdigit() else {})},
        {"label": Text("nap-declarer").json(), "value": who.json()},
        {"label": Text("nap-trumps-label").json(), "value": trumps.json()},
    ]


def _ring(seen: Observation) -> RingView:
    if seen.contract is None or seen.declarer is None:
        high = seen.bidding.high
        goal = all_bids(seen.options)[high].least if high >= 0 else None
        return {"of": HAND, "goal": goal, "sure": 0, "maybe": goal or 0, "against": 0, "high": goal}
    taken = seen.taken()
    sure, goal = taken[seen.declarer], seen.contract.least
    return {"of": HAND, "goal": goal, "sure": sure, "maybe": 0, "against": sum(taken) - sure, "high": goal}


def _middle(seen: Observation) -> dict[str, Json] | None:
    if seen.contract is None or seen.declarer is None:
        if seen.bidding.bidder is None:
            return {"label": Text("nap-no-bid").json()} if seen.phase == "auction" else None
        face = all_bids(seen.options)[seen.bidding.high].face()
        return {
            "label": Text("nap-highest-bid").json(),
            "face": face,
            "value": Text("table-who", {"who": seat(seen.bidding.bidder)}).json(),
        }
    won = seen.taken()[seen.declarer]
    if seen.contract.most == 0:
        return {"label": Text("nap-tricks-won").json(), "face": {"n": won}}
    return {"low": won, "high": won, "of": seen.contract.least}


def _trick(seen: Observation) -> TrickView | None:
    if seen.phase != "play" or seen.leader is None:
        return None
    winning = (seen.leader + winner(seen.trick, seen.trump)[0]) % seen.options.players if seen.trick else None
    number = len(seen.tricks) + 1
    return {"number": number, "leader": seen.leader, "plays": play_views(seen.trick_plays()), "winning": winning, "reason": None}


def _result(seen: Observation) -> Result | None:
    if seen.finished is None or not isinstance(seen.finished.last, Playing):
        return None
    last, outcome = seen.finished.last, seen.finished.outcome
    args = bid_args(last.contract) | {"who": seat(last.declarer), "taken": outcome.taken[last.declarer]}
    title = Text("nap-result-made" if outcome.made else "nap-result-failed", args)
    detail = came_to(last.contract, args)
    order = [last.declarer, *(at for at in clockwise(seen.seat, seen.options.players) if at != last.declarer)]
    trump = trump_suit(last.contract, last.tricks, ())
    return {
        "title": title.json(),
        "detail": Text(
            "nap-result-detail-made" if outcome.made else "nap-result-detail-failed",
            {"line": nested(detail), "value": amount(last.contract.won if outcome.made else last.contract.lost)},
        ).json(),
        "made": outcome.made,
        "counting": [one.code for hand in last.dealt.hands for one in hand if one.suit == trump],
        "legend": Text("nap-result-legend").json() if trump else None,
        "lines": [_line(seen, last, at) for at in order],
        "cards": [],
    }


def _line(seen: Observation, last: Playing, at: Seat) -> ResultLine:
    declarer = at == last.declarer
    return {
        "seat": at,
        "role": Text("nap-role-declarer" if declarer else "nap-role-defender").json(),
        "side": ARMY if declarer else ALLIES,
        "taken": seen.taken()[at],
        "dealt": codes(last.dealt.hands[at]),
        "score": seen.finished.outcome.scores[at] if seen.finished else 0,
        "total": 0,
    }
