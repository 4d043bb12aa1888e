"""Every reason for which a choice can be refused: a number for the rules, a rule id and a text key for people."""

from __future__ import annotations

from typing import Final

OTHER_DECISION: Final = 1
TOO_MANY: Final = 2
EQUALS_HIGHEST: Final = 3
NOBODY_PENDING: Final = 4
LAST_BANDIT: Final = 5
NUMBER_TOO_LOW: Final = 6
NUMBER_TOO_HIGH: Final = 7
HEALTHY_FIRST: Final = 8
NO_SUCH_BANDIT: Final = 9
TOO_FAR: Final = 10
FROM_ONESELF: Final = 11
NOT_AT_TABLE: Final = 12
NO_CUBES: Final = 13
ONE_CUBE_ONLY: Final = 14
TWO_CUBES: Final = 15
SINGLE_CUBE: Final = 16
OTHER_ORDER: Final = 17
OWN_TURN: Final = 18
TABLE_ONLY: Final = 19
CLOCKS_OFF: Final = 20
NO_CLOCK: Final = 21
SAND_RUNS: Final = 22
NO_TURN_OPEN: Final = 23
NOT_YOUR_CLOCK: Final = 24
NO_SAND: Final = 25
OTHER_SAND: Final = 26

REASONS: Final[dict[int, tuple[str, str]]] = {
    TOO_MANY: ("BC-4.4", "refusal-too-many"),
    EQUALS_HIGHEST: ("BC-4.4", "refusal-equals-highest"),
    NOBODY_PENDING: ("BC-8.5", "refusal-nobody-pending"),
    LAST_BANDIT: ("BC-8.5", "refusal-last-bandit"),
    NUMBER_TOO_LOW: ("BC-4.8", "refusal-number-low"),
    NUMBER_TOO_HIGH: ("BC-4.8", "refusal-number-high"),
    HEALTHY_FIRST: ("BC-5.1", "refusal-healthy-first"),
    NO_SUCH_BANDIT: ("BC-5.2", "refusal-no-such-bandit"),
    TOO_FAR: ("BC-4.12b", "refusal-too-far"),
    FROM_ONESELF: ("BC-5.8", "refusal-from-oneself"),
    NOT_AT_TABLE: ("BC-5.8", "refusal-not-at-table"),
    NO_CUBES: ("BC-5.8", "refusal-no-cubes"),
    ONE_CUBE_ONLY: ("BC-2.6", "refusal-one-cube-only"),
    TWO_CUBES: ("BC-5.8", "refusal-two-cubes"),
    SINGLE_CUBE: ("BC-8.20", "refusal-single-cube"),
    OTHER_ORDER: ("BC-5.8", "refusal-other-order"),
    OWN_TURN: ("BC-8.27", "refusal-own-turn"),
    TABLE_ONLY: ("BC-5.26", "refusal-table-only"),
    CLOCKS_OFF: ("BC-5.25", "refusal-clocks-off"),
    NO_CLOCK: ("BC-5.20", "refusal-no-clock"),
    SAND_RUNS: ("BC-5.21", "refusal-sand-runs"),
    NO_TURN_OPEN: ("BC-5.21", "refusal-no-turn-open"),
    NOT_YOUR_CLOCK: ("BC-5.20", "refusal-not-your-clock"),
    NO_SAND: ("BC-5.22", "refusal-no-sand"),
    OTHER_SAND: ("BC-5.22", "refusal-other-sand"),
}
