"""Who may know what (BC-6): the colours of cubes, and stakes that are not laid yet."""

from collections import Counter

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.games.blackrock_city.game import GAME
from farwest.games.blackrock_city.play import BlackrockCity
from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    cubes,
    facts,
    new,
    play,
    rolls,
    stake,
    table,
    view,
)

SEATS = range(4)


def after_a_theft() -> BlackrockCity:
    """Seat 0 has stolen the silver cube of seat 1, who had a gold one and a silver one."""
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=1, sheriff=5, turned="TOMBSTONE", cubes=[(0, 0), (1, 1)])
    stake(state, 0, hx=1, dice=rolls(1))
    assert cubes(state, 0) == (0, 1)
    return state


def colours(state: BlackrockCity) -> dict[int, str | None]:
    """What each viewer knows of the theft."""
    lines = {viewer: view(state, viewer)["ledger"][-1] for viewer in (SPECTATOR, *SEATS)}
    assert {line["kind"] for line in lines.values()} == {"theft"}
    return {viewer: line["colour"] for viewer, line in lines.items()}


def test_thief_and_victim_know_the_colour_and_nobody_else_ever() -> None:
    """BC-6.2 lifts the screens; which cube was stolen when stays between two."""
    state = after_a_theft()
    known = {SPECTATOR: None, 0: "silver", 1: "silver", 2: None, 3: None}
    assert colours(state) == known
    play(state, "renounce")
    assert state.over
    assert colours(state) == known


def test_the_journal_tells_the_colour_to_two() -> None:
    """BC-6.1: that a cube changes hands is public."""
    state = after_a_theft()
    told = {viewer: [f.key for f in facts(state) if f.shows_to(viewer) and "cube" in f.args] for viewer in SEATS}
    assert told == {0: ["told-you-stole"], 1: ["told-you-were-robbed"], 2: [], 3: []}
    public = [fact for fact in facts(state) if fact.key == "told-stole"]
    assert [(fact.to, sorted(fact.args)) for fact in public] == [(None, ["gang", "victim"])]


@pytest.mark.rule("BC-6.1")
def test_bc_6_1_totals_follow_from_what_all_saw_colours_do_not() -> None:
    state = after_a_theft()
    for viewer in SEATS:
        seats = view(state, viewer)["seats"]
        assert [seat["cubes"] for seat in seats] == [1, 1, 0, 0]
        assert [seat["gold"] is not None for seat in seats] == [seat == viewer for seat in SEATS]
    assert [seat["gold"] for seat in view(state, SPECTATOR)["seats"]] == [None] * 4
    assert view(new(3))["open_counts"] is False
    assert view(new(3, open_counts=True))["open_counts"] is True


@pytest.mark.rule("BC-6.2")
def test_bc_6_2_at_the_end_the_screens_are_lifted() -> None:
    state = after_a_theft()
    play(state, "renounce")
    for viewer in (SPECTATOR, *SEATS):
        assert [(seat["gold"], seat["silver"]) for seat in view(state, viewer)["seats"][:2]] == [(0, 1), (1, 0)]


def test_with_the_dummy_only_the_other_one_learns_the_colour() -> None:
    """BC-4.21: when he steals, the victim; when he is robbed (BC-8.30), the thief."""
    steals = table(FULL, FULL, pawn=1, sheriff=8, dummy=3, turned="TOMBSTONE", cubes=[(0, 0), (1, 1)])
    stake(steals, 0, hx=2)
    play(steals, "renounce", dice=rolls(0))
    thefts = [next(row for row in view(steals, seat)["ledger"] if row["kind"] == "theft") for seat in range(2)]
    assert [theft["colour"] for theft in thefts] == [None, "gold"]
    assert [fact.to for fact in facts(steals) if "told-you" in fact.key] == [(1,)]


@pytest.mark.rule("BC-7.4", "BC-7.5")
def test_bc_7_5_any_cube_is_as_likely() -> None:
    stolen: Counter[tuple[int, int]] = Counter()
    for seed in range(900):
        state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=1, sheriff=5, turned="TOMBSTONE", cubes=[(0, 0), (2, 1)])
        stake(state, 0, hx=1, dice=Dice(seed))
        stolen[cubes(state, 0)] += 1
    assert 540 < stolen[1, 0] < 660
    assert stolen[1, 0] + stolen[0, 1] == 900


@pytest.mark.rule("BC-7.5")
def test_bc_7_5_two_cubes_without_putting_one_back() -> None:
    for seed in range(20):
        state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=1, turned="SANTA_FE", cubes=[(0, 0), (1, 1)])
        stake(state, 0, hx=1, dice=Dice(seed))
        assert cubes(state, 0) == (1, 1)


def test_a_lost_cube_is_seen_by_all() -> None:
    """BC-5.3: it leaves the game openly."""
    state = table(NOBODY, FULL, FULL, FULL, staked={0: (0, 0, 3, 0)}, pawn=4, sheriff=2, first=1, cubes=[(2, 1)])
    stake(state, 2, dice=rolls(2))
    for viewer in (SPECTATOR, *SEATS):
        assert view(state, viewer)["ledger"][-1] == {"kind": "lost", "seat": 0, "colour": "silver"}
        assert view(state, viewer)["gone"]["silver"] == 1


def test_of_a_stake_begun_the_others_see_and_hear_nothing() -> None:
    """BC-4.8, also where it is cut off by the sand (BC-5.22)."""
    state = table(FULL, FULL, FULL, FULL)
    before = [view(state, viewer) for viewer in (SPECTATOR, 1, 2, 3)]
    heard = len(facts(state))
    play(state, "stake:3")
    assert [view(state, viewer) for viewer in (SPECTATOR, 1, 2, 3)] == before
    assert len(facts(state)) == heard
    assert state.why_not(1, GAME.parse("stake:1")) == table(FULL, FULL, FULL, FULL).why_not(1, GAME.parse("stake:1"))
