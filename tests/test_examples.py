"""The examples in the docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import farwest

PACKAGE = Path(farwest.__file__).parent
WITH_EXAMPLES = sorted(
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in PACKAGE.rglob("*.py")
    if "    >>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_examples_are_found() -> None:
    assert "farwest.engine.notation" in WITH_EXAMPLES
    assert doctest.testmod(import_module("farwest.engine.notation")).attempted > 0
