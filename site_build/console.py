"""What the build says: a line when a step begins, its time when it has ended."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


def say(text: str) -> None:
    """Print a line at once, in order with what started programs print."""
    print(text, flush=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Name a step that takes a while, and its time when it has succeeded."""
    print(f"{name} …", end="", flush=True)
    begun = time.perf_counter()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.perf_counter() - begun:.1f} s", flush=True)
