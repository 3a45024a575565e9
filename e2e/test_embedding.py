"""A table in a page of another site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from e2e.guard import Guard
from e2e.hosts import HostPage
from e2e.player import START_SECONDS, TURN_SECONDS, Mouse, Table, wait_until
from site_build.server import SiteServer

NOT_SAVED = "This match is not saved: the browser allows no storage here."
RUNTIME = "pyodide.asm.wasm"


@pytest.fixture
def host(tmp_path: Path, page: Page, guard: Guard) -> Iterator[HostPage]:
    """A page on another site, with nothing in it yet."""
    host = HostPage(tmp_path, page, guard)
    yield host
    host.server.stop()


WEIRD = """[
  null, 7, 'x', [], {}, new Map([['napoleon', 1]]), { napoleon: 2, type: 'step' }, { napoleon: 1, type: 'eval' },
  { napoleon: 1, type: 'load', link: 5 }, { napoleon: 1, type: 'load', link: 'x'.repeat(1e6) }, { napoleon: 1, type: 'options', set: null },
  JSON.parse('{"__proto__": {"napoleon": 1, "type": "step"}}'),
  (() => { const round = { napoleon: 1, type: 'load' }; round.link = round; return round; })(),
].forEach((data) => document.querySelector('napoleon-table').shadowRoot.firstChild.contentWindow.postMessage(data, '*'))"""
"""What no table listens to."""

SHAPES = {
    "deal": {"game", "number", "of", "serial", "step", "me", "dealer", "players"},
    "move": {"serial", "step", "seat", "cards", "text"},
    "result": {"serial", "made", "scores", "totals", "text", "match"},
}


def script(site: SiteServer, kind: str = "defer") -> str:
    """The tag that takes the elements in."""
    return f'<script {kind} src="{site.url}embed.js"></script>'


def started(site: SiteServer) -> int:
    """How often the runtime was asked for."""
    return sum(path.endswith(RUNTIME) for path in site.requests)


def begin(frame: FrameLocator, name: str) -> None:
    """Presses the button of a frame, but not with the mouse: for half a second after a frame has moved, Chromium drops what that clicks."""
    frame.get_by_role("button", name=name).dispatch_event("click")


def waits_for_me(frame: FrameLocator) -> None:
    """Until the table in a frame waits for its reader."""
    expect(frame.locator("main[data-serial]")).to_be_visible(timeout=START_SECONDS * 1000)
    expect(frame.locator('#app[data-waits="human"]')).to_be_attached(timeout=TURN_SECONDS * 1000)


def test_five_tables_on_a_page_start_nothing_until_one_is_clicked_and_that_one_plays_without_storage(
    host: HostPage, site: SiteServer
) -> None:
    table = '<napoleon-table game="napoleon" options="minimum_bid=12" lang="fr" theme="dark"><a href="{}">play</a></napoleon-table>'
    page = host.open(table.format(site.url) * 5 + "<p>the end", head=script(site))
    frames = page.locator("napoleon-table iframe")
    expect(frames).to_have_count(5)
    assert len({frame.get_attribute("src") for frame in frames.all()}) == 5  # a seed each, lest they take the match from each other
    for at in range(5):
        frames.nth(at).scroll_into_view_if_needed()
        expect(frames.nth(at).content_frame.get_by_role("button", name="Jouer ici")).to_be_visible()
    assert started(site) == 0
    frame = frames.nth(1).content_frame
    begin(frame, "Jouer ici")
    waits_for_me(frame)
    assert started(site) == 1
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator(".notice")).to_have_attribute("data-kind", "trouble")  # that nothing is kept
    frame.locator('[data-move="pass"]').click()
    assert [one["players"] for one in host.heard("deal")] == [5]
    expect(frames.nth(2).content_frame.get_by_role("button", name="Jouer ici")).to_be_visible()


def test_as_a_module_the_script_needs_a_host_that_lets_others_have_it(host: HostPage, site: SiteServer) -> None:
    site.headers["Access-Control-Allow-Origin"] = "*"
    page = host.open('<napoleon-table game="nap"></napoleon-table>', head=script(site, "type=module"))
    expect(page.locator("napoleon-table iframe").content_frame.get_by_role("button", name="Play here")).to_be_visible()
    page.evaluate("document.querySelector('napoleon-table').load('nap?seed=7')")  # before it is started, it starts there
    link = page.locator("napoleon-table iframe").content_frame.get_by_role("link")
    expect(link).to_have_attribute("href", f"{site.url}index.html#nap?seed=7")


def test_tables_that_are_the_same_get_cards_of_their_own_unless_their_links_say_which(host: HostPage, site: SiteServer) -> None:
    bare, day, seed = (
        f"<napoleon-table {said}></napoleon-table>" for said in ("", "game=nap options='day=2026-03-01'", "options='seed=5'")
    )
    page = host.open(bare * 2 + day * 2 + seed * 2, head=script(site))
    frames = page.locator("napoleon-table iframe")
    expect(frames).to_have_count(6)
    links = [str(frame.get_attribute("src")).partition("#")[2] for frame in frames.all()]
    assert links[0] == "?lang=en"
    assert re.fullmatch(r"napoleon\?lang=en&seed=[0-9a-f]{32}", links[1])
    assert links[2:] == ["nap?day=2026-03-01&lang=en"] * 2 + ["napoleon?seed=5&lang=en"] * 2


def test_what_is_asked_of_a_table_on_its_way_is_done_when_it_stands(host: HostPage, site: SiteServer) -> None:
    """It went back to the button that its reader had pressed; and half a character in a seed left the element without a frame."""
    page = host.open('<napoleon-table game="nap" seed="first"></napoleon-table>', head=script(site))
    page.evaluate("document.querySelector('napoleon-table').setAttribute('seed', 'half \\ud800')")
    frame = page.locator("napoleon-table iframe").content_frame
    begin(frame, "Play here")
    wait_until(page, "() => heard.some(({ type }) => type === 'begun')")
    page.evaluate("""() => {
      const table = document.querySelector('napoleon-table');
      table.load('nap?players=3&seed=loaded');
      table.setAttribute('theme', 'dark');
    }""")
    waits_for_me(frame)
    expect(frame.locator('main[data-players="3"]')).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")


def test_in_a_sandbox_it_plays_and_in_an_opaque_one_it_shows_a_link_and_none_listens_to_the_other(
    host: HostPage, site: SiteServer, guard: Guard
) -> None:
    address = f"{site.url}embed.html#nap?seed=1&lang=ja"
    page = host.open(
        f'<iframe id=good sandbox="allow-scripts allow-same-origin" width=400 height=600 src="{address}"></iframe>'
        f'<iframe id=opaque sandbox="allow-scripts" width=400 height=600 src="{address}"></iframe>'
    )
    opaque = page.frame_locator("#opaque")
    link = opaque.get_by_role("link", name="新しいタブで開く")
    expect(link).to_have_attribute("href", f"{site.url}index.html#nap?seed=1&lang=ja")
    expect(opaque.get_by_text("このページの中ではゲームを動かせません。")).to_be_visible()
    expect(opaque.get_by_role("button")).to_have_count(0)
    good = page.frame_locator("#good")
    begin(good, "ここで遊ぶ")
    waits_for_me(good)
    wait_until(page, "() => heard.some(({ type }) => type === 'ready')")
    frames = {frame.url.rpartition("/")[2].partition("#")[0]: frame for frame in page.frames}
    frames["embed.html"].evaluate("top.frames[0].postMessage({ napoleon: 1, type: 'load', link: 'nap?players=6' }, '*')")
    page.evaluate("frames[0].postMessage({ napoleon: 1, type: 'options', set: { lang: 'fr' } }, '*')")
    expect(good.locator("html")).to_have_attribute("lang", "fr")  # the page around is listened to, a frame beside is not
    expect(good.locator("main")).to_have_attribute("data-players", "4")


def test_the_game_itself_in_an_opaque_sandbox_gives_way_to_a_link(host: HostPage, site: SiteServer) -> None:
    site.headers["Access-Control-Allow-Origin"] = "*"  # without it its first script stays away
    page = host.open(f'<iframe sandbox="allow-scripts" width=400 height=600 src="{site.url}index.html#nap?seed=1&lang=ja"></iframe>')
    link = page.frame_locator("iframe").get_by_role("link", name="新しいタブで開く")
    expect(link).to_have_attribute("href", f"{site.url}index.html#nap?seed=1&lang=ja")


def test_the_keyboard_goes_in_plays_and_comes_out_again_and_its_keys_never_scroll_the_page_around(host: HostPage, site: SiteServer) -> None:
    table = '<napoleon-table game="nap" seed="keys"></napoleon-table>'
    page = host.page
    page.set_viewport_size({"width": 1280, "height": 1000})  # the frame is seen whole, so that no focus scrolls to it
    host.open(f"<button id=before>before</button>{table}<button id=after>after</button><p style='height: 4000px'>", head=script(site))
    frame = page.locator("napoleon-table iframe").content_frame
    expect(frame.get_by_role("button", name="Play here")).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")
    page.locator("#before").focus()
    one_page = scrolled_by_page_down(page)
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.press("Tab")
    expect(frame.get_by_role("button", name="Play here")).to_be_focused()
    page.keyboard.press("Enter")
    waits_for_me(frame)
    for place in (".widget [data-rove]", '.fan [tabindex="0"]', '[data-move="pass"]'):
        tab_to(page, frame.locator(place).first)
        for key in ("ArrowDown", "PageDown", "ArrowUp", "PageUp", "ArrowRight", "End"):
            page.keyboard.press(key)
    tab_to(page, frame.locator('[data-move="pass"]'), "Shift+Tab")
    page.keyboard.press("Space")
    expect(frame.locator("main[data-step='0']")).to_have_count(0)
    tab_to(page, page.locator("#after"))
    assert scrolled_by_page_down(page) == one_page
    page.evaluate("scrollTo(0, 0)")
    page.mouse.click(2, 2)
    tab_to(page, frame.locator("main button").first)


def scrolled_by_page_down(page: Page) -> float:
    """Where the page stands after a key that scrolls it, once it has come to rest: elsewhere, if another one had scrolled it before."""
    page.evaluate("() => void (window.rest = new Promise((go) => addEventListener('scrollend', go, { once: true })))")
    page.keyboard.press("PageDown")
    page.evaluate("() => window.rest")
    return float(page.evaluate("scrollY"))


def tab_to(page: Page, thing: Locator, key: str = "Tab") -> None:
    """Tab until it has the focus."""
    for _ in range(30):
        if thing.evaluate("thing => thing === document.activeElement && document.hasFocus()"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"expected to reach {thing} by {key}")


def test_what_is_told_is_what_all_have_seen_and_what_is_no_message_is_passed_over(host: HostPage, site: SiteServer) -> None:
    table = '<napoleon-table game="nap" seed="told" options="players=4"></napoleon-table>'
    page = host.open(table, head=script(site))
    frame = page.locator("napoleon-table iframe").content_frame
    begin(frame, "Play here")
    waits_for_me(frame)
    wait_until(page, "() => heard.some(({ type }) => type === 'ready')")
    page.evaluate(WEIRD)
    inner = next(found for found in page.frames if "index.html" in found.url)
    page.evaluate("document.querySelector('napoleon-table').setOptions({ speed: 'once', pack: 'four', lang: 'fr', nonsense: 'x' })")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator("html")).to_have_attribute("data-pack", "four")
    expect(frame.locator("main")).to_have_attribute("data-speed", "once")
    expect(frame.locator("main")).to_have_attribute("data-players", "4")
    seat = Table(inner)  # type: ignore[arg-type]  # a frame has what a table needs of a page
    seat.play(Mouse(bid="nap"))
    (result,) = host.heard("result")
    told = [one for kind in SHAPES for one in host.heard(kind)]
    assert {one["origin"] for one in told} == {site.url.rstrip("/")}
    assert all({*one} - {"napoleon", "type", "origin"} == SHAPES[str(one["type"])] for one in told)
    assert [(one["asked"], one["reason"]) for one in host.heard("refused")] == [("options", "value")]
    played = [card for one in host.heard("move") if one["seat"] is not None for card in one["cards"]]  # type: ignore[attr-defined]
    left = 20 - len(played)
    assert len({*played}) == len(played)
    assert 0 <= left < 20  # a deal of Nap may be settled before all of its twenty cards are out
    assert len(result["scores"]) == len(result["totals"]) == 4  # type: ignore[arg-type]
    page.evaluate("document.querySelector('napoleon-table').step()")
    expect(frame.locator('main[data-serial="2"]')).to_be_attached()
    page.evaluate("document.querySelector('napoleon-table').load('nap?players=3&seed=loaded')")
    expect(frame.locator('main[data-players="3"]')).to_be_visible()
    assert [one["players"] for one in host.heard("deal")] == [4, 4, 3]


@pytest.mark.parametrize("width", [320, 600, 1024])
def test_a_frame_that_is_given_the_height_it_asks_for_asks_no_more(width: int, host: HostPage, site: SiteServer) -> None:
    follow = """<script>addEventListener('message', ({ data }) => {
      if (data.type === 'size') document.querySelector('iframe').style.height = `${data.height}px`;
    })</script>"""
    page = host.open(f'<iframe width={width} height=200 src="{site.url}embed.html"></iframe>', head=follow)
    wait_until(page, "() => heard.some(({ type }) => type === 'size')")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    sizes = [one["height"] for one in host.heard("size")]
    assert len(sizes) <= 3
    assert len({*sizes}) == 1
