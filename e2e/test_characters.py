"""The characters among the CPU players: chosen for a seat or drawn, seen and named at the table, and told of on a page of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Sit, store
from e2e.form import begin, choose, deal, levels, record, reload, set_up
from e2e.geometry import resize
from e2e.kept import KeptPage
from e2e.player import Mouse, Table
from e2e.sizes import DESK, SIZES, position
from e2e.storage import settings
from e2e.test_accessibility import axe_is_content
from napoleon_core.agents.cast import CAST
from site_build.page_texts import languages, plain_message
from site_build.server import SiteServer

DRAWN = "use => { const box = use.getBBox(); return box.width > 0 && box.height > 0; }"
"""Whether a portrait is there, not only asked for."""


def who(page: Page) -> list[str]:
    """The characters at the stored table, by seat."""
    return [agent.split(":")[1] for agent in record(page)["agents"] if agent.startswith("character:")]


def choose_character(page: Page, place: int, wish: str) -> None:
    """By the portraits that unfold at a place."""
    at = page.locator(f'.levels [data-place="{place}"]')
    at.locator('[data-act="casting"][aria-expanded="false"]').click()
    at.locator(f'label:has([data-value="{wish}"])').click()
    at.locator('[data-act="casting"]').click()
    expect(page.locator(".gallery")).to_have_count(0)


def portrait(page: Page, seat: int) -> str | None:
    """Whose portrait a seat shows; None for an animal."""
    face = page.locator(f'.seat[data-seat="{seat}"] [data-face]')
    return face.get_attribute("data-face") if face.count() else None


def test_a_character_that_is_chosen_sits_there_by_name_and_portrait_and_in_the_log_also_after_a_reload(
    site: SiteServer, context: BrowserContext, page: Page
) -> None:
    store(context, site, {"settings": settings(speed="once")})
    begin(page, site)
    assert levels(page) == ["human", *["level:1"] * 4], "a first visit meets the easiest"
    assert len({*who(page)}) == 4
    set_up(page)
    page.locator('[data-act="levels"]').click()
    choose_character(page, 2, "kenji")
    place = page.locator('.levels [data-place="2"]')
    expect(place).to_contain_text(plain_message("character-kenji-style", "en"))
    expect(place.locator('[data-value="level:5"]')).to_be_checked()
    place.locator('label:has([data-value="level:2"])').click()
    choose_character(page, 3, "nobody")
    page.locator('[data-act="names"]').click()
    page.locator('[data-name="4"]').fill("Uncle Bob")
    deal(page)
    table = Table(page).wait_for_me()
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)  # now each seat has said something
    agents, names = record(page)["agents"], record(page)["players"]
    assert agents[2:4] == ["character:kenji:2", "level:1"]
    assert agents[1].startswith("character:")
    assert agents[4].startswith("character:")
    assert (names[2], names[4]) == ("Kenji", "Uncle Bob")
    for _ in ("dealt", "reloaded"):
        expect(page.locator('.seat[data-seat="2"] .name')).to_have_text("Kenji")
        expect(page.locator('.seat[data-seat="4"] .name')).to_have_text("Uncle Bob")
        assert portrait(page, 2) == "kenji"
        assert portrait(page, 3) is None
        page.wait_for_function(f"[...document.querySelectorAll('.seat [data-face] use')].every({DRAWN})")
        assert "Kenji" in table.open_dialog("log").inner_text()
        reload(page)
        table.wait_for_me()
    table.open_dialog("menu").locator('label:has([data-value="ja"])').click()
    expect(page.locator('.seat[data-seat="2"] .name')).to_have_text("ケンジ")
    expect(page.locator('.seat[data-seat="4"] .name')).to_have_text("Uncle Bob")


def test_a_character_that_is_chosen_elsewhere_leaves_the_place_where_it_sat(site: SiteServer, context: BrowserContext, page: Page) -> None:
    store(context, site, {"cast": '["anyone", "hana", "nobody", "hana", "nobody", "hana"]'})
    begin(page, site)
    assert who(page).count("hana") == 1
    set_up(page)
    page.locator('[data-act="levels"]').click()
    choose_character(page, 3, "hana")
    expect(page.locator('.levels [data-place="1"]')).to_contain_text(plain_message("ui-cast-anyone", "en"))
    deal(page)
    seated = record(page)["agents"]
    assert seated[3] == "character:hana:3"
    assert who(page).count("hana") == 1
    assert seated[2] == "level:1", "nobody may sit at many places"


def test_a_seed_draws_the_same_characters_each_time_and_another_one_others(kept: KeptPage) -> None:
    drawn = []
    for link in ("napoleon?players=6&seed=characters", "nap?players=6&seed=characters", "napoleon?players=6&seed=others"):
        table = kept.follow(link)
        drawn.append([portrait(table.page, seat) for seat in range(1, 6)])
        assert None not in drawn[-1]
        assert len({*drawn[-1]}) == 5
    assert drawn[0] == drawn[1] != drawn[2]


def test_the_lot_draws_nobody_of_a_name_that_somebody_at_the_table_has(site: SiteServer, context: BrowserContext, page: Page) -> None:
    store(context, site, {"names": '["FÉLIX", "", "", "", "サクラ"]', "language": "ja"})
    begin(page, site, "#napoleon?players=6&seed=shots")
    seated = [portrait(page, seat) for seat in range(1, 6)]
    assert seated[:2] == ["basil", "tomo"], "who sits here for everybody, before Felix"
    assert None not in seated
    assert not {"felix", "sakura"} & {*seated}


def test_without_characters_levels_play_as_they_are(site: SiteServer, page: Page) -> None:
    begin(page, site)
    set_up(page)
    choose(page, "cast", "nobody")
    deal(page)
    assert record(page)["agents"] == ["human", *["level:1"] * 4]
    assert [portrait(page, seat) for seat in range(1, 5)] == [None] * 4
    set_up(page)
    expect(page.locator('[data-field="cast"] [data-value="nobody"]')).to_be_checked()


@pytest.mark.parametrize("stored", ["[", "7", '["nobody-else", 5, null, {"a": 1}, "__proto__"]'])
def test_stored_characters_that_are_none_are_drawn(stored: str, site: SiteServer, context: BrowserContext, page: Page) -> None:
    store(context, site, {"cast": stored})
    begin(page, site)
    assert len({*who(page)}) == 4


def test_a_match_from_before_there_were_characters_looks_as_it_did(sit: Sit) -> None:
    page = sit(position("lead")).wait_for_me().page
    assert [portrait(page, seat) for seat in range(1, 5)] == [None] * 4
    assert page.locator(".seat .name").all_inner_texts() == ["Aoi", "Hugo", "Mina", "Léon"]


@pytest.mark.parametrize("language", languages())
def test_the_page_of_the_characters_tells_all_of_them_in_every_language(language: str, kept: KeptPage) -> None:
    page = kept.read_page(f"rules/{'' if language == 'en' else f'{language}/'}characters.html")
    for name in CAST:
        person = page.locator(f'[data-character="{name}"]')
        expect(person.locator("b")).to_have_text(plain_message(f"character-{name}", language))
        expect(person).to_contain_text(plain_message(f"character-{name}-style", language))
    assert page.locator(".people use").evaluate_all(f"all => all.every({DRAWN})")
    for size in (SIZES[0], DESK):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe_is_content(page)
    page.close()
