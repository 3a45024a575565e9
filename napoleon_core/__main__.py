"""The command line: ``python -m napoleon_core replay``, ``arena``, ``bench``, ``fit``, ``styles``, ``perft`` and ``deal``."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from shlex import quote
from typing import BinaryIO

from napoleon_core.agents.factories import AgentFailed
from napoleon_core.arena import MODES, ArenaStopped, run_arena
from napoleon_core.arena_figures import ArenaReport, report_lines
from napoleon_core.bench import Figure, NotMeasured, bench_lines, run_bench, run_bench_elsewhere
from napoleon_core.cards import codes
from napoleon_core.errors import BadSeed, CoreError, ParamsError
from napoleon_core.executors import NoWorkers, dask_cluster, processes
from napoleon_core.fit import curves_module, fit_curves, promises_at
from napoleon_core.fit_inference import inference_lines, inference_module
from napoleon_core.game import apply, deal_for
from napoleon_core.games import family_of
from napoleon_core.links import read_query
from napoleon_core.mechanics.dealing import first_dealer
from napoleon_core.perft import divide
from napoleon_core.record import replay_line
from napoleon_core.reliability import reliability, reliability_lines
from napoleon_core.styles import measured, style_lines, style_module
from napoleon_core.table_link import read_link

PYODIDE = "site_build.pyodide_bench"
"""Who can run the bench in the Python of the browser: a module beside this package in a checkout, and nowhere else."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
BAR = 40
STOPPED = 128 + signal.SIGINT
EXECUTORS = ("processes", "dask")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status is 0, or 1 when something was wrong with its input."""
    parser = argparse.ArgumentParser(prog="napoleon_core", description="Napoleon from the command line.")
    commands = parser.add_subparsers(dest="command", required=True)
    _replay_arguments(commands.add_parser("replay", help="print the outcome of every record of a file, a line of JSON each"))
    _arena_arguments(commands.add_parser("arena", help="let CPU players play against each other and print figures"))
    _bench_arguments(commands.add_parser("bench", help="measure how fast the core is, on one core"))
    _fit_arguments(commands.add_parser("fit", help="fit the curves by which CPU players trust their simulations"))
    _styles_arguments(commands.add_parser("styles", help="measure how the characters play"))
    _perft_arguments(commands.add_parser("perft", help="count the ways in which a deal can go on"))
    _deal_arguments(commands.add_parser("deal", help="print the cards that a link deals, as JSON"))
    for stream, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, stream) is None:  # closed by whoever started the command
            setattr(sys, stream, Path(os.devnull).open(mode))  # noqa: SIM115  # it is open as long as the command runs
    chosen = parser.parse_args(arguments)
    try:
        status = int(chosen.run(chosen))
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: nothing more to say, at exit either
    except KeyboardInterrupt:
        print(f"{parser.prog}: stopped", file=sys.stderr)
        return STOPPED
    except (AgentFailed, CoreError, NoWorkers, NotMeasured, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
    return 1


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="records, one a line; standard input when left out")
    parser.add_argument("--legal", action="store_true", help="tell what was allowed at each action")
    parser.set_defaults(run=_replay)


def _replay(chosen: argparse.Namespace) -> int:
    if chosen.file is None:
        return _replay_lines(sys.stdin.buffer, chosen.legal)
    with Path(chosen.file).open("rb") as lines:
        return _replay_lines(lines, chosen.legal)


def _replay_lines(lines: BinaryIO, legal: bool) -> int:
    status = 0
    for line in _records(lines):
        printed = replay_line(line, legal)
        status |= "error" in printed
        print(json.dumps(printed, separators=(",", ":")))
    return status


def _records(lines: BinaryIO) -> Iterator[bytes]:
    for line in lines:
        text = line.removeprefix(BYTE_ORDER_MARK)  # files that were put together have one in the middle
        if text.strip():
            yield text


def _count(text: str) -> int:
    """A whole number from 1, for an argument."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, got {text!r}")
    return int(text)


def _arena_arguments(parser: argparse.ArgumentParser) -> None:
    agents = (
        "the gain of A over B; of more, every pair and ratings; random, policy, search:WORLDS, level:N, character:NAME or module:factory"
    )
    sides = "side: the play alone, once for each side; seat: whole deals, bidding included; match: whole matches (default: %(default)s)"
    parser.add_argument("--game", default="napoleon", help="the game (default: %(default)s)")
    parser.add_argument("--options", default="", help="house rules as a link has them, such as 'players=5&nap_payout=10-5' (default: none)")
    parser.add_argument("--agents", metavar="A,B", default="policy,random", help=f"{agents} (default: %(default)s)")
    parser.add_argument("--mode", choices=MODES, default=MODES[0], help=sides)
    parser.add_argument("--reference", default="policy", help="who bids, names and discards in the mode side (default: %(default)s)")
    parser.add_argument("--deals", type=_count, default=1000, help="how many deals, or matches (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="a text that fixes the deals (default: %(default)s)")
    _worker_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_arena)


def _worker_arguments(parser: argparse.ArgumentParser) -> None:
    cluster = "processes of this machine, or the workers of a Dask cluster (docs/cluster.md)"
    parser.add_argument("--executor", choices=EXECUTORS, default=EXECUTORS[0], help=f"{cluster} (default: %(default)s)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of the Dask cluster, such as tcp://192.168.1.5:8786")
    parser.add_argument("--jobs", type=_count, default=None, help="how many processes (default: one for each core)")


def _workers(chosen: argparse.Namespace) -> AbstractContextManager[Executor | None]:
    """Who carries out the work, as the arguments say.

    :raises NoWorkers: when they do not fit together, or as the executors do.
    """
    if chosen.executor == EXECUTORS[0]:
        if chosen.scheduler is not None:
            raise NoWorkers("expected --executor dask with --scheduler, got it without")
        return processes(chosen.jobs)
    if chosen.scheduler is None:
        raise NoWorkers("expected --scheduler ADDRESS with --executor dask, got none: docs/cluster.md tells how to start one")
    if chosen.jobs is not None:
        raise NoWorkers("expected --jobs with --executor processes alone: a cluster has the workers that it has")
    return dask_cluster(chosen.scheduler, lambda words: print(words, file=sys.stderr))


def _arena(chosen: argparse.Namespace) -> int:
    options = read_query(family_of(chosen.game), chosen.options)
    try:
        with _workers(chosen) as executor:
            report = run_arena(
                chosen.game,
                options,
                chosen.agents.split(","),
                chosen.deals,
                chosen.seed,
                mode=chosen.mode,
                reference=chosen.reference,
                executor=executor,
                progress=_draw_progress if sys.stderr.isatty() else None,
            )
    except ArenaStopped as stopped:
        print(f"\nstopped: the first {stopped.report.deals} of {chosen.deals} are done", file=sys.stderr)
        if stopped.report.deals:
            _print_report(stopped.report, chosen.json)
        return STOPPED
    _print_report(report, chosen.json)
    return 0


def _print_report(report: ArenaReport, as_json: bool) -> None:
    print(json.dumps(report.json()) if as_json else "\n".join(report_lines(report)))


def _draw_progress(done: int, total: int) -> None:
    """A bar on the terminal, in one line, which goes away with the last deal."""
    filled = BAR * done // total
    line = f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done} of {total} deals"
    sys.stderr.write(line if done < total else f"\r{' ' * len(line)}\r")
    sys.stderr.flush()


def _bench_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="how long each figure is measured (default: %(default)s)")
    parser.add_argument("--pyodide", action="store_true", help="measure in the Python of the browser too, through Node.js")
    parser.add_argument("--json", action="store_true", help="print a JSON object a line")
    parser.set_defaults(run=_bench)


def _seconds(text: str) -> float:
    """A time above 0, for an argument."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"expected seconds above 0, got {text!r}")
    return seconds


def _bench(chosen: argparse.Namespace) -> int:
    columns: dict[str, list[Figure]] = {"native": []}
    for figure in run_bench(chosen.seconds):
        columns["native"].append(figure)
        if chosen.json:
            print(json.dumps(figure.json() | {"python": "native"}), flush=True)
    if chosen.pyodide:
        columns["Pyodide"] = run_bench_elsewhere(PYODIDE, chosen.seconds)
        if chosen.json:
            for figure in columns["Pyodide"]:
                print(json.dumps(figure.json() | {"python": "Pyodide"}))
    if not chosen.json:
        print("\n".join(bench_lines(columns)))
    return 0


def _fit_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="napoleon", help="the game (default: %(default)s)")
    parser.add_argument("--agent", default="search:60", help="who plays (default: %(default)s)")
    parser.add_argument("--worlds", type=_count, default=240, help="how many are simulated for each estimate (default: %(default)s)")
    parser.add_argument("--deals", type=_count, default=400, help="how many deals for each curve (default: %(default)s)")
    parser.add_argument("--seed", default="fit", help="a text that fixes the deals (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="fit nothing: tell how the estimates of what ships come true at one table")
    parser.add_argument("--inference", action="store_true", help="fit, or check, what the others' plays and calls tell, at one table")
    parser.add_argument("--options", default="", help="the house rules of that table as a link has them (default: none)")
    _worker_arguments(parser)
    parser.set_defaults(run=_fit)


def _fit(chosen: argparse.Namespace) -> int:
    """Prints the module of curves, or how those that ship come true; what is found meanwhile goes to standard error."""
    if chosen.inference:
        return _fit_inference(chosen)
    if chosen.options and not chosen.check:
        raise ParamsError(
            "expected --options with --check or --inference, got it without: curves are fitted for all presets", expected="--check"
        )
    with _workers(chosen) as executor:
        if chosen.check:
            options = read_query(family_of(chosen.game), chosen.options)
            promises = promises_at(chosen.game, options, chosen.agent, chosen.worlds, chosen.deals, chosen.seed, executor)
            print("\n".join(reliability_lines(reliability(promises))) if promises else "no contracts")
            return 0
        curves = fit_curves(chosen.game, chosen.agent, chosen.worlds, chosen.deals, chosen.seed, executor, _tell_curve)
    asked = f"--game {chosen.game} --agent {_quoted(chosen.agent)} --worlds {chosen.worlds} --deals {chosen.deals}"
    asked += f" --seed {_quoted(chosen.seed)}"
    print(curves_module(curves, f"python -m napoleon_core fit {asked}"), end="")
    return 0


def _fit_inference(chosen: argparse.Namespace) -> int:
    """Prints the module of the inference, or how well the one that ships knows what is hidden."""
    options = read_query(family_of(chosen.game), chosen.options)
    table = (chosen.game, options, chosen.agent, chosen.deals, chosen.seed)
    asked = f"--inference --game {chosen.game} --agent {_quoted(chosen.agent)} --deals {chosen.deals} --seed {_quoted(chosen.seed)}"
    if chosen.options:
        asked += f" --options '{chosen.options}'"
    with _workers(chosen) as executor:
        if chosen.check:
            print("\n".join(inference_lines(*table, executor)))
        else:
            print(inference_module(*table, f"python -m napoleon_core fit {asked}", executor), end="")
    return 0


def _quoted(text: str) -> str:
    """An argument as a shell and then the head of a module take it, whatever is in it."""
    return quote(text).replace("\\", "\\\\").replace('"', '\\"')


def _tell_curve(preset: str, players: int, curve: tuple[float, float], contracts: int) -> None:
    print(f"{preset}, {players} players: {curve[0]:+.3f} {curve[1]:+.3f} from {contracts} contracts", file=sys.stderr, flush=True)


def _styles_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="napoleon", help="the game (default: %(default)s)")
    parser.add_argument("--options", default="", help="house rules as a link has them (default: none)")
    parser.add_argument("--worlds", type=_some, default=60, help="how many each looks at; 0: the rule of thumb (default: %(default)s)")
    parser.add_argument("--deals", type=_count, default=400, help="about how many deals of each character (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="a text that fixes the deals (default: %(default)s)")
    parser.add_argument("--module", action="store_true", help="print the module that ships instead of a table")
    _worker_arguments(parser)
    parser.set_defaults(run=_styles)


def _some(text: str) -> int:
    """A whole number from 0, for an argument."""
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"expected a whole number from 0, got {text!r}")
    return int(text)


def _styles(chosen: argparse.Namespace) -> int:
    options = read_query(family_of(chosen.game), chosen.options)
    with _workers(chosen) as executor:
        found = measured(chosen.game, options, chosen.worlds, chosen.deals, chosen.seed, executor)
    asked = f"--game {chosen.game} --worlds {chosen.worlds} --deals {chosen.deals} --seed {_quoted(chosen.seed)}"
    if chosen.options:
        asked += f" --options '{chosen.options}'"
    module = style_module(found, chosen.deals, chosen.worlds, f"python -m napoleon_core styles {asked}")
    print(module if chosen.module else "\n".join(style_lines(chosen.game, found)), end="" if chosen.module else "\n")
    return 0


def _perft_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="napoleon", help="the game (default: %(default)s)")
    parser.add_argument("--options", default="", help="house rules as a link has them (default: none)")
    parser.add_argument("--seed", default="1", help="a text that fixes the deal, which the last seat deals (default: %(default)s)")
    parser.add_argument("--actions", default="", help="actions made beforehand, with commas between them")
    parser.add_argument("--depth", type=_count, default=3, help="how many actions are looked ahead (default: %(default)s)")
    parser.set_defaults(run=_perft)


def _perft(chosen: argparse.Namespace) -> int:
    family = family_of(chosen.game)
    game = family.from_options(read_query(family, chosen.options))
    state = game.start(deal_for(game, chosen.seed, 0), game.seats - 1)
    for action in filter(None, chosen.actions.split(",")):
        state = apply(game, state, game.read_move(state, action))
    found = divide(game, state, chosen.depth)
    for move, count in found.items():
        print(f"{move}: {count}")
    print(sum(found.values()))
    return 0


def _deal_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", metavar="LINK", help="a link to a table with its seed or its day, such as 'nap?players=5&seed=42'")
    parser.add_argument("--number", type=_count, default=1, help="which deal of the match, passed-out ones counted (default: %(default)s)")
    parser.set_defaults(run=_deal)


def _deal(chosen: argparse.Namespace) -> int:
    link = read_link(chosen.link)
    if link.seed is None:
        raise BadSeed("expected a link with a seed or a day, got one that leaves the cards to chance")
    seats, serial = link.game.seats, chosen.number - 1
    dealt = deal_for(link.game, link.seed, serial)
    dealer = first_dealer(seats, link.seed) if link.dealer is None else link.dealer
    widow = {"widow": codes(dealt.widow)} if dealt.widow else {}
    print(json.dumps({"dealer": (dealer + serial) % seats, "hands": [codes(hand) for hand in dealt.hands], **widow}, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
