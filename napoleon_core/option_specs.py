"""House rules described as data: forms, records and checks read the same specs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from napoleon_core.errors import BadOption, UnknownOption
from napoleon_core.texts import Json, Text

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Idle:
    """When an option has nothing to act on: while another option has one of these values, for the reason that the text tells."""

    option: str
    values: tuple[Value, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option.

    ``kind`` is how a form asks for it: ``switch`` (true or false), ``choice`` (few values) or ``number`` (a run of whole numbers).
    ``default`` is the value of the preset ``standard``; ``offered`` are the values that a form shows as buttons, where there are many.
    Its texts are named after it: ``<stem>-<name>``, with ``-help``, and ``-<value>`` for each value that is no number.
    """

    name: str
    kind: str
    values: tuple[Value, ...]
    default: Value
    idle: Idle | None = None
    offered: tuple[Value, ...] = ()

    def json(self, stem: str) -> dict[str, Json]:
        """The form in which a spec crosses to the page; ``stem`` begins the keys of its texts."""
        key = f"{stem}-{self.name.replace('_', '-')}"
        idle: Json = None
        if self.idle:
            idle = {"option": self.idle.option, "values": [*self.idle.values], "reason": Text(self.idle.reason).json()}
        return {
            "name": self.name,
            "kind": self.kind,
            "values": [*self.values],
            "default": self.default,
            "offered": [*(self.offered or self.values)],
            "key": key,
            "idle": idle,
        }


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules, with what belongs to its table and is no rule.

    ``options`` are those that differ from the preset ``standard``; ``settings`` the table settings that differ from their defaults;
    ``unit`` is what scores are counted in, None for plain points; ``ask`` names the options that the preset leaves to the players.
    """

    options: Mapping[str, Json] = field(default_factory=dict)
    settings: Mapping[str, Json] = field(default_factory=dict)
    unit: Text | None = None
    ask: tuple[str, ...] = ()

    def json(self) -> dict[str, Json]:
        """The form in which a preset crosses to the page."""
        return {
            "options": dict(self.options),
            "settings": dict(self.settings),
            "unit": self.unit.json() if self.unit else None,
            "ask": [*self.ask],
        }


@dataclass(frozen=True, slots=True)
class TableStyle:
    """What belongs to a table and is no rule: its settings, by name, and what scores are counted in, None for plain points."""

    settings: Mapping[str, Value] = field(default_factory=dict)
    unit: Text | None = None


PLAIN = TableStyle()


def style_of(
    game: str, presets: Mapping[str, Preset], specs: Sequence[OptionSpec], preset: str | None, settings: Mapping[str, object]
) -> TableStyle:
    """The style of a table that began from a preset, None for none, with these settings; ``specs`` are those of the game's settings.

    :raises OptionError: for a preset, a setting or a value that the game does not have.
    """
    if preset is not None and preset not in presets:
        raise BadOption(f"expected one of the presets {list(presets)}, got {preset!r}", option="preset", expected=[*presets], got=preset)
    return TableStyle(read_values(game, specs, settings), presets[preset].unit if preset is not None else None)


def switch(name: str, default: bool, idle: Idle | None = None) -> OptionSpec:
    """An option that is on or off."""
    return OptionSpec(name, "switch", (True, False), default, idle)


def choice(name: str, values: tuple[Value, ...], default: Value, idle: Idle | None = None) -> OptionSpec:
    """An option with few values."""
    return OptionSpec(name, "choice", values, default, idle)


def number(name: str, least: int, most: int, default: int, offered: tuple[Value, ...] = ()) -> OptionSpec:
    """An option that is a whole number from ``least`` to ``most``."""
    return OptionSpec(name, "number", tuple(range(least, most + 1)), default, None, offered)


def read_values(game: str, specs: Sequence[OptionSpec], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values: those given, the others as in ``standard``.

    :raises UnknownOption: for a name that is no option of the game.
    :raises BadOption: for a value that the option does not have (``true`` is not 1, ``5`` is not ``"5"``).
    """
    by_name = {spec.name: spec for spec in specs}
    chosen = {spec.name: spec.default for spec in specs}
    for name, value in given.items():
        if name not in by_name:
            raise UnknownOption(f"expected an option of {game}, got {name!r}", option=str(name), expected=[*by_name], got=str(name))
        chosen[name] = _value(by_name[name], value)
    return chosen


def _value(spec: OptionSpec, value: object) -> Value:
    for known in spec.values:
        if type(known) is type(value) and known == value:
            return known
    raise BadOption(
        f"option {spec.name}: expected one of {list(spec.values)}, got {value!r}",
        option=spec.name,
        expected=[*spec.values],
        got=value if isinstance(value, bool | int | str) else repr(value),
    )


def differences(specs: Sequence[OptionSpec], options: DataclassInstance) -> dict[str, Json]:
    """The options whose values differ from ``standard``, as a record writes them."""
    defaults = {spec.name: spec.default for spec in specs}
    return {name: value for name, value in asdict(options).items() if value != defaults[name]}
