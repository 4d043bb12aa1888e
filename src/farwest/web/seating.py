"""What is usual at a table, and how a form says who sits where."""

from __future__ import annotations

from typing import Final

from farwest.bots.levels import LEVELS
from farwest.engine.game import Game
from farwest.tables.plan import SeatPlan

USUAL_PLAYERS: Final = 3
USUAL_LEVEL: Final = "deputy"
OFFERED: Final = tuple(level for level in LEVELS if level != "random")  # nobody wants to play against chance alone
BOT: Final = "bot:"


def usual_players(game: Game) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.player_counts else game.player_counts[0]


def read_seat(text: str, name: str = "") -> SeatPlan | None:
    """`me`, `person`, `bot:deputy`; None for anything else."""
    if text.startswith(BOT):
        return SeatPlan("bot", text.removeprefix(BOT))
    if text == "me":
        return SeatPlan("me", name=name)
    return SeatPlan("person") if text == "person" else None


def usual_seats(players: int, company: str) -> list[str]:
    """Who sits where before anybody says anything: `bots` (the default), `friends`, or all of us `here`."""
    others = {"friends": "person", "here": "me"}.get(company, f"{BOT}{USUAL_LEVEL}")
    return ["me", *[others] * (players - 1)]
