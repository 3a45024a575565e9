"""Records for the tests of reading them."""

from __future__ import annotations

import json
from typing import Any

from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.record import DealRecord, GameRecord, encode
from tests.games import played_walk

STANDARD = NapoleonGame(NapoleonOptions())
PASSED = ["pass"] * 5


def played(seed: str, stop: int | None = None, **options: Any) -> dict[str, Any]:
    """The record of one deal played at random to its end, or to its first ``stop`` actions."""
    game = NapoleonGame(NapoleonOptions(**options)) if options else STANDARD
    found = played_walk(game, seed)
    deal = DealRecord(found.dealer, found.dealt, found.actions(stop))
    return json.loads(encode(GameRecord(game, None, (deal,))))


def changed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The record with other values for some of its keys; ``...`` leaves a key out."""
    return {key: value for key, value in {**record, **changes}.items() if value is not ...}


def changed_deal(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The record with other values for some keys of its first deal."""
    return {**record, "deals": [changed(record["deals"][0], **changes), *record["deals"][1:]]}
