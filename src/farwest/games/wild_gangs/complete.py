"""Completing a view into a possible world: what it shows is laid out, what it hides is dealt again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.core import SPECTATOR, Chance
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.decisions import NUMBERS
from farwest.games.wild_gangs.setup import lay_out
from farwest.games.wild_gangs.state import NO_SEAT, Town


def complete(view: Mapping[str, Any], blank: Callable[[int], Town], chance: Chance) -> Town:
    town = blank(view["players"])
    _lay_out_table(town, view)
    _lay_out_flow(town, view)
    for seat, shown in enumerate(view["seats"]):
        _lay_out_seat(town, seat, shown)
        _lay_out_gang(town, seat, shown, view["town"])
    town.redeal(SPECTATOR if view["viewer"] is None else view["viewer"], chance)
    return town


def _lay_out_table(town: Town, view: Mapping[str, Any]) -> None:
    loots = [loot for position in D.POSITIONS for loot in view["loots"][position]]
    lay_out(
        town,
        gangs=[D.GANGS.index(seat["gang"]) for seat in view["seats"]],
        buildings=[D.BUILDINGS.index(view["buildings"][p]) for p in D.POSITIONS],
        tiles=[D.TILES.index(loot["tile"]) for loot in loots],
        takers=[NO_SEAT if loot["taken_by"] is None else loot["taken_by"] for loot in loots],
        events=_events(view),
    )
    town.first = view["first"]
    town.bonus = sum(2**n for n, loot in enumerate(loots) if loot["bonus"])
    town.protected = sum(2**n for n, loot in enumerate(loots) if loot["protected"])


def _lay_out_flow(town: Town, view: Mapping[str, Any]) -> None:
    town.decision = NUMBERS[view["decision"]]
    town.actor = view["waiting"][0] if view["waiting"] else NO_SEAT
    town.turn = town.players if view["revealed"] else (town.actor - town.first) % town.players
    town.round = view["round"]
    town.street = D.STREETS.index(view["street"]) if view["street"] else D.STREET_COUNT if view["over"] else 0
    town.revealed = view["revealed"]
    if view["chosen_card"] is not None:
        town.chosen_role = D.ROLES.index(view["chosen_card"])
        town.chosen_down = bool(view["chosen_down"])


def _events(view: Mapping[str, Any]) -> list[int]:
    """Those that are shown where they are, the others in any order where there is room."""
    shown = [view["events"][place] for place in D.PLACES]
    hidden = [event for event in D.EVENTS if event not in shown]
    filled = [event or hidden.pop(0) for event in shown]
    return [D.EVENTS.index(event) for event in filled + hidden]


def _lay_out_seat(town: Town, seat: int, shown: Mapping[str, Any]) -> None:
    town.hidden_left[seat] = shown["hidden_left"]
    town.seen_events[seat] = sum(2 ** D.PLACES.index(place) for place in shown["looked_events"])
    town.seen_slots[seat] = sum(2 ** D.SLOTS.index(slot) for slot in shown["looked_slots"])
    town.money[seat] = shown["money"]
    town.captured[seat] = sum(2 ** D.SLOTS.index(slot) for slot in shown["captured"])


def _lay_out_gang(town: Town, seat: int, shown: Mapping[str, Any], cards: Mapping[str, Any]) -> None:
    """The nine cards of a gang: those that are shown where they are, the others in any order where there is room."""
    mine = {D.SLOTS.index(slot): card for slot, card in cards.items() if card["gang"] == shown["gang"]}
    hand = list(shown["hand"] or ())
    pile = list(shown["pile"] or ())
    known = {card["role"] for card in mine.values()} | {*hand, *pile}
    rest = [role for role in D.ROLES if role not in known]
    hand += [rest.pop() for _ in range(shown["hand_size"] - len(hand))]
    pile += [rest.pop() for _ in range(shown["pile_size"] - len(pile))]
    town.hand[seat] = sum(2 ** D.ROLES.index(role) for role in hand)
    town.pile[seat] = sum(2 ** D.ROLES.index(role) for role in pile)
    for slot, card in mine.items():
        town.lay(slot, seat * 16 + D.ROLES.index(card["role"] or rest.pop()))
        if card["face_down"]:
            town.hide(slot, seat)
