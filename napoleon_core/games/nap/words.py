"""Texts that several parts of the view of Nap share."""

from __future__ import annotations

from napoleon_core.games.nap.contract import Contract, by_name
from napoleon_core.games.nap.observation import ALLIES, Observation
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.mechanics.tricks import plays
from napoleon_core.seats import Seat
from napoleon_core.table_view import LastTrickView, play_views
from napoleon_core.texts import Json, Text, amount, bid, seat


def seat_role(seen: Observation, at: Seat) -> Text | None:
    """What a seat is called once the auction is over."""
    side = seen.side(at)
    if side is None:
        return None
    return Text("nap-role-defender" if side == ALLIES else "nap-role-declarer")


def bid_args(contract: Contract) -> dict[str, Json]:
    """A bid with what it takes and what it pays, for texts that tell it."""
    return {"bid": bid(contract.face()), "tricks": contract.least, "won": amount(contract.won), "lost": amount(contract.lost)}


def meaning(contract: Contract) -> Text:
    """What a bid undertakes, and what it pays."""
    return Text(_by_kind(contract, "nap-bid-means-none", "nap-bid-means-all", "nap-bid-means-some"), bid_args(contract))


def note(options: NapOptions, contract: Contract) -> Text:
    """A bid's few words on its button: what it undertakes, or the bid that it goes over."""
    if contract.over is not None:
        return Text("nap-bid-note-over", {"bid": bid(by_name(options)[contract.over].face())})
    return Text(_by_kind(contract, "nap-bid-note-none", "nap-bid-note-all", "nap-bid-note-some"), {"tricks": contract.least})


def came_to(contract: Contract, args: dict[str, Json]) -> Text:
    """What a bid came to."""
    return Text(_by_kind(contract, "nap-result-none", "nap-result-all", "nap-result-some"), args)


def _by_kind(contract: Contract, none: str, every: str, some: str) -> str:
    if contract.most == 0:
        return none
    return every if contract.least == contract.most else some


def last_trick(seen: Observation, number: int) -> LastTrickView:
    """Trick ``number`` (from 1), which is over, with what is said of it."""
    trick = seen.tricks[number - 1]
    return {
        "number": number,
        "leader": trick.leader,
        "plays": play_views(plays(trick.leader, trick.cards, seen.options.players)),
        "winner": trick.winner,
        "reason": None,
        "gain": 1,
        "title": Text("nap-trick", {"who": seat(trick.winner), "count": seen_tricks(seen, number, trick.winner)}).json(),
        "detail": None,
    }


def seen_tricks(seen: Observation, number: int, at: Seat) -> int:
    """How many of the first ``number`` tricks a seat won."""
    return sum(trick.winner == at for trick in seen.tricks[:number])
