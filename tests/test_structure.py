"""What the sources promise as a whole: games are asked what they can do, words live with the page, what is public is described and used."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import napoleon_core
from napoleon_core import errors
from napoleon_core.games import GAMES

CORE = Path(__file__).parent.parent / "napoleon_core"
MODULES = {path.relative_to(CORE.parent).with_suffix("").as_posix().replace("/", "."): path for path in sorted(CORE.rglob("*.py"))}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in MODULES.items()}
SHARED = {name: tree for name, tree in TREES.items() if not name.startswith("napoleon_core.games.")}
ENTRIES = ("napoleon_core.__main__", "napoleon_core.games.__init__")
CLOCKS = ("napoleon_core.arena", "napoleon_core.bench", "napoleon_core.agents.search", "napoleon_core.bridge")
"""The arena and the bench look at the clock to say how fast it was, a search to be ready in time, the bridge to let others in."""
BARRED = {"js", "pyodide", "threading", "time", "zoneinfo"}

pytestmark = pytest.mark.native  # the sources are not there inside Pyodide

every_module = pytest.mark.parametrize("name", TREES)


def constants(tree: ast.AST) -> Iterator[str]:
    """The texts in a module that are no docstrings."""
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value


@pytest.mark.parametrize("name", [name for name in SHARED if name not in ENTRIES])
def test_nobody_above_the_games_knows_one_by_name(name: str) -> None:
    for game in GAMES:
        assert all(not re.match(rf"{game}(-(?!record)|$)", text) for text in constants(SHARED[name])), f"{name} names {game}"
    for node in ast.walk(SHARED[name]):
        if isinstance(node, ast.Compare):
            assert ".id" not in ast.unparse(node), f"{name}: {ast.unparse(node)}"
        if isinstance(node, ast.ImportFrom | ast.Import):
            assert "games." not in ast.unparse(node), f"{name}: {ast.unparse(node)}"


@every_module
def test_the_core_imports_nothing_of_the_browser_no_clock_and_no_threads(name: str) -> None:
    barred = BARRED - ({"time"} if name in CLOCKS else set())
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.Import):
            assert not barred & {one.name.partition(".")[0] for one in node.names}, name
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: {ast.unparse(node)}"
            assert (node.module or "").partition(".")[0] not in barred, name


@every_module
def test_no_generator_of_the_module_and_no_clock_is_a_hidden_input(name: str) -> None:
    text = ast.unparse(TREES[name])
    assert not re.search(r"\brandom\.(random|choice|shuffle|randrange|randint|sample|seed)\(", text)
    assert "import random" not in text.splitlines()
    assert not re.search(r"\b(datetime|time)\.(now|time|today|perf_counter|monotonic)\(", text)


def developers_words(tree: ast.AST) -> set[int]:
    """The constants inside errors that are raised and asserts, which only developers read."""
    return {id(inner) for node in ast.walk(tree) if isinstance(node, ast.Raise | ast.Assert) for inner in ast.walk(node)}


@pytest.mark.parametrize("name", [name for name in TREES if name.startswith("napoleon_core.games.") or name == "napoleon_core.session"])
def test_no_sentence_for_players_stands_in_the_core(name: str) -> None:
    tree = TREES[name]
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    skipped = developers_words(tree) | notes
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped and " " in node.value.strip():
            assert not re.search(r"[A-Za-z]{3,} [a-z]{2,}", node.value), f"{name}: {node.value!r}"


def public_definitions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node


@every_module
def test_modules_and_all_that_is_public_in_them_say_what_they_are(name: str) -> None:
    tree = TREES[name]
    assert ast.get_docstring(tree), f"{name} has no docstring"
    for node in public_definitions(tree):
        assert ast.get_docstring(node), f"{name}.{node.name} has no docstring"


FOR_GAMES_TO_COME = {"EngineStudy"}
"""What serves a game that has no study of its own yet, as the toy."""


def test_all_that_is_public_is_used_somewhere() -> None:
    everything = "\n".join(ast.unparse(tree) for tree in TREES.values())
    for name, tree in TREES.items():
        for node in public_definitions(tree):
            used = len(re.findall(rf"\b{node.name}\b", everything)) > 1
            assert used or node.name in FOR_GAMES_TO_COME, f"nothing uses {name}.{node.name}"


@every_module
def test_what_a_module_exports_is_there(name: str) -> None:
    if name.endswith("__main__"):
        return
    module = importlib.import_module(name.removesuffix(".__init__"))
    for exported in getattr(module, "__all__", ()):
        assert hasattr(module, exported)


FUSED = {"play_out"}
"""Loops that are one function on purpose, because a call for each card would cost as much as the card."""


@every_module
def test_files_and_functions_stay_small(name: str) -> None:
    assert len(MODULES[name].read_text(encoding="utf-8").splitlines()) <= 400
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.FunctionDef) and node.name not in FUSED:
            assert (node.end_lineno or 0) - node.lineno < 45, f"{name}.{node.name} is long"


def test_every_error_has_a_code_of_its_own_that_the_protocol_lists() -> None:
    protocol = (CORE.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = {*re.findall(r"`([a-z]+/[a-z]+)`", protocol)}
    classes = [one for one in vars(errors).values() if isinstance(one, type) and issubclass(one, errors.CoreError)]
    codes = [one.code for one in classes if "code" in vars(one)]
    assert len(codes) == len({*codes})
    assert {*codes} - {"internal"} <= listed
    for one in classes:
        assert one.__doc__
        assert one.__name__ in (errors.__doc__ or "") or one.code.startswith("protocol/")


def test_the_version_is_one_of_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", napoleon_core.__version__)
