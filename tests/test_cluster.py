"""Deals played by other processes and other machines: the same figures, whoever plays them; what is lost, and how that is told."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from napoleon_core import __main__ as command
from napoleon_core import executors
from napoleon_core.agents import Agent, agent_of
from napoleon_core.arena import ArenaStopped, run_arena
from napoleon_core.pieces import carried_out, pieces_of

pytestmark = pytest.mark.native  # these start processes
long = pytest.mark.long

MORTAL = """
import os
from pathlib import Path
from napoleon_core.agents import agent_of

def on_a_worker():
    try:
        from distributed import get_worker
        return get_worker()
    except ValueError:
        return None

def once(game):
    '''Ends the first worker that wants it.'''
    if on_a_worker():
        try:
            Path(__file__).with_name("died").touch(exist_ok=False)
        except FileExistsError:
            return agent_of("random", game)
        os._exit(1)
    return agent_of("random", game)

def always(game):
    '''Ends every worker that wants it.'''
    if on_a_worker():
        os._exit(1)
    return agent_of("random", game)
"""


ROOT = Path(__file__).parent.parent
DASK = Path(sys.executable).with_name("dask")
FILE = "scheduler.json"


def scheduler_of(folder: Path) -> list[str | Path]:
    """The command of a scheduler that writes where it is into this folder."""
    return [
        DASK,
        "scheduler",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--dashboard-address",
        "127.0.0.1:0",
        "--scheduler-file",
        folder / FILE,
    ]


def address_in(folder: Path, workers: int = 0) -> str:
    """Where that scheduler is, once it is there and so many workers have come to it."""
    import distributed

    with distributed.Client(scheduler_file=str(folder / FILE), set_as_default=False) as client:
        if workers:
            client.wait_for_workers(workers, timeout=60)
        return client.scheduler.address


class Half(Executor):
    """Carries out every second task at once and lets the others wait."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if len(self.futures) % 2 == 0:
            future.set_result(fn(*args, **kwargs))
        self.futures.append(future)
        return future


def deadly(game: Any) -> Agent:
    """Ends a process of the pool."""
    if multiprocessing.parent_process():
        os._exit(1)
    return agent_of("policy", game)


class Interrupting:
    """Is interrupted when it is made for the fourth time: first the arena looks whether there is one, then each piece makes one."""

    made = 0

    def __init__(self, game: Any) -> None:
        Interrupting.made += 1
        if Interrupting.made == 4:
            raise KeyboardInterrupt
        self.choose = agent_of("policy", game).choose


# Pieces


@pytest.mark.parametrize("deals", [0, 1, 4, 9, 1_000, 1_000_000])
def test_pieces_are_all_deals_once_and_in_order(deals: int) -> None:
    pieces = pieces_of(deals)
    assert [serial for piece in pieces for serial in piece] == [*range(deals)]
    assert len(pieces) <= 16_384


def test_who_is_interrupted_knows_the_pieces_up_to_the_first_that_is_missing() -> None:
    half, heard = Half(), []

    def hear(task: int) -> None:
        heard.append(task)
        if len(heard) == 3:
            raise KeyboardInterrupt

    known = []
    with pytest.raises(KeyboardInterrupt):
        known.extend(carried_out(lambda task: task * 10, [0, 1, 2, 3, 4], half, hear))
    assert sorted(heard) == [0, 2, 4]
    assert known in ([], [0])


def test_what_an_interrupted_arena_tells_is_what_fewer_deals_come_to(capsys) -> None:
    agents, Interrupting.made = "tests.test_cluster:Interrupting,random", 0
    asked = ["arena", "--agents", agents, "--deals", "40", "--jobs", "1", "--json"]
    assert command.main(asked) == 130
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert "stopped: the first 8 of 40 " in told.err
    assert found["deals"] == 8
    assert found["gain"] == run_arena("napoleon", {}, ["policy", "random"], 8, "1").json()["gain"]


def test_an_arena_of_several_pairs_tells_of_the_deals_that_all_pairs_played() -> None:
    def progress(done: int, total: int) -> None:
        if done == 4 * 5:
            raise KeyboardInterrupt

    with pytest.raises(ArenaStopped) as stopped:
        run_arena("nap", {}, ["policy", "random", "level:1"], 12, "1", progress=progress)
    report = stopped.value.report
    assert report.deals == 4
    assert report.json()["rating"] == run_arena("nap", {}, ["policy", "random", "level:1"], 4, "1").ratings


# What is refused, and what is lost


def refused(capsys, *arguments: str) -> str:
    assert command.main(["arena", "--deals", "4", *arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err
    return told.err


def test_a_process_that_is_ended_from_outside_is_told(capsys) -> None:
    assert "ended from outside" in refused(capsys, "--agents", "tests.test_cluster:deadly,policy", "--jobs", "2")


def test_a_cluster_without_its_package_says_what_to_install(capsys, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install distributed" in refused(capsys, "--executor", "dask", "--scheduler", "tcp://127.0.0.1:1")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--executor", "dask"],
        ["--scheduler", "tcp://127.0.0.1:1"],
        ["--executor", "dask", "--scheduler", "tcp://127.0.0.1:1", "--jobs", "2"],
    ],
)
def test_arguments_that_do_not_go_together_are_refused(arguments: list[str], capsys) -> None:
    assert "expected --" in refused(capsys, *arguments)


@long
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", ""])
def test_a_scheduler_that_does_not_answer_is_told(address: str, capsys, monkeypatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 1)
    assert "expected a Dask scheduler" in refused(capsys, "--executor", "dask", "--scheduler", address)


@long
@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:abc", "tls://127.0.0.1:1"])
def test_what_is_no_address_is_told_in_one_line_to_the_end_of_the_command(address: str) -> None:
    arena = [sys.executable, "-m", "napoleon_core", "arena", "--executor", "dask", "--scheduler", address]
    ended = subprocess.run(arena, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert ended.returncode == 1
    (told,) = ended.stderr.splitlines()
    assert f"expected a Dask scheduler at {address!r}" in told


@long
def test_a_scheduler_that_is_lost_is_told_in_one_line(tmp_path: Path) -> None:
    with (tmp_path / "log.txt").open("w") as log, subprocess.Popen(scheduler_of(tmp_path), stdout=log, stderr=log) as scheduler:
        arena = [sys.executable, "-m", "napoleon_core", "arena", "--executor", "dask", "--scheduler", address_in(tmp_path)]
        with subprocess.Popen(arena, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as asking:
            assert asking.stderr is not None
            assert "waiting for one" in asking.stderr.readline()
            scheduler.kill()
            told = asking.communicate(timeout=120)
    assert told[0] == ""
    assert told[1].count("\n") == 1, told[1]
    assert "was lost" in told[1]


# A cluster of two workers


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a scheduler and of two workers, which know of this package only what they are handed; ``scheduler.json`` is in it."""
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "mortal.py").write_text(MORTAL, encoding="utf-8")
    workers = [DASK, "worker", "--scheduler-file", folder / FILE, "--nworkers", "2", "--nthreads", "1", "--local-directory", folder]
    sides = (scheduler_of(folder), workers)
    with (folder / "log.txt").open("w") as log:
        started = [
            subprocess.Popen(one, cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, stdout=log, stderr=log) for one in sides
        ]
        try:
            yield folder
        finally:
            for one in reversed(started):
                one.terminate()
                one.wait()


@pytest.fixture
def address(cluster: Path) -> str:
    """Of the scheduler, once two workers have come to it."""
    return address_in(cluster, workers=2)


def told_by(capsys, *arguments: str) -> Any:
    assert command.main([*arguments]) == 0
    told = capsys.readouterr().out
    return told if arguments[0] == "fit" else {key: value for key, value in json.loads(told).items() if key != "ms"}


@long
@pytest.mark.parametrize(
    "asked",
    [
        ["arena", "--agents", "level:1,random", "--deals", "203", "--mode", "side", "--json"],
        ["arena", "--agents", "level:1,random,policy", "--deals", "23", "--mode", "seat", "--json", "--game", "nap"],
        ["arena", "--agents", "policy,random", "--deals", "9", "--mode", "match", "--json"],
        ["fit", "--check", "--agent", "policy", "--worlds", "5", "--deals", "30"],
    ],
)
def test_a_cluster_finds_what_one_process_finds(asked: list[str], address: str, capsys) -> None:
    alone = told_by(capsys, *asked, "--jobs", "1")
    assert told_by(capsys, *asked, "--executor", "dask", "--scheduler", address) == alone
    assert told_by(capsys, *asked, "--jobs", "2") == alone


@long
def test_a_piece_whose_worker_ends_is_played_by_another_one(address: str, cluster: Path, capsys, monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(cluster))
    asked = ["arena", "--agents", "mortal:once,policy", "--deals", "40", "--json"]
    assert not (cluster / "died").exists()
    found = told_by(capsys, *asked, "--executor", "dask", "--scheduler", address)
    assert (cluster / "died").exists()
    assert found == told_by(capsys, *asked, "--jobs", "1")


@long
def test_a_piece_that_ends_every_worker_is_given_up_and_told(address: str, cluster: Path, capsys, monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(cluster))
    told = refused(capsys, "--agents", "mortal:always,policy", "--executor", "dask", "--scheduler", address)
    assert "lost a piece of the work" in told
