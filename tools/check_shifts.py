"""No constant is shifted left in the modules that are compiled: `python -m tools.check_shifts`.

mypyc makes a 32-bit C int of the left side of `1 << k` when k is an i64, also of `i64(1)`, of a Final and of a local
that is only ever that constant: silently wrong from bit 31 on (mypy 1.11 to 2.4.1). `BIT[k]`, or `2**k` while a table
is filled, is right in both modes. Two literals (`1 << 20`) are worked out beforehand and are right too.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.compile import ROOT, hot_modules, with_imports

CONVERSIONS = {"int", "i64", "i32", "i16", "u8"}


def is_literal(node: ast.expr) -> bool:
    """A whole number as it stands in the source."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_constant(node: ast.expr, names: set[str]) -> bool:
    """Whether the compiler can work the expression out beforehand, knowing that `names` are constants."""
    match node:
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
        case ast.Call(func=ast.Name(id=called), args=[argument]):
            return called in CONVERSIONS and is_constant(argument, names)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in names
    return is_literal(node)


def bindings(tree: ast.AST) -> Iterator[tuple[str, ast.expr | None, str]]:
    """Each name that is given a value: the name, the value if it is a plain one, and the annotation."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=value, annotation=annotation) if value is not None:
                yield name, value, ast.unparse(annotation)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value, ""
            case ast.arg(arg=name):
                yield name, None, ""
            case ast.Name(id=name, ctx=ast.Store()):
                yield name, None, ""


def finals(trees: Iterable[ast.AST]) -> set[str]:
    """The names of Final constants, of modules and of classes."""
    named = (b for tree in trees for b in bindings(tree))
    return {name for name, value, kind in named if value is not None and "Final" in kind and is_constant(value, set())}


def constant_locals(function: ast.AST, known: set[str]) -> set[str]:
    """The local names that are given one value once, a constant."""
    # A plain assignment is met twice, as a statement and as the name that is stored.
    stored = Counter(n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    given = {name for name, value, _ in bindings(function) if value is not None and is_constant(value, known)}
    return {name for name in given if stored[name] == 1}


def wrong_shifts(tree: ast.AST, known: set[str]) -> set[int]:
    """The lines on which a constant is shifted left by something that is not a literal."""
    scopes: list[tuple[ast.AST, set[str]]] = [(tree, known)]
    functions = (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    scopes += [(function, known | constant_locals(function, known)) for function in functions]
    return {
        node.lineno
        for scope, names in scopes
        for node in ast.walk(scope)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_constant(node.left, names) and not (is_literal(node.left) and is_literal(node.right))
    }


def check(root: Path) -> list[str]:
    """A sentence for each wrong shift in the modules that are compiled."""
    modules = hot_modules(root)
    trees = {path: ast.parse((root / path).read_bytes(), path) for path in with_imports(root, modules)}
    known = finals(trees.values())
    return [
        f"{path}:{line}: a constant is shifted left, which the compiler gets wrong: take BIT[k]"
        for path in modules
        for line in sorted(wrong_shifts(trees[path], known))
    ]


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    complaints = check(ROOT)
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
