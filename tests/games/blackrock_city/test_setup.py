"""Set-up (BC-3) and its chances (BC-7.1 to BC-7.3)."""

from collections import Counter

import pytest

from farwest.games.blackrock_city import data as D
from tests.games.blackrock_city.table import FULL, cubes, new, queue, reserve, told, view

REVERSE = {town: D.REVERSES[D.TOWN_REVERSE[n]] for n, town in enumerate(D.TOWNS)}


@pytest.mark.rule("BC-3.1", "BC-7.1")
def test_bc_3_1_twelve_towns_in_any_order_counted_from_start_city() -> None:
    second: Counter[str] = Counter()
    for seed in range(600):
        circle = [town["town"] for town in view(new(4, seed))["circle"]]
        assert circle[0] == "START"
        assert sorted(circle) == sorted(D.TOWNS)
        second[circle[1]] += 1
    assert set(second) == set(D.TOWNS) - {"START"}
    assert max(second.values()) < 2 * min(second.values())


@pytest.mark.rule("BC-3.2", "BC-7.2")
@pytest.mark.parametrize("players", [2, 3])
def test_bc_3_2_two_towns_with_different_reverses_stay_in_the_box(players: int) -> None:
    absent: Counter[tuple[str, ...]] = Counter()
    for seed in range(1500):
        shown = view(new(players, seed))
        assert len(shown["circle"]) == 10
        one, other = shown["absent"]
        assert "START" not in (one, other)
        assert REVERSE[one] != REVERSE[other]
        absent[one, other] += 1
    towns = D.TOWNS[1:]
    admissible = [(a, b) for n, a in enumerate(towns) for b in towns[n + 1 :] if REVERSE[a] != REVERSE[b]]
    assert set(absent) == set(admissible)


@pytest.mark.rule("BC-3.3", "BC-3.4", "BC-3.8")
def test_bc_3_3_banks_and_sheriff() -> None:
    for players in (2, 3, 4):
        shown = view(new(players))
        assert shown["bank"] == {"gold": 21, "silver": 10, "prisoners": 13}
        assert shown["gone"] == {"gold": 0, "silver": 0, "prisoners": 0}
    assert view(new(4))["sheriff"] == 0


@pytest.mark.rule("BC-3.5", "BC-3.8")
def test_bc_3_5_everybody_starts_alike() -> None:
    state = new(3)
    for seat, shown in enumerate(view(state)["seats"]):
        assert reserve(state, seat) == FULL
        assert cubes(state, seat) == (0, 0)
        assert (shown["clocks"], shown["status"], shown["last_attack"]) == (2, "pending", 0)


@pytest.mark.rule("BC-3.6", "BC-7.3")
def test_bc_3_6_the_first_player_is_drawn_or_fixed() -> None:
    drawn = Counter(view(new(4, seed, first="draw"))["first"] for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60
    for seed in range(20):
        fixed = new(4, seed)
        assert (view(fixed)["first"], view(fixed)["pawn"]) == (0, {"at": 0, "owner": 0})
        assert queue(fixed) == [0, 1, 2, 3]


@pytest.mark.rule("BC-3.7")
def test_bc_3_7_the_dummy_sits_third() -> None:
    state = new(2, gangs="BILLY,JESSIE")
    dummy = view(state)["dummy"]
    assert dummy["gang"] == "BUTCH"
    assert reserve(state, 2) == (0, 0, 0, 0)
    assert len(view(state)["seats"]) == 2
    assert view(new(3))["dummy"] is None
    assert "told-dummy-staked" in told(state)
