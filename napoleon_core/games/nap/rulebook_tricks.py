"""Tricks of Nap that teach, decided by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from napoleon_core.cards import Card, cards
from napoleon_core.games.nap.contract import by_name
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.play import HIGHEST_LED, HIGHEST_TRUMP, trump_suit, winner
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.rule_page import Block, Rung, Verdict, trick
from napoleon_core.seats import Seat
from napoleon_core.texts import Text, card, seat, suit

RUNGS = {
    HIGHEST_TRUMP: Rung(("Kd",), Text("nap-rules-line-trump")),
    HIGHEST_LED: Rung(("Ac",), Text("nap-rules-line-led")),
}
"""By the keys of their lines."""


@dataclass(frozen=True, slots=True)
class Example:
    """A trick of up to six players, of whom the first are at the table; its captions by what the engine finds.

    ``contract`` is the bid that is played, ``before`` the first lead of the deal where this is a later trick, ``leader`` who leads.
    """

    cards: str
    captions: dict[str, str]
    contract: str
    before: str = ""
    leader: Seat = 0


SHOWPIECE = Example("Ac Qc 9d Kc Jc Tc", {HIGHEST_TRUMP: "nap-rules-example-trump"}, "nap", before="Kd", leader=1)
"""The trick beside the ladder: of a bid that every table has."""

EXAMPLES = (
    Example("Kd 9d Ad 8d Qs 7d", {HIGHEST_TRUMP: "nap-rules-example-first-lead"}, "nap"),
    Example("Jh Kh Ac Th 9h As", {HIGHEST_LED: "nap-rules-example-led"}, "nap", before="Kd", leader=2),
    Example(
        "9h Ts Ah Kh Js Qh",
        {HIGHEST_TRUMP: "nap-rules-example-misere-trumps", HIGHEST_LED: "nap-rules-example-misere"},
        "misere",
        before="9s",
        leader=1,
    ),
)


def examples(options: NapOptions) -> Iterator[Block]:
    """The tricks that teach these options, with the winner that the engine finds."""
    for one in EXAMPLES:
        if one.contract in by_name(options):
            yield _laid(options, one)


def showpiece(options: NapOptions) -> Block:
    """The trick that stands beside the ladder."""
    return _laid(options, SHOWPIECE)


def rungs(trump: bool) -> tuple[Rung, ...]:
    """The lines that can decide a trick, with trumps or without, the stronger first."""
    return tuple(RUNGS.values()) if trump else (RUNGS[HIGHEST_LED],)


def verdict(laid: tuple[Card, ...], trump: str | None) -> Verdict:
    """Who wins a trick by the engine, and the rung that it is won by."""
    place, line = winner(laid, trump)
    ladder = rungs(trump is not None)
    return Verdict(place, ladder, ladder.index(RUNGS[line]))


def _laid(options: NapOptions, one: Example) -> Block:
    contract = by_name(options)[one.contract]
    held = cards(one.cards)[: options.players]
    earlier = [Trick(0, cards(one.before), 0, "")] if one.before else []
    trump = trump_suit(contract, earlier, held)
    place, line = winner(held, trump)
    won = (one.leader + place) % options.players
    led = held[0].suit
    said = {"who": seat(won), "card": card(held[place].code), "lead": card(held[0].code), "suit": suit(trump or led)}
    return trick(Trick(one.leader, held, won, line), _middle(led, trump), Text(one.captions[line], said))


def _middle(led: str, trump: str | None) -> Text:
    if trump is None:
        return Text("nap-rules-led-plain", {"suit": suit(led)})
    if led == trump:
        return Text("nap-rules-led-trumps", {"suit": suit(led)})
    return Text("nap-rules-led", {"suit": suit(led), "trump": suit(trump)})
