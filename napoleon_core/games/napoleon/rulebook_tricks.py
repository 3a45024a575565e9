"""Who wins a trick, for people: the ladder in the order of the engine's tables, and tricks that the engine decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from napoleon_core.cards import JOKER, Card, card, cards
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import (
    HIGHEST_LED,
    HIGHEST_TRUMP,
    LINE_KEYS,
    SAME_TWO,
    SPECIAL,
    YOROMEKI,
    special_cards,
    trick_table,
)
from napoleon_core.games.napoleon.words import SPOKEN_LINES
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.rule_page import Block, Rung, Verdict, trick
from napoleon_core.seats import Seat
from napoleon_core.texts import Text, seat, suit
from napoleon_core.texts import card as card_arg

TRUMP = "d"
"""The trump suit of the ladder and of the examples: the Mighty and ♥Q are plain cards in it."""

NAMES = {
    YOROMEKI: Text("napoleon-rules-line-yoromeki"),
    "mighty": Text("napoleon-rules-line-mighty"),
    "right_jack": Text("napoleon-rules-line-right-jack"),
    "left_jack": Text("napoleon-rules-line-left-jack"),
    "joker_led": Text("napoleon-rules-line-joker"),
    SAME_TWO: Text("napoleon-rules-line-same-two"),
    HIGHEST_TRUMP: Text("napoleon-rules-line-trump"),
    HIGHEST_LED: Text("napoleon-rules-line-led"),
}
NOTES = {
    YOROMEKI: Text("napoleon-rules-line-yoromeki-note"),
    "mighty": Text("napoleon-rules-line-mighty-note"),
    "right_jack": Text("napoleon-rules-line-right-jack-note"),
    "left_jack": Text("napoleon-rules-line-left-jack-note"),
    "joker_led": Text("napoleon-rules-line-joker-note"),
    SAME_TWO: Text("napoleon-rules-line-same-two-note"),
}
WEAK_JOKER = Text("napoleon-rules-line-joker-weak-note")


def rungs(options: NapoleonOptions, trump: str | None) -> tuple[Rung, ...]:
    """The lines that can decide a trick with this trump suit, the strongest first."""
    return tuple(_ladder(options, trump).values())


def verdict(options: NapoleonOptions, laid: tuple[Card, ...], trump: str | None, first: bool) -> Verdict:
    """Who wins a trick by the engine's tables, and the rung that it is won by."""
    place, line = trick_table(options, trump).winner(laid, first)
    steps = _ladder(options, trump)
    return Verdict(place, tuple(steps.values()), [*steps].index(line))


def _ladder(options: NapoleonOptions, trump: str | None) -> dict[str, Rung]:
    """The rungs by the keys of their lines."""
    specials = special_cards(options, trump)
    shown: dict[str, tuple[str, ...]] = {line: (one.code,) for one, strength in specials.items() for line in [LINE_KEYS[strength]]}
    shown |= {YOROMEKI: ("Qh", "As"), SAME_TWO: ("2c",), HIGHEST_TRUMP: (f"K{trump}",), HIGHEST_LED: ("Kc",)}
    lines = [YOROMEKI] * options.yoromeki
    lines += [LINE_KEYS[strength] for strength in specials.values() if strength >= SPECIAL]
    lines += [SAME_TWO] * options.same_two + [HIGHEST_TRUMP] * (trump is not None) + [HIGHEST_LED]
    weak = [LINE_KEYS[strength] for strength in specials.values() if strength < SPECIAL]
    steps = {line: Rung(shown[line], NAMES[line], NOTES.get(line)) for line in lines}
    return steps | {line: Rung(shown[line], NAMES[line], WEAK_JOKER) for line in weak}


@dataclass(frozen=True, slots=True)
class Example:
    """A trick of up to six players, of whom the first are at the table; its captions by the line that the engine finds.

    ``leader`` is the seat that leads, ``first`` the first trick of a deal; ``needs`` are values of options without which it is left out.
    """

    cards: str
    captions: dict[str, str]
    trump: str | None = TRUMP
    leader: Seat = 0
    first: bool = False
    needs: tuple[tuple[str, object], ...] = ()


JOKER_IN_PACK = ("jokers", 1)
SHOWPIECE = Example("Ac 9d Jh 7c Tc 5c", {"left_jack": "napoleon-rules-example-left-jack"}, leader=2)
"""The trick beside the ladder."""

EXAMPLES = (
    Example("9c Kh Tc 4c Ks 5c", {HIGHEST_LED: "napoleon-rules-example-led"}, leader=1),
    Example("Ks Ts 4d Qs 7s 5s", {HIGHEST_TRUMP: "napoleon-rules-example-trump"}),
    Example("Kd Jh Jd 4d Qd 8d", {"right_jack": "napoleon-rules-example-right-jack"}, leader=1),
    Example("4s As Qh Jd 9s Ts", {YOROMEKI: "napoleon-rules-example-yoromeki", "mighty": "napoleon-rules-example-mighty"}),
    Example(
        "8c 2c 9c Kc 5c Tc", {SAME_TWO: "napoleon-rules-example-same-two", HIGHEST_LED: "napoleon-rules-example-no-same-two"}, leader=3
    ),
    Example("8c 2c 9c Kc 5c Tc", {HIGHEST_LED: "napoleon-rules-example-first-trick"}, leader=3, first=True, needs=(("same_two", True),)),
    Example(
        "Jo 5d Jh Ad 7d Kd",
        {"joker_led": "napoleon-rules-example-joker-over-jack", "left_jack": "napoleon-rules-example-jack-over-joker"},
        needs=(JOKER_IN_PACK,),
    ),
    Example(
        "Jo 5d Ac 9d Kc Qs",
        {"joker_led": "napoleon-rules-example-joker-over-trump", HIGHEST_TRUMP: "napoleon-rules-example-trump-over-joker"},
        leader=1,
        needs=(JOKER_IN_PACK,),
    ),
    Example(
        "Jo Ac Kh Ts 9c 7h",
        {"joker_led": "napoleon-rules-example-joker-alone"},
        leader=2,
        needs=(JOKER_IN_PACK, ("joker_led", "weakest")),
    ),
    Example("Th Jo Ah 4h 7h 9h", {HIGHEST_LED: "napoleon-rules-example-joker-not-led"}, leader=1, needs=(JOKER_IN_PACK,)),
    Example("3c Jo Kc 9c 5c Tc", {HIGHEST_LED: "napoleon-rules-example-joker-call"}, leader=2, needs=(JOKER_IN_PACK, ("joker_call", "3c"))),
    Example("3s Jo Ks 9s 5s Ts", {HIGHEST_LED: "napoleon-rules-example-joker-call"}, leader=2, needs=(JOKER_IN_PACK, ("joker_call", "3s"))),
    Example("9c Jd Kc 4d Qc 8h", {HIGHEST_LED: "napoleon-rules-example-no-trump"}, trump=None, leader=1, needs=(("no_trump", True),)),
    Example(
        "Jo Jd Ac Kh Ts 9c",
        {"joker_led": "napoleon-rules-example-no-trump-joker"},
        trump=None,
        needs=(JOKER_IN_PACK, ("no_trump", True)),
    ),
)


def examples(options: NapoleonOptions) -> Iterator[Block]:
    """The tricks that teach these options, with the winner and the line that the engine finds."""
    for one in EXAMPLES:
        if all(getattr(options, name) == value for name, value in one.needs):
            yield _laid(options, one)


def showpiece(options: NapoleonOptions) -> Block:
    """The trick that stands beside the ladder."""
    return _laid(options, SHOWPIECE)


def _laid(options: NapoleonOptions, one: Example) -> Block:
    held = cards(one.cards)[: options.players]
    place, line = trick_table(options, one.trump).winner(held, one.first)
    winner = (one.leader + place) % options.players
    done = Trick(one.leader, held, winner, line)
    lead = held[0]
    who = {"who": seat(winner), "card": card_arg(held[place].code), "lead": card_arg(lead.code)}
    return trick(done, _middle(lead is JOKER, lead.suit, one), Text(one.captions[line], who), SPOKEN_LINES.get(line))


def _middle(joker: bool, led: str, one: Example) -> Text:
    if joker:
        return Text("napoleon-rules-led-joker", {"trump": suit(one.trump)}) if one.trump else Text("napoleon-rules-led-joker-no-trump")
    if one.trump is None:
        return Text("napoleon-rules-led-no-trump", {"suit": suit(led)})
    if led == one.trump:
        return Text("napoleon-rules-led-trumps", {"suit": suit(led)})
    return Text("napoleon-rules-led", {"suit": suit(led), "trump": suit(one.trump)})


def call_card(options: NapoleonOptions) -> Text | None:
    """Which card calls for the joker, where one does."""
    call = trick_table(options, TRUMP).call_card
    return Text("napoleon-rules-joker-call", {"card": card_arg(card(call.code).code)}) if call else None
