"""Completing a view into a possible world: what it shows is laid out, what it hides is dealt again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.core import SPECTATOR, Chance
from farwest.games.colorado_county import data as D, fists
from farwest.games.colorado_county.layout import lay_out
from farwest.games.colorado_county.state import BID, NONE, County


def complete(view: Mapping[str, Any], blank: Callable[[int], County], chance: Chance) -> County:
    viewer = SPECTATOR if view["viewer"] is None else view["viewer"]
    county = lay_out(_as_dumped(view), blank)
    _close_own_fist(county, viewer)
    county.redeal(viewer, chance)
    return county


def _close_own_fist(county: County, viewer: int) -> None:
    """Who has no choice in a sealed window is not asked, so his view shows no fist."""
    if viewer != SPECTATOR and county.sealed() and not county.over:
        bids = county.count[viewer] == NONE and not county.asked >> viewer & 1
        if bids and (county.decision == BID or county.keen >> viewer & 1):
            fists.choose_count(county, viewer, county.size[viewer])


def _as_dumped(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view as a dump would say it, hidden cowboys in any order."""
    taking, sale = view["taking"] or {}, view["sale"] or {}
    laying = view["laying"] or {}
    return {
        "layout": view["layout"],
        "colours": [seat["colour"] for seat in view["seats"]],
        "first": (view["start"] - max(0, view["round"] - 1)) % view["players"],
        "decision": view["decision"],
        "round": view["round"],
        "auction": view["auction"],
        "slot": _slot(view),
        "lakes": {lake["id"]: [lake["anchor"], lake["turn"]] for lake in view["lakes"] if lake["anchor"]},
        "lake": laying.get("lake"),
        "turn": laying.get("turn"),
        "owners": {lake["id"]: lake["owner"] for lake in view["lakes"] if lake["owner"] is not None},
        "flags": view["flags"],
        "flag": view["flag"],
        "markers": view["markers"],
        "unseen": view["cards"]["unseen"],
        "shown": [card["id"] for card in view["cards"]["shown"]],
        "card": taking["card"]["id"] if taking else None,
        "cap": taking.get("cap", 0),
        "cell": taking.get("first") or sale.get("cell"),
        "choosers": view["choosers"],
        "lowest": [number for number, seat in enumerate(view["seats"]) if seat["lowest"]],
        "selling": bool(sale),
        "answered": [view["viewer"]] if view["answer"] is not None else [],
        "keen": [view["viewer"]] if view["answer"] else sale.get("interested") or [],
        "passing": [number for number, seat in enumerate(view["seats"]) if seat["passing"]],
        "opened": view["opened"]["kind"] if view["opened"] else None,
        "earned": [[[seat[name] for name in D.CATEGORIES] for seat in row] for row in view["scores"]],
        "epoch": view["lore"]["epoch"],
        "lore": _lore(view),
        "players": _players(view),
    }


def _slot(view: Mapping[str, Any]) -> int:
    window = view["window"]
    return int(window["order"].index(window["seat"]) if window else view["chosen"])


def _lore(view: Mapping[str, Any]) -> list[Any]:
    private = view["lore"]["private"]
    return [
        [since, seats, {str(view["viewer"]): private[str(number)]} if str(number) in private else {}]
        for number, (since, seats) in enumerate(view["lore"]["cowboys"], 1)
    ]


def _players(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Hidden hands are filled with any cowboys: dealing again puts others there."""
    shown = {number for seat in view["seats"] for number in seat["hand"] or ()}
    spare = [number for number in range(1, D.COWBOY_COUNT + 1) if number not in shown]
    fist = view["fist"] or {"count": None, "cowboys": []}
    opened = view["opened"] or {"bids": [[]] * view["players"]}
    players = []
    for number, seat in enumerate(view["seats"]):
        hand = seat["hand"] if seat["hand"] is not None else [spare.pop() for _ in range(seat["cowboys"])]
        own = number == view["viewer"]
        players.append(
            {
                "hand": hand,
                "count": fist["count"] if own else None,
                "fist": fist["cowboys"] if own else [],
                "opened": opened["bids"][number] or [],
                "ages": view["lore"]["ages"][number],
                "forsale": seat["forsale"],
                "sold": seat["sold"],
                "flags": [seat["flags"].get(flag, 0) for flag in D.FLAGS],
            }
        )
    return players
