"""What the journal is told. Never on the path of search: positions without a journal do not come here."""

from __future__ import annotations

from farwest.engine.errors import Args
from farwest.engine.journal import Journal
from farwest.engine.native import i64, vec
from farwest.games.carson_city import data as D
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, NOWHERE
from farwest.games.carson_city.scoring import parts, ranking
from farwest.games.carson_city.state import Town


def _tell(town: Town, rule: str, key: str, args: Args) -> None:
    assert town.journal is not None
    town.journal.tell(rule, key, args)


def journal_of(town: Town) -> Journal:
    assert town.journal is not None
    return town.journal


# Names.


def colour(town: Town, seat: int) -> str:
    return f"colour-{D.COLOURS[town.colours[seat]]}"


def who(town: Town, seat: int) -> Args:
    return {"colour": colour(town, seat)}


def card_key(town: Town, card: int) -> str:
    return f"card-{D.CARDS[card]}-{'red' if town.is_red(card) else 'yellow'}"


def parcel(cell: int) -> str:
    return f"={D.CELLS[cell]}"


def building(number: int) -> str:
    return f"tile-{D.TILES[number]}"


def place(location: int) -> str:
    """A square by its name, a parcel by its coordinates."""
    return parcel(location - D.CELLS_FROM) if location >= D.CELLS_FROM else f"square-{D.SQUARES[location]}"


# Set-up and phase 1.


def dealt(town: Town) -> None:
    for index in range(town.players):
        _tell(town, "CC-3.2", "told-order", {**who(town, town.order[index]), "place": index + 1})
    centre = next(cell for cell in range(D.CELL_COUNT) if town.tile[cell] == D.HOUSE)
    _tell(town, "CC-3.4", "told-centre", {"cell": parcel(centre)})
    mountains = [D.CELLS[cell] for cell in range(D.CELL_COUNT) if town.tile[cell] == D.MOUNTAIN]
    _tell(town, "CC-3.5", "told-mountains", {"cells": "=" + " ".join(mountains)})
    for card in range(D.CARD_COUNT):
        if town.is_red(card) and town.red != 127:
            _tell(town, "CC-11.1", "told-red-card", {"card": card_key(town, card)})
    if town.with_tiles:
        _tiles_dealt(town)


def _tiles_dealt(town: Town) -> None:
    for seat in range(town.players):
        args: Args = {**who(town, seat), "total": town.opening[seat], "cash": town.cash[seat]}
        _tell(town, "CC-11.5", "told-tiles", args)
        journal_of(town).reveal("CC-11.5", "told-hand", {"tiles": "=" + hand(town, seat)}, (seat,))


def hand(town: Town, seat: int) -> str:
    return " ".join(str(v) for v in range(D.TILE_VALUES) for _ in range(town.hand[D.TILE_VALUES * seat + v]))


def settled(town: Town, seat: i64, cell: i64, rule: str) -> None:
    _tell(town, rule, "told-settled", {**who(town, seat), "cell": parcel(cell)})


def round_began(town: Town) -> None:
    _tell(town, "CC-4.10", "told-round", {"round": town.round})


def took_card(town: Town, seat: i64, card: i64) -> None:
    _tell(town, "CC-4.10", "told-card", {**who(town, seat), "card": card_key(town, card)})


def lined_up(town: Town) -> None:
    for index in range(town.players):
        seat = town.track[index]
        args: Args = {**who(town, seat), "card": card_key(town, town.card[seat]), "place": index + 1}
        _tell(town, "CC-4.12", "told-lined-up", args)


def hired(town: Town, seat: i64, number: i64, price: i64) -> None:
    _tell(town, "CC-5.33", "told-hired", {**who(town, seat), "number": number, "money": price})


def waits(town: Town, seat: i64, rule: str) -> None:
    _tell(town, rule, "told-waits", {**who(town, seat), "card": card_key(town, town.card[seat])})


def bought_guns(town: Town, seat: i64, number: i64, price: i64) -> None:
    _tell(town, "CC-11.2", "told-guns", {**who(town, seat), "number": number, "money": price})


def declined(town: Town, seat: i64, rule: str) -> None:
    _tell(town, rule, "told-declined", who(town, seat))


def done(town: Town, seat: i64, rule: str) -> None:
    _tell(town, rule, "told-done", who(town, seat))


# Phase 2.


def placed(town: Town, seat: i64, location: i64, white: bool) -> None:
    args: Args = {**who(town, seat), "place": place(location)}
    if white:
        _tell(town, "CC-4.24", "told-placed-white", args)
    elif location < D.CELLS_FROM:
        _tell(town, "CC-4.22", "told-placed-square", args)
    else:
        _placed_on_parcel(town, seat, location - D.CELLS_FROM, args)


def _placed_on_parcel(town: Town, seat: int, cell: int, args: Args) -> None:
    owner = town.owner[cell]
    if owner == NO_SEAT:
        _tell(town, "CC-4.22", "told-placed-parcel", args)
        return
    args["building"] = building(town.tile[cell])
    if owner == seat:
        _tell(town, "CC-4.22", "told-placed-defence", args)
    else:
        _tell(town, "CC-4.22", "told-placed-attack", {**args, "owner": colour(town, owner)})


def passed(town: Town, seat: i64, number: i64) -> None:
    _tell(town, "CC-4.25", "told-passed", {**who(town, seat), "place": number + 1})


def all_passed(town: Town) -> None:
    _tell(town, "CC-4.25", "told-all-passed", {})


# Phase 3.


def step_began(town: Town, square: i64) -> None:
    _tell(town, "CC-2.7", "told-step", {"square": f"square-{D.SQUARES[square]}"})


def got_money(town: Town, seat: i64, money: i64, rule: str) -> None:
    _tell(town, rule, "told-money", {**who(town, seat), "money": money})


def got_roads(town: Town, seat: i64, roads: i64, rule: str) -> None:
    _tell(town, rule, "told-roads", {**who(town, seat), "roads": roads})


def got_ammo(town: Town, seat: i64) -> None:
    _tell(town, "CC-5.32", "told-ammo", who(town, seat))


def gambled(town: Town, seat: i64, white: i64, black: i64) -> None:
    args: Args = {**who(town, seat), "white": white, "black": black, "money": white + black}
    _tell(town, "CC-4.31", "told-gambled", args)


def got_vp(town: Town, seat: i64, points: i64, rule: str) -> None:
    _tell(town, rule, "told-vp", {**who(town, seat), "points": points})


def bought_vp(town: Town, seat: i64, points: i64, money: i64, rule: str) -> None:
    _tell(town, rule, "told-bought-vp", {**who(town, seat), "points": points, "money": money})


def bought_parcel(town: Town, seat: i64, cell: i64, price: i64) -> None:
    """No price: the parcel stays without an owner."""
    args: Args = {**who(town, seat), "cell": parcel(cell)}
    if price == 0:
        _tell(town, "CC-4.32", "told-left-parcel", args)
    else:
        _tell(town, "CC-4.32", "told-bought-parcel", {**args, "money": price})


def bought_building(town: Town, seat: i64, number: i64, price: i64, rule: str) -> None:
    _tell(town, rule, "told-bought-building", {**who(town, seat), "building": building(number), "money": price})


def earned(town: Town, cell: i64, money: i64, robber: i64, stolen: i64) -> None:
    """A line for each building that earns something or was fought for."""
    owner = town.owner[cell]
    args: Args = {**who(town, owner), "building": building(town.tile[cell]), "cell": parcel(cell)}
    if robber != NO_SEAT and robber != owner:
        args |= {"robber": colour(town, robber), "stolen": stolen, "money": money - stolen}
        _tell(town, "CC-5.25", "told-robbed", args)
    elif money > 0:
        _tell(town, "CC-5.25", "told-earned", {**args, "money": money})


def doubles(town: Town, seat: i64, number: i64) -> None:
    _tell(town, "CC-5.24", "told-doubles", {**who(town, seat), "building": building(number)})


# Duels.


def duel(town: Town, location: i64, shots: vec[i64], winner: i64) -> None:
    reveal = journal_of(town).reveal
    reveal("CC-5.15", "told-duel", {"place": place(location)})
    key = "told-shot-tile" if town.with_tiles else "told-shot"
    for index in range(town.players):
        seat = town.order[index]
        if town.standing[location] >> seat & 1:
            power = town.firepower(seat)
            args: Args = {**who(town, seat), "shot": shots[seat], "firepower": power, "total": shots[seat] + power}
            reveal("CC-5.15", key, args)
    reveal("CC-5.15", "told-duel-won", {**who(town, winner), "place": place(location)})


def buried(town: Town, seat: i64, dead: bool) -> None:
    _tell(town, "CC-11.7", "told-buried" if dead else "told-survived", who(town, seat))


def picked_tile(town: Town, seat: i64, value: i64) -> None:
    journal_of(town).tell("CC-11.5", "told-picked", {"value": value}, (int(seat),))


def took_back_tile(town: Town, seat: i64) -> None:
    journal_of(town).tell("CC-11.5", "told-took-back", {}, (int(seat),))


def drew_tiles(town: Town, seat: i64) -> None:
    _tell(town, "CC-11.5", "told-drew", who(town, seat))
    journal_of(town).reveal("CC-11.5", "told-hand", {"tiles": "=" + hand(town, seat)}, (int(seat),))


# The build window.


def _tile(town: Town, seat: int) -> Args:
    return {**who(town, seat), "building": building(town.building)}


def chose_site(town: Town, seat: i64) -> None:
    _tell(town, "CC-4.50", "told-site", {**_tile(town, seat), "cell": parcel(town.site)})


def laid_road(town: Town, seat: i64, edge: i64, rule: str) -> None:
    key = "told-bridge" if town.river and D.IS_CROSSING[edge] else "told-road"
    _tell(town, rule, key, {**who(town, seat), "edge": edge_key(edge)})


def edge_key(edge: int) -> str:
    """Where an edge is: the parcels on both its sides."""
    return "=" + "/".join(D.CELLS[cell] for cell in D.bordering(edge))


def asked(town: Town, seat: i64) -> None:
    owner = colour(town, town.owner[town.asked])
    _tell(town, "CC-4.52", "told-asked", {**_tile(town, seat), "owner": owner, "cell": parcel(town.asked)})


def answered(town: Town, owner: i64, builder: i64, cell: i64, yes: bool) -> None:
    args: Args = {**who(town, owner), "builder": colour(town, builder), "cell": parcel(cell)}
    _tell(town, "CC-4.52", "told-consented" if yes else "told-refused", args)


def built(town: Town, seat: i64, house: i64) -> None:
    args: Args = {**_tile(town, seat), "cell": parcel(town.site)}
    if house == NOWHERE:
        _tell(town, "CC-4.53", "told-built", args)
    else:
        _tell(town, "CC-4.53", "told-built-with-house", {**args, "house": parcel(house)})


def kept(town: Town, seat: i64) -> None:
    _tell(town, "CC-4.55", "told-kept", _tile(town, seat))


def called_off(town: Town, seat: i64, cell: i64) -> None:
    args: Args = {**who(town, seat), "building": building(town.tile[cell]), "cell": parcel(cell)}
    _tell(town, "CC-5.28", "told-called-off", args)


# Phase 4 and the end.


def mustered(town: Town) -> None:
    for index in range(town.players):
        seat = town.order[index]
        _tell(town, "CC-4.41", "told-mustered", {**who(town, seat), "cowboys": town.reserve[seat]})


def cashed_out(town: Town, seat: i64, points: i64, lost: i64) -> None:
    """Nothing is told of a player who neither gains nor loses."""
    if points > 0:
        _tell(town, "CC-4.42", "told-cashed-out", {**who(town, seat), "points": points, "money": points * 10})
    if lost > 0:
        _tell(town, "CC-4.42", "told-lost", {**who(town, seat), "money": lost})


def row_slid(town: Town, unsold: i64) -> None:
    """The tiles that are new."""
    for number in range(unsold, D.ROW_LENGTH):
        if town.row[number] != EMPTY:
            square = f"square-{D.SQUARES[D.B3 - number]}"
            _tell(town, "CC-4.43", "told-new-tile", {"building": building(town.row[number]), "square": square})


def finished(town: Town) -> None:
    for seat in ranking(town):
        shares = parts(town, seat)
        args: Args = {**who(town, seat), "vp": town.vp[seat], "assets": shares[1], "money": shares[2]}
        _tell(town, "CC-5.40", "told-final", {**args, "total": sum(shares)})
    for index, seat in enumerate(ranking(town)):
        _tell(town, "CC-5.41", "told-rank", {**who(town, seat), "place": index + 1, "points": sum(parts(town, seat))})
