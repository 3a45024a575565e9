"""What the honours of the army are worth to a seat: the scores of the rules in force, and a little for every honour."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from napoleon_core.games.napoleon.contract import MOST
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.playout import Stop
from napoleon_core.games.napoleon.scoring import result

MARGIN = 0.02
NEVER = MOST + 1


class Stakes(NamedTuple):
    """A contract of a certain number: ``worth[alone][army][total]`` is what a total of the army is worth to a seat of the army, or of the
    allies, in units of the bid just missed; ``made[total]`` whether the bid is made; ``stop`` is when a playout has decided it.
    """

    number: int
    worth: tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]
    made: tuple[bool, ...]
    stop: Stop

    def is_decided(self, taken: int, left: int) -> bool:
        """Whether a playout would stop at once."""
        return taken + left < self.stop.lost or (taken >= self.stop.made and taken + left < self.stop.sweep)


@cache
def stakes_of(options: NapoleonOptions, number: int) -> Stakes:
    """The stakes of a bid of that number."""
    worth = tuple((_side(options, number, alone, -1), _side(options, number, alone, 1)) for alone in (False, True))
    made = tuple(result(options, number, False, total)[0] for total in range(MOST + 1))
    sweeping = options.all_honours != "normal" and number < MOST
    return Stakes(number, worth, made, Stop(number, number, MOST if sweeping else NEVER))


def _side(options: NapoleonOptions, number: int, alone: bool, sign: int) -> tuple[float, ...]:
    """The worth of every total to the army (``sign`` 1) or to the allies (−1)."""
    unit = -result(options, number, False, number - 1)[1]
    return tuple(_score(options, number, alone, total, sign) / unit + sign * MARGIN * (total - number) for total in range(MOST + 1))


def _score(options: NapoleonOptions, number: int, alone: bool, total: int, sign: int) -> int:
    score = sign * result(options, number, alone, total)[1]
    return max(0, score) if options.scoring == "additive" else score
