"""Sets of small numbers as bit masks: what compiled positions keep instead of Python sets."""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec

# 2**k leaves a different rest modulo 67 for every k below 66, so that a lone bit finds its number in one step.
_NUMBER_OF: Final[vec[i64]] = vec[i64]([max(k * (2**k % 67 == rest) for k in range(62)) for rest in range(67)])


def count(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def lowest(mask: i64) -> i64:
    """The bit number of the lowest set bit; the mask must hold one."""
    return _NUMBER_OF[(mask & -mask) % 67]


def nth(mask: i64, index: i64) -> i64:
    """The bit number of the `index`-th set bit, from below; the mask must hold that many."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


def fill(mask: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write `base + bit` for every set bit into `out` from `count` on; returns the new count.

    Writes for every bit and moves on after set ones only: no processor can predict an `if` on a random bit.
    """
    while mask != 0:
        out[count] = base
        count += mask & 1
        mask >>= 1
        base += 1
    return count


def fill_few(mask: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """The same, quicker for a few bits far apart."""
    while mask != 0:
        out[count] = base + lowest(mask)
        count += 1
        mask &= mask - 1
    return count


def members(mask: int) -> list[int]:
    """The set as a list, for views and people."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
