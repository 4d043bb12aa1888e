"""Bit masks as sets."""

from collections.abc import Callable

import pytest

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec

MASKS = [0, 1, 0b1011000, 1 << 61, (1 << 62) - 1, 0x155555555555555]


@pytest.mark.parametrize("mask", MASKS)
def test_counting_listing_and_finding_agree(mask: int) -> None:
    expected = [bit for bit in range(62) if mask & BIT[bit]]
    assert bits.count(mask) == len(expected)
    assert bits.members(mask) == expected
    assert [bits.nth(mask, index) for index in range(len(expected))] == expected


@pytest.mark.parametrize("fill", [bits.fill, bits.fill_few])
@pytest.mark.parametrize("mask", MASKS)
def test_filling_writes_from_a_place_on_and_gives_the_next(mask: int, fill: Callable[..., int]) -> None:
    out = vec[i64]([-7] * 70)
    end = fill(mask, 100, out, 3)
    assert [*out][:end] == [-7, -7, -7, *(100 + bit for bit in bits.members(mask))]
    assert set([*out][end:]) == {-7}
