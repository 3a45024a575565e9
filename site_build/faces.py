"""The portraits of the characters: one file of SVG symbols, drawn from the few numbers that `site_build/looks.py` has of each.

Every portrait is a bust in one disc of 64 units, like the animals of `web/js/view/portraits.js`: ground, hair behind, shoulders, neck,
head, beard, hair in front, glasses. Eyes are two dots with a spark; a mouth is a level line, so that no portrait hints. What stands above
the eyes is narrow enough for the hats.
"""

from __future__ import annotations

from pathlib import Path

from site_build.digests import sha256
from site_build.face_parts import BEARDS, COLLARS, GLASSES, HAIR_BEHIND, HAIR_FRONT, INK
from site_build.looks import LOOKS, Look


def write_faces(out: Path) -> str:
    """Write the symbols into the site's folder; their address in it."""
    text = sprite()
    address = f"assets/faces-{sha256(text.encode())[:8]}.svg"
    (out / "assets").mkdir(exist_ok=True)
    (out / address).write_text(text, encoding="utf-8")
    return address


def sprite() -> str:
    """All portraits, each as a symbol named by its character."""
    symbols = "".join(f'<symbol id="face-{name}" viewBox="0 0 64 64">{portrait(look)}</symbol>' for name, look in LOOKS.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def portrait(look: Look) -> str:
    """One bust; hair and glasses keep to the width of the head."""
    wide = look.cheek / 14
    behind, front = HAIR_BEHIND.get(look.cut, ""), HAIR_FRONT.get(look.cut, "")
    parts = (
        f'<path fill="{look.ground}" d="M0 0h64v64H0z"/>',
        _fitted(behind, wide, look),
        f'<path fill="{look.cloth}" d="M5 66c1-10.5 8-14.5 16-16h22c8 1.5 15 5.5 16 16z"/>',
        f'<path fill="{look.shade}" d="M25.5 44h13v8.5c-2 4-11 4-13 0z"/>',
        _filled(COLLARS[look.collar], look),
        _head(look),
        _filled(BEARDS[look.beard], look),
        _features(look),
        _fitted(front, wide, look),
        _filled(GLASSES[look.glasses], look),
        _filled(look.extra, look),
    )
    return "".join(part for part in parts if part)


def _filled(part: str, look: Look) -> str:
    """A part with its colours: each stands in it as a word."""
    words = {"HAIR": look.hair, "SKIN": look.skin, "SHADE": look.shade, "CLOTH": look.cloth, "EDGE": look.edge, "RIM": look.rim, "INK": INK}
    for word, colour in words.items():
        part = part.replace(word, colour)
    return part


def _fitted(part: str, wide: float, look: Look) -> str:
    """Hair, as wide as its head."""
    if not part or wide == 1:
        return _filled(part, look)
    return f'<g transform="matrix({wide:.3g} 0 0 1 {32 - 32 * wide:.3g} 0)">{_filled(part, look)}</g>'


def _head(look: Look) -> str:
    """Ears, and a head as wide at its cheeks and its jaw as the look says."""
    cheek, jaw, chin = look.cheek, look.jaw, look.chin
    ears = "".join(f'<circle fill="{look.shade}" cx="{32 + side * cheek:g}" cy="36" r="3.2"/>' for side in (-1, 1))
    left, right, in_left = 32 - cheek, 32 + cheek, 32 - jaw
    outline = (
        f"M32 15C{left + 4:g} 15 {left:g} 22 {left:g} 33C{left:g} 42 {in_left:g} {chin:g} 32 {chin:g}"
        f"S{right:g} 42 {right:g} 33C{right:g} 22 {right - 4:g} 15 32 15z"
    )
    return f'{ears}<path fill="{look.skin}" d="{outline}"/>'


def _features(look: Look) -> str:
    """Brows, eyes, nose and mouth."""
    dx = look.cheek * 0.46
    places = (32 - dx, 32 + dx)
    eyes = "".join(f'<circle fill="{INK}" cx="{x:.3g}" cy="35.5" r="2.1"/>' for x in places)
    sparks = "".join(f'<circle fill="#fff" cx="{x + 0.7:.3g}" cy="34.8" r=".7"/>' for x in places)
    brows = "".join(f"M{32 + side * dx - 3:.3g} {30.6 if side < 0 else 30:g}q3-1.6 6 {-0.6 if side < 0 else 0.6:g}" for side in (-1, 1))
    lines = f'fill="none" stroke-linecap="round" stroke="{look.shade}" stroke-width="1.6"'
    mouth = f'<path fill="none" stroke-linecap="round" stroke="{look.lips}" stroke-width="1.7" d="M29 45h6"/>'
    forehead = f'<path fill="none" stroke-linecap="round" stroke="{look.brow}" stroke-width="{look.heavy:g}" d="{brows}"/>'
    return f'{forehead}{eyes}{sparks}<path {lines} d="M32 36.5v4.5"/>{mouth}'
