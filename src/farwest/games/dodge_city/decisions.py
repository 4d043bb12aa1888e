"""The decisions and stages by name: what views, prompts and refusals call them, and the rule each one comes from."""

from __future__ import annotations

from typing import Final

from farwest.games.dodge_city import state as S

NAMES: Final = {
    S.START_CARD: "start-card",
    S.MOVE_CARD: "move-card",
    S.INDIAN_TARGET: "indian-target",
    S.FREE_BUILDING: "free-building",
    S.BUY_BUILDING: "buy-building",
    S.BUY_TYPE: "buy-type",
    S.BUY_COUNT: "buy-count",
    S.PLACE_CELL: "place-cell",
    S.DUEL_CARD: "duel-card",
    S.CHALLENGE: "challenge",
    S.DUEL_REMOVE: "duel-remove",
    S.SELL_PIECE: "sell-piece",
    S.EVENT_BUILDING: "event-building",
    S.EVENT_TYPE: "event-type",
    S.EVENT_CELL: "event-cell",
    S.EVENT_OPPONENT: "event-opponent",
    S.OWN_PIECE: "own-piece",
    S.EVENT_COUNT: "event-count",
    S.FINISHED: "end",
}
NUMBERS: Final = {name: number for number, name in NAMES.items()}

RULES: Final = {
    S.START_CARD: "DC-4.1",
    S.MOVE_CARD: "DC-4.4",
    S.INDIAN_TARGET: "DC-4.5",
    S.FREE_BUILDING: "DC-4.6",
    S.BUY_BUILDING: "DC-4.7",
    S.BUY_TYPE: "DC-4.8",
    S.BUY_COUNT: "DC-4.9",
    S.PLACE_CELL: "DC-4.10",
    S.DUEL_CARD: "DC-4.15",
    S.CHALLENGE: "DC-4.16",
    S.DUEL_REMOVE: "DC-4.18",
    S.SELL_PIECE: "DC-5.13",
    S.EVENT_BUILDING: "DC-5.15",
    S.EVENT_TYPE: "DC-5.15",
    S.EVENT_CELL: "DC-5.15",
    S.EVENT_OPPONENT: "DC-5.16",
    S.OWN_PIECE: "DC-5.18",
    S.EVENT_COUNT: "DC-5.15",
    S.FINISHED: "DC-5.7",
}

STAGES: Final = {
    S.START: "start",
    S.START_EVENTS: "start-events",
    S.MOVE: "move",
    S.DUEL_SELECT: "duel-select",
    S.DUELS: "duels",
    S.CONTROL: "control",
    S.OVER: "end",
}
STAGE_NUMBERS: Final = {name: number for number, name in STAGES.items()}
