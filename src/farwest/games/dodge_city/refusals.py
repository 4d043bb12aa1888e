"""Every reason for which a choice can be refused: a number for the rules, a rule id and a text key for people."""

from __future__ import annotations

from typing import Final

OTHER_DECISION: Final = 1
NOT_IN_HAND: Final = 2
INDIAN_AT_START: Final = 3
NO_PIECE_THERE: Final = 4
OWN_PIECE: Final = 5
NOT_YOUR_PIECE: Final = 6
OUT_OF_ORDER: Final = 7
TOO_FEW_LATER: Final = 8
SETTLED: Final = 9
NOT_IN_PLAY: Final = 10
FULL: Final = 11
OTHER_KIND: Final = 12
NO_TOKEN: Final = 13
NO_SUPPLY: Final = 14
TOO_DEAR: Final = 15
VISITED: Final = 16
AT_LIMIT: Final = 17
FREE_FIRST: Final = 18
BEYOND_FREE: Final = 19
TOO_MANY: Final = 20
NO_SUCH_CELL: Final = 21
TAKEN: Final = 22
YOURSELF: Final = 23
NO_SUCH_SEAT: Final = 24
HAS_FOUGHT: Final = 25
NOT_THERE: Final = 26
YOU_ARE_NOT_THERE: Final = 27
TOO_CHEAP: Final = 28
OTHER_PLACE: Final = 29
WASTEFUL: Final = 30
COMPULSORY: Final = 31
NOT_THE_LOSERS: Final = 32

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_IN_HAND: ("DC-4.4", "refusal-not-in-hand"),
    INDIAN_AT_START: ("DC-4.1", "refusal-indian-at-start"),
    NO_PIECE_THERE: ("DC-4.5", "refusal-no-piece-there"),
    OWN_PIECE: ("DC-4.5", "refusal-own-piece"),
    NOT_YOUR_PIECE: ("DC-5.13", "refusal-not-your-piece"),
    OUT_OF_ORDER: ("DC-4.0c", "refusal-out-of-order"),
    TOO_FEW_LATER: ("DC-4.10", "refusal-too-few-later"),
    SETTLED: ("DC-4.0e", "refusal-settled"),
    NOT_IN_PLAY: ("DC-3.2", "refusal-not-in-play"),
    FULL: ("DC-4.7", "refusal-full"),
    OTHER_KIND: ("DC-4.12", "refusal-other-kind"),
    NO_TOKEN: ("DC-4.13", "refusal-no-token"),
    NO_SUPPLY: ("DC-8.39", "refusal-no-supply"),
    TOO_DEAR: ("DC-4.7", "refusal-too-dear"),
    VISITED: ("DC-4.7", "refusal-visited"),
    AT_LIMIT: ("DC-4.11", "refusal-at-limit"),
    FREE_FIRST: ("DC-4.7", "refusal-free-first"),
    BEYOND_FREE: ("DC-4.7", "refusal-beyond-free"),
    TOO_MANY: ("DC-4.9", "refusal-too-many"),
    NO_SUCH_CELL: ("DC-2.11", "refusal-no-such-cell"),
    TAKEN: ("DC-4.10", "refusal-taken"),
    YOURSELF: ("DC-4.16", "refusal-yourself"),
    NO_SUCH_SEAT: ("DC-1.3", "refusal-no-such-seat"),
    HAS_FOUGHT: ("DC-4.20", "refusal-has-fought"),
    NOT_THERE: ("DC-4.16", "refusal-not-there"),
    YOU_ARE_NOT_THERE: ("DC-4.16", "refusal-you-are-not-there"),
    TOO_CHEAP: ("DC-5.13", "refusal-too-cheap"),
    OTHER_PLACE: ("DC-5.15", "refusal-other-place"),
    WASTEFUL: ("DC-5.15", "refusal-wasteful"),
    COMPULSORY: ("DC-5.15", "refusal-compulsory"),
    NOT_THE_LOSERS: ("DC-4.18", "refusal-not-the-losers"),
}
