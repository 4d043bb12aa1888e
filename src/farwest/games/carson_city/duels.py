"""Duels (CC-5.15 to CC-5.18): dice or tiles, one winner, the losers' cowboys."""

from __future__ import annotations

from farwest.engine.core import BIT, Chance
from farwest.engine.native import append, i64, vec
from farwest.games.carson_city import chronicle, data as D, duel_tiles, red
from farwest.games.carson_city.codes import BURY, NO_SEAT, NOWHERE, RUNNING
from farwest.games.carson_city.state import Town


def fight(town: Town, location: i64, chance: Chance) -> None:
    """Everybody who stands there, in one common duel (CC-5.16)."""
    town.focus = location
    town.decision = RUNNING
    if town.with_tiles:
        if not duel_tiles.open_window(town, location):
            settle_tiles(town, chance)
        return
    shots = vec[i64]([0] * D.MOST_PLAYERS)
    index: i64
    die: i64
    for index in range(town.players):  # the dice are rolled in pass order (section 7)
        seat = town.order[index]
        if town.standing[location] >> seat & 1:
            for die in range(town.duel_dice):
                shots[seat] += chance.pick(6) + 1
    decide(town, location, shots)


def choose_tile(town: Town, seat: i64, value: i64, chance: Chance) -> None:
    """CC-11.5: when the last one has chosen, all are shown at once."""
    if duel_tiles.choose(town, seat, value):
        settle_tiles(town, chance)


def settle_tiles(town: Town, chance: Chance) -> None:
    shots = duel_tiles.reveal(town)
    decide(town, town.focus, shots)
    duel_tiles.draw_again(town, chance)


def decide(town: Town, location: i64, shots: vec[i64]) -> None:
    """CC-5.15: the highest total; of equal ones the earliest in pass order, which comes first here."""
    who = town.standing[location]
    winner: i64 = NO_SEAT
    best: i64 = -1
    index: i64
    for index in range(town.players):
        seat = town.order[index]
        if who >> seat & 1:
            total = shots[seat] + town.firepower(seat)
            if total > best:
                winner, best = seat, total
    if town.journal is not None:
        chronicle.duel(town, location, shots, winner)
    town.log = append(town.log[:], entry(town, location, shots, winner))
    losers = who & ~BIT[winner]
    for index in range(town.players):
        seat = town.order[index]
        if losers >> seat & 1:
            red.lost_duel(town, seat)
            if not town.dead_cowboys:
                town.come_home(seat, location)  # CC-5.17
    if town.dead_cowboys:
        town.fallen = losers
        next_burial(town)


def entry(town: Town, location: i64, shots: vec[i64], winner: i64) -> i64:
    """A duel in one number: three bits for the winner, seven for the location, then ten for each seat: one more than
    its dice or tile, and its firepower. Zero for a seat that did not fight."""
    number = winner + 8 * location
    seat: i64
    for seat in range(town.players):
        if town.standing[location] >> seat & 1:
            number |= (shots[seat] + 1 + 16 * town.firepower(seat)) * BIT[10 + 10 * seat]
    return number


# The losers' cowboys with the option of CC-11.7.


def next_burial(town: Town) -> None:
    index: i64
    for index in range(town.players):
        if town.fallen >> town.order[index] & 1:
            town.ask(town.order[index], BURY)
            return
    town.decision = RUNNING


def bury(town: Town, seat: i64, dead: bool) -> None:
    if dead:
        town.bury(seat, town.focus)
        town.vp[seat] += D.DEAD_VP
    else:
        town.come_home(seat, town.focus)
    if town.journal is not None:
        chronicle.buried(town, seat, dead)
    town.fallen &= ~BIT[seat]
    next_burial(town)


# Several duels (CC-4.32, CC-5.23): the earliest in pass order of all involved says which comes next.


def is_due(town: Town, location: i64) -> bool:
    """A duel of this step: for parcels to buy in step 5, for buildings in step 16."""
    if not town.is_contested(location):
        return False
    return (town.owner[location - D.CELLS_FROM] == NO_SEAT) == (town.step == D.PARCELS_STEP)


def next_duel(town: Town) -> i64:
    """How many duels are due; a single one is in `focus`, the chooser named when there are several."""
    contested: i64 = 0
    involved: i64 = 0
    first: i64 = NOWHERE
    location = town.next_manned(D.CELLS_FROM)
    while location < D.LOCATION_COUNT:
        if is_due(town, location):
            if contested == 0:
                first = location
            contested += 1
            involved |= town.standing[location]
        location = town.next_manned(location + 1)
    town.focus = first if contested == 1 else NOWHERE
    if contested > 1 and town.chooser == NO_SEAT:
        index: i64 = 0
        while involved >> town.order[index] & 1 == 0:
            index += 1
        town.chooser = town.order[index]
    return contested
