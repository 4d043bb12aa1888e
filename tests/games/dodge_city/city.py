"""Towns written as the rules write them: `{"saloon": "lady red B3 C3 / blue D2"}`, and a game played on from there.

`city` loads a whole position; what is not said is filled in: any cards, $2000 each, Red first and on move. `act` plays
texts for whoever owes the decision. An event is drawn by playing a "?" when its pile holds nothing else.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.engine.core import Chance, Dice, State
from farwest.engine.errors import Refusal
from farwest.engine.journal import Fact, Journal
from farwest.engine.native import i64
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.game import GAME
from farwest.games.dodge_city.play import DodgeCity

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
DECK: Final = [D.FACES[face] for face in D.FACE_OF]
ORDINARY: Final = [face for face in D.FACES if face not in ("I", "Q")]

# The chains of section 9.
SALOON_T06: Final = "red B3 C3 D3 E3 B4"
SALOON_T08: Final = "red B3 C3 D3 E3 B4 E4"
HOTEL_T20: Final = "red C2 D2 B3 C3 B4 / blue D3 E3 D4 C5 D5"
CHAINS: Final = {
    "saloon": "B3 C3 D3 E3 B4 E4",
    "post": "C2 D2 C3 C4 C5 D5",
    "hotel": "C2 C3 D3 E3 E4",
    "sheriff": "B2 C2 D2 E2 B3 E3",
    "union": "C2 C3 D3 E3 F3 G3",
    "drugstore": "C3 D3 E3 F3 C4",
    "bank": "C2 D2 E2 B3 C3 B4",
}


class Outcomes(Chance):
    """The outcomes told, one after the other; running out of them is a mistake of the test."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)

    def draw(self, n: i64) -> i64:
        outcome = self.outcomes.pop(0)
        assert 0 <= outcome < n
        return outcome


def building(text: str) -> dict[str, Any]:
    """`lady red B3 C3 / blue D2`, `lady neutral`, `lady of red`, or nothing at all."""
    kind, _, rest = text.partition(" ")
    if not kind:
        return {"kind": None, "owner": None, "cells": {}}
    if rest == "neutral" or rest.startswith("of "):
        return {"kind": kind, "owner": rest.removeprefix("of "), "cells": {}}
    cells: dict[str, str] = {}
    for group in rest.split("/") if rest else ():
        colour, *places = group.split()
        cells |= dict.fromkeys(places, colour)
    order = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    return {"kind": kind, "owner": None, "cells": {cell: cells[cell] for cell in order}}


def city(
    players: int = 3,
    town: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    money: Mapping[str, int] | None = None,
    duel: Mapping[str, str] | None = None,
    events: Iterable[str] = D.EVENTS,
    **more: Any,
) -> DodgeCity:
    """A position: in the first movement, Red to play a card, unless told otherwise."""
    state = GAME.load(position(players, town, hands, money, duel, events, **more))
    assert isinstance(state, DodgeCity)
    state.journal = Journal()
    state.settle(Dice(1))
    return state


def position(
    players: int = 3,
    town: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    money: Mapping[str, int] | None = None,
    duel: Mapping[str, str] | None = None,
    events: Iterable[str] = D.EVENTS,
    **more: Any,
) -> dict[str, Any]:
    """The same as data."""
    colours = D.COLOURS[:players]
    data: dict[str, Any] = {
        "game": "dodge-city",
        "colours": colours,
        "round": 1,
        "stage": "move",
        "movement": 1,
        "first": "red",
        "turn": 0,
        "decision": "move-card",
        "town": {name: building((town or {}).get(name, "")) for name in D.BUILDINGS[: D.IN_PLAY[players]]},
        "event_pile": list(events),
        **dict.fromkeys(("card", "free_at", "visited", "here", "last", "event", "fight", "ending")),
        "left": 0,
        "placed": {},
        **{name: [] for name in ("due", "shown", "fought", "unarmed")},
        "memory": [[], []],
        "up": [],
        **more,
    }
    deck = list(DECK)
    given = {colour: _take(deck, (hands or {}).get(colour, "").split()) for colour in colours}
    duels = {colour: _take(deck, (duel or {}).get(colour, "").split()) for colour in colours}
    downs = {colour: _take(deck, more.get("down", {}).get(colour, "").split()) for colour in colours}
    data.pop("down", None)
    _take(deck, data["up"])
    fighting = data["stage"] in ("duels", "control")
    for seat, colour in enumerate(colours):
        wanted = 0 if fighting else _cards_to_play(data, seat)
        given[colour] += [_any(deck) for _ in range(wanted - len(given[colour]))]
        if fighting and not duels[colour]:
            duels[colour] = [_any(deck)]
    data["players"] = {
        colour: {
            "money": (money or {}).get(colour, 2000),
            "hand": sorted(given[colour], key=D.FACES.index),
            "chosen": None,
            "duel": duels[colour][0] if duels[colour] else None,
            "down": sorted(downs[colour], key=D.FACES.index),
            **dict.fromkeys(("old", "down_old", "down_indians", "ghosts"), 0),
            "duel_old": False,
            "memory": [[], []],
        }
        for colour in colours
    }
    data["up"] = sorted(data["up"], key=D.FACES.index)
    data["pile"] = sorted(deck, key=D.FACES.index)
    return data


def _cards_to_play(data: dict[str, Any], seat: int) -> int:
    if data["stage"] != "move":
        return {"start": 4, "start-events": 3, "duel-select": 1}.get(data["stage"], 0)
    turn = (seat - data["colours"].index(data["first"])) % len(data["colours"])
    to_come = turn > data["turn"] or (turn == data["turn"] and data["card"] is None)
    return int(to_come) + (2 if data["movement"] == 1 else 1)


def _take(deck: list[str], faces: list[str]) -> list[str]:
    for face in faces:
        deck.remove(face)
    return list(faces)


def _any(deck: list[str]) -> str:
    face = next(face for face in reversed(deck) if face in ORDINARY)
    deck.remove(face)
    return face


# Playing on.


def act(state: State, *texts: str, chance: Chance | None = None) -> None:
    """Each text for the seat that owes the decision; in a sealed window in seat order."""
    for text in texts:
        state.play(state.to_act()[0], GAME.parse(text), chance or Dice(1))


def move_on(state: DodgeCity) -> None:
    """The player on move plays any ordinary card, places nothing and ends his movement."""
    seat = state.to_act()[0]
    act(state, next(text for text in legal(state) if text not in ("play:I", "play:Q")))
    while state.to_act() == [seat] and decision(state) != "move-card":
        act(state, "free:none" if decision(state) == "free-building" else "buy:done")


def legal(state: State, seat: int | None = None) -> list[str]:
    """What the seat, or whoever owes the decision, may do."""
    return [GAME.text(action) for action in state.legal(state.to_act()[0] if seat is None else seat)]


def why_not(state: State, text: str, seat: int | None = None) -> Refusal:
    refusal = state.why_not(state.to_act()[0] if seat is None else seat, GAME.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal


def draw(event: str, town: Mapping[str, str] | None = None, players: int = 3, **more: Any) -> DodgeCity:
    """Red plays a "?" in the first movement and draws that event."""
    hands = {"red": "Q", **more.pop("hands", {})}
    state = city(players, town, hands, events=[event], **more)
    act(state, "play:Q")
    return state


def cells(state: DodgeCity, name: str) -> dict[str, str]:
    """Who stands where in a building."""
    town: Any = state.dump()["town"]
    return dict(town[name]["cells"])


def status(state: DodgeCity, name: str) -> str:
    town: Any = state.view(-1)["town"]
    return str(town[name]["status"])


def money(state: DodgeCity, seat: int = RED) -> int:
    return int(state.money[seat])


def facts(state: State, viewer: int | None = None) -> list[Fact]:
    assert state.journal is not None
    return [fact for fact in state.journal.facts if viewer is None or fact.shows_to(viewer)]


def seen(state: State, viewer: int = -1) -> Any:
    """The view, as it comes out of JSON."""
    return state.view(viewer)


def told(state: State, key: str) -> list[Fact]:
    return [fact for fact in facts(state) if fact.key == key]


def decision(state: DodgeCity) -> str:
    return str(state.view(-1)["decision"])


def controllers(name: str, text: str, players: int = 3) -> list[int]:
    """Who controls a building in which these pieces stand."""
    town: Any = city(players, {name: f"lady {text}"}).view(-1)["town"]
    return list(town[name]["controllers"])
