"""A CPU player at thought: other requests are answered meanwhile, the move can be called off, and nothing is played before it is made."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Any

import pytest

from napoleon_core import bridge as bridge_module
from napoleon_core import hints
from napoleon_core.agents import AGENTS
from napoleon_core.agents.search import SearchAgent
from napoleon_core.game import Game
from napoleon_core.moves import Bid, Move
from napoleon_core.study import Decision
from tests.wire import Page, send

SLICES = 5
PEOPLE_THEN_CPU = "thinker human human human human"


class Thinker:
    """Thinks in slices, then does what the rule of thumb says."""

    seconds = 0.75

    def __init__(self, game: Game[Any, Any]) -> None:
        self.policy = game.policy()

    def choose(self, _seen: Any, _rng: Random) -> Move:
        raise AssertionError("who thinks is not asked to choose")

    def think(self, seen: Any, rng: Random) -> Iterator[Decision | None]:
        for _ in range(SLICES):
            yield None
        yield Decision(self.policy.choose(seen, rng))


class Asking:
    """A request under way, which is driven slice by slice."""

    def __init__(self, door: Page, number: int, method: str, **params: Any) -> None:
        message = json.dumps({"v": 1, "id": number, "method": method, "params": params})
        self._coming: Coroutine[None, None, str] = door.bridge.handle(message)
        self.answer: dict[str, Any] | None = None

    def go_on(self, slices: int = 1) -> Asking:
        """Until it gives way so many times more, or is answered."""
        for _ in range(slices):
            try:
                self._coming.send(None)
            except StopIteration as done:
                self.answer = json.loads(done.value)
                break
        return self

    def ended(self) -> dict[str, Any]:
        """Its answer."""
        while self.answer is None:
            self.go_on()
        return self.answer


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Page:
    monkeypatch.setitem(AGENTS, "thinker", Thinker)
    monkeypatch.setattr(bridge_module, "SLICE", 0.0)
    page = Page()
    page.open(agents=PEOPLE_THEN_CPU, dealer=4)
    return page


def thinking(door: Page, number: int = 900, table: str = "t1") -> Asking:
    return Asking(door, number, "table.advance", table=table, rev=door.revs[table]).go_on(2)


def test_a_thought_gives_way_and_then_makes_its_move(door: Page) -> None:
    asked = thinking(door)
    assert asked.answer is None
    answer = asked.ended()["result"]
    assert answer["rev"] == door.revs["t1"] + 1
    assert answer["view"]["step"] == 1


def test_other_requests_are_answered_meanwhile(door: Page) -> None:
    before = door.get("table.export", table="t1")
    asked = thinking(door)
    assert door.get("table.export", table="t1") == before
    assert door.get("rules.page", table="t1")["sections"]
    assert door.get("games.list")["games"]
    assert door.open(table="t2")["view"]["next"] in ("human", "cpu")
    assert "result" in asked.ended()


def test_a_cancelled_thought_leaves_the_table_as_it_was(door: Page) -> None:
    before = door.get("table.export", table="t1")
    asked = thinking(door)
    assert door.get("$cancel", id=900) == {"cancelled": True}
    assert asked.ended()["error"]["code"] == "request/cancelled"
    assert door.get("table.export", table="t1") == before
    assert door.get("$cancel", id=900) == {"cancelled": False}
    assert thinking(door, 901).ended()["result"]["rev"] == door.revs["t1"] + 1


@pytest.mark.parametrize("called_off", [1, 899, "900", None, [900], True])
def test_nothing_else_is_cancelled(door: Page, called_off: object) -> None:
    asked = thinking(door)
    assert door.get("$cancel", id=called_off) == {"cancelled": False}
    assert "result" in asked.ended()


def test_a_second_call_while_a_player_thinks_is_refused(door: Page) -> None:
    asked = thinking(door)
    assert door.code("table.advance", table="t1", rev=door.revs["t1"]) == "table/turn"
    assert asked.ended()["result"]["view"]["step"] == 1
    assert door.code("table.advance", table="t1", rev=door.revs["t1"]) == "table/stale"


def test_a_person_cannot_move_for_a_player_who_thinks(door: Page) -> None:
    asked = thinking(door)
    assert door.code("table.act", table="t1", rev=door.revs["t1"], move="13c") == "table/turn"
    assert asked.ended()["result"]["view"]["step"] == 1


def test_two_tables_may_think_at_once(door: Page) -> None:
    door.open(table="t2", agents=PEOPLE_THEN_CPU, dealer=4)
    first, second = thinking(door, 900, "t1"), thinking(door, 901, "t2")
    second.go_on()
    assert first.ended()["result"]["table"] == "t1"
    assert second.ended()["result"]["table"] == "t2"


@pytest.mark.parametrize("how", ["new", "load"])
def test_a_thought_about_a_table_that_was_replaced_is_dropped(door: Page, how: str) -> None:
    save = door.bridge.tables["t1"].save()
    asked = thinking(door)
    if how == "new":
        door.open(agents=PEOPLE_THEN_CPU, dealer=4, seed="another")
    else:
        answer = door.get("table.load", table="t1", save=save)
        assert answer["rev"] > 0
    kept = door.get("table.export", table="t1")
    second = thinking(door, 901)
    assert asked.ended()["error"]["code"] == "table/stale"
    assert door.get("table.export", table="t1") == kept
    assert second.ended()["result"]["view"]["step"] == 1


def test_an_illegal_answer_after_a_thought_is_refused_and_the_table_stays(door: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "think", lambda _self, _seen, _rng: iter([None, None, None, Decision(Bid("21s"))]))
    before = door.get("table.export", table="t1")
    assert thinking(door).ended()["error"]["code"] == "move/illegal"
    assert door.get("table.export", table="t1") == before


def test_a_fault_in_a_thought_is_told_and_the_table_can_go_on(door: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_self: Thinker, _seen: Any, _rng: Random) -> Iterator[None]:
        yield None
        yield None
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Thinker, "think", broken)
        assert thinking(door).ended()["error"] == {"code": "internal", "message": "", "data": {"type": "ZeroDivisionError"}}
    assert "result" in thinking(door, 901).ended()


def test_a_match_is_the_same_however_its_thoughts_are_sliced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "searcher", lambda game: SearchAgent(game, 3))
    new = {"game": "nap", "options": {"players": 3, "deals_each": 1}, "names": [*"ABC"], "agents": "human searcher searcher"}
    matches = []
    for every in (0.0, 0.004, 1000.0):
        monkeypatch.setattr(bridge_module, "SLICE", every)
        page = Page()
        views = [page.open(**new)["view"]]
        while views[-1]["next"] != "over" and len(views) < 40:
            views.append(page.step(views[-1])["view"])
        matches.append(views)
    assert matches[0] == matches[1] == matches[2]


def test_the_view_says_how_long_players_of_the_table_may_think(door: Page) -> None:
    assert door.open(table="t2", agents="human policy policy thinker policy")["view"]["budget"] == 750
    assert door.open(table="t3", agents="human policy policy random policy")["view"]["budget"] == 0
    assert door.open(table="t4", agents="human level:1 level:4 level:7 human")["view"]["budget"] == 900


@pytest.mark.native
def test_thoughts_and_other_requests_share_one_event_loop(door: Page) -> None:
    """As in the worker: both are begun at once, and the second is answered first."""
    order = []

    async def ask(number: int, method: str, **params: Any) -> None:
        await door.bridge.handle(json.dumps({"v": 1, "id": number, "method": method, "params": params}))
        order.append(method)

    async def both() -> None:
        await asyncio.gather(ask(900, "table.advance", table="t1", rev=door.revs["t1"]), ask(901, "table.export", table="t1"))

    asyncio.run(both())
    assert order == ["table.export", "table.advance"]


PERSON_FIRST = "human policy policy policy policy"


class Adviser(Thinker):
    """Thinks in slices and names the first of what may be done."""


@pytest.fixture
def asking(door: Page, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A table at which a person is to bid, and whose hints take some slices."""
    monkeypatch.setattr(hints, "adviser", Adviser)
    door.open(agents=PERSON_FIRST, dealer=4)
    return door


def hinting(door: Page, number: int = 900, table: str = "t1") -> Asking:
    return Asking(door, number, "table.hint", table=table, rev=door.revs[table]).go_on(2)


def test_a_hint_is_a_move_with_its_reason_at_the_same_revision(asking: Page) -> None:
    view = asking.get("table.load", table="t1", save=asking.bridge.tables["t1"].save())["view"]
    answer = hinting(asking).ended()["result"]
    assert answer.keys() == {"table", "rev", "view", "save", "hint"}
    assert answer["rev"] == asking.revs["t1"]
    assert answer["view"] == view | {"unrated": {"key": "table-unrated-hint", "args": {}}}
    assert answer["hint"].keys() == {"move", "reason", "chance"}
    assert asking.act(answer["hint"]["move"])["view"]["unrated"] == answer["view"]["unrated"]
    assert asking.get("table.load", table="t2", save=answer["save"])["view"] == answer["view"]


def test_the_table_can_be_used_while_a_hint_is_thought_out_and_a_move_drops_it(asking: Page) -> None:
    asked = hinting(asking)
    answer = asking.act("13c")
    assert answer["view"]["step"] == 1
    assert asked.ended()["error"]["code"] == "table/stale"
    assert asking.step(answer["view"])["view"]["unrated"] is None


def test_a_hint_that_is_called_off_leaves_the_match_rated(asking: Page) -> None:
    asked = hinting(asking)
    assert asking.get("$cancel", id=900) == {"cancelled": True}
    assert asked.ended()["error"]["code"] == "request/cancelled"
    assert asking.act("13c")["view"]["unrated"] is None


def test_the_latest_of_two_hints_wins(asking: Page) -> None:
    first, second = hinting(asking, 900), hinting(asking, 901)
    assert first.ended()["error"]["code"] == "request/cancelled"
    asking.open(table="t2", agents=PERSON_FIRST, dealer=4)
    third = hinting(asking, 902, "t2")
    assert second.ended()["error"]["code"] == "request/cancelled"
    assert third.ended()["result"]["table"] == "t2"
    assert hinting(asking, 903).ended()["result"]["hint"]["move"]


def test_a_hint_and_a_player_at_another_table_think_at_once(asking: Page) -> None:
    asking.open(table="t2", agents=PEOPLE_THEN_CPU, dealer=4)
    asked, move = hinting(asking, 900), thinking(asking, 901, "t2")
    assert asked.ended()["result"]["hint"]
    assert move.ended()["result"]["table"] == "t2"


def test_undo_takes_a_move_back_while_another_player_thinks_about_the_answer(door: Page) -> None:
    door.open(agents="human thinker policy policy policy", dealer=4)
    before = door.get("table.load", table="t1", save=door.bridge.tables["t1"].save())["view"]
    door.act("13c")
    asked = thinking(door)
    undone = door.get("table.undo", table="t1", rev=door.revs["t1"])
    assert asked.ended()["error"]["code"] == "table/stale"
    assert undone["view"] == before | {"unrated": {"key": "table-unrated-undo", "args": {}}}
    assert door.code("table.undo", table="t1", rev=door.revs["t1"]) == "table/turn"


def test_a_record_saved_while_a_player_thinks_makes_the_match_unrated_after_the_move_too(door: Page) -> None:
    door.open(agents="thinker policy policy policy human", dealer=4)
    asked = thinking(door)
    told = door.get("table.export", table="t1")
    assert told["view"]["unrated"] == {"key": "table-unrated-record", "args": {}}
    assert json.loads(told["record"])["unrated"] == "record"
    assert asked.ended()["result"]["view"]["unrated"] == told["view"]["unrated"]


def test_a_hint_says_how_far_it_has_come(asking: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(bridge_module, "perf_counter", lambda: 0.05 * next(clock))
    told: list[Any] = []
    message = {"v": 1, "id": 7, "method": "table.hint", "params": {"table": "t1", "rev": asking.revs["t1"]}}
    send(asking.bridge, json.dumps(message), told.append)
    said = [json.loads(text) for text in told]
    assert said
    assert all(one == {"v": 1, "id": 7, "progress": {"done": one["progress"]["done"], "of": 10}} for one in said)
    parts = [one["progress"]["done"] for one in said]
    assert parts == sorted({*parts})
