"""What all tests share."""

from __future__ import annotations

import pytest

from napoleon_core.games import GAMES
from tests.toy_whist import ToyWhist


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry with the toy in it."""
    monkeypatch.setitem(GAMES, ToyWhist.id, ToyWhist)
