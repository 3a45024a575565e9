"""The game record (rules: Game record): read, write, replay, and seal for keeping.

Reading checks everything: a record that was read can be replayed to its last action.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from napoleon_core.cards import card, codes
from napoleon_core.errors import CoreError, DamagedSave, RecordError
from napoleon_core.game import Game, apply
from napoleon_core.games import game_of
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.mechanics.settlement import totals
from napoleon_core.seats import Seat
from napoleon_core.texts import Json

FORMAT = "napoleon-record"
VERSION = 1
SEAL = "N1"
OWN_KEYS = ("format", "version", "game", "rules", "players", "deals")
OWN_DEAL_KEYS = ("dealer", "hands", "widow", "actions")
MOST_DEEP = 100
"""How deep lists and objects of a line may lie in each other. No record comes near it; without a bound a line can exhaust the stack of the
interpreter, which in a browser is its end."""
LONGEST_MESSAGE = 300
_NESTING = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{\]}]', re.DOTALL)
"""Texts, so that what stands in them is passed over, and the signs that begin and end lists and objects."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: who dealt, the cards as dealt, the actions as text, and any further keys."""

    dealer: Seat
    dealt: Dealt
    actions: tuple[str, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: ``rules`` are the options that differ from the default preset, ``extra`` any further keys."""

    game: Game[Any, Any]
    players: tuple[str, ...] | None
    deals: tuple[DealRecord, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)


def encode(record: GameRecord) -> str:
    """One line of JSON."""
    line: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": record.game.id, "rules": record.game.options.differences()}
    if record.players is not None:
        line["players"] = [*record.players]
    line |= record.extra
    line["deals"] = [_encode_deal(deal) for deal in record.deals]
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def _encode_deal(deal: DealRecord) -> dict[str, Any]:
    line: dict[str, Any] = {"dealer": deal.dealer, "hands": [codes(hand) for hand in deal.dealt.hands]}
    if deal.dealt.widow:
        line["widow"] = codes(deal.dealt.widow)
    return line | {"actions": [*deal.actions]} | dict(deal.extra)


def parse(text: str | bytes) -> object:
    """The JSON value of a line.

    :raises RecordError: when it is none, or not in UTF-8, when it is nested deeper than ``MOST_DEEP``, or when a number is beyond those
        that can be written again.
    """
    try:
        line = text.decode() if isinstance(text, bytes) else text
        if _too_deep(line):
            raise RecordError(f"expected lists and objects in each other {MOST_DEEP} deep at most")
        return json.loads(line, parse_float=_finite, parse_constant=_finite)
    except UnicodeDecodeError as error:
        raise RecordError(f"expected a line in UTF-8: {error.reason} at byte {error.start}") from None
    except ValueError as error:
        raise RecordError(f"expected one line of JSON: {error}") from None


def _too_deep(line: str) -> bool:
    if line.count("[") + line.count("{") <= MOST_DEEP:
        return False
    depth = 0
    for found in _NESTING.finditer(line):
        if found[0] in "[{":
            depth += 1
        elif found[0] in "]}":
            depth -= 1
        if depth > MOST_DEEP:
            return True
    return False


def _finite(number: str) -> float:
    value = float(number)
    if not isfinite(value):
        raise ValueError(f"expected a finite number, got {number}")
    return value


def decode(value: object) -> GameRecord:
    """The record that a JSON value describes, its options and cards checked, its actions not yet.

    :raises RecordError: when it is not right; ``data["deal"]`` says which deal is at fault, None when none is.
    """
    if not isinstance(value, dict):
        raise RecordError(f"expected a record as a JSON object, got {_kind(value)}")
    if value.get("format") != FORMAT:
        raise RecordError(f"expected the format {FORMAT!r}, got {value.get('format')!r}")
    if type(value.get("version")) is not int or value["version"] != VERSION:
        raise RecordError(f"expected version {VERSION}, got {value.get('version')!r}")
    rules = value.get("rules", {})
    if not isinstance(rules, dict):
        raise RecordError(f"expected rules as an object, got {_kind(rules)}")
    try:
        game = game_of(value.get("game"), rules)
    except CoreError as error:
        raise RecordError(str(error)) from error
    deals = value.get("deals")
    if not isinstance(deals, list):
        raise RecordError(f"expected deals as a list, got {_kind(deals)}")
    extra = {key: kept for key, kept in value.items() if key not in OWN_KEYS}
    return GameRecord(game, _players(value, game), tuple(_decode_deal(game, deal, at) for at, deal in enumerate(deals)), extra)


def _players(value: dict[str, object], game: Game[Any, Any]) -> tuple[str, ...] | None:
    if "players" not in value:
        return None
    names = value["players"]
    if not isinstance(names, list) or len(names) != game.seats or not all(isinstance(name, str) for name in names):
        raise RecordError(f"expected players as {game.seats} names, got {names!r}")
    return tuple(names)


def _decode_deal(game: Game[Any, Any], value: object, at: int) -> DealRecord:
    try:
        if not isinstance(value, dict):
            raise RecordError(f"expected a deal as an object, got {_kind(value)}")
        dealer = value.get("dealer")
        if type(dealer) is not int or not 0 <= dealer < game.seats:
            raise RecordError(f"expected a dealer from 0 to {game.seats - 1}, got {dealer!r}")
        hands = value.get("hands")
        if not isinstance(hands, list):
            raise RecordError(f"expected hands as a list, got {_kind(hands)}")
        dealt = Dealt(tuple(_cards(hand, "a hand") for hand in hands), _cards(value.get("widow", []), "the widow"))
        game.start(dealt, dealer)
        actions = value.get("actions")
        if not isinstance(actions, list):
            raise RecordError(f"expected actions as a list, got {_kind(actions)}")
    except CoreError as error:
        raise RecordError(str(error), deal=at) from error
    return DealRecord(dealer, dealt, tuple(actions), {key: kept for key, kept in value.items() if key not in OWN_DEAL_KEYS})


def _cards(value: object, what: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise RecordError(f"expected {what} as a list of cards, got {_kind(value)}")
    return tuple(card(code) for code in value)


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "nothing"}
    return names.get(type(value), "a number")


def states(game: Game[Any, Any], deal: DealRecord, at: int = 0) -> Iterator[Any]:
    """The states of a deal from its start, one more for each action.

    :raises RecordError: at an action that is not allowed; ``data`` has ``deal``, ``action`` and ``legal``.
    """
    state = game.start(deal.dealt, deal.dealer)
    yield state
    for number, action in enumerate(deal.actions):
        try:
            if not isinstance(action, str):
                raise RecordError(f"expected an action as a text, got {_kind(action)}")
            state = apply(game, state, game.read_move(state, action))
        except CoreError as error:
            raise RecordError(str(error), deal=at, action=number, legal=game.legal_moves(state).entry()) from error
        yield state


def replay(record: GameRecord, legal: bool = False) -> dict[str, Json]:
    """What a replay prints for a record.

    :raises RecordError: at an action that is not allowed, or when an earlier deal than the last one stops.
    """
    game, printed, scores = record.game, [], []
    for at, deal in enumerate(record.deals):
        passed = list(states(game, deal, at))
        final = passed[-1]
        line = game.report(final)
        if game.to_act(final) is not None:
            if at + 1 < len(record.deals):
                raise _stopped(record, at)
            line["next"] = game.legal_moves(final).entry()
        if legal:
            line["legal"] = [game.legal_moves(state).entry() for state in passed[:-1]]
        printed.append(line)
        scores.append(game.scores(final))
    return {"deals": [*printed], "totals": [*totals(scores, game.seats)]}


def _stopped(record: GameRecord, at: int) -> RecordError:
    count = len(record.deals[at].actions)
    return RecordError(f"expected deal {at} to be played to its end, it stops after {count} actions", deal=at)


def replay_record(value: object, legal: bool = False) -> dict[str, Json]:
    """What a replay prints for a JSON value: the outcome of a record, or what is wrong with it."""
    try:
        return replay(decode(value), legal)
    except RecordError as error:
        return failure(_earliest(value, error))


def _earliest(value: object, fault: RecordError) -> RecordError:
    """The first fault of a record: the cards of all deals are looked at before any is played, but an earlier deal comes first."""
    at = fault.data.get("deal")
    if not isinstance(value, dict) or not isinstance(at, int) or not at:
        return fault
    try:
        before = decode(value | {"deals": value["deals"][:at]})
        replay(before)
    except RecordError as earlier:
        return earlier
    *_, last = states(before.game, before.deals[-1])
    return fault if before.game.to_act(last) is None else _stopped(before, at - 1)


def replay_line(line: str | bytes, legal: bool = False) -> dict[str, Json]:
    """What a replay prints for one line of a file."""
    try:
        return replay_record(parse(line), legal)
    except RecordError as error:
        return failure(error)


def failure(error: RecordError) -> dict[str, Json]:
    """The line for a record that is wrong: ``legal`` is there only when an action is at fault."""
    message = str(error)
    if len(message) > LONGEST_MESSAGE:  # it repeats what it got, which may be anything
        message = message[:LONGEST_MESSAGE] + "…"
    told: dict[str, Json] = {"deal": error.data.get("deal"), "action": error.data.get("action"), "message": message}
    if "legal" in error.data:
        told["legal"] = error.data["legal"]
    return {"error": told}


def seal(text: str) -> str:
    """A text made opaque and short, with a checksum: what the page stores and hands back."""
    packed = zlib.compress(text.encode(errors="surrogatepass"), 9)
    return f"{SEAL}.{zlib.crc32(packed):08x}.{base64.urlsafe_b64encode(packed).decode()}"


def unseal(sealed: str) -> str:
    """The text that was sealed.

    :raises DamagedSave: when it is not as ``seal`` made it.
    """
    kind, _, rest = sealed.partition(".")
    checksum, _, body = rest.partition(".")
    if kind != SEAL:
        raise DamagedSave(f"expected a save that begins with {SEAL}., got {sealed[:12]!r}")
    try:
        packed = base64.b64decode(body, altchars=b"-_", validate=True)
        if f"{zlib.crc32(packed):08x}" != checksum:
            raise DamagedSave("expected the checksum of the save to fit, it does not")
        return zlib.decompress(packed).decode(errors="surrogatepass")
    except (binascii.Error, zlib.error, ValueError) as error:
        raise DamagedSave(f"expected a save as it was written, got {error}") from None
