"""The bench prints its figures for every game, and measures what it says."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace

import pytest

from napoleon_core import bench
from napoleon_core.__main__ import PYODIDE, main
from napoleon_core.games import GAMES

SOLVED = ["endings solved", "contracts decided"]
WHAT = ["random deals", "policy deals", "play phases", "playouts", "records replayed", "observations", "samples", *SOLVED]


def test_every_figure_is_measured_for_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    figures = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["game"], one["what"]) for one in figures] == [(game, what) for game in GAMES for what in WHAT]
    for one in figures:
        assert one["per_second"] > 0
        assert one["microseconds"] == pytest.approx(1e6 / one["per_second"])


def test_figures_are_told_in_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(GAMES) * len(WHAT)
    assert lines[0].split() == ["native"]
    assert lines[1].startswith("napoleon   random deals")


def elsewhere(arguments: list[str]) -> str:
    """What a runner prints: every figure is 8 a second."""
    assert arguments == ["bench", "--json", "--seconds", "0.01"]
    return "".join(f'{{"game": "{game}", "what": "{what}", "per_second": 8.0}}\n' for game in GAMES for what in WHAT)


def test_figures_of_the_python_of_the_browser_stand_beside_the_native_ones(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, PYODIDE, SimpleNamespace(run=elsewhere))
    assert main(["bench", "--seconds", "0.01", "--pyodide"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["native", "Pyodide"]
    assert all(line.endswith(" 8 a second, 125,000.0 µs") and line.count("a second") == 2 for line in lines)
    assert main(["bench", "--seconds", "0.01", "--pyodide", "--json"]) == 0
    pythons = [json.loads(line)["python"] for line in capsys.readouterr().out.splitlines()]
    assert pythons == ["native"] * 18 + ["Pyodide"] * 18


def test_without_a_checkout_the_bench_says_what_is_missing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, PYODIDE, None)
    assert main(["bench", "--seconds", "0.01", "--pyodide"]) == 1
    assert "run this in the folder of" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.native
def test_the_runner_of_a_checkout_measures_in_pyodide() -> None:
    figures = bench.run_bench_elsewhere(PYODIDE, 0.01)
    assert [(one.game, one.what) for one in figures] == [(game, what) for game in GAMES for what in WHAT]


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "nan", "inf", ""])
def test_a_time_that_is_none_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", f"--seconds={seconds}"])
    assert "seconds above 0" in capsys.readouterr().err
