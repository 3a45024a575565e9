"""Which moves are allowed, and why others are not (rules: Auction, Naming and exchange, Play)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from napoleon_core.cards import JOKER, Card, pack
from napoleon_core.games.napoleon.contract import by_name, ladder
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import TrickTable
from napoleon_core.games.napoleon.state import Auction, Exchange, Finished, Naming, Playing, State
from napoleon_core.moves import NO_MOVES, PASS, Bid, Call, CallMoves, Discard, DiscardMoves, Move, MoveList, Moves, Pass
from napoleon_core.texts import Text, bid, card, suit

WRONG_PHASE = Text("table-wrong-phase")
Tables: TypeAlias = Mapping[str | None, TrickTable]


def legal_moves(options: NapoleonOptions, tables: Tables, state: State) -> Moves:
    """The moves of the seat to act in a fixed order: bids from the lowest and then pass, cards in the order of the pack.

    ``tables`` are those of the options (``play.trick_tables``).
    """
    if isinstance(state, Playing):
        hand = state.hands[(state.leader + len(state.trick)) % options.players]
        return MoveList(tables[state.deal.contract.trump].legal(hand, state.trick))
    if isinstance(state, Auction):
        return _bids_above(options, state.bidding.high)
    if isinstance(state, Naming):
        return _calls(options.jokers)
    if isinstance(state, Exchange):
        return DiscardMoves(state.hands[state.deal.declarer], len(state.deal.dealt.widow))
    return NO_MOVES


@cache
def _bids_above(options: NapoleonOptions, high: int) -> MoveList:
    return MoveList((*(row.bid for row in ladder(options.minimum_bid, options.no_trump)[high + 1 :]), PASS))


@cache
def _calls(jokers: int) -> CallMoves:
    return CallMoves(Call(one) for one in pack(jokers))


def why_illegal(options: NapoleonOptions, tables: Tables, state: State, move: Move) -> Text | None:
    """The reason for a refusal, None exactly when the move is legal."""
    if move in legal_moves(options, tables, state):
        return None
    if isinstance(state, Finished):
        return Text("table-deal-is-over")
    if isinstance(state, Auction):
        return _why_no_bid(options, state, move)
    if isinstance(state, Naming):
        return Text("napoleon-not-in-pack") if isinstance(move, Call) else WRONG_PHASE
    if isinstance(state, Exchange):
        return _why_no_discard(state, move)
    return _why_barred(options, tables, state, move) if isinstance(move, Card) else WRONG_PHASE


def _why_no_bid(options: NapoleonOptions, state: Auction, move: Move) -> Text:
    if not isinstance(move, Bid | Pass):
        return WRONG_PHASE
    rows = ladder(options.minimum_bid, options.no_trump)
    if str(move) not in by_name(options.minimum_bid, options.no_trump):
        key = "napoleon-no-such-bid-no-trump" if options.no_trump else "napoleon-no-such-bid"
        return Text(key, {"lowest": rows[0].number})
    return why_low(options, state.bidding.high)


def why_low(options: NapoleonOptions, high: int) -> Text:
    """Why a bid of the ladder cannot be made over the one at the step ``high``."""
    row = ladder(options.minimum_bid, options.no_trump)[high]
    return Text("napoleon-bid-too-low", {"bid": bid(row.face())})


def _why_no_discard(state: Exchange, move: Move) -> Text:
    if not isinstance(move, Discard):
        return WRONG_PHASE
    hand, count = state.hands[state.deal.declarer], len(state.deal.dealt.widow)
    if len(move.cards) != count or len(set(move.cards)) != count:
        return Text("napoleon-discard-count", {"count": count})
    missing = next(one for one in move.cards if one not in hand)
    return Text("table-not-in-hand", {"card": card(missing.code)})


def _why_barred(options: NapoleonOptions, tables: Tables, state: Playing, one: Card) -> Text:
    hand = state.hands[(state.leader + len(state.trick)) % options.players]
    if one not in hand:
        return Text("table-not-in-hand", {"card": card(one.code)})
    return duty(tables[state.deal.contract.trump], hand, state.trick)


def duty(table: TrickTable, hand: tuple[Card, ...], trick: tuple[Card, ...]) -> Text:
    """What bars the other cards of a hand, in a trick in which some are barred."""
    lead = trick[0]
    if lead is table.call_card and JOKER in hand:
        return Text("napoleon-must-joker", {"card": card(lead.code)})
    if lead is JOKER:
        return Text("napoleon-must-trump", {"suit": suit(table.trump or "")})
    return Text("table-must-follow", {"suit": suit(lead.suit)})
