"""The command line of `build.py`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from site_build.errors import BuildError

_STOPPED = 130
_CANNOT = 2
_LAST_PORT = 65535


def main(arguments: Sequence[str]) -> int:
    """Carry out a command; the exit status: 0 done, 1 a check failed, 2 something outside our code is missing, 130 interrupted."""
    chosen = _parser().parse_args(arguments)
    try:
        return _run(chosen)
    except BuildError as error:
        sys.stdout.flush()
        print(f"build.py: {error}", file=sys.stderr)
        return _CANNOT
    except OSError as error:
        sys.stdout.flush()
        print(f"build.py: {error}\n  Check free space and permissions, and run this again.", file=sys.stderr)
        return _CANNOT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _STOPPED


def _run(chosen: argparse.Namespace) -> int:
    # Imported when needed, so that a second start of the server does not wait for what only the checks use.
    if chosen.command == "serve":
        from site_build.serve import serve  # noqa: PLC0415

        return serve(chosen.port)
    if chosen.command == "test":
        from site_build.checks import run_checks  # noqa: PLC0415

        return run_checks(long=chosen.long, only=chosen.only)
    if chosen.command == "bench-start":
        from site_build.checks import measure_starts  # noqa: PLC0415

        return measure_starts()
    from site_build.site import ensure_site  # noqa: PLC0415

    ensure_site(always=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py",
        description=(
            "Builds the Napoleon site into dist/. The first time it makes its own environment "
            "(.venv, web/node_modules, .build); everything fetched is pinned by hash."
        ),
        epilog="Without a command it only builds.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    serve = commands.add_parser("serve", help="build if anything changed, and serve the site on this machine")
    serve.add_argument("--port", type=_port, metavar="N", help="the port; without it 8317, or any free one if that is taken")
    test = commands.add_parser("test", help="run all checks, from format to end-to-end, and sum them up in a last line")
    test.add_argument("--long", action="store_true", help="multiply the random counts and run the tests marked long")
    test.add_argument("--only", action="append", default=[], metavar="STEP", help="run only this step, or these: --only lint,types")
    commands.add_parser("bench-start", help="measure cold and warm starts of the page in Chromium, next to a bare page with Pyodide")
    return parser


def _port(text: str) -> int:
    """A port as it stands on the command line."""
    if not (text.isdecimal() and 1 <= int(text) <= _LAST_PORT):
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to {_LAST_PORT}, not {text!r}")
    return int(text)
