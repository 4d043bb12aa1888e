"""Comparing plain data, with a sentence about the first difference: the kit's asserts must speak for themselves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from farwest.engine.data import Plain, canonical


def same(found: Any, expected: Any, what: str) -> None:
    """Equal to the last byte as JSON: True is not 1, and a tuple is no plain data."""
    if found != expected or canonical(found) != canonical(expected):
        raise AssertionError(f"{what}: {difference(found, expected)}")


def plain(data: Plain, what: str) -> Plain:
    """The data after a journey through JSON, which must not have changed it."""
    back: Plain = json.loads(json.dumps(data, ensure_ascii=False))
    same(data, back, f"{what} is not plain data")
    return back


def plain_object(data: Mapping[str, Plain], what: str) -> dict[str, Plain]:
    back = plain(dict(data), what)
    assert isinstance(back, dict)
    return back


def difference(found: object, expected: object, path: str = "") -> str:
    """Where two structures first differ, and how.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    'a[1] is 2, not 3'
    >>> difference({"a": 1}, {"a": 1, "b": 2})
    'b is missing'
    """
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in [*expected, *found]:
            where = f"{path}.{key}" if path else str(key)
            if key not in found:
                return f"{where} is missing"
            if key not in expected:
                return f"{where} is there and should not be: {found[key]!r:.80}"
            if found[key] != expected[key]:
                return difference(found[key], expected[key], where)
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for index, (one, other) in enumerate(zip(found, expected, strict=True)):
            if one != other:
                return difference(one, other, f"{path}[{index}]")
    return f"{path or 'it'} is {found!r:.200}, not {expected!r:.200}"
