"""The house rules of Japanese Napoleon (rules: Options).

Each option is described by a spec; forms, records and checks read the specs. A value may be one of the rules and yet not be played by this
version: ``ready`` holds those that are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from napoleon_core.errors import BadOption, UnknownOption, UnsupportedOption
from napoleon_core.texts import Json

HAND_SIZES = {4: 12, 5: 10, 6: 8}
Value = bool | int | str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: all its values, the one of ``standard``, and the values that this version plays."""

    name: str
    values: tuple[Value, ...]
    default: Value
    ready: tuple[Value, ...]


def _spec(name: str, values: tuple[Value, ...], default: Value) -> OptionSpec:
    return OptionSpec(name, values, default, (default,))


SPECS = (
    _spec("players", (4, 5, 6), 5),
    _spec("jokers", (0, 1), 1),
    _spec("minimum_bid", tuple(range(8, 21)), 13),
    _spec("no_trump", (True, False), False),
    _spec("yoromeki", (True, False), True),
    _spec("same_two", (True, False), True),
    _spec("joker_led", ("below_mighty", "below_jacks", "weakest"), "below_jacks"),
    _spec("joker_call", ("off", "3c", "3s"), "off"),
    _spec("adjutant_naming", ("before_widow", "after_exchange"), "before_widow"),
    _spec("discarded_honours", ("allies", "first_trick", "napoleon", "nobody"), "allies"),
    _spec("all_honours", ("normal", "double", "allies_win"), "double"),
    _spec("scoring", ("fixed", "fixed_double", "additive", "bid_linked"), "fixed"),
    _spec("deals", tuple(range(1, 51)), 5),
)
BY_NAME = {spec.name: spec for spec in SPECS}
STANDARD: dict[str, Value] = {spec.name: spec.default for spec in SPECS}


@dataclass(frozen=True, slots=True)
class NapoleonOptions:
    """The options of one table; the defaults are the preset ``standard``. From outside, use ``read_options``."""

    players: int = 5
    jokers: int = 1
    minimum_bid: int = 13
    no_trump: bool = False
    yoromeki: bool = True
    same_two: bool = True
    joker_led: str = "below_jacks"
    joker_call: str = "off"
    adjutant_naming: str = "before_widow"
    discarded_honours: str = "allies"
    all_honours: str = "double"
    scoring: str = "fixed"
    deals: int = 5

    @property
    def hand_size(self) -> int:
        """Cards in a hand as dealt."""
        return HAND_SIZES[self.players]

    def differences(self) -> dict[str, Json]:
        """The options that differ from ``standard``."""
        return {name: value for name, value in asdict(self).items() if value != STANDARD[name]}


def read_options(given: Mapping[str, object], *, all_options: bool = False) -> NapoleonOptions:
    """Options from outside: what is not named is as in ``standard``.

    :raises UnknownOption: for a name that is no option.
    :raises BadOption: for a value that the option does not have (``true`` is not 1, ``5`` is not ``"5"``).
    :raises UnsupportedOption: for a value that this version does not play, unless ``all_options``.
    """
    chosen = dict(STANDARD)
    for name, value in given.items():
        if name not in BY_NAME:
            raise UnknownOption(f"expected an option of Napoleon, got {name!r}", option=str(name), expected=[*BY_NAME], got=str(name))
        chosen[name] = _value(BY_NAME[name], value, all_options)
    return NapoleonOptions(**chosen)  # type: ignore[arg-type]  # each value was checked against its spec


def _value(spec: OptionSpec, value: object, all_options: bool) -> Value:
    for known in spec.values:
        if type(known) is type(value) and known == value:
            if not all_options and known not in spec.ready:
                raise UnsupportedOption(
                    f"option {spec.name}: {value!r} is not there yet, expected one of {list(spec.ready)}",
                    option=spec.name,
                    expected=[*spec.ready],
                    got=known,
                )
            return known
    raise BadOption(
        f"option {spec.name}: expected one of {list(spec.values)}, got {value!r}",
        option=spec.name,
        expected=[*spec.values],
        got=repr(value),
    )
