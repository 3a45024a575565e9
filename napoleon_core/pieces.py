"""Work that is cut into pieces, carried out by whoever is there: what comes of it is in the order of the pieces, not of their ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

FEWEST = 4
"""A piece has so many deals at least: few, so that all workers are done at about the same time."""
MOST_PIECES = 16_384
"""Work has so many pieces at most, since one who hands them out keeps a note of each: a million deals are pieces of 62."""


def pieces_of(deals: int, times: int = 1) -> list[range]:
    """The deals from 0 on in pieces of equal size, the last one perhaps smaller; each piece is work ``times`` over."""
    size = max(FEWEST, -(-deals * times // MOST_PIECES))
    return [range(start, min(start + size, deals)) for start in range(0, deals, size)]


def carried_out(
    work: Callable[[Task], Result], tasks: Sequence[Task], executor: Executor | None = None, done: Callable[[Task], None] | None = None
) -> Iterator[Result]:
    """The results of all tasks, in their order; ``done`` hears of each task when it is done, in any order.

    Without an executor they are carried out here, one after another. If one of them fails, or the work is interrupted, whoever asks has the
    results of the first tasks, up to one that was not done; to call off the others is for the owner of the executor.
    """
    early: dict[int, Result] = {}
    turn = 0
    for at, result in _ended(work, tasks, executor):
        if done:
            done(tasks[at])
        early[at] = result
        while turn in early:
            yield early.pop(turn)
            turn += 1


def _ended(work: Callable[[Task], Result], tasks: Sequence[Task], executor: Executor | None) -> Iterator[tuple[int, Result]]:
    if executor is None:
        yield from enumerate(map(work, tasks))
        return
    places = {executor.submit(work, task): at for at, task in enumerate(tasks)}
    for future in as_completed([*places]):
        yield places.pop(future), future.result()
