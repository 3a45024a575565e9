"""Diagrams of tricks and hands in a page of another site."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.guard import Guard
from e2e.hosts import HostPage
from e2e.player import START_SECONDS
from site_build.server import SiteServer

RUNTIME = "pyodide.asm.wasm"
WRONG = "These cards, trumps or options do not go together."
LATE = START_SECONDS * 1000


@pytest.fixture
def host(tmp_path: Path, page: Page, guard: Guard) -> Iterator[HostPage]:
    """A page on another site, with nothing in it yet."""
    host = HostPage(tmp_path, page, guard)
    yield host
    host.server.stop()


def script(site: SiteServer) -> str:
    """The tag that takes the elements in."""
    return f'<script defer src="{site.url}embed.js"></script>'


def ask(diagram: Locator, question: str, answer: str) -> None:
    """Press the button, and see the answer."""
    diagram.get_by_role("button", name=question).click()
    expect(diagram.locator(".said")).to_have_text(answer, timeout=LATE)


def test_tricks_and_hands_of_a_page_are_answered_by_one_worker_that_the_first_click_starts(host: HostPage, site: SiteServer) -> None:
    page = host.open(
        """<napoleon-trick trump="h" cards="Ks Ts 7c 3h Qs"></napoleon-trick>
        <p lang=ja><napoleon-trick trump="h" cards="Ks Qh As" options="yoromeki=false"></napoleon-trick></p>
        <napoleon-hand game="nap" trick="Ks" cards="As 7h 4c"></napoleon-hand>""",
        head=script(site),
    )
    first, second = page.locator("napoleon-trick").nth(0), page.locator("napoleon-trick").nth(1)
    hand = page.locator("napoleon-hand")
    expect(first.locator(".cards .chip")).to_have_count(5)
    expect(hand.get_by_role("button", name="Which cards may be played?")).to_be_visible()
    expect(first.locator('option[value="Jo"]')).to_have_count(5)
    expect(hand.locator('option[value="Jo"]')).to_have_count(0)  # Nap has no joker
    assert [path for path in site.requests if path != "embed.js"] == []  # drawn without a frame, a font or Python
    ask(first, "Who wins?", "The three of hearts wins.")
    expect(first.locator(".line")).to_have_text("Line 7 of 8 Highest trump")
    expect(first.locator(".wins .chip")).to_have_attribute("data-chip", "3h")
    ask(second, "勝つのは？", "スペードのエースの勝ちです。")
    ask(hand, "Which cards may be played?", "Allowed: ace of spades.")
    expect(hand.locator(".told")).to_contain_text("You hold spades, so you must follow")
    assert sum(path.endswith(RUNTIME) for path in site.requests) == 1
    swap_by_hand_and_by_keys(first)
    assert sum(path.endswith(RUNTIME) for path in site.requests) == 1
    assert page.locator("iframe").count() == 1


def swap_by_hand_and_by_keys(trick: Locator) -> None:
    """Another card, then one that lies there already: the two change places; each time the answer changes with the cards."""
    trick.get_by_label("three of hearts. Swap it").select_option("As")
    expect(trick.locator(".said")).to_have_text("The ace of spades wins.")
    expect(trick.locator(".line b")).to_have_text("Line 2 of 8")
    lead = trick.get_by_label("king of spades. Swap it")
    lead.focus()
    lead.select_option("7c")
    expect(trick.locator(".cards .chip").nth(2)).to_have_attribute("data-chip", "Ks")
    trick.get_by_label("ace of spades. Swap it").select_option("Ad")
    expect(trick.locator(".said")).to_have_text("The seven of clubs wins.")
    expect(trick.locator(".line")).to_contain_text("Highest card of the suit led")
    expect(trick.get_by_label("seven of clubs. Swap it")).to_be_focused()


def test_what_fails_to_load_is_told_and_can_be_tried_again(host: HostPage, site: SiteServer, guard: Guard) -> None:
    guard.expect("Failed to load resource: the server responded with a status of 503")
    site.block("worker-*")
    page = host.open('<napoleon-trick cards="Ks As"></napoleon-trick><napoleon-trick cards="Ks Xs"></napoleon-trick>', head=script(site))
    trick = page.locator("napoleon-trick").first
    trick.get_by_role("button", name="Who wins?").click()
    expect(trick.get_by_text("The answer could not be loaded.")).to_be_visible(timeout=LATE)
    site.unblock()
    ask(trick, "Try again", "The ace of spades wins.")
    expect(page.locator("napoleon-trick").nth(1)).to_have_text(WRONG)
    page.evaluate("document.querySelector('napoleon-trick').setAttribute('options', 'aces=5')")
    trick.get_by_role("button", name="Who wins?").click()
    expect(trick.locator(".told")).to_have_text(WRONG)


def test_a_page_that_puts_other_contents_in_its_place_or_moves_the_frame_is_answered_again(host: HostPage, site: SiteServer) -> None:
    trick = '<napoleon-trick trump="h" cards="{}"></napoleon-trick>'
    page = host.open(trick.format("Ks As"), head=script(site))
    diagram = page.locator("napoleon-trick")
    ask(diagram, "Who wins?", "The ace of spades wins.")
    page.evaluate("trick => (document.body.innerHTML = trick)", trick.format("Ks 3h"))
    ask(diagram, "Who wins?", "The three of hearts wins.")
    page.evaluate("document.querySelector('napoleon-trick').setAttribute('cards', 'Ks Qs')")
    diagram.get_by_role("button", name="Who wins?").click()
    page.evaluate("document.body.prepend(document.querySelector('iframe'))")  # its page begins anew, and has forgotten the question
    expect(diagram.locator(".said")).to_have_text("The king of spades wins.", timeout=LATE)


def test_a_diagram_says_what_it_goes_by_and_offers_no_card_twice(host: HostPage, site: SiteServer) -> None:
    body = """<napoleon-trick trump="hearts" cards="Ks 3h"></napoleon-trick>
        <napoleon-trick trump="d" cards="9s 2s Ks" first></napoleon-trick>
        <napoleon-hand trick="9s Jo" cards="As 4s"></napoleon-hand>"""
    page = host.open(body, head=script(site))
    expect(page.locator("napoleon-trick").first).to_have_text(WRONG)  # and not that there are no trumps
    expect(page.locator("napoleon-trick").nth(1).locator(".trump")).to_have_text("Trumps: diamonds · First trick of the deal")
    picker = page.locator("napoleon-hand").get_by_label("four of spades. Swap it")
    expect(picker.locator("option")).to_have_count(51)
    expect(picker.locator("option[value='9s'], option[value='Jo']")).to_have_count(0)


def test_in_an_opaque_sandbox_a_diagram_says_where_it_can_be_answered(host: HostPage, site: SiteServer) -> None:
    inner = f"{script(site)}<napoleon-trick cards='Ks As'></napoleon-trick>".replace('"', "&quot;")
    page = host.open(f'<iframe sandbox="allow-scripts" width=600 height=400 srcdoc="{inner}"></iframe>')
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Who wins?").click()
    expect(frame.get_by_text("This page cannot answer here.")).to_be_visible()
    expect(frame.get_by_role("link", name="Open the game")).to_have_attribute("href", site.url)
