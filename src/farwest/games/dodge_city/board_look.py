"""A closer look at one thing on the board, and what choosing it would change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.dodge_city import actions, data as D
from farwest.games.dodge_city.board_bill import bill
from farwest.games.dodge_city.board_picture import CARDS, face, picture
from farwest.games.dodge_city.board_reach import Reach, reach
from farwest.games.dodge_city.board_ticks import PLACING
from farwest.games.dodge_city.board_town import colour


def look(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look | None:
    """`at` is `at:saloon.B3`, `building:saloon`, `kind:lady`, `event:EV05`, `bill`, or the act of a card."""
    kind, _, name = at.partition(":")
    if kind == "at" and name in D.PIECES_BY_NAME and name.partition(".")[0] in view["town"]:
        return _spot(view, name, chosen)
    if kind in ("building", "free") and name in view["town"]:
        return _building(view, name, at)
    if kind in CARDS.values() and name in D.FACES:
        return _card(view, at, name)
    if kind == "kind" and name in D.KINDS:
        return _kind(view, name)
    if kind == "event" and name in D.EVENTS:
        return Look(Phrase(f"event-{name}"), [Note(Phrase(f"event-{name}.about"), "DC-2.8")], None, None, [])
    if at == "bill" and picture(view).ticks:
        return bill(view, chosen)
    return None


# A cell to place a piece on, or a piece to take off.


def _spot(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look:
    name, _, cell = at.partition(".")
    where: Args = {"building": f"building-{name}", "cell": f"={cell}"}
    building = view["town"][name]
    owner = building["cells"].get(cell)
    drawn = next(each for h in picture(view).houses if h.id == name for row in h.cells for each in row if each.at == at)
    act = drawn.target.text if drawn.target else None
    button = Phrase("board-do-take" if owner is not None else "board-do-place", where) if act else None
    if owner is not None:
        title = Phrase("board-spot-piece", {**where, "side": f"side-{colour(view, owner)}"})
        return Look(title, _without(view, name, cell, owner, chosen), act, button, [])
    notes = _with(view, name, cell, chosen) if view["legal"] and view["decision"] in PLACING else []
    return Look(Phrase("board-spot", where), notes, act, button, [])


def _ticked_in(name: str, chosen: Sequence[str], cell: str) -> set[str]:
    return {tick.partition(".")[2] for tick in chosen if tick.startswith(f"{name}.")} | {cell}


def _with(view: Mapping[str, Any], name: str, cell: str, chosen: Sequence[str]) -> list[Note]:
    """What the viewer would have with this piece and those ticked already, and whom they would hold up."""
    cells = view["town"][name]["cells"]
    placed = cells | dict.fromkeys(_ticked_in(name, chosen, cell), view["viewer"])
    notes = [own_note(name, reach(name, placed, view["viewer"]))]
    for seat, side in enumerate(view["town"][name]["sides"]):
        if seat == view["viewer"] or not side["pieces"]:
            continue
        then = reach(name, placed, seat)
        if then.missing != side["missing"]:
            notes.append(_held_up(view, seat, side["missing"], then))
    return notes


def own_note(name: str, then: Reach) -> Note:
    keys = [f"key-{key}" for key in then.keys]
    if then.missing == 0:
        return Note(_listed("board-with-control", keys, {}), "DC-5.1")
    if then.missing is None:
        return Note(_listed("board-with-cut", keys, {}), "DC-5.1")
    return Note(_listed("board-with", keys, {"missing": then.missing}), "DC-5.1")


def _listed(key: str, things: list[str], args: Args) -> Phrase:
    """`key-0` to `key-5`: as many things as there are."""
    names = ("one", "two", "three", "four", "five")
    return Phrase(f"{key}-{len(things)}", {**dict(zip(names, things, strict=False)), **args, "keys": len(things)})


def _held_up(view: Mapping[str, Any], seat: int, before: int | None, then: Reach) -> Note:
    args: Args = {"side": f"side-{colour(view, seat)}", "before": before or 0}
    if then.missing is None:
        return Note(Phrase("board-rival-cut", args))
    return Note(Phrase("board-rival", {**args, "after": then.missing}))


def _without(view: Mapping[str, Any], name: str, cell: str, owner: int, chosen: Sequence[str]) -> list[Note]:
    """What its owner would be left with."""
    side = view["town"][name]["sides"][owner]
    gone = _ticked_in(name, chosen, cell)
    left = {at: seat for at, seat in view["town"][name]["cells"].items() if at not in gone}
    then = reach(name, left, owner)
    who = "board-yours" if owner == view["viewer"] else f"side-{colour(view, owner)}"
    args: Args = {
        "side": who,
        "keys": side["keys"],
        "then": len(then.keys),
        "before": -1 if side["missing"] is None else side["missing"],
        "after": -1 if then.missing is None else then.missing,
    }
    return [Note(Phrase("board-without", args))]


# Buildings, cards, people.


def _building(view: Mapping[str, Any], name: str, at: str) -> Look:
    building = view["town"][name]
    title = Phrase("board-house", {"building": f"building-{name}"})
    status = building["status"]
    notes = []
    if status == "unopened":
        notes.append(Note(Phrase("board-house-unopened"), "DC-4.8"))
    elif status == "neutral":
        notes.append(Note(Phrase("board-house-neutral"), "DC-5.4"))
    elif status == "controlled":
        args: Args = {"side": f"side-{colour(view, building['owner'])}", **_worth(building)}
        notes.append(Note(Phrase("board-house-owned", args), "DC-5.5"))
    else:
        notes.append(Note(Phrase("board-house-open", {**_worth(building), "price": building["price"]}), "DC-5.5"))
        notes += [_standing(view, name, seat) for seat, side in enumerate(building["sides"]) if side["pieces"]]
    if len(building["controllers"]) > 1:
        notes.append(Note(Phrase("board-house-contested"), "DC-4.21"))
    act = at if at in view["legal"] else None
    button = actions.label(actions.NOTATION.parse(at), view) if act else None
    return Look(title, notes, act, button, [])


def _worth(building: Mapping[str, Any]) -> Args:
    value = int(building["value"])
    return {"kind": f"kind-{building['kind']}", "value": value, "reward": int(D.REWARD) * value}


def _standing(view: Mapping[str, Any], name: str, seat: int) -> Note:
    """A player's best group, the key cells it touches, and what is missing."""
    building = view["town"][name]
    side = building["sides"][seat]
    best = side["groups"][0]["keys"] if side["groups"] else []
    args: Args = {
        "side": f"side-{colour(view, seat)}",
        "pieces": side["pieces"],
        "groups": len(side["groups"]),
        "missing": -1 if side["missing"] is None else side["missing"],
    }
    return Note(_listed("board-standing", [f"key-{building['keys'][key]}" for key in best], args))


def _card(view: Mapping[str, Any], at: str, name: str) -> Look:
    """What the card is for now: first place, money, people, a gun."""
    card = face(name)
    verb = at.partition(":")[0]
    title = card_name(name)
    notes = []
    if verb == "play":
        notes.append(
            Note(Phrase(f"board-plays-{card.family}", actions.face(D.FACES.index(name)) | _people(name)), "DC-4.4")
        )
    elif card.family == "indian":
        notes.append(Note(Phrase("board-keeps-indian" if verb == "keep" else "board-starts-indian"), "DC-8.9"))
    elif card.family == "question":
        notes.append(Note(Phrase(f"board-{verb}s-question"), "DC-4.3" if verb == "start" else "DC-4.19"))
    else:
        notes.append(
            Note(Phrase("board-strength", {"strength": card.strength, **_stronger(view, card.strength)}), "DC-2.7")
        )
    act = at if at in view["legal"] else None
    button = actions.label(actions.NOTATION.parse(at), view) if act else None
    return Look(title, notes, act, button, [card])


def _people(name: str) -> Args:
    kind = face(name).kind
    return {"people": f"kind-{kind}"} if kind in D.KINDS else {}


def _stronger(view: Mapping[str, Any], strength: int) -> Args:
    """Of the cards that the viewer has not before his eyes (DC-6.2)."""
    unseen = view["unseen"]
    stronger = sum(count for name, count in unseen.items() if D.STRENGTH[D.FACES.index(name)] > strength)
    return {"stronger": stronger, "unseen": sum(unseen.values())}


def card_name(name: str) -> Phrase:
    card = face(name)
    if card.family in ("indian", "question"):
        return Phrase(f"board-card-{card.family}")
    return Phrase(f"board-card-{card.family}", {"people": f"kind-{card.kind}", "figure": card.figure})


def _kind(view: Mapping[str, Any], name: str) -> Look:
    number = D.KINDS.index(name)
    args: Args = {
        "price": int(D.PRICE[number]),
        "resale": int(D.RESALE[number]),
        "value": int(D.VALUE[number]),
        "reward": int(D.REWARD * D.VALUE[number]),
        "left": view["tokens"][name],
    }
    return Look(
        Phrase("board-kind", {"people": f"kind-{name}"}),
        [Note(Phrase("board-kind-about", args), "DC-2.1")],
        None,
        None,
        [],
    )
