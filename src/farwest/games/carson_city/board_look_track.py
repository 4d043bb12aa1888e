"""A closer look at an action square or at a personality."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.carson_city import data as D
from farwest.games.carson_city.board_notes import deed, fight_notes, side

# All 23 squares in the order of the track (CC-2.7): two of them have their cowboys in town.
TRACK: Final = [step for step in D.STEPS[: D.MUSTER_STEP] if step != "kept"]
SALE: Final = D.SQUARES[D.B12 : D.B3 + 1]


def look_at_square(view: Mapping[str, Any], id: str, at: str) -> Look | None:
    if id not in TRACK:
        return None
    shown = view["squares"].get(id)
    tile = shown["tile"] if shown else None
    args: Args = {"number": TRACK.index(id) + 1, "square": f"square-{id}" if shown else f"board-name-{id}"}
    if tile:
        args["tile"] = f"tile-{tile}"
    title = Phrase("board-look-square-tile" if tile else "board-look-square", args)
    notes = [Note(_about(id, in_town=shown is None), "CC-2.7"), *_for_viewer(view, id)]
    if tile:
        notes.append(Note(Phrase(f"board-tile-about-{tile}"), "CC-2.1"))
    button = Phrase("board-place-white-here" if at.startswith("place:W") else "board-place-here")
    if at.startswith("worker_take"):
        button = Phrase("board-take-tile")
    act, words = deed(view, at, button)
    return Look(title, notes + fight_notes(view, id), act, words, [tile] if tile else [])


def _about(id: str, in_town: bool) -> Phrase:
    return Phrase(f"board-square-about-{id}" if in_town else f"square-{id}.about")


def _for_viewer(view: Mapping[str, Any], id: str) -> list[Note]:
    """What it comes to for the viewer as things stand, and what is not to be had."""
    shown = view["squares"].get(id)
    if shown is None:
        return []
    if id in ("wages", "road1"):
        return [Note(Phrase("board-square-many"), "CC-4.23")]
    if id in SALE and not shown["tile"]:
        return [Note(Phrase("board-square-sold"), "CC-4.22")]
    if not shown["open"]:
        return [Note(Phrase("board-square-shut"), "CC-8.32")]
    if view["viewer"] is None:
        return []
    if id in SALE:
        return [Note(Phrase("board-square-price", {"money": shown["price"]}), "CC-5.30")] if _is_half(id, shown) else []
    amounts = _amounts(view)
    if id not in amounts:
        return []
    return [Note(Phrase("board-square-points" if id.endswith("vp") else "board-square-money", {"amount": amounts[id]}))]


def _is_half(id: str, shown: Mapping[str, Any]) -> bool:
    return int(shown["price"]) < int(D.PRICE[D.SQUARES.index(id)])


def _amounts(view: Mapping[str, Any]) -> dict[str, int]:
    """What the squares that count something would bring. A cowboy that goes there is no firepower any more."""
    own = view["seats"][view["viewer"]]
    stands = any(str(view["viewer"]) in view["squares"][id]["cowboys"] for id in ("fire_income", "fire_vp"))
    fire = own["firepower"] - (1 if view["phase"] == "placement" and own["cowboys"] and not stands else 0)
    return {
        "parcel_income": 2 * own["parcels"],
        "fire_income": 2 * fire,
        "parcel_vp": own["parcels"] // 2,
        "fire_vp": fire // 2,
        "estate_vp": own["buildings"],
    }


def look_at_person(view: Mapping[str, Any], id: str, at: str) -> Look:
    shown = view["cards"][id]
    key = f"{id}-{shown['side']}"
    rule = "CC-2.8" if shown["side"] == "yellow" else "CC-11.2"
    notes = [Note(Phrase(f"card-{key}.about"), rule), Note(Phrase("board-person-limit", {"limit": shown["limit"]}))]
    if shown["seat"] is not None:
        notes.append(Note(Phrase("board-person-held", {"side": side(view, shown["seat"])})))
    act, button = deed(view, at, Phrase("board-take-card"))
    return Look(Phrase("board-look-person", {"card": f"card-{key}", "number": shown["number"]}), notes, act, button, [])
