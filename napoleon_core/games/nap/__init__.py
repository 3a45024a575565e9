"""British Nap."""

from napoleon_core.games.nap.game import NapGame

__all__ = ["NapGame"]
