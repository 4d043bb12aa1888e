"""A closer look at one thing on the board, and what choosing it would change, as far as this viewer knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.board_forecast import (
    Forecast,
    firepower_of,
    firepowers_in,
    forecast,
    ranking,
    street_of,
    strength_of,
    strengths_at,
    value_of,
)
from farwest.games.wild_gangs.board_fronts import figures
from farwest.games.wild_gangs.board_knowledge import EVENT_RULES, event_note
from farwest.games.wild_gangs.board_picture import picture
from farwest.games.wild_gangs.board_pieces import Card, Standing
from farwest.games.wild_gangs.board_sight import may_choose


def look(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look | None:
    """`at` is an action's text, or `building:NW`, `street:N`, `place:P1`. `chosen` are the steps taken so far."""
    kind, _, name = at.rpartition(":")
    if kind == "front" and name in D.FRONTS:
        return _front(view, name, chosen)
    if kind in ("place", "scout", "peek:event") and name in D.PLACES:
        return _place(view, name)
    if kind in ("slot", "peek:slot") and name in view["town"]:
        return _card(view, name)
    if kind == "building" and name in D.POSITIONS:
        return _building(view, name)
    if kind == "street" and name in D.STREETS:
        return _street(view, name)
    return None


# A front: what stands there, and what placing a gangster would change.


def _front(view: Mapping[str, Any], id: str, chosen: Sequence[str]) -> Look:
    number = D.FRONTS.index(id)
    drawn = next(front for front in picture(view).fronts if front.id == id)
    seen = forecast(view)
    role = _chosen_role(view, chosen)
    where = actions.front(number, view["buildings"])
    things: list[object] = [*drawn.cards]
    notes = [_card_line(card) for card in drawn.cards]
    act, button = None, None
    if drawn.closed:
        notes.append(Note(Phrase("board-closed", where), "WG-3.9"))
    elif role and drawn.target and drawn.target.legal:
        gang = view["seats"][view["viewer"]]["gang"]
        act = f"front:{id}"
        notes = _preview(view, seen, number, role)
        down = "face:down" in chosen or bool(view["chosen_down"])
        placed = Card(
            drawn.free[0], gang, role, down=down, known=down, mine=True, target=None, captor=None, **figures(role)
        )
        things.append(placed)
        button = Phrase("board-place-here", {"gangster": f"gangster-{gang}-{role}"})
    things += [None] * (drawn.capacity - len(things))
    return Look(Phrase("board-front", where), notes, act, button, things)


def _chosen_role(view: Mapping[str, Any], chosen: Sequence[str]) -> str | None:
    """The card being placed: the one that the page holds, or the one that the engine has been told."""
    if not may_choose(view):
        return None
    told = next((text.removeprefix("card:") for text in chosen if text.startswith("card:")), view["chosen_card"])
    own = view["seats"][view["viewer"]]
    return told if told in (own["hand"] or ()) else None


def _preview(view: Mapping[str, Any], seen: Forecast, number: int, role: str) -> list[Note]:
    position = D.POSITIONS[D.FRONT_POSITION[number]]
    street = D.STREETS[D.FRONT_STREET[number]]
    gang = view["seats"][view["viewer"]]["gang"]
    charmed, gatling = position in seen.charmed, street in seen.gatling
    before = strengths_at(seen, position)
    mine = _amount(before, gang)
    after = mine + strength_of(role, charmed)
    notes = [_compare("board-strength", before, gang, mine, after), *_loot_line(view, seen, position, role)]
    armed = firepowers_in(seen, street)
    had = _amount(armed, gang)
    notes.append(_compare("board-firepower", armed, gang, had, had + firepower_of(role, gatling), street))
    notes.append(Note(Phrase("board-exposed", {"bounty": int(D.BOUNTY[D.ROLES.index(role)])})))
    return notes + _events_about(view, seen, position, street)


def _amount(standings: Sequence[Standing], gang: str) -> int:
    return next((standing.amount for standing in standings if standing.gang == gang), 0)


def _compare(key: str, standings: Sequence[Standing], gang: str, before: int, after: int, street: str = "") -> Note:
    """From what to what, the nearest rival above and below, and how many cards are unknown."""
    rivals = sorted((s for s in standings if s.gang != gang and s.amount > 0), key=lambda s: s.amount)
    above = [rival for rival in rivals if rival.amount > after]
    level = [rival for rival in rivals if rival.amount == after]
    below = [rival for rival in rivals if rival.amount < after]
    args: Args = {"before": before, "after": after, "unknown": sum(s.unknown for s in standings if s.gang != gang)}
    if street:
        args["street"] = f"street-{street}"
    for relation, found in (("behind", above[:1]), ("level", level[:1]), ("ahead", below[-1:])):
        if found:
            args |= {"rival": f"gang-{found[0].gang}", "amount": found[0].amount}
            return Note(Phrase(f"{key}-{relation}", args))
    return Note(Phrase(f"{key}-alone", args))


def _loot_line(view: Mapping[str, Any], seen: Forecast, position: str, role: str) -> list[Note]:
    """What the gang would leave with, with this gangster there (WG-5.8)."""
    gang = view["seats"][view["viewer"]]["gang"]
    cards = dict(seen.robbers[position])
    turn_order = {seat["gang"]: seat["turn"] for seat in view["seats"]}
    with_it = {**cards, gang: (*cards.get(gang, ()), role)}
    ordered = tuple(sorted(with_it.items(), key=lambda robbers: int(turn_order[robbers[0]])))
    place = ranking(ordered, position in seen.charmed, position in seen.poker).index(gang)
    if place > 1:
        return [Note(Phrase("board-no-loot"))]
    origin = seen.goes_to.get(position, position)
    args: Args = {
        "size": "board-small-loot" if place else "board-big-loot",
        "value": value_of(view["loots"], seen, (origin, place)),
    }
    if (origin, place) in seen.guarded:
        args["event"] = f"event-{seen.guarded[origin, place]}"
        return [Note(Phrase("board-guarded-loot", args), EVENT_RULES[seen.guarded[origin, place]], private=True)]
    return [Note(Phrase("board-takes-loot", args))]


def _events_about(view: Mapping[str, Any], seen: Forecast, position: str, street: str) -> list[Note]:
    """Seen events that change the ranking here: poker, charm, keg, machine gun."""
    found = []
    for place, event in seen.acting.items():
        origin = seen.came_from.get(place, place)
        beside = position in (seen.poker if event == "poker" else seen.charmed if event == "seduction" else ())
        in_street = event in ("powder_keg", "gatling") and street_of(place) == street
        if beside or in_street:
            args: Args = {"place": f"={origin}", "event": f"event-{event}"}
            found.append(Note(Phrase("board-known-event", args), EVENT_RULES[event], private=True))
    return found if not view["revealed"] else []


def _card_line(card: Card) -> Note:
    if card.role is None:
        return Note(Phrase("board-unknown-card", {"gang": f"gang-{card.gang}", "slot": f"={card.slot}"}))
    args: Args = {**actions.gangster(card.gang, card.role), "gang": f"gang-{card.gang}"}
    return Note(Phrase("board-card", args), None, private=card.known)


# Places, cards, buildings, streets.


def _place(view: Mapping[str, Any], place: str) -> Look:
    drawn = next(found for found in picture(view).places if found.id == place)
    where = actions.place(D.PLACES.index(place), view["buildings"])
    notes = []
    if drawn.event is not None:
        text = Phrase("board-event", {"event": f"event-{drawn.event}"})
        notes.append(Note(text, EVENT_RULES[drawn.event], private=drawn.noted))
        if drawn.noted:
            notes.append(event_note(view, forecast(view), place))
    looked = [gang for gang in drawn.lookers if not view["revealed"]]
    notes.append(Note(Phrase("board-lookers", {"count": len(looked)}) if not looked else _lookers(looked)))
    act, button = None, None
    if drawn.target is not None and drawn.target.legal:
        act, button = drawn.target.text, Phrase("board-look-here", where)
    return Look(Phrase("board-place", where), notes, act, button, [drawn])


def _lookers(gangs: list[str]) -> Phrase:
    names = ("one", "two", "three", "four")
    args: Args = {name: f"gang-{gang}" for name, gang in zip(names, gangs, strict=False)}
    return Phrase(f"board-lookers-{len(gangs)}", args)


def _card(view: Mapping[str, Any], slot: str) -> Look:
    front = D.FRONTS[D.SLOT_FRONT[D.SLOTS.index(slot)]]
    drawn = next(
        card for found in picture(view).fronts if found.id == front for card in found.cards if card.slot == slot
    )
    where = actions.front(D.SLOT_FRONT[D.SLOTS.index(slot)], view["buildings"])
    looked = [s["gang"] for s in view["seats"] if slot in s["looked_slots"]] if drawn.down else []
    notes = [_card_line(drawn), *([Note(_lookers(looked))] if looked else [])]
    act, button = None, None
    if drawn.target is not None and drawn.target.legal:
        act, button = drawn.target.text, Phrase("board-look-card", {"gang": f"gang-{drawn.gang}"})
    return Look(Phrase("board-slot", {**where, "slot": f"={slot}"}), notes, act, button, [drawn])


def _building(view: Mapping[str, Any], position: str) -> Look:
    seen = forecast(view)
    drawn = next(found for found in picture(view).buildings if found.position == position)
    notes = []
    for loot in drawn.loots:
        args: Args = {"size": "board-small-loot" if loot.size else "board-big-loot", "value": loot.value}
        if loot.taken and loot.taker:
            notes.append(Note(Phrase("board-loot-taken", {**args, "gang": f"gang-{loot.taker}"}), "WG-5.8"))
        elif loot.guard:
            args["event"] = f"event-{loot.guard}"
            notes.append(Note(Phrase("board-loot-guarded", args), EVENT_RULES[loot.guard], private=loot.noted))
        elif loot.taker and loot.noted:
            args["value"] = value_of(view["loots"], seen, (position, loot.size))
            notes.append(Note(Phrase("board-loot-would", {**args, "gang": f"gang-{loot.taker}"})))
        else:
            notes.append(Note(Phrase("board-loot-free", args)))
    notes += [_standing_line("board-brings", standing) for standing in drawn.standings]
    places = [place for place in D.PLACES if position in _sides_of(place) and view["events"][place] is not None]
    if not view["revealed"]:
        notes += [event_note(view, seen, place) for place in places]
    things: list[object] = [drawn]
    return Look(Phrase("board-building", {"building": f"building-{drawn.building}"}), notes, None, None, things)


def _sides_of(place: str) -> tuple[str, str]:
    number = D.PLACES.index(place)
    return D.POSITIONS[D.PLACE_BEFORE[number]], D.POSITIONS[D.PLACE_BEHIND[number]]


def _standing_line(key: str, standing: Standing) -> Note:
    args: Args = {"gang": f"gang-{standing.gang}", "amount": standing.amount, "unknown": standing.unknown}
    return Note(Phrase(key, args))


def _street(view: Mapping[str, Any], street: str) -> Look:
    drawn = next(found for found in picture(view).streets if found.id == street)
    name = f"street-{street}"
    notes = []
    if drawn.closed:
        notes.append(Note(Phrase("board-closed", {"street": name}), "WG-3.9"))
    if drawn.keg:
        notes.append(Note(Phrase("board-keg", {"street": name}), "WG-5.11", private=drawn.noted))
    if drawn.gatling:
        notes.append(Note(Phrase("board-gatling", {"street": name}), "WG-5.12", private=drawn.noted))
    notes += [_standing_line("board-armed", standing) for standing in drawn.standings]
    if not drawn.standings and not drawn.closed:
        notes.append(Note(Phrase("board-street-empty", {"street": name})))
    return Look(Phrase("board-street", {"street": name}), notes, None, None, [])
