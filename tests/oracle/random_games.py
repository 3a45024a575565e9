"""Games at random for the comparison, made with the plain rules alone."""

from __future__ import annotations

from random import Random

from .napoleon_oracle import Table, act, is_legal, start, trump_of
from .plain_rules import (
    JOKER,
    MIGHTY,
    STANDARD,
    VALUES,
    Options,
    Record,
    all_bids,
    bids_higher_than,
    cards_allowed,
    hand_size,
    is_honour,
    pack_in_use,
    rank_of,
    widow_size,
)


def random_options(rng: Random) -> Options:
    """A value at random for every option."""
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    if rng.random() < 0.5:
        options["minimum_bid"] = rng.choice([8, 9, 10, 11, 12, 13])
    return options


def shuffled(rng: Random, cards: list[str]) -> list[str]:
    """The same cards in random order, by the values of `random()` alone."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def random_deal(rng: Random, options: Options, strong: int | None) -> Record:
    """A random pack dealt; with `strong`, that seat, and then the next, gets most or all of the high cards."""
    cards = shuffled(rng, pack_in_use(options))
    if strong is not None:
        share = rng.choice([0.8, 1.0])
        high = [card for card in cards if (is_honour(card) or card == JOKER) and rng.random() < share]
        cards = high + [card for card in cards if card not in high]
    size, seats = hand_size(options), options["players"]
    hands: list[list[str]] = [[] for _ in range(seats)]
    for step in range(seats):
        seat = step if strong is None else (strong + step) % seats
        hands[seat] = shuffled(rng, cards[step * size : (step + 1) * size])
    return {"dealer": rng.randrange(seats), "hands": hands, "widow": cards[seats * size :], "actions": []}


def random_bid(rng: Random, table: Table, strong: int | None) -> str:
    """Mostly passes and small raises, now and then a jump or the highest bid; a strong seat always bids and others seldom."""
    higher = bids_higher_than(table.options, table.bid)
    weight_of_pass = 0.66
    if strong is not None:
        weight_of_pass = 0.0 if table.to_act == strong else 0.95
    if rng.random() < weight_of_pass:
        return "pass"
    chance = rng.random()
    if chance < 0.75:
        return rng.choice(higher[:5])
    if chance < 0.95:
        return rng.choice(higher[:20])
    return higher[-1] if chance > 0.98 else rng.choice(higher)


def random_special(rng: Random, table: Table, cards: list[str]) -> str:
    """One of these cards, rather one that makes special cards meet: the joker or the call card led, ♠A with ♥Q, jacks, twos."""
    if table.trick == []:
        wanted = [card for card in cards if card in [JOKER, table.options["joker_call"]]]
    else:
        partners = {MIGHTY: "Qh", "Qh": MIGHTY}
        wanted = [card for card in cards if card != JOKER and (partners.get(card) in table.trick or card[0] in ["J", "2"])]
        if table.trick[0] == JOKER:
            wanted += [card for card in cards if card in [MIGHTY, "Qh"]]
    return rng.choice(wanted or cards)


def random_play(rng: Random, table: Table, style: str) -> str:
    """A legal card: any, or rather a special one, or what serves the army most."""
    cards = cards_allowed(table.options, trump_of(table), table.trick, table.hands[table.to_act])
    if style == "special" and rng.random() < 0.7:
        return random_special(rng, table, cards)
    if style == "army":
        low_first = sorted(cards, key=lambda card: 20 if card in [MIGHTY, JOKER] else rank_of(card))
        in_army = table.to_act in [table.declarer, table.partner]
        if not in_army and rng.random() < 0.5:
            return ([card for card in low_first if is_honour(card)] or low_first)[0]
        return low_first[-1] if in_army and table.trick == [] else low_first[0]
    return rng.choice(cards)


def random_action(rng: Random, table: Table, style: str, strong: int | None) -> str:
    """A legal action for the table as it stands."""
    if table.phase == "auction":
        return random_bid(rng, table, strong)
    if table.phase == "naming":
        return "call " + rng.choice(pack_in_use(table.options))
    if table.phase == "exchange":
        cards = shuffled(rng, table.hands[table.to_act] + table.widow)
        if style != "any":
            cards.sort(key=lambda card: is_honour(card) or card == JOKER)
        return "discard " + " ".join(cards[: widow_size(table.options)])
    return random_play(rng, table, style)


def random_record(rng: Random, options: Options) -> Record:
    """One to three deals under `options` (what is missing is standard), played by random legal actions; the last may stop anywhere."""
    full = {**STANDARD, **options}
    deals = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        style = rng.choice(["any", "special", "army"])
        strong = rng.randrange(full["players"]) if style == "army" or rng.random() < 0.2 else None
        deal = random_deal(rng, full, strong)
        table = start(full, deal)
        while table.phase not in ["passed", "played"]:
            action = random_action(rng, table, style, strong)
            deal["actions"].append(action)
            act(table, action)
        deals.append(deal)
    if rng.random() < 0.25:
        del deals[-1]["actions"][rng.randrange(len(deals[-1]["actions"])) :]
    return {"format": "napoleon-record", "version": 1, "game": "napoleon", "rules": dict(options), "deals": deals}


ODD_TEXTS = [
    "",
    "Pass",
    " pass",
    "pass ",
    "13H",
    "013h",
    "13",
    "13x",
    "21c",
    "7s",
    "call",
    "call ",
    "call Xx",
    "discard",
    "as",
    "10s",
    "Joker",
]


def random_illegal(rng: Random, table: Table) -> str:
    """An action that is not allowed now, rather one that nearly is."""
    pack = pack_in_use(table.options)
    near: list[str] = ["pass", *all_bids(table.options), *ODD_TEXTS, "call " + rng.choice(pack)]
    if table.phase == "auction" and table.bid is not None:
        near = [table.bid, *near]
    if table.phase == "naming":
        near += [*pack, "call Jo", "call 1s", "call As Kh", "call  As", "call as"]
    if table.phase == "exchange":
        own, size = table.hands[table.to_act] + table.widow, widow_size(table.options)
        foreign = rng.choice([card for card in pack if card not in own])
        rows = [own[: size - 1], own[: size + 1], [*own[: size - 1], own[0]], [*own[: size - 1], foreign], [*own[: size - 1], "Xx"]]
        near = [*near, *["discard " + " ".join(row) for row in rows], " ".join(own[:size]), "discard  " + " ".join(own[:size])]
    if table.phase == "play":
        hand = table.hands[table.to_act]
        barred = [card for card in hand if not is_legal(table, card)]
        if barred != [] and rng.random() < 0.8:
            return rng.choice(barred)
        near += pack
    if table.phase in ["played", "passed"]:
        near += pack
    return rng.choice([action for action in near if not is_legal(table, action)])


def table_after(options: Options, deal: Record, actions: list[str]) -> Table:
    """The table after these legal actions."""
    table = start(options, deal)
    for action in actions:
        act(table, action)
    return table


def replace_one_action(rng: Random, options: Options, record: Record) -> None:
    """Put an illegal action in the place of one action of the record, or after the last of a deal in progress."""
    deal = rng.choice(record["deals"])
    place = rng.randrange(len(deal["actions"])) if deal["actions"] != [] else 0
    deal["actions"][place : place + 1] = [random_illegal(rng, table_after(options, deal, deal["actions"][:place]))]


def add_one_action(rng: Random, options: Options, record: Record) -> None:
    """One illegal action after the last one of a deal, finished or not."""
    deal = rng.choice(record["deals"])
    deal["actions"].append(random_illegal(rng, table_after(options, deal, deal["actions"])))


def spoil_the_cards(rng: Random, options: Options, record: Record) -> None:
    """Make the cards of one deal wrong."""
    deal = rng.choice(record["deals"])
    hand, other, widow = deal["hands"][0], deal["hands"][-1], deal["widow"]
    way = rng.choice(["twice", "unknown", "one short", "one moved", "to the widow", "no hand", "other pack"])
    if way == "twice":
        hand[0] = other[0]
    elif way == "unknown":
        hand[0] = rng.choice(["1s", "as", "AS", "10s", "", "Joker"])
    elif way == "one short":
        del widow[0]
    elif way == "one moved":
        other.append(hand.pop())
    elif way == "to the widow":
        widow.append(hand.pop())
    elif way == "no hand":
        del deal["hands"][0]
    elif options["jokers"] == 0:
        hand[0] = "Jo"
    else:
        deal["hands"] = [["2s" if card == "Jo" else card for card in cards] for cards in deal["hands"]]
        deal["widow"] = ["2s" if card == "Jo" else card for card in widow]


def stop_an_earlier_deal(rng: Random, options: Options, record: Record) -> None:
    """Cut a deal short and put another one after it."""
    cut = {**record["deals"][0]}
    cut["actions"] = cut["actions"][: rng.randrange(max(1, len(cut["actions"])))]
    record["deals"].insert(0, cut)
