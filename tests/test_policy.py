"""The rule of thumb of Napoleon: no senseless move, and no illegal one."""

from __future__ import annotations

from random import Random

import pytest

from napoleon_core.agents import agent_of
from napoleon_core.arena import run_arena
from napoleon_core.cards import cards
from napoleon_core.game import apply, deal_for
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.belief import proved_lacks
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.policy_history import SUIT_BITS, bits, read_history
from napoleon_core.games.napoleon.policy_reading import Reading
from napoleon_core.games.napoleon.policy_sense import sensible
from napoleon_core.games.napoleon.state import Auction, Finished
from napoleon_core.mechanics.settlement import totals
from napoleon_core.moves import Discard
from tests.counts import LONG, SCALE
from tests.games import random_game
from tests.positions import bidder, exchanger, namer, player


def choice(seen: Observation) -> str:
    return str(NapoleonGame(seen.options).policy().choose(seen, Random(1)))


# Auction

STRONG = "As Ah Kh Jh Jd 9h 8h Ac Kc 2c"
WEAK = "9s 8s 7h 6h 5d 4d 9c 8c 7c 3c"


def test_a_strong_hand_bids_the_lowest_number_in_its_best_suit():
    assert choice(bidder(STRONG)) == "13h"


def test_a_weak_hand_passes():
    assert choice(bidder(WEAK)) == "pass"


def test_a_strong_hand_overbids_by_as_little_as_it_can():
    assert choice(bidder(STRONG, "13c")) == "13h"
    assert choice(bidder(STRONG, "13s")) == "14h"


def test_nobody_follows_a_bid_of_twenty():
    assert choice(bidder(STRONG, "20c")) == "pass"


def test_a_bid_never_jumps_and_nobody_raises_a_bid_of_their_own():
    game = NapoleonGame.from_options({})
    for serial in range(100 * SCALE):
        state = game.start(deal_for(game, "auction", serial), serial % game.seats)
        while isinstance(state, Auction):
            high, bidder_so_far = state.bidding.high, state.bidding.bidder
            state = game.successor(state, game.policy().choose(game.observe(state, state.bidding.to_act), Random(1)))
            bidding = (
                state.bidding if isinstance(state, Auction) else state.last.bidding if isinstance(state, Finished) else state.deal.bidding
            )
            if bidding.high != high:
                assert bidding.high - high <= 4
                assert bidding.bidder != bidder_so_far


# Naming and exchange


def test_a_special_card_is_named_that_napoleon_lacks():
    assert choice(namer("Ah Kh Qh Jh Jd 9h 8h Ac Kc 2c")) == "call As"
    assert choice(namer("As Ah Kh Jh 9h 8h 7h Ac Kc 2c")) == "call Jd"
    assert choice(namer("As Ah Kh Jd 9h 8h 7h Ac Kc 2c")) == "call Jh"


def test_a_card_in_hand_is_not_named():
    for hand in ("As Ah Kh Jh Jd Jo Qh Ac Ad Kc", "As Ah Kh Qh Jh Jd Jo Kd Ad Ac"):
        assert choice(namer(hand)).removeprefix("call ") not in hand.split()


@pytest.mark.parametrize(
    "hand",
    [
        "As Jh Jd Jo Ah 9h 8h 5d 4d 3d 9c 7c 4c",
        "As Jh Jd Jo Ah Kh Qh 9h 8h 7h 4c 5d 6s",
        "As Jh Jd Jo Ah Ks Qs Kd Qd Kc Qc 3c 3d",
    ],
)
def test_the_strongest_cards_are_never_laid_away(hand):
    away = choice(exchanger(hand, named="Ac")).split()[1:]
    assert len(away) == 3
    assert not {"As", "Jh", "Jd", "Jo", "Ah"} & {*away}


def test_a_discard_makes_a_void_of_low_cards():
    assert choice(exchanger("As Ah Kh Jh 9h 8h Ad Kd 7c Ac Kc 5s 4s", named="Jd")) in {"discard 5s 4s 7c"}


def test_honours_are_not_laid_away_while_low_cards_are_there():
    away = choice(exchanger("As Ah Kh Jh 9h Ts Qd Tc 6d 5d 4c 3c 7s", named="Jd")).split()[1:]
    assert all(code[0] not in "AKQJT" for code in away)


@pytest.mark.parametrize("players", [4, 6])
def test_a_widow_of_five_is_answered_with_five_cards(players):
    hand = "As Ah Kh Jh 9h 8h 7h Ad Kd Ac Kc 5s 4s 4c 3c 3d 9d"
    seen = exchanger(" ".join(hand.split()[: 17 if players == 4 else 13]), named="Jd", players=players)
    move = NapoleonGame(seen.options).policy().choose(seen, Random(1))
    assert isinstance(move, Discard)
    assert len(move.cards) == 5
    assert not {"As", "Ah", "Jh"} & {one.code for one in move.cards}


# Play: seat 0 is Napoleon, hearts are trumps, unless it says otherwise


def test_the_adjutant_keeps_the_mighty_from_a_trick_that_napoleon_wins():
    assert choice(player("As Kd 4c", "Jh 8s 7s 6s", leader=0, named="As", before=_seven_tricks())) in {"Kd", "4c"}


def _seven_tricks() -> str:
    return "Ah 2h 3h 4h 5h | Kh 6h 7h 8h 9h | Qh 2d 3d Th 4d | Ac 9c 3c 5c 6c | Kc 7c 8c 9d Tc | Ad 5d 6d 7d 8d | Qc Jc Td 2s 3s"


def test_an_ally_gives_no_honour_to_a_trick_that_is_lost():
    seen = player("Qd Td 3d 9s 8s 7s 5c 4c 3c 6h", "Kd 4d 5d Ad", leader=2, named="2c", adjutant=3)
    assert seen.seat == 1
    assert choice(seen) == "3d"


def test_an_ally_feeds_an_ally_who_is_sure_to_win():
    before = "Ah 2h 3h 2c 4h"
    seen = player("Qd Td 3d 9s 8s 7s 5c 4c 6h", "Ad 4d 5d 6d", leader=0, before=before)
    assert choice(seen) == "3d", "it is Napoleon's trick"
    seen = player("Qd Td 3d 9s 8s 7s 5c 4c 6h", "4d 5d Ad 6d", leader=0, before=before, named="2h")
    assert choice(seen) in {"Qd", "Td"}, "seat 2 is an ally"


def test_last_hand_wins_as_cheaply_as_it_can():
    seen = player("Ad Kd 3d 9s 8s 7s 5c 4c 3c 6h", "Td 4d 5d Jc", leader=0)
    assert choice(seen) == "Kd"


def test_last_hand_trumps_an_honourable_trick_with_a_low_trump():
    seen = player("9h 6h 3h 9s 8s 7s 5c 4c 3c Kc", "Kd 4d Td Qd", leader=0)
    assert choice(seen) == "3h"


def test_a_trick_that_a_known_ally_wins_is_not_trumped():
    before = "Ah 2h 4h 5h 7h"
    seen = player("Jh 3h 9s 8s 7s 5c 4c 3c Kc", "4d Kd 5d 6d", leader=0, before=before, named="5h", adjutant=3)
    assert seen.side(1) == "defenders"
    assert choice(seen) == "Kc"


def test_same_two_takes_a_trick_of_one_suit():
    seen = player("2d 3d 9s 8s 7s 5c 4c 3c 6h", "Ad Kd 5d Qd", leader=0, before="Ah Th 3h 4h 5h")
    assert choice(seen) == "2d"


def test_in_the_first_trick_a_two_is_no_winner():
    seen = player("Ad 2d 9s 8s 7s 5c 4c 3c 6h 8h", "Kd Qd Jc 5d", leader=0)
    assert choice(seen) == "Ad"


def test_the_queen_of_hearts_takes_the_mighty():
    seen = player("Qh 3h 9s 8s 7s 5c 4c 3c 6h 9d", "As Ts Kh Kd", leader=1, bid="13d", named="Jh")
    assert seen.is_declarer
    seen = player("Qh 3h 9h 8h 7h 5c 4c 3c 6h 9d", "As Ts Ks 4s", leader=0, bid="13d", named="Jh", adjutant=3)
    assert choice(seen) == "Qh"


def test_the_mighty_is_not_thrown_into_the_queen_of_hearts_of_the_other_side():
    seen = player("As 3s 9c 8c 7c 5c 4c 3c 6c 9d", "Qh 4h 2h Th", leader=0, bid="13d", named="Jh", adjutant=3)
    assert choice(seen) != "As"


def test_the_mighty_goes_under_the_queen_of_hearts_only_to_make_a_friend_win():
    hand, kings = "As Ks 9c 8c 7c 5c 4c 3c 6c 9d", {*cards("As Ks")}
    last = player(hand, "4s 5s 6s Qh", leader=2, named="As")
    assert last.is_adjutant
    assert sensible(Reading(last), cards("As Ks")) == cards("Ks"), "Napoleon has won that trick already"
    for seen in (player(hand, "4s Qh", leader=4, named="As"), player(hand, "4s Jd 6s Qh", leader=2, named="As")):
        assert {*sensible(Reading(seen), cards("As Ks"))} == kings, "Napoleon may lose that trick without it"
    without = player(hand, "4s 5s Qh 6s", leader=1, named="Jh", adjutant=3, yoromeki=False)
    assert "As" in {one.code for one in sensible(Reading(without), cards("As Ks"))}


def test_the_adjutant_last_in_hand_keeps_the_named_card_when_the_army_wins():
    seen = player("Jd 3d 9s 8s 7s 5c 4c 3c 6c 9c", "Ad 4d 5d 6d", leader=0, named="Jd")
    assert choice(seen) == "3d"


def test_the_adjutant_shows_to_save_a_rich_trick():
    seen = player("Jd 3d 9s 8s 7s 5c 4c 3c 6c 9c", "Kd Ad Td Qd", leader=0, named="Jd")
    assert choice(seen) == "Jd"


def test_the_joker_is_not_thrown_away():
    seen = player("Jo 3d 9d 8s 7s 5c 4c 3c 6c 9c", "Ad 4d 5d 6d", leader=0, named="Jd")
    assert choice(seen) == "3d"


def test_napoleon_with_the_strongest_trumps_draws_trumps():
    assert choice(player("Jh Jd Ah Kh Th 9h 8h 4d 3c 4c", leader=0, named="As")) in {"Jh", "Jd", "Ah", "Kh", "Th"}


def test_napoleon_does_not_overtake_the_adjutant():
    seen = player("Jh Ah Kh 9c 8c 7c 6c 5c 4c", "Kd 9d 8d 7d", leader=1, named="3h", before="Th Qh 3h 4h 5h", adjutant=2)
    assert choice(seen) in {"Ah", "Jh", "Kh"}, "seat 1 is an ally"
    seen = player("Jh Ah Kh 9c 8c 7c 6c 5c 4c", "Kd 9d 8d 7d", leader=1, named="Qh", before="Th Qh 3h 4h 5h")
    assert choice(seen) not in {"Ah", "Jh", "Kh"}, "seat 1 is the adjutant"


@pytest.mark.parametrize(
    ("hand", "trick", "only"),
    [
        ("Jd 9s 8s 7s 5c 4c 3c 6h 5h 4h", "Kd Ad 4d Qd", "Jd"),
        ("Jh 9s 8s 7s 5c 4c 3c 6d 5d 4d", "Kh Ah 9h Qh", "Jh"),
        ("As 9h 8h 7h 5c 4c 3c 6d 5d 4d", "Ks Ts 4s Qs", "As"),
    ],
)
def test_the_only_legal_card_is_played(hand, trick, only):
    assert choice(player(hand, trick, leader=0)) == only


def test_a_called_joker_is_played():
    hand = "Jo 9h 8h 7h 5c 4c 6s 6d 5d 4d"
    assert choice(player(hand, "3c Tc 7c 9c", leader=0, joker_call="3c", named="Ad")) == "Jo"


@pytest.mark.parametrize("trick", ["", "Qs", "Tc 9d 8c 7d", "3h"])
@pytest.mark.parametrize(
    "hand",
    [
        "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h",
        "As Ks Js Ad Kd Qd Jd Td Ac Kc",
        "Ah Kh Qh Jh As Ks Ad Kd Ac Kc",
        "Jo As Jh Jd Qh Ah Ad Ac 2s 2d",
        "2s 3s 4s 5s 6s 7s 8s 9s 2d 3d",
    ],
)
@pytest.mark.parametrize("named", ["2c", "As"])
def test_hands_of_one_kind_are_played_too(hand, trick, named):
    seen = player(hand, trick, leader=0, named=named, adjutant=3)
    legal = trick_table(seen.options, seen.trump).legal(seen.hand, seen.trick)
    assert NapoleonGame(seen.options).policy().choose(seen, Random(1)) in legal


# What no player with sense does


@pytest.mark.parametrize(
    ("hand", "trick", "leader"),
    [
        ("Jo 6h 4h 9s 8s 7c 5c 4c 3d 2d", "Ah", 0),
        ("Jo 8s 7s 6s 9h 8h 6c 4c 4d 3d", "Kc 9c", 0),
        ("Jo 8s 7s 6s 5s 9d 8d 5d 4d 3d", "Kc", 0),
        ("Jo 9h 8h 7s 6s 5s 4s 5d 4d 3d", "Kc 9c Ac Tc", 0),
    ],
)
def test_the_joker_does_not_follow_while_a_low_card_can_go(hand, trick, leader):
    for named in ("2c", "Jo"):
        assert choice(player(hand, trick, leader=leader, named=named, adjutant=3)) != "Jo"


def test_napoleon_keeps_the_joker_for_a_lead_too():
    assert choice(player("Jo Kh 9h 8s 7s 6s 5d 4d 3d", "Ac 9c 8c 7c", leader=1, named="As", adjutant=2, before="Qh Ah 3h 4h 5h")) != "Jo"


def test_the_joker_may_follow_to_save_an_honour():
    reading = Reading(player("Jo Jh Jd Qd Ks Qs Js Ts Kc Qc", "Ac 9c 8c 7c", leader=0, named="As", adjutant=3))
    assert set(sensible(reading, cards("Kc Qc Jo"))) == {*cards("Kc Qc Jo")}


def test_an_ally_who_cannot_follow_throws_no_honour_to_a_trick_of_napoleon():
    hand = "9d 6d 2d Jc 8c 7c 5c 3c Ts 4s"
    assert choice(player(hand, "8h", leader=0, named="As", adjutant=3)) in hand.replace("Jc", "").replace("Ts", "").split()
    assert choice(player(hand, "8h Kh", leader=0, named="As", adjutant=3))[0] not in "JT"


def test_a_seat_that_has_shown_nothing_gets_no_honour():
    seen = player("9d 6d 4s Js 8s 7c 5c 3c 4c", "7d Qd Ad 8d", leader=0, named="Jd", before="Kh 2h 3h 4h 5h")
    assert choice(seen) in {"9d", "6d"}
    seen = player("9h 6c Js 8c 7c 5c 3c 4c 3d", "7s 5s As 8s", leader=0, named="Jd", adjutant=1, before="Kh 2h 3h 4h 5h")
    assert choice(seen) == "Js", "nothing else is legal"


def test_last_hand_gives_no_honour_to_an_unknown_winner():
    seen = player("9d Td 4s 8s 7c 5c 3c 4c 3s", "5d 6d Ad 8d", leader=0, named="Jd", before="Kh 2h 3h 4h 5h")
    assert choice(seen) == "9d"


def test_the_hidden_adjutant_feeds_the_sure_trick_of_napoleon():
    seen = player("As Kd Td 9d 8d 4c 3c 9c 8c", "Jh 8h 7h 6h", leader=0, named="As", before="Ah 2h 3h 4h 5h")
    assert choice(seen) in {"Kd", "Td"}


@pytest.mark.parametrize(
    "hand", ["Qd 7d 6d 9s 8s 8c 7c 5c 4c", "Td 9s 8s 6s 9c 8c 7c 5c 4c", "Qd Jc Ts 8c 7c 6c 5s 4s 3s", "Kd 4c 3c 9s 8s 7s 6s 5s 3s"]
)
def test_no_plain_honour_is_led_under_a_higher_one(hand):
    for named, adjutant in (("2c", 3), ("Jd", 3), ("5c", 3)):
        code = choice(player(hand, leader=1, named=named, adjutant=adjutant, before="Kh Ah 3h 4h 5h"))
        assert code[0] not in "TJQK", code


def test_napoleon_and_the_adjutant_lead_no_such_honour_either():
    assert choice(player("Qd 7d Jc 8c 9s 8s 7c 5c 4c", leader=0, named="As", adjutant=3, before="Ah Kh 3h 4h 5h"))[0] not in "QJ"
    assert choice(player("Qd 7d Jc 8c 9s 8s 5s 4c As", leader=1, named="As", before="Kh Ah 3h 4h 5h"))[0] not in "QJ"


def test_a_lone_ten_stays_out_of_the_discard():
    away = choice(exchanger("As Ah Kh Qh Jh 9h 8h Td 2s 4s 5c Ac Kc", named="Jd")).split()[1:]
    assert {*away} == {"2s", "4s", "5c"}


def test_a_good_hand_competes():
    assert choice(bidder("As Ah Kh Qh Jh Jd 9h 8h Ac Kc", "14s")) == "15h"
    assert choice(bidder(WEAK, "13c")) == "pass"


# In general


def _played(game: NapoleonGame, serial: int, mix: float = 1.0) -> object:
    """The last state of a deal; with ``mix`` below 1 some moves are random, so that odd positions come up."""
    rng = Random(serial)
    policy, other = game.policy(), agent_of("random", game)
    state = game.start(deal_for(game, "policy", serial), serial % game.seats)
    while (seat := game.to_act(state)) is not None:
        seen = game.observe(state, seat)
        move = policy.choose(seen, rng)
        assert move in game.legal_moves(state), f"deal {serial} of {game.options}: {move}"
        state = apply(game, state, move if rng.random() < mix else other.choose(seen, rng))
    return state


def test_every_move_is_legal_whatever_the_options():
    rng = Random(5)
    for serial in range(80 * SCALE):
        _played(random_game(rng, NapoleonGame), serial, mix=0.6)


def test_the_generator_changes_nothing():
    game = NapoleonGame.from_options({})
    for serial in range(5):
        state = game.start(deal_for(game, "policy", serial), 0)
        while (seat := game.to_act(state)) is not None:
            seen = game.observe(state, seat)
            moves = {str(game.policy().choose(seen, Random(draw))) for draw in (1, 2)}
            assert len(moves) == 1
            state = game.successor(state, game.policy().choose(seen, Random(1)))


def test_what_is_read_from_the_play_is_what_the_play_proves():
    game = NapoleonGame.from_options({"joker_call": "3c"})
    other = agent_of("random", game)
    for serial in range(5 * SCALE):
        rng = Random(serial)
        state = game.start(deal_for(game, "reading", serial), 0)
        while (seat := game.to_act(state)) is not None:
            seen = game.observe(state, seat)
            history = read_history(seen, trick_table(seen.options, seen.trump))
            assert history.lacks == [sum(SUIT_BITS[suit] for suit in suits) for suits in proved_lacks(seen)]
            assert history.played == bits(play.card for play in seen.all_plays())
            state = game.successor(state, other.choose(seen, rng))


def test_matches_run_to_their_end():
    game = NapoleonGame.from_options({})
    serial = 0
    for _ in range(2 if not LONG else 1000):
        outcomes = []
        while not game.match_over(outcomes):
            outcomes.append(game.outcome(_played(game, serial)))
            serial += 1
        assert sum(totals((outcome.scores for outcome in outcomes), game.seats)) == 0


def test_the_figures_of_a_table_are_those_of_a_sound_game():
    table = run_arena("napoleon", {}, ["policy"], 300 if not LONG else 3000, "1").figures[0]
    assert table.passed_out < 0.25
    assert table.high_bids < 0.05
    assert 0.35 < table.made < 0.65
