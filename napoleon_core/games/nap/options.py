"""The house rules of Nap (rules: Nap, Options)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from napoleon_core.cards import Card, pack
from napoleon_core.option_specs import Idle, Preset, choice, differences, number, read_values, switch
from napoleon_core.texts import Json, Text

ACE = 14

SPECS = (
    choice("players", (3, 4, 5, 6), 4),
    choice("lowest_bid", (1, 2, 3), 3),
    switch("misere", True),
    switch("misere_trumps", False, Idle("misere", (False,), "nap-idle-no-misere")),
    choice("top_bid", ("nap", "wellington", "blucher"), "wellington"),
    choice("nap_payout", ("5-5", "10-5", "12-6"), "5-5"),
    choice("blucher_multiple", (3, 4), 4, Idle("top_bid", ("nap", "wellington"), "nap-idle-no-blucher")),
    choice("all_pass", ("redeal", "dealer_bids"), "redeal"),
    choice("pack", ("full", "stripped"), "full"),
    number("deals_each", 1, 20, 2, offered=(1, 2, 3, 5)),
)
SETTINGS = (
    choice("played", ("gathered", "kept"), "gathered"),
    choice("dealing", ("3-2", "singly"), "3-2"),
)
DAILY: Mapping[str, Json] = {"deals_each": 1}
"""The deal of the day is a round: five cards are soon played, and nobody gains by the seat."""
PRESETS: Mapping[str, Preset] = {
    "standard": Preset(),
    "french": Preset({"lowest_bid": 2, "top_bid": "blucher", "nap_payout": "10-5"}, unit=Text("nap-unit-chips"), ask=("blucher_multiple",)),
    "hoyle": Preset(
        {"lowest_bid": 1, "misere": False, "top_bid": "nap", "nap_payout": "10-5"},
        {"played": "kept", "dealing": "singly"},
        unit=Text("nap-unit-pence"),
    ),
}


@dataclass(frozen=True, slots=True)
class NapOptions:
    """The options of one table; the defaults are the preset ``standard``. From outside, use ``read_options``."""

    players: int = 4
    lowest_bid: int = 3
    misere: bool = True
    misere_trumps: bool = False
    top_bid: str = "wellington"
    nap_payout: str = "5-5"
    blucher_multiple: int = 4
    all_pass: str = "redeal"
    pack: str = "full"
    deals_each: int = 2

    @property
    def ranks(self) -> int:
        """Ranks of each suit in the pack in use: all 13, or the top ``players`` + 3."""
        return self.players + 3 if self.pack == "stripped" else 13

    def cards(self) -> tuple[Card, ...]:
        """The pack in use."""
        under = ACE - self.ranks
        return tuple([one for one in pack(0) if one.rank > under])

    def differences(self) -> dict[str, Json]:
        """The options that differ from ``standard``."""
        return differences(SPECS, self)


def read_options(given: Mapping[str, object]) -> NapOptions:
    """Options from outside: what is not named is as in ``standard``.

    :raises UnknownOption: for a name that is no option.
    :raises BadOption: for a value that the option does not have.
    """
    return NapOptions(**read_values("Nap", SPECS, given))  # type: ignore[arg-type]  # each value was checked against its spec
