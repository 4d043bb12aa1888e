"""Every reason for which a choice can be refused: a number for the rules, a rule id and a text key for people."""

from __future__ import annotations

from typing import Final

OTHER_DECISION: Final = 1
LAKE_LAID: Final = 2
NO_SUCH_TURN: Final = 3
NO_ROOM_FOR_TURN: Final = 4
LAKE_LEAVES_BOARD: Final = 5
LAKE_OVERLAPS: Final = 6
NO_SUCH_FLAG: Final = 7
ON_WATER: Final = 8
ON_MARKER: Final = 9
ON_FLAG: Final = 10
BESIDE_FLAG: Final = 11
NOT_YOUR_PLOT: Final = 12
COUNT_SAID: Final = 13
EMPTY_FIST: Final = 14
TOO_MANY: Final = 15
COUNT_FIRST: Final = 16
NOT_IN_HAND: Final = 17
NOT_LOWER: Final = 18
TOO_LOW: Final = 19
CARD_NOT_SHOWN: Final = 20
NO_FLAG_OF_CARD: Final = 21
NOT_A_STAR: Final = 22
NOT_PASSING: Final = 23
FLAG_THERE: Final = 24

REASONS: Final[dict[int, tuple[str, str]]] = {
    LAKE_LAID: ("CO-3.2", "refusal-lake-laid"),
    NO_SUCH_TURN: ("CO-2.3.1", "refusal-no-such-turn"),
    NO_ROOM_FOR_TURN: ("CO-3.2", "refusal-no-room-for-turn"),
    LAKE_LEAVES_BOARD: ("CO-3.2", "refusal-lake-leaves-board"),
    LAKE_OVERLAPS: ("CO-3.2", "refusal-lake-overlaps"),
    NO_SUCH_FLAG: ("CO-4.4.1", "refusal-no-such-flag"),
    ON_WATER: ("CO-2.2.4", "refusal-on-water"),
    ON_MARKER: ("CO-5.1.1", "refusal-on-marker"),
    ON_FLAG: ("CO-R09", "refusal-on-flag"),
    BESIDE_FLAG: ("CO-4.4.3", "refusal-beside-flag"),
    NOT_YOUR_PLOT: ("CO-4.10.3", "refusal-not-your-plot"),
    COUNT_SAID: ("CO-4.6.2", "refusal-count-said"),
    EMPTY_FIST: ("CO-4.10.8", "refusal-empty-fist"),
    TOO_MANY: ("CO-4.6.1", "refusal-too-many"),
    COUNT_FIRST: ("CO-4.6.2", "refusal-count-first"),
    NOT_IN_HAND: ("CO-3.4", "refusal-not-in-hand"),
    NOT_LOWER: ("CO-4.6.2", "refusal-not-lower"),
    TOO_LOW: ("CO-4.6.2", "refusal-too-low"),
    CARD_NOT_SHOWN: ("CO-4.7.1", "refusal-card-not-shown"),
    NO_FLAG_OF_CARD: ("CO-4.7.2", "refusal-no-flag-of-card"),
    NOT_A_STAR: ("CO-4.7.4", "refusal-not-a-star"),
    FLAG_THERE: ("CO-4.4.3", "refusal-flag-there"),
    NOT_PASSING: ("CO-4.10.2", "refusal-not-passing"),
}
