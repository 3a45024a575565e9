"""A finished match as a link: the same match comes out of it, and whatever is no such text is refused."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import replace
from random import Random

import pytest

from napoleon_core.errors import RecordError
from napoleon_core.game import deal_for
from napoleon_core.games import GAMES, game_of
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.record import DealRecord, GameRecord, encode
from napoleon_core.record_link import linked_record, record_text
from napoleon_core.seating import Seating
from napoleon_core.session import Session
from tests.counts import SCALE
from tests.games import played_walk, random_game
from tests.wire import Page

SHORT = 1000
"""So long a match of five deals may be, to be read from a screen as a square code."""


def finished(game_id: str = "napoleon", seed: str = "0123456789abcdef" * 4, **options: object) -> Session:
    """A match that CPU players have played, as if the first of them were a person."""
    game = game_of(game_id, options)
    names = ("You", "Aoi", "Hugo", "Mina", "Léon", "Bo")[: game.seats]
    session = Session(game, seed, Seating(names, ("level:2",) * game.seats))
    while session.next != "over":
        (session.advance if session.next == "cpu" else session.next_deal)(session.rev)
    return session


def packed(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


@pytest.mark.parametrize("name", GAMES)
def test_every_record_comes_back_from_its_link(name: str) -> None:
    """Whether its cards are those of its seed or not, over or not, and with whatever else it holds."""
    rng = Random(f"record links {name}")
    for number in range(20 * SCALE):
        game = random_game(rng, GAMES[name])
        walks = [played_walk(game, f"record links {name} {number} {deal}") for deal in range(2)]
        deals = tuple(DealRecord(walk.dealer, walk.dealt, walk.actions()) for walk in walks)
        seeded = replace(deals[0], dealt=deal_for(game, "seeded", 0), actions=())
        for held in (deals, (seeded,), ()):
            record = GameRecord(game, None, held, {"seed": "seeded", "note": "a, b", "deep": {"a": [1, None]}})
            text = record_text(record)
            assert encode(linked_record(text)) == encode(record), f"{name} {number}"
            assert text.replace("-", "").replace("_", "").isalnum()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_short_enough_for_a_square_code(name: str) -> None:
    record = finished(name).record()
    text = record_text(record)
    assert encode(linked_record(text)) == encode(record)
    assert len(text) < SHORT


def test_a_text_that_is_cut_off_or_changed_is_refused() -> None:
    text = record_text(finished("nap", deals_each=1).record())
    for end in range(0, len(text), 7):
        with pytest.raises(RecordError):
            linked_record(text[:end])
    for at in range(0, len(text), 5):
        other = "A" if text[at] != "A" else "B"
        with pytest.raises(RecordError):
            linked_record(text[:at] + other + text[at + 1 :])


OWN = {"format": "napoleon-record", "version": 1, "game": "nap", "seed": "1"}


@pytest.mark.parametrize(
    "value",
    [
        "no record",
        "[]",
        {},
        {**OWN, "deals": None},
        {**OWN, "deals": [None]},
        {**OWN, "deals": [{"dealer": 0}]},
        {**OWN, "deals": [{"dealer": 0, "actions": 3}]},
        {**OWN, "seed": 5, "deals": [{"dealer": 0, "actions": ""}]},
        {**OWN, "game": "bridge", "deals": [{"dealer": 0, "actions": ""}]},
        {**OWN, "rules": {"players": 99}, "deals": [{"dealer": 0, "actions": ""}]},
        {**OWN, "deals": [{"dealer": 9, "actions": ""}]},
        "[" * 5000,
        "0" * 300_000,
    ],
)
def test_what_is_no_record_is_refused_as_such(value: object) -> None:
    with pytest.raises(RecordError):
        linked_record(packed(value))


def test_cards_that_no_seed_dealt_stay_in_the_link() -> None:
    record = finished("nap", deals_each=1).record()
    hands = record.deals[0].dealt.hands
    turned = replace(record.deals[0], dealt=Dealt((*hands[1:], hands[0]), ()), actions=())
    changed = replace(record, deals=(turned,))
    assert linked_record(record_text(changed)).deals == (turned,)


def test_a_match_is_shared_once_it_is_over_and_opens_as_it_ended() -> None:
    session = finished("nap", deals_each=1)
    record = replace(session.record(), extra={**session.record().extra, "agents": ["human", *["level:2"] * 3]})
    page = Page()
    answer = page.get("table.load", table="t1", link=record_text(record))
    assert answer["view"]["next"] == "over"
    assert answer["view"]["sheet"]["totals"] == session.view()["sheet"]["totals"]
    shared = page.get("table.share", table="t1")
    assert linked_record(shared["record"]).deals == record.deals
    assert shared["link"] == f"nap?deals_each=1&seed={session.seed}"
    page.open("t2")
    assert page.get("table.share", table="t2") == {"link": "napoleon?seed=wire", "record": None}
    assert page.code("table.load", table="t3", link="broken") == "record/bad"
