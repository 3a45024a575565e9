"""The page of the game as it stands before any script runs: nobody knows its reader's language yet, so it says what it says in all of them.

A comment ``<!--WORD-->`` of `web/index.html` stands for the message ``ui-first-WORD``.
"""

from __future__ import annotations

import re
from html import escape

from site_build.errors import BuildError
from site_build.page_texts import ENGLISH, languages, plain_message

_PLACE = re.compile(r"<!--([a-z-]+)-->")
_AGAIN = "again"
_LINKED = ("late",)
"""Words that are followed by a way to try again."""


def with_words(page: str) -> str:
    """The page with the words of all languages in their places.

    :raises BuildError: when a place asks for words that there are not.
    """
    try:
        return _PLACE.sub(lambda place: _paragraphs(place[1]), page).replace("{{description}}", escape(_said("description", ENGLISH)))
    except KeyError as error:
        raise BuildError(
            f"web/index.html asks for {error}, which web/locales/ does not have.", "Write it there, or mend the page."
        ) from error


def _said(word: str, language: str) -> str:
    return plain_message(f"ui-first-{word}", language)


def _paragraphs(word: str) -> str:
    return "".join(f'<p lang="{language}">{escape(_said(word, language))}{_way_on(word, language)}</p>' for language in languages())


def _way_on(word: str, language: str) -> str:
    return f' <a href="">{escape(_said(_AGAIN, language))}</a>' if word in _LINKED else ""
