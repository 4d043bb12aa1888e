"""From a View to the pieces: what each shows to this viewer, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.board_forecast import NUMBER, beside, is_border, rewards, scored_round
from farwest.games.colorado_county.board_pieces import (
    Cell,
    Fist,
    Fists,
    Lake,
    LandCard,
    Offer,
    Pawn,
    Picture,
    Player,
    Share,
    SmallMap,
    Standings,
    Target,
)
from farwest.games.colorado_county.board_targets import Targets, flagged, seconds
from farwest.games.colorado_county.board_tray import buttons, laying, may_ask_again, offered, screen, stock, tiles

CELL: Final = 52  # units of the board
MARGIN: Final = 36  # the score track around it
INSET: Final = 7  # of water in its cell


def picture(view: Mapping[str, Any]) -> Picture:
    own = None if view["viewer"] is None else view["seats"][view["viewer"]]
    return Picture(
        colour=own["colour"] if own else None,
        players=tuple(_player(view, number) for number in range(view["players"])),
        decision=view["decision"],
        cells=_cells(view),
        lakes=tuple(_lake(view, lake) for lake in view["lakes"] if lake["cells"]),
        small=_small(view),
        pawns=tuple(Pawn(n, seat["colour"], seat["score"]) for n, seat in enumerate(view["seats"])),
        offer=_offer(view),
        standings=_standings(view),
        fists=_fists(view),
        screen=screen(view),
        stock=stock(view),
        tiles=tiles(view),
        offered=offered(view),
        buttons=buttons(view),
        again=may_ask_again(view),
        laying=laying(view),
        over=view["over"],
    )


def _player(view: Mapping[str, Any], number: int) -> Player:
    seat = view["seats"][number]
    return Player(
        colour=seat["colour"],
        score=seat["score"],
        cowboys=seat["cowboys"],
        forsale=seat["forsale"],
        reserve=seat["reserve"],
        start=view["round"] > 0 and view["start"] == number,
        passing=seat["passing"],
        lowest=seat["lowest"],
        known=() if number == view["viewer"] and not view["over"] else tuple(seat["known"]),
    )


# The land.


def _cells(view: Mapping[str, Any]) -> tuple[Cell, ...]:
    targets = Targets(view)
    under = {cell: lake["id"] for lake in view["lakes"] for cell in lake["cells"]}
    shores: dict[str, tuple[str, ...]] = {}
    for lake in view["lakes"]:
        for cell in lake["fields"]:
            shores[cell] = (*shores.get(cell, ()), lake["id"])
    held = _held(view)
    markers = view["markers"]
    cells = []
    for id in D.CELLS:
        owner = markers.get(id)
        target, kind = targets.at(id)
        cells.append(
            Cell(
                id=id,
                border=is_border(id),
                lake=under.get(id),
                shores=shores.get(id, ()),
                owner=None if owner is None else view["seats"][owner]["colour"],
                joins=_joins(markers, id) if owner is not None else "",
                flag=view["flags"].get(id),
                target=target,
                kind=kind,
                shows=targets.shows(id),
                held=id == held,
            )
        )
    return tuple(cells)


def _held(view: Mapping[str, Any]) -> str | None:
    if view["sale"] is not None:
        return str(view["sale"]["cell"])
    first = view["taking"] and view["taking"]["first"]
    return str(first) if first else None


def _joins(markers: Mapping[str, int], id: str) -> str:
    number = NUMBER[id]
    sides = (("e", number + 1), ("s", number + D.COLUMNS))
    near = beside(id)
    return "".join(
        side
        for side, other in sides
        if other < D.CELL_COUNT and D.CELLS[other] in near and markers.get(D.CELLS[other]) == markers[id]
    )


def _lake(view: Mapping[str, Any], lake: Mapping[str, Any]) -> Lake:
    spots = [_spot(cell) for cell in lake["cells"]]
    owner = lake["owner"]
    return Lake(
        id=lake["id"],
        value=lake["value"],
        points=lake["points"],
        rects=tuple(_water(spots)),
        at=_middle(spots),
        wide=any((x + 1, y) in spots for x, y in spots),
        owner=None if owner is None else view["seats"][owner]["colour"],
        counts=tuple((view["seats"][n]["colour"], count) for n, count in enumerate(lake["counts"]) if count),
    )


def _water(spots: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """One rectangle for each cell, pair of cells and block of four: together the lake, with a bank all around."""
    found = []
    for x, y in spots:
        for width, height in ((1, 1), (2, 1), (1, 2), (2, 2)):
            if all((x + dx, y + dy) in spots for dx in range(width) for dy in range(height)):
                left, top = MARGIN + CELL * x + INSET, MARGIN + CELL * y + INSET
                found.append((left, top, CELL * width - 2 * INSET, CELL * height - 2 * INSET))
    return found


def _middle(spots: list[tuple[int, int]]) -> tuple[int, int]:
    """As near to the middle as there is water on both sides; in a pond that has no such place, on its one cell."""
    wet = frozenset(spots)
    half = [(2 * x + dx, 2 * y + dy) for x, y in spots for dx in (0, 1) for dy in (0, 1)]
    roomy = [spot for spot in half if _is_roomy(spot, wet)] or [(2 * x, 2 * y) for x, y in spots]
    count = len(spots)
    x, y = 2 * sum(spot[0] for spot in spots), 2 * sum(spot[1] for spot in spots)
    best = min(roomy, key=lambda spot: (spot[0] * count - x) ** 2 + (spot[1] * count - y) ** 2)
    return MARGIN + CELL // 2 * (best[0] + 1), MARGIN + CELL // 2 * (best[1] + 1)


def _is_roomy(spot: tuple[int, int], wet: frozenset[tuple[int, int]]) -> bool:
    """`spot` in half cells: is there water under it and half a cell to its left and right?"""
    x, y = spot
    columns = (x // 2, x // 2 + 1) if x % 2 else (x // 2 - 1, x // 2, x // 2 + 1)
    rows = (y // 2, y // 2 + 1) if y % 2 else (y // 2,)
    return all((column, row) in wet for column in columns for row in rows)


def _spot(cell: str) -> tuple[int, int]:
    return NUMBER[cell] % D.COLUMNS, NUMBER[cell] // D.COLUMNS


def _small(view: Mapping[str, Any]) -> SmallMap:
    return SmallMap(
        water=tuple(_spot(cell) for cell in view["water"]),
        plots=tuple((*_spot(cell), view["seats"][seat]["colour"]) for cell, seat in view["markers"].items()),
        flags=tuple((*_spot(cell), colour) for cell, colour in view["flags"].items()),
    )


# Beside the map.


def _offer(view: Mapping[str, Any]) -> Offer:
    cards = view["cards"]
    taking = view["taking"]
    shown = [*cards["shown"]]
    if taking and taking["card"]["id"] not in [card["id"] for card in shown]:
        shown.insert(0, taking["card"])
    return Offer(
        cards=tuple(_card(view, card, bool(taking) and taking["card"]["id"] == card["id"]) for card in shown),
        left=sum(cards["colours"].values()) if cards["colours"] else cards["left"],
        colours=tuple(cards["colours"].items()),
        bag=view["bag"]["size"],
        open=view["round"] > 0 and not view["over"],
    )


def _card(view: Mapping[str, Any], card: Mapping[str, Any], taken: bool) -> LandCard:
    target = None
    if view["legal"] and view["decision"] == "card":
        target = Target(1, f"card:{card['id']}", f"card:{card['id']}" in view["legal"])
    first = taken and view["taking"]["first"]
    flags = [first] if first else flagged(view, card["flag"])
    reached = [cell for flag in flags for cell in seconds(view, card["figure"], flag)]
    return LandCard(
        id=card["id"],
        flag=card["flag"],
        figure=card["figure"],
        stars=card["stars"],
        target=target,
        shows=tuple(f"cell-{cell}" for cell in dict.fromkeys([*flags, *reached])),
        taken=taken,
    )


def _standings(view: Mapping[str, Any]) -> Standings:
    number = scored_round(view) - 1
    running = view["running"]
    amounts = {
        "border": [share["border"]["count"] for share in running],
        "lake": [len(share["lake"]["lakes"]) for share in running],
        "double": [len(share["double"]["groups"]) for share in running],
        "domain": [len(share["domain"]["cells"]) for share in running],
    }
    return Standings(
        round=number + 1,
        sides=tuple(seat["colour"] for seat in view["seats"]),
        border=rewards(D.BORDER_POINTS, number),
        lake=int(D.LAKE_POINTS[number]),
        double=int(D.DOUBLE_POINTS[number]),
        domain=rewards(D.DOMAIN_POINTS, number),
        shares=tuple(
            (name, tuple(Share(amount, running[n][name]["points"]) for n, amount in enumerate(amounts[name])))
            for name in D.CATEGORIES
        ),
        totals=tuple(share["total"] for share in running),
        past=tuple(tuple(sum(earned.values()) for earned in scored) for scored in view["scores"]),
        over=view["over"],
    )


def _fists(view: Mapping[str, Any]) -> Fists:
    """CO-4.6.4: by how many, then by the highest."""
    opened = view["opened"]
    if opened is None:
        return Fists("", ())
    bids = opened["bids"]
    ranked = sorted((n for n, bid in enumerate(bids) if bid), key=lambda n: (-len(bids[n]), -bids[n][0]))
    return Fists(
        opened["kind"],
        tuple(
            Fist(
                seat=n,
                colour=view["seats"][n]["colour"],
                cowboys=None if bid is None else tuple(bid),
                rank=ranked.index(n) + 1 if n in ranked else 0,
            )
            for n, bid in enumerate(bids)
        ),
    )
