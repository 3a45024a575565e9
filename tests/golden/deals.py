"""Whole deals written out by hand, each trick with the seat that wins it, the line that decides and the honours in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """A deal in notation: ``play`` has a line for each trick, its cards in the order of play, then winner, line and honours."""

    name: str
    dealer: int
    hands: tuple[str, ...]
    widow: str
    before: str
    play: str = ""

    def tricks(self) -> list[tuple[list[str], int, str, int]]:
        """The tricks: cards, winner, line, honours."""
        lines = [line.partition("→") for line in self.play.strip().splitlines()]
        told = [(cards.split(), *rest.split()) for cards, _, rest in lines]
        return [(cards, int(winner), line, int(honours)) for cards, winner, line, honours in told]

    def actions(self) -> list[str]:
        """All actions in order."""
        return [*self.before.split(", "), *(one for cards, *_ in self.tricks() for one in cards)]

    def record(self) -> dict[str, Any]:
        """As it stands in a record."""
        hands = [hand.split() for hand in self.hands]
        return {"dealer": self.dealer, "hands": hands, "widow": self.widow.split(), "actions": self.actions()}


MADE = WrittenDeal(
    "14h made with sixteen: seat 0 is Napoleon, seat 1 the adjutant with the left jack",
    dealer=4,
    hands=(
        "As Ah Kh Jh 9h 8h 7h Kd 2c 3c",
        "Qh 2h Jd Ad Qd 9d 8d Ac 4c 5c",
        "Qs Ts 9s 8s 3h 4h 2d 3d Kc Qc",
        "Js 7s 6s 5s 5h 6h 4d Jc Tc 9c",
        "4s 3s Th Td 7d 6d 5d 8c 7c 6c",
    ),
    widow="Jo Ks 2s",
    before="13h, pass, 13s, pass, pass, 14h, pass, call Jd, discard 2c 3c 2s",
    play="""
7h 2h 4h 6h Th → 4 trump 1
Td Kd Qd 2d 4d → 2 same_two 3
Kc 9c 6c As Ac → 0 mighty 3
Jo Qh 3h 5h 4s → 0 joker_led 1
Ah 4c 3d 5s 3s → 0 trump 1
Ks Ad 8s 6s 5d → 0 led 2
8h 8d 9s 7s 7c → 0 trump 0
Jh Jd Ts Tc 6d → 0 right_jack 4
Kh 9d Qc Js 7d → 0 trump 3
9h 5c Qs Jc 8c → 0 trump 2
""",
)
"""In trick 1 the ♥2 does not win, for it is the first; in trick 2 the ♦2 does, since all follow and neither jack is there. In trick 4 the
joker calls for trumps: seat 1 must play ♥Q, as ♦J is a diamond, and seat 4 has none left. The adjutant is public from trick 8 on."""

ALONE = WrittenDeal(
    "13s failed alone: seat 3 named the Mighty, and it lay in the widow",
    dealer=0,
    hands=(
        "3s 7h 6h 8d 7d 6d Qc 9c 8c 2c",
        "Ts 2s Qh Jh 4h Ad 3d Jc 5c Jo",
        "7s 6s Kh 9h 5h Qd Td 4d Kc 6c",
        "Ks Qs Js 9s 8s Ah 3h Kd 2d 4c",
        "5s 4s Th 8h Jd 9d 5d Ac Tc 7c",
    ),
    widow="As 2h 3c",
    before="pass, pass, 13s, pass, pass, call As, discard 3c 4c Kd",
    play="""
Ks 4s 3s 2s 6s → 3 trump 1
Qs 5s 2c Ts 7s → 3 trump 2
2d 5d 6d 3d 4d → 3 same_two 0
Ah 8h 6h 4h 5h → 3 led 1
As 9d 8c Qh Kh → 1 yoromeki 3
Jo Kc 8s Ac 9c → 1 joker_led 2
Jc 6c Js Tc Qc → 3 right_jack 4
9s 7c 7d 5c 9h → 3 trump 0
3h Th 7h Jh Td → 1 led 3
Ad Qd 2h Jd 8d → 1 led 3
""",
)
"""Eight honours of thirteen; ♦K, which he laid away, counts for the allies: 8 + 11 + 1. In trick 5 ♥Q beats the Mighty, and all learn that
Napoleon is alone. In trick 9 the ♥J is a plain heart, since the jacks of this deal are the black ones."""

PASSED = WrittenDeal("all pass", dealer=1, hands=MADE.hands, widow=MADE.widow, before="pass, pass, pass, pass, pass")

DEALS = (MADE, ALONE, PASSED)


def record() -> dict[str, Any]:
    """The three deals as one game."""
    players = ["Ann", "Bo", "Cy", "Di", "Ed"]
    return {"format": "napoleon-record", "version": 1, "game": "napoleon", "rules": {}, "players": players} | {
        "seed": "written by hand",
        "deals": [deal.record() for deal in DEALS],
    }
