"""Questions about a drawn trick or hand, for pages that explain rules: who wins and why, and which cards may be played.

Everything is told by the game's own functions, so what a diagram says is what is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from napoleon_core.cards import SUITS, Card, card, codes, in_order
from napoleon_core.errors import BadDeal, ParamsError
from napoleon_core.game import Game
from napoleon_core.games import family_of
from napoleon_core.links import read_query
from napoleon_core.rule_page import rungs_json
from napoleon_core.texts import Json, Text, card_list
from napoleon_core.texts import card as card_arg

MOST = 53
"""No diagram holds more cards than a pack."""
Params = Mapping[str, Any]


def trick_answer(params: Params) -> dict[str, Json]:
    """Who wins the trick of ``cards``, and the line of the ladder that decides.

    :raises CoreError: for options, cards or a trump suit that this game does not have.
    """
    game, trump = _table(params)
    laid = _cards(params, "cards")
    _check(game, laid)
    if len(laid) < 2:
        raise ParamsError(f"expected at least two cards in a trick, got {codes(laid)}", expected="cards")
    found = game.judge(laid, trump, params.get("first") is True)
    won = laid[found.place]
    return {
        "place": found.place,
        "rung": found.rung,
        "ladder": rungs_json(found.ladder),
        "said": Text("table-diagram-wins", {"card": card_arg(won.code)}).json(),
        "pack": [*codes(game.pack)],
    }


def hand_answer(params: Params) -> dict[str, Json]:
    """Which of ``cards`` may be played to ``trick``, which may be empty, and what bars the others.

    :raises CoreError: as for ``trick_answer``.
    """
    game, trump = _table(params)
    hand, trick = in_order(_cards(params, "cards")), _cards(params, "trick")
    _check(game, (*hand, *trick))
    if not hand:
        raise ParamsError("expected at least one card in a hand, got none", expected="cards")
    legal, why = game.playable(hand, trick, trump)
    return {
        "legal": [*codes(legal)],
        "why": why.json() if why else None,
        "said": _said(legal, bool(trick), why).json(),
        "pack": [*codes(game.pack)],
    }


def _said(legal: tuple[Card, ...], led: bool, why: Text | None) -> Text:
    if why:
        return Text("table-diagram-some", {"cards": card_list(codes(legal))})
    return Text("table-diagram-all" if led else "table-diagram-lead")


def _table(params: Params) -> tuple[Game[Any, Any], str | None]:
    """The game with its options as a link has them, and the trump suit."""
    family = family_of(params.get("game"))
    options, trump = params.get("options", ""), params.get("trump")
    if not isinstance(options, str):
        raise ParamsError(f"expected options as a text such as 'preset=standard', got {options!r}", expected="options")
    if trump is not None and (not isinstance(trump, str) or trump not in [*SUITS]):
        raise ParamsError(f"expected trump as one of {[*SUITS]}, or null, got {trump!r}", expected="trump")
    return family.from_options(read_query(family, options)), trump


def _cards(params: Params, name: str) -> tuple[Card, ...]:
    given = params.get(name, [])
    if not isinstance(given, list) or len(given) > MOST:
        raise ParamsError(f"expected {name} as a list of at most {MOST} cards, got {given!r}", expected=name)
    return tuple(card(code) for code in given)


def _check(game: Game[Any, Any], used: tuple[Card, ...]) -> None:
    """Each card once, and all of the pack in use."""
    for place, one in enumerate(used):
        if one not in game.pack or one in used[:place]:
            raise BadDeal(f"expected different cards of the pack of {len(game.pack)}, got {one.code} among {codes(used)}")
