"""What strikes a beginner's eye: a dollar here, a point there, and no thought of what others do."""

from __future__ import annotations

from farwest.games.carson_city import codes as S, construction, data as D, land, points
from farwest.games.carson_city.codes import NO_SEAT
from farwest.games.carson_city.income import income
from farwest.games.carson_city.state import Town


def glance(town: Town, seat: int, actions: list[int]) -> list[float]:
    if town.decision == S.PLACE:
        return [_placement(town, seat, action) for action in actions]
    return [_other(town, seat, action) for action in actions]


def _placement(town: Town, seat: int, action: int) -> float:
    if action == D.PASS:
        return 2.0
    if action >= D.BUILD_ROAD:
        return 0.0
    location = (action - D.PLACE_COWBOY) % D.LOCATION_COUNT
    crowd = -2.0 if town.standing[location] and location not in (D.WAGES, D.ROAD1) else 0.0
    if location >= D.CELLS_FROM:
        return crowd + _in_town(town, seat, location - D.CELLS_FROM)
    if D.B12 <= location <= D.B3:
        affordable = construction.price(town, seat, location) <= town.cash[seat]
        return crowd + (6.0 if affordable else 0.0) - int(D.PRICE[location]) / 4
    worth = {
        D.WAGES: 4.0,
        D.AMMO: 3.0,
        D.ROADS3: 3.0,
        D.ROAD1: 1.5,
        D.PARCEL_INCOME: 2.0 * int(town.parcels[seat]),
        D.FIRE_INCOME: 1.5 * int(town.firepower(seat)),
        D.GAMBLE: 5.0,
        D.PARCEL_VP: 1.5 * (int(town.parcels[seat]) // 2),
        D.FIRE_VP: 1.5 * (int(town.firepower(seat)) // 2),
        D.ESTATE_VP: 3.0 * int(points.buildings(town, seat)),
    }
    return crowd + worth.get(location, int(town.cash[seat]) / int(D.PRICE[location] or 1) - 1)


def _in_town(town: Town, seat: int, cell: int) -> float:
    if town.owner[cell] == NO_SEAT:
        price = int(land.price(town, cell))
        return 1.0 + price / 2 if price <= town.cash[seat] else 0.0
    return 0.0 if town.owner[cell] == seat else int(income(town, cell)) / 2


def _other(town: Town, seat: int, action: int) -> float:
    """Whatever does something rather than what does nothing; the more the better."""
    if D.CASH_OUT <= action < D.VP_BUY:
        return _kept(town, seat, action - D.CASH_OUT)
    if action in (D.KEEP, D.CANCEL, D.DONE, D.BUY_PARCEL_NO, D.BUY_BUILDING_NO, D.CONSENT_NO):
        return 0.0
    if D.BUILD_ROAD <= action < D.KEEP:
        return 0.1
    if action < D.TAKE_CARD or D.SETTLER_PARCEL <= action < D.CAPTAIN_HIRES:
        return float(town.around[(action - (D.SETTLER_PARCEL if action >= D.SETTLER_PARCEL else 0))])
    if action >= D.VP_BUY:
        return float(action - D.VP_BUY)
    return 1.0


def _kept(town: Town, seat: int, points: int) -> float:
    """CC-4.42: points, and what is left of the money: all above the limit is lost."""
    left = int(town.cash[seat]) - int(D.VP_CASHOUT) * points
    return points + min(left, int(town.limit(seat))) / int(D.VP_CASHOUT)
