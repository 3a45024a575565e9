"""x"""

from __future__ import annotations

DEALS, WORLDS = 0, 0
FIGURES: dict[str, tuple[float, ...]] = {}
