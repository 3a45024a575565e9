"""The web app manifest, by which browsers offer to install the game; its addresses are relative, so it does in any folder."""

from __future__ import annotations

import json
import struct
from pathlib import Path

from site_build.page_texts import ENGLISH, plain_message

MANIFEST = "manifest.json"
"""Not .webmanifest, for which many hosts know no type."""

_CLOTH = "#cbdfd2"
_ICONS = ("icon-192", "icon-512", "masked-512")
_PICTURES = ("narrow", "wide")


def write_manifest(out: Path) -> None:
    """Write it into the site, whose icons and pictures are there."""
    manifest = {
        "name": "Napoleon",
        "short_name": "Napoleon",
        "description": plain_message("ui-first-description", ENGLISH),
        "lang": ENGLISH,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": _CLOTH,
        "theme_color": _CLOTH,
        "categories": ["games", "entertainment"],
        "icons": [_icon(out, name) for name in _ICONS],
        "screenshots": [_picture(out, name) for name in _PICTURES],
    }
    (out / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _icon(out: Path, name: str) -> dict[str, str]:
    path = out / "assets" / "icons" / f"{name}.png"
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    purpose = "maskable" if name.startswith("masked") else "any"
    return {"src": _address(out, path), "sizes": f"{width}x{height}", "type": "image/png", "purpose": purpose}


def _picture(out: Path, name: str) -> dict[str, str]:
    path = out / "assets" / "pictures" / f"{name}.jpg"
    width, height = _jpeg_size(path.read_bytes())
    return {"src": _address(out, path), "sizes": f"{width}x{height}", "type": "image/jpeg", "form_factor": name}


def _address(out: Path, path: Path) -> str:
    return f"./{path.relative_to(out).as_posix()}"


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height, from the header of the frame."""
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height
