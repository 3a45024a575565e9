"""What the table says: names of cards, reasons, warnings and what a choice leads to."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Join
from e2e.player import Keys, Mouse, Table
from e2e.saves import NAPOLEON, Manner, View, find, find_first_bid

JOKER = {"key": "napoleon-role-joker"}
"""A part that the card's own name says."""

RED_THIRTEEN = Manner(bids=["13h"])


def test_a_barred_card_says_why_and_stays_in_the_hand(join: Join) -> None:
    table = join(find(lambda view: view["next"] == "human" and len(view["prompt"].get("barred", {})) >= 3))
    barred = table.hand.and_(table.page.locator('[aria-disabled="true"]'))
    before = table.cards(), table.moment
    for hands in (Keys(), Mouse()):
        hands.press(barred.first)
        expect(table.page.locator(".slip")).to_have_text(re.compile(r"You hold \w+, so you must follow"))
        expect(table.page.locator('[role="status"]', has_text="so you must follow")).not_to_have_count(0)
        expect(table.page.locator(".slip")).to_have_count(0)
    assert (table.cards(), table.moment) == before


def test_every_card_is_a_button_named_in_words_with_its_part(join: Join) -> None:
    save = find(
        lambda view: view["next"] == "human" and view["phase"] == "play" and any(code in view["roles"] for code in view["zones"]["hand:0"])
    )
    table = join(save)
    view = table.saved().view()
    toolbar = table.page.get_by_role("toolbar", name="Your hand")
    assert toolbar.get_by_role("button").count() == len(table.cards())
    for code in table.cards():
        label = table.page.locator(f'[data-zone="hand:0"] [data-card="{code}"]').get_attribute("aria-label") or ""
        assert re.fullmatch(r"(\w+ of (spades|hearts|diamonds|clubs)|joker)(, .+)?", label), label
        assert (", " in label) == (view["roles"].get(code, JOKER)["key"] != JOKER["key"]), label
    for seat in range(1, 5):
        expect(table.page.locator(f'[data-zone="hand:{seat}"]')).to_have_attribute("aria-label", re.compile(r"\d+ face-down cards?"))


def test_asked_again_the_bids_begin_at_the_lowest_in_my_own_suit(join: Join) -> None:
    overbid = find_first_bid(lambda view: view["next"] == "human" and bool(view["prompt"].get("start")), RED_THIRTEEN)
    table = join(overbid)
    moment = table.moment
    table.decide(Mouse(bid="13h"))
    table.wait_after(moment)
    start = table.saved().view()["prompt"]["start"] or ""
    assert start.endswith("h")
    expect(table.page.locator(f'[data-move="{start}"]')).to_have_attribute("aria-pressed", "true")
    Keys().go_to(table.submit)
    moment = table.moment
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.wait_after(moment)
    session = table.saved()
    spoken = [bid for bid in session.record().deals[-1].actions[: session.view()["step"]] if re.fullmatch(r"\d+[shdc]", bid)]
    assert start in spoken
    table.page.keyboard.press("Enter")


def test_only_higher_bids_can_be_made_and_the_others_say_so(join: Join) -> None:
    table = join(find(lambda view: view["next"] == "human" and view["phase"] == "auction" and view["ring"]["high"] is not None))
    barred = table.page.locator('.cell[aria-disabled="true"]')
    assert barred.count() >= 1
    moment = table.moment
    Mouse().press(barred.first)
    expect(table.page.locator(".ask .warn")).to_have_text(re.compile(r"A bid must be higher than"))
    assert barred.first.get_attribute("aria-pressed") == "false"
    Mouse().press(table.submit)
    assert table.moment == moment


def test_naming_an_own_card_asks_once_more(join: Join) -> None:
    table = join(find(lambda view: view["phase"] == "naming" and view["next"] == "human" and "Jo" not in view["zones"]["hand:0"], NAPOLEON))
    page, moment = table.page, table.moment
    own = page.locator(".cell.own:not(.sample)").first
    expect(own).to_have_attribute("aria-label", re.compile(r" your own card$"))
    own.click()
    table.submit.click()
    confirm = page.locator('dialog[data-dialog="confirm"]')
    expect(confirm).to_contain_text("With it you play alone against all the others")
    confirm.get_by_role("button", name="Back").click()
    expect(confirm).to_have_count(0)
    assert table.moment == moment
    page.locator('[data-move="call Jo"]').click()
    expect(page.locator(".ask .words")).to_contain_text("Only its holder will know.")
    table.submit.click()
    table.wait_after(moment)
    assert table.phase == "exchange"


def test_playing_alone_is_told_to_napoleon_after_the_confirmation(join: Join) -> None:
    table = join(find(lambda view: view["phase"] == "naming" and view["next"] == "human", NAPOLEON))
    moment = table.moment
    table.page.locator(".cell.own:not(.sample)").first.click()
    table.submit.click()
    table.page.locator('[data-act="confirm"]').click()
    table.wait_after(moment)
    expect(table.page.locator(".ask .words")).to_contain_text("you play alone. Nobody else knows.")


def test_the_exchange_marks_new_cards_keeps_the_order_and_warns_of_honours(join: Join) -> None:
    def with_honours(view: View) -> bool:
        return view["phase"] == "exchange" and view["next"] == "human" and view["zones"]["hand:0"][0][0] in "AKQJT"

    table = join(find(with_honours, NAPOLEON))
    view = table.saved().view()
    cards = table.cards()
    assert sorted(cards) == sorted(view["zones"]["hand:0"])
    assert len(set(cards)) == 13
    new = table.page.locator('[data-zone="hand:0"] .new')
    assert sorted(new.evaluate_all("cards => cards.map((card) => card.dataset.card)")) == sorted(view["marks"])
    assert all(str(label).endswith("new in your hand") for label in new.evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
    expect(table.submit).to_have_attribute("aria-disabled", "true")
    honour = view["zones"]["hand:0"][0]
    table.page.locator(f'[data-zone="hand:0"] [data-card="{honour}"]').click(position={"x": 8, "y": 8})
    expect(table.page.locator(".ask .warn")).to_have_text(re.compile("is an honour. It will count for the allies"))
    table.page.locator('[data-zone="picked"] button').click()
    expect(table.page.locator(".ask .warn")).to_have_count(0)
    assert table.cards() == cards


def test_the_adjutant_is_told_in_private_at_once(join: Join) -> None:
    def told(view: View) -> bool:
        secret = view["seats"][0]["hat"] == {"kind": "adjutant", "secret": True}
        return bool(secret and view["phase"] == "play" and view["next"] == "human")

    table = join(find(told))
    expect(table.page.locator(".plaque")).to_contain_text("you, in secret")


def test_the_last_trick_is_shown_on_demand(join: Join) -> None:
    table: Table = join(find(lambda view: view["next"] == "human" and view["last"] is not None))
    last = table.saved().view()["last"]
    assert last
    dialog = table.open_dialog("lastTrick")
    expect(dialog.locator(".laid-trick li")).to_have_count(5)
    expect(dialog.locator(".laid-trick .wins")).to_contain_text(table.saved().view()["seats"][last["winner"]]["name"])
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.page.locator('[data-open="lastTrick"]')).to_be_focused()


def test_what_the_army_has_won_is_a_range_against_the_bid_while_the_adjutant_is_hidden(join: Join) -> None:
    def hidden(view: View) -> bool:
        return view["next"] == "human" and bool(view["trick"]) and view["ring"]["maybe"] > 1

    table = join(find(hidden))
    view = table.saved().view()
    low, high, bid = view["middle"]["low"], view["middle"]["high"], view["middle"]["of"]
    middle = table.page.locator(".middle")
    expect(middle).to_have_accessible_name(f"{low} to {high} of {bid} won")
    expect(middle).to_contain_text(f"{low}–{high}")
    for seat in view["seats"]:
        expect(table.page.locator(f'main [data-seat="{seat["seat"]}"] .token b')).to_have_text(str(seat["taken"]))
