"""No option is there for nothing: under each of its values something that can be seen goes another way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from napoleon_core.game import deal_for
from napoleon_core.games import GAMES, GameFamily
from napoleon_core.mechanics.settlement import totals
from tests.games import values_of
from tests.nap_tables import RUNS, nap_dealt
from tests.tables import after, legal_cards, play_out, settled_auction, started, winner_of

Probe = Callable[[Any], Any]

BIDS = ("wellington", "blucher")

ALL_TRUMPS = {0: "As Ks Qs Js Ts 9s 8s 7s Jc Jo", 1: "6s 5s 4s 3s 2s"}
"""Seat 0 wins every trick with spades as trumps, whatever the others hold."""


def moves_after(*actions: str) -> Probe:
    """What may be done after these actions of a deal."""
    return lambda game: game.legal_moves(after(game, started(game), *actions)).entry()


def bids_after(*actions: str) -> Probe:
    """What may be bid after these actions of a deal of Nap."""
    return lambda game: game.legal_moves(after(game, nap_dealt(game), *actions)).entry()


def winners_of(*tricks: str) -> Probe:
    """The cards that win these tricks with hearts as trumps."""
    return lambda game: [winner_of(trick, trump="h", **game.options.differences()) for trick in tricks]


def sweep(widow: str = "2c 3c 4c") -> Probe:
    """What Napoleon's taking every trick alone comes to, when he discards this widow: report, and the view of an ally."""

    def played(game: Any) -> Any:
        state = settled_auction(game, started(game, ALL_TRUMPS, widow=widow), "13s")
        end = play_out(game, after(game, state, "call As", f"discard {widow}"))
        return game.report(end), game.present(game.observe(end, 1))

    return played


def nap_swept(*bids: str) -> Probe:
    """The scores when the last of these bidders takes every trick."""

    def played(game: Any) -> Any:
        state = after(game, nap_dealt(game, *RUNS[: game.seats]), *bids)
        return game.scores(play_out(game, state))

    return played


def misere_led_by_a_trump(game: Any) -> Any:
    """Who wins the second trick of a misère in which the suit of the first comes again where another was led."""
    state = nap_dealt(game, "6s 3c 4d 5c 2d", "As Kh 7d 8c 9c", "Ah Qh Kd 6c 4c", "Ks 9h Ad Tc Jc")
    state = after(game, state, "misere", *["pass"] * 3, "4d", "7d", "Kd", "Ad", "9h", "2d", "Kh", "Ah")
    return game.report(state)["tricks"][1]["winner"]


def length(game: Any) -> Any:
    """How many deals make a match."""
    return game.deal_count([])[1]


PROBES: dict[str, dict[str, tuple[dict[str, Any], Probe]]] = {
    "napoleon": {
        "players": ({}, lambda game: (game.seats, game.hand_size, game.widow_size)),
        "jokers": ({}, lambda game: (game.widow_size, "Jo" in [one.code for one in game.pack])),
        "minimum_bid": ({}, lambda game: str(next(iter(game.legal_moves(started(game)))))),
        "no_trump": ({}, moves_after("13s")),
        "yoromeki": ({}, winners_of("4s As Qh Jd 9s")),
        "same_two": ({}, winners_of("8d 2d 9d Kd 5d")),
        "joker_led": ({}, winners_of("Jo Jh 3h 4c 5c", "Jo 3h 4c 5c 6c")),
        "joker_call": ({}, lambda game: [legal_cards("Jo 9c 9s", led=led, **game.options.differences()) for led in ("3c", "3s")]),
        "adjutant_naming": ({}, lambda game: game.legal_moves(settled_auction(game, started(game), "13s")).entry()),
        "discarded_honours": ({}, sweep("Ad Kd Qd")),
        "all_honours": ({}, sweep()),
        "scoring": ({}, sweep()),
        "deals": ({}, length),
    },
    "nap": {
        "players": ({}, lambda game: game.seats),
        "lowest_bid": ({}, bids_after()),
        "misere": ({}, bids_after()),
        "misere_trumps": ({}, misere_led_by_a_trump),
        "top_bid": ({}, lambda game: [str(game.why_illegal(nap_dealt(game), game.read_move(nap_dealt(game), bid))) for bid in BIDS]),
        "nap_payout": ({}, lambda game: (nap_swept("nap", "pass", "pass", "pass")(game), nap_lost(game))),
        "blucher_multiple": ({"top_bid": "blucher"}, nap_swept("nap", "wellington", "blucher")),
        "all_pass": ({}, lambda game: game.legal_moves(after(game, nap_dealt(game), "pass", "pass", "pass")).entry()),
        "pack": ({}, lambda game: len(game.pack)),
        "deals_each": ({}, length),
    },
}


def nap_lost(game: Any) -> Any:
    """The scores of a Nap that fails in the first trick."""
    state = nap_dealt(game, "Kd Ks Qs Js Ts", "Ad Kh Qh Jh Th", "9d 8d 7d 6d 5d", "Ac Kc Qc Jc Tc")
    return game.scores(play_out(game, after(game, state, *["nap", "pass", "pass", "pass", "Kd", "Ad", "9d", "Ac"])))


def test_every_option_has_its_probe() -> None:
    for name, family in GAMES.items():
        assert [*PROBES[name]] == [spec.name for spec in family.specs]


@pytest.mark.parametrize(
    ("family", "option", "others", "probe"),
    [pytest.param(GAMES[game], option, *row, id=f"{game}-{option}") for game, rows in PROBES.items() for option, row in rows.items()],
)
def test_every_value_of_an_option_changes_what_happens(family: GameFamily, option: str, others: dict[str, Any], probe: Probe) -> None:
    values = values_of(family, option)
    found = {value: json.dumps(probe(family.from_options({**others, option: value})), default=sorted) for value in values}
    assert len({*found.values()}) == len(values), found


@pytest.mark.parametrize(
    ("family", "option"),
    [pytest.param(family, spec.name, id=f"{name}-{spec.name}") for name, family in GAMES.items() for spec in family.specs if spec.idle],
)
def test_an_option_that_is_idle_changes_nothing_but_itself(family: GameFamily, option: str) -> None:
    """While it has nothing to act on, a whole deal played from one seed goes alike under each of its values."""
    idle = next(spec.idle for spec in family.specs if spec.name == option)
    assert idle is not None
    for asleep in idle.values:
        games = [family.from_options({idle.option: asleep, option: value}) for value in values_of(family, option)]
        ends = []
        for game in games:
            deals = [game.report(play_out(game, game.start(deal, 0))) for deal in ten_deals(game)]
            ends.append((deals, totals((line["scores"] for line in deals), game.seats)))
        assert ends == [ends[0]] * len(ends)


def ten_deals(game: Any) -> list[Any]:
    """The first deals of a seed."""
    return [deal_for(game, "idle", serial) for serial in range(10)]
