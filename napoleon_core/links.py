"""Links to tables, and the short text form of house rules, as a link has it after its ``?``: ``preset=rulebook&minimum_bid=12``.

The page reads links by the same grammar (``web/js/link.js``), so a link gives the same cards here and there.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import unquote

from napoleon_core.errors import BadOption, UnknownOption
from napoleon_core.games import GameFamily
from napoleon_core.option_specs import OptionSpec, Value
from napoleon_core.texts import Json

STANDARD = "standard"
PRESET = "preset"
DEALT = ("seed", "dealer", "seat", "day")
"""Keys of a link that say which cards one table has, and who sits where, which is no house rule."""
LOOKS = ("lang", "theme")
"""Keys of a link that say how a page looks and have no say in a game; nor have the settings of a table."""


def read_query(family: GameFamily, query: str) -> dict[str, Json]:
    """The options that differ from ``standard``: the preset's, if one is named, and over them those given; the last of equal keys counts.

    :raises UnknownOption: for a key that is no option of the game.
    :raises BadOption: for a value that the option does not have, and for a preset that the game does not have.
    """
    pairs = dict(_pair(part) for part in query.removeprefix("?").split("&") if part)
    preset = pairs.pop(PRESET, STANDARD)
    if preset not in family.presets:
        raise BadOption(
            f"expected one of the presets {list(family.presets)} of {family.id}, got {preset!r}",
            option=PRESET,
            expected=[*family.presets],
            got=preset,
        )
    specs = {spec.name: spec for spec in (*family.specs, *family.settings)}
    given = {name: _read(specs, name, text) for name, text in pairs.items() if name not in LOOKS}
    rules = {spec.name for spec in family.specs}
    return {**family.presets[preset].options, **{name: value for name, value in given.items() if name in rules}}


def write_query(options: Mapping[str, Json]) -> str:
    """Options that differ from ``standard`` as ``read_query`` reads them; an empty text for none."""
    return "&".join(f"{name}={written(value)}" for name, value in options.items())


def _pair(part: str) -> tuple[str, str]:
    name, _, text = part.partition("=")
    return unquote(name), unquote(text)


def _read(specs: Mapping[str, OptionSpec], name: str, text: str) -> Value:
    if name in DEALT:
        why = f"expected house rules alone, got {name!r}, which says what one table is dealt: leave it out here (--seed fixes the deals)"
        raise UnknownOption(why, option=name, expected=[PRESET, *specs], got=name)
    if name not in specs:
        expected = [PRESET, *specs]
        raise UnknownOption(f"expected one of the keys {expected}, got {name!r}", option=name, expected=[*expected], got=name)
    texts = {written(value): value for value in specs[name].values}
    if text not in texts:
        raise BadOption(
            f"option {name}: expected one of {list(texts)}, got {text!r}", option=name, expected=[*specs[name].values], got=text
        )
    return texts[text]


def written(value: Json) -> str:
    """A value as a link has it: ``true`` and ``false``, numbers and words as they are."""
    return str(value).lower() if isinstance(value, bool) else str(value)
