"""The hand lies as one has chosen: after the deal, the pick-up, the discard and a reload, wherever its cards came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise, permutations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Join, Sit
from e2e.player import Keys, Mouse, Table
from e2e.saves import NAPOLEON, View, find
from e2e.sizes import PHONE, position
from e2e.storage import cards_in_clear, settings
from e2e.test_settings import choose, open_settings

RED = "hd"
ENDS = {"left": 0, "right": -1}
TRUMP = "s"
"""Of the matches in which Napoleon bids twenty spades."""


def suits_of(cards: list[str]) -> str:
    """The suits from left to right, each once where its cards lie together; j for the joker."""
    return "".join(suit for suit, _ in groupby("j" if code == "Jo" else code[1] for code in cards))


def clashes(suits: Iterable[str]) -> int:
    """How often a suit lies beside another of its colour."""
    return sum((one in RED) == (other in RED) for one, other in pairwise(suits))


def is_sorted(cards: list[str], order: str) -> bool:
    """Suits lie together, colours alternate as long as they can, and trumps with the joker where they were chosen to be."""
    suits = suits_of(cards)
    plain = suits.strip("j")

    def trumps_are_right(found: Sequence[str]) -> bool:
        return TRUMP not in found or order not in ENDS or found[ENDS[order]] == TRUMP

    fewest = min(clashes(other) for other in permutations(plain) if trumps_are_right(other))
    jokers = "j" not in suits or suits[ENDS.get(order, -1)] == "j"
    return len({*suits}) == len(suits) and trumps_are_right(plain) and jokers and clashes(plain) == fewest


@pytest.mark.parametrize("order", ["right", *(pytest.param(order, marks=pytest.mark.long) for order in ("suits", "left"))])
def test_the_hand_keeps_its_order_over_pick_up_discard_play_and_reload(sit: Sit, order: str) -> None:
    table = sit(position("naming"), settings=settings(speed="once", order=order)).wait_for_me()
    for phase, held in (("naming", 10), ("exchange", 13), ("play", 10), ("play", 9)):
        assert table.phase == phase
        expect(table.hand).to_have_count(held)
        assert is_sorted(table.cards(), order), table.cards()
        table.page.reload()
        table.wait_for_me()
        assert is_sorted(table.cards(), order), table.cards()
        if phase == "exchange":
            expect(table.page.locator(".hand .new")).to_have_count(3)
        moment = table.moment
        table.decide(Mouse())
        table.wait_after(moment)


@pytest.mark.parametrize("order", ["suits", "left", "right"])
def test_a_hand_with_few_suits_alternates_as_long_as_it_can(join: Join, order: str) -> None:
    def lacks_a_suit(view: View) -> bool:
        return (
            view["next"] == "human" and view["phase"] == "play" and len({code[1] for code in view["zones"]["hand:0"] if code != "Jo"}) < 4
        )

    table = join(find(lacks_a_suit, NAPOLEON, deals=99))
    choose(open_settings(table.page), "order", order)
    table.close_dialog()
    assert is_sorted(table.cards(), order), table.cards()
    choose(open_settings(table.page), "order", "suits")
    table.close_dialog()


def own_hand(sit: Sit, name: str = "naming") -> Table:
    return sit(position(name), settings=settings(speed="once", order="own")).wait_for_me()


def test_a_card_moved_by_keys_stays_there_over_pick_up_discard_and_reload(sit: Sit) -> None:
    table = own_hand(sit)
    first, second, *others = table.cards()
    Keys().go_to(table.hand.first)
    table.page.keyboard.press("Shift+ArrowRight")
    expect(table.hand.nth(1)).to_be_focused()
    assert table.cards() == [second, first, *others]
    assert cards_in_clear(table.page) == []
    for _ in range(3):
        moment = table.moment
        table.decide(Mouse())
        table.wait_after(moment)
        table.page.reload()
        table.wait_for_me()
        laid = [code for code in table.cards() if code in (first, second)]
        assert laid == [code for code in (second, first) if code in laid]


def test_a_new_deal_lies_in_the_usual_order_again(sit: Sit) -> None:
    table = own_hand(sit, "result")
    moment = table.moment
    table.next_button.click()
    table.wait_after(moment)
    assert is_sorted(table.cards(), "suits")


def drag(page: Page, card: Locator, right: float) -> None:
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 10, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 10 + right / 2, box["y"] + 14)
    page.mouse.move(box["x"] + 10 + right, box["y"] + 12)
    page.mouse.up()


def test_a_card_dragged_to_another_place_lies_there_and_is_not_played(sit: Sit) -> None:
    table = own_hand(sit, "lead")
    cards, moment = table.cards(), table.moment
    step = table.page.evaluate("(([one, other]) => other.offsetLeft - one.offsetLeft)([...document.querySelectorAll('.fan .slot')])")
    drag(table.page, table.hand.nth(2), 2.5 * step)
    assert table.cards() == [*cards[:2], *cards[3:5], cards[2], *cards[5:]]
    assert table.moment == moment
    table.page.reload()
    assert table.wait_for_me().cards() == [*cards[:2], *cards[3:5], cards[2], *cards[5:]]


def test_a_press_that_moves_a_little_is_a_press(sit: Sit) -> None:
    table = own_hand(sit, "lead")
    moment = table.moment
    drag(table.page, table.hand.nth(0), 6)
    table.wait_after(moment)
    expect(table.hand).to_have_count(9)


def test_a_card_goes_to_another_place_by_two_taps(sit: Sit) -> None:
    table = own_hand(sit, "lead")
    table.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    cards, moment = table.cards(), table.moment
    table.open_dialog("menu").locator('[data-act="arrange"]').click()
    Mouse().press(table.hand.nth(7))
    expect(table.hand.nth(7)).to_have_attribute("aria-pressed", "true")
    Mouse().press(table.hand.nth(0))
    assert table.cards() == [cards[7], *cards[:7], *cards[8:]]
    table.page.get_by_role("button", name="Done").click()
    assert table.moment == moment
    table.decide(Mouse())
    table.wait_after(moment)
