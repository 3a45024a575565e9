"""What portraits of characters are put together from, as SVG for a head of 28 units' width around x = 32, eyes at y = 35.5.

Words in capitals stand for the colours of a look.
"""

from __future__ import annotations

INK = "#1c2430"

HAIR_BEHIND = {
    "bob": ('<path fill="HAIR" d="M32 9.5C20 9.5 14.5 17 14.5 30c0 8-.5 13-2 18 6 2 33 2 39 0-1.5-5-2-10-2-18C49.5 17 44 9.5 32 9.5z"/>'),
    "long": (
        '<path fill="HAIR" d="M32 9.5C19.5 9.5 14.5 18 14.5 31c0 11-1 18-4 26 8 5 35 5 43 0-3-8-4-15-4-26C49.5 18 44.5 9.5 32 9.5z"/>'
    ),
    "wavy": (
        '<path fill="HAIR" d="M32 9c-13 0-18 8-18 18 0 5-4.5 6-4.5 12 0 5 3 6 2 12 8 6 33 6 41 0-1-6 2-7 2-12 0-6-4.5-7-4.5-12 '
        '0-10-5-18-18-18z"/>'
    ),
    "bun": '<circle fill="HAIR" cx="32" cy="8.5" r="7"/>',
    "high": '<circle fill="HAIR" cx="32" cy="6.5" r="4.5"/>',
    "buns": '<circle fill="HAIR" cx="15.5" cy="17" r="7.5"/><circle fill="HAIR" cx="48.5" cy="17" r="7.5"/>',
    "braids": (
        '<path fill="HAIR" d="M16 28c-4 6-5 12-4 18-2 4-1 9 1 13l6 1c2-4 2-9 0-13 1-6 0-13-3-19zm32 0c4 6 5 12 4 18 2 4 1 9-1 '
        '13l-6 1c-2-4-2-9 0-13-1-6 0-13 3-19z"/>'
    ),
    "afro": (
        '<path fill="HAIR" d="M32 6c6-1 11 2 13 5 6 1 9 7 8 12 4 5 3 12-1 15-1 6-7 9-12 8H24c-5 1-11-2-12-8-4-3-5-10-1-15-1-5 '
        '2-11 8-12 2-3 7-6 13-5z"/>'
    ),
    "curls": (
        '<path fill="HAIR" d="M32 9c-7-2-14 2-15 8-5 3-6 9-4 13-4 4-4 9-1 13-2 5 0 10 4 12 9 4 23 4 32 0 4-2 6-7 4-12 3-4 '
        '3-9-1-13 2-4 1-10-4-13-1-6-8-10-15-8z"/>'
    ),
}
_FRONTS = {
    "fringe": ('<path fill="HAIR" d="M17 37c-4-18 3-26.5 15-26.5S51 19 47 37c-1-4-1.5-6-1.5-10-9 1.5-18 1.5-27 0 0 4-.5 6-1.5 10z"/>'),
    "side": ('<path fill="HAIR" d="M17.5 34C14 18 21 10.5 33 10.5S49.5 18 46.5 34c-1-5-2-8-4.5-10.5-7 1-13-.5-17.5-4-1 4-5 7-7 14.5z"/>'),
    "crop": (
        '<path fill="HAIR" d="M17.5 33C15.5 18 21.5 11.5 32 11.5S48.5 18 46.5 33c-1-5-2-8-4-10.5-7-2.5-14-2.5-21 0-2 2.5-3 5.5-4 10.5z"/>'
    ),
    "parted": ('<path fill="HAIR" d="M16.5 40c-4-19 3-29.5 15.5-29.5S51.5 21 47.5 40c-.5-9-5.5-17-15.5-23.5C22 23 17 31 16.5 40z"/>'),
    "swept": ('<path fill="HAIR" d="M17.5 33C15 17 22 10.5 32 10.5S49 17 46.5 33c-.5-5-2-9-5-12-6 2-13 1-19-1-3 3-4.5 8-5 13z"/>'),
    "back": ('<path fill="HAIR" d="M17.5 32C15 17 22 10 32 10s17 7 14.5 22c-1-6-4-10.5-6.5-13-5-1.5-11-1.5-16 0-2.5 2.5-5.5 7-6.5 13z"/>'),
    "spiky": (
        '<path fill="HAIR" d="M17.5 34c-2-7-2-11 0-14l-3-2 5.5-2-.5-4.5 5.5 2L27 9l4 3 4-4 2.5 4.5 5.5-1.5-.5 4.5 5.5 1.5-3 '
        '3c2 3 2 7 .5 14-1-5-2-7-4-9.5l-4 1.5-2-3-4 3.5-3.5-3.5-4 3-2-2.5c-2 2.5-3 5-4 10z"/>'
    ),
    "tousled": (
        '<path fill="HAIR" d="M17.5 34c-3-7-2-12 1-15-1-5 4-9 8-8 3-3 9-3 12 0 5-1 9 3 8.5 8 3 4 3 9-.5 15-.5-5-1.5-7-3.5-9-3 '
        '1-5-.5-6-2-4 3-8 2-10-.5-2 2-4 2.5-6 2-2 2.5-3 5-3.5 9.5z"/>'
    ),
    "pixie": ('<path fill="HAIR" d="M17 36C13 18 20 10 32 10s19 8 15 26c-1-4-1.5-7-3.5-10-6 0-12-2-16-7-1 5-5 8-8 9-1.5 2-2 4-2.5 8z"/>'),
    "sides": ('<path fill="HAIR" d="M18.5 24c-4 3-4.5 9-2.5 14l3 1c-1-5-.5-10 1.5-14zm27 0c4 3 4.5 9 2.5 14l-3 1c1-5 .5-10-1.5-14z"/>'),
    "receding": (
        '<path fill="HAIR" d="M17.5 36c-4-12-1-21 6-24-1 2-1 4 0 6-3 4-5 10-6 18zm29 0c4-12 1-21-6-24 1 2 1 4 0 6 3 4 5 10 6 '
        '18zM25 14.5c2-4 12-4 14 0-4-1.5-10-1.5-14 0z"/>'
    ),
    "shaven": ('<path fill="HAIR" opacity=".35" d="M18 28C18 17 23 13 32 13s14 4 14 15c-2-4-3-6-5-8-6-1.5-12-1.5-18 0-2 2-3 4-5 8z"/>'),
}
_WITH = {
    "bob": "fringe",
    "long": "parted",
    "wavy": "side",
    "bun": "swept",
    "high": "back",
    "buns": "parted",
    "braids": "parted",
    "afro": "crop",
    "curls": "tousled",
}
HAIR_FRONT = {**_FRONTS, **{behind: _FRONTS[front] for behind, front in _WITH.items()}}
"""By the cut of the hair: one that has a part behind has one of these in front."""

COLLARS = {
    "round": '<path fill="none" stroke="EDGE" stroke-width="2.2" d="M21 51c2 6 6 8 11 8s9-2 11-8"/>',
    "shirt": '<path fill="EDGE" d="M24 49l8 8-6.5 6L20 52zm16 0-8 8 6.5 6L44 52z"/>',
    "tie": '<path fill="#fff" d="M22 51l10 15 10-15-4-2-6 7-6-7z"/><path fill="EDGE" d="M30 57h4l1.5 9h-7z"/>',
    "bow": ('<path fill="#fff" d="M23 50.5 32 66l9-15.5-3-1.5-6 7-6-7z"/><path fill="EDGE" d="M24.5 54.5v7l7.5-2.5 7.5 2.5v-7L32 57z"/>'),
    "wrap": '<path fill="none" stroke="EDGE" stroke-width="3" d="M22 50c4 6 8 11 14 16M42 50c-3 5-5 7.5-8 10"/>',
    "neck": '<path fill="EDGE" d="M23.5 46.5h17l1.5 8c-6 2.5-14 2.5-20 0z"/>',
    "stripes": (
        '<path fill="none" stroke="EDGE" stroke-width="2.2" d="M22 52.5c5 5 15 5 20 0M11 57.5c12 5.5 30 5.5 42 0M7 63c14 5 36 5 50 0"/>'
    ),
    "hood": '<path fill="EDGE" d="M17 54c1-4 4-6 7-6 1 6 15 6 16 0 3 0 6 2 7 6-8 8-22 8-30 0z"/>',
    "scarf": '<path fill="EDGE" d="M21 48c7 4 15 4 22 0l2 6c-8 5-18 5-26 0zM36 55l6-1.5 3 12.5h-6z"/>',
    "beads": (
        '<g fill="EDGE"><circle cx="23" cy="54" r="1.7"/><circle cx="27" cy="57.5" r="1.7"/><circle cx="32" cy="59" r="1.7"/>'
        '<circle cx="37" cy="57.5" r="1.7"/><circle cx="41" cy="54" r="1.7"/></g>'
    ),
}

BEARDS = {
    "": "",
    "full": (
        '<path fill="HAIR" d="M17.5 34c0 12 4 20 14.5 20s14.5-8 14.5-20c-1 4-3 6.5-5.5 7-3-2-6-2.5-9-2.5s-6 .5-9 '
        '2.5c-2.5-.5-4.5-3-5.5-7z"/>'
    ),
    "short": (
        '<path fill="HAIR" d="M18 36c0 9 5 15.5 14 15.5S46 45 46 36c-1 3-2.5 6-5 6.5-3-1.5-6-2-9-2s-6 .5-9 2c-2.5-.5-4-3.5-5-6.5z"/>'
    ),
    "goatee": '<path fill="HAIR" d="M26.5 42.5c3-2.5 8-2.5 11 0 .5 6-1.5 10-5.5 11-4-1-6-5-5.5-11z"/>',
    "thin": '<path fill="HAIR" d="M29.5 47.5h5c.5 5-.5 9-2.5 12-2-3-3-7-2.5-12z"/>',
    "moustache": ('<path fill="HAIR" d="M32 40.5c-3-1.5-8 0-9.5 4 4 .5 7 0 9.5-1.5 2.5 1.5 5.5 2 9.5 1.5-1.5-4-6.5-5.5-9.5-4z"/>'),
    "curled": (
        '<path fill="HAIR" d="M32 41c-3-1.5-6 .5-8 2-2 1-4 0-4.5-2-1 4 3 6 7 5 2-.5 4-1.5 5.5-3 1.5 1.5 3.5 2.5 5.5 3 4 1 8-1 '
        '7-5-.5 2-2.5 3-4.5 2-2-1.5-5-3.5-8-2z"/>'
    ),
}

GLASSES = {
    "": "",
    "round": (
        '<g fill="none" stroke="RIM" stroke-width="1.5"><circle cx="25.5" cy="35.5" r="5"/><circle cx="38.5" cy="35.5" r="5"/>'
        '<path d="M30.5 35h3"/></g>'
    ),
    "square": (
        '<path fill="none" stroke="RIM" stroke-width="1.8" stroke-linejoin="round" d="M19.5 31.5h11v7.5h-11zm14 0h11v7.5h-11zM30.5 34h3"/>'
    ),
    "half": (
        '<path fill="none" stroke="RIM" stroke-width="1.5" d="M20 37h10.5c0 6-10.5 6-10.5 0zm13.5 0H44c0 6-10.5 6-10.5 0zM30.5 37.5h3"/>'
    ),
}
