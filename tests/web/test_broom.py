"""The house is swept when nobody waits for it."""

from __future__ import annotations

from farwest.web.broom import LONGEST, QUIET, Broom


def swept(requests: dict[int, int], until: int) -> list[int]:
    """The seconds at which it is swept, where so many more requests come at those seconds."""
    broom, count, found = Broom(0), 0, []
    for second in range(until):
        count += requests.get(second, 0)
        if broom.is_due(second, count):
            found.append(second)
    return found


def test_a_house_that_nobody_visits_is_clean() -> None:
    assert swept({}, 3 * int(LONGEST)) == []


def test_it_is_swept_once_when_it_has_become_quiet() -> None:
    assert swept({10: 1, 11: 5, 13: 1}, 300) == [13 + QUIET]
    assert swept({10: 1, 100: 1}, 300) == [10 + QUIET, 100 + QUIET]


def test_it_is_swept_now_and_then_where_it_is_never_quiet() -> None:
    assert swept(dict.fromkeys(range(2000), 400), 2000) == [LONGEST, 2 * LONGEST, 3 * LONGEST]


def test_short_pauses_are_no_quiet_moment() -> None:
    assert swept(dict.fromkeys(range(0, 500, int(QUIET) - 1), 1), 500) == []
