"""Whose decision it is in a dumped position, phase by phase and step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from farwest.games.carson_city import data as D

Data: TypeAlias = Mapping[str, Any]

WINDOW: Final = ("site", "house", "consent")
FIGHT: Final = ("dead", "duel_tile")
_POWERS: Final = {  # decisions about a card's power: the card, and its side
    "settler_parcel": ("settler", False),
    "captain": ("captain", False),
    "grocer": ("grocer", False),
    "worker_take": ("worker", True),
    "red_captain": ("captain", True),
}
_DECISIONS: Final = {  # of a step, besides those of a duel
    "parcels": ("duel_order", "buy_parcel"),
    **dict.fromkeys(D.SQUARES[D.B12 : D.B3 + 1], ("buy_building", *WINDOW)),
    "kept": ("kept", *WINDOW),
    "estate_income": ("duel_order", "grocer_estate"),
    **dict.fromkeys(D.SQUARES[D.VP5 :], ("vp_buy",)),
    "red": ("red_bank",),
    "limit": ("cash_out",),
    "bridges": ("last_roads",),
}
_WITHOUT_DUEL: Final = ("wages", "road1", "kept", "muster", "red", "limit", "bridges", "close")


def owner_of(data: Data, cell: str) -> int | None:
    shown = data["town"].get(cell)
    owner: int | None = shown["owner"] if shown else None
    return owner


def tile_of(data: Data, cell: str) -> str | None:
    shown = data["town"].get(cell)
    tile: str | None = shown["tile"] if shown else None
    return tile


def _decides(data: Data, seat: int) -> Iterator[str]:
    if data["actor"] != seat:
        yield f"it is the decision of player {seat}"


def _setup(data: Data) -> Iterator[str]:
    players, turn = len(data["seats"]), data["turn"]
    if data["decision"] != "setup_parcel" or turn >= 2 * players:
        yield "in the set-up parcels are chosen"
        return
    chosen = [data["order"][n if n < players else 2 * players - 1 - n] for n in range(turn)]
    owned = [shown["owner"] for shown in data["town"].values() if shown["owner"] is not None]
    if sorted(owned) != sorted(chosen):
        yield "other parcels have been chosen so far"
    yield from _decides(data, data["order"][turn if turn < players else 2 * players - 1 - turn])


def _personalities(data: Data) -> Iterator[str]:
    turn, decision = data["turn"], data["decision"]
    if decision == "personality":
        if turn >= len(data["order"]):
            yield "everybody has a personality"
        else:
            yield from _decides(data, data["order"][turn])
        return
    if turn == 0 or turn > len(data["order"]):
        yield "nobody has a personality yet"
        return
    seat = data["order"][turn - 1]
    card = data["seats"][seat]["card"]
    if decision in WINDOW:
        if data["window"]["source"] != "worker" or data["window"]["builder"] != seat or not _has(data, seat, "worker"):
            yield "only a red worker builds now"
        return
    if decision == "red_take":
        right = card in ("grocer", "settler") and card in data["red"]
    else:
        wanted, red = _POWERS.get(decision, ("", False))
        right = card == wanted and (card in data["red"]) == red
    if not right or seat in data["waits"]:
        yield f"{decision} does not belong to this personality"
    if decision == "settler_parcel" and sum(s["owner"] == seat for s in data["town"].values()) >= D.PROPERTY:
        yield "the settler has no property tile left"
    yield from _decides(data, seat)


def _has(data: Data, seat: int, card: str) -> bool:
    return data["seats"][seat]["card"] == card and card in data["red"]


def _placement(data: Data) -> Iterator[str]:
    turn = data["turn"]
    if data["decision"] != "place" or turn >= len(data["track"]):
        yield "cowboys are being placed"
    elif data["track"][turn] in data["line"]:
        yield "who has passed places no more"
    else:
        yield from _decides(data, data["track"][turn])


def _resolution(data: Data) -> Iterator[str]:
    step, decision = data["step"], data["decision"]
    fights = () if step in _WITHOUT_DUEL else FIGHT
    if decision not in (*_DECISIONS.get(step, ()), *fights):
        yield f"{decision} does not belong to the step {step}"
        return
    if decision == "dead" and data["options"]["dead_cowboys"] == "off":
        yield "cowboys do not die in this game"
    yield from _in_step(data, step, decision)


def _in_step(data: Data, step: str, decision: str) -> Iterator[str]:
    turn, order = data["turn"], data["order"]
    if decision in WINDOW:
        if data["window"]["source"] != step:
            yield "the building of the window comes from elsewhere"
        elif step == "kept" and order[turn : turn + 1] != [data["window"]["builder"]]:
            yield "it is another player's turn to place kept buildings"
        elif step != "kept" and data["standing"].get(step) not in ([data["window"]["builder"]], ["white"]):
            yield "the builder's cowboy is not on the square"
    elif decision in ("kept", "last_roads"):
        yield from _decides(data, order[turn]) if turn < len(order) else ["everybody is done"]
    elif decision in ("red_bank", "cash_out"):
        yield from _decides(data, order[turn - 1]) if 0 < turn <= len(order) else ["nobody has begun"]
    elif decision == "duel_order":
        for_sale = step == "parcels"
        contested = [
            place
            for place, pieces in data["standing"].items()
            if place in D.CELLS and len(pieces) > 1 and (owner_of(data, place) is None) == for_sale
        ]
        if len(contested) < 2 or data["chooser"] is None:
            yield "there are not several duels"
        yield from _decides(data, data["chooser"])
    elif decision == "grocer_estate":
        grocer = data["seats"][data["actor"]]["card"] == "grocer" if data["actor"] is not None else False
        if not grocer or "grocer" in data["red"] or data["actor"] not in data["waits"]:
            yield "only a yellow grocer who has waited decides now"
    if decision == "red_bank" and (data["actor"] is None or not _has(data, data["actor"], "banker")):
        yield "only a red banker buys points now"
    if decision == "last_roads" and (data["options"]["board_side"] != "river" or data["round"] != D.ROUNDS):
        yield "last roads are laid at the end of a game with the river"


def _end(data: Data) -> Iterator[str]:
    if data["decision"] != "end" or data["actor"] is not None or data["round"] != D.ROUNDS:
        yield "the game ends after four rounds, and nobody decides any more"


PHASES: Final[dict[str, Callable[[Data], Iterator[str]]]] = {
    "setup": _setup,
    "personalities": _personalities,
    "placement": _placement,
    "resolution": _resolution,
    "end": _end,
}
