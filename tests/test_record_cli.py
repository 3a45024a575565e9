"""`python -m napoleon_core replay`, as the rules describe it (Game record)."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from napoleon_core.__main__ import main
from napoleon_core.cards import codes, pack
from napoleon_core.record import MOST_DEEP, replay_line, replay_record
from tests.counts import SCALE
from tests.records import PASSED, changed, changed_deal, played

PLAYED = {"outcome", "declarer", "bid", "trump", "partner", "tricks", "taken", "side_total", "made", "scores"}
CARDS = codes(pack(1))
GAME = played("cli")


def replayed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: bytes, *flags: str) -> tuple[int, list[Any]]:
    """Status and printed lines for what comes on standard input; nothing may stand on standard error."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
    status = main(["replay", *flags])
    out, err = capsys.readouterr()
    assert err == ""
    return status, [json.loads(line) for line in out.splitlines()]


def line_of(record: object) -> bytes:
    return json.dumps(record).encode()


def error_of(record: object) -> dict[str, Any]:
    """The error of a record that must have one, as it is printed."""
    answer = replay_line(line_of(record))
    assert answer.keys() == {"error"}
    error = answer["error"]
    assert isinstance(error, dict)
    assert isinstance(error["message"], str)
    assert error["message"]
    assert error.keys() - {"legal"} == {"deal", "action", "message"}
    assert ("legal" in error) == (error["action"] is not None)
    return error


def one_deal(record: object, **flags: bool) -> dict[str, Any]:
    answer = replay_record(record, **flags)
    assert answer.keys() == {"deals", "totals"}
    return answer["deals"][0]


def test_a_played_deal_is_printed_with_exactly_the_keys_of_the_rules() -> None:
    line = one_deal(GAME)
    assert line.keys() == PLAYED
    assert line["outcome"] == "played"
    assert [trick.keys() for trick in line["tricks"]] == [{"leader", "cards", "winner"}] * 10
    assert [len(trick["cards"]) for trick in line["tricks"]] == [5] * 10
    assert [trick["leader"] for trick in line["tricks"][1:]] == [trick["winner"] for trick in line["tricks"][:-1]]
    assert line["tricks"][0]["leader"] == line["declarer"]
    assert replay_record(GAME)["totals"] == line["scores"]


def test_a_passed_out_deal_is_printed_with_its_outcome_and_scores_alone() -> None:
    assert one_deal(changed_deal(GAME, actions=PASSED)) == {"outcome": "passed", "scores": [0, 0, 0, 0, 0]}


@pytest.mark.parametrize("stop", range(len(GAME["deals"][0]["actions"])))
def test_an_unfinished_deal_tells_what_is_settled_and_never_the_partner(stop: int) -> None:
    actions = GAME["deals"][0]["actions"]
    line = one_deal(changed_deal(GAME, actions=actions[:stop]))
    bidding = next(at for at, action in enumerate(actions) if action.startswith("call"))
    settled = {"declarer", "bid", "trump"} if stop >= bidding else set()
    assert line.keys() - {"tricks", "taken"} == {"outcome", "to_act", "next", "scores"} | settled
    assert line["outcome"] == "unfinished"
    assert line["scores"] == [0] * 5
    assert line["next"] == one_deal(GAME, legal=True)["legal"][stop]
    if stop > bidding + 1:
        assert len(line["tricks"]) == (stop - bidding - 2) // 5
        assert "partner" not in line


def test_legal_has_one_entry_for_each_action_with_words_for_naming_and_exchange() -> None:
    line = one_deal(GAME, legal=True)
    actions = GAME["deals"][0]["actions"]
    assert line.keys() == PLAYED | {"legal"}
    assert len(line["legal"]) == len(actions)
    for action, entry in zip(actions, line["legal"], strict=True):
        if action.startswith(("call ", "discard ")):
            assert entry == action.split()[0]
        else:
            assert action in entry
            assert entry == sorted(entry)


def test_legal_entries_are_sorted_by_code_point() -> None:
    record = played("low bids", minimum_bid=8)
    first = replay_record(record, legal=True)["deals"][0]["legal"][0]
    assert first[0] == "10c"
    assert first.index("20s") < first.index("8c") < first.index("9s") < first.index("pass") == len(first) - 1
    assert len(first) == 13 * 4 + 1


def test_after_the_end_nothing_is_allowed() -> None:
    for actions in (PASSED, GAME["deals"][0]["actions"]):
        error = error_of(changed_deal(GAME, actions=[*actions, "pass"]))
        assert (error["deal"], error["action"], error["legal"]) == (0, len(actions), [])


def test_an_illegal_action_is_told_with_deal_action_and_what_was_allowed() -> None:
    first = changed_deal(GAME, actions=PASSED)["deals"][0]
    error = error_of({**GAME, "deals": [first, {**first, "actions": ["13h", "13d"]}]})
    assert (error["deal"], error["action"]) == (1, 1)
    assert "13s" in error["legal"]
    assert "13h" not in error["legal"]
    auction = GAME["deals"][0]["actions"].index(next(one for one in GAME["deals"][0]["actions"] if one.startswith("call")))
    actions = GAME["deals"][0]["actions"]
    assert error_of(changed_deal(GAME, actions=[*actions[:auction], "pass"]))["legal"] == "call"
    assert error_of(changed_deal(GAME, actions=[*actions[: auction + 1], "discard 2c"]))["legal"] == "discard"


@pytest.mark.parametrize(
    "action", [None, 13, True, ["pass"], {}, 1.5, "", "PASS", "pass ", "13H", "13", "013h", "21c", "13n", "call As", "As", "\ud800", "９s"]
)
def test_what_is_no_action_is_an_illegal_one(action: object) -> None:
    error = error_of(changed_deal(GAME, actions=["pass", action]))
    assert (error["deal"], error["action"]) == (0, 1)
    assert "pass" in error["legal"]


def test_an_earlier_deal_that_stops_is_an_error_of_that_deal() -> None:
    deal = GAME["deals"][0]
    error = error_of({**GAME, "deals": [deal, {**deal, "actions": ["pass"]}, deal]})
    assert (error["deal"], error["action"]) == (1, None)


def test_of_two_deals_at_fault_the_earlier_one_is_told() -> None:
    illegal, wrong = changed_deal(GAME, actions=["12h"])["deals"][0], changed_deal(GAME, hands=[])["deals"][0]
    error = error_of(changed(GAME, deals=[illegal, wrong]))
    assert (error["deal"], error["action"]) == (0, 0)
    assert error_of(changed(GAME, deals=[wrong, illegal]))["deal"] == 0
    for stops in (changed_deal(GAME, actions=actions)["deals"][0] for actions in ([], ["pass"], GAME["deals"][0]["actions"][:20])):
        error = error_of(changed(GAME, deals=[GAME["deals"][0], stops, wrong]))
        assert (error["deal"], error["action"], "legal" in error) == (1, None, False)


def test_the_last_deal_may_stop_and_deals_may_be_empty() -> None:
    deal = GAME["deals"][0]
    answer = replay_record({**GAME, "deals": [deal, {**deal, "actions": []}]})
    assert [line["outcome"] for line in answer["deals"]] == ["played", "unfinished"]
    assert answer["totals"] == answer["deals"][0]["scores"]
    assert replay_record({**GAME, "deals": []}) == {"deals": [], "totals": [0, 0, 0, 0, 0]}


def test_neither_the_rotation_nor_the_number_of_deals_is_checked() -> None:
    assert len(replay_record({**GAME, "deals": GAME["deals"] * 9})["deals"]) == 9


HANDS, WIDOW = GAME["deals"][0]["hands"], GAME["deals"][0]["widow"]
WRONG_CARDS: dict[str, dict[str, Any]] = {
    "a card twice": {"hands": [[*HANDS[0][:-1], HANDS[1][0]], *HANDS[1:]]},
    "a card twice in one hand": {"hands": [[*HANDS[0][:-1], HANDS[0][0]], *HANDS[1:]]},
    "a card too few": {"hands": [HANDS[0][:-1], *HANDS[1:]]},
    "a card too many": {"hands": [[*HANDS[0], WIDOW[0]], *HANDS[1:]], "widow": WIDOW[1:]},
    "a hand too few": {"hands": HANDS[:-1]},
    "a hand too many": {"hands": [*HANDS, []]},
    "sixty cards": {"hands": [[*hand, "2c"] for hand in HANDS]},
    "no hands": {"hands": ...},
    "hands as a text": {"hands": "As"},
    "a hand as a text": {"hands": ["As Ks", *HANDS[1:]]},
    "no such card": {"hands": [["1s", *HANDS[0][1:]], *HANDS[1:]]},
    "a card in lower case": {"hands": [[HANDS[0][0].lower(), *HANDS[0][1:]], *HANDS[1:]]},
    "a number for a card": {"hands": [[12, *HANDS[0][1:]], *HANDS[1:]]},
    "nothing for a card": {"hands": [[None, *HANDS[0][1:]], *HANDS[1:]]},
    "a list for a card": {"hands": [[["As"], *HANDS[0][1:]], *HANDS[1:]]},
    "an object for a card": {"hands": [[{"As": 1}, *HANDS[0][1:]], *HANDS[1:]]},
    "no widow": {"widow": ...},
    "widow of nothing": {"widow": None},
    "widow too small": {"widow": WIDOW[1:]},
    "widow with a card of a hand": {"widow": [*WIDOW[1:], HANDS[0][0]]},
    "no dealer": {"dealer": ...},
    "dealer below": {"dealer": -1},
    "dealer above": {"dealer": 5},
    "dealer true": {"dealer": True},
    "dealer as a text": {"dealer": "4"},
    "dealer with a point": {"dealer": 4.0},
    "dealer of nothing": {"dealer": None},
    "no actions": {"actions": ...},
    "actions as a text": {"actions": "pass"},
    "actions as an object": {"actions": {"0": "pass"}},
}


@pytest.mark.parametrize("name", WRONG_CARDS)
def test_a_deal_that_is_not_right_is_an_error_of_that_deal_without_an_action(name: str) -> None:
    wrong = changed_deal(GAME, **WRONG_CARDS[name])
    error = error_of({**GAME, "deals": [GAME["deals"][0], *wrong["deals"]]})
    assert (error["deal"], error["action"]) == (1, None)


def test_the_joker_must_not_be_missing_from_a_pack_that_has_it() -> None:
    without = [["2s" if one == "Jo" else one for one in hand] for hand in HANDS]
    widow = ["2s" if one == "Jo" else one for one in WIDOW]
    assert error_of(changed_deal(GAME, hands=without, widow=widow))["deal"] == 0


WRONG_RECORDS: dict[str, object] = {
    "a number": 17,
    "nothing": None,
    "a list": [GAME],
    "a text": "napoleon-record",
    "true": True,
    "an empty object": {},
    "no format": changed(GAME, format=...),
    "another format": changed(GAME, format="chess"),
    "no version": changed(GAME, version=...),
    "version 0": changed(GAME, version=0),
    "version 2": changed(GAME, version=2),
    "version 999": changed(GAME, version=999),
    "version true": changed(GAME, version=True),
    "version as a text": changed(GAME, version="1"),
    "no game": changed(GAME, game=...),
    "another game": changed(GAME, game="bridge"),
    "a list for the game": changed(GAME, game=["napoleon"]),
    "no deals": changed(GAME, deals=...),
    "deals as an object": changed(GAME, deals={}),
    "a deal of nothing": changed(GAME, deals=[None]),
    "a deal as a list": changed(GAME, deals=[[]]),
    "rules as a list": changed(GAME, rules=[]),
    "rules of nothing": changed(GAME, rules=None),
    "too few players": changed(GAME, players=["Ann"]),
    "players as a text": changed(GAME, players="Annie"),
    "a number for a player": changed(GAME, players=["A", "B", "C", "D", 5]),
}


@pytest.mark.parametrize("name", WRONG_RECORDS)
def test_what_is_no_record_is_an_error(name: str) -> None:
    error = error_of(WRONG_RECORDS[name])
    assert error["action"] is None
    if name not in ("a deal of nothing", "a deal as a list"):
        assert error["deal"] is None


WRONG_VALUES = [{"jokers": True}, {"jokers": 1.0}, {"players": "5"}, {"yoromeki": 1}, {"minimum_bid": 7}, {"minimum_bid": "13"}]
WRONG_VALUES += [{"deals": 0}, {"deals": 51}, {"deals": None}, {"players": [5]}, {"scoring": "C"}, {"joker_call": None}]
UNKNOWN_OPTIONS = [{"no_such_option": 1}, {"Players": 5}, {"": 1}]


@pytest.mark.parametrize("rules", [*WRONG_VALUES, *UNKNOWN_OPTIONS])
def test_an_unknown_option_or_value_is_an_error_with_the_deal_and_action_null(rules: dict[str, object]) -> None:
    error = error_of(changed(GAME, rules=rules))
    assert (error["deal"], error["action"]) == (None, None)
    option = next(iter(rules))
    assert option in error["message"]


@pytest.mark.parametrize("rules", [..., {}, {"minimum_bid": 13}, {"players": 5, "yoromeki": True, "joker_call": "off"}])
def test_rules_need_only_tell_what_differs_from_standard(rules: object) -> None:
    assert replay_record(changed(GAME, rules=rules)) == replay_record(GAME)


def test_further_keys_are_let_be() -> None:
    more = changed(changed_deal(GAME, claimed={"seat": 0, "action": 31}), seed="x", date="2024-05-01", preset="standard", other=[None, 1.5])
    assert replay_record(more) == replay_record(GAME)


def test_the_order_of_the_cards_in_hand_widow_and_discard_does_not_matter() -> None:
    actions = [
        " ".join(["discard", *reversed(one.split()[1:])]) if one.startswith("discard") else one for one in GAME["deals"][0]["actions"]
    ]
    turned = changed_deal(GAME, hands=[hand[::-1] for hand in HANDS], widow=WIDOW[::-1], actions=actions)
    assert replay_record(turned) == replay_record(GAME)


BAD_LINES: dict[str, bytes] = {
    "words": b"hello",
    "an open brace": b"{",
    "half a record": line_of(GAME)[:300],
    "two records on one line": line_of(GAME) + b" " + line_of(GAME),
    "not a number": line_of(GAME)[:-1] + b',"x":NaN}',
    "infinity": line_of(GAME)[:-1] + b',"x":-Infinity}',
    "single quotes": b"{'format': 'napoleon-record'}",
    "not UTF-8": line_of(GAME)[:-1] + b',"x":"\xff"}',
    "half a surrogate pair in UTF-8": line_of(GAME)[:-1] + b',"x":"\xed\xa0\x80"}',
    "UTF-16": line_of(GAME).decode().encode("utf-16"),
    "a zero byte": b"\0",
    "a control sign in a text": b'{"format":"napoleon\x01"}',
    "huge nesting": b"[" * 100_000,
    "huge nesting of objects": b'{"a":' * 100_000,
    "a huge number": b'{"version":' + b"1" * 10_000 + b"}",
    "a number beyond all bounds": b'{"version":1e999}',
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_line_that_is_no_json_is_an_error(name: str) -> None:
    error = replay_line(BAD_LINES[name])["error"]
    assert (error["deal"], error["action"], "legal" in error) == (None, None, False)


NESTED = ["format", "version", "game", "rules", "players", "deals", "x"]
NESTED_IN_DEAL = ["dealer", "hands", "widow", "actions", "x"]


def test_a_line_may_be_nested_so_deep_and_no_deeper_whatever_stands_in_its_texts() -> None:
    texts = changed(GAME, x='[{"\\\\' * 500, date="[" * 500)
    assert replay_line(line_of(texts)) == replay_line(line_of(GAME))
    for depth, good in ((MOST_DEEP - 1, True), (MOST_DEEP, False)):
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            deep = line_of(texts)[:-1] + f',"y":{opening * depth}{1}{closing * depth}}}'.encode()
            assert ("deals" in replay_line(deep)) == good
    flat = line_of(texts)[:-1] + b',"y":[' + b"[]," * 500 + b"0]}"
    assert "deals" in replay_line(flat)


@pytest.mark.parametrize("where", ["format", "version", "game", "players", "x", "rule", "value", "action", "card", "name"])
def test_a_message_does_not_repeat_what_is_huge(where: str) -> None:
    huge = "x" * 100_000
    spoiled = {
        "rule": changed(GAME, rules={huge: 1}),
        "value": changed(GAME, rules={"scoring": huge}),
        "action": changed_deal(GAME, actions=[huge]),
        "card": changed_deal(GAME, hands=[[huge]]),
        "name": changed(GAME, players=[huge]),
    }
    answer = replay_line(line_of(spoiled.get(where, changed(GAME, **{where: huge}))))
    assert where == "x" or len(answer["error"]["message"]) < 400


@pytest.mark.parametrize("depth", [*range(40, 1200, 40 // min(SCALE, 40)), *range(980, 1000)])
def test_nesting_of_any_depth_is_answered(depth: int) -> None:
    deep = json.loads("[" * 50 + "]" * 50)
    marked = [changed(GAME, **{key: deep}) for key in NESTED] + [changed_deal(GAME, **{key: deep}) for key in NESTED_IN_DEAL]
    marked += [changed(GAME, rules={"players": deep}), changed_deal(GAME, hands=[[deep]]), changed_deal(GAME, actions=[deep])]
    for record in marked:
        line = line_of(record).replace(b"[" * 48, b"[" * depth).replace(b"]" * 48, b"]" * depth)
        assert replay_line(line).keys() <= {"error", "deals", "totals"}


def test_every_record_gets_a_line_and_one_that_is_wrong_makes_the_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = line_of(GAME), b"{"
    assert replayed(monkeypatch, capsys, good + b"\n" + good + b"\n") == (0, [replay_record(GAME)] * 2)
    status, lines = replayed(monkeypatch, capsys, b"\n".join([good, bad, good, line_of({}), good]))
    assert status == 1
    assert [*map(list, lines)] == [["deals", "totals"], ["error"], ["deals", "totals"], ["error"], ["deals", "totals"]]


@pytest.mark.parametrize("flags", [(), ("--legal",)])
def test_the_command_prints_what_a_replay_gives(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], flags: tuple[str, ...]
) -> None:
    status, lines = replayed(monkeypatch, capsys, line_of(GAME), *flags)
    assert (status, lines) == (0, [replay_record(GAME, legal=bool(flags))])


def test_blank_lines_are_skipped_and_not_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    given = b"\n   \n\t\r\n" + line_of(GAME) + b"\n\n\n" + line_of(GAME) + b"\n \n"
    assert replayed(monkeypatch, capsys, given) == (0, [replay_record(GAME)] * 2)
    assert replayed(monkeypatch, capsys, b"") == (0, [])
    assert replayed(monkeypatch, capsys, b"\n\r\n") == (0, [])


def test_line_ends_of_windows_and_a_byte_order_mark_are_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    given = b"\xef\xbb\xbf" + line_of(GAME) + b"\r\n" + line_of(GAME) + b"\r\n"
    assert replayed(monkeypatch, capsys, given) == (0, [replay_record(GAME)] * 2)
    assert replayed(monkeypatch, capsys, b"\xef\xbb\xbf\r\n" + line_of(GAME)) == (0, [replay_record(GAME)])


def test_a_file_is_read_and_a_missing_one_is_told_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(line_of(GAME))
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == replay_record(GAME)
    for missing in (tmp_path / "none.jsonl", tmp_path, file / "below"):
        assert main(["replay", str(missing)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert str(missing) in err
        assert "Traceback" not in err


@pytest.mark.native
def test_the_command_itself_runs_and_its_exit_status_tells(tmp_path: Path) -> None:
    given = line_of(GAME) + b"\nno record\n" + line_of(GAME)
    ran = subprocess.run([sys.executable, "-m", "napoleon_core", "replay", "--legal"], input=given, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (1, b"")
    assert [*map(json.loads, ran.stdout.splitlines())][::2] == [replay_record(GAME, legal=True)] * 2
    ran = subprocess.run([sys.executable, "-m", "napoleon_core", "replay", tmp_path / "none"], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert b"Traceback" not in ran.stderr


@pytest.mark.native
def test_a_reader_that_goes_away_gets_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_bytes((line_of(GAME) + b"\n") * 200)
    command = [sys.executable, "-m", "napoleon_core", "replay"]
    for given in ([str(file)], []):
        with file.open("rb") as lines, subprocess.Popen([*command, *given], stdin=lines, stdout=PIPE, stderr=PIPE) as ran:
            assert ran.stdout is not None
            assert ran.stderr is not None
            ran.stdout.read(10)
            ran.stdout.close()
            assert ran.stderr.read() == b""


@pytest.mark.native
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["replay", "perft --depth 1", "arena --deals 1 --jobs 1"])
def test_a_stream_that_is_closed_gets_no_traceback(command: str, closed: str) -> None:
    line = f'"{sys.executable}" -m napoleon_core {command} {closed}'
    ran = subprocess.run(["sh", "-c", line], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.native
def test_a_folder_on_standard_input_is_told_plainly(tmp_path: Path) -> None:
    folder = os.open(tmp_path, os.O_RDONLY)
    ran = subprocess.run([sys.executable, "-m", "napoleon_core", "replay"], stdin=folder, capture_output=True, check=False)
    os.close(folder)
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert b"Traceback" not in ran.stderr


def test_the_army_that_is_printed_has_the_total_and_the_outcome_that_are_printed() -> None:
    for number in range(10 * SCALE):
        line = one_deal(played(f"sides {number}"))
        assert line["partner"] != line["declarer"], f"seed 'sides {number}'"
        army = {line["declarer"], line["partner"]} - {None}
        assert line["side_total"] == sum(line["taken"][seat] for seat in army), f"seed 'sides {number}'"
        assert line["made"] == (line["side_total"] >= int(line["bid"][:-1])), f"seed 'sides {number}'"


@pytest.mark.parametrize("arguments", [["--deals", "0"], ["--deals", "-1"], ["--deals", "x"], ["--jobs", "0"], ["--agents", "nobody"]])
def test_the_arena_refuses_nonsense_in_one_clear_line(arguments: list[str]) -> None:
    ran = subprocess.run([sys.executable, "-m", "napoleon_core", "arena", *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert "Traceback" not in ran.stderr
    assert "expected" in ran.stderr
