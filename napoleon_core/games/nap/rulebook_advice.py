"""How to play Nap well, its words, questions and answers: what is true under these options."""

from __future__ import annotations

from collections.abc import Iterator

from napoleon_core.games.nap.contract import by_name
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.texts import Text

Pairs = Iterator[tuple[Text, Text]]


def advice(options: NapOptions) -> Pairs:
    """Advice by the step of the deal at which it helps."""
    yield Text("nap-rules-well-bidding"), Text("nap-rules-well-bidding-text")
    yield Text("nap-rules-well-players"), Text("nap-rules-well-many" if _crowded(options) else "nap-rules-well-few")
    yield Text("nap-rules-well-going"), Text("nap-rules-well-going-even" if _even(options) else "nap-rules-well-going-odds")
    yield Text("nap-rules-well-leading"), Text("nap-rules-well-leading-text")
    yield Text("nap-rules-well-discarding"), Text("nap-rules-well-discarding-text")
    yield Text("nap-rules-well-defending"), Text("nap-rules-well-defending-text")
    if options.misere:
        yield Text("nap-rules-well-misere"), Text("nap-rules-well-misere-text")
        yield Text("nap-rules-well-against-misere"), Text("nap-rules-well-against-misere-text")


def _crowded(options: NapOptions) -> bool:
    """Whether more than half of the pack is dealt, so that a missing high card is more likely against you than not."""
    return 2 * 5 * options.players > len(options.cards())


def _even(options: NapOptions) -> bool:
    return by_name(options)["nap"].won == by_name(options)["nap"].lost


def glossary(options: NapOptions) -> Pairs:
    """The words of the game."""
    rows = by_name(options)
    yield Text("nap-rules-word-bidder"), Text("nap-rules-word-bidder-text")
    yield Text("nap-rules-word-defenders"), Text("nap-rules-word-defenders-text")
    yield Text("nap-rules-word-trumps"), Text("nap-rules-word-trumps-text")
    if options.misere:
        yield Text("nap-rules-word-misere"), Text("nap-rules-word-misere-text")
    yield Text("nap-rules-word-nap"), Text("nap-rules-word-nap-text")
    if "wellington" in rows:
        yield Text("nap-rules-word-wellington"), Text("nap-rules-word-wellington-text")
    if "blucher" in rows:
        yield Text("nap-rules-word-blucher"), Text("nap-rules-word-blucher-text")
    yield Text("nap-rules-word-void"), Text("nap-rules-word-void-text")
    yield Text("nap-rules-word-passed-out"), Text("nap-rules-word-passed-out-text")


def questions(options: NapOptions) -> Pairs:
    """What people ask at the table."""
    yield Text("nap-rules-ask-trump"), Text("nap-rules-ask-trump-text")
    yield Text("nap-rules-ask-over"), Text("nap-rules-ask-over-text")
    yield Text("nap-rules-ask-first"), Text("nap-rules-ask-first-text")
    if options.misere:
        yield Text("nap-rules-ask-misere"), Text("nap-rules-ask-misere-text")
    yield Text("nap-rules-ask-overtricks"), Text("nap-rules-ask-overtricks-text")
    yield Text("nap-rules-ask-rest"), Text("nap-rules-ask-rest-text")
    yield Text("nap-rules-ask-together"), Text("nap-rules-ask-together-text")
