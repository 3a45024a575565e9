"""A record as a text for a link: what stands after ``record=``.

It is the record's line without what can be known again: the cards of a deal are left out where the seed of the record deals them, and the
actions of a deal are one text. That is compressed, with a checksum, and written in letters that every address may hold.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from napoleon_core.cards import codes
from napoleon_core.errors import CoreError, RecordError
from napoleon_core.game import deal_for
from napoleon_core.games import game_of
from napoleon_core.record import GameRecord, decode, encode, parse

BETWEEN = ","
"""Between actions; none has one in it."""
MOST_BYTES = 200_000
"""No record of a match comes near this; a short text can be made that unpacks to more than any memory holds."""
LONGEST = 100_000
"""No link that a browser takes is longer."""


def record_text(record: GameRecord) -> str:
    """The record as a link has it; ``linked_record`` gives the same record."""
    line = json.loads(encode(record))
    line["deals"] = [_shortened(deal, record, at) for at, deal in enumerate(line["deals"])]
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(text.encode(errors="surrogatepass"), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def linked_record(text: str) -> GameRecord:
    """The record of a link, its options and cards checked, its actions not yet.

    :raises RecordError: when it is cut off or changed, or holds no record.
    """
    line = parse(_unpacked(text))
    if isinstance(line, dict) and isinstance(line.get("deals"), list):
        line = line | {"deals": [_whole(line, deal, at) for at, deal in enumerate(line["deals"])]}
    return decode(line)


def dealt_by_seed(record: GameRecord) -> bool:
    """Whether the cards of all its deals are those that its seed deals."""
    return all(_is_dealt(record, at) for at in range(len(record.deals)))


def _is_dealt(record: GameRecord, at: int) -> bool:
    seed = record.extra.get("seed")
    return isinstance(seed, str) and record.deals[at].dealt == deal_for(record.game, seed, at)


def _shortened(deal: dict[str, Any], record: GameRecord, at: int) -> dict[str, Any]:
    cards = ("hands", "widow") if _is_dealt(record, at) else ()
    return {key: BETWEEN.join(value) if key == "actions" else value for key, value in deal.items() if key not in cards}


def _whole(line: dict[str, Any], deal: object, at: int) -> object:
    """The deal with its actions apart and, where it has no cards, those of the seed. What makes no sense is left to ``decode``."""
    if not isinstance(deal, dict):
        return deal
    actions = deal.get("actions")
    if isinstance(actions, str):
        deal = deal | {"actions": actions.split(BETWEEN) if actions else []}
    seed, rules = line.get("seed"), line.get("rules", {})
    if "hands" in deal or not isinstance(seed, str) or not isinstance(rules, dict):
        return deal
    try:
        dealt = deal_for(game_of(line.get("game"), rules), seed, at)
    except CoreError:
        return deal
    return deal | {"hands": [codes(hand) for hand in dealt.hands], "widow": codes(dealt.widow)}


def _unpacked(text: str) -> bytes:
    if len(text) > LONGEST:
        raise RecordError(f"expected a record of {LONGEST} characters at most in a link, got {len(text)}")
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        line = unpacking.decompress(packed, MOST_BYTES)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise RecordError(f"expected a record as a link has it, got {error}") from None
    if not unpacking.eof:
        raise RecordError(f"expected a whole record of {MOST_BYTES} bytes at most in the link")
    return line
