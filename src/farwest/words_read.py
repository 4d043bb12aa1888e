"""Fluent files taken apart into texts: reading is quick, and only what is said gets compiled."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FUNCTIONS: Final = {"NUMBER", "DATETIME"}  # Fluent's own; there are no others here


class BadText(Exception):
    """A text file with a mistake in it, or a text that was not given all it needs."""


class Text(NamedTuple):
    """A message: how it stands in its file, which keys it answers to, and which other messages it quotes."""

    file: str
    source: str
    keys: tuple[str, ...]  # `bank` and its attributes, `bank.at`
    quotes: frozenset[str]


@cache
def texts(file: str, content: str) -> dict[str, Text]:
    """The messages of a file by their ids. BadText."""
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(content).body:
        if isinstance(entry, ast.Junk):
            raise BadText(f"{file}: {'; '.join(str(note.message) for note in entry.annotations)} in {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = _name(entry)
            if name in found:
                raise BadText(f"{file}: {name} is there twice")
            found[name] = _text(file, content, entry)
    return found


def together(files: list[tuple[str, str]]) -> dict[str, Text]:
    """The messages of several files, names and contents, as if they were one. BadText."""
    found: dict[str, Text] = {}
    for file, content in files:
        for name, text in texts(file, content).items():
            if name in found:
                raise BadText(f"{file}: {name} is in {found[name].file} already")
            found[name] = text
    for name, text in found.items():
        if missing := text.quotes - found.keys():
            raise BadText(f"{text.file}: {name} quotes {', '.join(sorted(missing))}, which is nowhere")
    return found


def with_quoted(name: str, found: dict[str, Text]) -> list[Text]:
    """A message, and all it quotes, also by way of others."""
    names = [name]
    for each in names:
        names += [other for other in sorted(found[each].quotes) if other not in names]
    return [found[each] for each in names]


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _text(file: str, content: str, entry: ast.Message | ast.Term) -> Text:
    name = _name(entry)
    quoted = _Quoted()
    quoted.visit(entry)
    if unknown := quoted.functions - FUNCTIONS:
        raise BadText(f"{file}: {name} asks for {', '.join(sorted(unknown))}, which Fluent does not have")
    keys = [name] if entry.value is not None else []
    keys += [f"{name}.{attribute.id.name}" for attribute in entry.attributes]
    assert entry.span is not None
    return Text(file, content[entry.span.start : entry.span.end], tuple(keys), frozenset(quoted.names))


class _Quoted(Visitor):
    """Which messages and functions a message makes use of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)
