"""The rules of a table of Japanese Napoleon as a page, made from its options and from the tables that the engine runs on."""

from __future__ import annotations

from collections.abc import Iterator

from napoleon_core.cards import pack
from napoleon_core.games.napoleon.contract import ladder as bids
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.rulebook_advice import advice, glossary, questions
from napoleon_core.games.napoleon.rulebook_scores import scores
from napoleon_core.games.napoleon.rulebook_tricks import TRUMP, call_card, examples, rungs, showpiece
from napoleon_core.option_specs import TableStyle
from napoleon_core.rule_page import Block, RulePage, Section, ladder, listed, said, terms
from napoleon_core.texts import Text, bid, suit

ORDERS = {"before_widow": "napoleon-rules-naming-first", "after_exchange": "napoleon-rules-exchange-first"}
DISCARDS = {
    "allies": "napoleon-rules-discarded-allies",
    "first_trick": "napoleon-rules-discarded-first-trick",
    "napoleon": "napoleon-rules-discarded-napoleon",
    "nobody": "napoleon-rules-discarded-nobody",
}


def rules(options: NapoleonOptions, style: TableStyle) -> RulePage:
    """The page; a section for each step of a match, then how to play well, glossary and questions."""
    chapters = (
        Section("goal", Text("napoleon-rules-goal-title"), _goal(options)),
        Section("deal", Text("napoleon-rules-deal-title"), _deal(options)),
        Section("auction", Text("napoleon-rules-auction-title"), _auction(options)),
        Section("adjutant", Text("napoleon-rules-adjutant-title"), _adjutant(options)),
        Section("play", Text("napoleon-rules-play-title"), (listed(_play(options)),)),
        Section("tricks", Text("napoleon-rules-tricks-title"), tuple(_tricks(options))),
        Section("examples", Text("napoleon-rules-examples-title"), tuple(examples(options))),
        Section("scores", Text("napoleon-rules-scores-title"), tuple(scores(options))),
        Section("well", Text("napoleon-rules-well-title"), (terms(advice(options)),)),
        Section("words", Text("napoleon-rules-words-title"), (terms(glossary(options)),)),
        Section("questions", Text("napoleon-rules-questions-title"), (terms(questions(options)),)),
    )
    return RulePage(Text("napoleon-rules-title"), chapters, style.unit)


def _goal(options: NapoleonOptions) -> tuple[Block, ...]:
    return (
        said("napoleon-rules-goal"),
        said("napoleon-rules-honours-joker" if options.jokers else "napoleon-rules-honours"),
        said("napoleon-rules-match", deals=options.deals),
    )


def _deal(options: NapoleonOptions) -> tuple[Block, ...]:
    cards = len(pack(options.jokers))
    widow = cards - options.players * options.hand_size
    return (
        said("napoleon-rules-pack-joker" if options.jokers else "napoleon-rules-pack", players=options.players),
        said("napoleon-rules-hands", hand=options.hand_size, widow=widow),
        said("napoleon-rules-dealer"),
    )


def _auction(options: NapoleonOptions) -> tuple[Block, ...]:
    rows = bids(options.minimum_bid, options.no_trump)
    return (
        said("napoleon-rules-auction"),
        listed(
            (
                Text("napoleon-rules-bids", {"lowest": bid(rows[0].face()), "highest": bid(rows[-1].face())}),
                Text("napoleon-rules-climb-no-trump" if options.no_trump else "napoleon-rules-climb"),
                Text("napoleon-rules-jumps"),
                Text("napoleon-rules-auction-ends", {"highest": bid(rows[-1].face())}),
                Text("napoleon-rules-all-pass"),
            )
        ),
    )


def _adjutant(options: NapoleonOptions) -> tuple[Block, ...]:
    widow = len(pack(options.jokers)) - options.players * options.hand_size
    return (
        said(ORDERS[options.adjutant_naming]),
        listed(
            (
                Text("napoleon-rules-naming-joker" if options.jokers else "napoleon-rules-naming"),
                Text("napoleon-rules-secret"),
                Text("napoleon-rules-exchange", {"widow": widow}),
                Text("napoleon-rules-alone"),
                Text(DISCARDS[options.discarded_honours]),
            )
        ),
    )


def _play(options: NapoleonOptions) -> Iterator[Text]:
    yield Text("napoleon-rules-lead")
    yield Text("napoleon-rules-follow")
    yield Text("napoleon-rules-printed")
    if options.jokers:
        yield Text("napoleon-rules-joker")
        yield Text("napoleon-rules-trump-call-no-trump" if options.no_trump else "napoleon-rules-trump-call")
    call = call_card(options)
    if call:
        yield call


def _tricks(options: NapoleonOptions) -> Iterator[Block]:
    yield said("napoleon-rules-tricks", trump=suit(TRUMP))
    yield ladder(rungs(options, TRUMP))
    yield showpiece(options)
    if options.no_trump:
        yield said("napoleon-rules-tricks-no-trump")
        yield ladder(rungs(options, None))
