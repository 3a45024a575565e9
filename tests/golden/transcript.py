"""A conversation with the worker's door: what the page asks, right and wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from napoleon_core.record import encode, unseal
from napoleon_core.record_link import linked_record
from tests.golden.deals import record

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]

LINKED = (
    "eNp1jsFqwzAQRP9lz1No7CROdHN7q0-B3IopQtpGAVkykhMIxv_etVNIewiIYdHOvJ2RvmPq9ECKgu6j5xheEpuYLIGunPI5BlIr0El3fDfJIl"
    "08Z1Ij9V7fxESqBFnWPn-xNk4CEx67T6pDkNRbFHm_UQvKzFZoQ9Ihm3TuB9noE4dhsbtLp-eA5yt7VfyZ2t8z4hqXiROpV8maQYrKN5Xodc53"
    "-XBYGzQOtcXG4WixddgYVA6lqMExo8poLMpMEx7E1TOiWAuHyqKRsJlZhZ1x-4yDw84tx2SQ2_-JxTNibbATisHeYO2wXfoKq5S-Ul8q2xl3kG"
    "dpaqcfTtaF-Q"
)
"""A finished round of Nap for three, as a link has it: packing may differ from one machine to another, reading does not."""


def _new(table: str, agents: str, **more: Any) -> dict[str, Any]:
    new = {"table": table, "game": "napoleon", "options": {}, "seed": "transcript", "names": NAMES, "agents": agents.split()}
    return {**new, **more}


def _record(stop: int | None = None, me: int = 0) -> str:
    """The first of the written deals, or so many of its actions, opened for one person and four others."""
    whole = record()
    deal = {**whole["deals"][0], "actions": whole["deals"][0]["actions"][:stop]}
    return json.dumps({**whole, "deals": [deal], "agents": ["human" if seat == me else "random" for seat in range(5)]})


def _facts(part: str | None = "napoleon", bid: str | None = "13") -> dict[str, Any]:
    return {"part": part, "bid": bid, "won": part is not None, "taken": 9, "score": 2}


def _result(total: int, *others: int) -> dict[str, Any]:
    return {"total": total, "rivals": [{"agent": "level:1", "total": one} for one in others]}


def messages() -> Iterator[str]:
    """The messages in their order; the sessions that they make are of fixed seeds and written deals, so the answers are fixed too."""
    number = 0

    def ask(method: str, **params: Any) -> str:
        nonlocal number
        number += 1
        return json.dumps({"v": 1, "id": number, "method": method, "params": params}, ensure_ascii=False)

    yield ask("games.list")
    yield ask("table.new", **_new("t1", "human human human human human"))
    yield ask("table.act", table="t1", rev=0, move="13h")
    yield ask("table.act", table="t1", rev=0, move="13s")
    yield ask("table.act", table="t1", rev=1, move="13d")
    yield ask("table.advance", table="t1", rev=1)
    yield ask("table.next", table="t1", rev=1)
    yield ask("table.act", table="t9", rev=0, move="pass")
    yield ask("table.load", table="t2", record=_record(7))
    yield ask("table.act", table="t2", rev=8, move="As")
    yield ask("table.act", table="t2", rev=8, move="call Jd")
    yield ask("table.act", table="t2", rev=9, move="discard 2c 3c 4c")
    yield ask("table.act", table="t2", rev=9, move="discard 2s 3c 2c")
    yield ask("table.act", table="t2", rev=10, move="7h")
    yield ask("table.act", table="t2", rev=11, move="2h")
    yield ask("table.load", table="t2", record=_record(10, me=1))
    yield ask("table.act", table="t2", rev=12, move="Ac")
    yield ask("table.act", table="t2", rev=12, move="2h")
    yield ask("table.export", table="t2")
    yield ask("table.load", table="t3", record=_record())
    yield ask("table.next", table="t3", rev=60)
    yield ask("table.new", **_new("t4", "random random random random random"))
    yield ask("table.advance", table="t4", rev=0)
    yield ask("table.load", table="t4", save="N1.00000000.damaged")
    yield ask("table.load", table="t4", record="no record")
    yield ask("table.new", **_new("t5", "human human human human human", options={"yoromeki": 0}))
    yield ask("table.new", **_new("t5", "human human human human human", options={"minimum_bid": "13"}))
    yield ask("table.new", **_new("t5", "human human human human human", options={"aces": 5}))
    yield ask("table.new", **_new("t5", "human human human human nobody"))
    yield ask("table.new", **_new("t5", "human human human human human", seed=""))
    yield ask("table.new", **_new("t5", "human human human human human", game="bridge"))
    yield ask("table.new", **_new("t5", "human"))
    yield ask("table.new", **_new("t10", "human random random random random", dealer=4))
    yield ask("table.stand_in", table="t10", rev=0, seat=0, until="taken_back")
    yield ask("table.act", table="t10", rev=1, move="pass")
    yield ask("table.advance", table="t10", rev=1)
    yield ask("table.stand_in", table="t10", rev=2, seat=0, until=None)
    yield ask("table.stand_in", table="t10", rev=3, seat=1, until="end")
    yield ask("table.stand_in", table="t10", rev=3, seat=0, until="end")
    yield ask("table.stand_in", table="t10", rev=4, seat=0, until=None)
    yield ask("table.claim", table="t10", rev=4)
    yield ask("table.load", table="t11", record=_record(49))
    yield ask("table.claim", table="t11", rev=50)
    yield ask("table.again", table="t2", seed="transcript again")
    yield ask("table.new", **_new("t6", "human random random random random", seed="undo and hint", dealer=4))
    yield ask("table.undo", table="t6", rev=0)
    yield ask("table.act", table="t6", rev=0, move="13h")
    yield ask("table.hint", table="t6", rev=1)
    yield ask("table.undo", table="t6", rev=0)
    yield ask("table.undo", table="t6", rev=1)
    yield ask("table.hint", table="t6", rev=1)
    yield ask("table.load", table="t7", record=_record(26, me=2))
    yield ask("table.hint", table="t7", rev=27)
    entry = {
        "game": "napoleon",
        "deals": {"1": _facts(), "2": _facts(None, None)},
        "result": _result(5, 3, 5),
        "unrated": False,
        "ended": 1,
    }
    yield ask("table.seen", table="t2")
    yield ask("statistics.page", entries=[entry, {"game": "bridge"}])
    yield ask("statistics.rating", entries=[entry], last=entry)
    yield ask("kept.check", saves=["N1.00000000.damaged"], entries=[entry, None])
    yield ask("kept.check", saves="none", entries=[])
    yield ask("table.share", table="t1")
    yield ask("table.share", table="t2")
    yield ask("table.compare", table="t1")
    yield ask("table.new", **_new("t12", "human random random random random", seed="napoleon 2026-03-01", options={"deals": 1}))
    yield ask("table.share", table="t12")
    yield ask("table.load", table="t13", link=LINKED)
    yield ask("table.compare", table="t13")
    yield ask("table.share", table="t13")
    yield ask("table.load", table="t13", link=LINKED[:-9])
    yield ask("diagram.trick", game="napoleon", options="preset=rulebook", trump="h", cards=["Ks", "Ts", "7c", "3h", "Qs"])
    yield ask("diagram.hand", game="nap", cards=["As", "7h", "4c"], trick=["Ks"])
    yield ask("diagram.hand", game="napoleon", options="aces=5", cards=["As"])
    yield ask("table.peek", table="t1")
    yield ask("$cancel", id=3)
    yield "{"
    yield "[]"
    yield '{"v":2,"id":99,"method":"games.list"}'


def opened(answer: str) -> Any:
    """An answer with its save unpacked, for packing may differ from one machine to another, and without the wording of its message."""
    value = json.loads(answer)
    if "error" in value:
        del value["error"]["message"]
    if "save" in value.get("result", {}):
        value["result"]["save"] = json.loads(unseal(value["result"]["save"]))
    if isinstance(value.get("result", {}).get("record"), str) and "link" in value["result"]:
        value["result"]["record"] = json.loads(encode(linked_record(value["result"]["record"])))
    return value
