"""Rules, and what else is told at length, as a page: sections of blocks that name texts, cards and numbers (``docs/protocol.md``, Page)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from napoleon_core.mechanics.tricks import Trick, plays
from napoleon_core.texts import Json, Text

Block = dict[str, Json]
Cell = Text | int | dict[str, Json]
"""What stands in a table: a text, a number, or a face."""


@dataclass(frozen=True, slots=True)
class Section:
    """One chapter; ``id`` is its name in addresses and in the table of contents."""

    id: str
    title: Text
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class RulePage:
    """The rules of one table, or another page like them; ``unit`` is what amounts in it are counted in, None for plain points."""

    title: Text
    sections: tuple[Section, ...]
    unit: Text | None = None

    def json(self) -> dict[str, Json]:
        """The form in which a page crosses."""
        parts: list[Json] = [{"id": one.id, "title": one.title.json(), "blocks": [*one.blocks]} for one in self.sections]
        return {"title": self.title.json(), "unit": self.unit.json() if self.unit else None, "sections": parts}


@dataclass(frozen=True, slots=True)
class PlayerNotes:
    """What a game tells of its own CPU players: ``ways`` in which they decide, each with its name, and what is ``proved`` of them alone."""

    ways: tuple[tuple[Text, Text], ...]
    proved: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Rung:
    """One line of a ladder: the cards that stand for it, its name, and when it applies."""

    cards: tuple[str, ...]
    name: Text
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins a trick: the place of a card in it, and the rung of the ladder, from 0, that decides."""

    place: int
    ladder: tuple[Rung, ...]
    rung: int


def said(key: str, **args: Json) -> Block:
    """A paragraph."""
    return {"text": Text(key, args).json()}


def listed(texts: Iterable[Text]) -> Block:
    """A list of short statements."""
    return {"list": [one.json() for one in texts]}


def ladder(rungs: Iterable[Rung]) -> Block:
    """What wins over what, the strongest first."""
    return {"ladder": rungs_json(rungs)}


def rungs_json(rungs: Iterable[Rung]) -> list[Json]:
    """The lines of a ladder in the form in which they cross."""
    return [{"cards": [*one.cards], "name": one.name.json(), "text": one.text.json() if one.text else None} for one in rungs]


def table(caption: Text, head: Sequence[Text], rows: Iterable[Sequence[Cell]]) -> Block:
    """A table; the first cell of a row is its head."""
    cells: list[Json] = [[one.json() if isinstance(one, Text) else one for one in row] for row in rows]
    return {"table": {"caption": caption.json(), "head": [one.json() for one in head], "rows": cells}}


def trick(done: Trick, middle: Text, caption: Text, reason: Text | None = None) -> Block:
    """A trick that is over: ``middle`` says what was led, ``reason`` why a special card won."""
    laid: list[Json] = [{"seat": play.seat, "card": play.card.code} for play in plays(done.leader, done.cards, len(done.cards))]
    return {
        "trick": {
            "plays": laid,
            "winner": done.winner,
            "middle": middle.json(),
            "reason": reason.json() if reason else None,
            "caption": caption.json(),
        }
    }


def people(told: Iterable[tuple[str, Text, Text, Text]]) -> Block:
    """Characters, each by the id of the portrait, with the name, a note beside it, and what is told of them."""
    return {"people": [{"id": who, "name": name.json(), "note": note.json(), "text": text.json()} for who, name, note, text in told]}


def terms(pairs: Iterable[tuple[Text, Text]]) -> Block:
    """Names with what they mean, or questions with their answers."""
    return {"terms": [{"name": name.json(), "text": meaning.json()} for name, meaning in pairs]}
