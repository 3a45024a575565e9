"""How to play well, glossary, questions and answers: what is true under these options."""

from __future__ import annotations

from collections.abc import Iterator

from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.texts import Text

Pairs = Iterator[tuple[Text, Text]]
STAKES = {
    "fixed": "napoleon-rules-well-lowest",
    "fixed_double": "napoleon-rules-well-lowest-short",
    "additive": "napoleon-rules-well-nothing-lost",
    "bid_linked": "napoleon-rules-well-higher",
}
DISCARDS = {
    "allies": "napoleon-rules-well-discarding-text",
    "first_trick": "napoleon-rules-well-discarding-first-trick",
    "napoleon": "napoleon-rules-well-discarding-napoleon",
    "nobody": "napoleon-rules-well-discarding-text",
}
MEASURED = 5
"""The number of players for which the chances of the best hand were counted."""
HIGHEST_MEASURED = 16
"""The highest bid for which they were; of bids that a table does not allow nothing is said."""


def advice(options: NapoleonOptions) -> Pairs:
    """Advice by the step of the deal at which it helps."""
    joker = options.jokers == 1
    yield Text("napoleon-rules-well-bidding"), Text("napoleon-rules-well-bidding-text")
    if options.players == MEASURED and options.minimum_bid <= HIGHEST_MEASURED:
        yield Text("napoleon-rules-well-chances"), Text("napoleon-rules-well-chances-text", {"lowest": options.minimum_bid})
    yield Text("napoleon-rules-well-stakes"), Text(STAKES[options.scoring])
    yield Text("napoleon-rules-well-naming"), Text("napoleon-rules-well-naming-joker" if joker else "napoleon-rules-well-naming-text")
    yield Text("napoleon-rules-well-discarding"), Text(DISCARDS[options.discarded_honours])
    yield Text("napoleon-rules-well-leading"), Text("napoleon-rules-well-leading-text")
    if joker:
        yield Text("napoleon-rules-well-joker"), Text(_joker(options))
    if options.yoromeki:
        yield Text("napoleon-rules-well-queen"), Text("napoleon-rules-well-queen-text")
    if options.same_two:
        yield Text("napoleon-rules-well-two"), Text("napoleon-rules-well-two-text")
    yield Text("napoleon-rules-well-adjutant"), Text("napoleon-rules-well-adjutant-text")
    yield Text("napoleon-rules-well-defending"), Text("napoleon-rules-well-defending-text")
    yield Text("napoleon-rules-well-reading"), Text("napoleon-rules-well-reading-text")


def _joker(options: NapoleonOptions) -> str:
    return "napoleon-rules-well-joker-weak" if options.joker_led == "weakest" else "napoleon-rules-well-joker-text"


def glossary(options: NapoleonOptions) -> Pairs:
    """The words of the game, in the order in which a deal meets them."""
    yield Text("napoleon-rules-word-honour"), Text("napoleon-rules-word-honour-text")
    yield Text("napoleon-rules-word-widow"), Text("napoleon-rules-word-widow-text")
    yield Text("napoleon-rules-word-napoleon"), Text("napoleon-rules-word-napoleon-text")
    yield Text("napoleon-rules-word-named"), Text("napoleon-rules-word-named-text")
    yield Text("napoleon-rules-word-adjutant"), Text("napoleon-rules-word-adjutant-text")
    yield Text("napoleon-rules-word-army"), Text("napoleon-rules-word-army-text")
    yield Text("napoleon-rules-word-allies"), Text("napoleon-rules-word-allies-text")
    yield Text("napoleon-rules-word-mighty"), Text("napoleon-rules-word-mighty-text")
    yield Text("napoleon-rules-word-right-jack"), Text("napoleon-rules-word-right-jack-text")
    yield Text("napoleon-rules-word-left-jack"), Text("napoleon-rules-word-left-jack-text")
    if options.jokers:
        yield Text("napoleon-rules-word-trump-call"), Text("napoleon-rules-word-trump-call-text")
    if options.jokers and options.joker_call != "off":
        yield Text("napoleon-rules-word-joker-call"), Text("napoleon-rules-word-joker-call-text")
    if options.yoromeki:
        yield Text("napoleon-rules-word-yoromeki"), Text("napoleon-rules-word-yoromeki-text")
    if options.same_two:
        yield Text("napoleon-rules-word-same-two"), Text("napoleon-rules-word-same-two-text")
    yield Text("napoleon-rules-word-passed-out"), Text("napoleon-rules-word-passed-out-text")


def questions(options: NapoleonOptions) -> Pairs:
    """What people ask at the table."""
    yield Text("napoleon-rules-ask-left-jack"), Text("napoleon-rules-ask-left-jack-text")
    yield Text("napoleon-rules-ask-mighty"), Text("napoleon-rules-ask-mighty-yes" if options.yoromeki else "napoleon-rules-ask-mighty-no")
    if options.jokers:
        yield Text("napoleon-rules-ask-joker"), Text("napoleon-rules-ask-joker-text")
        yield Text("napoleon-rules-ask-joker-wins"), Text("napoleon-rules-ask-joker-wins-text")
    yield Text("napoleon-rules-ask-first-lead"), Text("napoleon-rules-ask-first-lead-text")
    yield Text("napoleon-rules-ask-own"), Text("napoleon-rules-ask-own-text")
    yield Text("napoleon-rules-ask-tell"), Text("napoleon-rules-ask-tell-text")
    yield Text("napoleon-rules-ask-hide"), Text("napoleon-rules-ask-hide-text")
    yield Text("napoleon-rules-ask-discard"), Text("napoleon-rules-ask-discard-text")
    if options.same_two:
        yield Text("napoleon-rules-ask-two"), Text("napoleon-rules-ask-two-text")
    yield Text("napoleon-rules-ask-over"), Text("napoleon-rules-ask-over-text")
