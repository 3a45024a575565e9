"""What the parameters of a request say; each is refused by its name when it is not of its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from napoleon_core.errors import ParamsError
from napoleon_core.seating import Seating

Params = Mapping[str, Any]


def text_of(params: Params, name: str) -> str:
    """A text.

    :raises ParamsError: when it is none.
    """
    value = params.get(name)
    if not isinstance(value, str):
        raise ParamsError(f"expected {name} as a text, got {value!r}", expected=name)
    return value


def object_of(params: Params, name: str) -> dict[str, Any]:
    """An object, empty where there is none of that name.

    :raises ParamsError: when it is something else.
    """
    value = params.get(name, {})
    if not isinstance(value, dict):
        raise ParamsError(f"expected {name} as an object, got {value!r}", expected=name)
    return value


def whole_of(params: Params, name: str) -> int:
    """A whole number.

    :raises ParamsError: when it is none.
    """
    value = params.get(name)
    if type(value) is not int:
        raise ParamsError(f"expected {name} as a whole number, got {value!r}", expected=name)
    return value


def revision_of(params: Params) -> int:
    """The revision of a table that a call is for.

    :raises ParamsError: when there is none.
    """
    return whole_of(params, "rev")


def texts_of(params: Params, name: str) -> tuple[str, ...]:
    """A list of texts.

    :raises ParamsError: when it is none.
    """
    value = params.get(name)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ParamsError(f"expected {name} as a list of texts, got {value!r}", expected=name)
    return tuple(value)


def seating_of(params: Params) -> Seating:
    """Who is to sit at a table.

    :raises ParamsError: when names or agents are no lists of texts.
    """
    return Seating(texts_of(params, "names"), texts_of(params, "agents"))
