"""At every step of many matches all that is wrong is sent to the table: each is refused with a reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from napoleon_core.cards import codes, pack
from napoleon_core.errors import IllegalMove, NotationError
from napoleon_core.games import GAMES
from napoleon_core.moves import DiscardMoves
from napoleon_core.session import Seating, Session
from tests.counts import LONG, SCALE
from tests.games import pick, random_game, random_move

CODES = codes(pack(1))
NUMBERED = [f"{number}{strain}" for number in range(22) for strain in ("", *"cdhsn")]
BIDS = [*NUMBERED, "misere", "nap", "wellington", "blucher", "pass"]
ODD = [
    "",
    " ",
    "Pass",
    "pass ",
    "AS",
    "as",
    "10s",
    "Joker",
    "call",
    "call ",
    "call Xx",
    "call As Ks",
    "discard",
    "discard ",
    "♠A",
    "\ud800",
    "\0",
]
EVERYTHING = [*CODES, *BIDS, *ODD, *(f"call {code}" for code in CODES)]
TABLES = [
    *(family.from_options(preset.options) for family in GAMES.values() for preset in family.presets.values()),
    *(random_game(Random(f"illegal {number}"), family) for family in GAMES.values() for number in range(20 if LONG else 2)),
]


def wrong_discards(game: Any, state: Any, rng: Random) -> Iterator[str]:
    """Discards of too few, too many, doubled and foreign cards, and some that are right."""
    moves = game.legal_moves(state)
    hand = codes(moves.hand) if isinstance(moves, DiscardMoves) else CODES[:6]
    count = moves.count if isinstance(moves, DiscardMoves) else 3
    foreign = [code for code in CODES if code not in hand]
    for size in {0, 1, count - 1, count, count + 1, len(hand)}:
        chosen = [pick(hand, rng) for _ in range(size)]
        yield " ".join(["discard", *chosen])
        yield " ".join(["discard", *chosen[:-1], pick(foreign, rng)])
        yield " ".join(["discard", *chosen[:-1], "Xx"])
        yield " ".join(chosen)
    yield "discard  " + "  ".join(hand[:count])


def everything(game: Any, state: Any, rng: Random) -> Iterator[str]:
    """All cards, bids and namings, odd texts, and wrong discards; the last ones fully in the exchange, else now and then."""
    yield from EVERYTHING
    if isinstance(game.legal_moves(state), DiscardMoves) or rng.random() < 0.1:
        for _ in range(5):
            yield from wrong_discards(game, state, rng)


def is_allowed(game: Any, state: Any, text: str) -> bool:
    """Whether a text is a legal move here, as the list of moves says; discards in any order of the cards."""
    moves = game.legal_moves(state)
    if isinstance(moves, DiscardMoves):
        words = text.split(" ")
        held = codes(moves.hand)
        return words[0] == "discard" and len(words) == len({*words}) == moves.count + 1 and all(code in held for code in words[1:])
    return text in {str(move) for move in moves}


@pytest.mark.parametrize("game", TABLES, ids=[f"{game.id}-{at}" for at, game in enumerate(TABLES)])
def test_what_is_not_allowed_is_refused_with_a_reason_and_changes_nothing(game: Any) -> None:
    for number in range(max(1, SCALE // 10)):
        seed = f"illegal {number}"
        rng = Random(seed)
        session = Session(game, seed, Seating(("A",) * game.seats, ("human",) * game.seats))
        refusals = 0
        while session.next != "over" and session.rev < (150 if LONG else 80):
            if session.next == "deal":
                session.next_deal(session.rev)
                continue
            state, rev, record = session._state, session.rev, session.record()
            for text in everything(game, state, rng):
                if is_allowed(game, state, text):
                    continue
                with pytest.raises((IllegalMove, NotationError)) as refused:
                    session.act(rev, text)
                assert refused.value.data["reason"]["key"], f"seed '{seed}', revision {rev}: {text!r}"
                assert (session.rev, session._state is state) == (rev, True), f"seed '{seed}', revision {rev}: {text!r}"
                refusals += 1
            assert session.record() == record, f"seed '{seed}', revision {rev}"
            session.act(rev, str(random_move(game, state, rng)))
        assert refusals > 1000
