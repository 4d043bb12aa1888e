"""A closer look at one thing on the board: what it costs or brings and why, and what choosing it would lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.carson_city import actions, data as D
from farwest.games.carson_city.board_figures import Land, Term, estate, income, income_terms, land_of, newly_reached
from farwest.games.carson_city.board_look_track import look_at_person, look_at_square
from farwest.games.carson_city.board_notes import deed, fight_notes, side

# What can be done with a parcel, by the kind of the action: the words on the button.
_DEEDS: Final = {
    "setup_parcel": "board-claim-here",
    "settler_parcel": "board-claim-here",
    "site": "board-build-here",
    "house": "board-house-here",
    "house_ask": "board-ask-here",
    "duel_order": "board-duel-here",
}


def look(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look | None:
    """`at` is an action's text, or `parcel:D4`, `square:wages`, `person:sheriff`, `edge:55`."""
    kind, _, name = at.rpartition(":")
    if name in D.CELLS:
        return _parcel(view, name, at)
    if kind in ("person", "personality") and name in D.CARDS:
        return look_at_person(view, name, at)
    if kind in ("road", "edge") and name.isdecimal() and int(name) < D.EDGE_COUNT:
        return _edge(view, int(name), at)
    return look_at_square(view, name, at)


# Parcels.


def _parcel(view: Mapping[str, Any], cell: str, at: str) -> Look:
    shown = view["town"][cell]
    tile = shown["tile"]
    notes = _what_is_there(view, cell)
    if at.startswith("site:"):
        notes = _site_notes(view, cell)
    elif at.startswith(("house:", "house_ask:")):
        notes = _house_notes(view, cell)
    notes += fight_notes(view, cell)
    act, button = _deed(view, cell, at)
    return Look(_title(view, cell), notes, act, button, [tile] if tile else [])


def _title(view: Mapping[str, Any], cell: str) -> Phrase:
    shown = view["town"][cell]
    args: Args = {"cell": f"={cell}", "price": shown["price"] or 0, "tile": f"tile-{shown['tile'] or 'none'}"}
    if shown["tile"] == "river":
        return Phrase("board-look-river", args)
    if shown["owner"] is None:
        return Phrase("board-look-house" if shown["tile"] else "board-look-buy", args)
    args["side"] = side(view, shown["owner"])
    return Phrase("board-look-tile" if shown["tile"] else "board-look-owned", args)


def _what_is_there(view: Mapping[str, Any], cell: str) -> list[Note]:
    shown = view["town"][cell]
    if shown["tile"] == "river":
        return [Note(Phrase("board-river"), "CC-11.4")]
    notes = _price_notes(view, cell) if shown["owner"] is None else []
    if shown["tile"] in D.BUILDINGS:
        return notes + _building_notes(view, cell)
    if shown["tile"] is not None:
        return [*notes, Note(Phrase("board-serves-all" if shown["owner"] is None else "board-serves-owner"), "CC-5.2")]
    return notes + _land_notes(view, cell)


def _price_notes(view: Mapping[str, Any], cell: str) -> list[Note]:
    """CC-5.1, by kind: one dollar for each mountain, house and building on the parcel or next to it."""
    around = view["town"][cell]["around"]
    if not around:
        return [Note(Phrase("board-price-plain"), "CC-5.1")]
    kinds: dict[str, list[str]] = {}
    for near in around:
        tile = view["town"][near]["tile"]
        kinds.setdefault(tile if tile in ("mountain", "house") else "building", []).append(near)
    found = [Phrase(f"board-price-{kind}", {"cells": _cells(cells)}) for kind, cells in kinds.items()]
    return [Note(Phrase("board-price-land")), *map(Note, found[:-1]), Note(found[-1], "CC-5.1")]


def _cells(cells: Sequence[str]) -> str:
    return "=" + ", ".join(cells)


def _land_notes(view: Mapping[str, Any], cell: str) -> list[Note]:
    """What an empty parcel would be good for."""
    notes = [Note(Phrase("board-reached" if view["town"][cell]["reached"] else "board-unreached"), "CC-5.10")]
    if view["viewer"] is not None:
        land = land_of(view)
        would: Args = {tile: income(land, cell, tile, view["viewer"]) for tile in ("ranch", "mine")}
        notes.append(Note(Phrase("board-would", would)))
    return notes


def _building_notes(view: Mapping[str, Any], cell: str) -> list[Note]:
    shown = view["town"][cell]
    number = D.BUILDINGS.index(shown["tile"])
    notes = _income_notes(land_of(view), cell, shown["tile"], shown["owner"])
    if D.GUNS[number]:
        notes.append(Note(Phrase("board-guns", {"count": int(D.GUNS[number])}), "CC-5.14"))
    if D.WEIGHT[number]:
        notes.append(Note(Phrase("board-counts-as", {"count": int(D.WEIGHT[number])}), "CC-2.1"))
    if not shown["attackable"]:
        notes.append(Note(Phrase("board-covered" if shown["protected"] else "board-cannot-attack"), "CC-5.27"))
    elif shown["income"]["total"] > 1:
        stolen = shown["income"]["total"] // 2
        kept = shown["income"]["total"] - stolen
        notes.append(Note(Phrase("board-theft", {"stolen": stolen, "kept": kept}), "CC-5.25"))
    return notes


def _income_notes(land: Land, cell: str, tile: str, seat: int) -> list[Note]:
    """Term by term, then the sum where there is something to add up."""
    if tile in ("prison", "church"):
        return [Note(Phrase("board-no-income"), "CC-5.22")]
    terms = income_terms(land, cell, tile, seat)
    rule = {"ranch": "CC-5.20", "mine": "CC-5.21"}.get(tile, "CC-5.22")
    if not terms:
        return [Note(Phrase("board-earns-nothing"), rule)]
    notes = [Note(_term(term), rule if term is terms[-1] else None) for term in terms]
    if len(terms) > 1:
        notes.append(Note(Phrase("board-earns-sum", {"income": sum(term.amount for term in terms)})))
    return notes


def _term(term: Term) -> Phrase:
    count, cells = len(term.cells), _cells(term.cells)
    return Phrase(f"board-earns-{term.kind}", {"count": count, "cells": cells, "amount": term.amount})


# Building.


def _site_notes(view: Mapping[str, Any], cell: str) -> list[Note]:
    """What the building in hand would bring here, and what that does to one's other buildings."""
    tile, seat = view["window"]["building"], view["viewer"]
    before = land_of(view)
    after = before.with_tile(cell, tile, seat)
    notes = _income_notes(after, cell, tile, seat)
    return [*notes, *_changes(view, before, after)]


def _house_notes(view: Mapping[str, Any], cell: str) -> list[Note]:
    """A house with its building on the site: what both together change."""
    window, seat = view["window"], view["viewer"]
    owner = view["town"][cell]["owner"]
    before = land_of(view)
    built = before.with_tile(window["site"], window["building"], seat)
    key = "free" if owner is None else "yours" if owner == seat else "theirs"
    args: Args = {} if owner is None else {"side": side(view, owner)}
    notes = [Note(Phrase(f"board-house-{key}", args), "CC-8.16")]
    return [*notes, *_changes(view, before, built.with_tile(cell, "house"))]


def _changes(view: Mapping[str, Any], before: Land, after: Land) -> list[Note]:
    """Incomes of square 16 as they are and as they would be, the viewer's and those of the others together."""
    seat = view["viewer"]
    others = [other for other in range(view["players"]) if other != seat]
    mine: Args = {"before": estate(before, seat), "after": estate(after, seat)}
    theirs: Args = {
        "before": sum(estate(before, other) for other in others),
        "after": sum(estate(after, other) for other in others),
    }
    notes = [Note(Phrase("board-change-own", mine))]
    return [*notes, Note(Phrase("board-change-others", theirs))] if theirs["before"] != theirs["after"] else notes


def _edge(view: Mapping[str, Any], edge: int, at: str) -> Look:
    cost = view["edges"].get(str(edge), 1)
    cells = newly_reached(view, edge)
    reaches = Phrase("board-road-reaches", {"cells": _cells(cells)}) if cells else Phrase("board-road-nothing")
    notes = [Note(reaches, "CC-5.10"), Note(Phrase("board-road-cost", {"count": cost}))]
    name: Args = {"place": f"={actions.edge_name(edge)}"}
    act, button = deed(view, at, Phrase("board-lay-here"))
    return Look(Phrase("board-look-bridge" if cost > 1 else "board-look-road", name), notes, act, button, [])


def _deed(view: Mapping[str, Any], cell: str, at: str) -> tuple[str | None, Phrase | None]:
    kind = at.partition(":")[0]
    owner = view["town"][cell]["owner"]
    args: Args = {"cell": f"={cell}", "side": "colour-none" if owner is None else side(view, owner)}
    if kind != "place":
        return deed(view, at, Phrase(_DEEDS.get(kind, "board-place-here"), args))
    if at.startswith("place:W"):
        return deed(view, at, Phrase("board-place-white-here"))
    word = "place" if owner is None else "defend" if owner == view["viewer"] else "attack"
    return deed(view, at, Phrase(f"board-{word}-here"))
