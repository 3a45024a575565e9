"""The same seed gives the same bytes: from run to run, with any hash seed, and whatever else was drawn in between."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import pairwise
from random import Random

import pytest

from napoleon_core.agents import AGENTS
from napoleon_core.cards import codes, pack
from napoleon_core.mechanics.dealing import deal_of_match, first_dealer, shuffle, stream
from napoleon_core.record import encode
from tests.counts import SCALE
from tests.golden.match import random_match
from tests.wire import Page


def digest(seed: str) -> str:
    """A whole match of every kind of player, and all that a table shows in a deal, as one number."""
    hashed = hashlib.sha256()
    for agent in (*AGENTS, "level:1", "search:3", "search:3+inference"):
        hashed.update(encode(random_match(seed, agent).record()).encode())
        page = Page()
        answer = page.open(seed=seed, agents=" ".join(["human", *[agent] * 4]))
        while answer["view"]["next"] in ("human", "cpu"):
            answer = page.step(answer["view"])
            hashed.update(repr(answer).encode())
    return hashed.hexdigest()


@pytest.mark.parametrize("agent", [*AGENTS, "level:1", "search:3", "search:3+inference"])
def test_a_match_is_the_same_when_it_is_played_again(agent: str) -> None:
    for number in range(SCALE):
        seed = f"again {number}"
        assert encode(random_match(seed, agent).record()) == encode(random_match(seed, agent).record()), seed


@pytest.mark.native
def test_a_match_has_the_same_bytes_under_every_hash_seed() -> None:
    program = "from tests.test_determinism import digest; print(digest('hash seeds'))"
    found = set()
    for hash_seed in ("0", "2024", "random"):
        given = {**os.environ, "PYTHONHASHSEED": hash_seed}
        found.add(subprocess.run([sys.executable, "-c", program], env=given, capture_output=True, check=True, text=True).stdout.strip())
    assert found == {digest("hash seeds")}


def test_the_cards_of_a_seed_are_pinned() -> None:
    """They must never change: people share seeds."""
    dealt = deal_of_match(pack(1), 5, 10, "pinned", 0)
    assert [" ".join(codes(hand)) for hand in (*dealt.hands, dealt.widow)] == PINNED
    assert [first_dealer(5, f"pinned {number}") for number in range(10)] == PINNED_DEALERS


PINNED = [
    "8s 5s 3s Jh 6h 5d 4d Qc Tc Jo",
    "Js 7s 9h Kd 9d 3d Jc 9c 7c 2c",
    "As Ts 9s 4s Ah Qd Jd 2d 8c 5c",
    "2s Kh Qh 5h 3h Ad Kc 6c 4c 3c",
    "Qs 6s Th 8h 7h 4h Td 7d 6d Ac",
    "Ks 2h 8d",
]
PINNED_DEALERS = [4, 4, 1, 2, 2, 2, 4, 2, 4, 2]


def test_deals_of_one_match_and_of_different_seeds_differ() -> None:
    hands = [repr(deal_of_match(pack(1), 5, 10, "one match", serial)) for serial in range(50 * SCALE)]
    hands += [repr(deal_of_match(pack(1), 5, 10, f"seed {number}", 0)) for number in range(50 * SCALE)]
    assert len({*hands}) == len(hands)
    assert repr(deal_of_match(pack(1), 5, 10, "1", 11)) != repr(deal_of_match(pack(1), 5, 10, "11", 1))


def test_a_shuffle_takes_one_number_for_each_card_but_the_first_and_keeps_them_all() -> None:
    class Counting(Random):
        drawn = 0

        def random(self) -> float:
            self.drawn += 1
            return super().random()

    rng, cards = Counting(3), [*pack(1)]
    shuffle(cards, rng)
    assert rng.drawn == 52
    assert {*cards} == {*pack(1)}
    assert cards != [*pack(1)]


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    count = 2000 * min(SCALE, 10)
    places = [0] * 53
    neighbours = 0
    for number in range(count):
        cards = [*pack(1)]
        shuffle(cards, stream(f"fair {number}", "shuffle"))
        places[cards.index(pack(1)[0])] += 1
        neighbours += sum(after.index == before.index + 1 for before, after in pairwise(cards))
    expected = count / 53
    chi_squared = sum((found - expected) ** 2 / expected for found in places)
    assert chi_squared < 110, "seeds 'fair …': 52 degrees of freedom, so far fewer than one run in ten thousand comes here"
    assert abs(neighbours / count - 52 / 53) < 0.1


def test_the_streams_of_different_purposes_are_apart() -> None:
    drawn = {stream("a seed", purpose).random() for purpose in ("deal 0", "deal 1", "first dealer", "deal 0 seat 0 step 0")}
    assert len(drawn) == 4
    assert stream("a seed", "deal 0").random() == stream("a seed", "deal 0").random()
