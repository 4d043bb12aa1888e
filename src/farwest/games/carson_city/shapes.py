"""The form of a dumped position: is everything there, and of the right kind? What it means is not asked here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.games.carson_city import data as D
from farwest.games.carson_city.decisions import NUMBERS, PHASES

_PLACES: Final = [*D.SQUARES, *D.CELLS]
_MOST_VP: Final = 1000
_MOST_CASH: Final = 500  # no fortune comes near; every choice of numbers fits into the list of actions
_MOST_DUELS: Final = 40  # of one round
_MOST_POWER: Final = 50

_OPTIONS: Final = {
    "personality_side": ["yellow", "red", "random", "custom"],
    **{f"side_{card}": ["yellow", "red"] for card in D.CARDS},
    "board_side": ["plain", "river"],
    "duel_mode": ["dice", "tiles"],
    "duel_dice": ["1", "2"],
    "starting_revolvers": ["0", "1"],
    "bank_count": ["5", "4"],
    "church_protects": ["all", "own"],
    "road_timing": ["build", "anytime"],
    "dead_cowboys": ["off", "on"],
}


class _Form:
    """A kind of value: a range of numbers, one of some names, a list or an object of such; or null, if it may."""

    def __init__(self, allowed: Iterable[object] = (), *, nullable: bool = False) -> None:
        self.allowed = list(allowed)
        self.nullable = nullable

    def fits(self, value: object) -> bool:
        if value is None:
            return self.nullable
        return type(value) in (int, str) and value in self.allowed


class _List(_Form):
    def __init__(self, of: _Form, longest: int, *, distinct: bool = False) -> None:
        super().__init__()
        self.of = of
        self.longest = longest
        self.distinct = distinct

    def fits(self, value: object) -> bool:
        if not isinstance(value, list) or len(value) > self.longest or not all(self.of.fits(item) for item in value):
            return False
        return not self.distinct or len({repr(item) for item in value}) == len(value)


class _Object(_Form):
    """With these keys and no others."""

    def __init__(self, parts: Mapping[str, _Form], *, nullable: bool = False) -> None:
        super().__init__(nullable=nullable)
        self.parts = parts

    def fits(self, value: object) -> bool:
        if value is None:
            return self.nullable
        if not isinstance(value, dict) or value.keys() != self.parts.keys():
            return False
        return all(form.fits(value[key]) for key, form in self.parts.items())


class _Map(_Form):
    """From some names to values of one kind."""

    def __init__(self, names: list[str], of: _Form) -> None:
        super().__init__()
        self.names = names
        self.of = of

    def fits(self, value: object) -> bool:
        return isinstance(value, dict) and all(key in self.names and self.of.fits(v) for key, v in value.items())


def _upto(most: int) -> _Form:
    return _Form(range(most + 1))


def _forms(players: int) -> dict[str, _Form]:
    seat, seat_or_none = _Form(range(players)), _Form(range(players), nullable=True)
    seats = _List(seat, players, distinct=True)
    building, place = _Form(D.BUILDINGS), _Form(_PLACES, nullable=True)
    value = _Form(range(D.TILE_VALUES))
    some_values = _List(value, 6 * players)
    options: dict[str, _Form] = {name: _Form(choices) for name, choices in _OPTIONS.items()}
    window = {
        "builder": seat,
        "building": building,
        "source": _Form([*D.SQUARES, "kept", "worker"]),
        "site": _Form(D.CELLS, nullable=True),
        "asked": _Form(D.CELLS, nullable=True),
        "refused": seats,
    }
    shot = {"seat": seat, "shot": _upto(12), "firepower": _upto(_MOST_POWER)}
    duel = {"at": _Form(_PLACES), "winner": seat, "shots": _List(_Object(shot), players)}
    return {
        "options": _Object({"colours": _List(_Form(D.COLOURS), players, distinct=True), **options}),
        "red": _List(_Form(D.CARDS), D.CARD_COUNT, distinct=True),
        "phase": _Form(PHASES),
        "round": _upto(int(D.ROUNDS)),
        "step": _Form(D.STEPS, nullable=True),
        "turn": _upto(2 * players),
        "decision": _Form(NUMBERS),
        **dict.fromkeys(("actor", "chooser", "white", "ammo"), seat_or_none),
        **dict.fromkeys(("order", "track", "line", "fallen", "fighting", "waits", "redrawn"), seats),
        "focus": place,
        "white_at": place,
        "duels": _List(_Object(duel), _MOST_DUELS),
        "window": _Object(window, nullable=True),
        "struck": _List(building, D.BUILDING_COUNT, distinct=True),
        "last_root": _Form(range(-1, D.EDGE_COUNT)),
        "laid": _List(_Form(range(D.EDGE_COUNT)), int(D.ROADS), distinct=True),
        "doubled": _Form(D.BUILDINGS, nullable=True),
        "supply": _upto(int(D.ROADS)),
        "row": _List(_Form(D.BUILDINGS, nullable=True), D.ROW_LENGTH),
        "bag": _Object(dict.fromkeys(D.BUILDINGS, _upto(6))),
        "seats": _List(_Object(_player()), players),
        "opening": _List(_upto(30), players),
        "played": _List(_List(value, 6), players),
        "town": _Map(D.CELLS, _Object({"owner": seat_or_none, "tile": _Form(D.TILES, nullable=True)})),
        "roads": _List(_Form(range(D.EDGE_COUNT)), int(D.ROADS), distinct=True),
        "standing": _Map(_PLACES, _List(_Form([*range(players), "white"]), players + 1, distinct=True)),
        "hands": _List(_List(value, 6), players),
        "picked": _List(_Form(range(D.TILE_VALUES), nullable=True), players),
        "stock": some_values,
    }


def _player() -> dict[str, _Form]:
    cowboys = _upto(int(D.COWBOYS))
    return {
        "card": _Form(D.CARDS, nullable=True),
        "cash": _upto(_MOST_CASH),
        "vp": _upto(_MOST_VP),
        "roads": _upto(int(D.ROADS)),
        **dict.fromkeys(("cowboys", "general", "wages", "road1"), cowboys),
        "revolvers": _upto(_MOST_POWER // 2),
        "kept": _List(_Form(D.BUILDINGS), 31),
    }


def misshapen(data: Mapping[str, Any]) -> list[str]:
    """What is missing or of the wrong kind."""
    if data.get("game") != "carson-city":
        return ["this is no position of carson-city"]
    seats = data.get("seats")
    if not isinstance(seats, list) or not 2 <= len(seats) <= D.MOST_PLAYERS:
        return ["seats is missing or has the wrong form"]
    forms = _forms(len(seats))
    wrong = [f"{key} is missing" for key in forms if key not in data]
    return wrong + [
        f"{key} has the wrong form" for key, form in forms.items() if key in data and not form.fits(data[key])
    ]
