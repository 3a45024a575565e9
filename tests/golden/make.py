"""Writes the goldens anew: ``python -m tests.golden.make``. Read what changed before it is committed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from napoleon_core.bridge import Bridge
from napoleon_core.games import GAMES
from napoleon_core.record import DealRecord, GameRecord, encode, replay_line, replay_record
from tests.games import played_walk
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


def nap_replays() -> str:
    """A record of Nap for each preset and for some other house rules, each with what a replay prints for it with ``--legal``."""
    family = GAMES["nap"]
    rules = [*(preset.options for preset in family.presets.values()), {"players": 6, "pack": "stripped", "all_pass": "dealer_bids"}]
    rules.append({"players": 3, "misere_trumps": True, "top_bid": "blucher", "blucher_multiple": 3, "nap_payout": "12-6"})
    lines = []
    for number, options in enumerate(rules):
        game = family.from_options(options)
        walks = [played_walk(game, f"golden nap {number} {deal}") for deal in range(3)]
        deals = tuple(DealRecord(found.dealer, found.dealt, found.actions()) for found in walks)
        text = encode(GameRecord(game, None, deals, {"seed": "golden nap"}))
        lines += [text, json.dumps(replay_line(text, legal=True), separators=(",", ":"))]
    return "".join(f"{line}\n" for line in lines)


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
    "nap.jsonl": nap_replays,
    "perft.json": counts,
    "order.txt": lists,
    "bridge.jsonl": conversation,
    "match.jsonl": match,
}

if __name__ == "__main__":
    for name, made in MADE.items():
        FOLDER.joinpath(name).write_text(made(), encoding="utf-8")
        print(f"wrote {name}")
