"""Are the text files whole? Languages are compared with each other, and with the keys that code asks for.

Everything here returns plain English sentences, one for each thing that is wrong; an empty list is good news.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser, ast as ftl


class Text(NamedTuple):
    """A message or an attribute: its spellings, one for each way through its variants, and what it makes use of."""

    spellings: list[str]  # variables and other texts stand in braces: `{$gang-cap} look at {$place}.`
    variables: frozenset[str]
    texts: frozenset[str]


class Keys(NamedTuple):
    """Keys found in code: whole ones, and beginnings of those that are put together."""

    whole: set[str]
    beginnings: set[str]


def languages(folder: Traversable) -> set[str]:
    return {file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")}


def read(folder: Traversable, lang: str) -> dict[str, Text]:
    """The texts of one file: messages by id, attributes as `message.attribute`. ValueError on what is no Fluent."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    texts: dict[str, Text] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            line = (entry.content or "").partition("\n")[0]
            raise ValueError(f"{lang}.ftl: {entry.annotations[0].message} in {line!r}")
        if not isinstance(entry, ftl.Message):
            continue
        patterns = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
        for key, pattern in patterns.items():
            if key in texts:
                raise ValueError(f"{lang}.ftl: {key} is there twice")
            if pattern is not None:
                texts[key] = _text(pattern)
    return texts


def _text(pattern: ftl.Pattern) -> Text:
    variables, texts = set[str](), set[str]()
    spellings = list(_spell(pattern, variables, texts))
    return Text(spellings, frozenset(variables), frozenset(texts))


def _spell(pattern: ftl.Pattern, variables: set[str], texts: set[str]) -> Iterator[str]:
    parts = [_part(element, variables, texts) for element in pattern.elements]
    return ("".join(choice) for choice in itertools.product(*parts))


def _part(element: ftl.TextElement | ftl.Placeable, variables: set[str], texts: set[str]) -> list[str]:
    """The ways in which one part of a pattern can be spelt."""
    if isinstance(element, ftl.TextElement):
        return [element.value]
    inside = element.expression
    if isinstance(inside, ftl.SelectExpression):
        _part(ftl.Placeable(inside.selector), variables, texts)
        return [spelling for variant in inside.variants for spelling in _spell(variant.value, variables, texts)]
    if isinstance(inside, ftl.VariableReference):
        variables.add(inside.id.name)
        return [f"{{${inside.id.name}}}"]
    if isinstance(inside, ftl.MessageReference):
        name = f"{inside.id.name}.{inside.attribute.name}" if inside.attribute else inside.id.name
        texts.add(name)
        return [f"{{{name}}}"]
    if isinstance(inside, ftl.StringLiteral | ftl.NumberLiteral):
        return [inside.value]
    raise ValueError(f"{type(inside).__name__} is more than these files need")


def differences(folder: Traversable, *below: Traversable) -> list[str]:
    """What one language has and another has not: texts, attributes, arguments. `below` are folders it leans on."""
    texts = {lang: read(folder, lang) for lang in sorted(languages(folder))}
    around = {lang: {k: v for f in (*below, folder) for k, v in read(f, lang).items()} for lang in texts}
    problems: list[str] = []
    for key in sorted(set[str]().union(*texts.values())):
        missing = [lang for lang in texts if key not in texts[lang]]
        problems += [f"{key}: not in {lang}.ftl" for lang in missing]
        if not missing:
            arguments = {lang: sorted(_arguments(key, around[lang])) for lang in texts}
            if len({tuple(names) for names in arguments.values()}) > 1:
                problems.append(f"{key}: {', '.join(f'{lang} uses {names}' for lang, names in arguments.items())}")
    return problems


def _arguments(key: str, texts: dict[str, Text]) -> set[str]:
    """The arguments that a text needs, also through those it quotes; `$building-at` comes with `building`."""
    text = texts[key]
    own = {variable.partition("-")[0] for variable in text.variables}
    return own.union(*(_arguments(other, texts) for other in text.texts if other in texts))


def spelt_alike(folder: Traversable) -> dict[str, str]:
    """Texts that are the same words in every language: names, or something that nobody translated."""
    first, *others = [read(folder, lang) for lang in sorted(languages(folder))]
    same = [key for key in first if all(key in texts and texts[key] == first[key] for texts in others)]
    spellings = {key: " ".join(first[key].spellings) for key in same}
    return {key: text for key, text in spellings.items() if re.search(r"[^\W\d]", re.sub(r"{[^}]*}", "", text))}


def keys_in(code: Traversable, families: Iterable[str]) -> Keys:
    """The keys in a Python file or a folder of them: strings such as `told-round`, f-strings such as `told-{what}`."""
    key = re.compile(rf"(?:{'|'.join(families)})-[A-Za-z0-9_-]*")
    found = {
        node.value
        for source in _sources(code)
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value)
    }
    beginnings = {text for text in found if text.endswith("-")}
    return Keys(found - beginnings, beginnings)


def _sources(code: Traversable) -> Iterator[Traversable]:
    if code.is_dir():
        for inside in code.iterdir():
            yield from _sources(inside)
    elif code.name.endswith(".py"):
        yield code


def unmatched(folder: Traversable, families: Iterable[str], *code: Traversable) -> list[str]:
    """Keys of these families that code asks for in vain, and texts of these families that no code asks for."""
    families = list(families)
    keys = [keys_in(part, families) for part in code]
    whole = set[str]().union(*(part.whole for part in keys))
    beginnings = set[str]().union(*(part.beginnings for part in keys))
    problems: list[str] = []
    for lang in sorted(languages(folder)):
        texts = {key for key in read(folder, lang) if "." not in key}
        problems += [f"{key}: asked for, not in {lang}.ftl" for key in sorted(whole - texts)]
        for start in sorted(beginnings):
            if not any(key.startswith(start) for key in texts):
                problems.append(f"{start}…: asked for, not in {lang}.ftl")
        for key in sorted(texts - whole):
            if key.partition("-")[0] in families and not key.startswith(tuple(beginnings)):
                problems.append(f"{key}: in {lang}.ftl, never asked for")
    return problems
