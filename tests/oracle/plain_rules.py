"""The paragraphs of Japanese Napoleon that look at no course of a deal: cards, bids, tricks, scores.

Plain and slow, written from the rules alone. Cards and bids are the strings of the game record; hands and tricks are lists of such
strings. Each function carries out one paragraph of the rules and names it.
"""

from __future__ import annotations

from typing import Any

Record = dict[str, Any]
Options = dict[str, Any]

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
SUITS = ["s", "h", "d", "c"]
JOKER = "Jo"
MIGHTY = "As"

STANDARD: Options = {
    "players": 5,
    "jokers": 1,
    "minimum_bid": 13,
    "no_trump": False,
    "yoromeki": True,
    "same_two": True,
    "joker_led": "below_jacks",
    "joker_call": "off",
    "adjutant_naming": "before_widow",
    "discarded_honours": "allies",
    "all_honours": "double",
    "scoring": "fixed",
    "deals": 5,
}

VALUES: dict[str, list[Any]] = {
    "players": [4, 5, 6],
    "jokers": [0, 1],
    "minimum_bid": [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    "no_trump": [True, False],
    "yoromeki": [True, False],
    "same_two": [True, False],
    "joker_led": ["below_mighty", "below_jacks", "weakest"],
    "joker_call": ["off", "3c", "3s"],
    "adjutant_naming": ["before_widow", "after_exchange"],
    "discarded_honours": ["allies", "first_trick", "napoleon", "nobody"],
    "all_honours": ["normal", "double", "allies_win"],
    "scoring": ["fixed", "fixed_double", "additive", "bid_linked"],
    "deals": list(range(1, 51)),
}


# ---------------------------------------------------------------- Cards


def suit_of(card: str) -> str | None:
    """Play, "Every card belongs to its printed suit, ♠A and both jacks too. The joker has no suit." """
    if card == JOKER:
        return None
    return card[1]


def rank_of(card: str) -> int:
    """Cards: the ranks from the two, lowest, to the ace, highest; not for the joker."""
    return RANKS.index(card[0])


def is_honour(card: str) -> bool:
    """Japanese Napoleon, "20 honours: A K Q J T of each suit. The joker is no honour." """
    return card != JOKER and card[0] in ["A", "K", "Q", "J", "T"]


def count_honours(cards: list[str]) -> int:
    """How many of these cards are honours."""
    return len([card for card in cards if is_honour(card)])


def pack_in_use(options: Options) -> list[str]:
    """Cards: 52 cards, and the joker if the options have one."""
    pack = [rank + suit for suit in SUITS for rank in RANKS]
    if options["jokers"] == 1:
        pack.append(JOKER)
    return pack


def hand_size(options: Options) -> int:
    """Japanese Napoleon, the table of hands: 12, 10 or 8 cards for 4, 5 or 6 players."""
    return {4: 12, 5: 10, 6: 8}[options["players"]]


def widow_size(options: Options) -> int:
    """Japanese Napoleon, the table of widows: 5, 3, 5 with the joker, one less without."""
    with_joker = {4: 5, 5: 3, 6: 5}[options["players"]]
    return with_joker if options["jokers"] == 1 else with_joker - 1


# ---------------------------------------------------------------- Auction


def all_bids(options: Options) -> list[str]:
    """Auction: every bid from the minimum to 20, lowest first; the strains rank c < d < h < s < n."""
    strains = ["c", "d", "h", "s"]
    if options["no_trump"]:
        strains.append("n")
    return [str(number) + strain for number in range(options["minimum_bid"], 21) for strain in strains]


def bids_higher_than(options: Options, last: str | None) -> list[str]:
    """Auction, "A bid must be higher than the last ... Jumps are allowed." """
    bids = all_bids(options)
    if last is None:
        return bids
    return bids[bids.index(last) + 1 :]


def bid_number(bid: str) -> int:
    """Auction: the number of a bid."""
    return int(bid[:-1])


def bid_trump(bid: str) -> str | None:
    """Auction: the trump suit of a bid, None for a bid without trumps."""
    return None if bid[-1] == "n" else bid[-1]


# ---------------------------------------------------------------- Play


def cards_allowed(options: Options, trump: str | None, trick: list[str], hand: list[str]) -> list[str]:
    """Play: the cards of `hand` that may be added to `trick` (the cards played to it so far), sorted as text."""
    if trick == []:
        return sorted(hand)  # a lead is free
    led = trick[0]

    # Joker call.
    if options["joker_call"] != "off" and led == options["joker_call"] and JOKER in hand:
        return [JOKER]

    # Trump call; without trumps nothing is called.
    suit = trump if led == JOKER else suit_of(led)
    if suit is None:
        return sorted(hand)

    # Follow the suit led if you can; the joker at any time.
    following = [card for card in hand if suit_of(card) == suit]
    if following == []:
        return sorted(hand)
    return sorted(following + [card for card in hand if card == JOKER])


def special_that_wins(options: Options, trump: str | None, trick: list[str]) -> str | None:
    """Who wins a trick, lines 1 to 6: the special card that wins, None if none of these lines applies."""
    joker_led = trick[0] == JOKER

    # 1. yoromeki
    if options["yoromeki"] and "As" in trick and "Qh" in trick:
        return "Qh"

    # 2. the Mighty
    if MIGHTY in trick:
        return MIGHTY

    # 3. a joker led, below the Mighty only
    if joker_led and options["joker_led"] == "below_mighty":
        return JOKER

    # 4. and 5. the jacks, which exist only with a trump suit
    if trump is not None:
        right_jack = "J" + trump
        left_jack = "J" + {"s": "c", "c": "s", "h": "d", "d": "h"}[trump]
        if right_jack in trick:
            return right_jack
        if left_jack in trick:
            return left_jack

    # 6. a joker led, below the jacks
    if joker_led and options["joker_led"] == "below_jacks":
        return JOKER
    return None


def winning_card(options: Options, trump: str | None, first_trick: bool, trick: list[str]) -> str:
    """Who wins a trick: the ten lines in their order, the first that applies; `trick` in the order of play."""
    special = special_that_wins(options, trump, trick)
    if special is not None:
        return special
    led = trick[0]

    # 7. the two, when every card is of one suit
    if options["same_two"] and not first_trick and JOKER not in trick:
        suits = [suit_of(card) for card in trick]
        if suits.count(suits[0]) == len(suits):
            two = "2" + trick[0][1]
            if two in trick:
                return two

    # 8. the highest trump
    if trump is not None:
        trumps = [card for card in trick if suit_of(card) == trump]
        if trumps != []:
            return max(trumps, key=rank_of)

    # 9. the highest card of the suit led
    if led != JOKER:
        followers = [card for card in trick if suit_of(card) == suit_of(led)]
        return max(followers, key=rank_of)

    # 10. a joker that was led
    return JOKER


# ---------------------------------------------------------------- Scoring


def honours_by_seat(options: Options, tricks: list[Record], discarded: list[str]) -> list[int]:
    """Game record, `taken`: honours won in tricks by each seat, a first-trick discard included."""
    taken = [0] * options["players"]
    for trick in tricks:
        taken[trick["winner"]] += count_honours(trick["cards"])
    if options["discarded_honours"] == "first_trick" and tricks != []:
        taken[tricks[0]["winner"]] += count_honours(discarded)
    return taken


def army_total(options: Options, tricks: list[Record], discarded: list[str], declarer: int, partner: int | None) -> int:
    """Scoring, "The army is Napoleon and the adjutant, or Napoleon alone. Its total is ..." """
    taken = honours_by_seat(options, tricks, discarded)
    total = taken[declarer]
    if partner is not None:
        total += taken[partner]
    if options["discarded_honours"] == "napoleon":
        total += count_honours(discarded)
    return total


def bid_is_made(options: Options, number: int, total: int) -> bool:
    """Scoring, "The bid is made when the total is at least the number bid", and `all_honours: allies_win`."""
    if options["all_honours"] == "allies_win" and total == 20 and number != 20:
        return False
    return total >= number


def shares_of(options: Options, declarer: int, partner: int | None) -> list[int]:
    """Scoring, shares: each ally minus 1, the adjutant +1, Napoleon the rest."""
    shares = [-1] * options["players"]
    if partner is None:
        allies = options["players"] - 1
        shares[declarer] = allies
    else:
        allies = options["players"] - 2
        shares[partner] = 1
        shares[declarer] = allies - 1
    return shares


def deal_scores(options: Options, declarer: int, partner: int | None, number: int, total: int) -> list[int]:
    """Scoring, the table of formulas and the sentence below it."""
    made = bid_is_made(options, number, total)
    scores = shares_of(options, declarer, partner)
    if not made:
        scores = [-score for score in scores]

    if options["scoring"] == "fixed":
        factor = 1
    elif options["scoring"] == "fixed_double" or options["scoring"] == "additive":
        factor = 2 if number == 20 or partner is None else 1
    else:
        factor = number - 10 if number - 10 >= 1 else 1
    scores = [score * factor for score in scores]

    if options["scoring"] == "additive":
        scores = [score if score > 0 else 0 for score in scores]

    if options["all_honours"] == "double" and made and total == 20:
        scores = [score * 2 for score in scores]
    return scores
