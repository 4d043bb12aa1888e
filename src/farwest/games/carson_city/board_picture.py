"""From a View to the pieces: what each shows, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.games.carson_city import data as D
from farwest.games.carson_city.board_look_track import SALE, TRACK
from farwest.games.carson_city.board_options import options_of
from farwest.games.carson_city.board_pieces import (
    Cowboy,
    Edge,
    Orders,
    Parcel,
    Person,
    Picture,
    Player,
    Road,
    Square,
    Sum,
    Target,
)

FEW_TARGETS: Final = 20  # from more on, ropes are shown only where the pointer is


def picture(view: Mapping[str, Any]) -> Picture:
    legal = frozenset(view["legal"])
    parcels = tuple(_parcel(view, legal, number) for number in range(D.CELL_COUNT))
    squares = tuple(_square(view, legal, number) for number in range(len(TRACK)))
    people = tuple(_person(view, legal, card) for card in D.CARDS)
    edges = tuple(_edge(int(edge), cost) for edge, cost in view["edges"].items() if f"road:{edge}" in legal)
    own = _own(view)
    return Picture(
        colour=own["colour"] if own else None,
        decision=view["decision"],
        choosing=bool(legal),
        many=sum(1 for parcel in parcels if _is_open(parcel.target)) > FEW_TARGETS,
        parcels=parcels,
        roads=tuple(Road(edge, edge in view["bridges"]) for edge in view["roads"]),
        edges=edges,
        squares=squares,
        people=people,
        orders=_orders(view),
        players=tuple(_player(view, seat) for seat in range(view["players"])),
        options=tuple(options_of(view, [text for text in view["legal"] if not _is_on_board(text)])),
        sums=tuple(_sums(view, own)) if own else (),
        holds_white=any(text.startswith("place:W:") for text in legal),
        reserve=own["cowboys"] if own else 0,
        where=_where(parcels, edges, squares),
        filters=_filters(view, parcels, squares),
    )


def _own(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    seat: Mapping[str, Any] | None = None if view["viewer"] is None else view["seats"][view["viewer"]]
    return seat


def colour_of(view: Mapping[str, Any], seat: int) -> str:
    return str(view["seats"][seat]["colour"])


def _is_open(target: Target | None) -> bool:
    return target is not None and target.legal


def _is_on_board(text: str) -> bool:
    """Is there a place on the board for this action? All others are buttons of the tray."""
    kind, _, target = text.rpartition(":")
    return target in D.CELLS or kind in ("personality", "road") or target in D.SQUARES


def _where(parcels: tuple[Parcel, ...], edges: tuple[Edge, ...], squares: tuple[Square, ...]) -> frozenset[str]:
    """Which of the views of a phone hold something to choose."""
    found = set()
    if edges or any(_is_open(parcel.target) or _is_open(parcel.white) for parcel in parcels):
        found.add("town")
    if any(_is_open(square.target) or _is_open(square.white) for square in squares):
        found.add("track")
    return frozenset(found)


def _filters(view: Mapping[str, Any], parcels: tuple[Parcel, ...], squares: tuple[Square, ...]) -> tuple[str, ...]:
    """Where a cowboy may go has dozens of answers: all of them, or one kind at a time."""
    if not view["legal"] or view["decision"] != "place":
        return ()
    ways = {parcel.way for parcel in parcels if _is_open(parcel.target)}
    kinds = [("land", "buy" in ways), ("fights", bool(ways & {"attack", "defend"}))]
    kinds.append(("track", any(_is_open(square.target) for square in squares)))
    shown = [name for name, some in kinds if some]
    return ("all", *shown) if len(shown) > 1 else ()


# The town.


def _parcel(view: Mapping[str, Any], legal: frozenset[str], number: int) -> Parcel:
    cell = D.CELLS[number]
    shown = view["town"][cell]
    way, text = _way(view, legal, cell) if legal else ("", None)
    cowboys = _on_parcel(view, cell)
    return Parcel(
        cell=cell,
        x=number % 8,
        y=number // 8,
        tile=shown["tile"],
        owner=None if shown["owner"] is None else colour_of(view, shown["owner"]),
        income=shown["income"]["total"] if shown["income"] else None,
        price=shown["price"],
        priced=shown["price"] is not None and view["phase"] == "placement",
        cowboys=cowboys,
        contested=len(cowboys) > 1,
        protected=shown["protected"],
        lit=view["focus"] == cell or _is_in_window(view, cell),
        way=way if text in legal else "",
        target=None if text is None else Target(text, text in legal),
        white=_white_target(view, legal, cell),
    )


def _is_in_window(view: Mapping[str, Any], cell: str) -> bool:
    return bool(view["window"]) and cell in (view["window"]["site"], view["window"]["asked"])


def _on_parcel(view: Mapping[str, Any], cell: str) -> tuple[Cowboy, ...]:
    shown = view["town"][cell]
    colours = [colour_of(view, seat) for seat in shown["cowboys"]]
    found = [Cowboy(f"card-{colour}-{cell}", colour, colour) for colour in colours]
    if shown["white"]:
        found.append(Cowboy(f"card-white-{cell}", "white", colour_of(view, view["white"])))
    return tuple(found)


def _way(view: Mapping[str, Any], legal: frozenset[str], cell: str) -> tuple[str, str | None]:
    """What choosing the parcel would be, and the action; one that is not legal answers why not."""
    decision, shown, viewer = view["decision"], view["town"][cell], view["viewer"]
    if decision in ("setup_parcel", "settler_parcel"):
        return "claim", f"{decision}:{cell}"
    if decision == "place":
        return _way_of_placing(shown, viewer), f"place:C:{cell}"
    if decision == "duel_order":
        text = f"duel_order:{cell}"
        return "duel", text if text in legal else None
    if decision == "site":
        return "site", f"site:{cell}" if shown["owner"] == viewer else None
    if decision == "house" and shown["tile"] != "river":
        theirs = shown["owner"] not in (None, viewer)
        return ("ask", f"house_ask:{cell}") if theirs else ("house", f"house:{cell}")
    return "", None


def _way_of_placing(shown: Mapping[str, Any], viewer: int) -> str:
    if shown["owner"] is None:
        return "buy"
    return "defend" if shown["owner"] == viewer else "attack"


def _white_target(view: Mapping[str, Any], legal: frozenset[str], place: str) -> Target | None:
    """CC-4.24: only while the viewer has it to place."""
    if view["decision"] != "place" or not any(text.startswith("place:W:") for text in legal):
        return None
    return Target(f"place:W:{place}", f"place:W:{place}" in legal)


def _edge(edge: int, cost: int) -> Edge:
    y, x = divmod(edge, 17)
    tall = x >= 8
    return Edge(edge, x - 8 if tall else x, y, tall, cost > 1, Target(f"road:{edge}", legal=True))


# The track.


def _square(view: Mapping[str, Any], legal: frozenset[str], number: int) -> Square:
    id = TRACK[number]
    shown = view["squares"].get(id, {"tile": None, "open": True, "cowboys": {}, "white": False, "price": None})
    cowboys = _on_square(view, id, shown)
    return Square(
        id=id,
        number=number + 1,
        tile=shown["tile"],
        closed=not shown["open"] and id not in SALE,
        holder=None if id != "ammo" or view["ammo"] is None else colour_of(view, view["ammo"]),
        cowboys=cowboys,
        contested=len({cowboy.colour for cowboy in cowboys}) > 1 and id not in ("wages", "road1"),
        lit=id in (view["focus"], view["step"]),
        target=_square_target(view, legal, id),
        white=_white_target(view, legal, id) if id in view["squares"] else None,
    )


def _square_target(view: Mapping[str, Any], legal: frozenset[str], id: str) -> Target | None:
    if not legal or id not in view["squares"]:
        return None
    if view["decision"] == "place":
        return Target(f"place:C:{id}", f"place:C:{id}" in legal)
    if view["decision"] == "worker_take" and id in SALE:
        return Target(f"worker_take:{id}", f"worker_take:{id}" in legal)
    return None


def _on_square(view: Mapping[str, Any], id: str, shown: Mapping[str, Any]) -> tuple[Cowboy, ...]:
    found = []
    for seat, number in shown["cowboys"].items():
        colour = colour_of(view, int(seat))
        found += [Cowboy(f"card-{colour}-{id}-{n}", colour, colour) for n in range(number)]
    if shown["white"]:
        found.append(Cowboy(f"card-white-{id}", "white", colour_of(view, view["white"])))
    return tuple(found)


def _person(view: Mapping[str, Any], legal: frozenset[str], card: str) -> Person:
    shown = view["cards"][card]
    text = f"personality:{card}"
    return Person(
        id=card,
        number=shown["number"],
        side=shown["side"],
        limit=shown["limit"],
        owner=None if shown["seat"] is None else colour_of(view, shown["seat"]),
        target=Target(text, text in legal) if legal and view["decision"] == "personality" else None,
    )


def _orders(view: Mapping[str, Any]) -> Orders:
    """Who has passed in this round while cowboys are placed, before and after that the whole pass order (CC-4.2)."""
    passed = view["line"] if view["phase"] == "placement" else view["order"]
    return Orders(
        placement=tuple(colour_of(view, seat) for seat in view["track"]),
        passed=tuple(colour_of(view, seat) for seat in passed),
        round=view["round"],
        rounds=int(D.ROUNDS),
        roads=view["supply"],
    )


# Players, and the viewer's tray.


def _player(view: Mapping[str, Any], seat: int) -> Player:
    shown = view["seats"][seat]
    passed = view["line"].index(seat) + 1 if view["phase"] == "placement" and seat in view["line"] else 0
    return Player(
        seat=seat,
        colour=shown["colour"],
        vp=shown["score"]["total"] if shown["score"] else shown["vp"],
        cash=shown["cash"],
        limit=shown["limit"],
        cowboys=shown["cowboys"],
        firepower=shown["firepower"],
        roads=shown["roads"],
        parcels=shown["parcels"],
        buildings=shown["buildings"],
        income=sum(income for _, _, income in _buildings(view, seat)),
        kept=tuple(shown["kept"]),
        person=shown["card"],
        ammo=shown["ammo"],
        white=shown["white"] and view["white_at"] is None,
        tiles=shown["tiles"] if view["options"]["duel_mode"] == "tiles" else None,
        passed=passed,
    )


def _buildings(view: Mapping[str, Any], seat: int) -> list[tuple[str, str, int]]:
    """The seat's buildings in town with what they bring in now."""
    return [
        (cell, parcel["tile"], parcel["income"]["total"])
        for cell, parcel in view["town"].items()
        if parcel["owner"] == seat and parcel["income"]
    ]


def _sums(view: Mapping[str, Any], own: Mapping[str, Any]) -> list[Sum]:
    found = [Sum("fire", tuple(_fire_terms(own["terms"])), own["firepower"])]
    earning = [building for building in _buildings(view, view["viewer"]) if building[2]]
    terms = [
        Phrase("board-term-building", {"tile": f"tile-{tile}", "cell": f"={cell}", "income": income})
        for cell, tile, income in earning
    ]
    found.append(Sum("income", tuple(terms), sum(income for _, _, income in earning)))
    if own["limit"] is not None:
        found.append(Sum("limit", (), own["limit"]))
    if view["hand"]:
        tiles = tuple(Phrase("board-term-tile", {"value": value}) for value in view["hand"])
        found.append(Sum("tiles", tiles, sum(view["hand"])))
    return found


def _fire_terms(terms: Mapping[str, int]) -> list[Phrase]:
    """CC-5.14, without what brings nothing."""
    return [Phrase(f"board-fire-{name}", {"count": count}) for name, count in terms.items() if count]
