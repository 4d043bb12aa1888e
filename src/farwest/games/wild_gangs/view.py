"""What a viewer may know (WG-6), built up piece by piece."""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.actions import NOTATION
from farwest.games.wild_gangs.decisions import NAMES, PUBLIC, RULES
from farwest.games.wild_gangs.state import EMPTY, NO_SEAT, Town


def view_of(town: Town, viewer: int) -> dict[str, Plain]:
    """Each piece says to whom it shows; `viewer` is a seat, or SPECTATOR for somebody who holds none."""
    return {
        "game": "wild-gangs",
        "players": town.players,
        "viewer": viewer if viewer >= 0 else None,
        "first": town.first,
        "round": town.round,
        "street": D.STREETS[town.street] if NAMES[town.decision] == "victim" else None,
        "revealed": town.revealed,
        "over": town.over,
        "waiting": [int(seat) for seat in town.waiting()],
        **_decision(town, viewer),
        "buildings": {D.POSITIONS[p]: D.BUILDINGS[town.buildings[p]] for p in range(D.POSITION_COUNT)},
        "closed": _closed(town),
        "loots": {D.POSITIONS[p]: [_loot(town, 2 * p), _loot(town, 2 * p + 1)] for p in range(D.POSITION_COUNT)},
        "events": {D.PLACES[p]: _event(town, viewer, p) for p in range(D.PLACE_COUNT)},
        "unused": [D.EVENTS[e] for e in sorted(town.events[D.PLACE_COUNT :])] if town.over else None,
        "town": {D.SLOTS[s]: _card(town, viewer, s) for s in range(D.SLOT_COUNT) if town.slots[s] != EMPTY},
        "seats": [_seat(town, viewer, seat) for seat in range(town.players)],
        "strength": _strengths(town, viewer),
        "firepower": _firepower(town, viewer),
    }


def _decision(town: Town, viewer: int) -> dict[str, Plain]:
    """The whole decision for whoever owes it; for the others only what they can see of it (WG-6.2)."""
    mine = viewer == town.actor and viewer >= 0
    decision = town.decision if mine else PUBLIC.get(town.decision, town.decision)
    key = "prompt-" if mine else "prompt-wait-"
    args: dict[str, Plain] = {} if town.over else {"gang": f"gang-{D.GANGS[town.gangs[town.actor]]}"}
    chosen = mine and town.chosen_role != EMPTY
    if chosen:
        args["gangster"] = f"gangster-{D.GANGS[town.gangs[town.actor]]}-{D.ROLES[town.chosen_role]}"
    if NAMES[decision] == "victim":
        args["street"] = f"street-{D.STREETS[town.street]}"
    return {
        "decision": NAMES[decision],
        "prompt": {"key": "prompt-end" if town.over else key + NAMES[decision], "args": args, "rule": RULES[decision]},
        "legal": [NOTATION.text(action) for action in town.legal(viewer)] if mine else [],
        "chosen_card": D.ROLES[town.chosen_role] if chosen else None,
        "chosen_down": town.chosen_down if chosen else None,
    }


def _closed(town: Town) -> str | None:
    """The closed street, with two players (WG-3.9)."""
    fronts = members(town.closed)
    return D.STREETS[D.FRONT_STREET[fronts[0]]] if fronts else None


def _loot(town: Town, loot: int) -> dict[str, Plain]:
    """Loots are public from set-up."""
    taker = town.takers[loot]
    return {
        "tile": D.TILES[town.tiles[loot]],
        "value": town.loot_value(loot),
        "bonus": bool(town.bonus >> loot & 1),
        "protected": bool(town.protected >> loot & 1),
        "taken_by": int(taker) if taker != NO_SEAT else None,
    }


def _event(town: Town, viewer: int, place: int) -> str | None:
    """Only for who looked, until the reveal."""
    seen = viewer >= 0 and town.seen_events[viewer] >> place & 1
    return D.EVENTS[town.events[place]] if town.revealed or seen else None


def knows_card(town: Town, viewer: int, slot: int) -> bool:
    """Face up, one's own, or looked at."""
    if not town.face_down >> slot & 1:
        return True
    return viewer >= 0 and bool(town.seen_slots[viewer] >> slot & 1)


def _card(town: Town, viewer: int, slot: int) -> dict[str, Plain]:
    """Gang and slot for all, the role for those who may know it."""
    card = town.slots[slot]
    return {
        "gang": D.GANGS[town.gangs[card >> 4]],
        "role": D.ROLES[card & 15] if knows_card(town, viewer, slot) else None,
        "face_down": bool(town.face_down >> slot & 1),
    }


def _seat(town: Town, viewer: int, seat: int) -> dict[str, Plain]:
    """Sizes, looks, money, captures for all; hand and pile (in no order) for the owner; hands for all at the end."""
    own = seat == viewer
    return {
        "gang": D.GANGS[town.gangs[seat]],
        "turn": (seat - town.first) % town.players,
        "hand_size": len(members(town.hand[seat])),
        "pile_size": len(members(town.pile[seat])),
        "hand": [D.ROLES[role] for role in members(town.hand[seat])] if own or town.over else None,
        "pile": [D.ROLES[role] for role in members(town.pile[seat])] if own else None,
        "hidden_left": town.hidden_left[seat],
        "looked_events": [D.PLACES[place] for place in members(town.seen_events[seat])],
        "looked_slots": [D.SLOTS[slot] for slot in members(town.seen_slots[seat]) if town.slots[slot] >> 4 != seat],
        "money": town.money[seat],
        "captured": [D.SLOTS[slot] for slot in members(town.captured[seat])],
    }


def _strengths(town: Town, viewer: int) -> dict[str, Plain]:
    """Printed strengths at each building by gang, of the cards this viewer may see (WG-6.1)."""
    totals: dict[str, dict[str, int]] = {position: {} for position in D.POSITIONS}
    for slot in range(D.SLOT_COUNT):
        card = town.slots[slot]
        if card != EMPTY and knows_card(town, viewer, slot):
            gangs = totals[D.POSITIONS[D.SLOT_POSITION[slot]]]
            gang = D.GANGS[town.gangs[card >> 4]]
            gangs[gang] = gangs.get(gang, 0) + D.STRENGTH[card & 15]
    return {position: dict(gangs) for position, gangs in totals.items()}


def _firepower(town: Town, viewer: int) -> dict[str, Plain]:
    """Printed firepower in each street by gang, of the cards this viewer may see (WG-6.1)."""
    totals: dict[str, dict[str, int]] = {street: {} for street in D.STREETS}
    for slot in range(D.SLOT_COUNT):
        card = town.slots[slot]
        if card != EMPTY and knows_card(town, viewer, slot):
            gangs = totals[D.STREETS[D.SLOT_STREET[slot]]]
            gang = D.GANGS[town.gangs[card >> 4]]
            gangs[gang] = gangs.get(gang, 0) + D.FIREPOWER[card & 15]
    return {street: dict(gangs) for street, gangs in totals.items()}
