"""Fixed positions: how many ways of going on they have, and in which order their moves are listed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from napoleon_core.game import deal_for
from napoleon_core.games.nap.state import Auction as NapAuction
from napoleon_core.games.napoleon.state import Auction
from tests.nap_tables import nap, nap_after, nap_dealt
from tests.tables import after, game_of, playing, settled_auction, started
from tests.toy_whist import ToyOptions, ToyWhist

Position = tuple[str, Any, Any, int]
AUCTIONS = (Auction, NapAuction)


@dataclass(frozen=True, slots=True)
class Endgame:
    """Three cards a seat, seat 0 leads, and the contract stands."""

    name: str
    hands: tuple[str, ...]
    trump: str | None
    options: dict[str, Any]


ENDGAMES = (
    Endgame("five, hearts, all suits mixed", ("As 3h 4d", "Qh 2h 5s", "Jo 6c 7d", "Jh 8c 9s", "Jd Tc Ts"), "h", {}),
    Endgame("five, all follow", ("2c 3c 4c", "5c 6c 7c", "8c 9c Tc", "Jc Qc Kc", "Ac 2d 3d"), "d", {}),
    Endgame(
        "four, no trumps, the call card led", ("3c 4c 5d", "Jo 6c 7d", "8c 9s Td", "Jc Qd Ks"), None, {"players": 4, "joker_call": "3c"}
    ),
    Endgame("six without joker", ("As 2h", "Qh 3h", "4h 5s", "6s 7c", "8c 9d", "Td Jd"), "c", {"players": 6, "jokers": 0}),
)


def positions() -> Iterator[Position]:
    """Name, game, state, and the depth to which ways are counted."""
    for seats in (4, 5, 6):
        game = game_of(players=seats, minimum_bid=20)
        yield f"auction of {seats} from 20c", game, started(game, dealer=seats - 1), 8
    for end in ENDGAMES:
        game = game_of(**end.options)
        yield f"endgame: {end.name}", game, playing(game, end.hands, trump=end.trump), 20
    yield from nap_positions()
    toy = ToyWhist(ToyOptions())
    yield "toy whist, one trick", toy, toy.start(deal_for(toy, "perft", 0), 3), 4


NAP_HANDS = ("As 3h 4d 5c 6s", "2s Kh 7d 8c 9c", "Ah Qh Kd 6c 4c", "Ks 9h Ad Tc Jc", "Ts 4h 2d 3c Qc", "8s 7h 5d Td 2c")


def nap_positions() -> Iterator[Position]:
    """Auctions of Nap to their end, and the first plays of fixed hands."""
    for seats in (3, 4, 5, 6):
        game = nap(players=seats, lowest_bid=2, top_bid="blucher", all_pass="dealer_bids")
        yield f"nap, auction of {seats}, all bids, the dealer must bid", game, nap_dealt(game, *NAP_HANDS[:seats]), seats
        game = nap(players=seats)
        yield f"nap, auction of {seats}", game, nap_dealt(game, *NAP_HANDS[:seats]), seats
        for bid in ("3", "misere"):
            playing_on = nap_after(" ".join([bid, *["pass"] * (seats - 1)]), *NAP_HANDS[:seats], players=seats)
            yield f"nap, {seats} players, two tricks of a {bid}", *playing_on, 2 * seats
    game, state = nap_after("3 pass pass As 2s Ah 3h Kh Qh", *NAP_HANDS[:3], players=3)
    yield "nap, the last three tricks of three players", game, state, 20


def perft(game: Any, state: Any, depth: int) -> int:
    """The number of move sequences of that length, or to the end where that comes first; an auction ends with its last call."""
    if depth == 0 or game.to_act(state) is None:
        return 1
    following = (game.successor(state, move) for move in game.legal_moves(state))
    if isinstance(state, AUCTIONS):
        return sum(perft(game, one, depth - 1) if isinstance(one, AUCTIONS) else 1 for one in following)
    return sum(perft(game, one, depth - 1) for one in following)


def divide(game: Any, state: Any, depth: int) -> dict[str, int]:
    """``perft`` move by move, to find where a number went wrong."""
    return {str(move): perft(game, game.successor(state, move), depth - 1) for move in game.legal_moves(state)}


def orders() -> dict[str, list[str]]:
    """Lists of moves whose order must not change, for agents that draw a number draw the same move for ever."""
    game = game_of()
    first = started(game, {0: "Ah 9h 2h Ac Ks Qs Jo Td 3d 5c"}, widow="As 2d 2c")
    named = after(game, settled_auction(game, first, "13h"), "call Jd")
    no_trumps = game_of(no_trump=True, minimum_bid=19)
    forced = nap(all_pass="dealer_bids", top_bid="blucher")
    table = {
        "auction": (game, first),
        "auction over 18d": (game, after(game, first, "18d")),
        "auction with no trumps from 19": (no_trumps, started(no_trumps)),
        "naming": (game, settled_auction(game, first, "13h")),
        "exchange, the first moves": (game, named),
        "lead": (game, after(game, named, "discard 2d 3d 5c")),
        "follow with a joker": (game, playing(game, ["2h", "Kh 3h As Jo", "", "", ""], trump="s", trick="2h")),
        "void": (game, playing(game, ["2h", "Kd 3c As Jo 2s", "", "", ""], trump="s", trick="2h")),
    }
    table |= {
        "nap, auction": nap_after("", *NAP_HANDS[:4]),
        "nap, auction over a nap": nap_after("nap", *NAP_HANDS[:4], top_bid="blucher"),
        "nap, the dealer must bid": (forced, after(forced, nap_dealt(forced, *NAP_HANDS[:4]), "pass", "pass", "pass")),
        "nap, lead": nap_after("3 pass pass pass", *NAP_HANDS[:4]),
        "nap, follow": nap_after("3 pass pass pass 5c", *NAP_HANDS[:4]),
        "nap, void": nap_after("3 pass pass pass As 2s", *NAP_HANDS[:4]),
    }
    return {name: [str(move) for move in islice(iter(one.legal_moves(state)), 53)] for name, (one, state) in table.items()}
