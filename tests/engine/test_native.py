"""The stand-ins for the compiler's types behave like the types, as far as the engine uses them."""

from types import SimpleNamespace
from typing import Any

import librt.vecs
import mypy_extensions
import pytest

import farwest
from farwest.engine import native
from farwest.engine.native import ListVec, list_append

PACKED = SimpleNamespace(vec=librt.vecs.vec, i64=mypy_extensions.i64, append=librt.vecs.append)
STAND_IN = SimpleNamespace(vec=ListVec, i64=int, append=list_append)


@pytest.fixture(params=[PACKED, STAND_IN], ids=["packed", "stand-in"])
def types(request: pytest.FixtureRequest) -> Any:
    return request.param


def numbers(types: Any, *items: int) -> Any:
    return types.vec[types.i64](items)


def test_a_vector_is_made_empty_or_from_anything_that_can_be_iterated(types: Any) -> None:
    make = types.vec[types.i64]
    assert list(make()) == []
    assert list(make([0] * 9)) == [0] * 9
    assert list(make(range(3))) == list(make(n for n in range(3))) == [0, 1, 2]


def test_items_are_read_and_written_by_index(types: Any) -> None:
    v = numbers(types, 4, 5, 6)
    v[1] = 9
    assert (v[0], v[1], v[-1], len(v)) == (4, 9, 6, 3)
    assert 9 in v
    assert 5 not in v
    assert [n + 1 for n in v] == [5, 10, 7]


def test_an_index_beyond_the_end_is_an_error(types: Any) -> None:
    v = numbers(types, 4)
    with pytest.raises(IndexError):
        v[1]
    with pytest.raises(IndexError):
        v[1] = 0


def test_a_slice_is_a_copy(types: Any) -> None:
    v = numbers(types, 1, 2, 3)
    copy, part = v[:], v[1:]
    v[2] = 7
    assert list(copy) == [1, 2, 3]
    assert list(part) == [2, 3]


def test_vectors_are_equal_when_their_items_are(types: Any) -> None:
    assert numbers(types, 1, 2) == numbers(types, 1, 2)
    assert numbers(types, 1, 2) != numbers(types, 2, 1)
    assert not numbers(types)


def test_append_gives_the_longer_vector(types: Any) -> None:
    v = numbers(types)
    for n in range(20):
        v = types.append(v, n)
    assert list(v) == list(range(20))


def test_numbers_are_plain_int_to_the_interpreter(types: Any) -> None:
    assert types.i64(7) == 7
    assert type(types.i64(7)) is int
    assert type(numbers(types, 7)[0]) is int


@pytest.mark.compiled
def test_compiled_the_engine_uses_packed_vectors() -> None:
    assert native.vec is librt.vecs.vec


@pytest.mark.interpreted
def test_from_source_the_engine_uses_lists() -> None:
    assert not farwest.is_compiled()
    assert isinstance(native.vec[native.i64](), list)
