"""The house rules of Japanese Napoleon (rules: Options)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from napoleon_core.option_specs import Idle, OptionSpec, Preset, choice, differences, number, read_values, switch
from napoleon_core.texts import Json

HAND_SIZES = {4: 12, 5: 10, 6: 8}
NO_JOKER = Idle("jokers", (0,), "napoleon-idle-no-joker")

SPECS = (
    choice("players", (4, 5, 6), 5),
    choice("jokers", (0, 1), 1),
    number("minimum_bid", 8, 20, 13),
    switch("no_trump", False),
    switch("yoromeki", True),
    switch("same_two", True),
    choice("joker_led", ("below_mighty", "below_jacks", "weakest"), "below_jacks", NO_JOKER),
    choice("joker_call", ("off", "3c", "3s"), "off", NO_JOKER),
    choice("adjutant_naming", ("before_widow", "after_exchange"), "before_widow"),
    choice("discarded_honours", ("allies", "first_trick", "napoleon", "nobody"), "allies"),
    choice("all_honours", ("normal", "double", "allies_win"), "double"),
    choice("scoring", ("fixed", "fixed_double", "additive", "bid_linked"), "fixed"),
    number("deals", 1, 50, 5, offered=(5, 10, 15)),
)
SETTINGS: tuple[OptionSpec, ...] = ()
DAILY: Mapping[str, Json] = {"deals": 1}
"""The deal of the day; one that is passed out gives way to the next of that day."""
PRESETS: Mapping[str, Preset] = {
    "standard": Preset(),
    "rulebook": Preset({"minimum_bid": 12, "yoromeki": False, "all_honours": "allies_win", "scoring": "bid_linked"}),
}


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
        return differences(SPECS, self)


def read_options(given: Mapping[str, object]) -> NapoleonOptions:
    """Options from outside: what is not named is as in ``standard``.

    :raises UnknownOption: for a name that is no option.
    :raises BadOption: for a value that the option does not have.
    """
    return NapoleonOptions(**read_values("Napoleon", SPECS, given))  # type: ignore[arg-type]  # each value was checked against its spec
