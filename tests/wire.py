"""The page's end of the worker's door, for tests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from napoleon_core.bridge import Bridge


def send(bridge: Bridge, text: str, tell: Callable[[str], object] = lambda _text: None) -> str:
    """The answer to one message. Needs no event loop: between its steps the bridge does nothing but give way."""
    answering = bridge.handle(text, tell)
    while True:
        try:
            answering.send(None)
        except StopIteration as done:
            return done.value


class Page:
    """Sends requests with ids of its own, and keeps the revision of each table."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.revs: dict[str, int] = {}
        self._id = 0

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """The whole answer."""
        self._id += 1
        answer = json.loads(send(self.bridge, json.dumps({"v": 1, "id": self._id, "method": method, "params": params})))
        assert answer.keys() in ({"v", "id", "result"}, {"v", "id", "error"})
        assert (answer["v"], answer["id"]) == (1, self._id)
        if "rev" in answer.get("result", {}):
            self.revs[answer["result"]["table"]] = answer["result"]["rev"]
        return answer

    def get(self, method: str, **params: Any) -> dict[str, Any]:
        """The result of a request that must succeed."""
        answer = self.ask(method, **params)
        assert "result" in answer, answer
        return answer["result"]

    def code(self, method: str, **params: Any) -> str:
        """The code with which a request is refused."""
        answer = self.ask(method, **params)
        assert "error" in answer, f"{method} was not refused"
        assert answer["error"].keys() == {"code", "message", "data"}
        assert answer["error"]["message"]
        return answer["error"]["code"]

    def open(self, table: str = "t1", agents: str = "human random random random random", seed: str = "wire", **more: Any) -> dict[str, Any]:
        """A new standard table."""
        names = ["Ann", "Bo", "Cy", "Di", "Ed"]
        return self.get(
            "table.new",
            **{"table": table, "game": "napoleon", "options": {}, "seed": seed, "names": names, "agents": agents.split()} | more,
        )

    def act(self, move: str, table: str = "t1") -> dict[str, Any]:
        """A person's move."""
        return self.get("table.act", table=table, rev=self.revs[table], move=move)

    def step(self, view: dict[str, Any], table: str = "t1") -> dict[str, Any]:
        """Whatever the view says is next; a person makes the first move that is offered."""
        if view["next"] == "human":
            return self.act(first_offered(view), table)
        method = "table.advance" if view["next"] == "cpu" else "table.next"
        return self.get(method, table=table, rev=self.revs[table])


def first_offered(view: dict[str, Any]) -> str:
    """The first move that the prompt offers; in an auction that is pass, once there is a bid."""
    prompt = view["prompt"]
    if prompt["widget"] == "cards":
        return prompt["legal"][0]
    if prompt["widget"] == "pick":
        return " ".join([prompt["verb"], *view["zones"][prompt["zone"]][-prompt["count"] :]])
    if prompt["buttons"] and view["ring"]["goal"] is not None:
        return prompt["buttons"][0]["move"]
    return next(cell["move"] for row in prompt["rows"] for cell in row["cells"] if cell["barred"] is None)
