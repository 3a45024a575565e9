"""Window sizes, and positions in which the table is as full as it gets."""

from __future__ import annotations

from functools import cache

from e2e.saves import NAPOLEON, PASSING, Manner, Until, View, find

Size = dict[str, int]


def size(width: int, height: int) -> Size:
    """A window in CSS pixels."""
    return {"width": width, "height": height}


SIZES = [size(320, 568), size(360, 640), size(390, 844), size(844, 390), size(768, 1024), size(1280, 720)]
"""From the smallest phone to a desk, lying and standing."""

PHONE, LYING, DESK = size(360, 640), size(844, 390), size(1280, 720)


def _follows(view: View) -> bool:
    """Nine cards and four in the middle, some of mine barred."""
    trick = view["trick"]
    return view["next"] == "human" and bool(trick) and trick["number"] == 1 and len(trick["plays"]) == 4 and bool(view["prompt"]["barred"])


_POSITIONS: dict[str, tuple[Until, Manner]] = {
    "auction": (lambda view: view["next"] == "human" and view["phase"] == "auction" and view["ring"]["high"] is not None, PASSING),
    "naming": (lambda view: view["next"] == "human" and view["phase"] == "naming", NAPOLEON),
    "exchange": (lambda view: view["next"] == "human" and view["phase"] == "exchange", NAPOLEON),
    "lead": (lambda view: view["next"] == "human" and view["phase"] == "play", NAPOLEON),
    "play": (_follows, PASSING),
    "result": (lambda view: view["phase"] == "result", NAPOLEON),
    "passed": (lambda view: view["phase"] == "passed", PASSING),
    "over": (lambda view: view["next"] == "over", PASSING),
}

IN_PLAY = ("auction", "naming", "exchange", "lead", "play")
"""Where nothing may have to be scrolled."""

ALL = tuple(_POSITIONS)


@cache
def position(name: str) -> str:
    """The save of a position, by the name of what is asked there."""
    until, manner = _POSITIONS[name]
    return find(until, manner, deals=99)
