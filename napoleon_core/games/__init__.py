"""The games there are: one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from napoleon_core.errors import UnknownGame
from napoleon_core.game import Game
from napoleon_core.games.nap import NapGame
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.habits import Habits
from napoleon_core.option_specs import OptionSpec, Preset
from napoleon_core.rule_page import PlayerNotes
from napoleon_core.tally import Tally
from napoleon_core.texts import Json


class GameFamily(Protocol):
    """What makes a game of options."""

    @property
    def id(self) -> str: ...
    @property
    def presets(self) -> Mapping[str, Preset]: ...
    @property
    def specs(self) -> tuple[OptionSpec, ...]: ...
    @property
    def settings(self) -> tuple[OptionSpec, ...]: ...
    @property
    def levels(self) -> tuple[int, ...]:
        """The levels of CPU players that are worth offering in this game, the easiest first."""

    @property
    def player_notes(self) -> PlayerNotes:
        """What is told of how they decide."""

    @property
    def daily(self) -> Mapping[str, Json]:
        """The options of the deal of the day: those that differ from ``standard``."""

    @property
    def tally(self) -> Tally:
        """How it calls what statistics count."""

    @property
    def habits_told(self) -> Habits:
        """What is counted of how somebody plays, and what it came to for each character."""

    def from_options(self, given: Mapping[str, object]) -> Game[Any, Any]: ...


GAMES: dict[str, GameFamily] = {NapoleonGame.id: NapoleonGame, NapGame.id: NapGame}


def family_of(name: object) -> GameFamily:
    """What makes the game of that id.

    :raises UnknownGame: for an id that is no game.
    """
    family = GAMES.get(name) if isinstance(name, str) else None
    if family is None:
        raise UnknownGame(f"expected one of the games {list(GAMES)}, got {name!r}", expected=[*GAMES], got=repr(name))
    return family


def game_of(name: object, options: Mapping[str, object]) -> Game[Any, Any]:
    """The game of that id with these options.

    :raises UnknownGame: for an id that is no game.
    :raises OptionError: for an option or value that it does not have.
    """
    return family_of(name).from_options(options)
