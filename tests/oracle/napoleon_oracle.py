"""Japanese Napoleon once more, plain and slow, written from the rules alone and sharing nothing with the engine.

A deal is a `Table` that actions change one by one; each function carries out one paragraph of the rules and names it. `replay` is the
door. Readings of the record format, where the rules leave a choice, are marked "Reading:" at the place they matter.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .plain_record import WrongRecordError, read_options, replay_deals
from .plain_rules import (
    STANDARD,
    VALUES,
    Options,
    Record,
    all_bids,
    army_total,
    bid_is_made,
    bid_number,
    bid_trump,
    bids_higher_than,
    cards_allowed,
    deal_scores,
    hand_size,
    honours_by_seat,
    pack_in_use,
    widow_size,
    winning_card,
)

# ---------------------------------------------------------------- One deal, action by action


@dataclass
class Table:
    """A deal in progress. `phase` is auction, naming, exchange, play, passed or played."""

    options: Options
    hands: list[list[str]]
    widow: list[str]
    to_act: int
    phase: str = "auction"
    passed: list[int] = field(default_factory=list)
    bid: str | None = None
    declarer: int | None = None  # the last bidder
    named: str | None = None
    partner: int | None = None
    discarded: list[str] = field(default_factory=list)
    leader: int = 0
    trick: list[str] = field(default_factory=list)
    tricks: list[Record] = field(default_factory=list)


def start(options: Options, deal: Record) -> Table:
    """Auction, "Begins left of the dealer." """
    return Table(
        options=options,
        hands=[list(hand) for hand in deal["hands"]],
        widow=list(deal["widow"]),
        to_act=(deal["dealer"] + 1) % options["players"],
    )


def trump_of(table: Table) -> str | None:
    """The trump suit of the last bid."""
    assert table.bid is not None
    return bid_trump(table.bid)


def legal(table: Table) -> list[str] | str:
    """Game record, an entry of `legal`: what is allowed now.

    Reading: the entry for the naming is the word "call" itself and for the exchange the word "discard" itself, not a list of it;
    after the end of a deal it is the empty list.
    """
    if table.phase == "auction":
        return sorted(["pass", *bids_higher_than(table.options, table.bid)])
    if table.phase == "naming":
        return "call"
    if table.phase == "exchange":
        return "discard"
    if table.phase == "play":
        return cards_allowed(table.options, trump_of(table), table.trick, table.hands[table.to_act])
    return []


def is_legal(table: Table, action: str) -> bool:
    """Whether this action is allowed now.

    Reading: an action is exactly the text of the format, one blank between its words, and a discard names its cards in any order.
    """
    if table.phase == "naming":
        return action in ["call " + card for card in pack_in_use(table.options)]
    if table.phase == "exchange":
        words = action.split(" ")
        cards = words[1:]
        return (
            words[0] == "discard"
            and len(cards) == widow_size(table.options)
            and len(set(cards)) == len(cards)
            and all(card in table.hands[table.to_act] + table.widow for card in cards)
        )
    return action in legal(table)


def act(table: Table, action: str) -> None:
    """Carry out a legal action."""
    if table.phase == "auction":
        act_auction(table, action)
    elif table.phase == "naming":
        act_naming(table, action)
    elif table.phase == "exchange":
        act_exchange(table, action)
    else:
        act_play(table, action)


def act_auction(table: Table, action: str) -> None:
    """Auction: a pass is final; when it ends; all pass."""
    seats = table.options["players"]
    if action == "pass":
        table.passed.append(table.to_act)
    else:
        table.bid = action
        table.declarer = table.to_act

    if len(table.passed) == seats:
        table.phase = "passed"
        return
    one_left = table.bid is not None and len(table.passed) == seats - 1
    if one_left or table.bid == all_bids(table.options)[-1]:
        assert table.declarer is not None
        table.to_act = table.declarer
        table.phase = "naming" if table.options["adjutant_naming"] == "before_widow" else "exchange"
        return

    table.to_act = (table.to_act + 1) % seats
    while table.to_act in table.passed:
        table.to_act = (table.to_act + 1) % seats


def act_naming(table: Table, action: str) -> None:
    """Naming and exchange: the holder of the named card is the adjutant; alone when nobody else holds it."""
    table.named = action.split(" ")[1]
    for seat in range(table.options["players"]):
        if seat != table.declarer and table.named in table.hands[seat]:
            table.partner = seat
    if table.options["adjutant_naming"] == "before_widow":
        table.phase = "exchange"
    else:
        begin_play(table)


def act_exchange(table: Table, action: str) -> None:
    """Naming and exchange: Napoleon takes the whole widow and discards as many cards."""
    table.discarded = action.split(" ")[1:]
    both = table.hands[table.to_act] + table.widow
    table.hands[table.to_act] = [card for card in both if card not in table.discarded]
    table.widow = []
    if table.options["adjutant_naming"] == "before_widow":
        begin_play(table)
    else:
        table.phase = "naming"


def begin_play(table: Table) -> None:
    """Play, "Napoleon leads the first trick"."""
    assert table.declarer is not None
    table.phase = "play"
    table.to_act = table.declarer
    table.leader = table.declarer


def act_play(table: Table, action: str) -> None:
    """Play: clockwise; "The winner of a trick leads the next." """
    seats = table.options["players"]
    table.hands[table.to_act].remove(action)
    table.trick.append(action)
    table.to_act = (table.to_act + 1) % seats
    if len(table.trick) < seats:
        return

    first_trick = table.tricks == []
    best = winning_card(table.options, trump_of(table), first_trick, table.trick)
    winner = (table.leader + table.trick.index(best)) % seats
    table.tricks.append({"leader": table.leader, "cards": table.trick, "winner": winner})
    table.trick = []
    table.leader = winner
    table.to_act = winner
    if len(table.tricks) == hand_size(table.options):
        table.phase = "played"


# ---------------------------------------------------------------- Game record


def options_of(record: Record) -> Options:
    """Game record, `rules`."""
    return read_options(record, STANDARD, VALUES)


def check_cards(options: Options, index: int, deal: Record) -> None:
    """Game record, "The cards must be right: in Napoleon hands and widow are exactly the pack in use." """
    hands, widow = deal["hands"], deal["widow"]
    if [len(hand) for hand in hands] != [hand_size(options)] * options["players"] or len(widow) != widow_size(options):
        raise WrongRecordError(index, None, "hands or widow of the wrong size")
    cards = [card for hand in hands for card in hand] + widow
    if sorted(cards) != sorted(pack_in_use(options)):
        raise WrongRecordError(index, None, "the cards are not the pack in use")


def settled(table: Table) -> Record:
    """Game record, the keys of one deal.

    Reading: an unfinished deal has `tricks` and `taken` in every phase, for what is complete so far; `bid`, `declarer` and `trump` are
    settled when the auction is over; `side_total` and `made` are not settled before the end; `partner` is never shown.
    Reading: `taken` leaves out the discard of `discarded_honours: napoleon`, as it is not won in tricks; `side_total` has it.
    """
    options = table.options
    zeros = [0] * options["players"]
    if table.phase == "passed":
        return {"outcome": "passed", "scores": zeros}

    result: Record = {"tricks": table.tricks, "taken": honours_by_seat(options, table.tricks, table.discarded)}
    if table.phase != "auction":
        result["declarer"] = table.declarer
        result["bid"] = table.bid
        result["trump"] = trump_of(table)
    if table.phase != "played":
        result["outcome"] = "unfinished"
        result["to_act"] = table.to_act
        result["next"] = legal(table)
        result["scores"] = zeros
        return result

    assert table.bid is not None
    assert table.declarer is not None
    number = bid_number(table.bid)
    total = army_total(options, table.tricks, table.discarded, table.declarer, table.partner)
    result["outcome"] = "played"
    result["partner"] = table.partner
    result["side_total"] = total
    result["made"] = bid_is_made(options, number, total)
    result["scores"] = deal_scores(options, table.declarer, table.partner, number, total)
    return result


def replay_deal(options: Options, index: int, deal: Record, with_legal: bool) -> Record:
    """Game record: `actions` runs through the auction, naming, exchange and play in the order of the game."""
    check_cards(options, index, deal)
    table = start(options, deal)
    entries: list[list[str] | str] = []
    for position, action in enumerate(deal["actions"]):
        allowed = legal(table)
        if not is_legal(table, action):
            raise WrongRecordError(index, position, "not allowed: " + repr(action), allowed)
        entries.append(allowed)
        act(table, action)
    result = settled(table)
    if with_legal:
        result["legal"] = entries
    return result


def replay(record: Record, with_legal: bool = True) -> Record:
    """Game record, `replay`: the object printed for one record, or an object with `error`."""
    return replay_deals(record, with_legal, options_of, replay_deal)
