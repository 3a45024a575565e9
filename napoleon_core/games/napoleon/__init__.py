"""Japanese Napoleon."""

from napoleon_core.games.napoleon.game import NapoleonGame

__all__ = ["NapoleonGame"]
