"""Phase 4 (CC-4.40 to CC-4.45): new cowboys, cash limits, the row; with the river a last chance to lay roads."""

from __future__ import annotations

from farwest.engine.core import LEGAL, NOBODY, Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import build, chronicle, data as D, land, personalities, red, refusals, row
from farwest.games.carson_city.codes import CASH_OUT, END, FINISHED, LAY_LAST_ROADS, NO_SEAT, NOWHERE, RUNNING
from farwest.games.carson_city.state import Town


def resolve(town: Town, chance: Chance) -> None:
    """The steps behind the action track, each over all players in pass order."""
    if town.step == D.MUSTER_STEP:
        if town.round < D.ROUNDS:
            muster(town)
    elif town.step == D.RED_STEP:
        if not red.next_power(town):
            return
    elif town.step == D.LIMIT_STEP:
        if town.turn < town.players:
            town.turn += 1
            town.ask(town.order[town.turn - 1], CASH_OUT)
            return
    elif town.step == D.BRIDGES_STEP:
        if town.river and town.round == D.ROUNDS and not next_builder(town):
            return
    elif town.round < D.ROUNDS:
        row.slide(town, chance)
        tidy_up(town)
        personalities.begin_round(town)
        return
    else:
        finish(town)
        return
    town.step += 1
    town.turn = 0


def muster(town: Town) -> None:
    """CC-4.41: four or five cowboys from the general reserve, as far as there are any."""
    seat: i64
    for seat in range(town.players):
        new = D.COWBOY_GAIN[town.round]
        new = min(new, town.general[seat])
        town.reserve[seat] += new
        town.general[seat] -= new
    if town.journal is not None:
        chronicle.mustered(town)


# The cash limit (CC-4.42).


def least(town: Town, seat: i64) -> i64:
    """Every full ten dollars above the limit make a point by themselves (CC-8.12)."""
    excess = town.cash[seat] - town.limit(seat)
    return least_of(excess // D.VP_CASHOUT) if excess > 0 else 0


def least_of(points: i64) -> i64:
    return min(points, D.MOST_CASH_OUT)


def forbids_cash_out(town: Town, seat: i64, points: i64) -> i64:
    if points > town.cash[seat] // D.VP_CASHOUT:
        return refusals.TOO_DEAR
    return LEGAL if points >= least(town, seat) else refusals.TOO_FEW_CASHED


def fill_cash_outs(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    points: i64
    for points in range(least(town, seat), least_of(town.cash[seat] // D.VP_CASHOUT) + 1):
        out[count] = D.CASH_OUT + points
        count += 1
    return count


def cash_out(town: Town, seat: i64, points: i64) -> None:
    """Ten dollars for a point; what then is above the limit is lost."""
    cash = town.cash[seat] - D.VP_CASHOUT * points
    limit = town.limit(seat)
    lost: i64 = cash - limit if cash > limit else 0
    town.cash[seat] = cash - lost
    town.vp[seat] += points
    if town.journal is not None:
        chronicle.cashed_out(town, seat, points, lost)
    town.decision = RUNNING


# The last roads with the river (CC-11.4).


def next_builder(town: Town) -> bool:
    """In pass order, whoever has a road that he can lay. True when everybody is done."""
    while town.turn < town.players:
        seat = town.order[town.turn]
        if build.can_lay_any(town, seat):
            town.ask(seat, LAY_LAST_ROADS)
            return False
        land.end_chain(town)
        town.turn += 1
    return True


def fill_last_roads(town: Town, seat: i64, out: vec[i64]) -> i64:
    count = land.fill_roads(town, seat, out, 0)
    out[count] = D.DONE
    return count + 1


def forbids_last_road(town: Town, seat: i64, action: i64) -> i64:
    if action == D.DONE:
        return LEGAL
    if D.BUILD_ROAD <= action < D.KEEP:
        return build.forbids_road(town, seat, action - D.BUILD_ROAD)
    return refusals.OTHER_DECISION


def last_road(town: Town, seat: i64, action: i64) -> None:
    if action == D.DONE:
        land.end_chain(town)
        town.turn += 1
        if town.journal is not None:
            chronicle.done(town, seat, "CC-11.4")
    else:
        build.lay(town, seat, action - D.BUILD_ROAD, "CC-11.4")
    town.decision = RUNNING


# The next round, or the end.


def tidy_up(town: Town) -> None:
    """CC-4.44: the chip and the white cowboy go back, used or not."""
    town.ammo = NO_SEAT
    town.white = NO_SEAT
    town.white_at = NOWHERE
    town.waits = 0
    town.focus = NOWHERE


def finish(town: Town) -> None:
    town.phase = FINISHED
    town.decision = END
    town.actor = NOBODY
    if town.journal is not None:
        chronicle.finished(town)
