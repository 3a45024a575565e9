"""The start screen, links and records: what is chosen is what is played, and nothing that was stored is lost."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.form import begin, record, reload, set_up
from e2e.player import LINKED, LINKS, OWN, START_SECONDS, wait_until
from napoleon_core.games import GAMES
from napoleon_core.mechanics.dealing import deal_of_match
from napoleon_core.openings import opened
from napoleon_core.record import FORMAT, VERSION, encode, unseal
from site_build.server import SiteServer


def test_a_link_opens_its_table_beside_the_match_and_again_after_a_reload(site: SiteServer, page: Page) -> None:
    begin(page, site)
    own = page.evaluate(OWN)
    page.goto("about:blank")
    begin(page, site, "#napoleon?players=4&minimum_bid=8&seed=9007199254740993&dealer=2&seat=1")
    linked = record(page, LINKED)
    assert linked["rules"] == {"players": 4, "minimum_bid": 8}
    assert linked["seed"] == "9007199254740993"
    assert linked["deals"][0]["dealer"] == 2
    assert linked["agents"].index("human") == 1
    game = GAMES["napoleon"].from_options(linked["rules"])
    native = deal_of_match(game.pack, 4, 12, "9007199254740993", 0, 5)
    assert linked["deals"][0]["hands"] == [[card.code for card in hand] for hand in native.hands]
    assert page.evaluate(OWN) == own
    reload(page)
    assert record(page, LINKED)["deals"][0] | {"actions": 0} == linked["deals"][0] | {"actions": 0}
    page.locator('[data-open="menu"]').click()
    page.locator('[data-act="back"]').click()
    expect(page.locator('main[data-players="5"]')).to_be_visible()
    assert record(page)["seed"] == json.loads(unseal(own))["seed"]
    assert "#" not in page.url


def test_a_seed_is_a_text_whatever_it_looks_like(site: SiteServer, page: Page) -> None:
    begin(page, site, "#nap?seed=0")
    for seed in ("-1", "1.5", "1e3", "abc", "٣", "a+b c", "x" * 64, "0"):
        page.goto(f"{site.url}#nap?seed={seed.replace(' ', '%20')}")
        wait_until(page, f"seed => {LINKS}[0].slot === `nap?seed=${{encodeURIComponent(seed)}}`", seed)
        assert record(page, LINKED)["seed"] == seed


BAD_LINKS = [
    ("napoleon?players=4&aces=5", "aces", "players=4"),
    ("napoleon?players=4&minimum_bid=7", "Lowest bid", "players=4"),
    ("nap?players=5&misere=1", "Misère", "players=5"),
    ("nap?players=5&seed=", "seed", "players=5"),
    ("nap?players=5&seed=" + "x" * 65, "seed", "players=5"),
    ("nap?players=5&preset=dutch", "dutch", "players=5"),
    ("nap?players=3&dealer=3", "seat", "players=3"),
    ("nap?players=3&%E0=1", "read", "players=3"),
    ("bridge?players=3", "bridge", "#napoleon"),
    ("?players=3", "does not say which game", "#napoleon"),
    ("napoleon?constructor=1&players=6", "constructor", "players=6"),
]


def test_a_bad_link_opens_the_start_screen_with_a_message_and_keeps_the_rest(site: SiteServer, page: Page) -> None:
    """As the first address of a page, and while a match is on the table."""
    for fragment, words, kept in BAD_LINKS:
        page.goto(f"{site.url}#{fragment}")
        alert = page.locator('main[data-phase="start"] [role="alert"] .warn')
        expect(alert).to_contain_text(words, timeout=START_SECONDS * 1000)
        expect(page.locator('[data-field="link"]')).to_contain_text(kept)
        page.locator('[data-act="deal"]').click()
        if fragment != BAD_LINKS[0][0]:
            page.locator('[data-act="agree"]').click()
        expect(page.locator("main.table")).to_be_visible()
        assert "#" not in page.url


def test_of_a_link_that_is_wrong_in_hundreds_of_ways_a_few_are_told(site: SiteServer, page: Page) -> None:
    page.goto(f"{site.url}#nap?" + "&".join(f"k{at}=1" for at in range(300)))
    expect(page.locator('[role="alert"] .warn')).to_have_count(5, timeout=START_SECONDS * 1000)


def test_a_record_that_opens_beside_no_match_tells_of_none(site: SiteServer, page: Page) -> None:
    page.goto(f"{site.url}#nap?players=9")
    with page.expect_file_chooser() as chooser:
        page.locator('[data-act="open-record"]').click(timeout=START_SECONDS * 1000)
    empty = {"format": FORMAT, "version": VERSION, "game": "nap", "deals": []}
    chooser.value.set_files({"name": "match.json", "mimeType": "application/json", "buffer": json.dumps(empty).encode()})
    expect(page.locator(".notice")).to_have_text("The record is open.")
    expect(page.locator(".notice")).to_have_attribute("data-kind", "news")  # it stood in the red of a warning


def test_a_record_opens_beside_the_match_and_a_bad_one_changes_nothing(site: SiteServer, page: Page, tmp_path: Path) -> None:
    begin(page, site)
    own = opened(page.evaluate(OWN))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(json.loads(encode(own.record())) | {"seed": "copy"}), encoding="utf-8")
    set_up(page)
    for number, content in enumerate(
        [b"", b"\xff\xfe", b"{}", b"no record", file.read_bytes().replace(b'"actions": [', b'"actions": ["20x", ')]
    ):
        bad = tmp_path / f"bad-{number}.json"
        bad.write_bytes(content)
        with page.expect_file_chooser() as chooser:
            page.locator('[data-act="open-record"]').click()
        chooser.value.set_files(bad)
        expect(page.locator(".told .warn")).to_contain_text("Nothing has changed" if number else "empty")
    with page.expect_file_chooser() as chooser:
        page.locator('[data-act="open-record"]').click()
    chooser.value.set_files(file)
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator(".notice")).to_have_text("The record is open. Your own match is kept beside it.")
    assert record(page, LINKED)["seed"] == "copy"
    assert record(page)["seed"] == own.seed
    reload(page)
    page.locator('[data-open="menu"]').click()
    page.locator('[data-act="back"]').click()
    expect(page.locator("main.table")).to_be_visible()
    assert record(page)["seed"] == own.seed
