"""The fast generator: the same numbers everywhere, spread evenly, unrelated from seed to seed."""

from collections import Counter
from itertools import pairwise

import pytest

from farwest.engine.core import Chance, Dice
from farwest.engine.native import i64, vec

STREAMS = {
    0: [569, 741, 581, 316, 524, 291, 346, 757],
    1: [517, 441, 134, 951, 962, 290, 6, 516],
    2: [406, 549, 509, 367, 115, 857, 391, 866],
    -1: [808, 402, 808, 348, 296, 736, 226, 413],
    2**31: [978, 664, 669, 128, 13, 24, 368, 229],
    2**40 + 5: [158, 241, 146, 439, 188, 316, 825, 286],
}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("seed", STREAMS)
def test_a_seed_gives_the_same_numbers_compiled_and_from_source(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.draw(1000) for _ in range(8)] == STREAMS[seed]


def test_large_draws_agree_to_the_bit() -> None:
    dice = Dice(12345)
    assert sum(dice.draw(2**30) for _ in range(1000)) == 546777847556


@pytest.mark.parametrize("n", [2, 3, 6, 7, 9, 10, 52])
def test_outcomes_are_spread_evenly(n: int) -> None:
    dice = Dice(n)
    counts = Counter(dice.draw(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    assert chi_square([counts[outcome] for outcome in range(n)]) < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_consecutive_outcomes_are_unrelated() -> None:
    dice = Dice(8)
    draws = [dice.draw(6) for _ in range(36_001)]
    counts = Counter(pairwise(draws))
    assert chi_square([counts[one, other] for one in range(6) for other in range(6)]) < 35 + 5 * 70**0.5


def test_neighbouring_seeds_are_unrelated() -> None:
    counts = Counter((Dice(seed).draw(6), Dice(seed + 1).draw(6)) for seed in range(36_000))
    assert chi_square([counts[one, other] for one in range(6) for other in range(6)]) < 35 + 5 * 70**0.5


def test_seeds_that_differ_in_high_bits_differ() -> None:
    streams = {tuple(dice.draw(1000) for _ in range(4)) for dice in (Dice(7 + (1 << bit)) for bit in range(3, 62))}
    assert len(streams) == 59


class Counted(Chance):
    """Counts what it is asked; every outcome is the last one."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def draw(self, n: i64) -> i64:
        self.asked.append(n)
        return n - 1


def test_one_possibility_asks_no_dice_and_none_is_an_error() -> None:
    chance = Counted()
    assert chance.pick(1) == 0
    assert chance.asked == []
    for nothing in (0, -1):
        with pytest.raises(ValueError, match="nothing to pick from"):
            chance.pick(nothing)
    assert chance.pick(6) == 5
    assert chance.asked == [6]


def test_shuffling_asks_for_each_place_from_the_last_and_touches_no_more_than_it_should() -> None:
    chance = Counted()
    items = vec[i64]([4, 5, 6, 7, 8])
    chance.shuffle(items, 4)
    assert chance.asked == [4, 3, 2]
    assert list(items) == [4, 5, 6, 7, 8]


def test_every_order_is_equally_likely() -> None:
    dice = Dice(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2, 9])
        dice.shuffle(items, 3)
        assert items[3] == 9
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < 5 + 5 * 10**0.5


def test_a_source_must_say_how_it_draws() -> None:
    with pytest.raises(NotImplementedError):
        Chance().draw(2)
