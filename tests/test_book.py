"""What is booked of deals and matches, how it is read when it comes back, and what statistics make of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from napoleon_core.book import Entry, Result, Rival, match_name, rated_games, read_entries, read_entry, shuffle_name
from napoleon_core.games import GAMES
from napoleon_core.openings import opened
from napoleon_core.session import Seating, Session
from napoleon_core.statistics_page import rating_told, statistics_page
from napoleon_core.tally import DealFacts
from tests.games import offered, played_walk, walk
from tests.wire import Page, first_offered

REAL = [pytest.param(game, id=name) for name, game in offered() if game.id in GAMES]
ALL = [pytest.param(game, id=name) for name, game in offered()]


def booked(session: Session) -> dict[str, Any]:
    """A match played to its end, booked as the page does it: by its name, each deal by its number."""
    book: dict[str, Any] = {}
    while True:
        view = session.view()
        booking = view["booking"]
        if booking:
            entry = book.setdefault(booking["match"], {"game": booking["game"], "deals": {}, "result": None, "unrated": False, "ended": 1})
            entry["deals"][str(booking["serial"])] = booking["deal"]
            entry["result"] = booking["result"] or entry["result"]
        if session.next == "over":
            return json.loads(json.dumps(book))
        if session.next == "human":
            session.act(session.rev, first_offered(view))
        elif session.next == "cpu":
            session.advance(session.rev)
        else:
            session.next_deal(session.rev)


def session_of(game: Any, seed: str = "book") -> Session:
    names = tuple(f"Player {at}" for at in range(game.seats))
    return Session(game, seed, Seating(names, ("human", *("random",) * (game.seats - 1))))


def entry(total: int, *others: int, deals: tuple[DealFacts, ...] = (), ended: float = 0, **more: Any) -> Entry:
    deals = deals or (DealFacts("ally", None, True, 3, 1),)
    return Entry("napoleon", deals, Result(total, tuple(Rival("level:2", one) for one in others)), more.get("unrated", False), ended)


@pytest.mark.parametrize("game", REAL)
def test_facts_of_a_deal_fit_its_outcome_from_every_seat(game: Any) -> None:
    for number in range(8):
        found = walk(game, f"facts {number}")
        assert all(game.facts(state, seat) is None for state in found.states[:-1] for seat in (0, game.seats - 1))
        last, outcome = found.states[-1], game.outcome(found.states[-1])
        facts = [game.facts(last, seat) for seat in range(game.seats)]
        assert tuple(fact.score for fact in facts) == outcome.scores
        if not outcome.played:
            assert {(fact.part, fact.bid, fact.won) for fact in facts} == {(None, None, False)}
            continue
        assert tuple(fact.taken for fact in facts) == outcome.taken
        sides = game.sides(last) if game.id == "napoleon" else [0 if fact.bid else 1 for fact in facts]
        for seat, fact in enumerate(facts):
            assert fact.part in GAMES[game.id].tally.parts
            assert fact.won == (outcome.made == (sides[seat] == 0))
            assert (fact.bid in GAMES[game.id].tally.bids) if seat == outcome.declarer else fact.bid is None


def test_napoleon_alone_with_the_army_and_its_adjutant_have_parts_of_their_own() -> None:
    game = GAMES["napoleon"].from_options({})
    parts = {tuple(sorted(game.facts(played_walk(game, f"parts {n}").states[-1], seat).part for seat in range(5))) for n in range(30)}
    assert parts == {("adjutant", "ally", "ally", "ally", "napoleon"), ("ally", "ally", "ally", "ally", "alone")}


@pytest.mark.parametrize("game", ALL)
def test_a_match_is_one_entry_with_every_deal_once_and_its_result(game: Any) -> None:
    session = session_of(game)
    (whole,) = booked(session).values()
    sheet = session.view()["sheet"]
    assert len(whole["deals"]) == len(sheet["deals"])
    assert [deal["score"] for deal in whole["deals"].values()] == [line["scores"][0] for line in sheet["deals"]]
    assert [whole["result"]["total"], *(rival["total"] for rival in whole["result"]["rivals"])] == sheet["totals"]
    assert {rival["agent"] for rival in whole["result"]["rivals"]} == {"random"}


def test_a_reloaded_match_is_booked_under_the_same_name_and_another_one_under_another() -> None:
    session = session_of(GAMES["nap"].from_options({}))
    (name,) = booked(session)
    assert opened(session.save()).view()["booking"] == session.view()["booking"]
    assert [*booked(session_of(GAMES["nap"].from_options({}), "another"))] != [name]
    assert [*booked(session_of(GAMES["nap"].from_options({"players": 5})))] != [name]


def test_a_name_depends_on_rules_seed_dealer_and_seat() -> None:
    nap, five = GAMES["nap"].from_options({}), GAMES["nap"].from_options({"players": 5})
    names = [match_name(nap, "a", 0, 0), match_name(nap, "b", 0, 0), match_name(nap, "a", 1, 0), match_name(nap, "a", 0, 1)]
    assert len({*names, match_name(five, "a", 0, 0)}) == 5
    assert match_name(nap, "a", 0, 0) == names[0]


def test_the_cards_of_a_match_have_one_name_by_whatever_rules_they_are_dealt() -> None:
    """Cards that were seen are known at every table at which they come again: in other hands and from another seat too."""
    napoleon = GAMES["napoleon"].from_options
    game = napoleon({})
    name = shuffle_name(game, "seen")
    assert name == shuffle_name(napoleon({"minimum_bid": 15, "deals": 1}), "seen") == shuffle_name(napoleon({"players": 6}), "seen")
    assert len({name, shuffle_name(game, "other"), shuffle_name(GAMES["nap"].from_options({}), "seen")}) == 3
    session = Session(game, "seen", Seating(("A",) * 5, ("policy", "human", *("policy",) * 3)), dealer=2)
    assert session.view()["shuffle"] == name


def test_nothing_is_booked_at_a_table_without_a_person_or_before_a_deal_is_over() -> None:
    game = GAMES["nap"].from_options({})
    session = Session(game, "nobody", Seating(("A",) * game.seats, ("policy",) * game.seats))
    while session.next == "cpu":
        assert session.view()["booking"] is None
        session.advance(session.rev)
    assert session.view()["booking"] is None
    assert session_of(game).view()["booking"] is None


BROKEN: list[Any] = [
    None,
    [],
    "entry",
    {},
    {"game": "bridge", "deals": {}},
    {"game": "nap"},
    {"game": "nap", "deals": []},
    {"game": "nap", "deals": {"1": None}},
    {"game": "nap", "deals": {"1": {"part": "declarer", "bid": "9", "won": True, "taken": 1, "score": 1}}},
    {"game": "nap", "deals": {"1": {"part": ["declarer"], "bid": None, "won": True, "taken": 1, "score": 1}}},
    {"game": "nap", "deals": {"1": {"part": "declarer", "bid": None, "won": 1, "taken": 1, "score": 1}}},
    {"game": "nap", "deals": {"1": {"part": "declarer", "bid": None, "won": True, "taken": 1.5, "score": 1}}},
    {"game": "nap", "deals": {"1": {"part": "declarer", "bid": None, "won": True, "taken": 1, "score": 10**400}}},
    {"game": "nap", "deals": {"1": {"part": "declarer", "bid": None, "won": True, "taken": 1, "score": 999_999_999}}},
    {"game": "nap", "deals": {}, "result": {"total": 3, "rivals": [{"agent": "level:1", "total": 1}] * 6}},
    {"game": "nap", "deals": {}, "result": {"total": 3}},
    {"game": "nap", "deals": {}, "result": {"total": 3, "rivals": [{"agent": 4, "total": 1}]}},
]


@pytest.mark.parametrize("given", BROKEN)
def test_what_is_no_entry_counts_for_nothing(given: Any) -> None:
    assert read_entry(given) is None
    assert read_entries([given]) == []
    assert read_entries(given) == []


def test_entries_come_in_the_order_in_which_matches_were_over_whatever_their_times_say() -> None:
    whole = {"game": "nap", "deals": {}, "result": None}
    read = read_entries([{**whole, "ended": 3}, {**whole, "ended": "x"}, {**whole, "ended": 2.5}, whole | {"ended": True}])
    assert [one.ended for one in read] == [0.0, 0.0, 2.5, 3.0]


def cells(entries: list[Entry], caption: str) -> list[list[Any]]:
    """The rows of a table of the page, texts by their key and arguments."""
    blocks = [block for section in statistics_page(entries).sections for block in section.blocks]
    (rows,) = [block["table"]["rows"] for block in blocks if "table" in block and block["table"]["caption"]["key"] == caption]
    return [[(cell["key"], *cell["args"].values()) if isinstance(cell, dict) and "key" in cell else cell for cell in row] for row in rows]


def test_an_empty_book_says_so() -> None:
    page = statistics_page([])
    assert [section.id for section in page.sections] == ["none", "rating"]


def test_equal_totals_are_a_shared_win_and_no_loss() -> None:
    """F3: with equal totals one winner was picked."""
    entries = [
        entry(5, 5, -3, -3, -4, ended=1),
        entry(4, 1, 0, -2, -3, ended=2),
        entry(0, 0, 0, 0, 0, ended=3),
        entry(1, 2, 0, 0, -3, ended=4),
    ]
    counts = {row[0][0].removeprefix("table-stats-"): row[1] for row in cells(entries, "table-stats-of-matches")}
    assert counts | {"total": 0} == {"matches": 4, "won": 1, "shared": 2, "lost": 1, "streak": 0, "longest": 3, "total": 0}
    assert counts["total"] == ("table-stats-mean", 2.5, 0)


def test_deals_are_counted_by_part_and_bids_by_what_was_bid() -> None:
    deals = (
        DealFacts("napoleon", "13", True, 12, 2),
        DealFacts("napoleon", "13", False, 6, -2),
        DealFacts("alone", "14", True, 14, 4),
        DealFacts("ally", None, True, 2, 1),
        DealFacts(None, None, False, 0, 0),
    )
    by_part = cells([entry(5, 1, deals=deals)], "table-stats-of-deals")
    assert [(row[0][0].removeprefix("napoleon-role-"), row[1], row[2][1], row[3][1], row[4][1]) for row in by_part] == [
        ("napoleon", 2, 50, 0.0, 9.0),
        ("alone", 1, 100, 4.0, 14.0),
        ("ally", 1, 100, 1.0, 2.0),
        ("table-stats-all", 4, 75, 1.2, 8.5),
    ]
    assert cells([entry(5, 1, deals=deals)], "table-stats-of-bids") == [[{"n": 13}, 2, 1], [{"n": 14}, 1, 1], [("table-stats-all",), 3, 2]]


def test_a_negative_mean_is_told_with_its_sign_apart() -> None:
    row = cells([entry(-3, 1, deals=(DealFacts("ally", None, False, 0, -1),))], "table-stats-of-deals")[0]
    assert row[3] == ("table-stats-mean", 1.0, 1)


def test_a_match_is_a_game_against_each_cpu_seat_and_unrated_or_unfinished_ones_are_none() -> None:
    won, drawn, unrated = entry(5, 3, 3, 5, 9, ended=1), entry(2, 2, ended=2), entry(9, 0, ended=3, unrated=True)
    unfinished = Entry("napoleon", won.deals, None, False, 4)
    history = cells([won, drawn, unrated, unfinished], "table-stats-history")
    assert [row[2] for row in history] == [("table-stats-points", 0.5, 1), ("table-stats-points", 2.5, 4)]
    assert rating_told([won, drawn, unrated], unrated).key == "table-rating-none"
    told = rating_told([won], won)
    assert told.key == "table-rating-now"
    assert told.args["rating"] == {"name": str(1500 + told.args["change"])}


@pytest.mark.parametrize(("name", "level"), [("character:tomo", "level:1"), ("character:tomo:6", "level:6")])
def test_a_character_is_rated_as_its_level(name: str, level: str) -> None:
    played = [Entry("napoleon", entry(1).deals, Result(5, (Rival(rival, 2),)), False, 1) for rival in (name, level)]
    ratings = GAMES["napoleon"].tally.ratings
    assert rated_games(played[0], ratings) == rated_games(played[1], ratings) != ()


def test_who_has_no_rating_is_no_game() -> None:
    stranger = Entry("napoleon", entry(1).deals, Result(5, (Rival("random", 1), Rival("human", 2))), False, 1)
    assert rating_told([stranger], stranger).key == "table-rating-none"


@pytest.mark.parametrize("game", GAMES)
def test_every_level_that_is_offered_has_a_rating_no_lower_than_the_one_before(game: str) -> None:
    ratings = GAMES[game].tally.ratings
    offered_ratings = [ratings[f"level:{number}"] for number in GAMES[game].levels]
    assert offered_ratings == sorted(offered_ratings)
    assert ratings["policy"] == ratings["level:3"] == 1500


def test_the_page_is_told_statistics_and_the_rating_of_a_match_from_what_it_kept() -> None:
    page = Page()
    book = booked(session_of(GAMES["nap"].from_options({})))
    (kept,) = book.values()
    assert page.get("statistics.page", entries=[kept])["sections"][0]["id"] == "nap"
    assert page.get("statistics.page", entries=["nonsense"])["sections"][0]["id"] == "none"
    assert page.get("statistics.rating", entries=[kept], last=kept)["told"]["key"] == "table-rating-none"
    assert page.get("statistics.rating", entries=[kept], last=None) == {"told": None}


def test_a_file_is_checked_part_by_part() -> None:
    session = session_of(GAMES["nap"].from_options({}))
    (kept,) = booked(session).values()
    checked = Page().get("kept.check", saves=[session.save(), "N1.00000000.damaged"], entries=["nonsense", kept])
    assert checked == {"saves": [True, False], "entries": [False, True]}
    assert Page().code("kept.check", saves=[3], entries=[]) == "protocol/params"
    assert Page().code("kept.check", saves=[], entries={}) == "protocol/params"
