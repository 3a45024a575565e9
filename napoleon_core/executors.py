"""Who carries out the work of many deals: processes of this machine, or the workers of a Dask cluster."""

from __future__ import annotations

import asyncio
import io
import logging
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4
from zipfile import ZipFile

PACKAGE = __name__.partition(".")[0]
PATIENCE = 20
"""So many seconds a scheduler may take to answer."""


class NoWorkers(Exception):
    """Workers that cannot be had, or are lost; the message says what was expected and what to do."""


def processes(jobs: int | None) -> AbstractContextManager[Executor | None]:
    """So many processes, one for each core when it is None; a single one is this one: the browser's Python has no others.

    :raises NoWorkers: on the way out, when one of them was ended from outside.
    """
    return nullcontext() if jobs == 1 else _processes(jobs)


@contextmanager
def _processes(jobs: int | None) -> Iterator[Executor]:
    # An interrupt on the terminal reaches all processes: this one hears it, and ends the others without a word of theirs.
    executor = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield executor
    except KeyboardInterrupt:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()
        raise
    except BrokenProcessPool as error:
        raise NoWorkers("a process that played deals was ended from outside, perhaps for want of memory: try fewer --jobs") from error
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def dask_cluster(scheduler: str, tell: Callable[[str], None]) -> Iterator[Executor]:
    """The workers of the Dask cluster whose scheduler has this address. They are handed the sources of this package as it is here.

    ``tell`` hears what a person should know. A piece of work whose worker is lost goes to another one.

    :raises NoWorkers: when Dask is not installed or the scheduler not reached; on the way out, when workers or scheduler are lost for good.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        how = "pip install '.[cluster]' in a checkout, or pip install distributed"
        raise NoWorkers(f"expected the package distributed, which is not installed: {how}") from error
    for logger in ("distributed", "distributed.client"):
        logging.getLogger(logger).setLevel(logging.CRITICAL)  # what it says with tracebacks is raised here too, and told in a line
    try:
        asyncio.run(_call(scheduler))
        client = distributed.Client(scheduler, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        raise NoWorkers(f"expected a Dask scheduler at {scheduler!r}, such as tcp://192.168.1.5:8786, got no answer: {error}") from error
    with client:
        try:
            _hand_over(client)
            if not client.nthreads():
                tell(f"no worker has come to {scheduler} yet: waiting for one")
            yield client.get_executor(pure=False)
        except distributed.scheduler.KilledWorker as error:
            raise NoWorkers(f"the cluster at {scheduler} lost a piece of the work, look into the logs of its workers: {error}") from error
        except CancelledError as error:
            raise NoWorkers(f"the scheduler at {scheduler} was lost, or gave up the work: look into its log") from error


async def _call(scheduler: str) -> None:
    """Whether anything answers there: a client whose address cannot be called would wait for long, and complain once more when it goes.

    :raises OSError: when nothing does.
    :raises ValueError: for what is no address.
    :raises TypeError: for a way of calling that has not been set up, as TLS has to be.
    :raises RuntimeError: for one that is not installed.
    """
    comm: Any = import_module("distributed.comm")
    security: Any = import_module("distributed.security")
    line = await comm.connect(scheduler, timeout=PATIENCE, **security.Security().get_connection_args("client"))
    await line.close()


def _hand_over(client: Any) -> None:
    """Gives the scheduler and all workers, those that come later too, this very package in place of any other that they have.

    :raises NoWorkers: when a worker has another one all the same.
    """
    with TemporaryDirectory() as folder:
        # A name of its own each time puts it first on every path, before the same sources of an earlier run.
        path = Path(folder) / f"{PACKAGE}-{uuid4().hex}.zip"
        path.write_bytes(_zipped())
        client.upload_file(str(path))
    client.run(forget)
    ours = digest()
    for worker, theirs in client.run(digest).items():
        if theirs != ours:
            raise NoWorkers(f"expected the same {PACKAGE} on all workers, got another one on {worker}: start that worker anew")


def forget() -> None:
    """Lets this Python load this package anew from the first place on its path, in a worker that may have an older one in use."""
    for name in [*sys.modules]:
        if name.partition(".")[0] == PACKAGE:
            del sys.modules[name]


def digest() -> str:
    """A number that tells these sources of the package from others."""
    found = sha256()
    for name, source in _sources(files(PACKAGE), PACKAGE):
        found.update(f"{name}\n{len(source)}\n".encode())
        found.update(source)
    return found.hexdigest()


def _zipped() -> bytes:
    packed = io.BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, source in _sources(files(PACKAGE), PACKAGE):
            archive.writestr(name, source)
    return packed.getvalue()


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if one.is_dir():
            yield from _sources(one, f"{name}/{one.name}")
        elif one.name.endswith(".py"):
            yield f"{name}/{one.name}", one.read_bytes()
