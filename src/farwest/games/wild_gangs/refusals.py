"""Every reason for which a choice can be refused: a number for the rules, a rule id and a text key for people."""

from __future__ import annotations

from typing import Final

OTHER_DECISION: Final = 1
SCOUTED_ALREADY: Final = 2
PAIR_TAKEN: Final = 3
NOT_IN_HAND: Final = 4
NO_HIDING_LEFT: Final = 5
STREET_CLOSED: Final = 6
FRONT_FULL: Final = 7
EVENT_SEEN: Final = 8
SLOT_EMPTY: Final = 9
OWN_CARD: Final = 10
FACE_UP: Final = 11
CARD_SEEN: Final = 12
OWN_GANG: Final = 13
NOT_IN_STREET: Final = 14
NO_SUCH_GANG: Final = 15

REASONS: Final[dict[int, tuple[str, str]]] = {
    SCOUTED_ALREADY: ("WG-4.1.2", "refusal-scouted-already"),
    PAIR_TAKEN: ("WG-4.1", "refusal-pair-taken"),
    NOT_IN_HAND: ("WG-4.2", "refusal-not-in-hand"),
    NO_HIDING_LEFT: ("WG-3.8", "refusal-no-hiding-left"),
    STREET_CLOSED: ("WG-3.9", "refusal-street-closed"),
    FRONT_FULL: ("WG-2.2.2", "refusal-front-full"),
    EVENT_SEEN: ("WG-8.7", "refusal-event-seen"),
    SLOT_EMPTY: ("WG-4.3", "refusal-slot-empty"),
    OWN_CARD: ("WG-8.8", "refusal-own-card"),
    FACE_UP: ("WG-4.3", "refusal-face-up"),
    CARD_SEEN: ("WG-8.7", "refusal-card-seen"),
    OWN_GANG: ("WG-5.14", "refusal-own-gang"),
    NOT_IN_STREET: ("WG-5.14", "refusal-not-in-street"),
    NO_SUCH_GANG: ("WG-3.1", "refusal-no-such-gang"),
}
