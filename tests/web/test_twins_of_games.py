"""The secrets of two games, on the last byte that leaves the house: stolen cubes, and cowboys behind screens.

See `test_twins.py`. Thefts and sales come up in the course of random games, so tables are played until one has them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from farwest.engine.core import SPECTATOR
from farwest.tables.table import Table
from tests.web.people import Browser, House, start
from tests.web.test_twins import all_that_leaves, twin_of

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]

MOST_TABLES = 60  # a random game in three sees a theft


def told(*keys: str) -> Callable[[Table], bool]:
    """Has the journal told somebody in private what these facts say, and cannot the others work it out?"""

    def reached(table: Table) -> bool:
        assert table.match is not None
        if not any(fact.key in keys for fact in table.match.journal.facts):
            return False
        truth = table.state.dump()
        return any(twin_of(table, SPECTATOR, seed).state.dump() != truth for seed in range(6))

    return reached


def played_until(home: House, lea: Browser, bob: Browser, game: str, reached: Callable[[Table], bool]) -> str:
    for seed in range(MOST_TABLES):
        address = start(home, lea, "me person bot:random", game=game)
        bob.go(f"{address}/join", name="Bob")
        table = home.table(address)
        while table.phase == "playing":
            if reached(table):
                return address
            table = home.play_out(address, lea, bob, moves=1, seed=seed)
    raise AssertionError(f"in {MOST_TABLES} games it never happened")


@pytest.mark.rule("BC-6.1", "BC-7.5")
@pytest.mark.parametrize(
    ("game", "secret"),
    [
        ("blackrock-city", ("told-you-stole", "told-you-were-robbed")),
        ("colorado-county", ("told-paid-which",)),
    ],
)
def test_twins_leave_the_same_bytes(
    home: House, lea: Browser, bob: Browser, game: str, secret: tuple[str, ...]
) -> None:
    address = played_until(home, lea, bob, game, told(*secret))
    truth = home.table(address)
    live = home.hub.desk.lives[truth.code]
    now = home.hub.desk.now()
    home.hub.desk.now = lambda: now
    dice = random.Random(game)
    told_apart = 0
    for viewer, browser in ((0, lea), (1, bob), (SPECTATOR, home.browser())):
        browser.open(address)
        live.table = truth
        expected = all_that_leaves(home, browser, address, viewer)
        for _ in range(3):
            twin = twin_of(truth, viewer, dice.getrandbits(60))
            told_apart += twin.state.dump() != truth.state.dump()
            live.table = twin
            found = all_that_leaves(home, browser, address, viewer)
            assert [name for name in expected if found[name] != expected[name]] == []
        live.table = truth
    assert told_apart, "the twins are no twins at all"
