"""Phase 1 (CC-4.10 to CC-4.12): everybody takes a card, and its power works before the next one chooses."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, land, placement, red, refusals, setup
from farwest.games.carson_city.codes import (
    CHOOSE_CARD,
    CHOOSE_SETTLED,
    GROCER_TAKES,
    HIRE,
    NO_CARD,
    NO_SEAT,
    PERSONALITIES,
    PLACEMENT,
    RUNNING,
)
from farwest.games.carson_city.state import Town


def begin_round(town: Town) -> None:
    """CC-4.10: all seven cards are there again; who chooses first is the order of the round before."""
    town.round += 1
    town.phase = PERSONALITIES
    town.turn = 0
    town.step = 0
    seat: i64
    for seat in range(town.players):
        town.card[seat] = NO_CARD
    if town.journal is not None:
        chronicle.round_began(town)


def next_chooser(town: Town) -> None:
    if town.turn < town.players:
        town.ask(town.order[town.turn], CHOOSE_CARD)
    else:
        line_up(town)


def line_up(town: Town) -> None:
    """CC-4.12: the placement track, by ascending numbers of the cards."""
    track = town.track[:]
    count: i64 = 0
    card: i64
    seat: i64
    for card in range(D.CARD_COUNT):
        for seat in range(town.players):
            if town.card[seat] == card:
                track[count] = seat
                count += 1
    town.track = track
    town.phase = PLACEMENT
    town.turn = 0
    town.passed = 0
    for seat in range(town.players):
        town.line[seat] = NO_SEAT
    placement.open_menu(town)
    if town.journal is not None:
        chronicle.lined_up(town)


# Which card.


def is_taken(town: Town, card: i64) -> bool:
    seat: i64
    for seat in range(town.players):
        if town.card[seat] == card:
            return True
    return False


def fill_cards(town: Town, out: vec[i64]) -> i64:
    left: i64 = setup.ALL_CARDS
    seat: i64
    for seat in range(town.players):
        if town.card[seat] != NO_CARD:
            left ^= BIT[town.card[seat]]
    return bits.fill(left, D.TAKE_CARD, out, 0)


def forbids_card(town: Town, card: i64) -> i64:
    return refusals.CARD_TAKEN if is_taken(town, card) else LEGAL


def choose_card(town: Town, seat: i64, card: i64) -> None:
    """CC-4.11: the power works at once, before the next player chooses."""
    town.card[seat] = card
    town.turn += 1
    town.decision = RUNNING
    if town.journal is not None:
        chronicle.took_card(town, seat, card)
    if town.is_red(card):
        red.use_power(town, seat, card)
    else:
        use_power(town, seat, card)


def use_power(town: Town, seat: i64, card: i64) -> None:
    """The yellow sides. The mercenary's is in `firepower`, the worker's half price in `construction` (CC-5.30)."""
    if card == D.SHERIFF:
        town.white = seat
    elif card == D.BANKER:
        town.cash[seat] += D.BANKER_MONEY
        if town.journal is not None:
            chronicle.got_money(town, seat, D.BANKER_MONEY, "CC-4.11")
    elif card == D.GROCER:
        town.decision = GROCER_TAKES
    elif card == D.WORKER:
        roads = land.take_roads(town, seat, D.WORKER_ROADS)  # CC-8.27
        if town.journal is not None:
            chronicle.got_roads(town, seat, roads, "CC-4.11")
    elif card == D.SETTLER and land.tiles_left(town, seat) > 0:
        town.decision = CHOOSE_SETTLED
    elif card == D.CAPTAIN:
        town.decision = HIRE


# The settler's parcel: as at set-up, free of charge.


def settle_parcel(town: Town, seat: i64, cell: i64) -> None:
    land.claim(town, seat, cell)
    if town.journal is not None:
        chronicle.settled(town, seat, cell, "CC-4.11")
    town.decision = RUNNING


def forbids_settled(town: Town, cell: i64) -> i64:
    return setup.forbids_parcel(town, cell)


# The captain's cowboys.


def forbids_hire(town: Town, seat: i64, number: i64) -> i64:
    if D.CAPTAIN_PRICE[number] > town.cash[seat]:
        return refusals.TOO_DEAR
    return refusals.TOO_MANY_COWBOYS if town.reserve[seat] + number > D.COWBOYS else LEGAL


def fill_hires(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    number: i64
    for number in range(4):
        if forbids_hire(town, seat, number) == LEGAL:
            out[count] = D.CAPTAIN_HIRES + number
            count += 1
    return count


def hire(town: Town, seat: i64, number: i64) -> None:
    """CC-5.33: cowboys of his own colour, for good."""
    town.cash[seat] -= D.CAPTAIN_PRICE[number]
    town.reserve[seat] += number
    town.general[seat] -= number
    if town.journal is not None:
        chronicle.hired(town, seat, number, D.CAPTAIN_PRICE[number])
    town.decision = RUNNING


# The grocer: money now, or the choice at the estate income (CC-5.24).


def grocer_takes(town: Town, seat: i64, now: bool) -> None:
    red.take_or_wait(town, seat, now, "CC-4.11")
