"""How each character looks: colours, the shape of the head, and which parts it is drawn with."""

from __future__ import annotations

from dataclasses import dataclass

_SHADES = {
    "#f6d9c2": "#e5bfa5",
    "#f0cfae": "#dcb48f",
    "#e6bd93": "#cfa177",
    "#c99467": "#b07c51",
    "#a06f48": "#875a38",
    "#7a4f33": "#633d26",
}
FAIR, LIGHT, WARM, TAN, BROWN, DEEP = _SHADES
"""Skins, each with its shade for ears, neck and nose."""


@dataclass(frozen=True, slots=True)
class Look:
    """One portrait. ``cheek`` and ``jaw`` are half widths, ``chin`` is how far down it goes, in the units of the disc of 64."""

    ground: str
    skin: str
    hair: str
    cut: str
    cloth: str
    edge: str
    collar: str
    cheek: float = 14
    jaw: float = 10
    chin: float = 51
    beard: str = ""
    glasses: str = ""
    rim: str = "#2b2f38"
    heavy: float = 1.8
    lips: str = "#9c5248"
    pale: bool = False
    extra: str = ""

    @property
    def shade(self) -> str:
        """Of the skin."""
        return _SHADES[self.skin]

    @property
    def brow(self) -> str:
        """Brows are as dark as the hair, but for fair hair, in which they would be lost."""
        return "#7d6a58" if self.pale else self.hair


_BLACK, _SOFT, _BROWN, _RED, _FAIR, _GREY, _WHITE = "#22242c", "#3a2f2d", "#5d3d28", "#b4532a", "#e0b65e", "#8d8f94", "#e4e2dc"
_FRECKLES = (
    '<path fill="none" stroke="#b87a55" stroke-width="1.4" stroke-linecap="round" d="M22 41h.01M25 42.5h.01M39 42.5h.01M42 41h.01"/>'
)
_EARRINGS = '<g fill="EDGE"><circle cx="17" cy="41.5" r="1.9"/><circle cx="47" cy="41.5" r="1.9"/></g>'
_FLOWER = (
    '<g fill="EDGE"><circle cx="43" cy="14" r="2.6"/><circle cx="47" cy="16.5" r="2.6"/>'
    '<circle cx="45.5" cy="20.5" r="2.6"/><circle cx="41" cy="18.5" r="2.6"/></g>'
)
_BAND = '<path fill="EDGE" d="M17.5 25c3-8 26-8 29 0l-.8 4c-5-6.5-22.4-6.5-27.4 0z"/>'

LOOKS = {
    "hana": Look("#cfe6d4", LIGHT, _BLACK, "bob", "#b8384a", "#f3e7d5", "round"),
    "kenji": Look("#d6dcea", WARM, _BLACK, "side", "#2d3f66", "#b8384a", "tie", 13.5, 11, 52, glasses="square"),
    "margot": Look("#f3d9c0", FAIR, "#8a3b25", "wavy", "#2f6b50", "#e7c46a", "beads", 13.5, 8, 51, lips="#a8324a"),
    "oscar": Look("#d9d2c3", FAIR, _WHITE, "receding", "#7a5236", "#e9e0cc", "shirt", 14.5, 12, 52, beard="full", pale=True),
    "yuki": Look("#e3dcf0", FAIR, _BLACK, "long", "#7b6bb0", "#f6f1e6", "wrap", 13, 8, 51),
    "basil": Look("#e5ddb8", LIGHT, _GREY, "sides", "#5d6b3a", "#8c3547", "bow", 14.5, 12, 52, beard="moustache", glasses="round"),
    "colette": Look("#f4d3d6", FAIR, _FAIR, "bun", "#b65c78", "#fff6ea", "round", 13.5, 8, 51, lips="#b03a4f", pale=True, extra=_EARRINGS),
    "gaston": Look("#c9dfe6", LIGHT, _BROWN, "back", "#34506b", "#f6f1e6", "shirt", 14.5, 12, 52, beard="curled", heavy=2.4),
    "ravi": Look("#f0dcae", BROWN, _BLACK, "tousled", "#b9822b", "#f3e7d5", "round", 13.5, 11, 52, beard="short", heavy=2.4),
    "ingrid": Look("#cfe3ea", FAIR, "#edcb7c", "braids", "#1f6f78", "#f6f1e6", "round", 13.5, 9, 51, pale=True),
    "tomo": Look("#f6dcb8", LIGHT, _SOFT, "spiky", "#d3752f", "#b35c1f", "hood", 14.5, 12, 50),
    "winston": Look("#dccfd8", DEEP, _GREY, "crop", "#6a2538", "#d9b24a", "tie", 14, 12, 52, beard="moustache", lips="#4d2a20", heavy=2.2),
    "amelie": Look("#d3e4f2", FAIR, _BROWN, "pixie", "#f6f1e6", "#2d4a80", "stripes", 13.5, 8, 50, lips="#b03a4f"),
    "bruno": Look("#d8dccb", LIGHT, _SOFT, "shaven", "#4a4f55", "#e0b34c", "round", 15.5, 15, 53, beard="full", heavy=2.8),
    "sakura": Look("#f6d9e4", LIGHT, _BLACK, "bun", "#c4587c", "#fbe9ee", "wrap", 13, 8, 51, lips="#b03a4f", extra=_FLOWER),
    "felix": Look("#d3e6c3", FAIR, _RED, "tousled", "#4d7f3a", "#39632a", "hood", 13.5, 9, 51, extra=_FRECKLES),
    "noor": Look("#e2d6ec", TAN, _SOFT, "curls", "#5a3b86", "#e0b34c", "beads", 13, 8, 51, glasses="round", rim="#8a5a12", lips="#8c3b40"),
    "pierre": Look("#d5dde0", LIGHT, _GREY, "side", "#42474f", "#a9433b", "scarf", 13, 9, 52, beard="goatee"),
    "akira": Look("#dfe0e2", WARM, _BLACK, "high", "#23262e", "#3b404c", "neck", 13, 8, 52, heavy=2.2),
    "greta": Look("#e8dccd", FAIR, "#c9c9cc", "bob", "#6d6a58", "#e9e0cc", "shirt", 13.5, 9, glasses="square", rim="#b02a37", pale=True),
    "diego": Look("#f3cfb9", TAN, _BLACK, "back", "#a6323a", "#f6f1e6", "shirt", 13.5, 10, 52, beard="goatee", heavy=2.2),
    "mei": Look("#f6e7b4", LIGHT, _BLACK, "buns", "#d8a520", "#a63a3a", "wrap", 14, 10, 50, lips="#b03a4f"),
    "rosa": Look("#f8d3c0", DEEP, _BLACK, "afro", "#1f8a83", "#ef7d57", "round", 13.5, 9, 51, lips="#8c3b40", extra=_BAND + _EARRINGS),
    "haruto": Look("#cfdcd9", WARM, _WHITE, "crop", "#4c6472", "#dfe6e3", "wrap", 13, 9, 52, beard="thin", heavy=2.6),
}
