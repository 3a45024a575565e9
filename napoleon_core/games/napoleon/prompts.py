"""What is asked of the reader, one function for each phase."""

from __future__ import annotations

from napoleon_core.cards import JOKER, SUITS, Card, codes, pack
from napoleon_core.games.napoleon.contract import Contract, ladder
from napoleon_core.games.napoleon.legality import duty, why_low
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import IS_HONOUR, TrickTable, honours_in, trick_table
from napoleon_core.games.napoleon.words import SPOKEN_LINES, reveal, roles
from napoleon_core.moves import DISCARD_WORD, PASS, Call
from napoleon_core.table_view import CellView, JsonText, Prompt, RowView, told
from napoleon_core.texts import Json, Text, bid, card, nested, seat, suit

BURIED = {
    "allies": "napoleon-discard-honour-allies",
    "first_trick": "napoleon-discard-honour-first-trick",
    "nobody": "napoleon-discard-honour-nobody",
}


def prompt(seen: Observation) -> Prompt:
    """The prompt of the seat to act, or what the others wait for."""
    if seen.phase == "passed":
        return told(Text("napoleon-passed-out"), Text("napoleon-passed-out-detail"))
    if seen.finished or seen.to_act is None:
        return told(Text("table-deal-is-over"))
    if seen.to_act != seen.seat:
        return _waiting(seen)
    asking = {"auction": _bids, "naming": _names, "exchange": _discards, "play": _cards}
    return asking[seen.phase](seen)


def _waiting(seen: Observation) -> Prompt:
    title = Text(WAITING[seen.phase], {"who": seat(seen.to_act or 0)})
    return told(title, _private(seen) if seen.phase == "exchange" else _reveal_now(seen) or _first_private(seen))


WAITING = {"auction": "table-thinking", "naming": "napoleon-naming", "exchange": "napoleon-exchanging", "play": "table-thinking"}


def _private(seen: Observation) -> Text | None:
    """What only the adjutant is told."""
    if seen.is_adjutant and seen.named and seen.declarer is not None:
        return Text("napoleon-you-adjutant", {"card": card(seen.named.code), "who": seat(seen.declarer)})
    return None


def _first_private(seen: Observation) -> Text | None:
    return _private(seen) if seen.phase == "play" and not seen.tricks else None


def _reveal_now(seen: Observation) -> Text | None:
    """The named card lies in the running trick."""
    player = next((play.seat for play in seen.trick_plays() if play.card is seen.named), None)
    return None if player is None else reveal(seen, player)


def _bids(seen: Observation) -> Prompt:
    rows = ladder(seen.options.minimum_bid, seen.options.no_trump)
    high = seen.bidding.high
    title = Text("napoleon-ask-bid") if high < 0 else Text("napoleon-ask-bid-over", {"bid": bid(rows[high].face())})
    strains = dict.fromkeys(row.strain for row in reversed(rows))
    grid: list[RowView] = [
        {"head": {"suit": strain}, "cells": [_bid_cell(seen, row) for row in rows if row.strain == strain]} for strain in strains
    ]
    return {
        "widget": "grid",
        "shape": "bids",
        "title": title.json(),
        "detail": Text("napoleon-ask-bid-detail-no-trump" if seen.options.no_trump else "napoleon-ask-bid-detail").json(),
        "warn": False,
        "rows": grid,
        "start": _start(seen, rows),
        "submit": Text("napoleon-submit-bid").json(),
        "buttons": [{"move": str(PASS), "label": Text("table-pass").json()}],
    }


def _bid_cell(seen: Observation, row: Contract) -> CellView:
    barred = row.step <= seen.bidding.high
    return {
        "move": row.name,
        "face": row.face(),
        "barred": why_low(seen.options, seen.bidding.high).json() if barred else None,
        "detail": Text("napoleon-bid-means", {"bid": bid(row.face()), "number": row.number}).json(),
        "own": False,
        "confirm": None,
    }


def _start(seen: Observation, rows: tuple[Contract, ...]) -> str | None:
    """Asked again, the grid begins at the lowest bid in the seat's own last strain."""
    own = [step for at, step in seen.bidding.calls if at == seen.seat and step is not None]
    if not own:
        return None
    strain = rows[own[-1]].strain
    return next((row.name for row in rows if row.strain == strain and row.step > seen.bidding.high), None)


def _names(seen: Observation) -> Prompt:
    known = roles(seen)
    suits = dict.fromkeys((seen.trump or SUITS[0], *SUITS))
    grid: list[RowView] = [
        {"head": {"suit": strain}, "cells": [_name_cell(seen, one, known.get(one)) for one in pack(0) if one.suit == strain]}
        for strain in suits
    ]
    if seen.options.jokers:
        grid[0]["cells"].append(_name_cell(seen, JOKER, None))
    return {
        "widget": "grid",
        "shape": "pack",
        "title": Text("napoleon-ask-name").json(),
        "detail": Text("napoleon-ask-name-detail" if seen.is_exchanged else "napoleon-ask-name-detail-widow").json(),
        "warn": False,
        "rows": grid,
        "start": None,
        "submit": Text("napoleon-submit-name").json(),
        "buttons": [],
    }


def _name_cell(seen: Observation, one: Card, role: Text | None) -> CellView:
    args: dict[str, Json] = {"card": card(one.code)}
    discarded = one in (seen.discards or ())
    own = discarded or one in seen.hand
    if own:
        key = "napoleon-name-discarded" if discarded else "napoleon-name-own"
    else:
        key, args = ("napoleon-name-means-role", {**args, "role": nested(role)}) if role else ("napoleon-name-means", args)
    confirm = "napoleon-name-confirm-discarded" if discarded else "napoleon-name-confirm"
    return {
        "move": str(Call(one)),
        "face": {"card": one.code},
        "barred": None,
        "detail": Text(key, args).json(),
        "own": own,
        "confirm": Text(confirm, {"card": card(one.code)}).json() if own else None,
    }


def _discards(seen: Observation) -> Prompt:
    count = len(seen.widow or ())
    return {
        "widget": "pick",
        "zone": f"hand:{seen.seat}",
        "count": count,
        "verb": DISCARD_WORD,
        "title": Text("napoleon-ask-discard", {"count": count}).json(),
        "detail": (
            _alone_now(seen) or Text("napoleon-ask-discard-detail" if seen.trump else "napoleon-ask-discard-detail-no-trump")
        ).json(),
        "warn": False,
        "submit": Text("napoleon-submit-discard", {"count": count}).json(),
        "warnings": _buried(seen),
    }


def _buried(seen: Observation) -> dict[str, JsonText]:
    """What becomes of each honour that is discarded; nothing to warn of where it stays Napoleon's."""
    key = BURIED.get(seen.options.discarded_honours)
    return {one.code: Text(key, {"card": card(one.code)}).json() for one in seen.hand if one in IS_HONOUR} if key else {}


def _alone_now(seen: Observation) -> Text | None:
    if seen.named and seen.knows_alone():
        return Text("napoleon-alone-widow" if seen.named in (seen.widow or ()) else "napoleon-alone-own", {"card": card(seen.named.code)})
    return None


def _cards(seen: Observation) -> Prompt:
    table = trick_table(seen.options, seen.trump)
    legal = table.legal(seen.hand, seen.trick)
    barred = duty(table, seen.hand, seen.trick).json() if len(legal) < len(seen.hand) else None
    detail = _reveal_now(seen) or _first_private(seen) or _so_far(seen, table)
    return {
        "widget": "cards",
        "zone": f"hand:{seen.seat}",
        "title": _turn(seen, table).json(),
        "detail": detail.json() if detail else None,
        "warn": False,
        "legal": codes(legal),
        "barred": {one.code: barred for one in seen.hand if one not in legal} if barred else {},
    }


def _turn(seen: Observation, table: TrickTable) -> Text:
    if not seen.trick:
        return Text("table-turn-lead")
    lead, called = seen.trick[0], table.called(seen.trick[0])
    if lead is table.call_card and JOKER in seen.hand:
        return Text("napoleon-turn-joker")
    if called is None:
        return Text("napoleon-turn-anything")
    if all(one.suit != called for one in seen.hand):
        return Text("table-turn-void", {"suit": suit(called)})
    return Text("napoleon-turn-trumps" if lead is JOKER else "table-turn-follow", {"suit": suit(called)})


def _so_far(seen: Observation, table: TrickTable) -> Text | None:
    if not seen.trick or seen.leader is None:
        return None
    place, line = table.winner(seen.trick, first=True)  # the two of a suit wins whole tricks alone
    who, count = seat((seen.leader + place) % seen.options.players), honours_in(seen.trick)
    special = SPOKEN_LINES.get(line)
    if special:
        return Text("napoleon-so-far-line", {"who": who, "count": count, "line": nested(special)})
    return Text("napoleon-so-far", {"who": who, "count": count, "card": card(seen.trick[place].code)})
