"""Jinja at less cost: the same pages from the same templates.

Most of what a template does is to call a macro, to escape a text and to put texts together. Jinja is prepared for more
than our templates ask for (contexts, callers, what is not defined), and pays for it at each of the hundreds of steps of
a page.
"""

from __future__ import annotations

import re
from types import MethodType
from typing import Any, Final

from jinja2 import Environment, nodes
from jinja2.runtime import Context, Macro, markup_join as join_anything
from markupsafe import Markup, _escape_inner, escape as escape_anything  # type: ignore[attr-defined]

__all__ = ["QuickContext", "QuickEnvironment", "escape", "join", "nothing"]

_PLAIN: Final = frozenset((str, int))
_HEAD: Final = "from jinja2.runtime import "
_OURS: Final = f"from {__name__} import escape, join as markup_join, nothing\n"
_OF_T: Final = re.compile(r"environment\.getattr\((l_\d+_t), '(\w+)'\)")
_CALL_OF_T: Final = re.compile(r"context\.call\((l_\d+_t\.\w+)(?:, |(?=\)))")
# What Jinja adds to every call in a loop or a block for functions that want the context: we have none.
_OF_CALLS: Final = re.compile(r", (?:_(?:loop|block)_vars=|'_(?:loop|block)_vars': )_(?:loop|block)_vars\b")


def escape(value: Any) -> str:
    """For what is put together at once, so that what was escaped need not say so."""
    kind = type(value)
    if kind is str:
        return _escape_inner(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    return str(value) if kind is int else escape_anything(value)


def join(texts: tuple[Any, ...]) -> str:
    """`a ~ b`: a text, unless something in it is markup."""
    for text in texts:
        if type(text) not in _PLAIN:
            return join_anything(texts)
    return "".join([str(text) for text in texts])


def nothing(_hint: str) -> str:
    """`a if b`, where b is false."""
    return ""


class QuickContext(Context):
    """Methods are not asked whether they want the context: none does. Macros are given just what they name."""

    def call(self, called: Any, /, *args: Any, **named: Any) -> Any:
        kind = type(called)
        if kind is MethodType:
            return called(*args, **named)
        if kind is Macro and not named and len(args) == len(called.arguments) and _is_plain(called):
            return Markup(called._func(*args))
        return super().call(called, *args, **named)


def _is_plain(macro: Macro) -> bool:
    return not (macro.caller or macro.catch_kwargs or macro.catch_varargs)


class QuickEnvironment(Environment):
    """Its templates use what stands above instead of Jinja's own."""

    context_class = QuickContext

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        code = super()._generate(source, name, filename, defer_init)
        head, _, rest = code.partition("\n")
        assert head.startswith(_HEAD), "Jinja writes its templates otherwise now"
        rest = rest.replace("cond_expr_undefined = Undefined", "cond_expr_undefined = nothing")
        return f"{head}\n{_OURS}{_straight(rest)}"


def _straight(code: str) -> str:
    """What a macro asks of `t`, which is always a Drawing, it asks in Python's own way: it asks for little else."""
    code = _OF_CALLS.sub("", code)
    assert "_vars=_" not in code, "Jinja writes its calls otherwise now"
    return _CALL_OF_T.sub(r"\1(", _OF_T.sub(r"\1.\2", code))
