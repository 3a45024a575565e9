"""What a player may notice of how somebody plays: things that are counted in deals, and what they came to for each character."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from napoleon_core.texts import Text


@dataclass(frozen=True, slots=True)
class Habit:
    """One thing that is counted: the mean of its values, told as a number, or in hundredths where it is a share.

    Of habits with the same ``kind`` only one is told on a page, the most frequent, by its own title under that of the kind.
    """

    name: str
    title: Text
    share: bool = True
    kind: Text | None = None


@dataclass(frozen=True, slots=True)
class Habits:
    """What a game counts, in the order in which it is told, and by character what was ``measured`` of each of that.

    It was measured in about so many ``deals`` of each character, in which all looked at so many ``worlds``.
    """

    counted: tuple[Habit, ...]
    measured: Mapping[str, Sequence[float]]
    deals: int
    worlds: int
