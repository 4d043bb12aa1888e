"""What the journal is told. Never on the path of search: positions without a journal do not come here."""

from __future__ import annotations

from farwest.engine.errors import Args
from farwest.engine.journal import Journal
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.state import EMPTY, NO_SEAT, Town, place_of


def _journal(town: Town) -> Journal:
    assert town.journal is not None
    return town.journal


def gang(town: Town, seat: int) -> str:
    return f"gang-{D.GANGS[town.gangs[seat]]}"


def buildings(town: Town) -> dict[str, str]:
    return {D.POSITIONS[p]: D.BUILDINGS[town.buildings[p]] for p in range(D.POSITION_COUNT)}


def building(town: Town, position: int) -> str:
    return f"building-{D.BUILDINGS[town.buildings[position]]}"


def street(number: int) -> str:
    return f"street-{D.STREETS[number]}"


def _card(town: Town, card: int) -> Args:
    return actions.gangster(D.GANGS[town.gangs[card >> 4]], D.ROLES[card & 15])


def _place(town: Town, place: int) -> Args:
    return actions.place(place, buildings(town))


def _slot(town: Town, slot: int) -> Args:
    """Which of the cards before a building: hidden ones are told apart by their slot, which everybody sees."""
    return {"slot": f"={D.SLOTS[slot]}", **actions.front(D.SLOT_FRONT[slot], buildings(town))}


# Set-up, scouting, placement.


def dealt(town: Town) -> None:
    journal = _journal(town)
    journal.tell("WG-3.2", "told-first", {"gang": gang(town, town.first)})
    if town.closed:
        closed = next(f for f in range(D.FRONT_COUNT) if town.closed >> f & 1)
        journal.tell("WG-3.9", "told-closed", {"street": street(D.FRONT_STREET[closed])})
    for seat in range(town.players):
        names = [f"gangster-{D.GANGS[town.gangs[seat]]}-{D.ROLES[r]}" for r in range(9) if town.hand[seat] >> r & 1]
        journal.reveal("WG-3.7", "told-hand", dict(zip(("one", "two", "three"), names, strict=True)), (seat,))


def looked_at_event(town: Town, seat: i64, place: i64, rule: str) -> None:
    journal = _journal(town)
    where = _place(town, place)
    journal.tell(rule, "told-looked-event", {"gang": gang(town, seat), **where})
    journal.reveal(rule, "told-saw-event", {"event": f"event-{D.EVENTS[town.events[place]]}", **where}, (int(seat),))


def round_began(town: Town) -> None:
    _journal(town).tell("WG-4.5", "told-round", {"round": town.round})


def placed(town: Town, seat: i64, slot: i64) -> None:
    """The commit cannot be taken back (WG-4.0.4), face up or face down: the others have seen the hand move."""
    journal = _journal(town)
    where: Args = {"gang": gang(town, seat), **_slot(town, slot)}
    if not town.chosen_down:
        journal.reveal("WG-4.2", "told-placed-up", {**where, **_card(town, town.slots[slot])})
        return
    journal.reveal("WG-4.2", "told-placed-down", {**where, "left": town.hidden_left[seat]})
    own: Args = {"slot": where["slot"], **_card(town, town.slots[slot])}
    journal.tell("WG-4.2", "told-own-down", own, (int(seat),))


def looked_at_card(town: Town, seat: i64, slot: i64) -> None:
    journal = _journal(town)
    card = town.slots[slot]
    where = _slot(town, slot)
    journal.tell("WG-4.3", "told-looked-card", {"gang": gang(town, seat), "rival": gang(town, card >> 4), **where})
    journal.reveal("WG-4.3", "told-saw-card", {"slot": where["slot"], **_card(town, card)}, (int(seat),))


def drew(town: Town, seat: i64, role: i64) -> None:
    _journal(town).reveal("WG-4.4", "told-drew", _card(town, seat * 16 + role), (int(seat),))


# Reveal and events.


def turned_over(town: Town) -> None:
    journal = _journal(town)
    journal.reveal("WG-4.7", "told-reveal", {})
    for place in range(D.PLACE_COUNT):
        if town.events[place] != EMPTY:
            event = f"event-{D.EVENTS[town.events[place]]}"
            journal.reveal("WG-4.7", "told-event", {"event": event, **_place(town, place)})
    for slot in range(D.SLOT_COUNT):
        if town.face_down >> slot & 1:
            card = town.slots[slot]
            args: Args = {"gang": gang(town, card >> 4), **_slot(town, slot), **_card(town, card)}
            journal.reveal("WG-4.7", "told-card", args)


def sign_swapped(town: Town, place: i64, opposite: i64) -> None:
    """Told after the swap: the other event lies where the sign was."""
    args: Args = {"from": f"={D.PLACES[opposite]}", "to": f"={D.PLACES[place]}"}
    if town.events[place] == EMPTY:
        _journal(town).tell("WG-5.1", "told-sign-alone", args)
    else:
        event = f"event-{D.EVENTS[town.events[place]]}"
        _journal(town).tell("WG-5.1", "told-sign", {"event": event, **args})


def stagecoach_swapped(town: Town, place: i64) -> None:
    _journal(town).tell("WG-5.2", "told-stagecoach", _place(town, place))


def loot_added(town: Town, place: i64) -> None:
    _journal(town).tell("WG-5.3", "told-hidden-loot", _place(town, place))


def sheriff_came(town: Town, place: i64, loot: i64) -> None:
    if loot == EMPTY:
        _journal(town).tell("WG-8.11", "told-sheriff-idle", _place(town, place))
    else:
        args: Args = {"building": building(town, loot // 2), "value": town.loot_value(loot)}
        _journal(town).tell("WG-5.4", "told-sheriff", args)


def deputy_came(town: Town, place: i64) -> None:
    _journal(town).tell("WG-5.5", "told-deputy", _place(town, place))


# Heists.


def heist(town: Town, position: i64, weights: vec[i64], poker: bool, first: i64, second: i64) -> None:
    """The gangs present with what they bring, in turn order, then who leaves with what."""
    journal = _journal(town)
    where = building(town, position)
    if first == NO_SEAT:
        journal.tell("WG-5.8", "told-heist-nobody", {"building": where})
        return
    journal.tell("WG-5.7" if poker else "WG-5.8", "told-heist-poker" if poker else "told-heist", {"building": where})
    place = place_of(town, D.SEDUCTION)
    if place != EMPTY and position in (D.PLACE_BEFORE[place], D.PLACE_BEHIND[place]):
        women = [s for s in _taken(town) if D.SLOT_POSITION[s] == position and D.IS_WOMAN[town.slots[s] & 15]]
        journal.tell("WG-5.6", "told-seduction", {"women": len(women)})
    present = {s: weights[position * 4 + s] for s in _in_turn(town) if weights[position * 4 + s] > 0}
    for seat, weight in present.items():
        if poker:
            journal.tell("WG-5.7", "told-poker-hand", {"gang": gang(town, seat), "hand": f"={poker_hand(weight)}"})
        else:
            journal.tell("WG-5.8", "told-strength", {"gang": gang(town, seat), "strength": weight})
    _tie(town, list(present.values()), [present[s] for s in (first, second) if s != NO_SEAT])
    _took(town, first, 2 * position)
    _took(town, second, 2 * position + 1)


def _in_turn(town: Town) -> list[int]:
    return [int(town.seat_of_turn(turn)) for turn in range(town.players)]


def _taken(town: Town) -> list[int]:
    """The slots that hold a card."""
    return [slot for slot in range(D.SLOT_COUNT) if town.slots[slot] != EMPTY]


def _tie(town: Town, totals: list[int], winning: list[int]) -> None:
    """WG-8.19: said when one of the totals that win something is not the only one of its kind."""
    if any(totals.count(total) > 1 for total in winning):
        _journal(town).tell("WG-8.19", "told-tie", {})


def poker_hand(weight: int) -> str:
    """The strengths as people lay them out: pairs first, then single cards, highest first."""
    counts = {strength: weight >> 4 * strength & 15 for strength in range(8, 0, -1)}
    pairs = [f"{s}+{s}" for s, count in counts.items() for _ in range(count // 2)]
    return ", ".join(pairs + [str(s) for s, count in counts.items() if count % 2])


def _took(town: Town, seat: i64, loot: i64) -> None:
    journal = _journal(town)
    size = "loot-big" if loot % 2 == 0 else "loot-small"
    args: Args = {"building": building(town, loot // 2), "value": town.loot_value(loot), "size": size}
    if seat == NO_SEAT:
        journal.tell("WG-5.8", "told-loot-stays", args)
    elif town.protected >> loot & 1:
        journal.tell("WG-8.9", "told-loot-protected", {"gang": gang(town, seat), **args})
    else:
        journal.tell("WG-5.8", "told-loot-taken", {"gang": gang(town, seat), **args})


# Showdowns and the end.


def keg_stopped(town: Town) -> None:
    _journal(town).tell("WG-5.11", "told-keg", {"street": street(town.street)})


def showdown(town: Town, firepower: vec[i64], winner: i64) -> None:
    journal = _journal(town)
    where = street(town.street)
    present = [s for s in _in_turn(town) if firepower[s] > 0]
    if len(present) == 0:
        journal.tell("WG-5.16", "told-street-empty", {"street": where})
    elif len(present) == 1:
        journal.tell("WG-5.16", "told-street-alone", {"street": where, "gang": gang(town, winner)})
    else:
        journal.tell("WG-5.13", "told-showdown", {"street": where})
        place = place_of(town, D.GATLING)
        if place != EMPTY and D.PLACE_STREET[place] == town.street:
            leaders = [s for s in _taken(town) if D.SLOT_STREET[s] == town.street and D.IS_LEADER[town.slots[s] & 15]]
            journal.tell("WG-5.12", "told-gatling", {"leaders": len(leaders)})
        for seat in present:
            journal.tell("WG-5.13", "told-firepower", {"gang": gang(town, seat), "firepower": firepower[seat]})
        _tie(town, [firepower[s] for s in present], [firepower[winner]])


def captured(town: Town, winner: i64, victim: i64, bounty: i64) -> None:
    args: Args = {"gang": gang(town, winner), "rival": gang(town, victim), "bounty": bounty}
    _journal(town).tell("WG-5.15", "told-captured", {**args, "street": street(town.street)})


def finished(town: Town) -> None:
    journal = _journal(town)
    journal.reveal("WG-5.17", "told-end", {})
    for seat in sorted(range(town.players), key=town.place):
        args: Args = {"gang": gang(town, seat), "place": int(town.place(seat)), "money": town.money[seat]}
        journal.tell("WG-5.17", "told-rank", args)
    totals = [town.money[seat] for seat in range(town.players)]
    _tie(town, totals, totals)
