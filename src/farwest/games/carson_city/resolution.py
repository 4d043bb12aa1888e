"""Phase 3 (section 4.4): the steps of the action track in their order; each square's rule is in the file it names."""

from __future__ import annotations

from farwest.engine.core import Chance
from farwest.engine.native import i64
from farwest.games.carson_city import (
    chronicle,
    closing,
    construction,
    data as D,
    duels,
    estate,
    points,
    purchase,
    squares,
)
from farwest.games.carson_city.codes import NO_SEAT, NOWHERE
from farwest.games.carson_city.state import Town


def resolve(town: Town, chance: Chance) -> None:
    """One thing of the current step; then whoever has to decide is asked, or the next call goes on."""
    step = town.step
    square = D.STEP_SQUARE[step]
    if square >= 0:
        resolve_square(town, square, chance)
    elif step == D.PARCELS_STEP:
        if purchase.resolve(town, chance):
            next_step(town)
    elif step == D.KEPT_STEP:
        if construction.next_keeper(town):
            next_step(town)
    elif step == D.ESTATE_STEP:
        if estate.resolve(town, chance):
            next_step(town)
    else:
        closing.resolve(town, chance)


def next_step(town: Town) -> None:
    town.step += 1
    town.turn = 0
    town.struck = 0
    town.focus = NOWHERE
    town.chooser = NO_SEAT


def resolve_square(town: Town, square: i64, chance: Chance) -> None:
    """CC-4.3: a duel where two or more stand, then the one who is left acts and his cowboy is spent."""
    if town.standing[square] == 0:
        next_step(town)
        return
    if town.journal is not None and town.focus == NOWHERE:
        chronicle.step_began(town, square)
    if square == D.WAGES:
        squares.pay_wages(town)
    elif square == D.ROAD1:
        squares.hand_out_roads(town)
    elif town.is_contested(square):
        duels.fight(town, square, chance)
        return
    elif square <= D.B3 and square >= D.B12:
        construction.ask_winner(town, town.alone(square), square)
        return
    elif square >= D.VP5:
        points.ask_winner(town, town.alone(square), square)
        return
    else:
        act(town, town.alone(square), square, chance)
        town.spend(square)
    next_step(town)


def act(town: Town, seat: i64, square: i64, chance: Chance) -> None:
    """CC-4.31: what is never worth declining is not asked."""
    if square == D.AMMO:
        squares.take_ammo(town, seat)
    elif square == D.ROADS3:
        squares.take_three_roads(town, seat)
    elif square == D.PARCEL_INCOME:
        squares.parcel_income(town, seat)
    elif square == D.FIRE_INCOME:
        squares.fire_income(town, seat)
    elif square == D.GAMBLE:
        squares.gamble(town, seat, chance)
    elif square == D.PARCEL_VP:
        points.parcel_vp(town, seat)
    elif square == D.FIRE_VP:
        points.fire_vp(town, seat)
    else:
        points.estate_vp(town, seat)
