"""The worker's door: one JSON text in, one JSON text out (``docs/protocol.md``).

Every request is answered exactly once; whatever goes wrong comes back as a code, never as a traceback. A CPU player
thinks in slices, between which other requests are answered.
"""

from __future__ import annotations

import json
from asyncio import sleep
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from napoleon_core import __version__
from napoleon_core.agents.characters import characters
from napoleon_core.agents.levels import OF_THE_DAY, offered
from napoleon_core.book import read_entries, read_entry
from napoleon_core.characters_page import characters_page
from napoleon_core.comparison import compared
from napoleon_core.diagrams import hand_answer, trick_answer
from napoleon_core.errors import (
    Cancelled,
    CoreError,
    MethodError,
    ParamsError,
    ParseError,
    RequestError,
    TableStale,
    TableTurn,
    TableUnknown,
)
from napoleon_core.games import GAMES, game_of
from napoleon_core.openings import new_session, opened, record_seating, record_seed, restored
from napoleon_core.option_specs import style_of
from napoleon_core.players_page import players_page
from napoleon_core.record import decode, encode, parse
from napoleon_core.record_link import linked_record, record_text
from napoleon_core.request_params import Params, object_of, revision_of, seating_of, text_of, texts_of, whole_of
from napoleon_core.session import Session
from napoleon_core.statistics_page import rating_told, statistics_page
from napoleon_core.table_link import write_link

PROTOCOL = 1
ADVANCE, HINT, COMPARE = "table.advance", "table.hint", "table.compare"
SLICE = 0.02
"""After so many seconds of thought, other requests are let in."""
PARTS = 10
"""So often a hint says how far it has come."""
Result = dict[str, Any]
T = TypeVar("T")
Tell = Callable[[str], object]
"""Takes a message that goes before the answer."""


@dataclass(slots=True)
class Thought:
    """A player at thought for a request: about which table, as it was when the thought began, and whether it has been called off."""

    table: Session
    cancelled: bool = False


class Bridge:
    """All live tables of one worker, by the names that the page gave them."""

    def __init__(self) -> None:
        self.tables: dict[str, Session] = {}
        self._thoughts: dict[int | str, Thought] = {}
        self._hint: Thought | None = None
        self._methods: dict[str, Callable[[Params], Result]] = {
            "games.list": self._games,
            "rules.page": self._rules,
            "players.page": self._players,
            "characters.page": self._characters,
            "diagram.trick": trick_answer,
            "diagram.hand": hand_answer,
            "statistics.page": self._statistics,
            "statistics.rating": self._rating,
            "kept.check": self._check_kept,
            "table.new": self._new,
            "table.load": self._load,
            "table.act": self._act,
            "table.take": self._take,
            "table.next": self._next,
            "table.undo": self._undo,
            "table.stand_in": self._stand_in,
            "table.claim": self._claim,
            "table.again": self._again,
            "table.export": self._export,
            "table.share": self._share,
            "table.seen": self._see,
            "$cancel": self._cancel,
        }

    async def handle(self, text: str, tell: Tell = lambda _text: None) -> str:
        """The answer to one request; how far it has come is told before, as messages of its own."""
        request_id: int | str | None = None
        try:
            message = _parsed(text)
            request_id = _id(message)
            request = _request(message)
            answer: Result = {"result": await self._result(request, tell)}
        except CoreError as error:
            answer = {"error": {"code": error.code, "message": str(error), "data": error.data}}
        except Exception as error:  # the last door: a fault of ours must reach the page as a code
            answer = {"error": {"code": "internal", "message": str(error), "data": {"type": type(error).__name__}}}
        return json.dumps({"v": PROTOCOL, "id": request_id, **answer}, ensure_ascii=False, separators=(",", ":"))

    async def _result(self, request: Params, tell: Tell) -> Result:
        """Only thoughts give way to other requests; all others are answered in one go."""
        name, params = request["method"], request["params"]
        if name == ADVANCE:
            return await self._advance(request["id"], params)
        if name == HINT:
            return await self._give_hint(request["id"], params, tell)
        if name == COMPARE:
            return await self._compare(request["id"], params)
        if name not in self._methods:
            methods = [*self._methods, ADVANCE, HINT, COMPARE]
            raise MethodError(f"expected one of the methods {methods}, got {name!r}", expected=[*methods])
        return self._methods[name](params)

    def _games(self, _params: Params) -> Result:
        games = [
            {
                "id": family.id,
                "presets": {name: preset.json() for name, preset in family.presets.items()},
                "options": [spec.json(f"{family.id}-option") for spec in family.specs],
                "settings": [spec.json(f"{family.id}-setting") for spec in family.settings],
                "agents": offered(family.levels),
                "daily": {"options": dict(family.daily), "agent": f"level:{OF_THE_DAY}"},
            }
            for family in GAMES.values()
        ]
        return {"version": __version__, "games": games, "characters": characters()}

    def _rules(self, params: Params) -> Result:
        if "table" in params:
            return self._session(params).rules().json()
        game = game_of(params.get("game"), object_of(params, "options"))
        preset = text_of(params, "preset") if "preset" in params else None
        style = style_of(game.id, game.presets, game.settings, preset, object_of(params, "settings"))
        return game.rules(style).json()

    def _players(self, _params: Params) -> Result:
        return players_page().json()

    def _characters(self, _params: Params) -> Result:
        return characters_page().json()

    def _statistics(self, params: Params) -> Result:
        return statistics_page(read_entries(params.get("entries"))).json()

    def _rating(self, params: Params) -> Result:
        last = read_entry(params.get("last"))
        return {"told": rating_told(read_entries(params.get("entries")), last).json() if last and last.result else None}

    def _check_kept(self, params: Params) -> Result:
        """Which of these saves can be opened, and which of these entries can be read."""
        entries = params.get("entries")
        if not isinstance(entries, list):
            raise ParamsError(f"expected entries as a list, got {entries!r}", expected="entries")
        return {"saves": [_opens(save) for save in texts_of(params, "saves")], "entries": [read_entry(one) is not None for one in entries]}

    def _new(self, params: Params) -> Result:
        name = text_of(params, "table")
        options, settings = object_of(params, "options"), object_of(params, "settings")
        preset = text_of(params, "preset") if "preset" in params else None
        dealer = whole_of(params, "dealer") if "dealer" in params else None
        session = new_session(params.get("game"), options, text_of(params, "seed"), seating_of(params), dealer)
        session.arrange(preset, settings)
        return self._opened(name, session)

    def _load(self, params: Params) -> Result:
        name = text_of(params, "table")
        if "save" in params:
            session = opened(text_of(params, "save"))
        else:
            record = linked_record(text_of(params, "link")) if "link" in params else decode(parse(text_of(params, "record")))
            session = restored(record, record_seating(record), record_seed(record, params.get("seed")))
        return self._opened(name, session)

    def _act(self, params: Params) -> Result:
        session = self._session(params).copy()
        session.act(revision_of(params), text_of(params, "move"))
        return self._kept(params["table"], session)

    async def _advance(self, request: int | str, params: Params) -> Result:
        """A CPU player's move, thought out on a copy: until it is made the table is as it was, and may be looked at or replaced."""
        before = self._session(params)
        if any(thought.table is before and thought is not self._hint for thought in self._thoughts.values()):
            raise TableTurn("expected no second call while a CPU player of this table thinks", rev=before.rev)
        session = before.copy()
        await self._think(request, Thought(before), params["table"], session.think(revision_of(params)))
        return self._kept(params["table"], session)

    async def _give_hint(self, request: int | str, params: Params, tell: Tell) -> Result:
        """A hint for the person to act. There is one at a time: the latest calls off the one before, and any move drops it."""
        session = self._session(params)
        coming, most = session.hint(revision_of(params)), session.hint_seconds
        if self._hint:
            self._hint.cancelled = True
        thought = self._hint = Thought(session)
        try:
            found = await self._think(request, thought, params["table"], coming, _progress(request, most, tell))
        finally:
            if self._hint is thought:
                self._hint = None
        assert found is not None
        return {**self._kept(params["table"], session), "hint": found.json()}

    async def _think(
        self, request: int | str, thought: Thought, name: str, slices: Iterator[T], told: Callable[[float], None] = lambda _seconds: None
    ) -> T | None:
        """What comes last of a thought; between its slices others are let in, and it ends when it is called off."""
        self._thoughts[request] = thought
        last = None
        try:
            first = begun = perf_counter()
            for found in slices:
                last = found
                if perf_counter() - begun < SLICE:
                    continue
                told(perf_counter() - first)
                await sleep(0)
                self._check_thought(name, thought)
                begun = perf_counter()
        finally:
            self._thoughts.pop(request, None)
        return last

    def _check_thought(self, name: str, thought: Thought) -> None:
        if thought.cancelled:
            raise Cancelled("expected an answer, but the request was called off")
        now = self.tables.get(name)
        if now is not thought.table:
            raise TableStale("expected the table as it was when the thought began", rev=now.rev if now else thought.table.rev)

    def _take(self, params: Params) -> Result:
        session = self._session(params).copy()
        session.take(revision_of(params))
        return self._kept(params["table"], session)

    def _next(self, params: Params) -> Result:
        session = self._session(params).copy()
        session.next_deal(revision_of(params))
        return self._kept(params["table"], session)

    def _undo(self, params: Params) -> Result:
        session = self._session(params).copy()
        session.undo(revision_of(params))
        return self._kept(params["table"], session)

    def _stand_in(self, params: Params) -> Result:
        session = self._session(params).copy()
        session.stand_in(revision_of(params), whole_of(params, "seat"), None if params.get("until") is None else text_of(params, "until"))
        return self._kept(params["table"], session)

    def _claim(self, params: Params) -> Result:
        session = self._session(params).copy()
        session.claim(revision_of(params))
        return self._kept(params["table"], session)

    def _again(self, params: Params) -> Result:
        session = self._session(params)
        return self._opened(params["table"], session.again(text_of(params, "seed")))

    def _export(self, params: Params) -> Result:
        """A record of an unfinished deal shows all hands: the match is unrated from then on, which its answer has stored."""
        session = self._session(params)
        if session.unfinished:
            session.unrate("record")
        return {**self._kept(params["table"], session), "record": encode(session.record()), "unfinished": session.unfinished}

    def _share(self, params: Params) -> Result:
        """What of a table can be handed on in a link: its cards, and the whole match once it is over."""
        session = self._session(params)
        record = session.record()
        return {"link": write_link(record, session.me), "record": record_text(record) if session.next == "over" else None}

    async def _compare(self, request: int | str, params: Params) -> Result:
        session = self._session(params)
        found = await self._think(request, Thought(session), params["table"], compared(session))
        return {"scores": [one.json() for one in found or ()]}

    def _see(self, params: Params) -> Result:
        """The page remembers that the cards of a table that it has opened were seen before."""
        session = self._session(params)
        session.unrate("seen")
        return self._kept(params["table"], session)

    def _cancel(self, params: Params) -> Result:
        called_off = params.get("id")
        thought = self._thoughts.get(called_off) if isinstance(called_off, int | str) else None
        if thought:
            thought.cancelled = True
        return {"cancelled": thought is not None}

    def _session(self, params: Params) -> Session:
        name = text_of(params, "table")
        if name not in self.tables:
            raise TableUnknown(f"expected one of the tables {list(self.tables)}, got {name!r}")
        return self.tables[name]

    def _opened(self, name: str, session: Session) -> Result:
        """A table in the place of one of that name, of which no revision may be taken for one of the new table's."""
        if name in self.tables:
            session.rev = max(session.rev, self.tables[name].rev + 1)
        return self._kept(name, session)

    def _kept(self, name: str, session: Session) -> Result:
        """The answer that tells a changed table; only once there is one is the change kept."""
        answer = {"table": name, "rev": session.rev, "view": session.view(), "save": session.save()}
        self.tables[name] = session
        return answer


def _progress(request: int | str, most: float, tell: Tell) -> Callable[[float], None]:
    """Tells how far a thought of so many seconds at most has come, in ``PARTS``, each of them once."""
    told = 0

    def come(seconds: float) -> None:
        nonlocal told
        done = min(PARTS, int(PARTS * seconds / most))
        if done > told:
            told = done
            tell(json.dumps({"v": PROTOCOL, "id": request, "progress": {"done": done, "of": PARTS}}, separators=(",", ":")))

    return come


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError, TypeError) as error:
        raise ParseError(f"expected a request as JSON: {error}") from None


def _id(message: object) -> int | str | None:
    """The id of a message, so that one that is wrong otherwise can be answered too; None where there is none."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, int | str) else None


def _request(message: object) -> Result:
    if not isinstance(message, dict) or message.get("v") != PROTOCOL or _id(message) is None:
        raise RequestError(f"expected a request with v {PROTOCOL}, id, method and params, got {str(message)[:80]}")
    params = message.setdefault("params", {})
    if not isinstance(message.get("method"), str) or not isinstance(params, dict):
        raise RequestError(f"expected a method as a text and params as an object, got {message.get('method')!r}")
    return message


def _opens(save: str) -> bool:
    try:
        opened(save)
    except CoreError:
        return False
    return True


_bridge = Bridge()
handle = _bridge.handle
