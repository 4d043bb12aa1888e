"""Possible worlds: colours that a viewer did not see, as likely as a table of all draws says (BC-6, BC-7.5)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.games.blackrock_city.game import GAME
from farwest.games.blackrock_city.play import BlackrockCity
from tests.games.blackrock_city.table import FULL, play, table, view

SAMPLES = 4000


def exact(ledger: list[str], viewer: int) -> dict[tuple[str, ...], Fraction]:
    """Every way in which the unseen colours may have fallen, with its probability, by trying them all."""
    weights = dict(_tried(ledger, viewer))
    total = sum(weights.values())
    return {lines: weight / total for lines, weight in weights.items() if weight}


def _tried(ledger: list[str], viewer: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    for lines in product(*(_possible(line, viewer) for line in ledger)):
        yield lines, _likelihood(lines)


def _possible(line: str, viewer: int) -> list[str]:
    event, _, colour = line.rpartition(":")
    return [f"{event}:{other}" for other in (("gold", "silver") if _hidden(line, viewer) else (colour,))]


def _hidden(line: str, viewer: int) -> bool:
    return line.startswith("theft") and f"P{viewer}" not in line.split(":")


def _likelihood(lines: tuple[str, ...]) -> Fraction:
    owned: Counter[tuple[str, str]] = Counter()
    weight = Fraction(1)
    for line in lines:
        kind, *parts = line.split(":")
        if kind in ("gold", "silver"):
            owned[parts[0], kind] += int(parts[1])
            continue
        victim, colour = parts[-2], parts[-1]
        total = owned[victim, "gold"] + owned[victim, "silver"]
        weight *= Fraction(owned[victim, colour], total)
        owned[victim, colour] -= 1
        if kind == "theft":
            owned[parts[0], colour] += 1
    return weight


LEDGERS = {
    "one theft": ["gold:P1:3", "silver:P1:1", "theft:P2:P1:gold"],
    "stolen on": ["gold:P1:2", "silver:P1:2", "theft:P2:P1:gold", "theft:P3:P2:gold"],
    "a known cube tells of an unknown one": ["gold:P1:1", "silver:P1:1", "theft:P2:P1:gold", "theft:P0:P1:silver"],
    "so does a lost one": ["gold:P1:2", "silver:P1:1", "theft:P2:P1:gold", "theft:P3:P1:gold", "lost:P1:silver"],
    "there and back": [
        *["gold:P1:3", "silver:P1:2", "gold:P2:1", "silver:P3:2", "theft:P2:P1:silver", "theft:P1:P2:gold"],
        *["theft:P3:P1:gold", "theft:P0:P3:silver", "theft:P2:P1:gold", "lost:P2:gold"],
    ],
}


@pytest.mark.rule("BC-7.5")
@pytest.mark.parametrize("ledger", LEDGERS.values(), ids=list(LEDGERS))
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
@pytest.mark.heavy
def test_colours_are_spread_as_they_should(ledger: list[str], viewer: int) -> None:
    state = table(FULL, FULL, FULL, FULL, ledger=ledger)
    dice = Dice(7)
    expected = exact(ledger, viewer)
    seen = view(state, viewer)
    for kind in ("redealt", "completed"):
        found: Counter[tuple[str, ...]] = Counter()
        world = state.clone()
        for _ in range(SAMPLES if kind == "redealt" else SAMPLES // 8):
            if kind == "completed":
                completed = GAME.complete(seen, dice)
                assert isinstance(completed, BlackrockCity)
                world = completed
            else:
                world.redeal(viewer, dice)
            found[tuple(str(line) for line in lines_of(world))] += 1
        assert set(found) <= set(expected)
        _is_near(found, expected)


def lines_of(state: BlackrockCity) -> list[str]:
    lines = state.dump()["ledger"]
    assert isinstance(lines, list)
    return [str(line) for line in lines]


def _is_near(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], Fraction]) -> None:
    """Within five standard deviations of each probability."""
    samples = found.total()
    for lines, probability in expected.items():
        p = float(probability)
        assert abs(found[lines] - samples * p) <= 5 * (samples * p * (1 - p)) ** 0.5 + 1e-9, lines


def test_cubes_follow_from_the_colours() -> None:
    """BC-5.13 in every world."""
    state = table(FULL, FULL, FULL, FULL, ledger=LEDGERS["there and back"])
    for seed in range(50):
        world = state.clone()
        world.redeal(0, Dice(seed))
        assert GAME.load(world.dump()).dump() == world.dump()
        assert view(world, 0) == view(state, 0)


@pytest.mark.rule("BC-6.2")
def test_once_the_screens_are_lifted_worlds_keep_the_cubes() -> None:
    """BC-6.2: the totals are open at the end, who stole which cube is still not."""
    state = table(FULL, FULL, FULL, FULL, ledger=LEDGERS["there and back"])
    play(state, "renounce", "renounce", "renounce", "renounce")
    worlds = set()
    for seed in range(60):
        world = state.clone()
        world.redeal(SPECTATOR, Dice(seed))
        assert view(world, SPECTATOR) == view(state, SPECTATOR)
        worlds.add(tuple(lines_of(world)))
    assert len(worlds) > 1
