"""The rules of a table of Nap as a page, made from its options and from the rows of its contracts."""

from __future__ import annotations

from collections.abc import Iterator

from napoleon_core.cards import RANKS
from napoleon_core.games.nap.contract import HAND, Contract, all_bids, by_name, open_to
from napoleon_core.games.nap.options import SETTINGS, NapOptions
from napoleon_core.games.nap.rulebook_advice import advice, glossary, questions
from napoleon_core.games.nap.rulebook_tricks import examples, rungs, showpiece
from napoleon_core.games.nap.scoring import settle
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.option_specs import TableStyle, Value, read_values
from napoleon_core.rule_page import Block, Cell, RulePage, Section, ladder, listed, said, table, terms
from napoleon_core.texts import Json, Text, amount, bid, nested

BIDS = (Text("nap-rules-col-bid"), Text("nap-rules-col-tricks"))
PAID = (
    Text("nap-rules-col-bid"),
    Text("nap-rules-col-made"),
    Text("nap-rules-col-made-others"),
    Text("nap-rules-col-failed"),
    Text("nap-rules-col-failed-others"),
)
TEN = 10
HANDS: dict[Value, str] = {"3-2": "nap-rules-hands", "singly": "nap-rules-hands-singly"}
TRICKS: dict[Value, str] = {"gathered": "nap-rules-gathered", "kept": "nap-rules-kept"}


def rules(options: NapOptions, style: TableStyle) -> RulePage:
    """The page; a section for each step of a match, then how to play well, glossary and questions."""
    settings = read_values("Nap", SETTINGS, style.settings)
    chapters = (
        Section("goal", Text("nap-rules-goal-title"), _goal(options)),
        Section("deal", Text("nap-rules-deal-title"), _deal(options, settings["dealing"])),
        Section("auction", Text("nap-rules-auction-title"), tuple(_auction(options))),
        Section("play", Text("nap-rules-play-title"), (listed(_play(options, settings["played"])),)),
        Section("tricks", Text("nap-rules-tricks-title"), (said("nap-rules-tricks"), ladder(rungs(True)), showpiece(options))),
        Section("examples", Text("nap-rules-examples-title"), tuple(examples(options))),
        Section("scores", Text("nap-rules-scores-title"), tuple(_scores(options, style.unit))),
        Section("well", Text("nap-rules-well-title"), (terms(advice(options)),)),
        Section("words", Text("nap-rules-words-title"), (terms(glossary(options)),)),
        Section("questions", Text("nap-rules-questions-title"), (terms(questions(options)),)),
    )
    return RulePage(Text("nap-rules-title"), chapters, style.unit)


def _goal(options: NapOptions) -> tuple[Block, ...]:
    deals = options.deals_each * options.players
    return said("nap-rules-goal"), said("nap-rules-match", each=options.deals_each, deals=deals)


def _deal(options: NapOptions, dealing: Value) -> tuple[Block, ...]:
    cards = options.cards()
    used: dict[str, Json] = {"players": options.players, "cards": len(cards)}
    lowest = RANKS[min(one.rank for one in cards) - 2]
    named = TEN if lowest == "T" else int(lowest)
    stripped = said("nap-rules-pack-stripped", **used, lowest=named)
    dealt = options.players * HAND
    return (
        stripped if options.pack == "stripped" else said("nap-rules-pack", **used),
        said(HANDS[dealing], hand=HAND, left=len(cards) - dealt),
        said("nap-rules-dealer"),
    )


def _auction(options: NapOptions) -> Iterator[Block]:
    opening = open_to(options, -1, forced=False)
    yield said("nap-rules-auction")
    yield listed(_ladder_of_bids(options))
    yield said("nap-rules-auction-bids", lowest=bid(opening[0].face()), highest=bid(all_bids(options)[-1].face()))
    rows = [row for row in all_bids(options) if row in opening or row.over]
    yield table(Text("nap-rules-bids-caption"), BIDS, [(row.face(), to_win(row)) for row in rows])
    yield said("nap-rules-all-pass-dealer" if options.all_pass == "dealer_bids" else "nap-rules-all-pass-redeal")


def _ladder_of_bids(options: NapOptions) -> Iterator[Text]:
    yield Text("nap-rules-one-round")
    yield Text("nap-rules-higher")
    for row in all_bids(options):
        if row.over:
            yield Text("nap-rules-only-over", {"bid": bid(row.face()), "over": bid(by_name(options)[row.over].face())})
    yield Text("nap-rules-auction-ends", {"highest": bid(all_bids(options)[-1].face())})


def to_win(row: Contract) -> Text:
    """The tricks with which a bid is made."""
    if row.most == 0:
        return Text("nap-rules-tricks-none")
    if row.least == row.most:
        return Text("nap-rules-tricks-all")
    return Text("nap-rules-tricks-some", {"tricks": row.least})


def _play(options: NapOptions, played: Value) -> Iterator[Text]:
    yield Text("nap-rules-lead")
    yield Text("nap-rules-follow")
    yield Text("nap-rules-winner-leads")
    yield Text(TRICKS[played])
    if options.misere:
        yield Text("nap-rules-misere-trumps" if options.misere_trumps else "nap-rules-misere-no-trumps")
    yield Text("nap-rules-whole")


def _scores(options: NapOptions, unit: Text | None) -> Iterator[Block]:
    yield said("nap-rules-scores")
    if unit:
        yield said("nap-rules-scores-unit", unit=nested(_many(unit)))
    if options.misere:
        yield said("nap-rules-scores-misere", value=amount(by_name(options)["misere"].won))
    above = [row for row in all_bids(options) if row.over]
    yield said("nap-rules-scores-nap", won=amount(by_name(options)["nap"].won), lost=amount(by_name(options)["nap"].lost))
    for row in above:
        times = row.won // by_name(options)["nap"].won
        yield said("nap-rules-scores-times", bid=bid(row.face()), times=times)
    counted: dict[str, Json] = {"unit": nested(_many(unit))} if unit else {}
    caption = Text("nap-rules-paid-in" if unit else "nap-rules-paid", {"players": options.players, **counted})
    yield table(caption, PAID, [_paid(options, row) for row in _used(options)])


def _many(unit: Text) -> Text:
    """The unit as a name without a number: in the plural."""
    return Text(unit.key, {"count": TEN})


def _used(options: NapOptions) -> list[Contract]:
    """The bids that may be made at this table, by the forced dealer too."""
    forced = options.all_pass == "dealer_bids"
    return [row for row in all_bids(options) if row.over or row in open_to(options, -1, forced)]


def _paid(options: NapOptions, row: Contract) -> tuple[Cell, ...]:
    made, failed = payout(options, row, made=True), payout(options, row, made=False)
    return row.face(), *made, *failed


def payout(options: NapOptions, row: Contract, *, made: bool) -> tuple[int, int]:
    """What the bidder scores, and each of the others, as the engine settles it."""
    won = row.least if made else row.most + 1 if row.most == 0 else row.least - 1
    tricks = [Trick(0, (), 0 if number < won else 1, "") for number in range(HAND)]
    found = settle(options, row, 0, tricks).scores
    return found[0], found[1]
