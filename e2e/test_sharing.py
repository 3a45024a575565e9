"""Links and codes to hand on: what they hold is what was on the table, and cards that a match has shown are known from then on."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from qrcodegen import QrCode, QrSegment

from e2e.conftest import Sit
from e2e.form import begin, record, set_up
from e2e.guard import Guard
from e2e.player import LINKED, LINKS, START_SECONDS, Table, wait_until
from napoleon_core.games import game_of
from napoleon_core.record_link import linked_record, record_text
from napoleon_core.seating import Seating
from napoleon_core.session import Session
from site_build.server import SiteServer

SEED = "shared"


@cache
def round_of_nap() -> Session:
    """A match that is over, with a person at the first seat."""
    session = Session(game_of("nap", {"deals_each": 1}), SEED, Seating(("Ida", "Aoi", "Hugo", "Mina"), ("human", *["level:2"] * 3)))
    while session.next != "over":
        view = session.view()
        if session.next == "human":
            prompt = view["prompt"]
            session.act(session.rev, prompt["legal"][0] if prompt["widget"] == "cards" else "pass")
        else:
            (session.advance if session.next == "cpu" else session.next_deal)(session.rev)
    return session


def shared(page: Page, name: str) -> Locator:
    """One of the things in the panel of sharing."""
    return page.locator(f'[data-dialog="share"] [data-shared="{name}"]')


def copied(page: Page, name: str) -> str:
    """What is on the clipboard after its button was pressed."""
    shared(page, name).locator('[data-act="copy"]').click()
    expect(shared(page, name).locator('[role="status"]')).to_have_text(re.compile("is copied"))
    return str(page.evaluate("navigator.clipboard.readText()"))


def modules(code: Locator) -> list[list[bool]]:
    """The drawn code, true for each dark module."""
    size = round(float(str(code.get_attribute("viewBox")).split()[2])) - 8
    rows = [[False] * size for _ in range(size)]
    path = str(code.locator("path.dark").get_attribute("d"))
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        rows[int(row)][int(column) : int(column) + int(length)] = [True] * int(length)
    return rows


def says(code: Locator, text: str) -> bool:
    """Whether another library makes the same code of the text, with one of the masks that it may choose."""
    drawn = modules(code)
    places = range(len(drawn))
    version = (len(drawn) - 17) // 4
    level = QrCode.Ecc.LOW if len(text) > 300 else QrCode.Ecc.MEDIUM
    segments = [QrSegment.make_bytes(text.encode())]
    made = (QrCode.encode_segments(segments, level, version, version, mask, False) for mask in range(8))
    return any(drawn == [[one.get_module(x, y) for x in places] for y in places] for one in made)


def test_a_finished_match_is_handed_on_and_opens_elsewhere_as_it_ended(
    browser: Browser, context: BrowserContext, page: Page, site: SiteServer, sit: Sit
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = sit(round_of_nap().save()).wait_for_me()
    page.locator('.final [data-act="share"]').click()
    cards, match = copied(page, "deal"), copied(page, "match")
    assert cards == f"{site.url}#nap?deals_each=1&seed={SEED}"
    assert linked_record(match.partition("#record=")[2]).deals == round_of_nap().record().deals
    for name, text in (("deal", cards), ("match", match)):
        shared(page, name).locator('[data-act="code"]').click()
        code = shared(page, name).get_by_role("img", name="QR code of the link")
        expect(code).to_be_visible()
        assert says(code, text), name
    table.close_dialog()

    own = table.save()
    page.goto(match)
    wait_until(page, f"() => {LINKS}[0]?.slot.startsWith('record=')")
    assert Table(page, LINKED).wait_for_me().saved().record().deals == round_of_nap().record().deals
    assert table.save() == own, "one's own match is left alone"

    elsewhere = browser.new_context()
    guest = elsewhere.new_page()
    guest.goto(match + "&lang=fr")
    shown = Table(guest, LINKED).wait()
    expect(guest.locator(".final .standing li")).to_have_count(4)
    expect(guest.locator("html")).to_have_attribute("lang", "fr")
    assert shown.totals() == round_of_nap().view()["sheet"]["totals"]
    guest.goto(cards)
    expect(guest.locator('main.table:not([data-next="over"])')).to_be_visible()
    assert record(guest, LINKED)["unrated"] == "seen", "the match has shown these cards"
    guest.goto(match)
    expect(guest.locator(".final .standing li")).to_have_count(4)
    guest.reload()
    expect(guest.locator(".final .standing li")).to_have_count(4, timeout=START_SECONDS * 1000)
    elsewhere.close()


def test_where_the_page_may_not_copy_the_link_stands_there_to_be_copied_by_hand(
    context: BrowserContext, page: Page, site: SiteServer, guard: Guard
) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'clipboard', { get: () => undefined })")
    context.add_init_script("navigator.share = async (told) => { window.shared = told; }")
    begin(page, site, "#napoleon?players=4&seed=by%20hand")
    address = f"{site.url}#napoleon?players=4&seed=by%20hand"
    Table(page).open_dialog("menu").locator('[data-act="share"]').click()
    expect(page.locator('[data-shared="match"]')).to_have_count(0)  # it is not over
    shared(page, "deal").locator('[data-act="copy"]').click()
    expect(shared(page, "deal").locator("textarea")).to_have_value(address)
    shared(page, "deal").locator('[data-act="send"]').click()
    wait_until(page, "() => window.shared")
    assert page.evaluate("window.shared.url") == address, "the device's own way to share gets it too"
    site.block("qr-*")
    guard.expect("503|qr-")
    shared(page, "deal").locator('[data-act="code"]').click()
    expect(shared(page, "deal")).to_contain_text("The QR code could not be made")
    site.unblock()
    for _ in range(2):
        shared(page, "deal").locator('[data-act="code"]').click()
    expect(shared(page, "deal").get_by_role("img")).to_be_visible()
    Table(page).close_dialog()
    set_up(page)
    page.locator('.share [data-act="share"]').click()
    shared(page, "table").locator('[data-act="send"]').click()
    wait_until(page, "before => window.shared.url !== before", address)
    assert page.evaluate("window.shared.url") == f"{site.url}#napoleon?players=4", "a table that is set up has no cards yet"


def test_a_link_that_holds_no_match_is_told_and_changes_nothing(site: SiteServer, page: Page) -> None:
    begin(page, site)
    Table(page).wait_for_me()  # until then the others go on, and the match with them
    own = page.evaluate("localStorage.getItem('napoleon.save')")
    text = record_text(round_of_nap().record())
    for broken in (text[:-20], "", "x", text[:50] + "A" + text[51:], "%E0%"):
        page.goto(f"{site.url}#record={broken}")
        expect(page.locator('main[data-phase="start"] [role="alert"] .warn')).to_contain_text("no match that can be read")
        assert page.evaluate("localStorage.getItem('napoleon.save')") == own
        page.locator('[data-act="back"]').click()
        expect(page.locator("main.table")).to_be_visible()


NATIVE_LINKS = (
    "napoleon?day=2024-02-29",
    "nap?day=2024-02-29",
    "napoleon?preset=rulebook&players=4&seed=9007199254740993&dealer=2&seat=3",
    "nap?players=6&pack=stripped&seed=%D9%A3%20a%2Bb%26c",
    "napoleon?players=6&seed=-1",
)


def test_a_link_deals_the_same_cards_natively_and_in_the_browser(site: SiteServer, page: Page) -> None:
    """Natively under two hash seeds; the browser's own differs from start to start."""
    program = "import sys; from napoleon_core.__main__ import main; [main(['deal', link]) for link in sys.argv[1:]]"
    printed = {
        subprocess.run(
            [sys.executable, "-c", program, *NATIVE_LINKS], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True, text=True
        ).stdout
        for seed in ("0", "7")
    }
    (text,) = printed
    begin(page, site, "#nap?seed=first")
    for link, line in zip(NATIVE_LINKS, text.splitlines(), strict=True):
        page.goto(f"{site.url}#{link}")
        wait_until(page, f"link => {LINKS}[0].slot === link", link)
        deal = record(page, LINKED)["deals"][0]
        assert {key: value for key, value in deal.items() if key != "actions"} == json.loads(line), link
