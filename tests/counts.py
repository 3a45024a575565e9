"""How often tests that play at random do so: one constant, twenty times as large in the long run."""

import os

LONG = os.environ.get("NAPOLEON_LONG") == "1"
SCALE = 20 if LONG else 1
