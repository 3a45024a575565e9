"""What plays and calls tell of hidden hands: the models, and worlds that go with them without ever leaving the facts."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from statistics import fmean
from typing import Any

import pytest

from napoleon_core import __main__ as command
from napoleon_core.agents.factories import any_agent_of
from napoleon_core.agents.levels import LEVELS
from napoleon_core.cards import cards, pack
from napoleon_core.errors import UnknownAgent
from napoleon_core.fit_inference import inference_module
from napoleon_core.games.napoleon import NapoleonGame, inference_weights
from napoleon_core.games.napoleon.belief import proved_lacks
from napoleon_core.games.napoleon.bid_model import BidModel, Call, calls_of, lanes_of, log_chance, promises
from napoleon_core.games.napoleon.informed_worlds import BID_MODEL, PLAY_WEIGHTS, InformedSampler
from napoleon_core.games.napoleon.kernel import ADJUTANT, NAPOLEON
from napoleon_core.games.napoleon.likelihood import PARTS
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play_model import CONTEXTS, FEATURES, weight_table
from napoleon_core.games.napoleon.secrecy import told
from napoleon_core.games.napoleon.study_deal import cards_of
from napoleon_core.games.napoleon.study_play import CardStudy
from napoleon_core.games.napoleon.worlds import WorldSampler
from napoleon_core.mechanics.logit import Choice, fit_logit
from tests.all_seeing import OpenTask, gains_of
from tests.counts import SCALE
from tests.games import HOUSE_RULES, played_walk
from tests.positions import bidder, player

STRONG, WEAK = "As Ks Qs Js Ts 9s 8s Ad Jc Jo", "9h 8h 7h 6d 5d 4d 3c 4c 5c 6c"
ALL_OPTIONS = pytest.mark.parametrize("options", [NapoleonOptions(), *HOUSE_RULES.values()], ids=["standard", *HOUSE_RULES])


def turns(options: NapoleonOptions, count: int) -> Iterator[Observation]:
    """What the seat to act knows at some turns of the play of random deals."""
    game = NapoleonGame(options)
    for number in range(count):
        states = [one for one in played_walk(game, f"inference {number}").states[:-1] if game.sides(one)]
        state = states[int(Random(f"turn {number}").random() * len(states))]
        yield game.observe(state, game.to_act(state))


# The models


def test_choices_are_fitted_by_the_weights_that_made_them() -> None:
    rng, made = Random(5), []
    for _ in range(3000):
        rows = [[rng.gauss(0.0, 1.0), rng.random()] for _ in range(4)]
        odds = [exp(1.2 * row[0] - 0.8 * row[1]) for row in rows]
        made.append(Choice(rows, rng.choices(range(4), odds)[0]))
    assert fit_logit(made, [0.0, 0.0], 1.0) == pytest.approx([1.2, -0.8], abs=0.15)
    assert fit_logit(made[:1], [0.5, 0.5], 1000.0) == pytest.approx([0.5, 0.5], abs=0.01)


@pytest.mark.parametrize("calls", ["", "13s", "13c pass 14h"])
@pytest.mark.parametrize("options", [{}, {"no_trump": True}], ids=["suits", "no trump"])
def test_a_pass_and_the_bids_of_all_strains_are_certain_together(calls: str, options: dict[str, Any]) -> None:
    seen = bidder(STRONG, calls, **options)
    strains = 4 + len(options)
    needs = tuple(13.0 + len(calls) / 6 for _ in range(strains))
    promised = promises(seen.options, lanes_of(seen.options, seen.hand))
    chances = [exp(log_chance(BID_MODEL, Call(1, needs, not calls, strain), promised)) for strain in (None, *range(strains))]
    assert sum(chances) == pytest.approx(1.0)
    assert len(promised) == strains


def test_a_strong_hand_bids_its_long_suit_and_a_weak_one_passes() -> None:
    options = NapoleonOptions()
    call = Call(1, (13, 13, 13, 13), True, None)
    strong, weak = (promises(options, lanes_of(options, cards(hand))) for hand in (STRONG, WEAK))
    assert log_chance(BID_MODEL, call, weak) > -0.1
    assert log_chance(BID_MODEL, call, strong) < -2.0
    assert max(range(4), key=lambda strain: log_chance(BID_MODEL, call._replace(strain=strain), strong)) == 3
    assert max(strong) == strong[3]


def test_a_call_without_a_choice_tells_nothing() -> None:
    seen = bidder(WEAK, "13s 14s 15s pass")
    assert [call.needs for call in calls_of(seen)] == [(13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16)]
    assert [call.needs for call in calls_of(bidder(WEAK, "20h"))] == [(13, 13, 13, 13)]
    assert calls_of(bidder(WEAK, "13d pass"))[1].needs == (14, 14, 13, 13)


def test_what_ships_has_a_weight_for_all_that_is_asked() -> None:
    assert [len(row) for row in PLAY_WEIGHTS] == [len(FEATURES)] * CONTEXTS
    assert len(inference_weights.BIDDING) == len(BidModel._fields)
    assert len(inference_weights.TRUST) == len(PARTS)
    assert all(one >= 0.0 for one in inference_weights.TRUST[:4])


# Informed worlds


@ALL_OPTIONS
def test_no_world_that_the_facts_rule_out_gets_in(options: NapoleonOptions) -> None:
    for seen in turns(options, 12 * SCALE):
        sampler, lacks, rng = InformedSampler(seen), proved_lacks(seen), Random(7)
        gone = {play.card.index for play in seen.all_plays()} | {one.index for one in (*seen.shown, *(seen.discards or ()))}
        for _ in range(6):
            world = sampler.draw(rng)
            held = [cards_of(world, seat) for seat in range(options.players)]
            assert sorted(held[seen.seat]) == [one.index for one in seen.hand]
            assert [len(hand) for hand in held] == [*seen.counts]
            everything = sorted([*gone, *world.aside, *(one for hand in held for one in hand)])
            assert everything == [one.index for one in pack(options.jokers)]
            for seat, hand in enumerate(held):
                assert seat == seen.seat or not any(pack(1)[one].suit in lacks[seat] for one in hand)
            assert world.roles[seen.declarer or 0] == NAPOLEON


@ALL_OPTIONS
def test_the_same_generator_draws_the_same_worlds(options: NapoleonOptions) -> None:
    for seen in turns(options, 2):
        one, other = Random(3), Random(3)
        first, second = InformedSampler(seen), InformedSampler(seen)
        assert [first.draw(one) for _ in range(9)] == [second.draw(other) for _ in range(9)]
        assert one.random() == other.random()


@ALL_OPTIONS
def test_an_informed_search_may_be_cut_into_any_portions(options: NapoleonOptions) -> None:
    for seen in turns(options, 3):
        whole, parts = CardStudy(seen, informed=True), CardStudy(seen, informed=True)
        if len(whole.moves) > 1:
            one, other = Random(3), Random(3)
            whole.run(7, one)
            for portion in (1, 2, 4):
                parts.run(portion, other)
            assert parts.considered() == whole.considered()
            assert all(0.0 <= (found.chance or 0.0) <= 1.0 for found in whole.considered())


def test_who_passed_has_a_weaker_hand_in_informed_worlds() -> None:
    """Seats 1 to 4 passed on a bid of thirteen."""
    seen = player("Ts 9s 8h 7h 6d 5d 4c 3c 9c 2d", "Kd", leader=0, named="As", adjutant=3)
    strength = []
    for sampler in (WorldSampler(seen), InformedSampler(seen)):
        rng = Random(2)
        worlds = [sampler.draw(rng) for _ in range(400)]
        hands = [[pack(1)[at] for at in cards_of(world, seat)] for world in worlds for seat in (2, 3, 4)]
        strength.append(fmean(max(promises(seen.options, lanes_of(seen.options, hand))) for hand in hands))
    assert strength[1] < strength[0] - 0.1


def test_who_feeds_napoleon_is_likelier_the_adjutant_in_informed_worlds() -> None:
    """Seat 1 gave the ten of diamonds to Napoleon's ace, seat 2 the three."""
    seen = player("Ts 9s 8h 7h 6d 5d 4c 3c 9c 2d", "Ad Td 3d", leader=0, named="Ks", adjutant=4)
    sampler, rng = InformedSampler(seen), Random(4)
    worlds = [sampler.draw(rng) for _ in range(400)]
    fed, spared = (sum(world.roles[seat] == ADJUTANT for world in worlds) for seat in (1, 2))
    assert fed > 1.5 * spared


def test_a_known_adjutant_is_in_no_doubt_in_any_world() -> None:
    seen = player("Ts 9s 8h 7h 6d 5d 4c 3c 9c 2d", "Ad Ks 3d", leader=0, named="Ks", adjutant=1)
    sampler, rng = InformedSampler(seen), Random(4)
    assert all(sampler.draw(rng).roles[1] == ADJUTANT for _ in range(20))


def test_plays_that_nobody_was_thought_to_make_leave_worlds_to_be_drawn() -> None:
    """Models that are sure of themselves and wrong give every world a likelihood below what a number holds."""
    seen = player("Ts 9s 8h 7h 6d 5d 4c 3c 9c 2d", "Ad Td 3d", leader=0, named="Ks", adjutant=4)
    sure = [[40.0 * one for one in row] for row in PLAY_WEIGHTS]
    sampler, rng = InformedSampler(seen, sure, BidModel(400.0, 0.0, 0.0, 0.0), [9.0] * len(PARTS)), Random(4)
    assert {len(cards_of(sampler.draw(rng), seat)) for seat in range(5) for _ in range(5)} == {9, 10}


# What an adjutant tells


def test_to_show_the_named_card_tells_more_than_to_feed_napoleon_and_that_more_than_a_low_card() -> None:
    seen = player("Ks Ts 9s 8h 7h 6d Td 4c 3c 9c", "Ad 2d 3d", leader=0, named="Ks")
    feeding, sparing = told(seen, cards("Td 6d"), PLAY_WEIGHTS)
    assert feeding > sparing
    leading = player("Ks Ts 9s 8h 7h 6d 4c 3c 9c", leader=1, before="2d Ad 3d 4d 5d", named="Ks", bid="13s")
    shown, hidden = told(leading, cards("Ks 3c"), PLAY_WEIGHTS)
    assert shown > feeding
    assert shown > hidden


def test_only_an_adjutant_whom_nobody_knows_has_something_to_hide() -> None:
    ally = player("Ts 9s 8h 7h 6d Td 4c 3c 9c 2c", "Ad 2d 3d", leader=0, named="Ks", adjutant=4)
    known = player("Ts 9s 8h 7h 6d Td 4c 3c 9c", leader=1, before="2s Ks 3s 4s 5s", named="Ks")
    napoleon = player("Ts 9s 8h 7h 6d Td 4c 3c 9c Ks", leader=0, named="Ks")
    for seen in (ally, known, napoleon):
        assert told(seen, seen.hand, PLAY_WEIGHTS) == [0.0] * len(seen.hand)


def test_the_two_strongest_levels_and_no_others_keep_the_secret_and_go_by_what_others_did() -> None:
    assert [number for number, level in LEVELS.items() if level.discreet] == [6, 7]
    assert [number for number, level in LEVELS.items() if level.informed] == [6, 7]


@ALL_OPTIONS
def test_what_cards_tell_is_told_at_every_turn_and_the_same_whatever_is_hidden(options: NapoleonOptions) -> None:
    game, secrets = NapoleonGame(options), 0
    for number in range(10 * SCALE):
        for state in played_walk(game, f"telling {number}").states[:-1]:
            seen = game.observe(state, game.to_act(state))
            if seen.phase == "play":
                other = game.observe(game.sample(seen, Random(number)), seen.seat)
                costs = game.policy().telling(seen, seen.hand)
                assert costs == game.policy().telling(other, seen.hand)
                secrets += any(costs)
    assert secrets


# The command


def test_the_command_fits_and_checks_the_inference(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["fit", "--inference", "--agent", "policy", "--deals", "8", "--jobs", "1", "--options", "players=4"]
    assert command.main(given) == 0
    written: dict[str, Any] = {}
    source = capsys.readouterr().out
    exec(source, written)
    assert "fit --inference --game napoleon --agent policy --deals 8 --seed fit --options 'players=4'" in written["__doc__"]
    assert [len(row) for row in weight_table(written["PLAYS"])] == [len(FEATURES)] * CONTEXTS
    assert (len(written["BIDDING"]), len(written["TRUST"])) == (len(BidModel._fields), len(PARTS))
    assert command.main([*given, "--check"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["tricks", "moments"]
    assert [row.split()[0] for row in rows] == [str(number) for number in range(len(rows))]
    assert len(rows) > 8


def test_what_ships_was_written_by_the_command() -> None:
    shipped = {name: value for name, value in vars(inference_weights).items() if name.isupper()}
    assert [*shipped] == ["PLAYS", "BIDDING", "TRUST"]
    assert "python -m napoleon_core fit --inference" in (inference_weights.__doc__ or "")


def test_a_fit_is_the_same_when_it_is_made_again() -> None:
    one, other = (inference_module("napoleon", {}, "policy", 4, "again", "made") for _ in range(2))
    assert one == other


def test_a_game_without_an_inference_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["fit", "--inference", "--game", "nap", "--agent", "policy", "--deals", "1", "--jobs", "1"]) == 1
    assert "expected a game with an inference, got 'nap'" in capsys.readouterr().err


# The ceiling


def test_who_sees_all_hands_plays_within_the_rules_and_has_no_name() -> None:
    assert len(gains_of(OpenTask("policy", "open", range(3)))) == 3
    with pytest.raises(UnknownAgent):
        any_agent_of("tests.all_seeing:AllSeeing", NapoleonGame.from_options({}))
