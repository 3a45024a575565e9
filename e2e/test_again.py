"""*Play again* at a table that a link or a record opened: the newer match takes the place of the one that is over."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.kept import KeptPage
from e2e.player import LINKS, Mouse, Table
from e2e.saves import PASSING, read, step
from e2e.sizes import position
from e2e.storage import settings, store
from napoleon_core.games import game_of
from napoleon_core.record import encode
from napoleon_core.session import Seating, Session
from site_build.server import SiteServer

LINK = "nap?preset=hoyle&players=3&deals_each=1&seed=over&dealer=1"
STORED = f"slot => {LINKS}.find((each) => each.slot === slot).save"


def over(game: str, preset: str | None, settings: dict[str, Any], **options: Any) -> Session:
    """A match of one person and others, at its end."""
    rules = game_of(game, options)
    seating = Seating(("You", "Aoi", "Hugo", "Mina")[: rules.seats], ("human", *["policy"] * (rules.seats - 1)))
    session = Session(rules, "over", seating)
    session.arrange(preset, settings)
    while session.next != "over":
        step(session, PASSING)
    return session


def hoyle() -> Session:
    options = {"lowest_bid": 1, "misere": False, "top_bid": "nap", "nap_payout": "10-5"}
    return over("nap", "hoyle", {"played": "kept", "dealing": "singly"}, players=3, deals_each=1, **options)


TABLES = {LINK: hoyle, "record": lambda: over("napoleon", None, {}, players=4, deals=1, yoromeki=False)}


@pytest.mark.parametrize("slot", TABLES, ids=["link", "record"])
def test_the_newer_match_is_of_the_same_table_and_is_resumed(slot: str, context: BrowserContext, site: SiteServer, page: Page) -> None:
    before, own = TABLES[slot](), position("lead")
    linked = json.dumps({"save": before.save(), "over": True, "link": None if slot == "record" else slot, "foreign": slot == "record"})
    store(context, site, {"settings": settings(speed="once"), "save": own, "choice": "napoleon?players=6", f"linked:{slot}": linked})
    page.goto(f"{site.url}#{slot}")
    table = Table(page).wait_for_me()
    assert table.next == "over"
    table.again_button.click()
    expect(page.locator('main[data-serial="1"]:not([data-next="over"])')).to_be_attached()
    table.wait_for_me()
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    newer = read(page.evaluate(STORED, slot))
    assert newer.seed != before.seed
    assert asdict(newer.game.options) == asdict(before.game.options)
    assert (newer.seating, newer.extra.get("preset"), newer.extra.get("settings")) == (
        before.seating,
        before.extra.get("preset"),
        before.extra.get("settings"),
    )
    page.reload()
    table.wait_for_me()
    assert encode(read(page.evaluate(STORED, slot)).record()) == encode(newer.record())
    assert sorted(table.cards()) == sorted(newer.view()["zones"]["hand:0"])
    assert table.save() == own, "the match of the bare address is left alone"


def why_unrated(table: Table) -> str | None:
    """As the menu says it."""
    menu = table.open_dialog("menu").locator(".unrated")
    said = menu.inner_text() if menu.count() else None
    table.close_dialog()
    return said


def test_cards_that_were_seen_are_known_at_whatever_table_they_come_again(kept: KeptPage) -> None:
    """A match was dealt again by the seed of a record that showed its cards, and was rated."""
    known = "Not rated: these cards had been seen before."
    before = hoyle()
    kept.join(before.save())
    table = kept.follow("nap?players=3&seed=over&dealer=1")
    assert (why_unrated(table), table.saved().record().extra["unrated"]) == (known, "seen")
    rated = kept.follow("nap?seed=dealt%20twice")
    assert why_unrated(rated) is None
    again = kept.follow("nap?players=5&seed=dealt%20twice&seat=2")
    assert why_unrated(again) == known
    again.page.evaluate("location.hash = '#nap?seed=dealt%20twice'")
    expect(again.page.locator('main[data-players="4"]')).to_be_visible()
    assert why_unrated(Table(again.page).wait_for_me()) == known, "what the second table shows helps at the first one"
