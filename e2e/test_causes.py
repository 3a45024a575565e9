"""A match, watched at every change of the page: nothing is shown before the card that proves it, and nothing ever stands still."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from playwright.sync_api import BrowserContext

from e2e.conftest import Sit
from e2e.player import MINE, Mouse
from e2e.saves import new_session
from e2e.watch import Drawn, hasten, states, watch_states
from tests.counts import LONG

PLAYERS = 5
HONOURS = "AKQJT"
FINISHED = ("result", "passed")
ME = 0
DEALS = 5 if LONG else 2


def test_over_a_match_nothing_is_shown_before_its_cause(context: BrowserContext, sit: Sit) -> None:
    watch_states(context)
    table = sit(new_session("causes").save(), speed="normal").wait_for_me()
    hasten(table.page)
    while True:
        table.play(Mouse())
        if table.next == "over" or table.moment.serial == DEALS:
            break
        moment = table.moment
        table.next_button.click()
        table.wait_after(moment)
    seen = states(table.page)
    assert len({drawn.serial for drawn in seen}) >= DEALS
    for drawn in seen:
        assert len({seat for seat, _ in drawn.middle}) == len(drawn.middle) <= PLAYERS, drawn
        assert drawn.able or drawn.waits not in MINE, drawn
    for _, deal in groupby(seen, lambda drawn: drawn.serial):
        badges_have_causes([*deal])
    revealed = {drawn.serial for drawn in seen if "adjutant" in drawn.hats.values() and drawn.phase == "play"}
    assert len(revealed) > DEALS // 3, "deals in which the adjutant comes to be known"


def badges_have_causes(deal: list[Drawn]) -> None:
    """Hats, sides and counts of one deal, each after the cards that prove it."""
    for drawn, shown, held in with_cards_so_far(deal):
        if drawn.phase in FINISHED:
            continue
        napoleon = [seat for seat, kind in drawn.hats.items() if kind == "declarer"]
        assert not napoleon or drawn.phase != "auction", drawn
        named_is_known = drawn.named in shown | held
        for seat, kind in drawn.hats.items():
            if kind == "adjutant":
                assert drawn.named in held if seat == ME else (seat, drawn.named) in drawn.middle or drawn.named in shown, drawn
        for seat, (side, _) in drawn.tokens.items():
            assert side == "unknown" or seat in (ME, *napoleon) or named_is_known, drawn
        won = sum(count for _, count in drawn.tokens.values())
        assert won <= sum(card[0] in HONOURS and card != "Jo" for card in shown), drawn


def with_cards_so_far(deal: list[Drawn]) -> Iterator[tuple[Drawn, frozenset[str], frozenset[str]]]:
    """Each moment with the cards that have been in the middle, and those that have been in my hand."""
    shown: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()
    for drawn in deal:
        shown |= {card for _, card in drawn.middle}
        held |= drawn.hand
        yield drawn, shown, held
