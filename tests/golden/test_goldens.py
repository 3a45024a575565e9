"""What was written down once and read through stays so; ``make.py`` writes it anew."""

from __future__ import annotations

import json

import pytest

from napoleon_core.bridge import Bridge
from napoleon_core.games.napoleon.play import honours_in
from napoleon_core.record import decode, replay_line, replay_record, states
from tests.golden import make
from tests.golden.deals import DEALS, WrittenDeal, record
from tests.golden.positions import divide, orders, perft, positions
from tests.golden.transcript import messages, opened
from tests.wire import send


def golden(name: str) -> str:
    return make.FOLDER.joinpath(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("deal", DEALS, ids=[deal.name for deal in DEALS])
def test_a_written_deal_goes_as_it_was_worked_out_by_hand(deal: WrittenDeal) -> None:
    decoded = decode({**record(), "deals": [deal.record()]})
    *_, final = states(decoded.game, decoded.deals[0])
    tricks = getattr(final.last, "tricks", ())
    found = [([one.code for one in trick.cards], trick.winner, trick.line, honours_in(trick.cards)) for trick in tricks]
    assert found == deal.tricks()
    assert decoded.game.to_act(final) is None


def test_the_written_deals_come_to_what_was_worked_out_by_hand() -> None:
    made, alone, passed = replay_record(record())["deals"]
    assert (made["declarer"], made["bid"], made["trump"], made["partner"]) == (0, "14h", "h", 1)
    assert (made["taken"], made["side_total"], made["made"], made["scores"]) == ([16, 0, 3, 0, 1], 16, True, [2, 1, -1, -1, -1])
    assert (alone["declarer"], alone["bid"], alone["trump"], alone["partner"]) == (3, "13s", "s", None)
    assert (alone["taken"], alone["side_total"], alone["made"], alone["scores"]) == ([0, 11, 0, 8, 0], 8, False, [1, 1, 1, -4, 1])
    assert passed == {"outcome": "passed", "scores": [0, 0, 0, 0, 0]}
    assert replay_record(record())["totals"] == [3, 2, 0, -5, 0]


def test_the_written_deals_replay_as_they_were_printed() -> None:
    assert make.replays().splitlines() == golden("replay.jsonl").splitlines()


def test_records_of_nap_are_read_as_ever() -> None:
    lines = golden("nap.jsonl").splitlines()
    assert len(lines) == 10
    for text, printed in zip(lines[::2], lines[1::2], strict=True):
        assert replay_line(text, legal=True) == json.loads(printed)


@pytest.mark.parametrize(("name", "game", "state", "depth"), [pytest.param(*one, id=one[0]) for one in positions()])
def test_every_position_can_go_on_in_so_many_ways(name: str, game: object, state: object, depth: int) -> None:
    expected = json.loads(golden("perft.json"))
    found = perft(game, state, depth)
    assert found == expected[name], f"{name}: {found} ways instead of {expected[name]}, by first move {divide(game, state, depth)}"


def test_moves_are_listed_in_their_order() -> None:
    assert make.lists().splitlines() == golden("order.txt").splitlines()
    assert [*orders()] == [line.partition(": ")[0] for line in golden("order.txt").splitlines()]


def test_the_bridge_answers_as_in_the_transcript() -> None:
    lines = golden("bridge.jsonl").splitlines()
    assert [*messages()] == lines[::2]
    bridge = Bridge()
    for message, answer in zip(lines[::2], lines[1::2], strict=True):
        assert opened(send(bridge, message)) == opened(answer), message


def test_a_seed_gives_the_same_match_everywhere() -> None:
    assert make.match() == golden("match.jsonl")
