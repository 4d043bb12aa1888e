"""Positions for tests, written down in a few words: board Q of section 9, and what a test adds to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.engine.chance import RecordedDice
from farwest.engine.core import Dice, State
from farwest.engine.journal import Journal
from farwest.games.carson_city import data as D, position
from farwest.games.carson_city.game import GAME
from farwest.games.carson_city.play import CarsonCity

MOUNTAINS: Final = ("B2", "C2", "F3", "G2", "G5", "F6", "B6", "C7", "E7")
CENTRE_ROADS: Final = (54, 62, 63, 71)
CARDS: Final = ("sheriff", "banker", "grocer", "worker", "settler", "captain", "mercenary")
ROW: Final = ("ranch", "mine", "saloon", "bank", "drugstore", "ranch", "mine")


def cell(name: str) -> int:
    return D.CELLS.index(name)


def options(players: int, chosen: Mapping[str, object]) -> dict[str, Any]:
    return dict(GAME.read_options(players, chosen))


def q(
    players: int = 3,
    *,
    tiles: Mapping[str, str] | None = None,
    owners: Mapping[str, int] | None = None,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    chosen: Mapping[str, object] | None = None,
    **changes: Any,
) -> CarsonCity:
    """Board Q while cowboys are being placed in round 1, seat 0 to place; whatever is named is otherwise.

    The counts that follow (cowboys in the general reserve, roads left, the bag) are made to fit as far as they can be.
    """
    town: dict[str, dict[str, Any]] = {name: {"owner": None, "tile": "mountain"} for name in MOUNTAINS}
    town["D4"] = {"owner": None, "tile": "house"}
    for name, tile in (tiles or {}).items():
        town[name] = {"owner": None, "tile": tile}
    for name, owner in (owners or {}).items():
        town.setdefault(name, {"owner": None, "tile": None})["owner"] = owner
    data: dict[str, Any] = {
        "options": options(players, chosen or {}),
        "red": [],
        "phase": "placement",
        "round": 1,
        "step": None,
        "turn": 0,
        "decision": "place",
        "actor": 0,
        "order": list(range(players)),
        "track": list(range(players)),
        "line": [],
        **dict.fromkeys(("focus", "chooser", "window", "white", "white_at", "ammo", "doubled")),
        **{key: [] for key in ("fallen", "fighting", "duels", "struck", "laid", "waits", "redrawn", "stock")},
        "last_root": -1,
        "town": town,
        "roads": list(CENTRE_ROADS),
        "standing": {},
        "row": list(ROW),
        "opening": [0] * players,
        "played": [[] for _ in range(players)],
        "hands": [[] for _ in range(players)],
        "picked": [None] * players,
        **changes,
    }
    data["seats"] = [_player(data, seat, (seats or {}).get(seat, {})) for seat in range(players)]
    data.setdefault("supply", 25 - len(data["roads"]) - sum(player["roads"] for player in data["seats"]))
    data.setdefault("bag", _bag(data))
    return laid_out(data)


def laid_out(data: Mapping[str, Any]) -> CarsonCity:
    town = position.lay_out(data, CarsonCity)
    assert isinstance(town, CarsonCity)
    return town


def _player(data: Mapping[str, Any], seat: int, changes: Mapping[str, Any]) -> dict[str, Any]:
    guns = sum(
        int(D.GUNS[D.BUILDINGS.index(shown["tile"])])
        for shown in data["town"].values()
        if shown["owner"] == seat and shown["tile"] in D.BUILDINGS
    )
    player = {
        "card": CARDS[seat + 1],
        "cash": 15,
        "vp": 0,
        "roads": 1,
        "cowboys": 3,
        "revolvers": guns,
        "wages": int(seat in data["standing"].get("wages", [])),
        "road1": int(seat in data["standing"].get("road1", [])),
        "kept": [],
        **changes,
    }
    elsewhere = sum(seat in pieces for place, pieces in data["standing"].items() if place not in ("wages", "road1"))
    standing = elsewhere + player["wages"] + player["road1"]
    return {"general": 10 - player["cowboys"] - standing, **player}


def _bag(data: Mapping[str, Any]) -> dict[str, int]:
    used = Counter(shown["tile"] for shown in data["town"].values())
    used.update(data["row"])
    for player in data["seats"]:
        used.update(player["kept"])
    return {building: max(0, int(D.TILE_COUNTS[n]) - used[building]) for n, building in enumerate(D.BUILDINGS)}


def dumped(state: State) -> dict[str, Any]:
    """The position, for looking into."""
    return state.dump()


def placed(order: Iterable[int], standing: Mapping[str, list[Any]], **more: Any) -> CarsonCity:
    """All cowboys stand; the last of the pass order has still to pass, then everything is resolved (`go`)."""
    line = list(order)
    return q(len(line), standing=dict(standing), line=line[:-1], track=line, turn=len(line) - 1, actor=line[-1], **more)


def play(state: State, text: str, rolls: Iterable[int] = ()) -> list[Any]:
    """The actor plays; dice show what is given (from 1), draws are outcomes. Returns the facts told."""
    state.journal = Journal()
    state.play(state.to_act()[0], GAME.parse(text), RecordedDice(rolls))
    return state.journal.facts


def go(state: State, rolls: Iterable[int] = ()) -> list[Any]:
    """Resolve what was placed. `rolls` are dice as they show."""
    return play(state, "pass", [roll - 1 for roll in rolls])


def legal(state: State) -> list[str]:
    return [GAME.text(action) for action in state.legal(state.to_act()[0])]


def why(state: State, text: str, seat: int | None = None) -> str | None:
    """The rule behind a refusal."""
    refusal = state.why_not(state.to_act()[0] if seat is None else seat, GAME.parse(text))
    return refusal.rule if refusal else None


def end_round(state: State, seed: int = 1, until: str = "personality") -> None:
    """First answers until a decision of that name comes."""
    dice = Dice(seed)
    while not state.over and state.dump()["decision"] != until:
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1], dice)
