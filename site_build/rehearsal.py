"""What the page asks of the core, played through once: in the build it finds out which modules that takes, and whether a start has them.

Runs inside Pyodide, and knows nothing of it.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Mapping
from typing import Any

from napoleon_core.bridge import Bridge

Answer = dict[str, Any]


class Refused(Exception):
    """The core did not do what it was asked for."""


class Rehearsal:
    """A page with a core of its own."""

    def __init__(self) -> None:
        self._bridge = Bridge()

    async def ask(self, method: str, **params: Any) -> Answer:
        """The result of a request.

        :raises Refused: when there is none, with the core's words.
        """
        request = {"v": 1, "id": 1, "method": method, "params": params}
        answer = json.loads(await self._bridge.handle(json.dumps(request)))
        if "result" not in answer:
            raise Refused(f"{method}: expected a result, got {answer['error']}")
        return dict(answer["result"])

    async def open(self, family: Mapping[str, Any], character: str) -> Answer:
        """A table of the game's standard form, with one person, and a character among the CPU players."""
        seats = next(spec["default"] for spec in family["options"] if spec["name"] == "players")
        level = family["agents"][0]["name"]
        agents = ["human", f"{character}:{level.partition(':')[2]}", *[level] * (seats - 2)]
        names = [f"Seat {seat}" for seat in range(seats)]
        return await self.ask("table.new", table="t", game=family["id"], options={}, seed="rehearsal", names=names, agents=agents)

    async def play(self, family: Mapping[str, Any], character: str) -> None:
        """One deal to its end, with a hint, and all that can be asked beside it."""
        at = await self.open(family, character)
        await self.ask("rules.page", table="t")
        while at["view"]["next"] in {"cpu", "human"}:
            at = await self._step(at)
        await self.ask("kept.check", saves=[at["save"]], entries=[])
        exported = await self.ask("table.export", table="t")
        await self.ask("table.load", table="t", save=at["save"])
        await self.ask("table.load", table="t", record=exported["record"], seed="rehearsal")

    async def _step(self, at: Answer) -> Answer:
        """The next move; the person asks for a hint, and is played for from then on."""
        if at["view"]["next"] == "cpu":
            return await self.ask("table.advance", table="t", rev=at["rev"])
        await self.ask("table.hint", table="t", rev=at["rev"])
        return await self.ask("table.stand_in", table="t", rev=at["rev"], seat=0, until="end")


async def rehearse() -> None:
    """Play a deal of every game.

    :raises Refused: when the core refuses anything of it.
    """
    page = Rehearsal()
    listed = await page.ask("games.list")
    for family in listed["games"]:
        await page.play(family, listed["characters"][0]["name"])
    await page.ask("players.page")
    await page.ask("characters.page")
    await page.ask("statistics.page", entries=[])
    try:
        await page.ask("no.method")
    except Refused:
        traceback.format_exc()  # a fault is told in words, which takes modules of its own
