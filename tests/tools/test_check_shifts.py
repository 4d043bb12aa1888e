"""The check that finds what the compiler would get wrong."""

import ast
from pathlib import Path

import pytest

from tests.tools import mini
from tools.check_shifts import check, finals, wrong_shifts
from tools.compile import ROOT

HEAD = """\
ONE: Final[i64] = 1
UN: Final = 1
TABLE: Final[vec[i64]] = vec[i64]([1])
class Kinds:
    FIRST: Final = 1
"""

# Each was compiled with mypy 2.4.1 and gave wrong numbers from k = 31 on (or a bit before).
WRONG = {
    "a literal": "return 1 << k",
    "a negative literal": "return -1 << k",
    "a converted literal": "return i64(1) << k",
    "a sum of literals": "return (1 + 1) << k",
    "a Final": "return ONE << k",
    "a Final without a type": "return UN << k",
    "a Final of a class": "return Kinds.FIRST << k",
    "a Final of another module": "return limits.ONE << k",
    "a local that never changes": "one: i64 = 1\n    return one << k",
    "a local whose type is inferred": "one = i64(1)\n    return one << k",
    "in a comprehension": "return vec[i64]([1 << i for i in range(k)])",
    "inside something larger": "return (k | (1 << k)) & 7",
}

# Each was compiled too, and agreed with the interpreter for all k up to 60.
RIGHT = {
    "a variable": "return n << k",
    "a table": "return BIT[k] | TABLE[0] << k",
    "two literals": "return n | 1 << 20",
    "a constant shifted right": "return 1024 >> k & 1",
    "shifting in place": "one: i64 = 1\n    one <<= k\n    return one",
    "a local that changes": "one: i64 = 1\n    one = one | n\n    return one << k",
    "a parameter with a default": "return one << k",
    "a power": "return 2**k",
}


def lines(body: str) -> set[int]:
    tree = ast.parse(f"{HEAD}def f(k: i64, n: i64, one: i64 = 1) -> i64:\n    {body}\n")
    return wrong_shifts(tree, finals([tree]))


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_a_constant_shifted_left_is_found(body: str) -> None:
    assert len(lines(body)) == 1


@pytest.mark.parametrize("body", RIGHT.values(), ids=RIGHT)
def test_what_the_compiler_gets_right_passes(body: str) -> None:
    assert lines(body) == set()


def test_the_complaint_says_where_and_what_instead(tmp_path: Path) -> None:
    project = mini.make_project(tmp_path)
    source = mini.tiny(project)
    source.write_text(source.read_text() + "\n\ndef bad(k: i64) -> i64:\n    return MOST << k\n")
    place = f"src/farwest/engine/tiny.py:{len(source.read_text().splitlines())}"
    assert check(project) == [f"{place}: a constant is shifted left, which the compiler gets wrong: take BIT[k]"]


def test_the_compiled_modules_shift_no_constant() -> None:
    assert check(ROOT) == []
