"""Tables on which much stands: other numbers of players, other games, long words. Each is a match that a link finds again, so that one page
shows them all, one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from e2e.saves import NAMES, TRIES, Manner, Until, View, step
from napoleon_core.games import GAMES, game_of
from napoleon_core.session import HUMAN, Seating, Session

ALL_NAMES = (*NAMES, "Berthe")


@dataclass(frozen=True, slots=True)
class Spot:
    """A position: the table's link without its seed, and how it comes about."""

    link: str
    until: Until
    manner: Manner = field(default_factory=Manner)
    deals: int = 1

    @property
    def game(self) -> str:
        """The game's name."""
        return self.link.partition("?")[0]

    def options(self) -> tuple[str, dict[str, Any]]:
        """The preset of the link and all options that it comes to."""
        given = dict(pair.split("=") for pair in self.link.partition("?")[2].split("&") if pair)
        preset = given.pop("preset", "standard")
        numbers = {name: value == "true" if value in ("true", "false") else int(value) for name, value in given.items()}
        return preset, {**GAMES[self.game].presets[preset].options, **numbers}


def asked(phase: str) -> Until:
    """The person is asked in that phase."""
    return lambda view: view["next"] == "human" and view["phase"] == phase


def trick(number: int, cards: int) -> Until:
    """The person plays to the trick of that number, as many cards lying there."""
    return lambda view: asked("play")(view) and view["trick"]["number"] == number and len(view["trick"]["plays"]) == cards


def secret(view: View) -> bool:
    """The person plays last to the second trick and is the adjutant, which nobody else knows."""
    return trick(2, len(view["seats"]) - 1)(view) and (view["seats"][view["me"]]["hat"] or {}).get("secret") is True


HIGH = Manner(bids=["20n", "20s", "4", "nap"])
SPOTS: Mapping[str, Spot] = {
    "words to bid": Spot("nap?preset=french&players=6", asked("auction")),
    "kept cards": Spot("nap?preset=hoyle&players=6", trick(4, 3), HIGH),
    "misère": Spot("nap", trick(2, 3), Manner(bids=["misere"])),
    "first lead": Spot("nap?players=5", trick(1, 0), HIGH),
    "six": Spot("napoleon?players=6", secret),
    "seventeen": Spot("napoleon?players=4&no_trump=true", asked("exchange"), HIGH),
    "result": Spot("napoleon?players=6", lambda view: view["phase"] == "result", HIGH),
    "chips": Spot("nap?preset=french&players=5", lambda view: view["phase"] == "result", HIGH),
}
"""At most as many as the page keeps."""


@cache
def found(name: str) -> tuple[str, str]:
    """The whole link of a spot, and the save that it finds."""
    return search(SPOTS[name], str(list(SPOTS).index(name)))


def search(spot: Spot, mark: str) -> tuple[str, str]:
    """The whole link of a spot, its seed ending in a ``mark`` of its own, and the save that it finds."""
    preset, options = spot.options()
    game = game_of(spot.game, options)
    for number in range(TRIES):
        seed = f"crowd{number}"
        session = Session(game, seed, Seating(ALL_NAMES[: game.seats], (HUMAN, *("policy",) * (game.seats - 1))))
        session.arrange(preset, GAMES[spot.game].presets[preset].settings)
        if reached(session, spot):
            return f"{spot.link}{'&' if '?' in spot.link else '?'}seed={seed}-{mark}", session.save()
    raise AssertionError(f"expected a position {mark!r} in {TRIES} matches")


def reached(session: Session, spot: Spot) -> bool:
    """Whether the spot comes in the first deals of the match, and if so the match stands there."""
    while True:
        view = session.view()
        if spot.until(view):
            return True
        if view["next"] == "over" or (view["next"] == "deal" and view["deal"]["serial"] >= spot.deals):
            return False
        step(session, spot.manner)


def linked() -> dict[str, str]:
    """All spots as the page stores the matches of links."""
    return stored(map(found, SPOTS))


def stored(matches: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Links with their saves as the page stores them."""
    return {f"linked:{link}": json.dumps({"save": save, "over": False, "link": link, "at": at}) for at, (link, save) in enumerate(matches)}
