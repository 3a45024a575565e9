"""How the characters play Japanese Napoleon, as numbers: what each likes beyond what a move is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What a character likes; 0 and an empty text stand for nothing in particular, and a number below 0 for dislike.

    In the auction ``bold`` makes hands look so many honours better, ``jump`` likes numbers above the lowest that would do, and ``suit`` is
    a trump suit it rather has. As Napoleon, ``draw`` leads trumps at once, or keeps them back; ``call`` is the kind of card it names (a
    word of ``liking.ROLES``), ``alone`` likes to play without a partner, which costs so much that it takes a large number; ``void`` likes
    to lay away the whole of a suit. As adjutant, ``show`` plays the named card early, or hides it.
    """

    bold: float = 0.0
    jump: float = 0.0
    suit: str = ""
    draw: float = 0.0
    show: float = 0.0
    call: str = ""
    alone: float = 0.0
    void: float = 0.0


EVEN = Temper()
"""Who has no temper."""

TEMPERS: Mapping[str, Temper] = {
    "hana": Temper(bold=1.0, draw=1.0, show=1.3, call="jacks"),
    "kenji": Temper(bold=-1.0, draw=1.0, show=-1.3, call="mighty"),
    "margot": Temper(bold=0.9, draw=-1.0, show=-1.3, call="joker"),
    "oscar": Temper(bold=-1.0, draw=-1.0, show=1.3, call="trump"),
    "yuki": Temper(draw=0.9, show=1.2, call="mighty"),
    "basil": Temper(draw=-1.0, show=-1.3, call="jacks"),
    "colette": Temper(draw=1.0, show=-1.2, call="trump"),
    "gaston": Temper(bold=0.4, jump=1.0, draw=-1.0, show=1.3, call="ace"),
    "ravi": Temper(bold=0.5, jump=1.0, draw=1.0, show=-1.3, call="joker"),
    "ingrid": Temper(bold=-0.9, draw=1.0, show=1.3, call="jacks"),
    "tomo": Temper(show=1.3, call="mighty"),
    "winston": Temper(bold=1.0, suit="s", draw=1.0, show=-1.3, call="ace"),
    "amelie": Temper(bold=-1.0, suit="h", draw=-1.0, show=-1.3, call="mighty"),
    "bruno": Temper(bold=1.0, draw=-1.0, show=1.3, call="trump", alone=3.3),
    "sakura": Temper(draw=-1.0, show=1.3, call="joker"),
    "felix": Temper(bold=0.4, jump=1.0, show=-1.3, call="jacks"),
    "noor": Temper(draw=0.9, show=-1.3, call="joker"),
    "pierre": Temper(bold=-1.0, suit="c", show=-1.3, call="ace"),
    "akira": Temper(bold=0.8, draw=1.0, show=-1.3, call="mighty"),
    "greta": Temper(bold=-0.9, draw=-1.0, show=1.3, call="joker", void=1.0),
    "diego": Temper(bold=0.4, jump=0.9, suit="d", draw=1.0, show=1.3, call="mighty"),
    "mei": Temper(draw=-0.9, show=-1.3, call="ace"),
    "rosa": Temper(bold=1.0, show=1.3, call="joker"),
    "haruto": Temper(bold=-1.0, show=-1.3, call="trump", alone=-2.0),
}


def temper_of(who: str | None) -> Temper:
    """The temper of a character; none for nobody, and for one who is not known here."""
    return TEMPERS.get(who or "", EVEN)
