"""The start screen, links and records: what is chosen is what is played, and nothing that was stored is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from napoleon_core.games import GAMES
from napoleon_core.mechanics.dealing import deal_of_match
from napoleon_core.option_specs import OptionSpec
from napoleon_core.record import encode, unseal
from napoleon_core.session import opened
from site_build.server import SiteServer

OWN = "localStorage.getItem('napoleon.save')"
LINKED = "JSON.parse(localStorage.getItem('napoleon.linked'))[0].save"


def record(page: Page, where: str = OWN) -> dict[str, Any]:
    """The stored match."""
    stored: dict[str, Any] = json.loads(unseal(page.evaluate(where)))
    return stored


def begin(page: Page, site: SiteServer, fragment: str = "") -> None:
    """Open the site, and wait until a table has been dealt."""
    page.goto(site.url + fragment)
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)


def set_up(page: Page) -> None:
    """From the table to the start screen."""
    page.locator('[data-open="menu"]').click()
    page.locator('[data-act="new-match"]').click()
    expect(page.locator('main[data-phase="start"]')).to_be_visible()


def deal(page: Page) -> None:
    """Deal what is chosen, in the place of a match in progress."""
    page.locator('[data-act="deal"]').click()
    page.locator('[data-act="agree"]').click()
    expect(page.locator("main.table")).to_be_visible()


def choose(page: Page, field: str, value: object) -> None:
    """Press the button of a value in a field of the form."""
    page.locator(f'[data-field="{field}"] label:has([data-value="{value}"])').click()


def open_rule(page: Page, name: str) -> None:
    rule = page.locator(f'[data-option="{name}"]')
    if rule.locator('.opener[aria-expanded="false"]').count():
        rule.locator(".opener").click()


def set_rule(page: Page, spec: OptionSpec, value: object) -> None:
    """Set an option by the control that belongs to its kind."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    open_rule(page, spec.name)
    row = page.locator(f'[data-option="{spec.name}"]')
    if spec.kind == "number":
        row.locator(f'[data-number="{spec.name}"]').fill(text)
        row.locator(f'[data-number="{spec.name}"]').press("Tab")
    else:
        row.locator(f'label:has([data-value="{text}"])').click()
    expect(page.locator(f'[data-option="{spec.name}"][data-value="{text}"]')).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_set_is_in_force_and_is_kept_after_a_reload(game: str, site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose(page, "game", game)
    page.locator('[data-act="house"]').click()
    family = GAMES[game]
    chosen = {}
    for spec in family.specs:
        if spec.name == "players" or (spec.idle and chosen.get(spec.idle.option) in spec.idle.values):
            continue
        # A value that leaves no other option idle.
        wanted = [value for value in reversed(spec.values) if value != spec.default]
        idles = {value for other in family.specs if other.idle and other.idle.option == spec.name for value in other.idle.values}
        chosen[spec.name] = next((value for value in wanted if value not in idles), spec.default)
        if chosen[spec.name] != spec.default:
            set_rule(page, spec, chosen[spec.name])
    deal(page)
    expected = {name: value for name, value in chosen.items() if value != {s.name: s.default for s in family.specs}[name]}
    assert (record(page)["game"], record(page)["rules"]) == (game, expected)
    page.reload()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    set_up(page)
    page.locator('[data-act="house"]').click()
    for name, value in expected.items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        expect(page.locator(f'[data-option="{name}"].differs[data-value="{text}"]')).to_be_attached()


def test_an_option_that_differs_is_marked_and_goes_back_alone_or_with_all(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    page.locator('[data-act="house"]').click()
    specs = {spec.name: spec for spec in GAMES["napoleon"].specs}
    set_rule(page, specs["yoromeki"], False)
    set_rule(page, specs["deals"], 7)
    expect(page.locator(".rule.differs")).to_have_count(2)
    page.locator('[data-option="deals"] [data-act="reset"]').click()
    expect(page.locator('[data-option="deals"]:not(.differs)[data-value="5"]')).to_be_attached()
    page.locator('[data-act="reset-all"]').click()
    expect(page.locator(".rule.differs")).to_have_count(0)


def test_an_idle_option_says_why_and_cannot_be_set(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    page.locator('[data-act="house"]').click()
    set_rule(page, next(spec for spec in GAMES["napoleon"].specs if spec.name == "jokers"), 0)
    open_rule(page, "joker_led")
    row = page.locator('[data-option="joker_led"].idle')
    expect(row.locator(".reason")).to_contain_text("no joker")
    expect(row.locator("input:enabled")).to_have_count(0)


def test_a_number_that_is_not_possible_is_not_dealt(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    page.locator('[data-act="house"]').click()
    open_rule(page, "minimum_bid")
    page.locator('[data-number="minimum_bid"]').fill("7")
    page.locator('[data-act="deal"]').click()
    expect(page.locator(".told .warn")).to_be_visible()
    expect(page.locator('[data-number="minimum_bid"][aria-invalid="true"]')).to_have_value("7")


def test_a_preset_may_ask_for_an_option(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose(page, "game", "nap")
    choose(page, "preset", "french")
    page.locator('.asked[data-option="blucher_multiple"] label:has([data-value="3"])').click()
    deal(page)
    assert record(page)["rules"]["blucher_multiple"] == 3
    assert record(page)["preset"] == "french"


def test_names_are_kept_and_seen(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    page.locator('[data-act="names"]').click()
    page.locator('[data-name="1"]').fill("Zoë")
    deal(page)
    assert record(page)["players"][1] == "Zoë"
    expect(page.locator('.seat[data-seat="1"] .name')).to_have_text("Zoë")


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
    page.reload()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    assert record(page, LINKED)["deals"][0] | {"actions": 0} == linked["deals"][0] | {"actions": 0}
    page.locator('[data-open="menu"]').click()
    page.locator('[data-act="back"]').click()
    expect(page.locator('main[data-players="5"]')).to_be_visible()
    assert record(page)["seed"] == json.loads(unseal(own))["seed"]
    assert "#" not in page.url


@pytest.mark.parametrize("seed", ["0", "-1", "1.5", "1e3", "abc", "٣", "a+b c", "x" * 64])
def test_a_seed_is_a_text_whatever_it_looks_like(seed: str, site: SiteServer, page: Page) -> None:
    begin(page, site, "#nap?seed=" + seed.replace(" ", "%20"))
    assert record(page, LINKED)["seed"] == seed


@pytest.mark.parametrize(
    ("fragment", "words", "kept"),
    [
        ("napoleon?players=4&aces=5", "aces", "players=4"),
        ("napoleon?players=4&minimum_bid=7", "Lowest bid", "players=4"),
        ("nap?players=5&misere=1", "Misère", "players=5"),
        ("nap?players=5&seed=", "seed", "players=5"),
        ("nap?players=5&seed=" + "x" * 65, "seed", "players=5"),
        ("nap?players=5&preset=dutch", "dutch", "players=5"),
        ("nap?players=3&dealer=3", "seat", "players=3"),
        ("nap?players=3&%E0=1", "read", "players=3"),
        ("bridge?players=3", "bridge", "#napoleon"),
        ("napoleon?constructor=1&players=6", "constructor", "players=6"),
    ],
)
def test_a_bad_link_opens_the_start_screen_with_a_message_and_keeps_the_rest(
    fragment: str, words: str, kept: str, site: SiteServer, page: Page
) -> None:
    page.goto(f"{site.url}#{fragment}")
    expect(page.locator('main[data-phase="start"] [role="alert"] .warn')).to_contain_text(words, timeout=60_000)
    expect(page.locator('[data-field="link"]')).to_contain_text(kept)
    page.locator('[data-act="deal"]').click()
    expect(page.locator("main.table")).to_be_visible()
    assert "#" not in page.url


def test_the_history_does_not_grow_with_new_matches(site: SiteServer, page: Page) -> None:
    begin(page, site)
    before = page.evaluate("history.length")
    for _ in range(3):
        set_up(page)
        deal(page)
    assert page.evaluate("history.length") == before


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
    assert record(page, LINKED)["seed"] == "copy"
    assert record(page)["seed"] == own.seed
    page.reload()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    page.locator('[data-open="menu"]').click()
    page.locator('[data-act="back"]').click()
    expect(page.locator("main.table")).to_be_visible()
    assert record(page)["seed"] == own.seed
