"""British Nap once more, plain and slow, written from the rules alone and sharing nothing with the engine.

A deal is a `Table` that actions change one by one; each function carries out one paragraph of the rules and names it. `replay` is the
door. Cards and bids are the strings of the game record. Readings, where the rules leave a choice, are marked "Reading:".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .plain_record import WrongRecordError, read_options, replay_deals

Record = dict[str, Any]
Options = dict[str, Any]

RANKS = "23456789TJQKA"
SUITS = "shdc"
LADDER = ["1", "2", "3", "misere", "4", "nap", "wellington", "blucher"]

STANDARD: Options = {
    "players": 4,
    "lowest_bid": 3,
    "misere": True,
    "misere_trumps": False,
    "top_bid": "wellington",
    "nap_payout": "5-5",
    "blucher_multiple": 4,
    "all_pass": "redeal",
    "pack": "full",
    "deals_each": 2,
}

VALUES: dict[str, list[Any]] = {
    "players": [3, 4, 5, 6],
    "lowest_bid": [1, 2, 3],
    "misere": [True, False],
    "misere_trumps": [True, False],
    "top_bid": ["nap", "wellington", "blucher"],
    "nap_payout": ["5-5", "10-5", "12-6"],
    "blucher_multiple": [3, 4],
    "all_pass": ["redeal", "dealer_bids"],
    "pack": ["full", "stripped"],
    "deals_each": list(range(1, 21)),
}


def pack_in_use(options: Options) -> list[str]:
    """Options, `pack`: "stripped: the top *players* + 3 ranks of each suit"; else all 52 cards, and never a joker."""
    ranks = RANKS if options["pack"] == "full" else RANKS[-(options["players"] + 3) :]
    return [rank + suit for suit in SUITS for rank in ranks]


@dataclass
class Table:
    """A deal in progress. `phase` is auction, play, passed or played."""

    options: Options
    hands: list[list[str]]
    dealer: int
    to_act: int
    phase: str = "auction"
    spoken: int = 0
    bid: str | None = None
    declarer: int | None = None
    trump: str | None = None
    leader: int = 0
    trick: list[str] = field(default_factory=list)
    tricks: list[Record] = field(default_factory=list)


def start(options: Options, deal: Record) -> Table:
    """Auction: "One round, from the left of the dealer"."""
    return Table(options, [list(hand) for hand in deal["hands"]], deal["dealer"], (deal["dealer"] + 1) % options["players"])


def dealer_must_bid(table: Table) -> bool:
    """Auction, `dealer_bids`: "if all the others passed, the dealer must bid"."""
    return table.options["all_pass"] == "dealer_bids" and table.bid is None and table.to_act == table.dealer


def bids_allowed(table: Table) -> list[str]:
    """Auction: a bid higher than the last, among those that exist; "Wellington only over a Nap, Blücher only over a Wellington".

    Reading: the dealer who must bid has the bids under `lowest_bid` besides all the others.
    """
    options, last = table.options, table.bid
    allowed = []
    for bid in LADDER[: LADDER.index(options["top_bid"]) + 1]:
        if last is not None and LADDER.index(bid) <= LADDER.index(last):
            continue
        if bid == "misere" and not options["misere"]:
            continue
        if bid in ["1", "2", "3"] and int(bid) < options["lowest_bid"] and not dealer_must_bid(table):
            continue
        if bid == "wellington" and last != "nap":
            continue
        if bid == "blucher" and last != "wellington":
            continue
        allowed.append(bid)
    return allowed


def legal(table: Table) -> list[str]:
    """Game record, an entry of `legal`: what is allowed now, sorted as text; nothing after the end of a deal."""
    if table.phase == "auction":
        return sorted(bids_allowed(table) + ([] if dealer_must_bid(table) else ["pass"]))
    if table.phase == "play":
        hand = table.hands[table.to_act]
        following = [card for card in hand if table.trick != [] and card[1] == table.trick[0][1]]
        return sorted(hand if following == [] else following)
    return []


def act(table: Table, action: str) -> None:
    """Carry out a legal action."""
    if table.phase == "auction":
        act_auction(table, action)
    else:
        act_play(table, action)


def act_auction(table: Table, action: str) -> None:
    """Auction: "each player speaks once"; "The auction ends early when no higher bid exists."; all pass."""
    seats = table.options["players"]
    if action != "pass":
        table.bid = action
        table.declarer = table.to_act
    table.spoken += 1
    table.to_act = (table.to_act + 1) % seats
    if table.spoken == seats and table.bid is None:
        table.phase = "passed"
    elif table.spoken == seats or table.bid == table.options["top_bid"]:
        assert table.declarer is not None
        table.phase = "play"
        table.leader = table.to_act = table.declarer


def act_play(table: Table, action: str) -> None:
    """Play: the suit of the declarer's first lead is trumps, but for a misère without `misere_trumps`; the winner leads."""
    seats = table.options["players"]
    if table.tricks == [] and table.trick == [] and (table.bid != "misere" or table.options["misere_trumps"]):
        table.trump = action[1]
    table.hands[table.to_act].remove(action)
    table.trick.append(action)
    table.to_act = (table.to_act + 1) % seats
    if len(table.trick) < seats:
        return
    winner = (table.leader + table.trick.index(winning_card(table.trump, table.trick))) % seats
    table.tricks.append({"leader": table.leader, "cards": table.trick, "winner": winner})
    table.trick = []
    table.leader = table.to_act = winner
    if len(table.tricks) == 5:
        table.phase = "played"


def winning_card(trump: str | None, trick: list[str]) -> str:
    """Play: "Highest trump wins, else the highest card of the suit led"."""
    trumps = [card for card in trick if card[1] == trump]
    rivals = trumps if trumps != [] else [card for card in trick if card[1] == trick[0][1]]
    return max(rivals, key=lambda card: RANKS.index(card[0]))


def is_made(bid: str, won: int) -> bool:
    """Scoring: "Number bids: made with at least that many tricks", "Misère: no trick", the others "all five tricks"."""
    if bid == "misere":
        return won == 0
    return won >= (int(bid) if bid in ["1", "2", "3", "4"] else 5)


def value_of(options: Options, bid: str, made: bool) -> int:
    """Scoring: what every opponent pays the declarer, or is paid."""
    if bid in ["1", "2", "3", "4"]:
        return int(bid)
    if bid == "misere":
        return 3
    won, lost = {"5-5": (5, 5), "10-5": (10, 5), "12-6": (12, 6)}[options["nap_payout"]]
    times = {"nap": 1, "wellington": 2, "blucher": options["blucher_multiple"]}[bid]
    return times * (won if made else lost)


def settled(table: Table) -> Record:
    """Game record, the keys of one deal.

    Reading: an unfinished deal has `tricks` and `taken` in every phase; `declarer` and `bid` are settled when the auction is over,
    `trump` by the first lead, or with the bid of a misère that has none; `side_total` and `made` at the end. There is no partner.
    """
    seats = table.options["players"]
    zeros = [0] * seats
    if table.phase == "passed":
        return {"outcome": "passed", "scores": zeros}
    taken = [len([trick for trick in table.tricks if trick["winner"] == seat]) for seat in range(seats)]
    result: Record = {"tricks": table.tricks, "taken": taken}
    if table.phase != "auction":
        assert table.bid is not None
        result["declarer"] = table.declarer
        result["bid"] = table.bid
        without = table.bid == "misere" and not table.options["misere_trumps"]
        if without or table.trump is not None:
            result["trump"] = table.trump
    if table.phase != "played":
        return {**result, "outcome": "unfinished", "to_act": table.to_act, "next": legal(table), "scores": zeros}
    assert table.bid is not None
    assert table.declarer is not None
    won = taken[table.declarer]
    made = is_made(table.bid, won)
    value = value_of(table.options, table.bid, made) * (1 if made else -1)
    scores = [value * (seats - 1) if seat == table.declarer else -value for seat in range(seats)]
    return {**result, "outcome": "played", "partner": None, "side_total": won, "made": made, "scores": scores}


def options_of(record: Record) -> Options:
    """Game record, `rules`."""
    return read_options(record, STANDARD, VALUES)


def check_cards(options: Options, index: int, deal: Record) -> None:
    """Game record: "in Nap n × 5 different cards of the pack in use"."""
    cards = [card for hand in deal["hands"] for card in hand]
    sizes_are_right = [len(hand) for hand in deal["hands"]] == [5] * options["players"]
    if not sizes_are_right or len(set(cards)) != len(cards) or not set(cards) <= set(pack_in_use(options)) or deal.get("widow"):
        raise WrongRecordError(index, None, "the cards are not right")


def replay_deal(options: Options, index: int, deal: Record, with_legal: bool) -> Record:
    """Game record: `actions` runs through the auction and the play in the order of the game."""
    check_cards(options, index, deal)
    table = start(options, deal)
    entries = []
    for position, action in enumerate(deal["actions"]):
        allowed = legal(table)
        if action not in allowed:
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
