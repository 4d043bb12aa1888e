"""What a written position must have been through: the looks, turns and showdowns behind it fit what is due now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from farwest.games.wild_gangs import data as D

Position = Mapping[str, Any]


def looks(data: Position) -> Iterable[str]:
    """Two looks before the first card, one a turn (WG-4.1, WG-4.3)."""
    for gang, player in data["players"].items():
        yield from _doubles(f"{gang}'s looked_events", player["looked_events"])
        yield from _doubles(f"{gang}'s looked_slots", player["looked_slots"])
        yield from _number_of_looks(data, gang)
        for slot in player["looked_slots"]:
            if data["town"].get(slot, f"{gang}.").startswith(f"{gang}."):
                yield f"{gang}: nothing of a rival's to look at in {slot} (WG-8.8)"
            elif not _revealed(data) and slot not in data["face_down"]:
                yield f"{gang}: {slot} lies face up, nobody looks at it in secret (WG-4.3)"
    pairs = [frozenset(player["looked_events"]) for gang, player in data["players"].items() if not _turns(data, gang)]
    if any(len(pair) == 2 and pairs.count(pair) > 1 for pair in pairs):
        yield "players: no two look at the same pair of events before the first card (WG-4.1)"
    if data["decision"] == "peek" and data["actor"] in data["players"]:
        looker = data["players"][data["actor"]]
        rivals = [slot for slot in data["face_down"] if not data["town"].get(slot, "").startswith(f"{data['actor']}.")]
        if {*looker["looked_events"]} >= {*D.PLACES} and {*looker["looked_slots"]} >= {*rivals}:
            yield f"{data['actor']}: knows everything, so there is nothing to look at (WG-8.6)"


def _number_of_looks(data: Position, gang: str) -> Iterable[str]:
    """A look is only ever left out when every event has been seen (WG-8.6)."""
    player = data["players"][gang]
    events = len(player["looked_events"])
    if data["decision"].startswith("scout"):
        turn, now = _turn_index(data, gang), _turn_index(data, data["actor"])
        scouted = (2 if turn < now else 0) + (turn == now and data["decision"] == "scout-second")
        if events != scouted:
            yield f"{gang}: each looks at two events in turn before the first card (WG-4.1)"
        return
    turns = _turns(data, gang)
    taken = events + len(player["looked_slots"])
    if events < 2:
        yield f"{gang}: each looks at two events in turn before the first card (WG-4.1)"
    elif taken > 2 + turns or (taken < 2 + turns and events < D.PLACE_COUNT):
        yield f"{gang}: {taken} looks where {turns} turns make {2 + turns} (WG-4.3)"


def captures(data: Position) -> Iterable[str]:
    """Nothing before the reveal (WG-4.8); a rival's card, of a settled street, by one gang only (WG-5.15)."""
    for what in ("face_down", "bonus", "protected"):
        yield from _doubles(what, data[what])
    for what in ("bonus", "protected", "taken"):
        if data[what] and not _revealed(data):
            yield f"{what}: no event has acted and nobody has robbed before the reveal (WG-4.8)"
    yield from _doubles("captured", [slot for player in data["players"].values() for slot in player["captured"]])
    settled = D.STREETS.index(data["street"]) if data["street"] else D.STREET_COUNT
    for gang, player in data["players"].items():
        for slot in player["captured"]:
            if data["town"].get(slot, f"{gang}.").startswith(f"{gang}."):
                yield f"{gang}: no rival's card to capture in {slot} (WG-5.15)"
            elif D.SLOT_STREET[D.SLOTS.index(slot)] >= settled:
                yield f"{gang}: {slot} lies in a street that is not settled yet (WG-5.10)"
    if data["decision"] == "victim" and data["street"]:
        yield from _showdown(data, data["street"])


def _showdown(data: Position, street: str) -> Iterable[str]:
    """Whoever owes the decision is best armed and has somebody to capture (WG-5.11 to WG-5.14)."""
    if street == _street_of(data, "powder_keg"):
        yield f"street: the powder keg lies in {street} (WG-5.11)"
    number = D.STREETS.index(street)
    armed: dict[str, int] = {}
    for slot, card in data["town"].items():
        gang, role = card.split(".")
        if D.SLOT_STREET[D.SLOTS.index(slot)] == number:
            leader = 2 * D.IS_LEADER[D.ROLES.index(role)] if street == _street_of(data, "gatling") else 0
            armed[gang] = armed.get(gang, 0) + D.FIREPOWER[D.ROLES.index(role)] + leader
    if data["actor"] not in armed or len(armed) < 2:
        yield f"street: {data['actor']} has nobody to capture in {street} (WG-5.16)"
        return
    best = min(armed, key=lambda gang: (-armed[gang], _turn_index(data, gang)))
    if best != data["actor"]:
        yield f"actor: {best} is better armed in {street} than {data['actor']} (WG-5.13)"


def _street_of(data: Position, event: str) -> str | None:
    """The street onto which an event opens; None when it is not in town."""
    places = [place for place, lying in data["events"].items() if lying == event]
    return D.STREETS[D.PLACE_STREET[D.PLACES.index(places[0])]] if places else None


def flow(data: Position) -> Iterable[str]:
    """Who has how many cards follows from round and turn (WG-4.5)."""
    decision = data["decision"]
    if (data["actor"] is None) != (decision == "end"):
        yield "actor: somebody owes the decision until the end, nobody after it"
        return
    if (data["street"] is None) == (decision == "victim"):
        yield "street: a showdown has a street, nothing else has one (WG-5.10)"
    if (decision in ("face", "front")) != bool(data["chosen"]):
        yield "chosen: a card is laid aside between D-CARD and D-FRONT (WG-4.2)"
    elif data["chosen"]:
        yield from _chosen(data)
    first, last = (0, 0) if decision.startswith("scout") else (D.ROUNDS if _revealed(data) else 1, D.ROUNDS)
    if not first <= data["round"] <= last:
        yield f"round: {data['round']} where it must be {first} to {last} (WG-4.5)"
    for gang, player in data["players"].items():
        placed = _placed(data, gang)
        expected = _expected(data, _turn_index(data, gang))
        if placed != expected:
            yield f"{gang}: {placed} cards in town where round {data['round']} has {expected} (WG-4.5)"
        left = max(0, 6 - _turns(data, gang))
        if len(player["pile"]) != left:
            yield f"{gang}: {len(player['pile'])} cards in the pile instead of {left} (WG-4.4)"


def _chosen(data: Position) -> Iterable[str]:
    """A role of the hand, and its face as soon as only the front is missing."""
    role, *face = data["chosen"]
    player = data["players"].get(data["actor"], {"hand": [], "hidden_left": 0})
    if role not in player["hand"]:
        yield f"chosen: {role} is not in {data['actor']}'s hand (WG-4.2)"
    if face not in ([["up"], ["down"]] if data["decision"] == "front" else [[]]):
        yield "chosen: the card, then `up` or `down` once that is chosen too (WG-4.2)"
    if face == ["down"] and player["hidden_left"] <= 0:
        yield f"chosen: {data['actor']} may place no more cards face down (WG-3.8)"


def _expected(data: Position, turn: int) -> int:
    """How many cards the player with that turn index has placed by now."""
    decision = data["decision"]
    if decision.startswith("scout"):
        return 0
    if _revealed(data):
        return D.ROUNDS
    now = _turn_index(data, data["actor"])
    done = turn < now or (turn == now and decision == "peek")
    placed: int = data["round"] - 1 + done
    return placed


def _placed(data: Position, gang: str) -> int:
    return sum(card.startswith(f"{gang}.") for card in data["town"].values())


def _turns(data: Position, gang: str) -> int:
    """The turns a gang has finished: a card, a look, a draw each."""
    looking: bool = gang == data["actor"] and data["decision"] == "peek"
    return _placed(data, gang) - looking


def _turn_index(data: Position, gang: str | None) -> int:
    """WG-3.2."""
    gangs: list[str] = data["gangs"]
    return (gangs.index(gang or data["first"]) - gangs.index(data["first"])) % len(gangs)


def _revealed(data: Position) -> bool:
    return data["decision"] in ("victim", "end")


def _doubles(what: str, names: list[str]) -> Iterable[str]:
    yield from (f"{what}: {name} is there twice" for name in sorted(set(names)) if names.count(name) > 1)
