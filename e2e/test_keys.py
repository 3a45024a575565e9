"""The table by keyboard alone: where the focus goes, what single keys tell, and how they are switched off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Join, Sit, at
from e2e.kept import KeptPage
from e2e.player import Keys, Table
from e2e.saves import find_first_bid
from e2e.sizes import position
from e2e.test_accessibility import axe_is_content

FIRST_BID = find_first_bid(lambda view: view["phase"] == "result")

WATCH_FOCUS = """() => {
  window.focusLost = [];
  let tabbing = false;
  document.addEventListener('keydown', ({ key }) => { tabbing = key === 'Tab'; }, true);
  document.addEventListener('focusin', () => { tabbing = false; }, true);
  new MutationObserver(() => {
    const lost = document.activeElement === document.body && !tabbing;
    if (lost) window.focusLost.push(document.querySelector('main')?.outerHTML.slice(0, 300) ?? 'no table');
  }).observe(document.getElementById('app'), { childList: true, subtree: true, attributes: true });
}"""
"""Notes every change of the table after which nothing has the focus, but for those while a Tab has taken it out of the page."""


def news(page: Page) -> Locator:
    """What is read out."""
    return page.locator("#news p")


def said_by(page: Page, key: str) -> list[str]:
    """The sentences that a key brings."""
    page.locator("#news").evaluate("news => news.replaceChildren()")
    page.keyboard.press(key)
    return news(page).all_inner_texts()


def test_no_move_of_a_deal_played_by_keyboard_leaves_the_focus_nowhere(sit: Sit) -> None:
    table = sit(FIRST_BID).wait_for_me()
    table.page.keyboard.press("Tab")
    table.page.evaluate(WATCH_FOCUS)
    table.play(Keys(bid="20s"))
    assert table.phase == "result"
    expect(table.next_button).to_be_focused()
    moment = table.moment
    table.page.keyboard.press("Enter")
    table.wait_after(moment)
    assert table.page.evaluate("window.focusLost") == []
    assert table.page.evaluate("document.activeElement.closest('.widget') !== null"), "the new deal begins at the bids"


def test_after_a_card_the_focus_is_on_the_next_one_and_a_further_press_plays_it(sit: Sit) -> None:
    table = sit(position("lead")).wait_for_me()
    Keys().go_to(table.hand.nth(3))
    following = table.cards()[4]
    moment = table.moment
    table.page.keyboard.press("Enter")
    table.wait_after(moment)
    expect(table.page.locator(f'[data-zone="hand:0"] [data-card="{following}"]')).to_be_focused()


def test_a_deal_of_nap_is_played_by_keyboard_alone(kept: KeptPage) -> None:
    table = kept.follow("nap?seed=keyboard")
    table.page.evaluate("document.addEventListener('pointerdown', () => { throw new Error('a pointer was used'); }, true)")
    table.play(Keys(bid="nap"))
    assert table.phase == "result"
    Keys().go_to(table.next_button)
    kept.give_up()


@at("play")
def test_single_keys_tell_hand_trick_contract_scores_and_what_is_asked(shared_table: Table) -> None:
    page = shared_table.page
    view = shared_table.saved().view()
    hand = said_by(page, "h")
    assert hand[0] == f"Your hand, {len(view['zones']['hand:0'])} cards"
    assert len(hand) == 1 + len(view["zones"]["hand:0"]) + 1 + len(view["prompt"]["legal"])
    trick = said_by(page, "t")
    assert trick[0] == "Trick 1, 4 cards"
    assert all(re.fullmatch(r"\S+: (\w+ of \w+|joker)(, .+)?", line) for line in trick[1:-1])
    assert trick[-1].endswith(" is winning")
    assert said_by(page, "l") == ["No trick has been played in this deal."]
    assert any("Napoleon: " in line for line in said_by(page, "c"))
    assert len(said_by(page, "s")) == 1 + 5
    assert said_by(page, "w")[0] == shared_table.page.locator(".ask h2").inner_text()


@at("play")
def test_keys_are_left_to_others_with_a_modifier_and_in_an_open_panel(shared_table: Table) -> None:
    page = shared_table.page
    for combination in ("Control+h", "Alt+t", "Meta+s"):
        assert said_by(page, combination) == []
    shared_table.open_dialog("scores")
    assert said_by(page, "t") == []
    shared_table.close_dialog()


@pytest.fixture
def keys_panel(join: Join) -> Locator:
    """The panel that ``?`` opens."""
    table = join(position("play"))
    table.hand.first.focus()
    table.page.keyboard.press("?")
    dialog = table.page.get_by_role("dialog", name="Keys, and reading aloud")
    expect(dialog).to_be_visible()
    return dialog


def test_the_panel_of_keys_tells_by_buttons_too_and_gives_the_focus_back(keys_panel: Locator) -> None:
    page = keys_panel.page
    axe_is_content(page)
    keys_panel.get_by_role("button", name="your hand").click()
    expect(keys_panel.get_by_role("status")).to_contain_text("Your hand, 10 cards")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(keys_panel).to_have_count(0)
    expect(page.locator('[data-zone="hand:0"] button').first).to_be_focused()


def test_single_keys_can_be_switched_off_and_stay_off(sit: Sit) -> None:
    table = sit(position("play")).wait_for_me()
    page = table.page
    page.keyboard.press("?")
    dialog = page.locator('dialog[data-dialog="keys"]')
    dialog.get_by_text("Off", exact=True).click()
    table.close_dialog()
    assert said_by(page, "h") == []
    page.reload()
    table.wait_for_me()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.open_dialog("menu").locator('[data-act="keys"]').click()
    expect(dialog).to_be_visible()


@at("play")
def test_a_panel_opened_from_the_menu_has_the_focus_and_the_menu_gets_it_back(shared_table: Table) -> None:
    page = shared_table.page
    for name in ("log", "keys", "rules", "settings"):
        menu = page.locator('[data-open="menu"]')
        menu.focus()
        page.keyboard.press("Enter")
        page.locator(f'dialog [data-act="{name}"]').press("Enter")
        dialog = page.locator(f'dialog[data-dialog="{name}"]')
        expect(dialog.get_by_role("heading", level=2)).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(menu).to_be_focused()
