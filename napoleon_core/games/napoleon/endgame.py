"""The rest of a deal of Japanese Napoleon with all hands open (rules: Play, Who wins a trick, Scoring)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from napoleon_core.cards import JOKER, SUITS, Card
from napoleon_core.games.napoleon.contract import MOST
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import (
    IS_HONOUR,
    MIGHTY,
    SPECIAL,
    TWOS,
    YOROMEKI_QUEEN,
    TrickTable,
    honours_in,
    special_cards,
    trick_table,
)
from napoleon_core.games.napoleon.scoring import taken_by_seat
from napoleon_core.games.napoleon.state import Playing, adjutant
from napoleon_core.mechanics.endgame import NOWHERE, Endgame, Lead, bits_of


def endgame(options: NapoleonOptions, state: Playing) -> Endgame:
    """Napoleon's army counts its honours, and wants them."""
    deal = state.deal
    table = trick_table(options, deal.contract.trump)
    army = {deal.declarer, adjutant(deal.dealt, deal.declarer, state.named)}
    laid = _laid(options, state)
    live = sorted((*(one for hand in state.hands for one in hand), *state.trick), key=lambda one: _place(table, one))
    cards = (*live, *laid)
    taken = sum(count for seat, count in enumerate(taken_by_seat(options, state.tricks, state.discards)) if seat in army)
    if options.discarded_honours == "napoleon":
        taken += honours_in(state.discards)
    points = bits_of(cards, IS_HONOUR)
    weak = table.yoromeki and {MIGHTY, YOROMEKI_QUEEN} <= {*live}
    number, side = deal.contract.number, tuple(seat in army for seat in range(options.players))
    return Endgame(
        cards=cards,
        kinds=tuple(_kind(options, table, one) for one in cards),
        hands=tuple(bits_of(cards, hand) for hand in state.hands),
        leader=state.leader,
        trick=tuple(cards.index(one) for one in state.trick),
        leads=tuple(_lead(table, cards, live, one) for one in cards),
        counting=side,
        raising=side,
        points=points,
        taken=taken,
        goal=number,
        all_lose=options.all_honours == "allies_win" and number < MOST and taken + points.bit_count() == MOST,
        first=not state.tricks,
        laid=bits_of(cards, laid),
        free=bits_of(cards, (JOKER,)),
        special=SPECIAL,
        beaten=(table.strengths[MIGHTY.suit][MIGHTY.index], bits_of(cards, (YOROMEKI_QUEEN,))) if weak else (NOWHERE, 0),
        kinds_of_few=tuple(_kind(options, table, one, two=False) for one in cards),
    )


def _laid(options: NapoleonOptions, state: Playing) -> tuple[Card, ...]:
    """The discarded honours while they lie in the first trick."""
    if options.discarded_honours != "first_trick" or state.tricks:
        return ()
    return tuple(one for one in state.discards if one in IS_HONOUR)


def _place(table: TrickTable, one: Card) -> tuple[int, int]:
    return (SUITS.index(one.suit) if one.suit else len(SUITS), table.strengths[one.suit][one.index])


def _lead(table: TrickTable, cards: Sequence[Card], live: Sequence[Card], one: Card) -> Lead:
    called, row = table.called(one), table.strengths[one.suit]
    return Lead(
        strengths=tuple(row[other.index] for other in cards),
        called=bits_of(cards, [other for other in live if other.suit == called]) if called else 0,
        forced=one is table.call_card,
        two=bits_of(cards, (TWOS[one.suit],)) if table.same_two and one.suit else 0,
    )


def _kind(options: NapoleonOptions, table: TrickTable, one: Card, two: bool = True) -> Hashable:
    """What sets a card apart from its neighbours: cards with a line of their own are like no other, twos only where they can be one."""
    alone = {*special_cards(options, table.trump), table.call_card, YOROMEKI_QUEEN if table.yoromeki else None}
    if one in alone or (two and table.same_two and one in TWOS.values()):
        return one.index
    return one.suit, one in IS_HONOUR
