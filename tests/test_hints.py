"""Hints: what a strong player would do in the person's place, with its reason, and that asking changes nothing but the rating."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from napoleon_core import hints
from napoleon_core.agents import agent_of
from napoleon_core.agents.search import SearchAgent
from napoleon_core.errors import TableStale, TableTurn
from napoleon_core.games import GAMES
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.reasons import reason
from napoleon_core.hints import Hint, adviser, hint, seconds
from napoleon_core.moves import PASS, Bid, Discard
from napoleon_core.session import Session
from tests.games import walk
from tests.positions import bidder, exchanger, namer, player
from tests.tables import game_of
from tests.test_session import play_to, step, table


def given(game: Any, seen: Any, name: str = "search:60", worlds: int = 20) -> Hint:
    *_, found = hint(game, seen, Random(1), agent_of(name, game), worlds)
    assert found is not None
    return found


def test_the_adviser_is_the_strongest_player_that_the_game_offers_and_takes_about_a_second() -> None:
    for family in GAMES.values():
        game = family.from_options({})
        assert seconds(game) == pytest.approx(1.0, abs=0.2)
        assert type(adviser(game)) is type(agent_of(f"level:{family.levels[-1]}", game))


def test_a_bid_is_hinted_with_its_chance_in_the_reason_alone() -> None:
    found = given(game_of(), bidder("As Ah Kh Qh Jh Jd Jo Ac Ad Kd"))
    assert isinstance(found.move, Bid)
    assert found.reason.key == "napoleon-why-bid"
    assert found.chance is None
    weak = given(game_of(), bidder("9s 8s 7h 6h 5d 4d 9c 8c 7c 3c"))
    assert (weak.move, weak.chance) == (PASS, None)


def test_namings_discards_and_cards_are_hinted_with_reason_and_chance() -> None:
    strong = "As Ah Kh Qh Jh Jd Jo Ac Ad Kd"
    for seen in (namer(strong), exchanger("As Ah Kh Jh Jd Jo Ad 9c 8d 7s 6d 5c 4s"), player("As Ah Kh Qh Jh Jd Jo Ac Ad Kd", leader=0)):
        found = given(game_of(), seen)
        assert found.reason.key.startswith("napoleon-why-")
        assert found.chance > 0.5, found


def test_a_hint_for_the_exchange_gives_no_card_away_that_decides() -> None:
    found = given(game_of(), exchanger("As Ah Kh Qh Jh Jd Jo 2c 3c 4c 5d 6d 7s"))
    assert isinstance(found.move, Discard)
    assert not {"As", "Ah", "Jh", "Jd", "Jo"} & {one.code for one in found.move.cards}


def test_what_a_player_without_search_says_is_looked_into_for_its_chance() -> None:
    game = GAMES["nap"].from_options({})
    for number in range(6):
        found = walk(game, f"nap hint {number}")
        for state in found.states[:-1]:
            seen = game.observe(state, game.to_act(state))
            told = given(game, seen, "policy", worlds=3)
            assert told.move == game.policy().choose(seen, Random(1))
            assert told.reason.key.startswith("nap-why-")
            one_way = len(game.policy().study(seen).moves) == 1  # a single card, or cards that are all alike
            assert (told.chance is None) == (seen.phase == "auction" or one_way)
            assert told.chance is None or 0.0 <= told.chance <= 1.0


def test_a_dealer_who_must_bid_is_told_so() -> None:
    game = GAMES["nap"].from_options({"all_pass": "dealer_bids"})
    state = walk(game, "forced").states[0]
    while not game.observe(state, game.to_act(state)).forced:
        state = game.successor(state, PASS)
    seen = game.observe(state, game.to_act(state))
    assert NapOptions().all_pass != seen.options.all_pass
    assert reason(seen, game.policy().choose(seen, Random(1))).key == "nap-why-forced"


def test_a_hint_is_asked_for_by_the_person_to_act_at_the_present_revision() -> None:
    session = play_to(table("who asks"), "cpu")
    with pytest.raises(TableTurn):
        next(session.hint(session.rev))
    play_to(session, "human")
    with pytest.raises(TableStale):
        next(session.hint(session.rev + 1))
    with pytest.raises(TableTurn):
        next(play_to(session, "deal").hint(session.rev))
    assert session.view()["unrated"] is None


def test_a_hint_changes_nothing_but_that_the_match_is_unrated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "adviser", lambda game: SearchAgent(game, 3))
    session = play_to(table("asked"), "human")
    before, rev = session.view(), session.rev
    *_, found = session.hint(rev)
    assert found.move in session.game.legal_moves(session._state)
    assert session.rev == rev
    assert session.view() == before | {"unrated": {"key": "table-unrated-hint", "args": {}}}


def test_a_thought_that_is_dropped_leaves_the_match_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "adviser", lambda game: SearchAgent(game, 300))
    session = play_to(table("dropped"), "human")
    thought = session.hint(session.rev)
    assert next(thought) is None
    thought.close()
    assert session.view()["unrated"] is None


@pytest.mark.parametrize("agents", ["human level:1 level:1 level:1 level:1", "human search:2 search:2 search:2 search:2"])
def test_a_match_goes_on_after_hints_as_without(agents: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "adviser", lambda game: SearchAgent(game, 2))
    sessions = [table("with and without", agents, deals=1) for _ in range(2)]
    for asks, session in enumerate(sessions):
        rng = Random("persons")
        while session.next not in ("deal", "over"):
            if asks and session.next == "human":
                hinted(session)
            step(session, rng)
    assert sessions[0].record().deals == sessions[1].record().deals


def hinted(session: Session) -> str:
    """The move of a hint."""
    *_, found = session.hint(session.rev)
    assert found is not None
    return str(found.json()["move"])


@pytest.mark.parametrize("number", range(3))
def test_a_person_who_does_what_hints_say_is_never_refused(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "adviser", lambda game: SearchAgent(game, 2))
    session = table(f"obeys {number}", "human policy policy policy policy", deals=1)
    while session.next not in ("deal", "over"):
        if session.next == "human":
            session.act(session.rev, hinted(session))
        else:
            session.advance(session.rev)
    assert session.view()["unrated"]
