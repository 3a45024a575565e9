"""The worker's door: one JSON text in, one JSON text out (``docs/protocol.md``).

Every request is answered exactly once; whatever goes wrong comes back as a code, never as a traceback.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from napoleon_core import __version__
from napoleon_core.agents import AGENTS, OFFERED
from napoleon_core.errors import CoreError, MethodError, ParamsError, ParseError, RecordError, RequestError, TableUnknown
from napoleon_core.games import GAMES, game_of
from napoleon_core.option_specs import style_of
from napoleon_core.record import GameRecord, decode, encode, parse
from napoleon_core.session import HUMAN, Seating, Session, is_seed, new_session, opened, restored

PROTOCOL = 1
Params = Mapping[str, Any]


class Bridge:
    """All live tables of one worker, by the names that the page gave them."""

    def __init__(self) -> None:
        self.tables: dict[str, Session] = {}
        self._methods: dict[str, Callable[[Params], dict[str, Any]]] = {
            "games.list": self._games,
            "rules.page": self._rules,
            "table.new": self._new,
            "table.load": self._load,
            "table.act": self._act,
            "table.advance": self._advance,
            "table.next": self._next,
            "table.again": self._again,
            "table.export": self._export,
            "$cancel": self._cancel,
        }

    async def handle(self, text: str) -> str:
        """The answer to one request."""
        request_id: object = None
        try:
            message = _parsed(text)
            request_id = _id(message)
            request = _request(message)
            method = self._methods.get(request["method"])
            if method is None:
                raise MethodError(
                    f"expected one of the methods {list(self._methods)}, got {request['method']!r}", expected=[*self._methods]
                )
            answer: dict[str, Any] = {"result": method(request["params"])}
        except CoreError as error:
            answer = {"error": {"code": error.code, "message": str(error), "data": error.data}}
        except Exception as error:  # the last door: a fault of ours must reach the page as a code
            answer = {"error": {"code": "internal", "message": str(error), "data": {"type": type(error).__name__}}}
        return json.dumps({"v": PROTOCOL, "id": request_id, **answer}, ensure_ascii=False, separators=(",", ":"))

    def _games(self, _params: Params) -> dict[str, Any]:
        games = [
            {
                "id": family.id,
                "presets": {name: preset.json() for name, preset in family.presets.items()},
                "options": [spec.json(f"{family.id}-option") for spec in family.specs],
                "settings": [spec.json(f"{family.id}-setting") for spec in family.settings],
                "agents": [*OFFERED],
            }
            for family in GAMES.values()
        ]
        return {"version": __version__, "games": games}

    def _rules(self, params: Params) -> dict[str, Any]:
        if "table" in params:
            return self._session(params).rules().json()
        game = game_of(params.get("game"), _object(params, "options"))
        preset = _text(params, "preset") if "preset" in params else None
        style = style_of(game.id, game.presets, game.settings, preset, _object(params, "settings"))
        return game.rules(style).json()

    def _new(self, params: Params) -> dict[str, Any]:
        name = _text(params, "table")
        options, settings = _object(params, "options"), _object(params, "settings")
        preset = _text(params, "preset") if "preset" in params else None
        dealer = _whole(params, "dealer") if "dealer" in params else None
        session = new_session(params.get("game"), options, _text(params, "seed"), _seating(params), dealer)
        session.arrange(preset, settings)
        return self._opened(name, session)

    def _load(self, params: Params) -> dict[str, Any]:
        name = _text(params, "table")
        if "save" in params:
            return self._opened(name, opened(_text(params, "save")))
        record = decode(parse(_text(params, "record")))
        return self._opened(name, restored(record, _record_seating(record), _record_seed(record, params)))

    def _act(self, params: Params) -> dict[str, Any]:
        session = self._session(params).copy()
        session.act(_revision(params), _text(params, "move"))
        return self._kept(params["table"], session)

    def _advance(self, params: Params) -> dict[str, Any]:
        session = self._session(params).copy()
        session.advance(_revision(params))
        return self._kept(params["table"], session)

    def _next(self, params: Params) -> dict[str, Any]:
        session = self._session(params).copy()
        session.next_deal(_revision(params))
        return self._kept(params["table"], session)

    def _again(self, params: Params) -> dict[str, Any]:
        session = self._session(params)
        return self._opened(params["table"], session.again(_text(params, "seed")))

    def _export(self, params: Params) -> dict[str, Any]:
        session = self._session(params)
        return {"record": encode(session.record()), "unfinished": session.unfinished}

    def _cancel(self, _params: Params) -> dict[str, Any]:
        return {"cancelled": False}  # no method of this version runs long enough to be cancelled

    def _session(self, params: Params) -> Session:
        name = _text(params, "table")
        if name not in self.tables:
            raise TableUnknown(f"expected one of the tables {list(self.tables)}, got {name!r}")
        return self.tables[name]

    def _opened(self, name: str, session: Session) -> dict[str, Any]:
        """A table in the place of one of that name, of which no revision may be taken for one of the new table's."""
        if name in self.tables:
            session.rev = max(session.rev, self.tables[name].rev + 1)
        return self._kept(name, session)

    def _kept(self, name: str, session: Session) -> dict[str, Any]:
        """The answer that tells a changed table; only once there is one is the change kept."""
        answer = {"table": name, "rev": session.rev, "view": session.view(), "save": session.save()}
        self.tables[name] = session
        return answer


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError, TypeError) as error:
        raise ParseError(f"expected a request as JSON: {error}") from None


def _id(message: object) -> int | str | None:
    """The id of a message, so that one that is wrong otherwise can be answered too; None where there is none."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, int | str) else None


def _request(message: object) -> dict[str, Any]:
    if not isinstance(message, dict) or message.get("v") != PROTOCOL or _id(message) is None:
        raise RequestError(f"expected a request with v {PROTOCOL}, id, method and params, got {str(message)[:80]}")
    params = message.setdefault("params", {})
    if not isinstance(message.get("method"), str) or not isinstance(params, dict):
        raise RequestError(f"expected a method as a text and params as an object, got {message.get('method')!r}")
    return message


def _text(params: Params, name: str) -> str:
    value = params.get(name)
    if not isinstance(value, str):
        raise ParamsError(f"expected {name} as a text, got {value!r}", expected=name)
    return value


def _object(params: Params, name: str) -> dict[str, Any]:
    value = params.get(name, {})
    if not isinstance(value, dict):
        raise ParamsError(f"expected {name} as an object, got {value!r}", expected=name)
    return value


def _whole(params: Params, name: str) -> int:
    value = params.get(name)
    if type(value) is not int:
        raise ParamsError(f"expected {name} as a whole number, got {value!r}", expected=name)
    return value


def _revision(params: Params) -> int:
    return _whole(params, "rev")


def _texts(params: Params, name: str) -> tuple[str, ...]:
    value = params.get(name)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ParamsError(f"expected {name} as a list of texts, got {value!r}", expected=name)
    return tuple(value)


def _seating(params: Params) -> Seating:
    return Seating(_texts(params, "names"), _texts(params, "agents"))


def _record_seating(record: GameRecord) -> Seating:
    """Who sits at a table opened from a record: one person, for whom the page draws it, where the record says, and CPU players.

    What another program wrote may name players that there are none of here, and more than one person: rules of thumb take their seats.
    """
    seats = record.game.seats
    agents = record.extra.get("agents")
    names = record.players or tuple(str(seat + 1) for seat in range(seats))
    if not isinstance(agents, list) or len(agents) != seats:
        agents = [HUMAN]
    me = agents.index(HUMAN) if HUMAN in agents else None
    known = [agent if isinstance(agent, str) and agent in AGENTS else OFFERED[0] for agent in [*agents, *[None] * (seats - len(agents))]]
    return Seating(names, tuple(HUMAN if seat == me else agent for seat, agent in enumerate(known)))


def _record_seed(record: GameRecord, params: Params) -> str:
    """The seed by which a match goes on that was opened from a record: its own, where that is one, else the page's."""
    seed = next((one for one in (record.extra.get("seed"), params.get("seed")) if isinstance(one, str) and is_seed(one)), None)
    if seed is None:
        raise RecordError("expected a seed in the record or in params, to deal on")
    return seed


_bridge = Bridge()
handle = _bridge.handle
