"""The end of a round (DC-4.23 to DC-4.25, DC-5.5 to DC-5.9): settlement, end of the game, ranking, new cards."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, NOBODY, Chance
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import cards, chronicle, data as D, events, pieces, start
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.duels import contested, dominant
from farwest.games.dodge_city.state import FINISHED, OVER, City, with_value


def settle(city: City, chance: Chance) -> None:
    """DC-5.5: all buildings at once, by the duel cards as they lie; then the cards are discarded."""
    winners = vec[i64]([NONE] * D.BUILDING_COUNT)
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        winners[building] = dominant(city, building)
        if contested(city, building) and city.journal is not None:
            chronicle.contest(city, building, winners[building])
    for building in range(D.IN_PLAY[city.players]):
        if winners[building] != NONE:
            take_over(city, building, winners[building])
    cards.discard_duel_cards(city)
    if is_over(city):
        finish(city, chance)
    else:
        city.round += 1
        deal(city, chance)
        start.begin_round(city)


def take_over(city: City, building: i64, seat: i64) -> None:
    value = D.VALUE[city.kinds[building]]
    pieces.empty(city, building)
    city.owners = with_value(city.owners, building, seat)
    city.points = with_value(city.points, seat, city.points[seat] + value)
    city.money[seat] += D.REWARD * value
    if city.journal is not None:
        chronicle.settled(city, building, seat)


def is_over(city: City) -> bool:
    """DC-5.7: six points, no building left to win, or round 40."""
    seat: i64
    for seat in range(city.players):
        if city.points[seat] >= D.GOAL:
            return True
    return city.unsettled == 0 or city.round >= D.ROUNDS


def deal(city: City, chance: Chance) -> None:
    """DC-4.25: four cards each, one at a time, from the last first player on (at the set-up from anybody)."""
    first = city.first if city.first != NONE else 0
    number: i64
    turn: i64
    for number in range(D.HAND_SIZE):
        for turn in range(city.players):
            seat = first + turn
            if seat >= city.players:
                seat -= city.players
            city.hand[seat] |= BIT[cards.draw(city, chance)]
    if city.journal is not None:
        chronicle.dealt(city)


# The end.


def finish(city: City, chance: Chance) -> None:
    """DC-5.8: by points. Whatever was going on stops (DC-8.43)."""
    city.stage = OVER
    city.decision = FINISHED
    city.movement = 0
    city.turn = 0
    city.due = 0
    city.card = NONE
    city.free_at = NONE
    city.visited = NONE
    city.placed = 0
    city.fight_at = NONE
    city.challenger = NONE
    city.challenged = NONE
    city.event = NONE
    city.event_seat = NONE
    city.step = 0
    city.target = NONE
    events.clear(city)
    rank(city, chance)
    city.actor = NOBODY
    if city.journal is not None:
        chronicle.finished(city)


def rank(city: City, chance: Chance) -> None:
    """Group by group from the highest place down; tied players draw for it (DC-5.9)."""
    city.ranks = vec[i64]([0] * D.SEATS)
    city.ties = vec[i64]([NONE] * D.SEATS)
    seat: i64
    other: i64
    place: i64
    for place in range(1, city.players + 1):
        group: i64 = 0
        for seat in range(city.players):
            better: i64 = 0
            for other in range(city.players):
                if city.points[other] > city.points[seat]:
                    better += 1
            if better == place - 1:
                group |= BIT[seat]
        if group & (group - 1) != 0:
            break_tie(city, group, place, chance)
        elif group != 0:
            city.ranks[bits.lowest(group)] = place


def break_tie(city: City, group: i64, place: i64, chance: Chance) -> None:
    """All 32 cards, one for each of the group, an Indian drawn again; whoever drew a "?" draws among themselves."""
    deck: i64 = D.ALL_CARDS
    while group != 0:
        if group & (group - 1) == 0:
            city.ranks[bits.lowest(group)] = place
            return
        drawn: i64 = 0
        questions: i64 = 0
        seat: i64
        for seat in range(city.players):
            if group >> seat & 1:
                card: i64 = D.FIRST_INDIAN
                while D.FACE_OF[card] == D.INDIAN:
                    if deck == 0:
                        deck = D.ALL_CARDS & ~drawn
                    card = bits.nth(deck, chance.pick(bits.count(deck)))
                    deck ^= BIT[card]
                drawn |= BIT[card]
                city.ties[seat] = D.FACE_OF[card]
                if D.FACE_OF[card] == D.QUESTION:
                    questions |= BIT[seat]
                if city.journal is not None:
                    chronicle.tie_drawn(city, seat)
        place = rank_drawn(city, group & ~questions, place)
        group = questions


def rank_drawn(city: City, group: i64, place: i64) -> i64:
    """The group in the order of the strengths drawn; returns the next place."""
    while group != 0:
        best = bits.lowest(group)
        seat: i64
        for seat in range(city.players):
            if group >> seat & 1 and D.STRENGTH[city.ties[seat]] > D.STRENGTH[city.ties[best]]:
                best = seat
        city.ranks[best] = place
        group ^= BIT[best]
        place += 1
    return place
