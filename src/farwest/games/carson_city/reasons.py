"""Reasons for a choice, in words: what it brings, what it would fight, what it is kept for."""

from __future__ import annotations

from farwest.engine.errors import Args, Phrase
from farwest.games.carson_city import codes as S, data as D, judgement, points, red, row
from farwest.games.carson_city.appraisal import best_site, earnings, sites
from farwest.games.carson_city.codes import EMPTY, NO_SEAT
from farwest.games.carson_city.income import income
from farwest.games.carson_city.odds import chance_to_win
from farwest.games.carson_city.state import Town


def explain(town: Town, seat: int, action: int) -> Phrase | None:
    decision = town.decision
    if decision == S.PLACE:
        return _placement(town, seat, action)
    if decision in (S.CHOOSE_START, S.CHOOSE_SETTLED):
        return _parcel(town, seat, action - (D.SETUP_PARCEL if decision == S.CHOOSE_START else D.SETTLER_PARCEL))
    if decision == S.CHOOSE_CARD:
        return _card(town, action - D.TAKE_CARD)
    if decision in (S.CHOOSE_SITE, S.CHOOSE_HOUSE, S.CONSENT):
        return _building(town, seat, action)
    return _money(town, seat, action)


def _tile(building: int) -> str:
    return f"tile-{D.TILES[building]}"


# Placing.


def _placement(town: Town, seat: int, action: int) -> Phrase:
    if action == D.PASS:
        return Phrase("advice-pass")
    if action >= D.BUILD_ROAD:
        return Phrase("advice-road")
    location = (action - D.PLACE_COWBOY) % D.LOCATION_COUNT
    rivals = [s for s in range(town.players) if s != seat and town.standing[location] >> s & 1]
    if rivals and location not in (D.WAGES, D.ROAD1) and not town.with_tiles:
        chance = chance_to_win(town, seat, int(town.firepower(seat)) - 1, rivals)
        return Phrase("advice-duel", {"chance": round(100 * chance)})
    if location >= D.CELLS_FROM:
        return _in_town(town, seat, location - D.CELLS_FROM)
    return _square(town, seat, location)


def _in_town(town: Town, seat: int, cell: int) -> Phrase:
    owner = int(town.owner[cell])
    if owner == NO_SEAT:
        return _parcel(town, seat, cell)
    money = int(income(town, cell))
    if owner == seat:
        return Phrase("advice-defend", {"building": _tile(int(town.tile[cell])), "money": money})
    return Phrase("advice-rob", {"building": _tile(int(town.tile[cell])), "money": money // 2})


def _parcel(town: Town, seat: int, cell: int) -> Phrase:
    tile = int(town.tile[cell])
    if tile != EMPTY:
        return Phrase("advice-asset", {"building": _tile(tile)})
    mine = round(earnings(town, seat, D.MINE, cell))
    if mine >= 6:
        return Phrase("advice-mine", {"money": mine})
    return Phrase("advice-reached") if town.reached[cell] else Phrase("advice-site")


def _square(town: Town, seat: int, square: int) -> Phrase:
    if D.B12 <= square <= D.B3:
        return _for_sale(town, seat, square)
    if square in (D.ROADS3, D.ROAD1):
        return Phrase("advice-roads")
    if square == D.AMMO:
        return Phrase("advice-ammo")
    if square >= D.VP5:
        return Phrase("advice-buy-points", {"money": int(D.PRICE[square])})
    power = int(town.firepower(seat)) - 1
    gains = {
        D.WAGES: int(D.WAGE),
        D.PARCEL_INCOME: 2 * int(town.parcels[seat]),
        D.FIRE_INCOME: 2 * power,
        D.GAMBLE: 7,
        D.PARCEL_VP: int(town.parcels[seat]) // 2,
        D.FIRE_VP: power // 2,
        D.ESTATE_VP: int(points.buildings(town, seat)),
    }
    if square >= D.PARCEL_VP:
        return Phrase("advice-points", {"points": gains[square]})
    return Phrase("advice-money", {"money": gains[square]})


def _for_sale(town: Town, seat: int, square: int) -> Phrase:
    building = int(town.row[row.place_of(square)])
    cell, _ = best_site(town, seat, building, sites(town, seat))
    if cell < 0:
        return Phrase("advice-no-site", {"building": _tile(building)})
    money = round(earnings(town, seat, building, cell))
    return Phrase("advice-building", {**_where(building, cell), "money": money})


def _where(building: int, cell: int) -> Args:
    return {"building": _tile(building), "cell": f"={D.CELLS[cell]}"}


def _card(town: Town, card: int) -> Phrase:
    side = "red" if town.is_red(card) else "yellow"
    limit = int(D.LIMIT[card + (D.CARD_COUNT if side == "red" else 0)])
    return Phrase("advice-card", {"card": f"card-{D.CARDS[card]}-{side}", "limit": limit})


# Building.


def _building(town: Town, seat: int, action: int) -> Phrase:
    if action in (D.KEEP, D.CANCEL):
        return Phrase("advice-keep")
    if action in (D.CONSENT_YES, D.CONSENT_NO):
        return Phrase("advice-consent" if action == D.CONSENT_YES else "advice-refuse")
    if D.BUILD_ROAD <= action < D.KEEP:
        return Phrase("advice-road")
    if action >= D.HOUSE_ON:
        cell = (action - D.HOUSE_ON) % D.CELL_COUNT
        return Phrase("advice-house-helps" if judgement.house(town, seat, cell) > 0.5 else "advice-house")
    cell = action - D.BUILD_SITE
    money = round(earnings(town, seat, int(town.building), cell))
    return Phrase("advice-building", {**_where(int(town.building), cell), "money": money})


# Money and points.


def _money(town: Town, seat: int, action: int) -> Phrase | None:
    decision = town.decision
    if decision == S.BUY_PARCEL:
        if action == D.BUY_PARCEL_NO:
            return Phrase("advice-save")
        return _parcel(town, seat, int(town.focus) - D.CELLS_FROM)
    if decision == S.BUY_BUILDING:
        if action == D.BUY_BUILDING_NO:
            return Phrase("advice-save")
        return _for_sale(town, seat, int(town.focus))
    if decision == S.GROCER_DOUBLES:
        return Phrase("advice-money", {"money": judgement.doubling(town, seat, action - D.GROCER_ESTATE)})
    if decision == S.BUY_VP:
        price = int(D.PRICE[town.focus])
        return Phrase("advice-buy-points", {"money": price}) if action > D.VP_BUY else Phrase("advice-save")
    if decision == S.CASH_OUT:
        return Phrase("advice-limit", {"limit": int(town.limit(seat))})
    if decision == S.PLACE_KEPT:
        return Phrase("advice-save") if action == D.DONE else Phrase("advice-place-kept")
    if decision == S.WORKER_TAKES and action != red.NO_TILE_TAKEN:
        return _for_sale(town, seat, D.B3 - int(red.place_in_row(action)))
    return None
