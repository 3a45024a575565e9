"""How much memory a page and its worker hold, as the browser tells it after a clearance."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from e2e.player import STEP_SECONDS
from site_build.server import SiteServer

_NOTED = """
self.memories = new Set();
const { Memory } = WebAssembly;
const note = (instance) => {
  for (const made of Object.values(instance.exports)) if (made instanceof Memory) self.memories.add(made);
};
for (const name of ['instantiate', 'instantiateStreaming']) {
  const make = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await make(...given);
    note(made.instance ?? made);
    return made;
  };
}
WebAssembly.Memory = class extends Memory {
  constructor(...given) {
    super(...given);
    self.memories.add(this);
  }
};
"""


def note_memories(context: BrowserContext, site: SiteServer) -> None:
    """Let the worker write down the memories that it makes for WebAssembly. To be called before the page is opened."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=_NOTED + found.text())

    context.route(f"{site.url}worker-*.js", answer)


@dataclass(frozen=True, slots=True)
class Held:
    """Bytes: the page's own heap, the heap of the worker's script, and the memory in which Python runs."""

    page: int
    worker: int
    wasm: int


class Memory:
    """The one worker of a page, and the page itself, seen by the browser's tools."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._workers: list[str] = []
        self._answers: dict[int, dict[str, Any]] = {}
        self._asked = 0
        self._session.on("Target.attachedToTarget", lambda told: self._workers.append(told["sessionId"]))
        self._session.on("Target.receivedMessageFromTarget", self._hear)
        self._session.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})

    def held(self) -> Held:
        """After all that is not needed has been let go."""
        self._session.send("HeapProfiler.collectGarbage")
        self._ask("HeapProfiler.collectGarbage")
        page = self._session.send("Runtime.getHeapUsage")["usedSize"]
        return Held(int(page), int(self._ask("Runtime.getHeapUsage")["usedSize"]), self._wasm())

    def _wasm(self) -> int:
        """All that WebAssembly has reserved in the worker."""
        (worker,) = self._page.workers
        return int(worker.evaluate("[...self.memories].reduce((sum, each) => sum + each.buffer.byteLength, 0)"))

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        number = self._asked
        message = json.dumps({"id": number, "method": method, "params": params})
        (worker,) = self._workers
        self._session.send("Target.sendMessageToTarget", {"sessionId": worker, "message": message})
        for _ in range(STEP_SECONDS * 50):
            if number in self._answers:
                return self._answers.pop(number)
            self._page.evaluate("new Promise((go) => setTimeout(go, 20))")
        raise AssertionError(f"expected an answer to {method}")

    def _hear(self, told: dict[str, str]) -> None:
        message = json.loads(told["message"])
        if "id" in message:
            self._answers[message["id"]] = message["result"]
