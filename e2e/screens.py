"""Every screen of the site, one after the other: what lies over a table, what is asked, the start screen unfolded."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from e2e.form import open_house_rules, set_up
from e2e.player import Table
from e2e.saves import NAPOLEON, View, candidates, find
from napoleon_core.game import Game
from napoleon_core.games import game_of
from napoleon_core.session import HUMAN, Seating, Session

PANELS = ("log", "share", "days", "statistics", "rules", "characters", "players", "settings", "keys", "about")
"""What the menu leads to."""


def over_the_table(table: Table) -> Iterator[str]:
    """The menu, then each panel that it leads to; one is closed when the next is asked for."""
    table.open_dialog("menu")
    yield "menu"
    table.close_dialog()
    for name in PANELS:
        table.open_dialog("menu").locator(f'[data-act="{name}"]').click()
        expect(table.page.locator(f'dialog[open][data-dialog="{name}"]')).to_be_visible()
        yield name
        table.close_dialog()


def beside_the_hand(table: Table) -> Iterator[str]:
    """Panels with a button of their own, as far as they can be seen."""
    for name in ("lastTrick", "tricks", "scores"):
        if table.page.locator(f'[data-open="{name}"]').is_visible():
            table.open_dialog(name)
            yield name
            table.close_dialog()


def questions(table: Table) -> Iterator[str]:
    """Questions before what cannot be taken back; each is answered with no."""
    page = table.page
    for name in ("hint", "undo"):
        page.locator(f'[data-act="{name}"]').click()
        yield from _asked(page, name)
    for name in ("export", "give-up"):
        table.open_dialog("menu").locator(f'[data-act="{name}"]').click()
        yield from _asked(page, name)
        if page.locator("dialog[open]").count():
            table.close_dialog()


def the_claim(table: Table) -> Iterator[str]:
    """The question before the rest is claimed, where it can be."""
    table.page.locator('[data-act="claim"]').click()
    yield from _asked(table.page, "claim")


def the_report(table: Table) -> Iterator[str]:
    """The report of a problem, where the browser lets nobody copy."""
    page = table.page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    table.open_dialog("menu").locator('[data-act="report"]').click()
    dialog = page.locator('dialog[open][data-dialog="report"]')
    expect(dialog).to_be_visible()
    yield "report"
    dialog.locator('[data-act="close"]').click()
    expect(dialog).to_have_count(0)
    page.evaluate("delete navigator.clipboard")
    table.close_dialog()


def before_a_match(table: Table) -> Iterator[str]:
    """The start screen as it comes, with everything unfolded, and the question that *deal* asks while a match runs."""
    page = table.page
    set_up(page)
    yield "start"
    open_house_rules(page)
    page.locator('[data-act="levels"]').click()
    page.locator("[data-person]").first.check()
    page.locator('[data-act="casting"]').first.click()
    page.locator('[data-act="names"]').click()
    yield "start unfolded"
    for opener in page.locator(".rule .opener").all():
        opener.click()
        yield "a rule unfolded"
    page.locator('[data-act="deal"]').click()
    yield from _asked(page, "deal")
    page.locator('[data-act="back"]').click()
    table.wait()


def _asked(page: Page, name: str) -> Iterator[str]:
    question = page.locator("dialog.p-ask")
    expect(question).to_be_visible()
    yield f"question {name}"
    question.locator("[autofocus]").click()
    expect(question).to_have_count(0)


def with_undo(view: View) -> bool:
    """The person can take back, may ask, and has seen a trick."""
    return bool(view["next"] == "human" and view["phase"] == "play" and view["undo"] and view["last"])


def in_play() -> str:
    """A save in the middle of a deal, where everything can be asked for."""
    return next(candidates(with_undo))


def claimable() -> str:
    """A save at which the rest can be claimed."""
    return find(lambda view: view["next"] == "human" and bool(view["claim"]), NAPOLEON, deals=9)


def hidden_hand() -> str:
    """A save of two persons, of whom the first has not yet taken over."""
    game: Game = game_of("napoleon", {})
    return Session(game, "two persons", Seating(("Ada", "Aoi", "Bea", "Mina", "Léon"), (HUMAN, "policy", HUMAN, "policy", "policy"))).save()
