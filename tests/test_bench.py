"""The bench prints its figures for every game, and measures what it says."""

from __future__ import annotations

import json

import pytest

from napoleon_core.__main__ import main
from napoleon_core.games import GAMES

WHAT = ["random deals", "policy deals", "records replayed", "observations", "samples"]


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
    assert len(lines) == len(GAMES) * len(WHAT)
    assert lines[0].startswith("napoleon   random deals")


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "nan", "inf", ""])
def test_a_time_that_is_none_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", f"--seconds={seconds}"])
    assert "seconds above 0" in capsys.readouterr().err
