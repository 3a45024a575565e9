"""What is said at the table is true of the deal: nothing of trumps where there are none, nothing of an army where one plays alone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from napoleon_core.game import Game
from napoleon_core.games.nap import NapGame
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.rulebook_advice import advice
from tests.games import walk
from tests.nap_tables import nap_dealt
from tests.tables import after, game_of, lowest_discard, play_out, settled_auction, started
from tests.test_texts import texts
from tests.words import ENGLISH, LANGUAGES, LOCALES, messages

pytestmark = pytest.mark.native  # the words are the page's

WORDS = {key: message.words for key, message in messages(ENGLISH).items()}


def said(game: Game[Any, Any], states: Iterable[Any]) -> dict[str, str]:
    """The words of everything that is told to any seat in these states."""
    views = [game.present(game.observe(state, seat)) for state in states for seat in range(game.seats)]
    return {key: WORDS[key] for view in views for key, _ in texts(view)}


def speaking_of_trumps(words: dict[str, str]) -> set[str]:
    """The keys of texts that speak of trumps, and not of there being none."""
    return {key for key, body in words.items() if re.search(r"\btrump", re.sub(r"(no|without) trumps", "", body), re.IGNORECASE)}


def test_a_deal_without_trumps_speaks_of_none() -> None:
    for seed in range(6):
        game = game_of(no_trump=True)
        state = settled_auction(game, started(game, seed=f"no trumps {seed}"), "20n")
        states = [state := after(game, state, "call As")]
        states.append(state := after(game, state, lowest_discard(game, state)))
        while game.to_act(state) is not None:
            states.append(state := game.successor(state, next(iter(game.legal_moves(state)))))
        words = said(game, states)
        assert speaking_of_trumps(words) == set()
        assert "napoleon-ask-discard-detail-no-trump" in words or "napoleon-alone-widow" in words or "napoleon-alone-own" in words


def test_a_misere_without_trumps_speaks_of_none_but_to_say_so() -> None:
    game = NapGame.from_options({})
    state = after(game, nap_dealt(game), "misere", "pass", "pass", "pass")
    states = [state]
    while game.to_act(state) is not None:
        states.append(state := game.successor(state, next(iter(game.legal_moves(state)))))
    assert speaking_of_trumps(said(game, states)) <= {"nap-trumps-label"}


def test_with_trumps_the_discard_may_clear_a_suit_to_trump_it() -> None:
    game = game_of(no_trump=True)
    state = after(game, settled_auction(game, started(game, {1: "As"}), "20h"), "call As")
    assert game.present(game.observe(state, 0))["prompt"]["detail"]["key"] == "napoleon-ask-discard-detail"


@pytest.mark.parametrize(
    ("discarded_honours", "words"),
    [("allies", "count for the allies"), ("first_trick", "winner of the first trick"), ("nobody", "count for nobody"), ("napoleon", None)],
)
def test_whom_a_discarded_honour_counts_for_is_said_as_it_is_at_this_table(discarded_honours: str, words: str | None) -> None:
    game = game_of(discarded_honours=discarded_honours)
    state = after(game, settled_auction(game, started(game, {0: "Ks 2c"}), "20s"), "call As")
    warnings = game.present(game.observe(state, 0))["prompt"]["warnings"]
    assert "2c" not in warnings
    assert ("Ks" in warnings) == (words is not None)
    if words:
        assert words in WORDS[warnings["Ks"]["key"]]


@pytest.mark.parametrize("no_trump", [False, True])
def test_bids_without_trumps_are_told_of_where_they_can_be_made(no_trump: bool) -> None:
    game = game_of(no_trump=no_trump)
    state = started(game)
    ending = "-no-trump" if no_trump else ""
    assert game.present(game.observe(state, 0))["prompt"]["detail"]["key"] == f"napoleon-ask-bid-detail{ending}"
    wrong = game.why_illegal(state, NapoleonGame.from_options({"minimum_bid": 8}).read_move(state, "8s"))
    assert wrong is not None
    assert wrong.key == f"napoleon-no-such-bid{ending}"


def test_naming_says_that_the_card_may_lie_in_the_widow_only_while_that_is_so() -> None:
    for naming, key in (("before_widow", "napoleon-ask-name-detail-widow"), ("after_exchange", "napoleon-ask-name-detail")):
        game = game_of(adjutant_naming=naming)
        state = settled_auction(game, started(game), "20s")
        if naming == "after_exchange":
            state = after(game, state, lowest_discard(game, state))
        assert game.present(game.observe(state, 0))["prompt"]["detail"]["key"] == key


def test_a_card_that_was_discarded_is_not_said_to_be_in_the_hand() -> None:
    game = game_of(adjutant_naming="after_exchange")
    state = settled_auction(game, started(game, {0: "2h 2d 2c"}), "20s")
    state = after(game, state, "discard 2h 2d 2c")
    cells = [cell for row in game.present(game.observe(state, 0))["prompt"]["rows"] for cell in row["cells"]]
    own = {cell["face"]["card"]: (cell["detail"]["key"], cell["confirm"]["key"]) for cell in cells if cell["own"]}
    assert own.pop("2h") == own.pop("2d") == own.pop("2c") == ("napoleon-name-discarded", "napoleon-name-confirm-discarded")
    assert {*own.values()} == {("napoleon-name-own", "napoleon-name-confirm")}


@pytest.mark.parametrize(
    ("hands", "bid", "title"),
    [
        ({0: "As Ks Qs Js Ts 9s 8s Ah Ad Ac"}, "8s", "napoleon-result-made-alone"),
        ({0: "2s 3s 4s 2h 3h 4h 2d 3d 4d 2c"}, "20s", "napoleon-result-failed-alone"),
    ],
)
def test_who_played_alone_is_told_so_by_name_when_the_deal_is_over(hands: dict[int, str], bid: str, title: str) -> None:
    game = game_of(minimum_bid=8)
    state = after(game, settled_auction(game, started(game, hands, dealer=4), bid), f"call {hands[0][:2]}")
    state = play_out(game, after(game, state, lowest_discard(game, state, keep=state.hands[0][:10])))
    for seat in range(game.seats):
        result = game.present(game.observe(state, seat))["result"]
        assert result is not None
        assert result["title"]["key"] == title
        assert result["title"]["args"]["who"] == {"seat": 0}


def test_what_is_paid_is_told_as_an_amount_so_that_the_page_can_name_its_unit() -> None:
    game = NapGame.from_options({})
    cells = game.present(game.observe(nap_dealt(game), 0))["prompt"]["rows"][0]["cells"]
    assert [[cell["detail"]["args"][way] for way in ("won", "lost")] for cell in cells[:2]] == [[{"amount": 3}] * 2] * 2
    results = [game.present(game.observe(walk(game, f"paid {seed}").states[-1], 0))["result"] for seed in range(20)]
    assert all("amount" in result["detail"]["args"]["value"] for result in results if result)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_expect_is_told_of_no_bid_that_the_table_does_not_allow(language: str) -> None:
    key = "napoleon-rules-well-chances-text"
    source = (LOCALES / language / "rules-napoleon.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^ +\*?\[(\w+)\] (.*)", source.partition(f"{key} = ")[2].partition("}\n")[0], re.MULTILINE)
    spoken = {lowest: [int(bid) for bid in re.findall(r"1[3-6]", words)] for lowest, words in lines}
    assert spoken == {"14": [14, 15, 16], "15": [15, 16], "16": [16], "other": [13, 14, 15, 16]}
    for lowest in range(8, 21):
        told = [text.args for _, text in advice(game_of(minimum_bid=lowest).options) if text.key == key]
        assert told == ([{"lowest": lowest}] if lowest <= 16 else [])
