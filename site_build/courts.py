"""The pictures of kings, queens and jacks: one file of SVG symbols, converted from a package of public-domain card faces."""

from __future__ import annotations

from pathlib import Path

from site_build.digests import sha256
from site_build.errors import BuildError
from site_build.node_env import find_node
from site_build.paths import MODULES
from site_build.shell import run_quietly

_CONVERTER = Path(__file__).with_name("courts.mjs")
_FACES = MODULES / "@letele" / "playing-cards" / "dist" / "index.esm.js"


def write_courts(out: Path) -> str:
    """Write the symbols into the site's folder; their address in it.

    :raises BuildError: when the conversion fails.
    """
    made = out / "courts.svg"
    done = run_quietly([find_node().node, _CONVERTER, _FACES, made])
    if done.status != 0:
        raise BuildError(f"The court cards cannot be converted:\n{done.tail()}", "Mend site_build/courts.mjs.")
    address = f"assets/courts-{sha256(made.read_bytes())[:8]}.svg"
    (out / "assets").mkdir(exist_ok=True)
    made.rename(out / address)
    return address
