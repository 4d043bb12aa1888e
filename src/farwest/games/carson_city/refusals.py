"""Every reason for which a choice can be refused: a number for the rules, a rule id and a text key for people."""

from __future__ import annotations

from typing import Final

OTHER_DECISION: Final = 1
OWNED: Final = 2
RIVER_PARCEL: Final = 3
CARD_TAKEN: Final = 4
TOO_DEAR: Final = 5
TOO_MANY_COWBOYS: Final = 6
NO_COWBOY: Final = 7
NO_WHITE: Final = 8
SQUARE_CLOSED: Final = 9
NOTHING_FOR_SALE: Final = 10
ALREADY_THERE: Final = 11
WHITE_THERE: Final = 12
NOT_EMPTY: Final = 13
WHITE_ON_ESTATE: Final = 14
NO_PROPERTY: Final = 15
NO_BUILDING: Final = 16
SAFE_BUILDING: Final = 17
PROTECTED: Final = 18
SHERIFF_PEACE: Final = 19
NO_DUEL: Final = 20
NOT_OWN: Final = 21
OCCUPIED: Final = 22
NOT_REACHED: Final = 23
NO_ROOM_FOR_HOUSE: Final = 24
NO_ROAD_NEEDED: Final = 25
NO_ROAD_LEFT: Final = 26
ROAD_THERE: Final = 27
ROAD_FAR: Final = 28
ROAD_ORDER: Final = 29
BRIDGE_COST: Final = 30
IS_SITE: Final = 31
NEEDS_CONSENT: Final = 32
NO_CONSENT_NEEDED: Final = 33
REFUSED: Final = 34
NOT_KEPT: Final = 35
STRUCK: Final = 36
NOWHERE_FOR_KEPT: Final = 37
NO_SUCH_INCOME: Final = 38
TOO_FEW_CASHED: Final = 39
NO_SUCH_TILE: Final = 40
ROADS_LATER: Final = 41

REASONS: Final[dict[int, tuple[str, str]]] = {
    OWNED: ("CC-4.22", "refusal-owned"),
    RIVER_PARCEL: ("CC-11.4", "refusal-river"),
    CARD_TAKEN: ("CC-4.10", "refusal-card-taken"),
    TOO_DEAR: ("CC-8.30", "refusal-too-dear"),
    TOO_MANY_COWBOYS: ("CC-4.11", "refusal-too-many-cowboys"),
    NO_COWBOY: ("CC-4.21", "refusal-no-cowboy"),
    NO_WHITE: ("CC-4.21", "refusal-no-white"),
    SQUARE_CLOSED: ("CC-8.32", "refusal-square-closed"),
    NOTHING_FOR_SALE: ("CC-4.22", "refusal-nothing-for-sale"),
    ALREADY_THERE: ("CC-4.23", "refusal-already-there"),
    WHITE_THERE: ("CC-4.24", "refusal-white-there"),
    NOT_EMPTY: ("CC-4.24", "refusal-not-empty"),
    WHITE_ON_ESTATE: ("CC-4.24", "refusal-white-on-estate"),
    NO_PROPERTY: ("CC-4.22", "refusal-no-property"),
    NO_BUILDING: ("CC-8.22", "refusal-no-building"),
    SAFE_BUILDING: ("CC-5.27", "refusal-safe-building"),
    PROTECTED: ("CC-5.27", "refusal-protected"),
    SHERIFF_PEACE: ("CC-11.3", "refusal-sheriff-peace"),
    NO_DUEL: ("CC-4.32", "refusal-no-duel"),
    NOT_OWN: ("CC-4.50", "refusal-not-own"),
    OCCUPIED: ("CC-8.14", "refusal-occupied"),
    NOT_REACHED: ("CC-5.10", "refusal-not-reached"),
    NO_ROOM_FOR_HOUSE: ("CC-4.50", "refusal-no-room-for-house"),
    NO_ROAD_NEEDED: ("CC-4.50", "refusal-no-road-needed"),
    NO_ROAD_LEFT: ("CC-5.12", "refusal-no-road-left"),
    ROAD_THERE: ("CC-2.6", "refusal-road-there"),
    ROAD_FAR: ("CC-5.11", "refusal-road-far"),
    ROAD_ORDER: ("CC-4.54", "refusal-road-order"),
    BRIDGE_COST: ("CC-11.4", "refusal-bridge-cost"),
    IS_SITE: ("CC-4.51", "refusal-is-site"),
    NEEDS_CONSENT: ("CC-4.51", "refusal-needs-consent"),
    NO_CONSENT_NEEDED: ("CC-4.51", "refusal-no-consent-needed"),
    REFUSED: ("CC-8.16", "refusal-refused"),
    NOT_KEPT: ("CC-4.34", "refusal-not-kept"),
    STRUCK: ("CC-4.34", "refusal-struck"),
    NOWHERE_FOR_KEPT: ("CC-4.34", "refusal-nowhere-for-kept"),
    NO_SUCH_INCOME: ("CC-5.24", "refusal-no-such-income"),
    TOO_FEW_CASHED: ("CC-4.42", "refusal-too-few-cashed"),
    NO_SUCH_TILE: ("CC-11.5", "refusal-no-such-tile"),
    ROADS_LATER: ("CC-5.13", "refusal-roads-later"),
}
