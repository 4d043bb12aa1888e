"""Completing a view into a possible world: what it shows is laid out, what it hides is dealt again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.core import SPECTATOR, Chance
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.lay_out import lay_out
from farwest.games.dodge_city.state import City


def complete(view: Mapping[str, Any], blank: Callable[[int], City], chance: Chance) -> City:
    city = blank(view["players"])
    lay_out(city, _position(view))
    city.redeal(SPECTATOR if view["viewer"] is None else view["viewer"], chance)
    return city


def _position(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view in the form of a dumped position, its gaps filled with any cards that are left."""
    colours = [seat["colour"] for seat in view["seats"]]
    hidden = [face for face, count in view["unseen"].items() for _ in range(count)]
    players = {colour: _player(view, seat, hidden) for seat, colour in enumerate(colours)}
    gone = {*view["piles"]["event_discards"], view["event"]["id"] if view["event"] else None}
    known = view["known"]
    return {
        "colours": colours,
        **{name: view[name] for name in ("round", "stage", "movement", "decision", "ending")},
        "first": None if view["first"] is None else colours[view["first"]],
        "turn": 0 if view["turn"] is None else view["order"].index(view["turn"]),
        "town": {name: _building(building, colours) for name, building in view["town"].items()},
        "players": players,
        "pile": hidden,
        "up": view["piles"]["up"],
        "event_pile": [event for event in D.EVENTS if event not in gone],
        **_moving(view),
        "event": _event(view["event"], colours),
        "due": [colours[seat] for seat in view["due"]],
        "shown": [colours[n] for n, seat in enumerate(view["seats"]) if seat["duel"] and seat["duel"]["shown"]],
        "fought": [colours[n] for n, seat in enumerate(view["seats"]) if seat["fought"]],
        "unarmed": [colours[n] for n, seat in enumerate(view["seats"]) if seat["passed"]],
        "fight": _fight(view["duel"], colours),
        "memory": [known["public_shuffle"], known["public_shuffle_before"]],
    }


def _player(view: Mapping[str, Any], seat: int, hidden: list[str]) -> dict[str, Any]:
    """What is not shown is taken from the hidden cards."""
    shown, known = view["seats"][seat], view["known"]
    own = seat == view["viewer"]
    duel = shown["duel"]["card"] or hidden.pop() if shown["duel"] else None
    memory = ("last_shuffle", "shuffle_before") if own else ("public_shuffle", "public_shuffle_before")
    return {
        "money": shown["money"],
        "hand": shown["hand"] if own else [hidden.pop() for _ in range(shown["hand_size"])],
        "chosen": shown["chosen"],
        "duel": duel,
        "down": view["piles"]["own_down"] if own else [hidden.pop() for _ in range(view["piles"]["down"][seat])],
        **{name: known[name][seat] for name in ("old", "duel_old", "down_old", "down_indians", "ghosts")},
        "memory": [known[name] for name in memory],
    }


def _building(building: Mapping[str, Any], colours: list[str]) -> dict[str, Any]:
    owner = None if building["owner"] is None else colours[building["owner"]]
    return {
        "kind": building["kind"],
        "owner": "neutral" if building["status"] == "neutral" else owner,
        "cells": {cell: colours[seat] for cell, seat in building["cells"].items()},
    }


def _moving(view: Mapping[str, Any]) -> dict[str, Any]:
    """The movement in progress; where pieces are chosen or placed in an event, the event says."""
    moving = view["moving"]
    inner = view["event"] or moving
    placed = {} if moving is None else view["seats"][moving["seat"]]["placed"]
    return {
        "card": moving["card"] if moving else None,
        "free_at": moving["free"]["building"] if moving and moving["free"] else None,
        "visited": moving["visited"] if moving else None,
        "here": inner["building"] if inner else None,
        "left": inner["left"] if inner else 0,
        "last": inner["last"] if inner else None,
        "placed": placed,
    }


def _event(event: Mapping[str, Any] | None, colours: list[str]) -> dict[str, Any] | None:
    if event is None:
        return None
    return {
        "id": event["id"],
        "seat": colours[event["seat"]],
        "step": event["step_index"],
        "target": None if event["target"] is None else colours[event["target"]],
        "assigned": event["assigned"],
    }


def _fight(duel: Mapping[str, Any] | None, colours: list[str]) -> dict[str, Any] | None:
    if duel is None:
        return None
    return {name: colours[duel[name]] for name in ("challenger", "challenged")} | {"building": duel["building"]}
