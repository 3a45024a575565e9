"""How the characters play Nap, as numbers: what each likes beyond what a move is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What a character likes; 0 and an empty text stand for nothing in particular, and a number below 0 for dislike.

    In the auction ``bold`` likes any bid, ``misere`` that of no trick, ``high`` those of every trick and half as much those of four, which
    promise so little that it takes a large number. As bidder, ``suits`` are the trump suits it rather has, and ``trumps`` leads them
    through, or keeps them to the end. ``lead`` leads high cards, or low ones; ``defend`` plays high cards at once on the lead of others,
    against the bidder, or holds them back.
    """

    bold: float = 0.0
    misere: float = 0.0
    high: float = 0.0
    suits: str = ""
    trumps: float = 0.0
    lead: float = 0.0
    defend: float = 0.0


EVEN = Temper()
"""Who has no temper."""

TEMPERS: Mapping[str, Temper] = {
    "hana": Temper(bold=1.0, trumps=1.0),
    "kenji": Temper(bold=-1.0, trumps=0.5, lead=0.5),
    "margot": Temper(misere=2.0),
    "oscar": Temper(bold=-1.0, misere=-6.0),
    "yuki": Temper(lead=1.0),
    "basil": Temper(defend=-1.0),
    "colette": Temper(bold=0.2, suits="hd"),
    "gaston": Temper(high=3.1),
    "ravi": Temper(bold=0.6, high=2.3, trumps=-0.5),
    "ingrid": Temper(bold=-0.8, trumps=-1.0),
    "tomo": Temper(bold=0.2, lead=-0.5, defend=0.5),
    "winston": Temper(high=2.6, suits="s"),
    "amelie": Temper(bold=-0.7, misere=2.0, lead=-0.5),
    "bruno": Temper(bold=1.0, high=1.8, lead=1.0),
    "sakura": Temper(defend=1.0),
    "felix": Temper(bold=0.5, misere=1.2, defend=-0.5),
    "noor": Temper(lead=-1.0),
    "pierre": Temper(bold=-0.9, lead=-1.0),
    "akira": Temper(bold=0.9, trumps=1.0, lead=1.0),
    "greta": Temper(bold=-0.6, misere=1.6, trumps=-0.5),
    "diego": Temper(high=2.8, lead=1.0),
    "mei": Temper(trumps=-0.8, defend=-1.0),
    "rosa": Temper(bold=0.8, lead=-0.4),
    "haruto": Temper(bold=-0.5, misere=-6.0, trumps=0.8, defend=0.5),
}


def temper_of(who: str | None) -> Temper:
    """The temper of a character; none for nobody, and for one who is not known here."""
    return TEMPERS.get(who or "", EVEN)
