"""The formulas of the game written out for people: why a price, an income, a firepower, a score is what it is."""

from __future__ import annotations

from farwest.engine.data import Plain
from farwest.games.carson_city import data as D, income, land, scoring
from farwest.games.carson_city.codes import NO_SEAT, NOWHERE
from farwest.games.carson_city.land import neighbours
from farwest.games.carson_city.state import Town


def occupied_around(town: Town, cell: int) -> list[int]:
    """CC-5.1: the parcels that make this one dearer, itself included."""
    return [near for near in sorted([cell, *neighbours(cell)]) if 0 <= town.tile[near] < D.RIVER]


def income_terms(town: Town, cell: int) -> dict[str, Plain]:
    """CC-5.20 to CC-5.22, term by term."""
    tile, seat = int(town.tile[cell]), int(town.owner[cell])
    terms: list[Plain] = []
    of: list[int] = []
    if tile == D.RANCH:
        of = [near for near in neighbours(cell) if town.tile[near] in (-1, D.RIVER)]
        terms = [_term("free", max(len(of), income.RANCH_LEAST), 1)]
    elif tile == D.MINE:
        of = [near for near in neighbours(cell) if town.tile[near] == D.MOUNTAIN and _is_usable(town, near, seat)]
        terms = [_term("mountains", len(of), income.PER_MOUNTAIN)]
        if any(town.tile[near] == D.RIVER for near in neighbours(cell)):
            terms.append(_term("river", 1, income.RIVER_MINE))
    elif tile in (D.DRUGSTORE, D.BANK, D.SALOON):
        of = [near for near in neighbours(cell) if _weight(town, near, seat)]
        each = income.PER_SALOON_HOUSE if tile == D.SALOON else income.PER_HOUSE
        terms = [_term("houses", sum(_weight(town, near, seat) for near in of), each)]
        if tile != D.SALOON:
            ally, kind = (D.RANCH, "ranches") if tile == D.DRUGSTORE else (D.MINE, "mines")
            terms.append(_term(kind, int(town.built[8 * seat + ally]), income.PER_ALLY))
    elif tile == D.HOTEL:
        terms = [_term("fixed", 1, income.HOTEL)]
    return {"total": int(income.income(town, cell)), "terms": terms, "of": [D.CELLS[near] for near in of]}


def _term(kind: str, count: int, each: int) -> dict[str, Plain]:
    return {"kind": kind, "count": count, "each": each}


def _is_usable(town: Town, cell: int, seat: int) -> bool:
    return town.owner[cell] in (seat, NO_SEAT)


def _weight(town: Town, cell: int, seat: int) -> int:
    tile = town.tile[cell]
    return int(D.WEIGHT[tile]) if tile >= 0 and _is_usable(town, cell, seat) else 0


def firepower_terms(town: Town, seat: int) -> dict[str, Plain]:
    """CC-5.14."""
    white = town.white == seat and town.white_at == NOWHERE
    mercenary = town.card[seat] == D.MERCENARY
    return {
        "cowboys": town.reserve[seat],
        "white": int(white),
        "revolvers": town.guns[seat],
        "ammo": int(D.AMMO_GUNS) if town.ammo == seat else 0,
        "mercenary": int(D.CARD_GUNS[D.MERCENARY + D.CARD_COUNT * town.is_red(D.MERCENARY)]) if mercenary else 0,
    }


def score_parts(town: Town, seat: int) -> dict[str, Plain]:
    """CC-5.40, CC-11.4."""
    owned = [cell for cell in range(D.CELL_COUNT) if town.owner[cell] == seat and town.tile[cell] >= 0]
    tiles = [int(town.tile[cell]) for cell in owned]
    each = int(D.VP_PER_ASSET)
    return {
        "vp": town.vp[seat],
        "buildings": each * sum(land.is_building(tile) for tile in tiles),
        "houses": each * tiles.count(D.HOUSE),
        "mountains": each * tiles.count(D.MOUNTAIN),
        "bridges": sum(scoring.touches_bridge(town, cell) for cell in owned),
        "money": int(scoring.money_points(town, seat)),
        "total": int(scoring.total(town, seat)),
    }
