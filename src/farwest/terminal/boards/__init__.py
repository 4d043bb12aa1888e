"""How games are drawn. A game that is not named here is drawn by the plain board."""

from __future__ import annotations

from typing import Final

from farwest.engine.game import Game
from farwest.engine.record import Record
from farwest.terminal.boards.base import Board, View
from farwest.terminal.boards.blackrock_city import BlackrockCityBoard
from farwest.terminal.boards.carson_city import CarsonCityBoard
from farwest.terminal.boards.colorado_county import ColoradoCountyBoard
from farwest.terminal.boards.dodge_city import DodgeCityBoard
from farwest.terminal.boards.wild_gangs import WildGangsBoard
from farwest.words import Words

__all__ = ["BOARDS", "Board", "View", "board_for"]

BOARDS: Final[dict[str, type[Board]]] = {
    "blackrock-city": BlackrockCityBoard,
    "carson-city": CarsonCityBoard,
    "colorado-county": ColoradoCountyBoard,
    "dodge-city": DodgeCityBoard,
    "wild-gangs": WildGangsBoard,
}


def board_for(game: Game, words: Words, record: Record) -> Board:
    sides = game.sides(record.players, game.read_options(record.players, record.options))
    return BOARDS.get(game.id, Board)(game, words, sides)
