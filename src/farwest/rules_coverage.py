"""Which tests check which rule: read from the sources of the tests, without importing or running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

_ID = r"[A-Z]?\d+(?:\.\d+)*[a-z]?"


def ids_in(text: str, prefix: str) -> list[str]:
    """The rule ids of one game that a text cites, in order.

    >>> ids_in("ties go by turn order (WG-8.19), as in WG-T11", "WG")
    ['WG-8.19', 'WG-T11']
    """
    return re.findall(rf"\b{prefix}-{_ID}\b", text)


def tests_by_rule(tests_dir: Path, prefix: str) -> dict[str, list[str]]:
    """For each rule id that some test names, the tests that name it, as pytest writes them, in the order of the files.

    The paths are relative to the folder that holds `tests_dir`:
    `{"WG-T01": ["tests/games/wild_gangs/test_examples.py::test_wg_t01_a_pair_beats_a_six"]}`. Ids come in the order in
    which they are met; a rule that no test names is not there.

    A test names a rule by its marker, `@pytest.mark.rule("WG-4.1", "WG-8.5")`, on the test, on its class or on one of
    its parameters; by its name, `test_wg_4_1_2_...`; or in its docstring.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(tests_dir.rglob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for name, nodes in _tests(module):
            test = f"{path.relative_to(tests_dir.parent).as_posix()}::{name}"
            for id in dict.fromkeys(id for node in nodes for id in _named(node, prefix)):
                found.setdefault(id, []).append(test)
    return found


_Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _tests(module: ast.Module) -> Iterator[tuple[str, list[_Test]]]:
    """Every test of a module with what it is written in: the function and, for a method, its class."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from ((f"{node.name}::{method.name}", [node, method]) for method in node.body if _is_test(method))
        elif _is_test(node):
            yield node.name, [node]


def _is_test(node: ast.stmt) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")


def _named(node: _Test, prefix: str) -> Iterator[str]:
    """The ids in the markers, in the name and in the docstring of a test or of a class of tests."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                yield from (id for arg in call.args for id in ids_in(ast.unparse(arg), prefix))
    in_name = re.match(rf"test_{prefix.lower()}_(t?\d+(?:_\d+)*)(?:_|$)", node.name)
    if in_name:
        yield f"{prefix}-{in_name[1].upper().replace('_', '.')}"
    yield from ids_in(ast.get_docstring(node) or "", prefix)
