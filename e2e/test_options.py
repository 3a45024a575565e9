"""House rules in the form: what is set is what is played, what differs is marked, and what cannot be is not dealt."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.form import begin, choose, deal, open_house_rules, open_rule, record, reload, set_rule, set_up, written
from e2e.player import Mouse, Table
from napoleon_core.games import GAMES, GameFamily
from napoleon_core.option_specs import OptionSpec, Value
from site_build.server import SiteServer
from tests.counts import LONG

FEW = 6
"""Of an option with more values than this the form is set to the least and the greatest and their neighbours; the core's tests have all."""
SOME = 2
"""So many tables where the long run takes all."""


def few_values(spec: OptionSpec) -> tuple[Value, ...]:
    """The values to set."""
    values = spec.values
    return values if len(values) <= FEW else (values[0], values[-1], values[1], values[-2])


def runs(family: GameFamily) -> list[dict[str, Value]]:
    """Tables that between them have every one of ``few_values``: an option that lets others rest does so once they had all of theirs."""
    specs = [*family.specs, *family.settings]
    lists = {}
    for spec in specs:
        idles = [other.idle for other in specs if other.idle and other.idle.option == spec.name]
        asleep = {value for idle in idles for value in idle.values}
        longest = max((len(other.values) for other in specs if other.idle and other.idle.option == spec.name), default=0)
        awake = [value for value in few_values(spec) if value not in asleep]
        lists[spec.name] = [*awake * max(1, longest), *(value for value in few_values(spec) if value in asleep)]
    length = max(len(values) for values in lists.values())
    return [{name: values[at % len(values)] for name, values in lists.items()} for at in range(length)]


def rests(spec: OptionSpec, values: dict[str, Value]) -> bool:
    """Whether an option has nothing to act on under these values."""
    return spec.idle is not None and values[spec.idle.option] in spec.idle.values


def differing(specs: tuple[OptionSpec, ...], values: dict[str, Value]) -> dict[str, Value]:
    """What the record has to say of them."""
    return {spec.name: values[spec.name] for spec in specs if values[spec.name] != spec.default and not rests(spec, values)}


def test_the_runs_have_every_value_to_be_set() -> None:
    for family in GAMES.values():
        for spec in (*family.specs, *family.settings):
            seen = {values[spec.name] for values in runs(family) if not rests(spec, values)}
            assert seen == {*few_values(spec)}, spec.name


@pytest.mark.parametrize("game", ["napoleon", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "napoleon")])
def test_every_value_of_every_option_is_in_force_and_is_kept(game: str, site: SiteServer, page: Page) -> None:
    page.add_init_script("localStorage.setItem('napoleon.speed', 'once')")
    begin(page, site)
    family = GAMES[game]
    for values in runs(family) if LONG else runs(family)[:SOME]:
        set_up(page)
        choose(page, "game", game)
        fill_in(page, family, values)
        deal(page)
        expected = differing(family.specs, values)
        the_table_has(page, game, expected, values)
        table = Table(page).wait_for_me()
        table.decide(Mouse())
        reload(page)
        the_table_has(page, game, expected, values)
        set_up(page)
        open_house_rules(page)
        the_form_shows(page, family, values)
        deal(page)
        the_table_has(page, game, expected, values)


def fill_in(page: Page, family: GameFamily, values: dict[str, Value]) -> None:
    """Set the whole form, from what the preset says."""
    open_house_rules(page)
    if page.locator('[data-act="reset-all"]').count():
        page.locator('[data-act="reset-all"]').click()
    choose(page, "players", values["players"])
    for spec in (*family.specs, *family.settings):
        if spec.name != "players" and not rests(spec, values):
            set_rule(page, spec, values[spec.name])


def the_table_has(page: Page, game: str, rules: dict[str, Value], values: dict[str, Value]) -> None:
    """In the match as it is stored, and at the table as it is drawn."""
    stored: dict[str, Any] = record(page)
    assert (stored["game"], stored["rules"]) == (game, rules)
    assert stored.get("settings", {}) == {spec.name: values[spec.name] for spec in GAMES[game].settings}
    expect(page.locator(f'main.table[data-players="{values["players"]}"]')).to_be_attached()


def the_form_shows(page: Page, family: GameFamily, values: dict[str, Value]) -> None:
    """Each value, and a mark where it differs from the preset."""
    expect(page.locator(f'[data-field="players"] input[data-value="{values["players"]}"]')).to_be_checked()
    for spec in (*family.specs, *family.settings):
        if spec.name == "players":
            continue
        value = spec.default if rests(spec, values) else values[spec.name]
        mark = ".differs" if value != spec.default else ":not(.differs)"
        expect(page.locator(f'[data-option="{spec.name}"]{mark}[data-value="{written(value)}"]')).to_be_attached()


def test_an_option_that_differs_is_marked_and_goes_back_alone_or_with_all(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    open_house_rules(page)
    specs = {spec.name: spec for spec in GAMES["napoleon"].specs}
    set_rule(page, specs["yoromeki"], False)
    set_rule(page, specs["deals"], 7)
    expect(page.locator(".rule.differs")).to_have_count(2)
    page.locator('[data-option="deals"] [data-act="reset"]').click()
    expect(page.locator('[data-option="deals"]:not(.differs)[data-value="5"]')).to_be_attached()
    page.locator('[data-act="reset-all"]').click()
    expect(page.locator(".rule.differs")).to_have_count(0)
    an_idle_option_says_why_and_cannot_be_set(page, specs["jokers"])
    a_number_that_is_not_possible_is_not_dealt(page)


def an_idle_option_says_why_and_cannot_be_set(page: Page, jokers: OptionSpec) -> None:
    set_rule(page, jokers, 0)
    open_rule(page, "joker_led")
    row = page.locator('[data-option="joker_led"].idle')
    expect(row.locator(".reason")).to_contain_text("no joker")
    expect(row.locator("input:enabled")).to_have_count(0)


def a_number_that_is_not_possible_is_not_dealt(page: Page) -> None:
    open_rule(page, "minimum_bid")
    page.locator('[data-number="minimum_bid"]').fill("7")
    page.locator('[data-act="deal"]').click()
    expect(page.locator(".told .warn")).to_be_visible()
    wrong = page.locator('[data-number="minimum_bid"][aria-invalid="true"]')
    expect(wrong).to_have_value("7")
    page.locator('[data-act="house"]').click()
    page.locator('[data-act="open-record"]').scroll_into_view_if_needed()
    page.locator('[data-act="deal"]').click()
    expect(wrong).to_be_in_viewport(ratio=1)
    expect(wrong).to_be_focused()


def test_what_a_preset_asks_and_the_names_are_of_the_table(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose(page, "game", "nap")
    choose(page, "preset", "french")
    page.locator('.asked[data-option="blucher_multiple"] label:has([data-value="3"])').click()
    page.locator('[data-act="names"]').click()
    page.locator('[data-name="1"]').fill("Zoë")
    deal(page)
    assert record(page)["rules"]["blucher_multiple"] == 3
    assert record(page)["preset"] == "french"
    assert record(page)["players"][1] == "Zoë"
    expect(page.locator('.seat[data-seat="1"] .name')).to_have_text("Zoë")
