"""The games there are: one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from napoleon_core.errors import UnknownGame
from napoleon_core.game import Game
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.texts import Json


class GameFamily(Protocol):
    """What makes a game of options."""

    @property
    def id(self) -> str: ...
    @property
    def presets(self) -> Mapping[str, Mapping[str, Json]]: ...
    @property
    def specs(self) -> tuple[Any, ...]: ...
    def from_options(self, given: Mapping[str, object], *, all_options: bool = False) -> Game[Any, Any]: ...


GAMES: dict[str, GameFamily] = {NapoleonGame.id: NapoleonGame}


def game_of(name: object, options: Mapping[str, object], *, all_options: bool = False) -> Game[Any, Any]:
    """The game of that id with these options; ``all_options`` lets those in that this version does not offer yet.

    :raises UnknownGame: for an id that is no game.
    :raises OptionError: for an option or value that it does not have.
    """
    family = GAMES.get(name) if isinstance(name, str) else None
    if family is None:
        raise UnknownGame(f"expected one of the games {list(GAMES)}, got {name!r}", expected=[*GAMES], got=repr(name))
    return family.from_options(options, all_options=all_options)
