"""What a search of Nap finds: sampled deals are solved, bids are followed through the auction, plain positions are played plainly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from napoleon_core.agents.beginner import BeginnerAgent
from napoleon_core.agents.search import SearchAgent
from napoleon_core.cards import codes
from napoleon_core.games import GAMES
from napoleon_core.games.nap import NapGame
from napoleon_core.games.nap.observation import unseen_cards
from napoleon_core.games.nap.worlds import WorldSampler
from tests.counts import SCALE
from tests.games import played_walk, random_game
from tests.nap_tables import nap, nap_dealt
from tests.tables import after


def at_table(hand: str, *moves: str, players: int = 3, **options: Any) -> tuple[NapGame, Any]:
    """The seat left of the dealer with that hand, after some moves."""
    game = nap(players=players, **options)
    return game, after(game, nap_dealt(game, hand, seed=hand), *moves)


def choice(game: NapGame, state: Any, worlds: int = 60, seed: int = 1) -> str:
    seen = game.observe(state, game.to_act(state))
    return str(SearchAgent(game, worlds).choose(seen, Random(seed)))


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("As Ks Qs Js Ts", "nap"),
        ("Ah Kh Qh Jh Ac", "nap"),
        ("2s 3s 2h 3d 2c", "misere"),
        ("7s 9h 9d Td Jc", "pass"),
        ("Ad Kd Jd 4c 6s", "3"),
    ],
)
def test_a_hand_is_bid_for_what_it_takes(hand: str, bid: str) -> None:
    assert choice(*at_table(hand)) == bid


def test_the_first_lead_makes_the_suit_trumps_that_takes_most() -> None:
    assert choice(*at_table("Ad Kd Qd 3s 2c", "3", "pass", "pass")) in {"Ad", "Kd", "Qd"}
    assert choice(*at_table("Ah 8s 9s Ts Js", "3", "pass", "pass"))[1] == "s"


def test_a_dealer_who_must_bid_loses_as_little_as_can_be() -> None:
    game = nap(players=3, all_pass="dealer_bids", lowest_bid=1, misere=False)
    state = after(game, nap_dealt(game, "7s 9h 9d Td Jc", "6s 8h 8d 7d 9c", "Ks 6h 5d 8c 2c"), "pass", "pass")
    assert choice(game, state) == "1"


def test_who_defends_against_a_misere_ducks_under_its_bidder() -> None:
    game, state = at_table("2s 3s 2h 3d 2c", "misere", "pass", "pass", "3s")
    while game.to_act(state) is not None and len(state.trick):
        seen = game.observe(state, game.to_act(state))
        under = [one for one in game.legal_moves(state) if one.suit == "s" and one.rank < 3]
        one = choice(game, state)
        assert not under or one in codes(under)
        state = game.successor(state, game.read_move(state, one))
        assert seen.trick


@pytest.mark.parametrize("seed", [f"nap studies {number}" for number in range(4 * SCALE)])
def test_candidates_are_legal_and_chances_are_chances_under_any_house_rules(seed: str) -> None:
    game = random_game(Random(seed), GAMES["nap"])
    for state in played_walk(game, seed).states[:-1:3]:
        study = game.policy().study(game.observe(state, game.to_act(state)))
        study.run(2, Random(seed))
        found = study.considered()
        assert [one.move for one in found] == [*study.moves]
        for one in found:
            assert one.move in game.legal_moves(state)
            assert one.chance is None or 0.0 <= one.chance <= 1.0


@pytest.mark.parametrize("seed", [f"nap worlds {number}" for number in range(6 * SCALE)])
def test_the_worlds_of_a_search_deal_unseen_cards_alone_and_keep_what_is_proved(seed: str) -> None:
    game = random_game(Random(seed), GAMES["nap"])
    for state in played_walk(game, seed).states[:-1:2]:
        seen = game.observe(state, game.to_act(state))
        sampler, rng, unseen = WorldSampler(seen), Random(seed), {*unseen_cards(seen)}
        for _ in range(3):
            hands = sampler.draw(rng)
            dealt = [one for seat, hand in enumerate(hands) for one in hand if seat != seen.seat]
            assert hands[seen.seat] == seen.hand
            assert [*map(len, hands)] == [*seen.counts]
            assert len({*dealt}) == len(dealt)
            assert {*dealt} <= unseen
            assert not any(one.suit in lacks for hand, lacks in zip(hands, seen.lacks(), strict=True) for one in hand)


def test_who_bid_high_is_thought_to_hold_what_the_bid_takes() -> None:
    game, state = at_table("2s 7h 5d 4c 6s", "pass", "4", "pass")
    seen = game.observe(state, 0)
    worlds = [WorldSampler(seen).draw(Random(number)) for number in range(200)]
    plain = [game.sample(seen, Random(number)).hands for number in range(200)]
    high = [sum(one.rank >= 12 for world in some for one in world[1]) for some in (worlds, plain)]
    assert high[0] > 1.15 * high[1]


def test_who_begins_a_misere_is_thought_to_lead_its_lowest_card(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = at_table("6s 7h 8d 9c Ts", "misere", "pass", "pass", "6s")
    seen = game.observe(state, 1)

    def lower() -> int:
        worlds = [WorldSampler(seen).draw(Random(number)) for number in range(200)]
        return sum(any(one.rank < 6 for one in hands[0]) for hands in worlds)

    thought = lower()
    monkeypatch.setattr("napoleon_core.games.nap.worlds.LOWER_KEPT", 1.0)
    assert thought < 0.9 * lower()


@pytest.mark.parametrize("seed", [f"nap beginner {number}" for number in range(6 * SCALE)])
def test_a_beginner_plays_by_the_rules_and_bids_no_nap_by_mistake(seed: str) -> None:
    game = random_game(Random(seed), GAMES["nap"])
    agent, rng = BeginnerAgent(game, 1.0), Random(seed)
    for state in played_walk(game, seed).states[:-1]:
        seen = game.observe(state, game.to_act(state))
        move = agent.choose(seen, rng)
        assert move in game.legal_moves(state)
        right = game.policy().choose(seen, rng)
        assert move == right or str(move) not in {"nap", "wellington", "blucher"}
