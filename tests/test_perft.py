"""Ways to go on, counted from the command line."""

from __future__ import annotations

import pytest

from napoleon_core.__main__ import main
from napoleon_core.perft import divide, ways
from tests.nap_tables import nap_after
from tests.tables import game_of, settled_auction, started

RUN = ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th", "Ad Kd Qd Jd Td", "Ac Kc Qc Jc Tc")


def test_ways_are_counted_to_the_depth_and_no_further_than_the_deal() -> None:
    game, state = nap_after("3 pass pass pass", *RUN)
    assert [ways(game, state, depth) for depth in range(5)] == [1, 5, 25, 125, 625]
    *_, end = nap_after("pass pass pass pass", *RUN)
    assert ways(game, end, 3) == 1
    assert divide(game, state, 1) == {"As": 1, "Ks": 1, "Qs": 1, "Js": 1, "Ts": 1}


def test_namings_and_exchanges_are_counted_one_by_one() -> None:
    game = game_of()
    assert ways(game, settled_auction(game, started(game), "13h"), 2) == 53 * 286


def test_the_command_prints_the_first_moves_and_the_sum(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--game", "nap", "--options", "players=3&lowest_bid=1&misere=false", "--depth", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["1: 5", "2: 4", "3: 3", "4: 2", "nap: 2", "pass: 6", "22"]


def test_the_command_goes_on_from_given_actions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--game", "nap", "--depth", "1", "--actions", "3,pass,pass,pass"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "5"
    assert main(["perft", "--game", "nap", "--depth", "1", "--actions", "3,3"]) == 1
    assert "nap-bid-too-low" in capsys.readouterr().err
