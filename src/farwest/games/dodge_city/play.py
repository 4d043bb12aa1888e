"""The position that plays: every decision handed to the phase it belongs to."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, NO_ACTION, NOBODY, Chance
from farwest.engine.data import Plain
from farwest.engine.errors import Refusal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome
from farwest.games.dodge_city import (
    cards,
    data as D,
    duels,
    events,
    explain,
    flow,
    forecast,
    gains,
    movement,
    outlook,
    position,
    refusals,
    setup,
    start,
    view,
    worlds,
)
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import (
    BUY_BUILDING,
    BUY_COUNT,
    BUY_TYPE,
    CHALLENGE,
    DUEL_CARD,
    DUEL_REMOVE,
    EVENT_BUILDING,
    EVENT_CELL,
    EVENT_COUNT,
    EVENT_OPPONENT,
    EVENT_TYPE,
    FREE_BUILDING,
    INDIAN_TARGET,
    MOVE_CARD,
    OWN_PIECE,
    PLACE_CELL,
    SELL_PIECE,
    START_CARD,
    City,
)


class DodgeCity(City):
    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        decision = self.decision
        if decision == PLACE_CELL or decision == EVENT_CELL:
            return movement.fill_cells(self, out)
        if decision == BUY_BUILDING:
            return movement.fill_buy(self, seat, out)
        if decision == BUY_COUNT:
            return movement.fill_counts(self, seat, out)
        if decision == MOVE_CARD:
            return cards.fill_faces(self.hand[seat], D.PLAY, out)
        if decision == START_CARD or decision == DUEL_CARD:
            return start.fill_cards(self, seat, out)
        if decision == INDIAN_TARGET:
            return movement.fill_targets(self, seat, out)
        if decision == FREE_BUILDING:
            return movement.fill_free(self, seat, out)
        if decision == BUY_TYPE:
            return movement.fill_types(self, seat, out)
        if decision == CHALLENGE:
            return duels.fill_challenges(self, seat, out)
        if decision == DUEL_REMOVE:
            return duels.fill_removals(self, out)
        return self.fill_event(seat, out)

    def fill_event(self, seat: i64, out: vec[i64]) -> i64:
        decision = self.decision
        if decision == SELL_PIECE:
            return events.fill_sales(self, seat, out)
        if decision == EVENT_BUILDING:
            return gains.fill_buildings(self, out)
        if decision == EVENT_TYPE:
            return gains.fill_types(self, out)
        if decision == EVENT_OPPONENT:
            return events.fill_opponents(self, seat, out)
        if decision == OWN_PIECE:
            return events.fill_own(self, seat, out)
        return gains.fill_counts(self, out)

    def forbids(self, seat: i64, action: i64) -> i64:
        decision = self.decision
        if action < 0 or action >= D.ACTION_COUNT or not answers(decision, ANSWERED[action]):
            return refusals.OTHER_DECISION
        if decision == START_CARD or decision == DUEL_CARD:
            return start.forbids_card(self, seat, action - (D.START if decision == START_CARD else D.KEEP))
        if decision == MOVE_CARD:
            return movement.forbids_card(self, seat, action - D.PLAY)
        if decision == INDIAN_TARGET:
            return LEGAL if action == D.SHOOT_STOP else movement.forbids_target(self, seat, action - D.SHOOT)
        if decision == FREE_BUILDING:
            return LEGAL if action == D.FREE_NONE else movement.forbids_free(self, seat, action - D.FREE_AT)
        if decision == BUY_BUILDING:
            if action == D.BUY_DONE:
                return LEGAL if self.free_at == NONE else refusals.FREE_FIRST
            return movement.forbids_buy(self, seat, action - D.BUY)
        if decision == BUY_TYPE:
            return movement.forbids_type(self, seat, action - D.TYPE)
        if decision == BUY_COUNT:
            return movement.forbids_count(self, seat, action - D.COUNT)
        if decision == PLACE_CELL or decision == EVENT_CELL:
            return movement.forbids_cell(self, action - D.CELL)
        if decision == CHALLENGE:
            pair = action - D.CHALLENGE
            return duels.forbids_challenge(self, seat, pair // D.SEATS, pair % D.SEATS)
        if decision == DUEL_REMOVE:
            return duels.forbids_removal(self, seat, action - D.TAKE)
        return self.forbids_event(seat, action)

    def forbids_event(self, seat: i64, action: i64) -> i64:
        decision = self.decision
        if decision == SELL_PIECE:
            return events.forbids_sale(self, seat, action - D.SELL)
        if decision == EVENT_BUILDING:
            if action == D.GAIN_DECLINE:
                return LEGAL if gains.may_decline(self) else refusals.COMPULSORY
            return gains.forbids_building(self, action - D.GAIN_AT)
        if decision == EVENT_TYPE:
            return gains.forbids_type(self, action - D.TYPE)
        if decision == EVENT_OPPONENT:
            return events.forbids_opponent(self, seat, action - D.GIVE_TO)
        if decision == OWN_PIECE:
            return events.forbids_own(self, seat, action - D.LOSE)
        return gains.forbids_count(self, action - D.COUNT)

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        decision = self.decision
        if decision == PLACE_CELL or decision == EVENT_CELL:
            movement.place(self, seat, action - D.CELL)
        elif decision == BUY_BUILDING:
            if action == D.BUY_DONE:
                flow.end_movement(self)
            else:
                movement.buy_at(self, action - D.BUY)
        elif decision == BUY_COUNT:
            movement.choose_count(self, seat, action - D.COUNT)
        elif decision == MOVE_CARD:
            movement.play_card(self, seat, action - D.PLAY)
        elif decision == START_CARD:
            start.choose(self, seat, action - D.START)
        elif decision == DUEL_CARD:
            start.choose(self, seat, action - D.KEEP)
        elif decision == BUY_TYPE:
            movement.choose_type(self, action - D.TYPE)
        elif decision == INDIAN_TARGET:
            if action == D.SHOOT_STOP:
                movement.stop_shooting(self)
            else:
                movement.shoot(self, seat, action - D.SHOOT)
        elif decision == FREE_BUILDING:
            movement.choose_free(self, seat, NONE if action == D.FREE_NONE else action - D.FREE_AT)
        elif decision == CHALLENGE:
            pair = action - D.CHALLENGE
            duels.challenge(self, seat, pair // D.SEATS, pair % D.SEATS)
        elif decision == DUEL_REMOVE:
            duels.take_piece(self, seat, action - D.TAKE)
        else:
            self.apply_event(seat, action)
        flow.proceed(self, chance)

    def apply_event(self, seat: i64, action: i64) -> None:
        decision = self.decision
        if decision == SELL_PIECE:
            events.sell(self, seat, action - D.SELL)
        elif decision == EVENT_BUILDING:
            if action == D.GAIN_DECLINE:
                gains.decline(self)
            else:
                gains.choose_building(self, action - D.GAIN_AT)
        elif decision == EVENT_TYPE:
            gains.choose_type(self, action - D.TYPE)
        elif decision == EVENT_OPPONENT:
            events.choose_opponent(self, action - D.GIVE_TO)
        elif decision == OWN_PIECE:
            events.choose_own(self, seat, action - D.LOSE)
        else:
            gains.choose_count(self, action - D.COUNT)

    # Sealed windows and questions with one answer.

    def sealed(self) -> bool:
        return self.decision == START_CARD or self.decision == DUEL_CARD

    def next_owing(self, seat: i64) -> i64:
        if self.sealed():
            return start.next_owing(self, seat)
        return NOBODY

    def waiting(self) -> list[int]:
        """DC-6.3: every player concerned, whoever has chosen already."""
        if not self.sealed():
            return self.to_act()
        return [int(seat) for seat in range(self.players) if start.concerned(self, seat)]

    def can_retract(self, seat: i64) -> bool:
        return self.sealed() and self.chosen[seat] != NONE

    def retract(self, seat: i64) -> None:
        start.retract(self, seat)

    def asks_forced(self, seat: i64) -> bool:
        """DC-6.3: a card is asked for even where one face is left, otherwise the silence would give it away."""
        return self.sealed() or self.decision == MOVE_CARD

    def forced(self, seat: i64) -> i64:
        """Cards are always asked for; an Indian may always stop, free pieces may always be lost."""
        decision = self.decision
        if decision == PLACE_CELL or decision == EVENT_CELL:
            cells = movement.open_cells(self)
            if cells & (cells - 1) != 0:
                return NO_ACTION
        elif decision in (START_CARD, MOVE_CARD, DUEL_CARD, INDIAN_TARGET, FREE_BUILDING):
            return NO_ACTION
        return super().forced(seat)

    # The rest.

    def clone(self) -> DodgeCity:
        copy = DodgeCity(self.players)
        self.copy_into(copy)
        return copy

    def fresh(self, chance: Chance) -> DodgeCity:
        city = DodgeCity(self.players)
        city.colours = self.colours
        setup.deal(city, chance)
        city.settle(chance)
        return city

    def redeal(self, viewer: i64, chance: Chance) -> None:
        worlds.redeal(self, viewer, chance)

    def lean(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        outlook.lean(self, seat, actions, count, out)
        return True

    def prospects(self, out: vec[float]) -> float:
        return forecast.prospects(self, out)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def place(self, seat: i64) -> i64:
        return self.ranks[seat]

    def outcome(self) -> Outcome | None:
        return explain.outcome(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return explain.why_not(self, seat, action)

    def view(self, viewer: i64) -> dict[str, Plain]:
        return view.view_of(self, viewer)

    def dump(self) -> dict[str, Plain]:
        return position.dump(self)


def answered(action: i64) -> i64:
    """The decision that an action answers; of two that are answered alike, the one of a movement."""
    if action < D.PLAY:
        return START_CARD
    if action < D.KEEP:
        return MOVE_CARD
    if action < D.SHOOT:
        return DUEL_CARD
    if action < D.FREE_AT:
        return INDIAN_TARGET
    if action < D.BUY:
        return FREE_BUILDING
    if action < D.TYPE:
        return BUY_BUILDING
    if action <= D.COUNT:
        return BUY_TYPE
    if action < D.CELL:
        return BUY_COUNT
    if action < D.CHALLENGE:
        return PLACE_CELL
    if action < D.TAKE:
        return CHALLENGE
    if action < D.SELL:
        return DUEL_REMOVE
    if action < D.GAIN_AT:
        return SELL_PIECE
    if action < D.GIVE_TO:
        return EVENT_BUILDING
    return EVENT_OPPONENT if action < D.LOSE else OWN_PIECE


def answers(decision: i64, other: i64) -> bool:
    """Types, numbers and cells are chosen alike in a movement and in an event."""
    if decision == EVENT_TYPE:
        return other == BUY_TYPE
    if decision == EVENT_COUNT:
        return other == BUY_COUNT
    if decision == EVENT_CELL:
        return other == PLACE_CELL
    return decision == other


ANSWERED: Final[vec[i64]] = vec[i64]([answered(action) for action in range(D.ACTION_COUNT)])
