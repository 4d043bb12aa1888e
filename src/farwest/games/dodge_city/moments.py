"""What makes a moment impossible, once the position is laid out: whose decision it is must fit everything else."""

from __future__ import annotations

from collections.abc import Iterable

from farwest.engine.bits import members
from farwest.engine.core import LEGAL
from farwest.games.dodge_city import data as D, duels, events, gains, movement, pieces, settle, start, state as S
from farwest.games.dodge_city.decisions import NAMES, STAGES
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import City

_IN_MOVEMENT = (S.MOVE_CARD, S.INDIAN_TARGET, S.FREE_BUILDING, S.BUY_BUILDING, S.BUY_TYPE, S.BUY_COUNT, S.PLACE_CELL)
_IN_EVENT = (
    S.SELL_PIECE,
    S.EVENT_BUILDING,
    S.EVENT_TYPE,
    S.EVENT_CELL,
    S.EVENT_OPPONENT,
    S.OWN_PIECE,
    S.EVENT_COUNT,
)
_ALLOWED = {
    S.START: (S.START_CARD,),
    S.START_EVENTS: _IN_EVENT,
    S.MOVE: (*_IN_MOVEMENT, *_IN_EVENT),
    S.DUEL_SELECT: (S.DUEL_CARD,),
    S.DUELS: (S.CHALLENGE, S.DUEL_REMOVE, *_IN_EVENT),
    S.CONTROL: _IN_EVENT,
    S.OVER: (S.FINISHED,),
}


def moment_problems(city: City) -> Iterable[str]:
    """Everything wrong, as far as it can be said; the first group that finds something stops."""
    return [*_stage(city)] or [*_town(city), *_hands(city)] or [*_fights(city), *_decision(city)]


def _stage(city: City) -> Iterable[str]:
    if city.decision not in _ALLOWED[city.stage]:
        yield f"{NAMES[city.decision]} is not decided in stage {STAGES[city.stage]}"
        return
    if (city.stage == S.MOVE) != (city.movement in (1, 2)):
        yield "movement: 1 or 2 while pieces are placed (DC-4.4)"
    if city.first == NONE and city.stage not in (S.START, S.OVER):
        yield "first: there is a first player once the cards are shown (DC-4.2)"
    if (city.event != NONE) != (city.decision in _IN_EVENT):
        yield "event: a card is carried out when an event decision is owed, and only then (DC-5.10)"
    if city.stage not in (S.MOVE, S.DUELS) and city.turn:
        yield "turn: nobody's turn in this stage"
    if city.due and city.stage not in (S.START_EVENTS, S.DUELS, S.CONTROL):
        yield "due: nobody waits for an event in this stage (DC-4.3)"
    if city.decision not in _IN_EVENT and (city.due or city.target != NONE or city.assigned):
        yield "due: the event comes first (DC-4.3)"
    if city.stage != S.MOVE and (city.card, city.free_at, city.visited, city.placed) != (NONE, NONE, NONE, 0):
        yield "card, free_at, visited, placed: only in a movement (DC-4.4)"


def _town(city: City) -> Iterable[str]:
    over = settle.is_over(city)
    if city.stage == S.OVER:
        if not over:
            yield "the game goes on (DC-5.7)"
        points = [city.points[seat] for seat in range(city.players)]
        by_place = sorted(range(city.players), key=lambda seat: city.ranks[seat])
        if sorted(points, reverse=True) != [points[seat] for seat in by_place]:
            yield "ending: more points, better place (DC-5.8)"
    elif city.unsettled == 0 or max(city.points[seat] for seat in range(city.players)) >= D.GOAL:
        yield "the game is over (DC-5.7)"
    for building in range(D.IN_PLAY[city.players]):
        full = city.taken[building] == D.ALL_CELLS[building]
        if full and city.controllers(building) == 0:
            yield f"town.{D.BUILDINGS[building]}: full and controlled by nobody, so it would be neutral (DC-5.4)"


def _hands(city: City) -> Iterable[str]:
    """Everybody must have a card for each phase to come (DC-4.0), and a duel card in the duels."""
    fighting = city.stage in (S.DUELS, S.CONTROL)
    for seat in range(city.players):
        colour = D.COLOURS[city.colours[seat]]
        if city.stage != S.OVER and (city.duel[seat] != NONE) != fighting:
            yield f"{colour}: a duel card in the duels, and only there (DC-4.15)"
        if len(members(city.hand[seat])) < _cards_to_play(city, seat):
            yield f"{colour}: too few cards for the phases to come (DC-4.0)"
        if city.chosen[seat] != NONE and not _may_have_chosen(city, seat):
            yield f"{colour}: chosen is a card that may be chosen, in a sealed choice (DC-4.1, DC-4.15)"
    if city.sealed() and start.next_owing(city, -1) == NONE:
        yield "all have chosen, so the cards would lie open (DC-4.2)"


def _cards_to_play(city: City, seat: int) -> int:
    if city.stage == S.START:
        return 4
    if city.stage == S.START_EVENTS:
        return 3
    if city.stage == S.DUEL_SELECT:
        return 1
    if city.stage != S.MOVE:
        return 0
    turn = (seat - city.first) % city.players
    to_come = turn > city.turn or (turn == city.turn and city.card == NONE)
    return int(to_come) + (2 if city.movement == 1 else 1)


def _may_have_chosen(city: City, seat: int) -> bool:
    if not city.sealed() or not start.concerned(city, seat):
        return False
    return bool(start.forbids_card(city, seat, city.chosen[seat]) == LEGAL)


def _fights(city: City) -> Iterable[str]:
    if city.stage not in (S.DUELS, S.CONTROL, S.OVER) and (city.shown or city.fought or city.unarmed):
        yield "shown, fought, unarmed: only in the duels (DC-4.16)"
    if city.fight_at == NONE:
        if city.decision == S.DUEL_REMOVE or (city.stage == S.DUELS and city.event != NONE):
            yield "fight: somebody fights (DC-4.17)"
        return
    pair = 2**city.challenger | 2**city.challenged
    if city.stage != S.DUELS or city.decision == S.CHALLENGE or city.challenger == city.challenged:
        yield "fight: two players, in a duel (DC-4.16)"
    elif pair & ~city.shown or pair & ~city.fought:
        yield "fight: both show their cards, and have fought now (DC-4.17)"
    elif city.decision == S.DUEL_REMOVE and duels.winner(city) == NONE:
        yield "fight: nobody has won (DC-4.17)"


def _decision(city: City) -> Iterable[str]:
    """The decision must be one that can be owed: with a choice, and with nothing left over from others."""
    if city.stage == S.OVER or city.sealed():
        if (city.here, city.left, city.last) != (NONE, 0, NONE):
            yield "here, left, last: nothing is being placed"
        return
    if not _fitting(city):
        yield f"{NAMES[city.decision]} cannot be owed here"
        return
    seat = city.actor
    if seat == NONE or not city.legal(seat):
        yield f"{NAMES[city.decision]} offers nothing"


def _fitting(city: City) -> bool:
    decision = city.decision
    if decision in _IN_EVENT:
        return _event_fits(city)
    if decision in (S.CHALLENGE, S.DUEL_REMOVE):
        if (city.here, city.left, city.last) != (NONE, 0, NONE):
            return False
        seat = city.seat_of_turn(city.turn)
        waits = city.fought >> seat & 1 == 0 and not duels.is_indian(city, seat)
        return decision == S.DUEL_REMOVE or waits
    return _movement_fits(city)


def _movement_fits(city: City) -> bool:
    seat, decision = city.seat_of_turn(city.turn), city.decision
    idle = city.here == NONE and city.left == 0 and city.last == NONE
    if decision == S.MOVE_CARD:
        return idle and (city.card, city.free_at, city.visited, city.placed) == (NONE, NONE, NONE, 0)
    if city.card == NONE or (city.free_at != NONE and not _free_fits(city, seat)):
        return False
    if decision == S.INDIAN_TARGET:
        return city.card == D.INDIAN and city.left > 0 and city.here == NONE and movement.has_targets(city, seat)
    if decision == S.FREE_BUILDING:
        is_character = city.card < D.INDIAN and D.IS_NUMBER[city.card] == 0
        return idle and is_character and city.free_at == NONE and movement.has_free(city, seat)
    if decision == S.BUY_BUILDING:
        return idle
    if city.here == NONE or city.unsettled >> city.here & 1 == 0 or city.here <= city.visited:
        return False
    if city.free_at != NONE and city.here > city.free_at:
        return False
    unopened = city.kinds[city.here] == S.UNOPENED
    if decision == S.BUY_TYPE:
        return unopened and city.here != city.free_at and city.left == 0 and city.last == NONE
    if unopened:
        return False
    if decision == S.BUY_COUNT:
        return city.left == 0 and city.last == NONE
    room = city.left <= city.supply[seat] and (city.placed >> 4 * city.here & 15) + city.left <= D.LIMIT
    return city.left > 0 and room and movement.open_cells(city) != 0


def _free_fits(city: City, seat: int) -> bool:
    """F: a character card is out, its building can take pieces of its type, and it has not been visited."""
    if city.card >= D.INDIAN or D.IS_NUMBER[city.card] == 1 or city.free_at <= city.visited or not city.supply[seat]:
        return False
    building = city.free_at
    if movement.forbids_place(city, building) != LEGAL and city.here != building:
        return False
    kind = D.FACE_KIND[city.card]
    if city.kinds[building] == S.UNOPENED:
        return bool(city.tokens >> 4 * kind & 15 > 0) and city.here != building
    return bool(city.kinds[building] == kind and city.placed >> 4 * building & 15 < D.LIMIT)


def _event_fits(city: City) -> bool:
    steps = D.EVENT_STEPS[city.event]
    index = city.step - D.FIRST_STEP[city.event]
    seat, decision = city.event_seat, city.decision
    if seat == NONE or index >= len(steps) or city.target == seat:
        return False
    if city.stage == S.MOVE and (city.card != D.QUESTION or seat != city.seat_of_turn(city.turn)):
        return False
    if city.stage == S.MOVE and (city.free_at, city.visited) != (NONE, NONE):
        return False
    if city.due >> seat & 1:
        return False
    code = D.STEP[city.step]
    paired = any(step["do"] == "give" for step in steps[: index + 1])
    if (city.target != NONE) != (paired and decision != S.EVENT_OPPONENT):
        return False
    if decision == S.SELL_PIECE:
        return _idle(city) and code in (D.PAY, D.REPAY) and _must_sell(city, seat)
    if decision in (S.EVENT_OPPONENT, S.OWN_PIECE):
        return _pieces_fit(city, seat, code)
    return code in (D.GAIN, D.GAIN_EACH, D.HIRE) and _gain_fits(city, seat, code)


def _idle(city: City) -> bool:
    return city.here == NONE and city.left == 0 and city.assigned == 0


def _must_sell(city: City, seat: int) -> bool:
    needed = D.STEP_AMOUNT[city.step] - city.money[seat]
    return bool(0 < needed <= events.resale_beyond(city, seat, city.last))


def _pieces_fit(city: City, seat: int, code: int) -> bool:
    if city.here != NONE or city.assigned:
        return False
    owned = pieces.own_beyond(city, seat, D.STEP_KIND[city.step], city.last)
    if not 0 < city.left <= min(owned, D.STEP_AMOUNT[city.step]):
        return False
    if city.decision == S.EVENT_OPPONENT:
        return code == D.GIVE and city.last == NONE
    return code in (D.GIVE, D.REMOVE)


def _gain_fits(city: City, seat: int, code: int) -> bool:
    assigned = {b: city.assigned >> 4 * b & 15 for b in range(D.BUILDING_COUNT) if city.assigned >> 4 * b & 15}
    total, decision = sum(assigned.values()) + city.left, city.decision
    if any(not _can_take(city, b, count, code) for b, count in assigned.items()):
        return False
    most = 1 if code == D.HIRE else D.STEP_AMOUNT[city.step]
    if decision == S.EVENT_BUILDING:
        wanted = code in (D.GAIN, D.HIRE) and city.here == NONE and city.last == NONE and city.left > 0
        return wanted and total <= min(most, city.supply[seat]) and gains.room_from(city, 0) >= city.left
    if city.here == NONE or city.unsettled >> city.here & 1 == 0:
        return False
    unopened = city.kinds[city.here] == S.UNOPENED
    if decision == S.EVENT_TYPE:
        asked = unopened and code in (D.GAIN, D.HIRE) and D.STEP_KIND[city.step] == D.ANY and city.last == NONE
        return asked and assigned.get(int(city.here), 0) > 0 and total <= min(most, city.supply[seat])
    if decision == S.EVENT_COUNT:
        asked = code == D.HIRE and not unopened and city.left == 0 and city.last == NONE
        return asked and assigned == {int(city.here): 1} and city.supply[seat] > 0
    placing = 0 < city.left <= (1 if code == D.GAIN_EACH else 2) and not unopened
    if code != D.GAIN_EACH:
        placing = placing and total <= min(D.STEP_AMOUNT[city.step], city.supply[seat])
    return placing and city.supply[seat] >= city.left and city.here not in assigned and movement.open_cells(city) != 0


def _can_take(city: City, building: int, count: int, code: int) -> bool:
    """Pieces given to a building that it cannot take: only EV04 may find out late (DC-5.15)."""
    if code == D.GAIN_EACH:
        return count == 1 and city.kinds[building] != S.UNOPENED
    if city.kinds[building] == S.UNOPENED and city.here != building:
        return False
    place = D.STEP_PLACE[city.step]
    room = city.unsettled >> building & 1 == 1 and len(members(city.free_cells(building))) >= count
    return room and place in (D.ANY, building)
