"""The page in the reader's language: which one that is, the change from one to another, and room for the words of each."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import Sit
from e2e.crowded import Spot, asked, search
from e2e.geometry import come_to_rest, resize
from e2e.guard import Guard
from e2e.player import START_SECONDS, STEP_SECONDS, Mouse, Table
from e2e.screens import claimable, the_claim, the_report
from e2e.sizes import position, size
from e2e.storage import store
from e2e.test_crowded import APART, OVERLAPS
from napoleon_core.record import unseal
from site_build.page_texts import languages
from site_build.server import SiteServer

LANGUAGES = languages()
WORDIEST = "fr"
"""The language whose texts are the longest: the usual run looks at it where the long one looks at all."""
WORDS = "assets/words-{}-*.ftl"
TITLES = {"en": "Napoleon", "ja": "ナポレオン", "fr": "Napoléon"}
MENU = {"en": "Menu", "ja": "メニュー", "fr": "Menu"}

CUT = """() => {
  const shown = [...document.querySelectorAll('#app *, #aside *')].filter((each) => each.checkVisibility() && !each.closest('.hush, svg'));
  const words = shown.filter((thing) => [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const cut = words.filter((thing) => {
    const style = getComputedStyle(thing), box = thing.getBoundingClientRect();
    if (box.width <= 1) return false; // for those who listen
    if (style.display === 'inline') return box.right > innerWidth + 1 || box.left < -1;
    const scrolls = /auto|scroll|visible/.test(style.overflowY);
    return thing.scrollWidth > thing.clientWidth + 1 || (!scrolls && thing.scrollHeight > thing.clientHeight + 1);
  });
  return cut.map((thing) => `${thing.tagName} ${thing.className}: ${thing.textContent.trim()}`);
}"""
"""Words that do not fit the element that they stand in, or the window."""

PHASES = {"lead": "play", "over": "result", "claim": "play"}
"""Phases that are not called as the positions are."""


def record_of(name: str) -> bytes:
    """The record of a position."""
    return unseal(claimable() if name == "claim" else position(name)).encode()


def nothing_is_cut(page: Page, where: str) -> None:
    """At rest, in the window as it is; and nothing lies over seats and words."""
    come_to_rest(page)
    assert page.evaluate(CUT) == [], where
    for pair in APART:
        assert page.evaluate(OVERLAPS, [*pair]) == [], (where, pair)


def is_in(page: Page, language: str) -> None:
    """The whole document is in that language."""
    expect(page.locator("html")).to_have_attribute("lang", language, timeout=START_SECONDS * 1000)
    expect(page).to_have_title(TITLES[language])
    expect(page.locator('[data-open="menu"]')).to_have_text(MENU[language])


def choose_language(page: Page, language: str) -> None:
    """By its own name, wherever the choice is offered."""
    page.locator(f'label:has(input[name="language"][value="{language}"])').click()


@pytest.mark.browser_context_args(locale="ja-JP")
def test_the_browser_s_language_then_the_choice_then_the_link(site: SiteServer, context: BrowserContext, page: Page) -> None:
    page.goto(site.url)
    Table(page).wait_for_me()
    is_in(page, "ja")
    page.locator('[data-open="menu"]').click()
    choose_language(page, "en")
    is_in(page, "en")
    page.reload()
    Table(page).wait()
    is_in(page, "en")
    page.goto(f"{site.url}?fresh#nap?seed=language&lang=ja")
    Table(page).wait_for_me()
    is_in(page, "ja")
    page.goto(f"{site.url}?again#lang=ja")
    Table(page).wait_for_me()
    is_in(page, "ja")
    page.locator('[data-open="menu"]').click()
    choose_language(page, "en")
    is_in(page, "en")
    assert "lang" not in page.url.partition("#")[2]
    page.reload()
    Table(page).wait()
    is_in(page, "en")


@pytest.mark.browser_context_args(locale="de-DE")
def test_a_language_that_the_site_has_not_becomes_english_and_fetches_no_words(site: SiteServer, page: Page) -> None:
    page.goto(f"{site.url}#?lang=xx")
    Table(page).wait_for_me()
    is_in(page, "en")
    assert not [path for path in site.requests if "words-" in path]


def test_a_change_comes_at_once_and_keeps_the_hand_the_selection_and_the_focus(sit: Sit, site: SiteServer) -> None:
    table = sit(position("exchange")).wait_for_me()
    page = table.page
    code = table.cards()[5]
    Mouse().press(table.hand.nth(5))
    picked = page.locator('[data-zone="picked"] [data-card]')
    expect(picked).to_have_attribute("data-card", code)
    hand, moment = table.cards(), table.moment
    for language in (*LANGUAGES[1:], "en"):
        menu = table.open_dialog("menu")
        choose_language(page, language)
        is_in(page, language)
        expect(menu).to_be_visible()
        expect(menu.locator(f'input[name="language"][value="{language}"]')).to_be_focused()
        expect(menu.locator(f'input[name="language"][value="{language}"]')).to_be_checked()
        page.keyboard.press("Escape")
        expect(picked).to_have_attribute("data-card", code)
        assert (table.cards(), table.moment) == (hand, moment)
        if language == "fr":
            expect(page.locator(".mine .hush").last).to_have_text(re.compile(r"^Vous, .*à vous$"))
    asked = [path for path in site.requests if "words-" in path]
    assert len(asked) == len({*asked}) == len(LANGUAGES) - 1


def test_a_link_that_differs_in_its_language_alone_changes_nothing_else(sit: Sit) -> None:
    table = sit(position("naming")).wait_for_me()
    page = table.page
    cell = page.locator(".cell:not(.own):not(.sample)").first
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    page.evaluate("location.hash = '?lang=ja'")
    is_in(page, "ja")
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-act="submit"]')).to_contain_text("指名")


def test_names_cards_and_numbers_follow_the_language_and_what_was_told_too(sit: Sit) -> None:
    table = sit(cast='["anyone", "nobody", "margot"]').wait_for_me()
    page = table.page
    page.evaluate("location.hash = '?lang=ja'")
    is_in(page, "ja")
    expect(page.locator('.felt [data-seat="1"] .name')).to_have_text("アオイ")
    expect(page.locator('.felt [data-seat="2"] .name')).to_have_text("マルゴ")
    label = table.hand.first.get_attribute("aria-label") or ""
    assert "の" in label or label == "ジョーカー"
    table.open_dialog("menu").locator('[data-act="new-match"]').click()
    page.locator('[data-act="house"]').click()
    page.locator('[data-option="minimum_bid"] .opener').click()
    page.locator('[data-number="minimum_bid"]').fill("99")
    page.locator('[data-act="deal"]').click()
    expect(page.locator(".told .warn")).to_contain_text("使えない数")
    choose_language(page, "en")
    expect(page.locator(".told .warn")).to_contain_text("One number is not possible")
    expect(page.locator('[data-number="minimum_bid"]')).to_have_value("99")


def test_the_rules_that_are_open_change_with_the_language(sit: Sit) -> None:
    table = sit(position("auction")).wait_for_me()
    page = table.page
    table.open_dialog("menu").locator('[data-act="rules"]').click()
    expect(page.locator("#rules-title")).to_have_text("The rules of Napoleon")
    page.evaluate("location.hash = '?lang=ja'")
    expect(page.locator("#rules-title")).to_have_text("ナポレオンのルール")
    printed = page.locator(".to-print a").get_attribute("href") or ""
    assert printed == "./rules/ja/index.html"


def test_words_that_do_not_come_leave_the_language_as_it_is_and_say_so(sit: Sit, site: SiteServer, guard: Guard) -> None:
    guard.expect(r"Failed to load resource|503")
    table = sit(position("auction")).wait_for_me()
    page = table.page
    site.block(WORDS.format("ja"))
    menu = table.open_dialog("menu")
    choose_language(page, "ja")
    expect(menu).to_contain_text("The words of that language could not be fetched")
    is_in(page, "en")
    expect(menu.locator('input[name="language"][value="en"]')).to_be_checked()
    site.unblock()
    choose_language(page, "ja")
    is_in(page, "ja")


@pytest.mark.browser_context_args(locale="ja-JP")
def test_a_start_without_the_words_is_in_english(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect(r"Failed to load resource|503")
    site.block(WORDS.format("ja"))
    page.goto(site.url)
    Table(page).wait_for_me()
    is_in(page, "en")


@pytest.mark.browser_context_args(locale="ja-JP")
def test_a_failed_start_and_a_browser_that_is_too_old_are_told_in_the_reader_s_language(site: SiteServer, page: Page, guard: Guard) -> None:
    guard.expect(r"Failed to load resource|503")
    site.block("py/*")
    page.goto(site.url)
    failed = page.locator("main[data-failed]")
    expect(failed.get_by_role("heading")).to_have_text("ゲームの一部が届きませんでした", timeout=START_SECONDS * 1000)
    page.context.add_init_script("delete WebAssembly.instantiateStreaming")
    page.reload()
    expect(page.locator("#too-old")).to_have_text(
        "このブラウザは古いため、ゲームが動きません。新しい Firefox、Chrome、Edge、Safari をお使いください。"
    )
    expect(page.locator("html")).to_have_attribute("lang", "ja")


@pytest.fixture(params=[pytest.param(each, marks=[] if each == WORDIEST else [pytest.mark.long]) for each in LANGUAGES])
def speaking(request: pytest.FixtureRequest, browser: Browser, site: SiteServer, guard: Guard) -> Iterator[Page]:
    """A page in each language, in the smallest window."""
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(STEP_SECONDS * 1000)
    guard.watch(context)
    store(context, site, {"speed": "once", "language": request.param, "save": position("auction")})
    page = context.new_page()
    page.goto(site.url)
    Table(page).wait_for_me()
    resize(page, size(320, 568))
    yield page
    context.close()


def test_no_words_are_cut_in_a_narrow_window(speaking: Page) -> None:
    page, table = speaking, Table(speaking)
    nothing_is_cut(page, "auction")
    for name in ("naming", "exchange", "lead", "play", "result", "over", "claim"):
        resize(page, size(1280, 720))
        with page.expect_file_chooser() as chooser:
            table.open_dialog("menu").locator('[data-act="open-record"]').click()
            if page.locator('[data-act="agree"]').count():  # the match of the record before was not over
                page.locator('[data-act="agree"]').click()
        chooser.value.set_files({"name": "match.json", "mimeType": "application/json", "buffer": record_of(name)})
        expect(page.locator(f'main[data-phase="{PHASES.get(name, name)}"]')).to_be_visible()
        page.evaluate("dispatchEvent(new HashChangeEvent('hashchange'))")
        expect(page.locator(".notice")).to_have_count(0)
        table.wait_for_me()
        resize(page, size(320, 568))
        nothing_is_cut(page, name)
    for screen in the_claim, the_report:
        for name in screen(table):
            nothing_is_cut(page, name)
    table.open_dialog("menu")
    nothing_is_cut(page, "menu")
    page.locator('[data-act="rules"]').click()
    expect(page.locator('[data-dialog="rules"]')).to_be_visible()
    nothing_is_cut(page, "rules")
    page.keyboard.press("Escape")
    table.open_dialog("menu").locator('[data-act="players"]').click()
    expect(page.locator('[data-dialog="players"]')).to_be_visible()
    nothing_is_cut(page, "players")
    page.keyboard.press("Escape")
    table.open_dialog("menu").locator('[data-act="new-match"]').click()
    for game in ("napoleon", "nap"):
        page.locator(f'input[name="game"][value="{game}"]').check(force=True)
        for act in ("house", "levels", "names"):
            opener = page.locator(f'[data-act="{act}"][aria-expanded="false"]')
            if opener.count():
                opener.click()
        nothing_is_cut(page, f"start {game}")
        for rule in page.locator(".rule .opener").all():
            rule.click()
            nothing_is_cut(page, f"start {game}")


def test_a_bid_in_words_stays_with_its_seat_on_the_smallest_phone(sit: Sit) -> None:
    """Of six players the one who said “ミゼール” covered what the neighbour said, and at the edge the word was cut."""
    spot = Spot("nap?players=6&lowest_bid=1", lambda view: asked("auction")(view) and "misere" in str(view["seats"][4]["said"]))
    table = sit(search(spot, "said")[1], language="ja")
    table.page.set_viewport_size(size(320, 568))
    said = table.wait_for_me().page.locator('[data-seat="4"] .say')
    expect(said).to_have_text("ミゼール")
    assert said.evaluate("word => word.getBoundingClientRect().width <= word.closest('.seat').getBoundingClientRect().width")
    cells = table.page.locator(".bids .cell").first.bounding_box()
    standing = table.page.locator(".middle > *").evaluate_all(
        "parts => Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))"
    )
    assert cells
    assert standing <= cells["y"] + 2, "what stands lies over the bids"
