"""Texts for players as keys with arguments: the words themselves live with the page, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


@dataclass(frozen=True, slots=True)
class Text:
    """A key and its arguments; an argument is a number or one tagged value (``docs/protocol.md``, Texts)."""

    key: str
    args: Mapping[str, Json] = field(default_factory=dict)

    def json(self) -> dict[str, Json]:
        """The form in which a text crosses to the page."""
        return {"key": self.key, "args": dict(self.args)}


def seat(number: int) -> Json:
    """A seat as an argument: the page says its name."""
    return {"seat": number}


def card(code: str) -> Json:
    """A card as an argument, by its code."""
    return {"card": code}


def card_list(codes: Iterable[str]) -> Json:
    """Cards as one argument, by their codes."""
    return {"cards": [*codes]}


def suit(letter: str) -> Json:
    """A suit as an argument, by its letter."""
    return {"suit": letter}


def bid(face: dict[str, Json]) -> Json:
    """A bid as an argument, by its face (``docs/protocol.md``)."""
    return {"bid": face}


def amount(number: int) -> Json:
    """Points as an argument: the page says what they are counted in at this table."""
    return {"amount": number}


def nested(text: Text) -> Json:
    """A text as an argument of another."""
    return {"text": text.json()}
