"""How things look to a beginner: big numbers for money, one more piece for the own chain, the strongest card shoots."""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.games.dodge_city import data as D, distance, state as S
from farwest.games.dodge_city.state import City


def glance(city: City, seat: int, actions: list[int]) -> list[float]:
    """In no unit: what is greater looks better."""
    decision = city.decision
    if decision in (S.START_CARD, S.DUEL_CARD):
        base = D.START if decision == S.START_CARD else D.KEEP
        return [float(D.STRENGTH[action - base]) for action in actions]
    if decision == S.MOVE_CARD:
        return [_income(action - D.PLAY) for action in actions]
    if decision in (S.PLACE_CELL, S.EVENT_CELL):
        return [-_missing(city, seat, city.here, int(D.COORDINATE_BIT[action - D.CELL])) for action in actions]
    if decision == S.BUY_BUILDING:
        return [_nearness(city, seat, a - D.BUY) if a != D.BUY_DONE else -9.0 for a in actions]
    if decision == S.FREE_BUILDING:
        return [_nearness(city, seat, a - D.FREE_AT) if a != D.FREE_NONE else -99.0 for a in actions]
    if decision == S.EVENT_BUILDING:
        return [_nearness(city, seat, a - D.GAIN_AT) if a != D.GAIN_DECLINE else -99.0 for a in actions]
    if decision in (S.BUY_COUNT, S.EVENT_COUNT):
        return [float(action) for action in actions]
    if decision in (S.BUY_TYPE, S.EVENT_TYPE):
        return [-abs(float(city.money[seat]) / 5 - float(D.PRICE[action - D.TYPE])) for action in actions]
    if decision == S.INDIAN_TARGET:
        return [0.0 if action == D.SHOOT_STOP else 1.0 + len(_chain(city, action - D.SHOOT)) for action in actions]
    return [0.0 for _ in actions]


def _income(face: int) -> float:
    if face in (D.INDIAN, D.QUESTION):
        return 1.0
    figure = float(D.FACE_FIGURE[face])
    return figure if D.IS_NUMBER[face] else figure * float(D.PRICE[D.FACE_KIND[face]]) / D.DOLLARS


def _missing(city: City, seat: int, building: int, bit: int) -> float:
    """Pieces still missing with one more on that cell."""
    cell = 2**bit
    own, free = int(city.pieces_of(building, seat)) | cell, int(city.free_cells(building)) & ~cell
    found = int(distance.missing(building, own, free))
    return 20.0 if found == distance.CUT_OFF else float(found)


def _nearness(city: City, seat: int, building: int) -> float:
    """The fewer pieces are missing, the more it draws the eye."""
    found = int(distance.missing(building, city.pieces_of(building, seat), city.free_cells(building)))
    return -20.0 if found == distance.CUT_OFF else -float(found)


def _chain(city: City, piece: int) -> list[int]:
    """The group a piece belongs to."""
    building, bit = int(D.PIECE_BUILDING[piece]), int(D.PIECE_BIT[piece])
    for seat in range(city.players):
        own = int(city.pieces_of(building, seat))
        if own >> bit & 1:
            return members(int(distance.group_of(2**bit, own)))
    return []
