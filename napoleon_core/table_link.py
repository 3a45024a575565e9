"""A link to a table, read and written: which game by which rules, and which cards (``nap?players=5&seed=42``, ``napoleon?day=2026-03-01``).

The page reads links by the same grammar (``web/js/link.js``), so a link deals the same cards here and there. A **day** is a date in UTC:
its deal is the same for everybody, by the options that each game has for it, from a seed that only game and date make.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any
from urllib.parse import quote, unquote

from napoleon_core.errors import BadOption, BadSeed, OptionError, UnknownOption
from napoleon_core.game import Game
from napoleon_core.games import GameFamily, family_of
from napoleon_core.links import LOOKS, PRESET, STANDARD, read_query, written
from napoleon_core.mechanics.dealing import first_dealer
from napoleon_core.option_specs import Value, read_values
from napoleon_core.record import GameRecord
from napoleon_core.record_link import dealt_by_seed
from napoleon_core.seats import Seat

SEED, DEALER, SEAT, DAY = "seed", "dealer", "seat", "day"
SEED_LENGTH = 64
DAY_LENGTH = 10
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_PLAIN = "!'()*"
"""What a link keeps as it is, beside letters, digits and ``-._~``."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """What a link asks for; None for what it leaves open."""

    game: Game[Any, Any]
    seed: str | None = None
    dealer: Seat | None = None
    seat: Seat | None = None


def day_seed(game: str, day: str) -> str:
    """The seed of a game's deal of the day: no day has the cards of another, nor a game those of the other."""
    return f"{game} {day}"


def is_day(text: str) -> bool:
    """Whether a text is a date as links have it: ``2026-03-01``."""
    if not _DAY.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def read_link(text: str) -> TableLink:
    """The table of a link: the part of an address after ``#``, or the whole address.

    :raises UnknownGame: when it names no game.
    :raises OptionError: for a key or a value that the game does not have.
    :raises BadSeed: for a seed that is not 1 to 64 characters.
    """
    name, _, query = text.rpartition("#")[2].partition("?")
    family = family_of(unquote(name))
    pairs = {unquote(key): unquote(value) for key, _, value in (part.partition("=") for part in query.split("&") if part)}
    if DAY in pairs:
        return _table_of_day(family, pairs)
    game = family.from_options(read_query(family, "&".join(part for part in query.split("&") if _name(part) not in (SEED, DEALER, SEAT))))
    seed = pairs.get(SEED)
    if seed is not None and not 1 <= len(seed) <= SEED_LENGTH:
        raise BadSeed(f"expected a seed of 1 to {SEED_LENGTH} characters, got {seed[:80]!r}", expected=SEED_LENGTH, got=seed[:80])
    return TableLink(game, seed, _place(DEALER, pairs, game.seats), _place(SEAT, pairs, game.seats))


def _name(part: str) -> str:
    return unquote(part.partition("=")[0])


def _table_of_day(family: GameFamily, pairs: Mapping[str, str]) -> TableLink:
    others = [key for key in pairs if key not in (DAY, *LOOKS)]
    if others:
        raise UnknownOption(f"expected a day and nothing beside it, got {others}", option=others[0], expected=[DAY], got=others[0])
    if not is_day(pairs[DAY]):
        raise BadOption(f"expected a day as 2026-03-01, got {pairs[DAY][:80]!r}", option=DAY, expected="2026-03-01", got=pairs[DAY][:80])
    return TableLink(family.from_options(family.daily), day_seed(family.id, pairs[DAY]))


def _place(name: str, pairs: Mapping[str, str], seats: int) -> Seat | None:
    value = pairs.get(name)
    if value is None:
        return None
    if value not in (places := [str(seat) for seat in range(seats)]):
        raise BadOption(f"{name}: expected one of {places}, got {value[:80]!r}", option=name, expected=[*places], got=value[:80])
    return int(value)


def write_link(record: GameRecord, me: Seat) -> str | None:
    """The link to the table of a record, with its reader at seat ``me``; None where no link deals those cards."""
    game, seed = record.game, record.extra.get(SEED)
    if not isinstance(seed, str) or not _is_writable(seed) or not record.deals or not dealt_by_seed(record):
        return None
    family, dealer = family_of(game.id), record.deals[0].dealer
    places = {DEALER: dealer if dealer != first_dealer(game.seats, seed) else None, SEAT: me or None}
    pairs = {**_choices(record, family), SEED: seed, **{name: str(seat) for name, seat in places.items() if seat is not None}}
    day = seed[-DAY_LENGTH:]
    seed_of_day = day_seed(game.id, day)
    of_the_day = is_day(day) and seed == seed_of_day and game.options.differences() == family.daily
    if of_the_day and len(pairs) == 1 + len(family.daily):
        return f"{game.id}?{DAY}={day}"
    return f"{game.id}?{'&'.join(f'{key}={quote(value, safe=_PLAIN)}' for key, value in pairs.items())}"


def _is_writable(seed: str) -> bool:
    """Whether an address can hold it; a text that was cut in the middle of a sign is a seed too."""
    try:
        return bool(seed.encode())
    except UnicodeEncodeError:
        return False


def _choices(record: GameRecord, family: GameFamily) -> dict[str, str]:
    """What differs from the preset, in the order in which the page writes it."""
    preset = record.extra.get(PRESET)
    named = preset if isinstance(preset, str) and preset in family.presets else STANDARD
    row = family.presets[named]
    own = {**record.game.options.differences(), **_settings(record, family)}
    usual = {**row.options, **row.settings}
    differing = {
        spec.name: written(own.get(spec.name, spec.default))
        for spec in (*family.specs, *family.settings)
        if own.get(spec.name, spec.default) != usual.get(spec.name, spec.default)
    }
    return {**({} if named == STANDARD else {PRESET: named}), **differing}


def _settings(record: GameRecord, family: GameFamily) -> Mapping[str, Value]:
    """The settings of a table. What a record from elsewhere says of settings that there are none of counts for nothing."""
    given = record.extra.get("settings")
    try:
        return read_values(family.id, family.settings, given if isinstance(given, dict) else {})
    except OptionError:
        return {}
