"""Sets of small numbers as bit masks: what compiled positions keep instead of Python sets."""

from __future__ import annotations

from farwest.engine.native import i64, vec


def count(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def nth(mask: i64, index: i64) -> i64:
    """The bit number of the `index`-th set bit, from below; the mask must hold that many."""
    bit: i64 = 0
    while True:
        if mask >> bit & 1:
            if index == 0:
                return bit
            index -= 1
        bit += 1


def fill(mask: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write `base + bit` for every set bit into `out` from `count` on; returns the new count."""
    while mask != 0:
        if mask & 1:
            out[count] = base
            count += 1
        mask >>= 1
        base += 1
    return count


def members(mask: int) -> list[int]:
    """The set as a list, for views and people."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
