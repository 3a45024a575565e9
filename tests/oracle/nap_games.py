"""Games of Nap at random for the comparison, made with the plain rules alone."""

from __future__ import annotations

from random import Random

from .nap_oracle import RANKS, STANDARD, VALUES, Options, Record, Table, act, legal, pack_in_use, start
from .random_games import shuffled


def random_options(rng: Random) -> Options:
    """A value at random for every option."""
    return {name: rng.choice(values) for name, values in VALUES.items()}


def random_deal(rng: Random, options: Options, strong: int | None) -> Record:
    """A random deal; with `strong`, that seat gets high cards of one or two suits."""
    cards = shuffled(rng, pack_in_use(options))
    seats = options["players"]
    if strong is not None:
        cards.sort(key=lambda card: (card[1] not in rng.choice(["sh", "d", "c"]), -RANKS.index(card[0])))
    hands = [cards[5 * step : 5 * step + 5] for step in range(seats)]
    if strong is not None:
        hands[0], hands[strong] = hands[strong], hands[0]
    return {"dealer": rng.randrange(seats), "hands": [shuffled(rng, hand) for hand in hands], "actions": []}


def random_action(rng: Random, table: Table, style: str) -> str:
    """A legal action: bids low or, in the style `climbing`, as high as they go; cards any, or the highest."""
    allowed = legal(table)
    if table.phase == "auction":
        if "pass" in allowed and rng.random() < (0.2 if style == "climbing" else 0.6):
            return "pass"
        words = [bid for bid in allowed if len(bid) > 1 and bid != "pass"]
        return rng.choice(words if style == "climbing" and words != [] and rng.random() < 0.8 else allowed)
    if style == "climbing" and rng.random() < 0.7:
        return max(allowed, key=lambda card: RANKS.index(card[0]))
    return rng.choice(allowed)


def random_record(rng: Random, options: Options) -> Record:
    """One to three deals under `options` (what is missing is standard), played by random legal actions; the last may stop anywhere."""
    full = {**STANDARD, **options}
    deals = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        style = rng.choice(["any", "climbing"])
        deal = random_deal(rng, full, rng.randrange(full["players"]) if rng.random() < 0.4 else None)
        table = start(full, deal)
        while table.phase not in ["passed", "played"]:
            action = random_action(rng, table, style)
            deal["actions"].append(action)
            act(table, action)
        deals.append(deal)
    if rng.random() < 0.25:
        del deals[-1]["actions"][rng.randrange(len(deals[-1]["actions"])) :]
    return {"format": "napoleon-record", "version": 1, "game": "nap", "rules": dict(options), "deals": deals}


ODD_TEXTS = [
    "",
    "Pass",
    " pass",
    "pass ",
    "0",
    "5",
    "3 ",
    "03",
    "3h",
    "13h",
    "Misere",
    "misère",
    "Nap",
    "five",
    "call As",
    "discard 2c",
    "Jo",
]


def random_illegal(rng: Random, table: Table) -> str:
    """An action that is not allowed now, rather one that nearly is."""
    near = ["pass", "1", "2", "3", "misere", "4", "nap", "wellington", "blucher", *ODD_TEXTS]
    if table.phase != "auction":
        near += pack_in_use({**table.options, "pack": "full"})
    if table.phase == "play":
        near += [card for card in table.hands[table.to_act] if card not in legal(table)] * 20
    return rng.choice([action for action in near if action not in legal(table)])


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
    hand, other = deal["hands"][0], deal["hands"][-1]
    way = rng.choice(["twice", "unknown", "one short", "one moved", "a widow", "no hand", "other pack"])
    if way == "twice":
        hand[0] = other[0]
    elif way == "unknown":
        hand[0] = rng.choice(["1s", "as", "AS", "10s", "", "Joker"])
    elif way == "one short":
        del hand[0]
    elif way == "one moved":
        other.append(hand.pop())
    elif way == "a widow":
        deal["widow"] = [next(card for card in pack_in_use(options) if not any(card in held for held in deal["hands"]))]
    elif way == "no hand":
        del deal["hands"][0]
    else:
        hand[0] = "2s" if options["pack"] == "stripped" else "Jo"
