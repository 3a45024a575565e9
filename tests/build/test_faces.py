"""The portraits: one of each character, no two alike, and small."""

from __future__ import annotations

import gzip
from pathlib import Path
from xml.etree import ElementTree

import pytest

from napoleon_core.agents.cast import CAST
from site_build.faces import portrait, sprite, write_faces
from site_build.looks import LOOKS

pytestmark = pytest.mark.native

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 12_000
"""Of all portraits together, as hosts send them."""


def test_every_character_has_a_portrait_and_nobody_else() -> None:
    symbols = ElementTree.fromstring(sprite()).findall(f"{SVG}symbol")
    assert [symbol.get("id") for symbol in symbols] == [f"face-{who}" for who in LOOKS]
    assert LOOKS.keys() == CAST.keys()


def test_no_two_look_alike_even_without_colours() -> None:
    shapes = {(look.cut, look.beard, look.glasses, look.collar, look.extra) for look in LOOKS.values()}
    assert len(shapes) == len(LOOKS)
    assert len({portrait(look) for look in LOOKS.values()}) == len(LOOKS)


def test_a_portrait_has_all_its_colours() -> None:
    for word in ("HAIR", "SKIN", "SHADE", "CLOTH", "EDGE", "RIM", "INK"):
        assert word not in sprite()


def test_all_portraits_together_are_small(tmp_path: Path) -> None:
    address = write_faces(tmp_path)
    assert len(gzip.compress((tmp_path / address).read_bytes())) < MOST_BYTES
