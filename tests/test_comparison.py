"""What CPU players score in a person's seat with the same cards."""

from __future__ import annotations

import json
from collections.abc import Coroutine

import pytest

from napoleon_core.games import GAMES
from napoleon_core.seating import Seating
from napoleon_core.session import Session
from napoleon_core.table_link import read_link
from tests.wire import Page, send


def over(page: Page, name: str, **more: object) -> Session:
    """A deal of the day that a person has played somehow, at the table t1."""
    asked = read_link(f"{name}?day=2026-03-01")
    agents = " ".join(["human", *["level:2"] * (asked.game.seats - 1)])
    given = {"game": name, "options": asked.game.options.differences(), "seed": asked.seed, "names": [*"ABCDEF"][: asked.game.seats]}
    view = page.open(agents=agents, **{**given, **more})["view"]
    while view["next"] != "over":
        view = page.step(view)["view"]
    return page.bridge.tables["t1"]


def finished(answering: Coroutine[None, None, str]) -> str:
    """The answer of a request that has begun."""
    while True:
        try:
            answering.send(None)
        except StopIteration as done:
            return str(done.value)


@pytest.mark.parametrize("name", GAMES)
def test_each_level_plays_the_same_cards_in_the_same_seat(name: str) -> None:
    page = Page()
    session = over(page, name)
    scores = page.get("table.compare", table="t1")["scores"]
    assert [one["agent"] for one in scores] == [f"level:{level}" for level in GAMES[name].levels if level <= 5]
    two = next(one for one in scores if one["agent"] == "level:2")
    alone = Session(session.game, session.seed, Seating(session.seating.names, ("level:2",) * session.game.seats))
    while alone.next != "over":
        (alone.advance if alone.next == "cpu" else alone.next_deal)(alone.rev)
    assert two["total"] == alone.view()["seats"][0]["total"]
    assert two["title"] == {"key": "table-level-2", "args": {}}
    assert alone.record().deals[0].dealt == session.record().deals[0].dealt


def test_the_comparison_is_the_same_each_time_and_leaves_the_table_as_it_is() -> None:
    page = Page()
    session = over(page, "napoleon")
    before = session.save()
    first = page.get("table.compare", table="t1")
    assert page.get("table.compare", table="t1") == first
    assert page.bridge.tables["t1"] is session
    assert session.save() == before


def test_nothing_is_compared_before_a_match_is_over_or_among_several_persons() -> None:
    page = Page()
    page.open(agents="human policy policy policy policy")
    assert page.code("table.compare", table="t1") == "table/turn"
    assert page.code("table.compare", table="t9") == "table/unknown"
    session = over(page, "nap")
    session.seating = Seating(session.seating.names, ("human", "human", "level:2", "level:2"))
    assert page.code("table.compare", table="t1") == "table/turn"


def test_a_comparison_can_be_called_off() -> None:
    page = Page()
    over(page, "napoleon")
    answering = page.bridge.handle(json.dumps({"v": 1, "id": 99, "method": "table.compare", "params": {"table": "t1"}}))
    answering.send(None)
    assert json.loads(send(page.bridge, '{"v":1,"id":100,"method":"$cancel","params":{"id":99}}'))["result"] == {"cancelled": True}
    assert json.loads(finished(answering))["error"]["code"] == "request/cancelled"
