"""The auction (rules: Auction)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from napoleon_core.errors import IllegalMove
from napoleon_core.game import apply
from napoleon_core.games.napoleon.state import Auction, Finished
from napoleon_core.moves import Bid
from napoleon_core.session import Seating, Session
from tests.tables import after, game_of, started


def auction(*actions: str, dealer: int = 4, **options: Any) -> tuple[Any, Any]:
    """The game and the state after these calls; the first is made by the left of the dealer."""
    game = game_of(**options)
    return game, after(game, started(game, dealer=dealer), *actions)


@pytest.mark.parametrize(
    ("before", "bid", "allowed"),
    [
        ("", "13c", True),
        ("", "12s", False),
        ("", "20s", True),
        ("", "21c", False),
        ("", "13n", False),
        ("13c", "13d", True),
        ("13d", "13c", False),
        ("13d", "13h", True),
        ("13h", "13s", True),
        ("13h", "13h", False),
        ("13s", "14c", True),
        ("13s", "13c", False),
        ("14c", "13s", False),
        ("13c", "20c", True),
        ("20h", "20s", True),
        ("20h", "20d", False),
    ],
)
def test_a_bid_must_be_higher_in_number_or_in_strain(before: str, bid: str, allowed: bool) -> None:
    game, state = auction(*before.split())
    assert (Bid(bid) in game.legal_moves(state)) == allowed
    if not allowed:
        with pytest.raises(IllegalMove):
            apply(game, state, game.read_move(state, bid))


@pytest.mark.parametrize("minimum", [8, 11, 12, 13, 19, 20])
@pytest.mark.parametrize("no_trump", [True, False])
def test_the_ladder_climbs_by_number_and_then_clubs_diamonds_hearts_spades_no_trump(minimum: int, no_trump: bool) -> None:
    game, state = auction(minimum_bid=minimum, no_trump=no_trump)
    expected = [f"{number}{strain}" for number, strain in product(range(minimum, 21), "cdhsn" if no_trump else "cdhs")]
    assert [str(move) for move in game.legal_moves(state)] == [*expected, "pass"]
    for at, bid in enumerate(expected[:-1]):
        over = after(game, state, bid)
        assert [str(move) for move in game.legal_moves(over)] == [*expected[at + 1 :], "pass"]


def test_no_trump_ranks_above_spades_and_has_no_trump_suit() -> None:
    game, state = auction("13s", "13n", "pass", "pass", "pass", "pass", no_trump=True)
    assert state.deal.contract.name == "13n"
    assert game.report(state)["trump"] is None


@pytest.mark.parametrize(("top", "options"), [("20s", {}), ("20n", {"no_trump": True})])
def test_the_highest_bid_ends_the_auction_at_once(top: str, options: dict[str, Any]) -> None:
    game, state = auction("13c", "pass", top, **options)
    assert game.to_act(state) == 2
    assert state.deal.declarer == 2
    assert game.observe(state, 0).phase == "naming"


def test_twenty_spades_is_not_the_end_where_no_trump_is_higher() -> None:
    game, state = auction("20s", no_trump=True)
    assert game.observe(state, 0).phase == "auction"
    assert [str(move) for move in game.legal_moves(state)] == ["20n", "pass"]


def test_who_has_bid_is_not_asked_again_once_all_others_have_passed() -> None:
    game, state = auction("13c", "pass", "pass", "pass", "pass")
    assert (game.to_act(state), state.deal.declarer, state.deal.contract.name) == (0, 0, "13c")
    game, state = auction("pass", "pass", "pass", "pass", "13c")
    assert (game.to_act(state), state.deal.declarer, state.deal.contract.name) == (4, 4, "13c")
    game, state = auction("13c", "13d", "pass", "14c", "pass", "pass", "14h", "pass")
    assert (game.to_act(state), state.deal.declarer, state.deal.contract.name) == (1, 1, "14h")


def test_who_has_passed_is_not_asked_again_in_this_deal() -> None:
    game, state = auction("pass", "13c", "pass", "13d", "pass", "14c")
    assert game.to_act(state) == 3
    assert game.to_act(after(game, state, "15c")) == 1


def model(seats: int, dealer: int, calls: list[str], top: str) -> int | None:
    """Who is to call, by a plain queue; None once it is over."""
    queue = [(dealer + 1 + step) % seats for step in range(seats)]
    bid = False
    for call in calls:
        seat = queue.pop(0)
        if call == top:
            return None
        if call != "pass":
            bid = True
            queue.append(seat)
        if not queue or (bid and len(queue) == 1):
            return None
    return queue[0]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_auction_of_eight_calls_asks_each_seat_in_turn_until_it_is_over(seats: int) -> None:
    game = game_of(players=seats, minimum_bid=19)
    for dealer in range(seats):
        first = started(game, dealer=dealer)
        level = [((), first)]
        for _ in range(8):
            longer = []
            for calls, state in level:
                expected = model(seats, dealer, [*calls], "20s")
                asked = game.to_act(state) if isinstance(state, Auction) else None
                assert asked == expected, f"dealer {dealer}, {calls}"
                if asked is not None:
                    lowest = next(str(move) for move in game.legal_moves(state))
                    choices = dict.fromkeys((lowest, "20s", "pass") if dealer == 0 else (lowest, "pass"))
                    longer += [((*calls, call), after(game, state, call)) for call in choices]
            level = longer


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_all_pass_is_a_deal_without_napoleon_score_or_exchange(seats: int) -> None:
    game, state = auction(*["pass"] * seats, players=seats, dealer=0)
    assert isinstance(state, Finished)
    assert game.to_act(state) is None
    assert len(game.legal_moves(state)) == 0
    assert game.scores(state) == (0,) * seats
    assert game.outcome(state).played is False
    for seat in range(seats):
        view = game.present(game.observe(state, seat))
        assert (view["phase"], view["prompt"]["widget"], view["result"]) == ("passed", None, None)
        assert view["zones"]["widow"] == [None] * len(state.last.dealt.widow)
        assert view["zones"]["discard"] == []
        assert view["zones"][f"hand:{seat}"] == [one.code for one in state.last.dealt.hands[seat]]
        assert [place["hat"] for place in view["seats"]] == [None] * seats
        assert [place["side"] for place in view["seats"]] == [None] * seats
        assert all(place["passed"] for place in view["seats"])


def passing_table(seed: str, **options: Any) -> Session:
    game = game_of(**options)
    return Session(game, seed, Seating(tuple("ABCDEF"[: game.seats]), ("human",) * game.seats))


def pass_out(session: Session) -> None:
    while session.next == "human":
        session.act(session.rev, "pass")


def test_five_passed_out_deals_in_a_row_each_bring_fresh_cards_and_the_next_dealer_and_do_not_count() -> None:
    session = passing_table("all pass")
    dealer = session.record().deals[0].dealer
    for serial in range(5):
        view = session.view()
        assert (view["phase"], view["turn"]) == ("auction", (dealer + serial + 1) % 5)
        assert view["deal"] == {"number": 1, "of": 5, "serial": serial + 1}
        assert [place["dealer"] for place in view["seats"]].index(True) == (dealer + serial) % 5
        assert not any(place["passed"] or place["said"] for place in view["seats"])
        pass_out(session)
        view = session.view()
        assert (view["phase"], view["next"]) == ("passed", "deal")
        assert view["sheet"]["deals"] == [{"number": None, "passed": True, "scores": [0] * 5}] * (serial + 1)
        session.next_deal(session.rev)
    hands = [deal.dealt for deal in session.record().deals]
    assert len({repr(dealt) for dealt in hands}) == 6
    again = passing_table("all pass")
    for _ in range(5):
        pass_out(again)
        again.next_deal(again.rev)
    assert [deal.dealt for deal in again.record().deals] == hands


def test_asked_again_the_grid_begins_at_the_lowest_bid_in_ones_own_suit() -> None:
    def start_of(*calls: str) -> str | None:
        game, state = auction(*calls)
        return game.present(game.observe(state, game.to_act(state)))["prompt"]["start"]

    assert start_of() is None
    assert start_of("13c") is None
    assert start_of("13h", "13s", "pass", "pass", "pass") == "14h"
    assert start_of("13h", "14d", "pass", "pass", "pass") == "14h"
    assert start_of("13h", "14h", "pass", "pass", "pass") == "15h"
    assert start_of("13c", "13h", "14c", "pass", "pass", "14d", "14h", "15c") == "15d"
    assert start_of("13c", "20h", "pass", "pass", "pass") is None


def test_the_grid_of_bids_offers_exactly_the_higher_ones_and_says_why_the_others_are_barred() -> None:
    game, state = auction("13c", "14h")
    prompt = game.present(game.observe(state, 2))["prompt"]
    assert [row["head"]["suit"] for row in prompt["rows"]] == ["s", "h", "d", "c"]
    cells = {cell["move"]: cell for row in prompt["rows"] for cell in row["cells"]}
    assert len(cells) == 32
    open_cells = {move for move, cell in cells.items() if cell["barred"] is None}
    assert open_cells == {str(move) for move in game.legal_moves(state)} - {"pass"}
    reason = {"key": "napoleon-bid-too-low", "args": {"bid": {"bid": {"n": 14, "suit": "h"}}}}
    assert cells["14h"]["barred"] == cells["13s"]["barred"] == reason
    assert game.why_illegal(state, Bid("13s")).json() == reason
    assert [button["move"] for button in prompt["buttons"]] == ["pass"]


def test_what_each_seat_said_last_is_shown_to_all_and_nothing_is_asked_of_the_others() -> None:
    game, state = auction("13c", "pass", "14h")
    for seat in range(5):
        view = game.present(game.observe(state, seat))
        said = [place["said"] for place in view["seats"]]
        assert (
            said
            == [{"face": {"n": 13, "suit": "c"}, "high": False}, {"pass": True}, {"face": {"n": 14, "suit": "h"}, "high": True}]
            + [None] * 2
        )
        assert [place["passed"] for place in view["seats"]] == [False, True, False, False, False]
        assert (view["prompt"]["widget"] is None) == (seat != 3)
        assert view["ring"] == {"of": 20, "goal": 14, "sure": 0, "maybe": 14, "against": 0, "high": 14}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_auction_begins_left_of_the_dealer(seats: int) -> None:
    game = game_of(players=seats)
    for dealer in range(seats):
        assert game.to_act(started(game, dealer=dealer)) == (dealer + 1) % seats
