"""The table as one seat sees it (``docs/protocol.md``, TableView), made from what that seat knows and from nothing else."""

from __future__ import annotations

from napoleon_core.cards import codes
from napoleon_core.games.napoleon.contract import MOST, ladder
from napoleon_core.games.napoleon.log import log
from napoleon_core.games.napoleon.observation import ARMY, Observation
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.prompts import prompt
from napoleon_core.games.napoleon.result import result
from napoleon_core.games.napoleon.tips import tips
from napoleon_core.games.napoleon.words import SPOKEN_LINES, last_trick, roles, seat_role
from napoleon_core.seats import BYSTANDER, Seat
from napoleon_core.table_view import RingView, SeatView, TableView, TrickView, play_views
from napoleon_core.texts import Json, Text, seat


def present(seen: Observation) -> TableView:
    """Everything that is drawn for ``seen.seat``; names, totals and the count of deals are the session's to fill."""
    shown = result(seen)
    return {
        "game": "napoleon",
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
        "roles": {one.code: text.json() for one, text in roles(seen).items()},
        "unit": None,
        "shuffle": "",
        "unrated": None,
        "undo": False,
        "claim": None,
        "settings": {},
        "marks": {one.code: ["new"] for one in seen.widow or ()} if seen.phase == "exchange" else {},
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
    passed = seen.contract is None and (at, None) in seen.bidding.calls
    return {
        "seat": at,
        "name": "",
        "cpu": False,
        "character": None,
        "stand_in": None,
        "cards": seen.counts[at],
        "dealer": at == seen.dealer,
        "passed": passed,
        "said": _said(seen, at) if seen.contract is None else None,
        "hat": _hat(seen, at),
        "side": seen.side(at),
        "role": role.json() if role else None,
        "taken": seen.taken()[at],
        "total": 0,
    }


def _said(seen: Observation, at: Seat) -> dict[str, Json] | None:
    own = [step for caller, step in seen.bidding.calls if caller == at]
    if not own:
        return None
    if own[-1] is None:
        return {"pass": True}
    row = ladder(seen.options.minimum_bid, seen.options.no_trump)[own[-1]]
    return {"face": row.face(), "high": own[-1] == seen.bidding.high}


def _hat(seen: Observation, at: Seat) -> dict[str, Json] | None:
    if at == seen.declarer:
        return {"kind": "declarer"}
    if at == seen.partner():
        return {"kind": "adjutant", "secret": seen.named_player() is None and not seen.finished}
    return None


def _zones(seen: Observation) -> dict[str, list[str | None]]:
    zones: dict[str, list[str | None]] = {f"hand:{at}": [None] * count for at, count in enumerate(seen.counts)}
    if seen.seat != BYSTANDER:
        zones[f"hand:{seen.seat}"] = [*codes(seen.hand)]
    aside = len(seen.all_plays()) + sum(seen.counts)
    face_down: list[str | None] = [None] * (52 + seen.options.jokers - aside)
    if seen.phase == "exchange":
        zones["widow"] = zones["discard"] = []
        return zones
    zones["widow"], zones["discard"] = ([], face_down) if seen.is_exchanged else (face_down, [])
    if seen.discards is not None:
        zones["widow"], zones["discard"] = [], [*codes(seen.discards)]
    elif seen.shown:
        zones["discard"] = [*codes(seen.shown), *face_down[len(seen.shown) :]]
    return zones


def _headline(seen: Observation) -> list[dict[str, Json]]:
    if seen.contract is None or seen.declarer is None:
        return [{"value": Text("napoleon-auction").json()}]
    line: list[dict[str, Json]] = [
        {"face": seen.contract.face()},
        {"label": Text("napoleon-napoleon").json(), "value": Text("table-who", {"who": seat(seen.declarer)}).json()},
    ]
    if seen.named is None:
        return line
    return [*line, {"card": seen.named.code}, {"label": Text("napoleon-adjutant").json(), "value": _partner(seen).json()}]


def _partner(seen: Observation) -> Text:
    partner = seen.partner()
    if partner is not None:
        secret = partner == seen.seat and seen.named_player() is None and not seen.finished
        return Text("napoleon-adjutant-secret") if secret else Text("table-who", {"who": seat(partner)})
    return Text("napoleon-adjutant-nobody" if seen.knows_alone() else "napoleon-adjutant-hidden")


def _range(seen: Observation) -> tuple[int, int]:
    """Honours of the army: those for certain, and the most that they may be."""
    taken = seen.taken()
    seats = range(seen.options.players)
    sure = sum(taken[at] for at in seats if seen.side(at) == ARMY)
    return sure, sure + max((taken[at] for at in seats if seen.side(at) is None), default=0)


def _ring(seen: Observation) -> RingView:
    number = _number(seen)
    if seen.finished and seen.finished.outcome.played:
        outcome = seen.finished.outcome
        return {"of": MOST, "goal": number, "sure": outcome.side_total, "maybe": 0, "against": outcome.allies_total, "high": number}
    if seen.phase != "play":
        return {"of": MOST, "goal": number, "sure": 0, "maybe": number or 0, "against": 0, "high": number}
    low, high = _range(seen)
    return {"of": MOST, "goal": number, "sure": low, "maybe": high - low, "against": sum(seen.taken()) - high, "high": number}


def _number(seen: Observation) -> int | None:
    """Honours bid so far."""
    high = seen.bidding.high
    return ladder(seen.options.minimum_bid, seen.options.no_trump)[high].number if high >= 0 else None


def _middle(seen: Observation) -> dict[str, Json] | None:
    if seen.phase == "auction":
        if seen.bidding.bidder is None:
            return {"label": Text("napoleon-no-bid").json()}
        row = ladder(seen.options.minimum_bid, seen.options.no_trump)[seen.bidding.high]
        who = Text("table-who", {"who": seat(seen.bidding.bidder)}).json()
        return {"label": Text("napoleon-highest-bid").json(), "face": row.face(), "value": who}
    if seen.finished and seen.finished.outcome.played:
        total = seen.finished.outcome.side_total
        return {"low": total, "high": total, "of": _number(seen)}
    if seen.phase == "play":
        low, high = _range(seen)
        return {"low": low, "high": high, "of": _number(seen)}
    return None


def _trick(seen: Observation) -> TrickView | None:
    if seen.phase != "play" or seen.leader is None:
        return None
    winning, reason = None, None
    if seen.trick:
        place, line = trick_table(seen.options, seen.trump).winner(seen.trick, first=True)  # the two of a suit wins whole tricks alone
        winning, special = (seen.leader + place) % seen.options.players, SPOKEN_LINES.get(line)
        reason = special.json() if special else None
    return {
        "number": len(seen.tricks) + 1,
        "leader": seen.leader,
        "plays": play_views(seen.trick_plays()),
        "winning": winning,
        "reason": reason,
    }
