"""Every game as people can choose it: whole matches at a live table, saved and opened again at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from napoleon_core.game import deal_for
from napoleon_core.openings import opened
from napoleon_core.record import encode, replay
from napoleon_core.session import Seating, Session
from tests.counts import SCALE
from tests.games import every_offered_table, random_move

pytestmark = pytest.mark.usefixtures("with_toy")


def table(game: Any, seed: str, agents: str = "human random") -> Session:
    """Who is not named in ``agents`` is as the last one that is."""
    given = agents.split()
    seating = tuple(given[min(at, len(given) - 1)] for at in range(game.seats))
    return Session(game, seed, Seating(tuple(f"Player {at}" for at in range(game.seats)), seating))


def take_step(session: Session, rng: Random) -> None:
    """Whatever is next: a random legal move of a person, a move of a CPU player, the next deal."""
    if session.next == "human":
        session.act(session.rev, str(random_move(session.game, session._state, rng)))
    elif session.next == "cpu":
        session.advance(session.rev)
    else:
        session.next_deal(session.rev)


def play_on(session: Session, rng: Random) -> Iterator[Session]:
    """The session after every step until its match is over."""
    yield session
    while session.next != "over":
        take_step(session, rng)
        yield session


@every_offered_table
def test_a_match_can_be_saved_and_opened_at_every_step(game: Any) -> None:
    for number in range(SCALE):
        session = table(game, f"saved {number}")
        for _ in play_on(session, Random(number)):
            again = opened(session.save())
            told = f"seed 'saved {number}', revision {session.rev}"
            assert again.view() == session.view(), told
            assert again._state == session._state, told
            assert again.save() == session.save(), told
            if session.rev > 120:
                break


@every_offered_table
def test_a_match_goes_on_alike_after_it_was_opened_again(game: Any) -> None:
    for number in range(SCALE):
        session = table(game, f"goes on {number}", "random")
        for _ in range(17):
            take_step(session, Random(0))
        again = opened(session.save())
        for one in (session, again):
            for _ in play_on(one, Random(0)):
                pass
        assert encode(again.record()) == encode(session.record()), f"seed 'goes on {number}'"


@every_offered_table
@pytest.mark.parametrize("player", ["human", "random", "level:1", "search:1"])
def test_every_deal_depends_on_seed_and_number_alone_whoever_plays_and_the_deal_passes_to_the_left(game: Any, player: str) -> None:
    for number in range(SCALE if player in ("human", "random") else 1):
        session = table(game, f"deals {number}", player)
        for _ in play_on(session, Random(number)):
            pass
        deals = session.record().deals
        for serial, deal in enumerate(deals):
            assert deal.dealt == deal_for(game, f"deals {number}", serial)
            assert deal.dealer == (deals[0].dealer + serial) % game.seats


@every_offered_table
def test_the_sheet_the_seats_and_the_result_tell_the_same_totals_as_a_replay(game: Any) -> None:
    for number in range(SCALE):
        session = table(game, f"sheet {number}")
        for _ in play_on(session, Random(number)):
            view = session.view()
            assert json.loads(json.dumps(view)) == view
            if session.next in ("deal", "over"):
                printed = replay(session.record())
                assert view["sheet"]["totals"] == printed["totals"] == [place["total"] for place in view["seats"]]
                assert [line["scores"] for line in view["sheet"]["deals"]] == [line["scores"] for line in printed["deals"]]
                assert all(line["total"] == printed["totals"][line["seat"]] for line in (view["result"] or {"lines": []})["lines"])
        assert session.view()["match"]["winners"] == [at for at, total in enumerate(printed["totals"]) if total == max(printed["totals"])]


@every_offered_table
def test_two_tables_with_one_seed_play_the_same_match(game: Any) -> None:
    first, second = table(game, "same", "random"), table(game, "same", "random")
    for one in (first, second):
        for _ in play_on(one, Random(0)):
            pass
    assert encode(first.record()) == encode(second.record())
    other = table(game, "other", "random")
    assert other.record().deals[0].dealt != first.record().deals[0].dealt
