"""The page's side of the worker's protocol by itself, with a worker that answers as a test says."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from site_build.paths import WEB

Script = Callable[[str], Any]

SET_UP = """
const { Client } = await import(address);
const worker = { asked: [], terminate() { this.ended = true; }, postMessage(text) { this.asked.push(JSON.parse(text)); } };
let lost = 0;
const client = new Client(worker, () => { lost += 1; });
const say = (message) => worker.onmessage({ data: JSON.stringify(message) });
const ended = (promise) => promise.then((result) => ({ result }), ({ code, data }) => ({ code, data }));
"""


@pytest.fixture
def script(page: Page) -> Script:
    """Run a script with a client, its worker, ``say`` to let the worker speak, and ``ended`` for how a promise ends."""
    page.goto("about:blank")
    source = base64.b64encode((WEB / "js" / "client.js").read_bytes()).decode()

    def run(lines: str) -> Any:
        return page.evaluate(f"async (address) => {{ {SET_UP} {lines} }}", f"data:text/javascript;base64,{source}")

    return run


def test_each_of_twenty_requests_gets_its_own_answer_in_whatever_order_they_come(script: Script) -> None:
    answers = script("""
      const requests = Array.from({ length: 20 }, (_, n) => client.request('echo', { n }));
      const order = worker.asked.map((asked) => [Math.sin(asked.id), asked]).sort(([one], [other]) => one - other);
      for (const [, { id, params }] of order) say({ v: 1, id, result: params.n });
      return Promise.all(requests);
    """)
    assert answers == list(range(20))


def test_unknown_late_and_doubled_answers_are_passed_over(script: Script) -> None:
    assert script("""
      const first = client.request('one');
      say({ v: 1, id: 99, result: 'nobody asked' });
      say({ v: 1, id: 1, progress: { done: 1, of: 2 } });
      say({ v: 1, id: 1, result: 'first' });
      say({ v: 1, id: 1, result: 'again' });
      const second = client.request('two');
      say({ v: 1, id: 1, error: { code: 'late', message: '', data: {} } });
      say({ v: 1, id: 2, result: 'second' });
      return [await first, await second, lost];
    """) == ["first", "second", 0]


def test_a_refusal_comes_with_its_code_and_data(script: Script) -> None:
    assert script("""
      const refused = client.request('table.act');
      say({ v: 1, id: 1, error: { code: 'move/illegal', message: 'no', data: { reason: { key: 'why', args: {} } } } });
      return ended(refused);
    """) == {"code": "move/illegal", "data": {"reason": {"key": "why", "args": {}}}}


@pytest.mark.parametrize(
    "fault",
    [
        "worker.onerror({ message: 'broken', preventDefault() {} })",
        "worker.onmessageerror()",
        "say({ v: 1, status: { kind: 'failed', code: 'boot/python', message: 'broken' } })",
    ],
    ids=["error", "unreadable", "failed"],
)
def test_a_worker_that_breaks_refuses_all_that_is_open_and_is_told_once(fault: str, script: Script) -> None:
    ends = script(f"""
      const open = [client.request('one'), client.request('two')].map(ended);
      {fault};
      {fault};
      const after = ended(client.request('three'));
      return [...(await Promise.all([...open, after])), worker.ended, lost];
    """)
    assert ends == [*[{"code": "worker/lost", "data": {}}] * 3, True, 1]


def test_a_request_that_waits_can_be_called_off_and_one_that_is_answered_cannot(script: Script) -> None:
    assert script("""
      const [first, second] = [new AbortController(), new AbortController()];
      const waits = ended(client.request('table.advance', {}, first.signal));
      const answered = client.request('table.advance', {}, second.signal);
      say({ v: 1, id: 2, result: 'a move' });
      second.abort();
      first.abort();
      say({ v: 1, id: 3, result: { cancelled: true } });
      say({ v: 1, id: 1, error: { code: 'request/cancelled', message: '', data: {} } });
      return [worker.asked.slice(2).map(({ method, params }) => [method, params]), await waits, await answered];
    """) == [[["$cancel", {"id": 1}]], {"code": "request/cancelled", "data": {}}, "a move"]


def test_how_far_a_request_has_come_is_told_to_who_asked_and_to_nobody_else(script: Script) -> None:
    assert script("""
      const told = [];
      const hint = client.request('table.hint', {}, undefined, ({ done }) => told.push(done));
      const other = client.request('other');
      for (const [id, done] of [[1, 3], [2, 9], [7, 9], [1, 4]]) say({ v: 1, id, progress: { done, of: 10 } });
      say({ v: 1, id: 1, result: 'a hint' });
      say({ v: 1, id: 1, progress: { done: 5, of: 10 } });
      say({ v: 1, id: 2, result: 'another' });
      return [await hint, await other, told];
    """) == ["a hint", "another", [3, 4]]


def test_a_signal_of_many_requests_keeps_nothing_of_those_that_are_settled(script: Script) -> None:
    """All requests of one round of moves share a signal, and each left a listener with it."""
    assert script("""
      const signal = new AbortController().signal;
      let kept = 0;
      const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
      signal.addEventListener = (...asked) => { kept += 1; add(...asked); };
      signal.removeEventListener = (...asked) => { kept -= 1; remove(...asked); };
      const [answered, refused, open] = [1, 2, 3].map(() => ended(client.request('table.advance', {}, signal)));
      say({ v: 1, id: 1, result: 'a move' });
      say({ v: 1, id: 2, error: { code: 'table/stale', message: '', data: {} } });
      await Promise.all([answered, refused]);
      const waiting = kept;
      worker.onmessageerror();
      await open;
      return [waiting, kept];
    """) == [1, 0]
