"""Outcomes: places are shared, the ranking is stable, the result in a record is plain."""

import pytest

from farwest.engine.errors import Phrase
from farwest.engine.outcome import Outcome, places_by


def outcome(*places: int) -> Outcome:
    return Outcome(list(places), [10 * place for place in places], "XX-1.1", Phrase("reason-over", {"round": 3}))


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([(3,), (2,), (1,)], [1, 2, 3]),
        ([(1,), (1,), (1,)], [1, 1, 1]),
        ([(5, 1), (5, 2), (4, 9), (5, 1)], [2, 1, 4, 2]),
        ([], []),
    ],
)
def test_equal_keys_share_a_place_and_the_next_one_is_skipped(keys: list[tuple[int, ...]], places: list[int]) -> None:
    assert places_by(keys) == places


def test_winners_and_ranking() -> None:
    shared = outcome(2, 1, 4, 1)
    assert shared.winners() == [1, 3]
    assert shared.ranking() == [1, 3, 0, 2]


def test_the_plain_form_is_a_copy_without_words() -> None:
    told = outcome(1, 2)
    plain = told.plain()
    assert plain == {"places": [1, 2], "scores": [10, 20], "reason": "reason-over"}
    told.places[0] = 9
    assert plain["places"] == [1, 2]
