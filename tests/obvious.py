"""Positions that a person would call obvious, in notation, each with the moves that a good player makes.

Seat 0 is Napoleon and hearts are trumps, unless a position says otherwise (``tests/positions.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from napoleon_core.games.napoleon.observation import Observation
from tests.positions import bidder, exchanger, namer, player


@dataclass(frozen=True, slots=True)
class Obvious:
    """One position: what it shows, how it is seen, and the moves a good player makes; ``never``: that none makes."""

    what: str
    seen: Callable[[], Observation]
    moves: str
    never: bool = False

    def is_right(self, move: str) -> bool:
        """Whether a good player might make this move."""
        return (move in self.moves.split(", ")) != self.never


WEAK = "9s 8s 7h 6h 5d 4d 9c 8c 7c 3c"
MASTERS = "Jh Jd Ah Kh Th 9h 8h 4d 3c 4c"
SEVEN = "Ah 2h 3h 4h 5h | Kh 6h 7h 8h 9h | Qh 2d 3d Th 4d | Ac 9c 3c 5c 6c | Kc 7c 8c 9d Tc | Ad 5d 6d 7d 8d | Qc Jc Td 2s 3s"
SHOWN = "Ah 2h 4h 5h 7h"  # with 5h named, seat 3 has shown itself to be the adjutant
OPENED = "Ah 2h 3h 4h 5h"  # Napoleon has drawn a trump from everyone


def play(what: str, moves: str, hand: str, trick: str = "", *, never: bool = False, leader: int = 0, **more: object) -> Obvious:
    """A position in play."""
    return Obvious(what, lambda: player(hand, trick, leader=leader, **more), moves, never)


FEEDING = [
    play("a known ally's sure trick is fed", "Qd, Td", "Qd Td 3d 9s 8s 7s 5c 4c 6h", "4d 5d Ad 6d", before="Ah 2h 3h 2c 4h", named="2h"),
    play(
        "the hidden adjutant feeds Napoleon's sure trick", "Kd, Td", "As Kd Td 9d 8d 4c 3c 9c 8c", "Jh 8h 7h 6h", before=OPENED, named="As"
    ),
    play("the adjutant feeds the right jack", "Kc, Qc, Tc", "As Kc Qc Tc 8d 4c 3c 9d 8c", "Jh 8h 7h 6h", before=OPENED, named="As"),
    play(
        "an ally feeds the Mighty of a known ally",
        "Kc, Qc",
        "Kc Qc 9c 8c 7c 5d 4d 3d 6h",
        "3s As 5s 6s",
        before=SHOWN,
        named="5h",
        adjutant=3,
    ),
    play(
        "Napoleon feeds the adjutant's sure trick",
        "Td",
        "Jh Ah Kh 9c 8c 7c 6c 5c Td",
        "Ad 9d 8d 7d",
        leader=1,
        named="Qh",
        before="Th Qh 3h 4h 5h",
    ),
    play("a trick that goes to Napoleon is not fed by an ally", "3d", "Qd Td 3d 9s 8s 7s 5c 4c 6h", "Ad 4d 5d 6d", before="Ah 2h 3h 2c 4h"),
]
SPARING = [
    play("no honour goes to a trick that is lost", "3d", "Qd Td 3d 9s 8s 7s 5c 4c 3c 6h", "Kd 4d 5d Ad", leader=2, adjutant=3),
    play("no honour is thrown on Napoleon's trump", "Jc, Ts", "9d 6d 2d Jc 8c 7c 5c 3c Ts 4s", "8h", never=True, named="As", adjutant=3),
    play("nor on a higher one", "Jc, Ts", "9d 6d 2d Jc 8c 7c 5c 3c Ts 4s", "8h Kh", never=True, named="As", adjutant=3),
    play("a low card goes under the Mighty of Napoleon", "3s", "Ks 3s Qd Td 9d 8d 7c 6c 5c 4c", "As", named="Jd", adjutant=3),
    play("a low card goes under the right jack", "3h", "Kh 3h Qd Td 9d 8d 7c 6c 5c 4c", "Jh", named="Jd", adjutant=3),
    play(
        "the last to play keeps an honour from Napoleon", "2c, 3c", "Kc 2c 3c 9s 8s 7s 5d 4d 3d 6h", "Ac 4c 5c 6c", named="Jd", adjutant=2
    ),
    play("an ally who trumps in vain is spared", "4h", "4h 3d 9d 9s 8s 7s 5c 4c 3c 6s", "Jh Jd Th Kh", named="Jd", adjutant=1),
]
WINNING = [
    play("last in hand, the cheapest winner", "Kd", "Ad Kd 3d 9s 8s 7s 5c 4c 3c 6h", "Td 4d 5d Jc"),
    play("an honourable trick is trumped low", "3h", "9h 6h 3h 9s 8s 7s 5c 4c 3c Kc", "Kd 4d Td Qd"),
    play("same two takes a trick of one suit", "2d", "2d 3d 9s 8s 7s 5c 4c 3c 6h", "Ad Kd 5d Qd", before="Ah Th 3h 4h 5h"),
    play("in the first trick the two is no winner", "Ad", "Ad 2d 9s 8s 7s 5c 4c 3c 6h 8h", "Kd Qd Jc 5d"),
    play("♥Q takes the Mighty", "Qh", "Qh 3h 9h 8h 7h 5c 4c 3c 6h 9d", "As Ts Ks 4s", bid="13d", named="Jh", adjutant=3),
    play("the Mighty takes a rich trick", "As", "As 3c 9s 8s 7s 5c 4c 6s 9c 2c", "Ad Kd Td Qd", named="Jh", adjutant=3),
    play("the adjutant shows to save a rich trick", "Jd", "Jd 3d 9s 8s 7s 5c 4c 3c 6c 9c", "Kd Ad Td Qd", named="Jd"),
    play("the right jack takes a rich trick", "Jh", "Jh 9s 8s 7s 5c 4c 3c 6c 9c 2c", "Ad Kd Td Qd", named="Jd", adjutant=3),
    play("the left jack takes a rich trick", "Jd", "Jd 3c 9s 8s 7s 5c 4c 6c 9c 2c", "Ah Kh Th Qh", named="As", adjutant=3),
    play(
        "Napoleon trumps an honour of the allies",
        "6h",
        "Jh Ah 9h 6h 9c 8c 7c 5c",
        "Ad Td 8d 7d",
        leader=1,
        named="3h",
        before="Kh Qh 3h 4h 5h | 4c Ac 7s 3c Tc",
    ),
    play("the ace takes its suit when it is led last", "Ad", "Ad 3d 9s 8s 7s 5c 4c 3c 6c 9c", "Kd 5d 6d 7d", named="Jh", adjutant=3),
]
KEEPING = [
    play("the adjutant keeps the Mighty from Napoleon's trick", "Kd, 4c", "As Kd 4c", "Jh 8s 7s 6s", named="As", before=SEVEN),
    play("the adjutant last in hand keeps the named card", "3d", "Jd 3d 9s 8s 7s 5c 4c 3c 6c 9c", "Ad 4d 5d 6d", named="Jd"),
    play(
        "the Mighty keeps away from ♥Q", "As", "As 3s 9c 8c 7c 5c 4c 3c 6c 9d", "Qh 4h 2h Th", never=True, bid="13d", named="Jh", adjutant=3
    ),
    play("under ♥Q a king goes before the Mighty", "Ks", "As Ks 9c 8c 7c 5c 4c 3c 6c 9d", "4s Ts Qh 5s", leader=1, named="Jh", adjutant=3),
    play("the joker does not follow", "3d", "Jo 3d 9d 8s 7s 5c 4c 3c 6c 9c", "Ad 4d 5d 6d", named="Jd"),
    play("nor is it thrown away", "Jo", "Jo 6h 4h 9s 8s 7c 5c 4c 3d 2d", "Ah", never=True, adjutant=3),
    play("nor second in hand", "Jo", "Jo 8s 7s 6s 9h 8h 6c 4c 4d 3d", "Kc 9c", never=True, adjutant=3),
    play(
        "nor by Napoleon",
        "Jo",
        "Jo Kh 9h 8s 7s 6s 5d 4d 3d",
        "Ac 9c 8c 7c",
        never=True,
        leader=1,
        named="As",
        adjutant=2,
        before="Qh Ah 3h 4h 5h",
    ),
    play(
        "the right jack is not spent on nothing", "Jh", "Jh 9s 8s 7s 5c 4c 3c 6c 9c 2c", "3d 4d 5d 6d", never=True, named="Jd", adjutant=3
    ),
    play("the Mighty is not spent on nothing", "As", "As 9h 8h 7h 5c 4c 3c 6c 9c 2c", "3d 4d 5d 6d", never=True, named="Jd", adjutant=3),
    play(
        "Napoleon does not overtake the adjutant",
        "Ah, Jh, Kh",
        "Jh Ah Kh 9c 8c 7c 6c 5c 4c",
        "Kd 9d 8d 7d",
        never=True,
        leader=1,
        named="Qh",
        before="Th Qh 3h 4h 5h",
    ),
    play(
        "a known ally's trick is not trumped",
        "3h, Jh",
        "Jh 3h 9s 8s 7s 5c 4c 3c Kc",
        "4d Kd 5d 6d",
        never=True,
        before=SHOWN,
        named="5h",
        adjutant=3,
    ),
    play("♥Q waits for the Mighty", "Qh", "Qh 3h 9h 8h 7h 5c 4c 3c 6h 9s", "4h 2h Kh", never=True, bid="13d", named="Jh", adjutant=1),
]
LEADING = [
    play("Napoleon draws trumps", "Jh, Jd, Ah, Kh, Th, 9h, 8h", MASTERS, named="As"),
    play(
        "Napoleon with all high trumps draws on",
        "Jh, Jd, Ah, Kh, 9h, 8h",
        "Jh Jd Ah Kh 9h 8h 4d 3c 4c",
        named="As",
        before="Th 2h 3h 4h 5h",
    ),
    play(
        "no plain honour is led under a higher one",
        "Qd",
        "Qd 7d 6d 9s 8s 8c 7c 5c 4c",
        never=True,
        leader=1,
        adjutant=3,
        before="Kh Ah 3h 4h 5h",
    ),
    play("nor a ten", "Td", "Td 9s 8s 6s 9c 8c 7c 5c 4c", never=True, leader=1, adjutant=3, before="Kh Ah 3h 4h 5h"),
    play(
        "Napoleon leads no plain honour under a higher one either",
        "Qd, Jc",
        "Qd 7d Jc 8c 9s 8s 7c 5c 4c",
        never=True,
        named="As",
        adjutant=3,
        before="Ah Kh 3h 4h 5h",
    ),
]
FORCED = [
    play("the left jack must follow its own suit", "Jd", "Jd 9s 8s 7s 5c 4c 3c 6h 5h 4h", "Kd Ad 4d Qd"),
    play("the right jack is the only trump", "Jh", "Jh 9s 8s 7s 5c 4c 3c 6d 5d 4d", "Kh Ah 9h Qh"),
    play("the Mighty must follow spades", "As", "As 9h 8h 7h 5c 4c 3c 6d 5d 4d", "Ks Ts 4s Qs"),
    play("a called joker comes out", "Jo", "Jo 9h 8h 7h 5c 4c 6s 6d 5d 4d", "3c Tc 7c 9c", joker_call="3c", named="Ad"),
    play("the joker led calls the last trump", "4h", "4h 9s 8s 7s 5c 4c 3c 6d 5d 4d", "Jo 9h 8h 7h", named="Jd", adjutant=1),
]


def bid(what: str, moves: str, hand: str, calls: str = "", *, never: bool = False) -> Obvious:
    """A position in the auction."""
    return Obvious(what, lambda: bidder(hand, calls), moves, never)


def name(what: str, moves: str, hand: str, *, never: bool = False, **more: object) -> Obvious:
    """A position in the naming."""
    return Obvious(what, lambda: namer(hand, **more), moves, never)


BIDDING = [
    bid("a weak hand passes", "pass", WEAK),
    bid("a weak hand passes over a bid", "pass", WEAK, "13c"),
    bid("a strong hand opens as low as it can", "13h", "As Ah Kh Jh Jd 9h 8h Ac Kc 2c"),
    bid("it competes", "13h", "As Ah Kh Qh Jh Jd 9h 8h Ac Kc", "13c"),
    bid("it competes a number higher", "14h", "As Ah Kh Qh Jh Jd 9h 8h Ac Kc", "13s"),
    bid("nobody follows a bid of twenty", "pass", "As Ah Kh Jh Jd 9h 8h Ac Kc 2c", "20c"),
    bid("no bid jumps without need", "13s", "As Js Ks Qs Jc 9s 8s Ah Kh 2h"),
]
NAMING = [
    name("the Mighty is named by who lacks it alone", "call As", "Ah Kh Qh Jh Jd 9h 8h Ac Kc 2c"),
    name("the left jack is named by who lacks it alone", "call Jd, call Jo", "As Ah Kh Jh 9h 8h 7h Ac Kc 2c"),
    name("the right jack is named by who lacks it alone", "call Jh", "As Ah Kh Jd 9h 8h 7h Ac Kc 2c"),
    name("a low card is never named", "call 2d, call 3d, call 4s, call 5c", "As Ah Kh Qh Jh 9h Ac Kc Ad Kd", never=True),
]
EXCHANGING = [
    Obvious("low cards of a short suit go", lambda: exchanger("As Ah Kh Jh 9h 8h Ad Kd 7c Ac Kc 5s 4s", named="Jd"), "discard 5s 4s 7c"),
    Obvious(
        "low cards go before a lone ten",
        lambda: exchanger("As Ah Kh Qh Jh 9h 8h Td 2s 4s 5c Ac Kc", named="Jd"),
        "discard 4s 2s 5c",
    ),
    Obvious("low cards go before honours", lambda: exchanger("As Jh Jd Jo Ah Kh Qh 9h 8h 7h 4c 5d 6s", named="Ac"), "discard 6s 5d 4c"),
    Obvious(
        "a hand of trumps lays its losers away", lambda: exchanger("Ah Kh Qh Jh Th 9h 8h Jd As Ac 4d 3d 5c", named="Jo"), "discard 4d 3d 5c"
    ),
]
FOUR = [
    play("among four: the cheapest winner", "Kd", "Ad Kd 3d 9s 8s 7s 5c 4c 3c 6h 8h 9h", "Td 4d 5d", players=4),
    play("among four: no honour for Napoleon", "3d", "Qd Td 3d 9s 8s 7s 5c 4c 3c 6h 8h 9h", "Ad 4d 5d", players=4, adjutant=1),
    play(
        "among four: the Mighty takes a rich trick",
        "As",
        "As 3c 9s 8s 7s 5c 4c 6s 9c 2c 5s 3s",
        "Ad Kd Td",
        named="Jh",
        adjutant=1,
        players=4,
    ),
]
SIX = [
    play("among six: the cheapest winner", "Kd", "Ad Kd 3d 9s 8s 5c 4c 3c", "Td 4d 5d 6d Jc", players=6),
    play("among six: no honour for Napoleon", "3d", "Qd Td 3d 9s 8s 7s 5c 4c", "Ad 4d 5d 6d 7d", players=6, adjutant=3),
    play(
        "among six: the right jack takes a rich trick", "Jh", "Jh 9s 8s 7s 5c 4c 3c 6c", "Ad Kd Td Qd 5d", named="Jd", adjutant=3, players=6
    ),
]
NO_TRUMP = [
    play(
        "without trumps the ace takes its suit",
        "Ad",
        "Ad 3d 9s 8s 7s 5c 4c 3c 6c 9c",
        "Kd 5d 6d 7d",
        bid="13n",
        named="Ah",
        adjutant=3,
        no_trump=True,
    ),
    play(
        "without trumps no honour is thrown on a lost trick",
        "Kc, Qs",
        "Kc Qs 9s 8s 7s 5c 4c 3c 6c 9c",
        "Ad 5d 6d 7d",
        never=True,
        bid="13n",
        named="Ah",
        adjutant=1,
        no_trump=True,
    ),
]
ALL = [*FEEDING, *SPARING, *WINNING, *KEEPING, *LEADING, *FORCED, *BIDDING, *NAMING, *EXCHANGING, *FOUR, *SIX, *NO_TRUMP]
