"""What the CPU players of Napoleon look into: legal candidates in every phase, and estimates that make sense."""

from __future__ import annotations

from random import Random

import pytest

from napoleon_core.cards import cards
from napoleon_core.games import GAMES
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.belief import proved_lacks
from napoleon_core.games.napoleon.calibration import CURVES
from napoleon_core.games.napoleon.estimates import curve_of, estimate, worth_of_bid, worth_of_pass
from napoleon_core.games.napoleon.options import NapoleonOptions, read_options
from napoleon_core.games.napoleon.stakes import stakes_of
from napoleon_core.games.napoleon.study_deal import cards_of
from napoleon_core.games.napoleon.study_play import distinct
from napoleon_core.games.napoleon.worlds import WorldSampler
from napoleon_core.moves import PASS
from tests.counts import SCALE
from tests.games import played_walk, random_game
from tests.positions import bidder, namer, player

STRONG = "As Ah Kh Jh Jd 9h 8h Ac Kc 2c"


def studied(seen, worlds: int = 40):
    study = NapoleonGame(seen.options).policy().study(seen)
    study.run(worlds, Random(1))
    return {str(one.move): one for one in study.considered()}


@pytest.mark.parametrize("seed", [f"studies {number}" for number in range(6 * SCALE)])
def test_candidates_are_legal_and_chances_are_chances_under_any_house_rules(seed):
    game = random_game(Random(seed), GAMES["napoleon"])
    for state in played_walk(game, seed).states[:-1:4]:
        study = game.policy().study(game.observe(state, game.to_act(state)))
        study.run(2, Random(seed))
        for one in study.considered():
            assert one.move in game.legal_moves(state)
            assert one.chance is None or 0.0 <= one.chance <= 1.0
            assert (one.chance is None) == (one.move == PASS)


@pytest.mark.parametrize("seed", [f"worlds {number}" for number in range(6 * SCALE)])
def test_the_worlds_of_the_playouts_hold_every_unseen_card_once_and_keep_what_is_proved(seed):
    game = random_game(Random(seed), GAMES["napoleon"])
    for state in played_walk(game, seed).states[:-1:3]:
        seen = game.observe(state, game.to_act(state))
        world = WorldSampler(seen).draw(Random(seed))
        hands = [cards_of(world, seat) for seat in range(game.seats)]
        out = {play.card.index for play in seen.all_plays()} | {one.index for one in (*seen.shown, *(seen.discards or ()))}
        assert sorted(hands[seen.seat]) == [one.index for one in seen.hand]
        assert [*map(len, hands)] == [*seen.counts]
        assert sorted([*(one for hand in hands for one in hand), *world.aside, *out]) == [one.index for one in game.pack]
        for hand, lacks in zip(hands, proved_lacks(seen), strict=True):
            assert not lacks & {game.pack[one].suit for one in hand}


WORLDS = 400


def held(seen, cards_wanted: str) -> list[float]:
    """How many of these cards each seat holds in the mean of many worlds, and last how many lie face down."""
    wanted, sampler, rng = {one.index for one in cards(cards_wanted)}, WorldSampler(seen), Random(2)
    counts = [0] * (seen.options.players + 1)
    for _ in range(WORLDS):
        world = sampler.draw(rng)
        for place, lot in enumerate([*(cards_of(world, seat) for seat in range(seen.options.players)), world.aside]):
            counts[place] += len(wanted.intersection(lot))
    return [count / WORLDS for count in counts]


def test_whoever_bid_a_suit_holds_more_of_it_in_the_worlds_of_a_later_bidder():
    shares = held(bidder("9s 8s 7h 6h 5d 4d 9c 8c 7c 3c", "pass 13d pass"), "Ad Kd Qd Jd Td 9d 8d 7d 6d")
    assert shares[1] > 1.3 * max(shares[0], shares[2], shares[4])


def test_napoleon_holds_the_strong_cards_and_has_laid_low_ones_aside():
    seen = player("Kc 9c 8c 7c 7h 5d 4d 9s 8s 3s", leader=0, trick="6c 3c", bid="13h", named="2c", adjutant=1)
    strong, low = held(seen, "As Jh Jd Ah"), held(seen, "2d 3d 6d 7d 8d 9d 2s 4s 5s 6s 7s")
    assert strong[0] > 3 * max(strong[1:])
    assert low[-1] > 2 * low[0]


def test_a_bid_that_asks_for_more_is_less_likely_to_be_made():
    low, high = studied(bidder(STRONG)), studied(bidder(STRONG, "15s"))
    assert low["13h"].chance > high["16h"].chance


def test_a_strong_hand_is_worth_a_bid_and_a_weak_one_a_pass():
    strong, weak = studied(bidder(STRONG)), studied(bidder("9s 8s 7h 6h 5d 4d 9c 8c 7c 3c"))
    assert strong["13h"].value > strong["pass"].value
    assert max(weak.values(), key=lambda one: one.value).move == PASS


def test_to_play_alone_is_thought_of_and_rated_by_its_own_score():
    hand = "As Ah Kh Qh Jh Jd Jo Ac Ad Kd"
    own = {call: one for call, one in studied(namer(hand)).items() if call.removeprefix("call ") in hand.split()}
    ((_, alone),) = own.items()
    assert alone.chance > 0.9
    assert alone.value > 3.0, "alone Napoleon gets four points, with an adjutant two"


def test_a_hand_with_every_card_that_one_would_name_is_bid_on_too():
    found = studied(bidder("As Ah Ad Ac Ks Kh Kd Kc Qs Qh", jokers=0, no_trump=True))
    assert found["13n"].value > found["pass"].value


def test_a_bid_of_twenty_is_weighed_in_the_same_units_under_every_scoring():
    for scoring in ("fixed", "fixed_double", "bid_linked"):
        worth = stakes_of(NapoleonOptions(scoring=scoring), 20).worth[False][True]
        assert worth[19] == pytest.approx(-1.0, abs=0.05)
        assert worth[20] == pytest.approx(2.0, abs=0.05)


def test_cards_that_nothing_tells_apart_are_one_candidate():
    assert {str(one) for one in distinct(player("Qd Jd 9d 8d 7d 5c 4c 3c 6h 9c", leader=0, named="2c"))} >= {"7d", "3c"}
    found = {str(one) for one in distinct(player("9d 8d 7d 5d 9c 7c 6h 4h 3s Ks", leader=0, named="2c"))}
    assert {"9d", "8d"} & found == set()
    assert {"7d", "5d", "9c", "7c"} <= found


def test_the_two_and_the_named_card_are_like_no_other():
    found = {str(one) for one in distinct(player("3d 2d 9d 8d 9c 7c 6h 4h 3s Ks", leader=0, named="8d"))}
    assert {"3d", "2d", "9d", "8d"} <= found


def test_a_table_of_other_rules_takes_the_nearest_curve():
    assert curve_of(NapoleonOptions(minimum_bid=14)) == CURVES["standard", 5]
    assert curve_of(read_options({"players": 6, "minimum_bid": 12, "yoromeki": False, "scoring": "bid_linked"})) == CURVES["rulebook", 6]


def test_estimates_climb_with_what_is_simulated():
    shares = [0.0, 0.2, 0.5, 0.8, 1.0]
    found = [estimate(NapoleonOptions(), share) for share in shares]
    assert found == sorted(found)
    assert 0.0 < found[0] < found[-1] < 1.0


def test_where_losers_lose_nothing_a_pass_is_worth_a_part_and_a_bid_never_less_than_nothing():
    options = NapoleonOptions(scoring="additive")
    assert worth_of_pass(options, 14) > worth_of_pass(options, None) > 0.0
    assert worth_of_bid(options, 14, 0.1, 2.0) > 0.0 > worth_of_bid(NapoleonOptions(), 14, 0.1, 2.0)


@pytest.mark.parametrize(
    ("options", "total", "army"),
    [
        (NapoleonOptions(), 20, 2.0),
        (NapoleonOptions(all_honours="normal"), 20, 1.0),
        (NapoleonOptions(all_honours="allies_win"), 20, -1.0),
        (NapoleonOptions(all_honours="allies_win"), 19, 1.0),
        (NapoleonOptions(), 12, -1.0),
    ],
)
def test_a_total_is_worth_what_the_rules_in_force_pay(options, total, army):
    worth = stakes_of(options, 13).worth[False]
    assert worth[True][total] == pytest.approx(army, abs=0.2)
    assert worth[False][total] == pytest.approx(-army, abs=0.2)
