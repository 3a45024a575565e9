"""Nothing that the person may not know reaches the page: not its document, not the messages it is sent."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from functools import partial
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from e2e.conftest import Join, Sit
from e2e.geometry import come_to_rest
from e2e.player import Mouse, Table
from e2e.saves import View, candidates, changed, hidden_cards, new_session, read
from e2e.watch import posted, watch_answers
from napoleon_core.errors import CoreError
from tests.counts import LONG

RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven", "6": "six", "5": "five"}
RANKS |= {"4": "four", "3": "three", "2": "two"}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

DOCUMENT = """() => {
  const page = document.body.cloneNode(true);
  for (const grid of page.querySelectorAll('.pack')) grid.remove();
  for (const path of page.querySelectorAll('path')) path.removeAttribute('d');
  return page.outerHTML;
}"""
"""The whole document but for the naming grid, which lists the pack whoever holds it, and the outlines of pictures."""

PLAIN_DOCUMENT = """() => document.body.outerHTML.replaceAll(/<!--.*?-->/gs, '')"""


def test_no_hidden_card_is_in_the_document_or_in_any_message(context: BrowserContext, sit: Sit) -> None:
    watch_answers(context)
    table = sit(new_session("three deals").save())
    for deal in range(3 if LONG else 2):
        table.play(Mouse(bid="20s" if deal == 1 else ""), look=the_document_keeps_the_secrets)
        moment = table.moment
        table.next_button.click()
        table.wait_after(moment)
    answers = posted(table.page)
    assert len(answers) > 60
    for answer in answers:
        hidden = hidden_cards(read(answer.save))
        told = codes_in(answer.rest["result"]["view"])
        assert not hidden & told, (hidden & told, answer.rest)


def the_document_keeps_the_secrets(table: Table) -> None:
    session = table.saved()
    public = public_parts(session.view())
    document = table.page.evaluate(DOCUMENT)
    for code in hidden_cards(session) - public:
        assert not re.search(rf"(?<![\w.]){code}(?!\w)", document), code
        assert name_of(code) not in document, code


def codes_in(view: View) -> set[str]:
    """All card codes in a view, but for its public parts: roles, the named card, and the naming grid."""
    kept = {key: part for key, part in view.items() if key not in ("roles", "headline", "prompt")}
    kept["prompt"] = {key: part for key, part in view["prompt"].items() if key != "rows"}
    return set(re.findall(r'"([2-9TJQKA][shdc]|Jo)"', json.dumps(kept))) - public_parts(view)


def public_parts(view: View) -> set[str]:
    """Cards that are spoken of because of their part in the game, whoever holds them."""
    return {*view["roles"], *(item["card"] for item in view["headline"] if "card" in item)}


def name_of(code: str) -> str:
    """A card in words."""
    return "joker" if code == "Jo" else f"{RANKS[code[0]]} of {SUITS[code[1]]}"


@pytest.mark.parametrize("trick", [1, 4])
def test_the_page_is_the_same_whoever_the_adjutant_is(trick: int, join: Join) -> None:
    saves = candidates(lambda view: secret_ally(view) and view["trick"]["number"] == trick)
    twins = next((save, twin) for save in saves if (twin := with_another_adjutant(save)))
    documents = []
    for save in twins:
        page = join(save).page
        come_to_rest(page)
        documents.append(page.evaluate(PLAIN_DOCUMENT))
    assert documents[0] == documents[1]


def secret_ally(view: View) -> bool:
    """Whether the person is to play, as an ally who does not know the adjutant."""
    others_known = any((seat["hat"] and seat["hat"]["kind"] == "adjutant") or seat["side"] == "defenders" for seat in view["seats"][1:])
    return bool(view["next"] == "human" and view["phase"] == "play" and not view["seats"][0]["hat"] and not others_known)


def with_another_adjutant(save: str) -> str | None:
    """The same history in which another CPU player was dealt the named card, for a card that nobody has seen of this one either."""
    session = read(save)
    deal = session.record().deals[-1]
    named = next(action.split()[1] for action in deal.actions if action.startswith("call"))
    hands = [[one.code for one in hand] for hand in deal.dealt.hands]
    napoleon = next(seat["seat"] for seat in session.view()["seats"] if seat["hat"])
    for holder, seat in permutations({1, 2, 3, 4} - {napoleon}, 2):
        for given in set(hands[seat]) & hidden_cards(session) if named in hands[holder] else ():
            swapped = changed(save, partial(swap, one=(holder, named), other=(seat, given)))
            with suppress(CoreError):  # somebody would have had to follow suit
                if read(swapped).view() == session.view():
                    return swapped
    return None


def swap(record: dict[str, Any], one: tuple[int, str], other: tuple[int, str]) -> None:
    """Exchange two cards between two hands as dealt."""
    hands = record["deals"][-1]["hands"]
    for (seat, card), (_, got) in ((one, other), (other, one)):
        hands[seat][hands[seat].index(card)] = got
