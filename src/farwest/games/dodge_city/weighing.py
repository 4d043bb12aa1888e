"""How good the choices of each decision look (section 10 of the rules): what advice and search go by."""

from __future__ import annotations

from typing import Final

from farwest.games.dodge_city import data as D, judgement, state as S, survey
from farwest.games.dodge_city.state import City

CARDS: Final = (S.START_CARD, S.MOVE_CARD, S.DUEL_CARD)


def weights(city: City, seat: int, actions: list[int]) -> list[float]:
    """In points of score, for the seat that owes the decision."""
    decision = city.decision
    if decision in CARDS:
        return _cards(city, seat, actions)
    if decision in (S.PLACE_CELL, S.EVENT_CELL):
        return judgement.cell_weights(city, seat, [int(D.COORDINATE_BIT[a - D.CELL]) for a in actions])
    if decision == S.CHALLENGE:
        pairs = [divmod(action - D.CHALLENGE, D.SEATS) for action in actions]
        return [judgement.challenge_worth(city, seat, building, other) for building, other in pairs]
    if decision == S.EVENT_OPPONENT:
        hopes = survey.prospects(city)
        return [-hopes[action - D.GIVE_TO] for action in actions]
    if decision in (S.INDIAN_TARGET, S.DUEL_REMOVE, S.SELL_PIECE, S.OWN_PIECE):
        return _pieces(city, seat, actions)
    return _buildings(city, seat, actions)


def _cards(city: City, seat: int, actions: list[int]) -> list[float]:
    base = {S.START_CARD: D.START, S.MOVE_CARD: D.PLAY, S.DUEL_CARD: D.KEEP}[city.decision]
    faces = [action - base for action in actions]
    if city.decision == S.DUEL_CARD:
        return [judgement.strength_worth(city, seat, face) for face in faces]
    return judgement.card_weights(city, seat, faces)


def _pieces(city: City, seat: int, actions: list[int]) -> list[float]:
    """Own pieces by the least loss, opposing ones by the most gain."""
    if city.decision == S.DUEL_REMOVE:
        row = city.fight_at * D.GRID
        found = [int(D.PIECE_AT[row + D.COORDINATE_BIT[action - D.TAKE]]) for action in actions]
        return [-judgement.piece_loss(city, seat, piece) for piece in found]
    if city.decision == S.INDIAN_TARGET:
        gains = [-judgement.piece_loss(city, seat, action - D.SHOOT) for action in actions if action != D.SHOOT_STOP]
        return [*judgement.ordered_weights(gains, int(city.left)), 0.0]
    base = D.SELL if city.decision == S.SELL_PIECE else D.LOSE
    gains = [-judgement.piece_loss(city, seat, action - base) for action in actions]
    return gains if city.decision == S.SELL_PIECE else judgement.ordered_weights(gains, int(city.left))


def _buildings(city: City, seat: int, actions: list[int]) -> list[float]:
    """Where, of which type, how many."""
    decision = city.decision
    if decision == S.BUY_BUILDING:
        return judgement.visit_weights(city, seat, [a - D.BUY if a != D.BUY_DONE else None for a in actions])
    if decision == S.FREE_BUILDING:
        free = int(D.FACE_FIGURE[city.card])
        kind = int(D.FACE_KIND[city.card])
        return [
            judgement.free_gain(city, seat, a - D.FREE_AT, free, kind) if a != D.FREE_NONE else 0.0 for a in actions
        ]
    if decision in (S.BUY_TYPE, S.EVENT_TYPE):
        return [judgement.kind_worth(city, seat, action - D.TYPE) for action in actions]
    if decision == S.BUY_COUNT:
        return [judgement.count_gain(city, seat, action - D.COUNT) for action in actions]
    if decision == S.EVENT_COUNT:
        return [float(action - D.COUNT) for action in actions]
    places = [action - D.GAIN_AT if action != D.GAIN_DECLINE else None for action in actions]
    return [0.0 if place is None else survey.plan(city, seat, place, 1, -1).gain for place in places]
