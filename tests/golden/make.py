"""Writes the goldens anew: ``python -m tests.golden.make``. Read what changed before it is committed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from napoleon_core.bridge import Bridge
from napoleon_core.record import encode, replay_record
from tests.golden.deals import record
from tests.golden.match import random_match
from tests.golden.positions import orders, perft, positions
from tests.golden.transcript import messages
from tests.wire import send

FOLDER = Path(__file__).parent


def replays() -> str:
    """The written deals, and what a replay prints for them without and with ``--legal``."""
    game = record()
    lines = [game, replay_record(game), replay_record(game, legal=True)]
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def counts() -> str:
    """The number of move sequences from each position."""
    found = {name: perft(game, state, depth) for name, game, state, depth in positions()}
    return json.dumps(found, indent=1) + "\n"


def lists() -> str:
    """The moves of some positions in their order."""
    return "".join(f"{name}: {', '.join(moves)}\n" for name, moves in orders().items())


def conversation() -> str:
    """Every message with its answer, a line each."""
    bridge = Bridge()
    return "".join(f"{message}\n{send(bridge, message)}\n" for message in messages())


def match() -> str:
    """A whole match of players that draw at random."""
    return encode(random_match().record()) + "\n"


MADE: dict[str, Callable[[], str]] = {
    "replay.jsonl": replays,
    "perft.json": counts,
    "order.txt": lists,
    "bridge.jsonl": conversation,
    "match.jsonl": match,
}

if __name__ == "__main__":
    for name, made in MADE.items():
        FOLDER.joinpath(name).write_text(made(), encoding="utf-8")
        print(f"wrote {name}")
