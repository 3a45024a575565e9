"""A person's seat that the rule of thumb plays, until it is taken back or for good, and the rest of a deal that a person claims."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from napoleon_core.agents import agent_of
from napoleon_core.errors import NoClaim, ParamsError, TableStale, TableTurn
from napoleon_core.openings import opened
from napoleon_core.record import encode, replay_line
from napoleon_core.session import Session
from tests.test_session import all_human, play_to, step, table
from tests.wire import Page


def reloaded(session: Session) -> Session:
    return opened(session.save())


def to_the_end(session: Session) -> Session:
    """CPU players' moves and new deals, until a person is to act or the match is over."""
    while session.next in ("cpu", "deal"):
        step(session, Random(0))
    return session


def test_the_rule_of_thumb_plays_the_seat_until_it_is_taken_back() -> None:
    session = play_to(table("stand in"), "human")
    before = session.view()
    session.stand_in(session.rev, 0, "taken_back")
    assert session.rev == 1 + play_to(table("stand in"), "human").rev
    assert session.next == "cpu"
    seen = session.game.observe(session._state, 0)
    session.advance(session.rev)
    assert session.record().deals[-1].actions[-1] == str(agent_of("policy", session.game).choose(seen, Random(1)))
    again = play_to(table("stand in"), "human")
    again.stand_in(again.rev, 0, "taken_back")
    again.stand_in(again.rev, 0, None)
    assert again.view() == before


def test_it_is_told_at_the_seat_and_in_the_prompt_and_nothing_is_asked() -> None:
    session = play_to(table("stand in"), "human")
    assert session.view()["seats"][0]["stand_in"] is None
    session.stand_in(session.rev, 0, "taken_back")
    view = session.view()
    assert [place["stand_in"] for place in view["seats"]] == ["taken_back", None, None, None, None]
    assert view["prompt"]["widget"] is None
    assert view["prompt"]["title"]["key"] == "table-stand-in-thinking"
    assert view["prompt"]["detail"]["key"] == "table-stand-in"
    assert view["claim"] is None


def test_it_outlives_a_reload_and_a_seat_that_was_given_up_is_never_given_back() -> None:
    session = play_to(table("stand in", deals=1), "human")
    session.stand_in(session.rev, 0, "taken_back")
    session = reloaded(session)
    assert session.next == "cpu"
    session.stand_in(session.rev, 0, "end")
    session = to_the_end(reloaded(session))
    assert session.next == "over"
    assert session.view()["unrated"] is None
    assert session.view()["undo"] is False


def test_a_seat_that_was_given_up_cannot_be_taken_back_and_nothing_can_be_undone() -> None:
    session = play_to(table("stand in"), "human")
    session.act(session.rev, "pass")
    session.stand_in(session.rev, 0, "end")
    for call in (lambda: session.stand_in(session.rev, 0, None), lambda: session.undo(session.rev)):
        with pytest.raises(TableTurn):
            call()
    assert session.view()["prompt"]["detail"]["key"] == "table-stand-in-end"


def test_another_match_at_the_table_is_the_persons_again() -> None:
    session = play_to(table("stand in", deals=1), "human")
    session.stand_in(session.rev, 0, "end")
    again = to_the_end(session).again("another")
    assert again.view()["seats"][0]["stand_in"] is None
    assert to_the_end(again).next == "human"


@pytest.mark.parametrize(("seat", "until"), [(1, "taken_back"), (5, "end"), (-1, None), (0, "tomorrow"), (0, "")])
def test_only_a_persons_seat_is_played_for_them_and_only_until_one_of_two_ends(seat: int, until: str | None) -> None:
    session = play_to(table("stand in"), "human")
    with pytest.raises(ParamsError):
        session.stand_in(session.rev, seat, until)
    with pytest.raises(TableStale):
        session.stand_in(session.rev + 1, 0, "end")


def test_undo_gives_the_seat_back_at_the_last_choice_that_the_person_made() -> None:
    session = play_to(table("stand in"), "human")
    session.act(session.rev, "pass")
    choice = session.record().deals[-1].actions
    session.stand_in(session.rev, 0, "taken_back")
    while len(session.record().deals[-1].actions) < 30 and session.unfinished:
        session.advance(session.rev)
    for kept in (session, reloaded(session)):
        kept.undo(kept.rev)
        assert (*kept.record().deals[-1].actions, "pass") == choice
        assert kept.next == "human"
        assert not {"stood_in", "claimed"} & {*kept.record().deals[-1].extra}
        assert "stand_ins" not in kept.record().extra


def test_the_record_says_which_actions_were_made_for_the_person_and_replays_as_any_other() -> None:
    session = play_to(table("stand in", deals=1), "human")
    session.stand_in(session.rev, 0, "taken_back")
    to_the_end(session)
    line = json.loads(encode(session.record()))
    deal = line["deals"][-1]
    states = session.game.start(session.record().deals[-1].dealt, deal["dealer"])
    mine = []
    for at, action in enumerate(deal["actions"]):
        if session.game.to_act(states) == 0:
            mine.append(at)
        states = session.game.successor(states, session.game.read_move(states, action))
    assert deal["stood_in"] == mine
    assert line["stand_ins"] == {"0": "taken_back"}
    assert "error" not in replay_line(json.dumps(line))


@pytest.mark.parametrize("kept", ["yes", ["0"], {"0": 1}, {"1": "end", "9": "end", "x": "end"}, {"0": "tomorrow"}, None])
def test_what_a_record_from_elsewhere_says_of_stand_ins_never_hurts(kept: object) -> None:
    session = play_to(table("stand in"), "human")
    session.extra = {"stand_ins": kept}
    assert reloaded(session).next == "human"


def claims(deals: int = 40, agents: str = "human policy policy policy policy") -> Iterator[Session]:
    """Matches at the moment at which the person, who plays as the rule of thumb would, may claim the rest."""
    for number in range(deals):
        session = table(f"claim {number}", agents)
        while session.next not in ("deal", "over"):
            if session.view()["claim"]:
                yield session
                break
            if session.next == "human":
                session.act(session.rev, str(session._rule_of_thumb.choose(session.game.observe(session._state, 0), Random(0))))
            else:
                session.advance(session.rev)


def test_a_claim_that_is_granted_plays_the_deal_to_its_end_and_the_claimant_takes_all_the_rest() -> None:
    found = 0
    for session in claims():
        found += 1
        begun, tricks = len(session.record().deals[-1].actions), len(session._state.tricks)
        session.claim(session.rev)
        deal = session.record().deals[-1]
        assert session.next == "deal"
        assert deal.extra["claimed"] == {"seat": 0, "action": begun}
        assert {trick.winner for trick in session._finished[-1].last.tricks[tricks:]} == {0}
        assert session.view()["prompt"]["detail"]["key"] == "table-claimed"
        assert reloaded(session).view() == session.view()
        assert "error" not in replay_line(encode(session.record()))
    assert found > 1


def test_a_claim_can_be_taken_back_and_another_person_has_no_part_in_it() -> None:
    session = next(claims())
    before = {key: value for key, value in session.view().items() if key != "unrated"}
    session.claim(session.rev)
    session.undo(session.rev)
    assert {key: value for key, value in session.view().items() if key != "unrated"} == before
    assert "claimed" not in session.record().deals[-1].extra


def test_what_is_not_certain_is_refused_and_changes_nothing() -> None:
    session = all_human()
    before = encode(session.record())
    with pytest.raises(NoClaim):
        session.claim(session.rev)
    assert encode(session.record()) == before
    with pytest.raises(TableTurn):
        play_to(table("no turn"), "cpu").claim(play_to(table("no turn"), "cpu").rev)


def test_the_door_stands_in_takes_back_and_refuses_claims() -> None:
    page = Page()
    view: dict[str, Any] = page.open()["view"]
    while view["next"] != "human":
        view = page.step(view)["view"]
    ask = {"table": "t1", "seat": 0}
    assert page.get("table.stand_in", rev=page.revs["t1"], until="taken_back", **ask)["view"]["next"] == "cpu"
    assert page.get("table.stand_in", rev=page.revs["t1"], until=None, **ask)["view"]["next"] == "human"
    assert page.code("table.stand_in", rev=page.revs["t1"], until="never", **ask) == "protocol/params"
    assert page.code("table.stand_in", rev=0, until="end", **ask) == "table/stale"
    assert page.code("table.claim", rev=page.revs["t1"], table="t1") == "move/claim"
