"""A person takes back the last real choice: what goes, what stays, and that the match counts for no rating then."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from napoleon_core.errors import TableStale, TableTurn
from napoleon_core.game import deal_for
from napoleon_core.openings import opened
from napoleon_core.session import Session
from tests.counts import SCALE
from tests.test_session import all_human, play_to, snapshot, step, table


def told(session: Session) -> dict[str, Any]:
    """The view, but for what undoing itself changes."""
    return {key: value for key, value in session.view().items() if key != "unrated"}


def my_choices(session: Session) -> int:
    """How many moves of this deal were a person's who could have made another."""
    count, state = 0, session.game.start(session._deals[-1].dealt, session._deals[-1].dealer)
    for action in session._deals[-1].actions:
        mine = session._agents[session.game.to_act(state)] is None
        count += mine and len(session.game.legal_moves(state)) > 1
        state = session.game.successor(state, session.game.read_move(state, action))
    return count


@pytest.mark.parametrize("seed", range(2 * SCALE))
def test_undo_goes_back_through_every_choice_of_the_person_in_this_deal(seed: int) -> None:
    session, rng = table(f"undo {seed}"), Random(seed)
    before = []
    while session.next != "deal":
        if session.next == "human" and len(session.game.legal_moves(session._state)) > 1:
            before.append(told(session))
        step(session, rng)
    while before:
        assert session.view()["undo"] is True
        rev = session.rev
        session.undo(rev)
        assert session.rev == rev + 1
        assert told(session) == before.pop()
    assert session.view()["undo"] is False
    assert my_choices(session) == 0
    with pytest.raises(TableTurn):
        session.undo(session.rev)


def test_the_same_move_is_answered_as_before_and_the_cards_stay() -> None:
    for agents in ("human policy policy policy policy", "human search:2 search:2 search:2 search:2"):
        session = play_to(table("same again", agents), "deal", seed=1)
        before, sealed = told(session), session.record().deals
        played = session._deals[-1].actions
        while session.view()["undo"]:
            session.undo(session.rev)
        while session.next != "deal":
            if session.next == "human":
                session.act(session.rev, played[len(session._deals[-1].actions)])
            else:
                session.advance(session.rev)
        assert told(session) == before
        assert session.record().deals == sealed
        session.next_deal(session.rev)
        assert session._deals[1].dealt == deal_for(session.game, "same again", 1)


def test_a_deal_that_was_undone_counts_once() -> None:
    session = play_to(table("once", deals=1), "over")
    session.undo(session.rev)
    assert session.next == "human"
    assert session.view()["sheet"]["deals"] == []
    assert session.view()["match"] is None
    play_to(session, "over")
    assert len(session.view()["sheet"]["deals"]) == 1


def test_a_card_that_had_to_be_played_is_no_choice() -> None:
    session = play_to(all_human("forced"), "deal")
    last = session._deals[-1].actions
    assert len(session.game.legal_moves(session._choices[-1][1])) > 1
    session.undo(session.rev)
    assert len(session._deals[-1].actions) < len(last) - 5, "the last trick is played by itself"


def test_there_is_nothing_to_undo_in_the_deal_before() -> None:
    session = play_to(table("the deal before"), "deal")
    session.next_deal(session.rev)
    assert session.view()["undo"] is False
    before = snapshot(session)
    with pytest.raises(TableTurn):
        session.undo(session.rev)
    assert snapshot(session) == before


def test_undo_works_while_another_player_is_to_move_and_for_the_present_revision_alone() -> None:
    session = play_to(table("others"), "human")
    at = told(session)
    session.act(session.rev, "pass" if "pass" in {str(one) for one in session.game.legal_moves(session._state)} else "13s")
    play_to(session, "cpu")
    with pytest.raises(TableStale):
        session.undo(session.rev - 1)
    session.undo(session.rev)
    assert told(session) == at


def test_an_opened_save_can_be_undone_as_far_as_the_match_it_was_made_of() -> None:
    session, rng = table("kept"), Random(3)
    for _ in range(90):
        again = opened(session.save())
        assert again.view() == session.view()
        assert again._choices == session._choices
        step(session, rng)


def test_undo_makes_the_match_unrated_for_good_and_the_next_one_not() -> None:
    session = play_to(table("unrated", deals=1), "over")
    assert session.view()["unrated"] is None
    assert "unrated" not in session.record().extra
    session.undo(session.rev)
    assert session.view()["unrated"] == {"key": "table-unrated-undo", "args": {}}
    again = opened(session.save())
    assert again.view() == session.view()
    assert again.record().extra["unrated"] == "undo"
    assert session.again("another").view()["unrated"] is None


def test_the_first_reason_for_being_unrated_stays_and_an_unknown_one_is_taken_for_a_record() -> None:
    session = table("reasons")
    session.unrate("hint")
    session.unrate("undo")
    assert session.view()["unrated"]["key"] == "table-unrated-hint"
    other = table("reasons")
    other.unrate("a spell")
    assert other.view()["unrated"]["key"] == "table-unrated-record"


def test_a_copy_of_a_table_is_unrated_with_it_for_what_was_seen_cannot_be_unseen() -> None:
    session = table("copies")
    other = session.copy()
    session.unrate("record")
    assert other.view()["unrated"] == session.view()["unrated"] is not None


def test_a_table_of_several_people_is_unrated() -> None:
    assert all_human().view()["unrated"] == {"key": "table-unrated-people", "args": {}}
    assert json.loads(json.dumps(table().view()))["unrated"] is None
