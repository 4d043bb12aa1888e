"""The compiler's own types, under names that also work without the compiler.

Write `from farwest.engine.native import i64, vec` in every module, compiled or not. The compiler sees through this file
and gives 64-bit machine integers and packed arrays of them. From source the same names are `int` and `list`, which the
interpreter is quickest with, and no package is needed.

Alike in both: `vec[i64]()`, `vec[i64]([0] * 9)`, `v[i]`, `v[-1]`, `v[i] = x`, `v[a:b]`, `len`, `in`, `for`, `==` of two
vectors, and `v = append(v, x)` where the old `v` is not used again. What only lists can do (`+`, `v.append`,
`del v[i]`) mypy refuses, and rightly: `del v[i]` ends the process when `v` is packed. A packed `v` never equals a list.

A module that is not compiled may read a packed `v` and change its items. It must not hand one over to a compiled one,
neither as an argument nor by setting an attribute: the compiler's glue never frees it again. Hand over a list.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from farwest import is_compiled

__all__ = ["append", "i64", "mypyc_attr", "vec"]

T = TypeVar("T")


class ListVec:
    """Stands in for `vec`: `ListVec[i64]` is `list` itself, because CPython speeds up indexing for exact lists only."""

    def __class_getitem__(cls, item: object) -> type[list[Any]]:
        return list


def list_append(items: list[T], item: T) -> list[T]:
    """Stands in for `append`."""
    items.append(item)
    return items


def no_attr(**_: bool) -> Callable[[T], T]:
    """Stands in for `mypyc_attr`, which only speaks to the compiler."""
    return lambda decorated: decorated


if TYPE_CHECKING or is_compiled():
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    append, i64, mypyc_attr, vec = list_append, int, no_attr, ListVec
