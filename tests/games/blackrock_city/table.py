"""Tables written as the rules write them: reserves as (H, HX, W, WX), towns by position, stakes by their tiles."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import pytest

from farwest.engine.chance import RecordedDice
from farwest.engine.core import TABLE, Chance, Dice
from farwest.engine.errors import NotLegal, Refusal
from farwest.engine.journal import Fact, Journal
from farwest.games.blackrock_city import data as D
from farwest.games.blackrock_city.game import GAME
from farwest.games.blackrock_city.play import BlackrockCity

Tiles: TypeAlias = tuple[int, int, int, int]

FULL: Final[Tiles] = (6, 2, 0, 0)
NOBODY: Final[Tiles] = (0, 0, 0, 0)
L12: Final = (
    "START BLACKROCK TOMBSTONE DODGE ABILENE SANTA_FE EL_PASO DEADWOOD LAREDO YUMA CHEYENNE DURANGO"  # as in table 2.5
)
L10: Final = "START BLACKROCK TOMBSTONE ABILENE SANTA_FE EL_PASO DEADWOOD LAREDO CHEYENNE DURANGO"


def written(*reserves: Tiles, **changes: Any) -> dict[str, Any]:
    """A position in the middle of the stakes: who has neither staked nor renounced is in the queue, from `first` on."""
    return _written(*reserves, **changes)


def _written(
    *reserves: Tiles,
    pawn: int = 0,
    sheriff: int = 0,
    owner: int = 0,
    first: int = 0,
    looted: str = "",
    turned: str = "",
    staked: Mapping[int, Tiles] | None = None,
    renounced: Sequence[int] = (),
    cubes: Sequence[tuple[int, int]] = (),
    ledger: Sequence[str] = (),
    attacks: Sequence[int] = (0, 0, 0, 0),
    phase: int = 2,
    dummy: int = 0,
    prisoners: Sequence[int] = (0, 0, 0, 0),
    bank_prisoners: int = 13,
    clocks: str = "off",
    timer: int | None = None,
    **changes: Any,
) -> dict[str, Any]:
    seats = len(reserves)
    laid = staked or {}
    status = [
        "staked" if seat in laid else "renounced" if seat in renounced else "pending" if sum(reserve) else "out"
        for seat, reserve in enumerate(reserves)
    ]
    queue = [seat % seats for seat in range(first, first + seats) if status[seat % seats] == "pending"]
    lines = [*_taken(cubes), *ledger]
    owned = _owned(lines)
    position = {
        "game": "blackrock-city",
        "gangs": D.GANGS[:seats],
        "clock_mode": clocks,
        "clock_hours": 12 if clocks == "async" else 0,
        "open_counts": False,
        "first_fixed": False,
        "circle": (L12 if seats == 4 else L10).split(),
        "looted": _in_order(f"{looted} {turned}", seats),
        "reversed": _in_order(turned, seats),
        "sheriff": sheriff,
        "pawn": pawn,
        "owner": owner,
        "phase": phase,
        "first": first,
        "queue": queue,
        "decision": "turn",
        "actor": queue[0] if queue else None,
        "cause": None,
        "chosen": [],
        "ride": 0,
        "steps": 0,
        "ending": None,
        "timer": timer,
        "clocks_on_table": 0 if timer is None else 1,
        "bank_prisoners": bank_prisoners,
        "players": [
            {
                "reserve": [*reserve],
                "staked": [*laid.get(seat, NOBODY)],
                "status": status[seat],
                "prisoners": prisoners[seat],
                "staked_prisoners": 0,
                "defers": 0,
                "clocks": 1 if timer == seat else 2,
                "last_attack": attacks[seat],
                "cubes": owned[seat],
            }
            for seat, reserve in enumerate(reserves)
        ],
        "dummy": {"gang": "JESSIE", "stake": dummy, "last_attack": attacks[2], "cubes": owned[2]}
        if seats == 2
        else None,
        "ledger": lines,
    }
    return {**position, **changes}


def table(*reserves: Tiles, **changes: Any) -> BlackrockCity:
    """The same, loaded, with a journal."""
    state = GAME.load(written(*reserves, **changes))
    assert isinstance(state, BlackrockCity)
    state.journal = Journal()
    state.settle(Dice(1))
    return state


def _in_order(towns: str, seats: int) -> list[str]:
    circle = (L12 if seats == 4 else L10).split()
    return sorted(set(towns.split()), key=circle.index)


def _taken(cubes: Sequence[tuple[int, int]]) -> list[str]:
    lines = []
    for seat, (gold, silver) in enumerate(cubes):
        lines += [f"gold:P{seat}:{gold}"] if gold else []
        lines += [f"silver:P{seat}:{silver}"] if silver else []
    return lines


def _owned(lines: Sequence[str]) -> list[list[int]]:
    owned = [[0, 0] for _ in range(4)]
    for line in lines:
        kind, *parts = line.split(":")
        seats = [int(part[1:]) for part in parts if part[0] == "P"]
        if kind in D.COLOURS:
            owned[seats[0]][D.COLOURS.index(kind)] += int(parts[-1])
            continue
        owned[seats[-1]][D.COLOURS.index(parts[-1])] -= 1
        if kind == "theft":
            owned[seats[0]][D.COLOURS.index(parts[-1])] += 1
    return owned


def new(players: int = 4, seed: int = 1, **options: object) -> BlackrockCity:
    state = GAME.new(players, {"first": "seat", **options}, Dice(seed), Journal())
    assert isinstance(state, BlackrockCity)
    return state


# Playing.


def rolls(*outcomes: int) -> RecordedDice:
    """Chance gives these."""
    return RecordedDice(outcomes)


def play(state: BlackrockCity, *texts: str, dice: Chance | None = None) -> BlackrockCity:
    """Each by whoever owes the decision."""
    for text in texts:
        state.play(state.actor, GAME.parse(text), dice or Dice(1))
    return state


def stake(state: BlackrockCity, h: int, hx: int = 0, w: int = 0, wx: int = 0, dice: Chance | None = None) -> None:
    """The actor stakes these tiles, by as many choices as it takes."""
    seat = int(state.actor)
    chance = dice or Dice(1)
    numbers = {"hx": hx, "wx": wx, "w": w}
    play(state, f"stake:{h + hx + w + wx}", dice=chance)
    while state.actor == seat and decision(state) in numbers:
        name = decision(state)
        play(state, f"{name}:{numbers[name]}", dice=chance)


def clock(state: BlackrockCity, seat: int) -> None:
    state.play(seat, GAME.parse(f"clock:P{seat}"), Dice(1))


def timeout(state: BlackrockCity, seat: int) -> None:
    state.play(TABLE, GAME.parse(f"timeout:P{seat}"), Dice(1))


# Looking.


def view(state: BlackrockCity, viewer: int = -1) -> dict[str, Any]:
    return state.view(viewer)


def decision(state: BlackrockCity) -> str:
    return str(state.dump()["decision"])


def legal(state: BlackrockCity) -> list[str]:
    return [GAME.text(action) for action in state.legal(state.actor)]


def stakes(state: BlackrockCity) -> list[int]:
    """The stakes that the actor may make."""
    return [int(text.partition(":")[2]) for text in legal(state) if text.startswith("stake:")]


def reserve(state: BlackrockCity, seat: int) -> Tiles:
    h, hx, w, wx = state.reserve[seat * 4 : seat * 4 + 4]
    return (int(h), int(hx), int(w), int(wx))


def cubes(state: BlackrockCity, seat: int) -> tuple[int, int]:
    return int(state.gold[seat]), int(state.silver[seat])


def queue(state: BlackrockCity) -> list[int]:
    return [int(seat) for seat in view(state)["queue"]]


def status(state: BlackrockCity, seat: int) -> str:
    return str(view(state)["seats"][seat]["status"])


def town(state: BlackrockCity, position: int) -> dict[str, Any]:
    return dict(view(state)["circle"][position])


def told(state: BlackrockCity) -> list[str]:
    """The keys of all that the journal was told."""
    return [fact.key for fact in facts(state)]


def facts(state: BlackrockCity) -> list[Fact]:
    assert state.journal is not None
    return state.journal.facts


def why_not(state: BlackrockCity, text: str, seat: int | None = None) -> Refusal:
    """The refusal that both `why_not` and `play` give."""
    who = int(state.actor) if seat is None else seat
    refusal = state.why_not(who, GAME.parse(text))
    assert refusal is not None, f"{text} may be played"
    with pytest.raises(NotLegal) as mistake:
        state.play(who, GAME.parse(text), Dice(1))
    assert mistake.value.refusal == refusal
    return refusal
