"""A live table: whose turn it is, what is refused, and how a match goes on, ends and is kept."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from napoleon_core.agents import AGENTS
from napoleon_core.cards import JOKER, card, pack
from napoleon_core.errors import (
    BadSeed,
    CoreError,
    DamagedSave,
    IllegalMove,
    NotationError,
    ParamsError,
    TableStale,
    TableTurn,
    UnknownAgent,
)
from napoleon_core.games.nap import NapGame
from napoleon_core.games.napoleon.state import Auction, Exchange, Naming, Playing
from napoleon_core.mechanics.dealing import first_dealer
from napoleon_core.moves import Bid, Call, Discard, Move
from napoleon_core.openings import new_session, opened
from napoleon_core.record import SEAL, encode, seal, unseal
from napoleon_core.session import Seating, Session
from tests.counts import LONG, SCALE
from tests.games import pick, random_move
from tests.tables import game_of
from tests.toy_whist import ToyOptions, ToyWhist

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def table(seed: str = "a table", agents: str = "human random random random random", **options: Any) -> Session:
    game = game_of(**options)
    return Session(game, seed, Seating(NAMES[: game.seats], tuple(agents.split())[: game.seats]))


def all_human(seed: str = "a table", **options: Any) -> Session:
    return table(seed, "human human human human human", **options)


def taken(session: Session) -> Session:
    """The table when the person who is to act has the device."""
    if session.handover is not None:
        session.take(session.rev)
    return session


def step(session: Session, rng: Random) -> None:
    """Whatever is next, at random."""
    if session.next == "human":
        session.act(session.rev, str(random_move(session.game, session._state, rng)))
    elif session.next == "cpu":
        session.advance(session.rev)
    else:
        session.next_deal(session.rev)


def play_to(session: Session, wanted: str, seed: int = 0) -> Session:
    """Plays until the table waits for this."""
    rng = Random(seed)
    while session.next != wanted:
        step(session, rng)
    return session


def snapshot(session: Session) -> tuple[Any, ...]:
    return session.rev, session._state, encode(session.record()), json.dumps(session.view())


@pytest.mark.parametrize("rev", [-1, 1, 2, 1000])
def test_a_call_for_another_revision_is_refused_and_changes_nothing(rev: int) -> None:
    session = all_human()
    before = snapshot(session)
    for call in (lambda: session.act(rev, "pass"), lambda: session.advance(rev), lambda: session.next_deal(rev)):
        with pytest.raises(TableStale) as refused:
            call()
        assert refused.value.data == {"rev": 0}
    assert snapshot(session) == before


def test_the_same_move_sent_twice_is_made_once() -> None:
    session = all_human()
    session.act(0, "13h")
    before = snapshot(session)
    with pytest.raises(TableStale):
        session.act(0, "13h")
    assert snapshot(session) == before


def test_only_what_the_table_waits_for_is_done() -> None:
    session = play_to(table(), "cpu")
    assert_refused(session, act=True, next_deal=True)
    assert_refused(play_to(session, "human"), advance=True, next_deal=True)
    assert_refused(play_to(session, "deal"), advance=True, act=True)
    assert_refused(play_to(session, "over"), advance=True, act=True, next_deal=True)


def assert_refused(session: Session, act: bool = False, advance: bool = False, next_deal: bool = False) -> None:
    before = snapshot(session)
    calls: list[Callable[[], None]] = []
    calls += [lambda: session.act(session.rev, "pass")] if act else []
    calls += [lambda: session.advance(session.rev)] if advance else []
    calls += [lambda: session.next_deal(session.rev)] if next_deal else []
    for call in calls:
        with pytest.raises(TableTurn):
            call()
    assert snapshot(session) == before


def test_a_move_that_is_wrong_is_refused_and_changes_nothing() -> None:
    session = all_human()
    session.act(0, "13h")
    before = snapshot(session)
    for text in ("13h", "12c", "21s", "As", "call As", "", "PASS"):
        with pytest.raises((IllegalMove, NotationError)):
            session.act(1, text)
    assert snapshot(session) == before


class Stub:
    """An agent that always does the same."""

    move: Move

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, _seen: Any, _rng: Random) -> Move:
        return self.move


CHEATS: list[tuple[str, Move]] = [
    ("auction", Bid("12s")),
    ("auction", Bid("21c")),
    ("auction", Call(JOKER)),
    ("naming", card("As")),
    ("naming", Discard(pack(1)[:3])),
    ("exchange", Discard(pack(1)[:2])),
    ("exchange", Discard(pack(1)[:3])),
    ("exchange", Discard((pack(1)[0],) * 3)),
    ("play", Bid("20s")),
    ("play", Call(card("As"))),
]


@pytest.mark.parametrize(("phase", "move"), CHEATS, ids=[f"{phase}: {move}" for phase, move in CHEATS])
def test_a_cpu_player_is_held_to_the_same_rules_as_a_person(phase: str, move: Move, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "cheat", type("Cheat", (Stub,), {"move": move}))
    for dealer_turn in range(5):
        agents = ["cheat" if seat == dealer_turn else "human" for seat in range(5)]
        session = Session(game_of(), f"cheat {phase}", Seating(NAMES, tuple(agents)))
        rng = Random(7)
        while session.next == "human" and session.view()["phase"] != "result":
            step(session, rng)
        if session.next != "cpu" or session.view()["phase"] != phase:
            continue
        before = snapshot(session)
        with pytest.raises(IllegalMove) as refused:
            session.advance(session.rev)
        assert refused.value.reason.key
        assert snapshot(session) == before


def test_a_cpu_player_may_not_revoke(monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = 0
    for number in range(40):
        session = play_to(table(f"revoke {number}"), "cpu")
        while session.next in ("cpu", "human"):
            state = session._state
            seat = session.game.to_act(state)
            if session.next == "cpu" and isinstance(state, Playing):
                barred = [one for one in state.hands[seat] if session.game.why_illegal(state, one)]
                if barred:
                    monkeypatch.setattr(session._agents[seat], "choose", lambda _seen, _rng, one=barred[0]: one)
                    before = snapshot(session)
                    with pytest.raises(IllegalMove):
                        session.advance(session.rev)
                    assert snapshot(session) == before
                    refusals += 1
                    break
            step(session, Random(number))
    assert refusals > 10


@pytest.mark.parametrize("seed", ["", "x" * 65])
def test_a_seed_is_a_text_of_one_to_sixty_four_characters(seed: str) -> None:
    with pytest.raises(BadSeed):
        table(seed)
    assert table("x" * 64).seed == "x" * 64
    assert table("🂡" * 64).rev == table("\ud800").rev == 0


@pytest.mark.parametrize(
    ("names", "agents", "error"),
    [
        (NAMES[:4], ("human",) * 5, ParamsError),
        (NAMES, ("human",) * 4, ParamsError),
        (NAMES, ("human",) * 6, ParamsError),
        ((), (), ParamsError),
        (NAMES, ("human", "Policy", "policy", "policy", "policy"), UnknownAgent),
        (NAMES, ("human", "", "policy", "policy", "policy"), UnknownAgent),
    ],
)
def test_a_seating_must_fit_the_table(names: tuple[str, ...], agents: tuple[str, ...], error: type[CoreError]) -> None:
    with pytest.raises(error):
        Session(game_of(), "seating", Seating(names, agents))


def test_a_table_is_seen_from_the_first_persons_seat() -> None:
    assert table(agents="random random human human random").view()["me"] == 2
    view = table(agents="random random human human random").view()
    assert [place["cpu"] for place in view["seats"]] == [True, True, False, False, True]
    assert [place["name"] for place in view["seats"]] == [*NAMES]
    assert table(agents="random random random random random").view()["me"] == 0


def test_with_several_persons_each_hand_is_hidden_until_its_owner_takes_over() -> None:
    session, rng = table("two persons", "human random human random random"), Random(1)
    seen = set()
    while session.next != "over":
        view, me = session.view(), session.me
        if session.next == "human":
            seat = session.game.to_act(session._state)
            assert me == seat == view["turn"]
            if session.handover is not None:
                assert view["prompt"]["widget"] == "take"
                assert {*view["zones"][f"hand:{seat}"]} == {None}
                assert view["marks"] == {}
                session.take(session.rev)
                view = session.view()
            assert view["zones"][f"hand:{seat}"] == [one.code for one in session.game.observe(session._state, seat).hand]
            assert view["prompt"]["widget"] in ("grid", "cards", "pick")
            seen.add(seat)
        step(session, rng)
    assert seen == {0, 2}


def test_what_everybody_knows_is_all_that_a_table_shows_that_nobody_has_taken() -> None:
    session, rng = table("covered", "random human random human random"), Random(2)
    while session.next != "over":
        if session.unfinished and session._holder is None:
            seats = (session.game.observe(session._state, seat) for seat in range(5))
            roles = [{place["seat"]: place["role"] for place in session.game.present(seen)["seats"]} for seen in seats]
            for place in session.view()["seats"]:
                told = [roles[seat][place["seat"]] for seat in range(5)]
                assert place["role"] is None or told.count(place["role"]) > 1
        if session.unfinished and session.next == "human":
            session._holder = None
        step(session, rng)


def test_nobody_takes_over_who_is_not_to_act() -> None:
    alone, two = table(), table("two", "random human random human random")
    with pytest.raises(TableTurn):
        alone.take(alone.rev)
    while two.next != "human":
        two.advance(two.rev)
    with pytest.raises(TableStale):
        two.take(two.rev + 1)
    two.take(two.rev)
    with pytest.raises(TableTurn):
        two.take(two.rev)


def test_only_who_has_the_device_has_the_own_seat_played_and_anybody_gives_it_back() -> None:
    session = table("played for", "human random human random random")
    while session.next != "human":
        session.advance(session.rev)
    seat = session.me
    with pytest.raises(TableTurn):
        session.stand_in(session.rev, seat, "end")
    session.take(session.rev)
    session.stand_in(session.rev, seat, "taken_back")
    while session.next == "cpu":
        session.advance(session.rev)
    session.stand_in(session.rev, seat, None)
    assert session.view()["seats"][seat]["stand_in"] is None


def test_a_table_that_is_opened_again_or_dealt_anew_waits_for_somebody_to_take_it() -> None:
    session, rng = table("again", "human random human random random"), Random(3)
    while session.next != "human":
        session.advance(session.rev)
    session.take(session.rev)
    assert session.handover is None
    assert opened(session.save()).handover == session.me
    while session.next != "deal":
        step(session, rng)
    session.next_deal(session.rev)
    assert {card for zone, cards in session.view()["zones"].items() if zone.startswith("hand") for card in cards} == {None}


def test_the_first_dealer_comes_from_the_seed_and_every_seat_deals_in_turn() -> None:
    assert {first_dealer(5, f"dealer {number}") for number in range(60)} == {0, 1, 2, 3, 4}
    for seats in (4, 5, 6):
        assert {first_dealer(seats, str(number)) for number in range(99)} == {*range(seats)}
    session = all_human("rotation")
    dealers = []
    while session.next != "over":
        view = session.view()
        if session.next != "deal" and view["step"] == 0:
            dealers.append([place["dealer"] for place in view["seats"]].index(True))
            assert view["turn"] == (dealers[-1] + 1) % 5
            assert opened(session.save()).view() == view
        step(session, Random(len(dealers)))
    assert dealers == [(dealers[0] + at) % 5 for at in range(len(dealers))]
    assert len(dealers) >= 5


def test_a_match_of_one_deal_totals_that_deal_and_is_over_once() -> None:
    session = play_to(all_human("single", deals=1), "over", seed=3)
    view = session.view()
    scores = view["sheet"]["deals"][-1]["scores"]
    assert view["sheet"]["totals"] == scores == [place["total"] for place in view["seats"]]
    assert [line["total"] for line in sorted(view["match"]["lines"], key=lambda line: line["seat"])] == scores
    for _ in range(3):
        assert session.view() == view
        assert opened_again(session).view()["sheet"] == view["sheet"]


def opened_again(session: Session) -> Session:
    """As ``opened``, for a game with options that the door does not let in yet."""
    return session if session.game.options.differences() else opened(session.save())


def test_deals_are_counted_without_those_that_were_passed_out() -> None:
    session = all_human("counted")
    for _ in range(5):
        session.act(session.rev, "pass")
    assert session.view()["deal"] == {"number": 1, "of": 5, "serial": 1}
    session.next_deal(session.rev)
    rng = Random(5)
    session.act(session.rev, "13c")
    while session.next == "human":
        step(session, rng)
    view = session.view()
    assert view["deal"] == {"number": 1, "of": 5, "serial": 2}
    assert [line["number"] for line in view["sheet"]["deals"]] == [None, 1]
    assert view["prompt"]["title"] == {"key": "table-deal-over", "args": {"number": 1, "of": 5}}
    session.next_deal(session.rev)
    assert session.view()["deal"] == {"number": 2, "of": 5, "serial": 3}


def passed_nap(deals_each: int) -> Session:
    """A table of Nap whose first deal is passed out."""
    session = Session(NapGame.from_options({"players": 3, "deals_each": deals_each}), "passed", Seating(NAMES[:3], ("human",) * 3))
    for _ in range(3):
        session.act(session.rev, "pass")
    return session


def test_a_deal_of_nap_that_is_passed_out_has_the_number_that_it_is_counted_by() -> None:
    session = passed_nap(2)
    assert session.view()["deal"] == {"number": 1, "of": 6, "serial": 1}
    assert session.view()["headline"][0]["label"] == {"key": "table-deal", "args": {"number": 1, "of": 6}}
    session.next_deal(session.rev)
    assert session.view()["deal"] == {"number": 2, "of": 6, "serial": 2}
    play_to(session, "deal")
    assert [line["number"] for line in session.view()["sheet"]["deals"]] == [1, 2]
    assert [line["passed"] for line in session.view()["sheet"]["deals"]] == [True, False]


def test_a_match_that_a_passed_out_deal_ends_tells_who_won_and_of_no_next_deal() -> None:
    session = passed_nap(1)
    for _ in range(2):
        session.next_deal(session.rev)
        for _ in range(3):
            session.act(session.rev, "pass")
    view = session.view()
    assert view["next"] == "over"
    assert view["deal"] == {"number": 3, "of": 3, "serial": 3}
    assert view["match"] is not None
    assert view["prompt"]["title"] == view["match"]["title"]
    assert view["prompt"]["detail"] == {"key": "nap-passed-out", "args": {}}


def test_a_single_winner_is_told_as_such_and_equal_totals_as_a_draw() -> None:
    drawn = Session(ToyWhist(ToyOptions(deals=1)), "draw", Seating(NAMES[:4], ("policy",) * 4))
    match = play_to(drawn, "over").view()["match"]
    assert match["title"] == {"key": "table-match-drawn", "args": {"count": 2}}
    assert match["winners"] in ([0, 2], [1, 3])
    assert [line["seat"] for line in match["lines"]][:2] == match["winners"]
    singles = 0
    for number in range(12):
        view = play_to(all_human(f"winner {number}", deals=1, minimum_bid=8), "over", seed=number).view()
        match, totals = view["match"], view["sheet"]["totals"]
        assert match["winners"] == [seat for seat in range(5) if totals[seat] == max(totals)]
        assert [line["total"] for line in match["lines"]] == sorted(totals, reverse=True)
        if len(match["winners"]) == 1:
            singles += 1
            assert match["title"] == {"key": "table-match-won", "args": {"who": {"seat": match["winners"][0]}}}
        else:
            assert match["title"] == {"key": "table-match-drawn", "args": {"count": len(match["winners"])}}
        assert view["prompt"]["title"] == match["title"]
    assert 0 < singles < 12


def test_the_trick_number_and_the_first_trick_rule_hold_after_a_table_was_opened_again() -> None:
    session = play_to(all_human("reloaded"), "deal")
    again = Session(session.game, session.seed, session.seating)
    rng = Random(0)
    while again.next == "human":
        step(again, rng)
        fresh = opened(again.save())
        assert fresh._state == again._state
        state = again._state
        if isinstance(state, Playing):
            assert again.view()["trick"]["number"] == fresh.view()["trick"]["number"] == len(state.tricks) + 1


def test_a_table_can_be_opened_in_every_phase() -> None:
    phases = set()
    for number in range(4):
        session = all_human(f"phases {number}")
        rng = Random(number)
        while session.next != "over" and len(phases) < 6:
            phases.add(session.view()["phase"])
            before, after = taken(session).view(), taken(opened(session.save())).view()
            assert after == before or not session.unfinished
            assert after["sheet"] == before["sheet"]
            step(session, rng)
    assert phases == {"auction", "naming", "exchange", "play", "result", "passed"}


# -- saves -------------------------------------------------------------------------------------------------------------


def saved(change: Callable[[dict[str, Any]], Any] = lambda record: record) -> str:
    """A save whose record was changed before it was sealed."""
    session = all_human("damage")
    session.act(0, "13h")
    record = json.loads(unseal(session.save()))
    return seal(json.dumps(change(record)))


def without(*keys: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {key: value for key, value in record.items() if key not in keys}


def having(**values: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {**record, **values}


def deal_with(**values: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {**record, "deals": [{**record["deals"][0], **values}]}


def raw(packed: bytes) -> str:
    """A save with a right checksum around any bytes."""
    return f"{SEAL}.{zlib.crc32(packed):08x}.{urlsafe_b64encode(packed).decode()}"


def first_hand(change: Callable[[list[str]], list[str]]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: deal_with(hands=[change(record["deals"][0]["hands"][0]), *record["deals"][0]["hands"][1:]])(record)


GOOD = saved()
DAMAGED: dict[str, str] = {
    "nothing": "",
    "a brace": "{",
    "null": "null",
    "a list": "[]",
    "a plain record": unseal(GOOD),
    "the mark alone": SEAL,
    "the mark and points": f"{SEAL}..",
    "another mark": "N9" + GOOD[2:],
    "no mark": GOOD[3:],
    "cut short": GOOD[:-20],
    "cut to the checksum": GOOD[:11],
    "something after it": GOOD + "AAAA",
    "blanks around it": f" {GOOD} ",
    "signs beyond ASCII": GOOD[:20] + "♥" + GOOD[21:],
    "half a sign": "\ud800" + GOOD,
    "another checksum": GOOD[:3] + "00000000" + GOOD[11:],
    "bytes that are not packed": raw(b"hello"),
    "packed bytes that are no text": raw(zlib.compress(b"\xff\xfe\xfa")),
    "no bytes": raw(b""),
    "sealed nothing": seal(""),
    "sealed null": seal("null"),
    "sealed list": seal("[]"),
    "sealed object": seal("{}"),
    "sealed words": seal("hello"),
    "sealed half": seal(unseal(GOOD)[:200]),
    "sealed nesting": seal("[" * 100_000),
    "version 999": saved(having(version=999)),
    "version 0": saved(having(version=0)),
    "another format": saved(having(format="x")),
    "another game": saved(having(game="x")),
    "no game": saved(without("game")),
    "no deals": saved(without("deals")),
    "no seed": saved(without("seed")),
    "a number for the seed": saved(having(seed=5)),
    "an empty seed": saved(having(seed="")),
    "a long seed": saved(having(seed="x" * 65)),
    "no agents": saved(without("agents")),
    "too few agents": saved(having(agents=["human"])),
    "an unknown agent": saved(having(agents=["human", "x", "human", "human", "human"])),
    "numbers for agents": saved(having(agents=[1, 2, 3, 4, 5])),
    "lists for agents": saved(having(agents=[["human"]] * 5)),
    "an object for agents": saved(having(agents={"0": "human"})),
    "no players": saved(without("players")),
    "too few players": saved(having(players=["Ann"])),
    "an unknown option": saved(having(rules={"x": 1})),
    "sixty cards": saved(first_hand(lambda hand: hand + hand[:7])),
    "a card twice": saved(first_hand(lambda hand: [*hand[:-1], hand[0]])),
    "a card too few": saved(first_hand(lambda hand: hand[:-1])),
    "an illegal action": saved(deal_with(actions=["13h", "13d"])),
    "an action too many": saved(deal_with(actions=["pass"] * 6)),
    "a number for an action": saved(deal_with(actions=[13])),
    "a dealer who is not there": saved(deal_with(dealer=7)),
    "an earlier deal that stops": saved(lambda record: {**record, "deals": record["deals"] * 2}),
}


def test_an_undamaged_save_opens() -> None:
    assert opened(GOOD).view()["step"] == 1


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_save_is_told_as_such(name: str) -> None:
    with pytest.raises(DamagedSave):
        opened(DAMAGED[name])


def test_a_save_with_any_sign_changed_is_damaged() -> None:
    rng = Random("signs")
    signs = "ABCXYZabcxyz0189-_=.+/ \n"
    for number in range(200 * SCALE):
        at, sign = pick(range(len(GOOD)), rng), pick(signs, rng)
        text = GOOD[:at] + sign + GOOD[at + 1 :]
        try:
            again = opened(text)
        except DamagedSave:
            continue
        assert unseal(text) == unseal(GOOD), f"seed 'signs', number {number}"
        assert again.view() == opened(GOOD).view()


def test_a_save_shows_no_card_to_who_reads_it() -> None:
    session = play_to(table("opaque"), "deal")
    save = session.save()
    assert not any(f'"{one.code}"' in save for one in pack(1))
    assert save.isascii()
    assert "[" not in save


def test_names_of_any_kind_are_kept() -> None:
    names = ("", "🂡 Zoë", '"quoted" \\ {x}', "\ud83c", "a" * 500)
    session = Session(game_of(), "names", Seating(names, ("human",) * 5))
    assert opened(session.save()).seating.names == names


def test_every_match_at_random_reads_back_equal_after_each_action() -> None:
    for number in range(4 * SCALE):
        session = table(f"reads back {number}", "human random random random random")
        rng = Random(number)
        while session.next != "over" and session.rev < (10_000 if LONG else 90):
            step(session, rng)
            again = opened(session.save())
            assert (again._state, again._deals, again._finished) == (session._state, session._deals, session._finished), f"number {number}"
            assert again.next == session.next


def test_a_new_session_has_the_options_it_was_given() -> None:
    assert new_session("napoleon", {"minimum_bid": 13}, "x", Seating(NAMES, ("human",) * 5)).game.options.minimum_bid == 13
    with pytest.raises(CoreError):
        new_session("napoleon", {"minimum_bid": 7}, "x", Seating(NAMES, ("human",) * 5))


def test_all_phases_are_types_of_their_own() -> None:
    session = all_human("types")
    session.act(0, "20s")
    assert isinstance(session._state, Naming)
    session.act(1, "call As")
    assert isinstance(session._state, Exchange)
    assert not isinstance(session._state, Auction)
