"""The kernels of Nap: solving is held to the search that serves all games, a misère that is played out to what can be seen at once."""

from __future__ import annotations

from random import Random

import pytest

from napoleon_core.cards import card, cards
from napoleon_core.games import GAMES
from napoleon_core.games.nap.kernel import OpenDeal
from napoleon_core.games.nap.kernel_misere import holds
from napoleon_core.games.nap.play import legal_cards, trump_suit
from napoleon_core.games.nap.state import Playing
from napoleon_core.mechanics.endgame_search import EndgameSearch
from tests.counts import SCALE
from tests.games import played_walk, random_game


@pytest.mark.parametrize("seed", [f"nap kernel {number}" for number in range(12 * SCALE)])
def test_a_contract_is_made_after_a_card_where_the_search_for_all_games_finds_so(seed: str) -> None:
    game = random_game(Random(seed), GAMES["nap"])
    for state in played_walk(game, seed).states:
        if not isinstance(state, Playing) or state.contract.most == 0:
            continue
        taken = sum(trick.winner == state.declarer for trick in state.tricks)
        deal = OpenDeal(state.hands, state.trick, state.leader, state.declarer)
        for one in legal_cards(state.hands[game.to_act(state)], state.trick):
            end = game.endgame(state, one)
            trumps = deal.trumps(trump_suit(state.contract, state.tricks, (*state.trick, one)))
            for need in range(1, end.most() + 1):
                assert trumps.makes(one, need) == EndgameSearch(end).reaches(end.cards.index(one), need), (state, one, need)
            assert trumps.makes(one, state.contract.least - taken) or end.most() > 0


def deal(*hands: str, trick: str = "", leader: int = 0, declarer: int = 0) -> OpenDeal:
    return OpenDeal([cards(hand) for hand in hands], cards(trick), leader, declarer)


def test_a_misere_holds_that_lies_under_all_others_and_falls_with_a_lead_that_nobody_beats() -> None:
    low = deal("2s 3s 2h", "9s Ts 9h", "Ks Qs Kh")
    assert all(holds(low, one, None, frozenset()) for one in cards("2s 3s 2h"))
    high = deal("2s 3s Ah", "9s Ts 9h", "Ks Qs Kh")
    assert not any(holds(high, one, None, frozenset()) for one in cards("2s 3s Ah"))


def test_a_defender_to_a_misere_who_stays_under_the_bidder_catches_it() -> None:
    open_trick = ("2d 9c", "3s 8h 9d", "2s Kh Jd")
    caught = deal(*open_trick, trick="5s", leader=0)
    assert not holds(caught, card("3s"), None, frozenset())
    over = deal("2d 9c", "6s 8h 9d", "2s Kh Jd", trick="5s", leader=0)
    assert holds(over, card("6s"), None, frozenset())


def test_a_trump_beats_the_lead_in_a_misere_with_trumps_alone() -> None:
    hands = ("2s 3d", "Ts 9h", "9s Kc")
    assert holds(deal(*hands), card("3d"), None, frozenset()) is False
    assert holds(deal("3d 2s", "4d Ts", "9s Kc"), card("3d"), "d", frozenset())
