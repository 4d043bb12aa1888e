"""Every mistake has its words, in both languages and with the same holes."""

from __future__ import annotations

from importlib import resources

from fluent.syntax import FluentParser, ast

from farwest.tables import errors
from farwest.tables.changes import LONGEST_LINE
from farwest.tables.plan import LONGEST_NAME


def messages(lang: str) -> dict[str, str]:
    text = (resources.files("farwest.tables") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in body
        if isinstance(entry, ast.Message) and entry.span
    }


def test_every_mistake_has_its_words() -> None:
    keys = {kind.key for kind in errors.TableMistake.__subclasses__()}
    assert len(keys) == len(errors.TableMistake.__subclasses__())
    assert messages("fr").keys() == messages("en").keys() == keys


def test_the_words_say_the_true_limits() -> None:
    for lang in ("fr", "en"):
        assert str(LONGEST_NAME) in messages(lang)["mistake-name"]
        assert str(LONGEST_LINE) in messages(lang)["mistake-chat"]
