"""Why not? Every reason there is, provoked once, with the rule behind it and words for it in both languages."""

from collections.abc import Callable

import pytest

from farwest.engine.core import SPECTATOR, TABLE
from farwest.engine.errors import Refusal
from farwest.engine.guide import read_guide
from farwest.games.blackrock_city import refusals
from farwest.games.blackrock_city.game import GAME
from farwest.games.blackrock_city.play import BlackrockCity
from farwest.words import game_words
from tests.games.blackrock_city.table import FULL, NOBODY, Tiles, clock, new, play, stake, table, timeout, why_not


def four(first: Tiles = FULL, **changes: object) -> BlackrockCity:
    return table(first, FULL, FULL, FULL, **changes)


def begun(reserve: Tiles, *texts: str) -> BlackrockCity:
    return play(four(reserve), *texts)


def hurried(by: int) -> BlackrockCity:
    state = four(clocks="realtime")
    clock(state, by)
    return state


def thief(turned: str, pawn: int, cubes: list[tuple[int, int]]) -> BlackrockCity:
    state = table(FULL, NOBODY, NOBODY, pawn=pawn, sheriff=8, turned=turned, cubes=cubes)
    stake(state, 0, hx=1)
    return state


def rider() -> BlackrockCity:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=6, sheriff=0)
    stake(state, 2)
    return state


def late() -> BlackrockCity:
    state = four((1, 1, 0, 0))
    return play(state, "defer")


def spent() -> BlackrockCity:
    """Seat 1 has no clock left."""
    state = four(clocks="realtime")
    for _ in range(2):
        clock(state, 1)
        timeout(state, 0)
    return state


def four_thief() -> BlackrockCity:
    owned = [(0, 0), (1, 0), (0, 0), (0, 2)]
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=1, sheriff=8, turned="TOMBSTONE", cubes=owned)
    stake(state, 0, hx=1)
    return state


ONE = [(0, 0), (1, 0), (0, 2)]

ASKED: dict[str, Callable[[], Refusal]] = {
    "refusal-too-many": lambda: why_not(four((2, 0, 0, 0)), "stake:3"),
    "refusal-equals-highest": lambda: why_not(begun((6, 0, 0, 0), "stake:3"), "stake:3"),
    "refusal-nobody-pending": lambda: why_not(four(renounced=(1, 2, 3)), "defer"),
    "refusal-last-bandit": lambda: why_not(four((0, 0, 1, 0)), "defer"),
    "refusal-number-low": lambda: why_not(begun((1, 2, 1, 0), "stake:3"), "hx:0"),
    "refusal-number-high": lambda: why_not(begun((3, 0, 1, 0), "stake:2"), "w:2"),
    "refusal-healthy-first": lambda: why_not(late(), "wound:W"),
    "refusal-no-such-bandit": lambda: why_not(begun((0, 0, 1, 1), "defer"), "wound:H"),
    "refusal-too-far": lambda: why_not(rider(), "move:3"),
    "refusal-from-oneself": lambda: why_not(thief("TOMBSTONE", 1, ONE), "steal:P0"),
    "refusal-not-at-table": lambda: why_not(thief("TOMBSTONE", 1, ONE), "steal:P3"),
    "refusal-no-cubes": lambda: why_not(four_thief(), "steal:P2"),
    "refusal-one-cube-only": lambda: why_not(thief("TOMBSTONE", 1, ONE), "steal:P1+P2"),
    "refusal-two-cubes": lambda: why_not(thief("SANTA_FE", 3, ONE), "steal:P1"),
    "refusal-single-cube": lambda: why_not(thief("SANTA_FE", 3, ONE), "steal:P1+P1"),
    "refusal-other-order": lambda: why_not(thief("SANTA_FE", 3, ONE), "steal:P2+P1"),
    "refusal-own-turn": lambda: why_not(four(clocks="realtime"), "clock:P0"),
    "refusal-table-only": lambda: why_not(hurried(1), "timeout:P0", seat=2),
    "refusal-clocks-off": lambda: why_not(four(), "clock:P1", seat=1),
    "refusal-no-clock": lambda: why_not(spent(), "clock:P1", seat=1),
    "refusal-sand-runs": lambda: why_not(hurried(1), "clock:P2", seat=2),
    "refusal-no-turn-open": lambda: why_not(play(four(clocks="realtime"), "defer"), "clock:P1", seat=1),
    "refusal-not-your-clock": lambda: why_not(four(clocks="realtime"), "clock:P1", seat=2),
    "refusal-no-sand": lambda: why_not(four(clocks="realtime"), "timeout:P0", seat=TABLE),
    "refusal-other-sand": lambda: why_not(hurried(1), "timeout:P3", seat=TABLE),
}

NOW: dict[str, Callable[[], Refusal]] = {
    "refusal-over": lambda: why_not(play(new(3), "renounce", "renounce", "renounce"), "defer", seat=0),
    "refusal-not-your-turn": lambda: why_not(four(), "stake:1", seat=1),
    "refusal-now-turn": lambda: why_not(four(), "move:1"),
    "refusal-now-hx": lambda: why_not(begun(FULL, "stake:3"), "stake:3"),
    "refusal-now-wx": lambda: why_not(begun((2, 0, 2, 2), "stake:3"), "defer"),
    "refusal-now-w": lambda: why_not(begun((3, 0, 1, 0), "stake:2"), "hx:0"),
    "refusal-now-wound": lambda: why_not(late(), "renounce"),
    "refusal-now-move": lambda: why_not(rider(), "stake:1"),
    "refusal-now-steal": lambda: why_not(four_thief(), "renounce"),
}


@pytest.mark.parametrize("key", [*ASKED, *NOW])
def test_every_reason_comes_with_its_rule_and_in_words(key: str) -> None:
    refusal = (ASKED | NOW)[key]()
    assert refusal.key == key
    assert refusal.rule in read_guide(GAME.files(), "en").rules
    for lang in ("fr", "en"):
        assert game_words(GAME, lang).phrase(refusal).endswith(".")


def test_no_reason_is_left_out() -> None:
    assert sorted(key for _, key in refusals.REASONS.values()) == sorted(ASKED)


def test_a_spectator_is_told_whose_decision_it_is() -> None:
    assert why_not(four(), "stake:1", seat=SPECTATOR).key == "refusal-not-your-turn"
    assert why_not(four(clocks="realtime"), "clock:P1", seat=SPECTATOR).key == "refusal-not-your-turn"
