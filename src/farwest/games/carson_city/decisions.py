"""The decisions by name: what views, prompts and refusals call them, and the rule each one comes from."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import codes as S

NAMES: Final = {
    S.CHOOSE_START: "setup_parcel",
    S.CHOOSE_CARD: "personality",
    S.CHOOSE_SETTLED: "settler_parcel",
    S.HIRE: "captain",
    S.GROCER_TAKES: "grocer",
    S.WORKER_TAKES: "worker_take",
    S.RED_TAKES: "red_take",
    S.BUY_GUNS: "red_captain",
    S.PLACE: "place",
    S.ORDER_DUELS: "duel_order",
    S.BUY_PARCEL: "buy_parcel",
    S.BUY_BUILDING: "buy_building",
    S.CHOOSE_SITE: "site",
    S.CHOOSE_HOUSE: "house",
    S.CONSENT: "consent",
    S.PLACE_KEPT: "kept",
    S.GROCER_DOUBLES: "grocer_estate",
    S.BUY_VP: "vp_buy",
    S.CASH_OUT: "cash_out",
    S.RED_BANK: "red_bank",
    S.LAY_LAST_ROADS: "last_roads",
    S.BURY: "dead",
    S.CHOOSE_TILE: "duel_tile",
    S.END: "end",
}
NUMBERS: Final = {name: number for number, name in NAMES.items()}

RULES: Final = {
    S.CHOOSE_START: "CC-3.8",
    S.CHOOSE_CARD: "CC-4.10",
    S.CHOOSE_SETTLED: "CC-4.11",
    S.HIRE: "CC-4.11",
    S.GROCER_TAKES: "CC-4.11",
    S.WORKER_TAKES: "CC-11.2",
    S.RED_TAKES: "CC-11.2",
    S.BUY_GUNS: "CC-11.2",
    S.PLACE: "CC-4.20",
    S.ORDER_DUELS: "CC-4.32",
    S.BUY_PARCEL: "CC-4.32",
    S.BUY_BUILDING: "CC-4.33",
    S.CHOOSE_SITE: "CC-4.50",
    S.CHOOSE_HOUSE: "CC-4.51",
    S.CONSENT: "CC-4.52",
    S.PLACE_KEPT: "CC-4.34",
    S.GROCER_DOUBLES: "CC-5.24",
    S.BUY_VP: "CC-4.36",
    S.CASH_OUT: "CC-4.42",
    S.RED_BANK: "CC-11.3",
    S.LAY_LAST_ROADS: "CC-11.4",
    S.BURY: "CC-11.7",
    S.CHOOSE_TILE: "CC-11.5",
    S.END: "CC-5.41",
}

PHASES: Final = ["setup", "personalities", "placement", "resolution", "end"]
SIDES: Final = ["yellow", "red", "random", "custom"]
