"""The decisions by name: what views, prompts and refusals call them, and the rule each one comes from."""

from __future__ import annotations

from typing import Final

from farwest.games.wild_gangs import state as S

NAMES: Final = {
    S.SCOUT_FIRST: "scout-first",
    S.SCOUT_SECOND: "scout-second",
    S.CHOOSE_CARD: "card",
    S.CHOOSE_FACE: "face",
    S.CHOOSE_FRONT: "front",
    S.CHOOSE_PEEK: "peek",
    S.CHOOSE_VICTIM: "victim",
    S.FINISHED: "end",
}
NUMBERS: Final = {name: number for number, name in NAMES.items()}

RULES: Final = {
    S.SCOUT_FIRST: "WG-4.1.1",
    S.SCOUT_SECOND: "WG-4.1.2",
    S.CHOOSE_CARD: "WG-4.2",
    S.CHOOSE_FACE: "WG-4.2",
    S.CHOOSE_FRONT: "WG-4.2",
    S.CHOOSE_PEEK: "WG-4.3",
    S.CHOOSE_VICTIM: "WG-5.14",
    S.FINISHED: "WG-5.17",
}

# What the others may know of somebody's decision: card and face are private until the commit (WG-6.2).
PUBLIC: Final = {S.CHOOSE_FACE: S.CHOOSE_CARD, S.CHOOSE_FRONT: S.CHOOSE_CARD}
