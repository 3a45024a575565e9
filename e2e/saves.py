"""Matches in progress, made natively and sealed as the page stores them, so that a test begins where it wants to.

A save is found by playing matches from seeds that are counted up, so it is the same in every run.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from napoleon_core.game import Game
from napoleon_core.games import game_of
from napoleon_core.openings import opened
from napoleon_core.record import seal, unseal
from napoleon_core.session import Seating, Session

NAMES = ("You", "Aoi", "Hugo", "Mina", "Léon")
AGENTS = ("human", "policy", "policy", "policy", "policy")

View = Any
"""A TableView as plain JSON: which keys are there depends on what is asked."""

Until = Callable[[View], bool]


@dataclass(frozen=True, slots=True)
class Manner:
    """How the person plays while a save is made: the bids to try in turn before passing, and whether to name an own card."""

    bids: Sequence[str] = ()
    alone: bool = False

    def move(self, view: View) -> str:
        """The move for what is asked."""
        prompt = view["prompt"]
        if prompt["widget"] == "cards":
            return str(prompt["legal"][-1])
        if prompt["widget"] == "pick":
            return " ".join([prompt["verb"], *view["zones"][prompt["zone"]][-prompt["count"] :]])
        cells = [cell for row in prompt["rows"] for cell in row["cells"]]
        if prompt["shape"] == "pack":
            return next(str(cell["move"]) for cell in cells if cell["own"] is self.alone)
        open_bids = [cell["move"] for cell in cells if not cell["barred"]]
        return next((bid for bid in self.bids if bid in open_bids), "pass")


PASSING = Manner()
NAPOLEON = Manner(bids=["20s"])
"""Twenty spades end the auction at once."""

TRIES = 400
"""How many matches are searched for a position."""


def new_session(seed: str) -> Session:
    """A match between one person and four rules of thumb."""
    game: Game[Any, Any] = game_of("napoleon", {})
    return Session(game, seed, Seating(NAMES, AGENTS))


def step(session: Session, manner: Manner) -> None:
    """Whatever comes next at the table."""
    view = session.view()
    if view["next"] == "human":
        session.act(session.rev, manner.move(view))
    elif view["next"] == "cpu":
        session.advance(session.rev)
    else:
        session.next_deal(session.rev)


def candidates(until: Until, manner: Manner = PASSING, *, deals: int = 1) -> Iterator[str]:
    """Saves at which ``until`` holds: of each match the first one, if there is one within its first ``deals`` deals."""
    for number in range(TRIES):
        session = new_session(f"match {number}")
        while True:
            view = session.view()
            if until(view):
                yield session.save()
                break
            if view["next"] == "over" or (view["next"] == "deal" and view["deal"]["serial"] >= deals):
                break
            step(session, manner)


def find(until: Until, manner: Manner = PASSING, *, deals: int = 1) -> str:
    """The first of the ``candidates``."""
    for save in candidates(until, manner, deals=deals):
        return save
    raise AssertionError(f"expected a position like that in {TRIES} matches")


def find_first_bid(until: Until, manner: Manner = PASSING, *, deals: int = 1) -> str:
    """The save at the person's first word in the auction of a match in which ``until`` comes to hold if they go on in that manner."""
    session = read(find(until, manner, deals=deals))
    session = new_session(session.seed)
    while session.view()["next"] != "human":
        step(session, manner)
    return session.save()


def read(save: str) -> Session:
    """The session of a save."""
    return opened(save)


def changed(save: str, change: Callable[[dict[str, Any]], None]) -> str:
    """The save with its record changed, and sealed again as if that were right."""
    record = json.loads(unseal(save))
    change(record)
    return seal(json.dumps(record))


def hidden_cards(session: Session) -> set[str]:
    """Cards of which the person may not know where they are: others' hands, and widow and discard unless the person is Napoleon."""
    view = session.view()
    if view["result"]:
        return set()
    deal = session.record().deals[-1]
    dealt = {one.code for hand in (*deal.dealt.hands, deal.dealt.widow) for one in hand}
    in_sight = {code for cards in view["zones"].values() for code in cards if code}
    return dealt - in_sight - set(played_cards(session))


def played_cards(session: Session) -> list[str]:
    """The cards played in this deal, in order: all actions after the discard."""
    actions = session.record().deals[-1].actions
    start = next((at for at, action in enumerate(actions) if action.startswith("discard")), len(actions))
    return list(actions[start + 1 :])
