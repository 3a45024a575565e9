"""Which cards may be played and who wins a trick (rules: Play, Who wins a trick).

The special cards are a table: each row gives a line of the rules to a card and a strength, highest first. From it one strength table is
made for each (trump, suit led), so that every variant costs nothing at play; the two lines that look at the whole trick (♥Q over the
Mighty, same two) stand beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from napoleon_core.cards import JOKER, SUITS, Card, card, pack
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.mechanics.tricks import following

MIGHTY = card("As")
YOROMEKI_QUEEN = card("Qh")
SAME_COLOUR = {"s": "c", "c": "s", "h": "d", "d": "h"}
TWOS = {suit: card("2" + suit) for suit in SUITS}
HONOURS = tuple(one for one in pack(0) if one.rank >= 10)
IS_HONOUR = frozenset(HONOURS)

# Strengths, by the line of the rules that gives them. SPECIAL and above are lines 2 to 6.
SPECIAL = 300
TRUMP = 100
LED = 50
JOKER_STRENGTH = {"below_mighty": 600, "below_jacks": 300, "weakest": 1}
LINE_KEYS = {700: "mighty", 600: "joker_led", 500: "right_jack", 400: "left_jack", 300: "joker_led", 1: "joker_led"}
YOROMEKI, SAME_TWO, HIGHEST_TRUMP, HIGHEST_LED = "yoromeki", "same_two", "trump", "led"


def honours_in(held: Sequence[Card]) -> int:
    """How many of the cards are honours."""
    return len(IS_HONOUR.intersection(held))


def right_jack(trump: str | None) -> Card | None:
    """The jack of trumps; None while or where there is no trump suit."""
    return card("J" + trump) if trump else None


def left_jack(trump: str | None) -> Card | None:
    """The other jack of the colour of trumps; None while or where there is no trump suit."""
    return card("J" + SAME_COLOUR[trump]) if trump else None


def special_cards(options: NapoleonOptions, trump: str | None) -> dict[Card, int]:
    """The cards that win by lines 2 to 6 with their strengths, strongest first; the joker stands for a joker that is led."""
    rows = {MIGHTY: 700, right_jack(trump): 500, left_jack(trump): 400}
    if options.jokers:
        rows[JOKER] = JOKER_STRENGTH[options.joker_led]
    found = {one: strength for one, strength in rows.items() if one is not None}
    return dict(sorted(found.items(), key=lambda row: -row[1]))


@dataclass(frozen=True, slots=True)
class TrickTable:
    """Strengths of all cards by what was led: ``strengths[suit][card.index]``, the suit ``""`` for a joker that was led."""

    trump: str | None
    strengths: dict[str, tuple[int, ...]]
    yoromeki: bool
    same_two: bool
    call_card: Card | None

    def called(self, lead: Card) -> str | None:
        """The suit that a lead calls for: its own, and trumps for the joker; None when it calls for nothing."""
        return self.trump if lead is JOKER else lead.suit

    def legal(self, hand: tuple[Card, ...], trick: Sequence[Card]) -> tuple[Card, ...]:
        """The cards of ``hand``, which is in the order of the pack, that may be played to ``trick``; never none if there are any."""
        if not trick:
            return hand
        lead = trick[0]
        allowed = following(hand, self.called(lead))
        if hand[-1] is JOKER:
            if lead is self.call_card:
                return (JOKER,)
            if allowed is not hand:
                return (*allowed, JOKER)
        return allowed

    def winner(self, trick: Sequence[Card], first: bool) -> tuple[int, str]:
        """The place in the trick of the card that wins (so far), and the line that decides; ``first`` is the first trick of the deal."""
        lead = trick[0]
        strength = self.strengths[lead.suit]
        values = [strength[one.index] for one in trick]
        best = max(values)
        place = values.index(best)
        if best < SPECIAL:
            if self.same_two and not first and lead.suit:
                two = TWOS[lead.suit]
                if two in trick and all(one.suit == lead.suit for one in trick):
                    return trick.index(two), SAME_TWO
            line = HIGHEST_TRUMP if best >= TRUMP else HIGHEST_LED if best >= LED else LINE_KEYS[best]
            return place, line
        if self.yoromeki and trick[place] is MIGHTY and YOROMEKI_QUEEN in trick:
            return trick.index(YOROMEKI_QUEEN), YOROMEKI
        return place, LINE_KEYS[best]


@cache
def trick_table(options: NapoleonOptions, trump: str | None) -> TrickTable:
    """The strengths that these options and this trump suit give."""
    specials = special_cards(options, trump)
    strengths = {led: tuple(_strength(one, led, trump, specials) for one in pack(1)) for led in (*SUITS, "")}
    call = card(options.joker_call) if options.jokers and options.joker_call != "off" else None
    return TrickTable(trump, strengths, options.yoromeki, options.same_two, call)


def trick_tables(options: NapoleonOptions) -> dict[str | None, TrickTable]:
    """The tables of all trump suits, and of none: a game keeps them, so that no move has to look its options up."""
    return {trump: trick_table(options, trump) for trump in (*SUITS, None)}


def _strength(one: Card, led: str, trump: str | None, specials: dict[Card, int]) -> int:
    if one is JOKER:
        return specials.get(JOKER, -1) if led == "" else -1
    if one in specials:
        return specials[one]
    if one.suit == trump:
        return TRUMP + one.rank
    return LED + one.rank if one.suit == led else 0
