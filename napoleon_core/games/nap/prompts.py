"""What is asked of the reader in Nap, one function for each phase."""

from __future__ import annotations

from napoleon_core.cards import codes
from napoleon_core.games.nap.contract import HAND, Contract, all_bids, open_to
from napoleon_core.games.nap.legality import why_barred
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import legal_cards, winner
from napoleon_core.games.nap.words import meaning, note, seen_tricks
from napoleon_core.moves import PASS
from napoleon_core.table_view import CellView, Prompt, told
from napoleon_core.texts import Text, bid, card, seat, suit


def prompt(seen: Observation) -> Prompt:
    """The prompt of the seat to act, or what the others wait for."""
    if seen.phase == "passed":
        return told(Text("nap-passed-out"), Text("nap-passed-out-detail"))
    if seen.finished or seen.to_act is None:
        return told(Text("table-deal-is-over"))
    if seen.to_act != seen.seat:
        return told(Text("table-thinking", {"who": seat(seen.to_act)}))
    return _bids(seen) if seen.phase == "auction" else _cards(seen)


def _bids(seen: Observation) -> Prompt:
    rows = all_bids(seen.options)
    high = seen.bidding.high
    allowed = open_to(seen.options, high, seen.forced)
    shown = [row for row in rows if seen.forced or row in allowed or not row.name.isdigit() or row.least >= seen.options.lowest_bid]
    if seen.forced:
        title = Text("nap-ask-forced")
    else:
        title = Text("nap-ask-bid") if high < 0 else Text("nap-ask-bid-over", {"bid": bid(rows[high].face())})
    return {
        "widget": "grid",
        "shape": "list",
        "title": title.json(),
        "detail": Text("nap-ask-forced-detail" if seen.forced else "nap-ask-bid-detail").json(),
        "warn": False,
        "rows": [{"head": None, "cells": [_cell(seen, row, row in allowed) for row in shown]}],
        "start": None,
        "submit": Text("nap-submit-bid").json(),
        "buttons": [] if seen.forced else [{"move": str(PASS), "label": Text("table-pass").json()}],
    }


def _cell(seen: Observation, row: Contract, allowed: bool) -> CellView:
    return {
        "move": row.name,
        "face": row.face(),
        "barred": None if allowed else why_barred(seen.options, seen.bidding.high, row.step).json(),
        "detail": meaning(row).json(),
        "own": False,
        "confirm": None,
        "goal": row.least,
        "note": note(seen.options, row).json(),
    }


def _cards(seen: Observation) -> Prompt:
    legal = legal_cards(seen.hand, seen.trick)
    barred = Text("table-must-follow", {"suit": suit(seen.trick[0].suit)}).json() if len(legal) < len(seen.hand) else None
    detail = _detail(seen)
    return {
        "widget": "cards",
        "zone": f"hand:{seen.seat}",
        "title": _turn(seen).json(),
        "detail": detail.json() if detail else None,
        "warn": False,
        "legal": codes(legal),
        "barred": {one.code: barred for one in seen.hand if one not in legal} if barred else {},
    }


def _turn(seen: Observation) -> Text:
    if not seen.trick:
        first = not seen.tricks and seen.contract is not None and seen.contract.trump_from is not None
        return Text("nap-turn-trumps" if first else "table-turn-lead")
    led = seen.trick[0].suit
    void = all(one.suit != led for one in seen.hand)
    return Text("table-turn-void" if void else "table-turn-follow", {"suit": suit(led)})


def _detail(seen: Observation) -> Text | None:
    """Who is winning, or how the declarer stands."""
    if seen.trick and seen.leader is not None:
        place, _ = winner(seen.trick, seen.trump)
        return Text("nap-so-far", {"who": seat((seen.leader + place) % seen.options.players), "card": card(seen.trick[place].code)})
    return standing(seen)


def standing(seen: Observation) -> Text | None:
    """What the declarer still needs, or may still lose."""
    contract, declarer = seen.contract, seen.declarer
    if contract is None or declarer is None:
        return None
    won, done = seen_tricks(seen, len(seen.tricks), declarer), len(seen.tricks)
    who = seat(declarer)
    if won > contract.most or won + HAND - done < contract.least:
        return Text("nap-standing-lost", {"who": who})
    if contract.most == 0:
        return Text("nap-standing-none", {"who": who})
    if won >= contract.least:
        return Text("nap-standing-made", {"who": who})
    return Text("nap-standing", {"who": who, "need": contract.least - won})
