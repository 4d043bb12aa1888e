"""What Dodge City tells its bots (section 10 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from farwest.engine.advice import Advice
from farwest.engine.core import State
from farwest.engine.errors import Phrase
from farwest.games.dodge_city import beginner, data as D, judgement, reasons, state as S, survey
from farwest.games.dodge_city.state import City

SPREAD: Final = 1.6  # points by which a guess of two final scores may be off
CARDS: Final = (S.START_CARD, S.MOVE_CARD, S.DUEL_CARD)


class DodgeCityAdvice(Advice):
    """The town is open to all, so most decisions look the same in every world; duels do not."""

    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        city = city_of(world)
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

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        if city_of(worlds[0]).decision == S.CHALLENGE:
            return super().consider(worlds, seat, actions)
        return self.weigh(worlds[0], seat, actions)

    def evaluate(self, world: State, seat: int) -> float:
        """The mean chance to end ahead of a rival."""
        city = city_of(world)
        rivals = int(city.players) - 1
        if city.over:
            return (rivals + 1 - int(city.place(seat))) / rivals
        hopes = survey.prospects(city)
        chances = [1 / (1 + exp(-(hopes[seat] - hopes[o]) / SPREAD)) for o in range(city.players) if o != seat]
        return sum(chances) / rivals

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return beginner.glance(city_of(world), seat, actions)

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        return reasons.explain(city_of(worlds[0]), seat, action)


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


def city_of(world: State) -> City:
    assert isinstance(world, City)
    return world
