"""The decisions by name: what views, prompts and refusals call them, and the rule each one comes from."""

from __future__ import annotations

from typing import Final

from farwest.games.blackrock_city import state as S

NAMES: Final = {
    S.WORKING: "working",
    S.TURN: "turn",
    S.CHOOSE_HX: "hx",
    S.CHOOSE_WX: "wx",
    S.CHOOSE_W: "w",
    S.WOUND_PICK: "wound",
    S.MOVE_DISTANCE: "move",
    S.STEAL_PLAN: "steal",
    S.FINISHED: "end",
}
NUMBERS: Final = {name: number for number, name in NAMES.items() if number != S.WORKING}

RULES: Final = {
    S.TURN: "BC-4.3",
    S.CHOOSE_HX: "BC-4.8",
    S.CHOOSE_WX: "BC-4.8",
    S.CHOOSE_W: "BC-4.8",
    S.WOUND_PICK: "BC-5.2",
    S.MOVE_DISTANCE: "BC-4.12b",
    S.STEAL_PLAN: "BC-5.8",
    S.FINISHED: "BC-5.11",
}

STATUSES: Final = {S.PENDING: "pending", S.STAKED: "staked", S.RENOUNCED: "renounced", S.OUT: "out"}
CAUSES: Final = {
    S.NO_CAUSE: None,
    S.BY_DEFERRING: "defer",
    S.BY_SHERIFF: "sheriff",
    S.BY_INDIANS: "indians",
    S.BY_TIMEOUT: "timeout",
}
ENDINGS: Final = {S.NOT_ENDED: None, S.NOBODY_STAKED: "renounced", S.NO_BANDITS: "exhausted"}
LINES: Final = {S.TOOK_GOLD: "gold", S.TOOK_SILVER: "silver", S.STOLE: "theft", S.LOST: "lost"}

# The decisions during which the head of the queue has not played yet (BC-5.21).
OPEN_TURN: Final = (S.TURN, S.CHOOSE_HX, S.CHOOSE_WX, S.CHOOSE_W)
