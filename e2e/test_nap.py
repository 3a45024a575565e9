"""Whole deals of Nap with each preset, and of Napoleon for four and for six, by the mouse."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.geometry import resize
from e2e.kept import KeptPage
from e2e.player import LINKED
from e2e.sizes import PHONE
from napoleon_core.record import unseal

MINE = ", ".join(f'#app[data-waits="{who}"]' for who in ("human", "deal", "over"))
TURN = 60_000


def wait(page: Page) -> None:
    """Until the table waits for the person."""
    expect(page.locator(MINE)).to_be_attached(timeout=TURN)


def press(page: Page, selector: str) -> None:
    """A press on the first of these: in a fan on the card's left edge."""
    page.locator(selector).first.click(position={"x": 8, "y": 8})


def decide(page: Page, bids: tuple[str, ...]) -> None:
    """One move of the person."""
    main = page.locator("main.table")
    widget, phase, step = (main.get_attribute(f"data-{name}") for name in ("widget", "phase", "step"))
    if widget == "cards":
        press(page, ".fan .card.can")
    elif widget == "pick":
        while page.locator('[data-act="submit"][aria-disabled]').count():
            press(page, ".fan .card.pick")
        page.locator('[data-act="submit"]').click()
    elif phase == "auction":
        can = next((bid for bid in bids if page.locator(f'[data-move="{bid}"]:not([aria-disabled])').count()), None)
        page.locator(f'[data-move="{can or "pass"}"]').click()
        if can:
            page.locator('[data-act="submit"]').click()
    else:
        page.locator(".cell:not(.own):not(.sample)").first.click()
        page.locator('[data-act="submit"]').click()
    expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_attached(timeout=TURN)
    wait(page)


def play(page: Page, bids: tuple[str, ...], look: Callable[[Page], None] = lambda _page: None) -> dict[str, Any]:
    """Play deals until one is over that was played; give its record."""
    wait(page)
    while page.locator("main.table").get_attribute("data-next") == "human":
        look(page)
        decide(page, bids)
    expect(page.locator(".sheet")).to_be_visible()
    deal: dict[str, Any] = json.loads(unseal(page.evaluate(LINKED)))
    return deal


@pytest.mark.parametrize(("preset", "unit"), [("standard", ""), ("french", "chips"), ("hoyle", "pence")])
def test_a_deal_of_nap_with_each_preset(preset: str, unit: str, kept: KeptPage) -> None:
    page = kept.follow(f"nap?preset={preset}&seed=nap%20{preset}").page
    wait(page)
    if page.locator("main.table").get_attribute("data-phase") == "auction":
        expect(page.locator('main[data-shape="list"]')).to_be_attached()
    record = play(page, ("4", "nap", "wellington", "blucher"))
    assert record["preset"] == preset
    assert len([act for act in record["deals"][0]["actions"] if len(act) == 2]) == 20
    expect(page.locator(".line.head .score")).to_contain_text(unit or "deal")


def test_hoyle_keeps_played_cards_before_their_owners_and_turns_the_winning_ones_down(kept: KeptPage) -> None:
    seen: list[tuple[int, int]] = []

    def look(page: Page) -> None:
        if page.locator('main[data-phase="play"]').count():
            cards = page.locator('[data-zone^="played:"]')
            seen.append((cards.locator("> *").count(), cards.locator("> .back").count()))

    page = kept.follow("nap?preset=hoyle&seed=kept").page
    play(page, ("4", "nap"), look)
    assert seen
    assert all(up == 4 * down for up, down in seen)
    assert max(down for _, down in seen) >= 3


@pytest.mark.parametrize("players", [3, 6])
def test_a_deal_of_nap_for_three_and_six(players: int, kept: KeptPage) -> None:
    page = kept.follow(f"nap?players={players}&seed=many-{players}").page
    record = play(page, ("4", "nap", "wellington"))
    assert len(record["players"]) == players


@pytest.mark.parametrize(("players", "cards", "widow"), [(4, 12, 5), (6, 8, 5)])
def test_a_deal_of_napoleon_for_four_and_six(players: int, cards: int, widow: int, kept: KeptPage) -> None:
    page = kept.follow(f"napoleon?players={players}&minimum_bid=8&no_trump=true&adjutant_naming=after_exchange&seed=big-{players}").page
    exchanged: list[int] = []

    def look(page: Page) -> None:
        if page.locator('main[data-widget="pick"]').count():
            exchanged.append(page.locator(".fan [data-card]").count())

    wait(page)
    expect(page.locator(".fan [data-card]")).to_have_count(cards)
    record = play(page, ("20n",), look)
    assert exchanged == [cards + widow]
    actions = record["deals"][0]["actions"]
    assert [act.split()[0] for act in actions if " " in act] == ["discard", "call"]
    assert len(actions) == actions.index(next(act for act in actions if act.startswith("call"))) + 1 + players * cards


def test_an_auction_of_many_numbers_asks_for_the_suit_first_on_a_phone(kept: KeptPage) -> None:
    page = kept.follow("napoleon?players=4&minimum_bid=8&no_trump=true&seed=tall").page
    resize(page, PHONE)
    wait(page)
    expect(page.locator(".bids .cell:visible")).to_have_count(13)
    page.get_by_role("button", name="hearts", exact=True).click()
    expect(page.locator('.bids .cell[data-move="20h"]')).to_be_visible()
    expect(page.locator('.bids .cell[data-move="20s"]')).to_be_hidden()
