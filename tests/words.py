"""The words of every language, parsed as Fluent defines it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "web" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Message:
    """What a message asks for itself: arguments, other messages, and the cases that it tells apart; and its words as they stand."""

    file: str
    names: frozenset[str]
    inner: frozenset[str]
    cases: frozenset[str]
    words: str


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a parsed message, and all in it."""
    yield node
    for part in vars(node).values():
        for each in part if isinstance(part, list) else [part]:
            if isinstance(each, ast.BaseNode):
                yield from _nodes(each)


def _message(file: str, pattern: ast.Pattern, source: str) -> Message:
    nodes = [*_nodes(pattern)]
    keys = [node.key for node in nodes if isinstance(node, ast.Variant)]
    return Message(
        file,
        frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
        frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys),
        source[pattern.span.start : pattern.span.end],
    )


@cache
def messages(language: str) -> Mapping[str, Message]:
    """All messages of a language. A file that is not sound, or a key that stands there twice, is refused."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            assert key not in found, f"{language}/{path.name}: {key} stands there twice"
            assert entry.value, f"{language}/{path.name}: {key} says nothing"
            assert not entry.attributes, f"{language}/{path.name}: {key} has attributes, which nothing reads"
            found[key] = _message(path.name, entry.value, source)
    return found


def asked(key: str, language: str) -> set[str]:
    """The arguments that a message asks for, those of the messages in it too."""
    message = messages(language)[key]
    return {*message.names}.union(*(asked(inner, language) for inner in message.inner))
