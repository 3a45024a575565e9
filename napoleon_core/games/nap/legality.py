"""Which moves are allowed, and why others are not (rules: Nap, Auction and Play)."""

from __future__ import annotations

from functools import cache

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import all_bids, by_name, open_to
from napoleon_core.games.nap.observation import must_bid
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.games.nap.state import Auction, Finished, Playing, State
from napoleon_core.moves import NO_MOVES, PASS, Bid, Move, MoveList, Moves, Pass
from napoleon_core.texts import Text, bid, card, suit

WRONG_PHASE = Text("table-wrong-phase")


def legal_moves(options: NapOptions, state: State) -> Moves:
    """The moves of the seat to act in a fixed order: bids from the lowest and then pass, cards in the order of the pack."""
    if isinstance(state, Playing):
        return MoveList(legal_cards(state.hands[(state.leader + len(state.trick)) % options.players], state.trick))
    if isinstance(state, Auction):
        return _calls(options, state.bidding.high, must_bid(options, state.dealer, state.bidding))
    return NO_MOVES


@cache
def _calls(options: NapOptions, high: int, forced: bool) -> MoveList:
    bids = [row.bid for row in open_to(options, high, forced)]
    return MoveList(bids if forced else [*bids, PASS])


def why_illegal(options: NapOptions, state: State, move: Move) -> Text | None:
    """The reason for a refusal, None exactly when the move is legal."""
    if move in legal_moves(options, state):
        return None
    if isinstance(state, Finished):
        return Text("table-deal-is-over")
    if isinstance(state, Auction):
        return _why_no_bid(options, state, move)
    if not isinstance(move, Card):
        return WRONG_PHASE
    hand = state.hands[(state.leader + len(state.trick)) % options.players]
    return must_follow(state.trick) if move in hand else Text("table-not-in-hand", {"card": card(move.code)})


def must_follow(trick: tuple[Card, ...]) -> Text:
    """What bars the other cards of a hand, in a trick in which some are barred."""
    return Text("table-must-follow", {"suit": suit(trick[0].suit)})


def _why_no_bid(options: NapOptions, state: Auction, move: Move) -> Text:
    if isinstance(move, Pass):
        return Text("nap-dealer-must-bid")
    if not isinstance(move, Bid):
        return WRONG_PHASE
    row = by_name(options).get(move.name)
    return why_barred(options, state.bidding.high, row.step) if row else Text("nap-no-such-bid")


def why_barred(options: NapOptions, high: int, step: int) -> Text:
    """Why the bid at ``step`` cannot be made over the one at the step ``high``, for one that cannot."""
    rows = all_bids(options)
    row = rows[step]
    if step <= high:
        return Text("nap-bid-too-low", {"bid": bid(rows[high].face())})
    if row.over is not None:
        return Text("nap-bid-only-over", {"bid": bid(by_name(options)[row.over].face())})
    return Text("nap-bid-under-lowest", {"lowest": options.lowest_bid})
