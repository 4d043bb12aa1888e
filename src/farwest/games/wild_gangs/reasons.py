"""Reasons for a choice, in words: what it brings as things stand, what it finds out, what it keeps for later."""

from __future__ import annotations

from collections import Counter

from farwest.engine.bits import members
from farwest.engine.errors import Args, Phrase
from farwest.games.wild_gangs import actions, beginner, data as D, judgement
from farwest.games.wild_gangs.chronicle import buildings
from farwest.games.wild_gangs.odds import ODDS, SURE
from farwest.games.wild_gangs.state import CHOOSE_FACE, CHOOSE_PEEK, CHOOSE_VICTIM, SCOUT_FIRST, SCOUT_SECOND, Town
from farwest.games.wild_gangs.survey import Survey


def explain(towns: list[Town], seat: int, action: int) -> Phrase:
    """`towns` are worlds that may be the true one; what is not known of them shows in how often a thing comes true."""
    decision = towns[0].decision
    if decision in (SCOUT_FIRST, SCOUT_SECOND):
        return _scout(towns[0], seat, action - D.SCOUT)
    if decision == CHOOSE_FACE:
        return _face(towns[0], seat, action)
    if decision == CHOOSE_PEEK:
        return _look(towns[0], seat, action)
    if decision == CHOOSE_VICTIM:
        return _capture(towns[0], seat, action)
    return _placement(towns, seat, _best_placement(towns, seat, action))


def _building(town: Town, position: int) -> str:
    return f"building-{buildings(town)[D.POSITIONS[position]]}"


# Placements.


def _best_placement(towns: list[Town], seat: int, action: int) -> int:
    choices = judgement.placements_of(towns[0], action)
    if len(choices) == 1:
        return choices[0]
    surveys = [Survey(town, ODDS) for town in towns]
    weights = judgement.second_thought(surveys, seat, choices)
    return max(choices, key=lambda choice: weights[choice])


def _placement(towns: list[Town], seat: int, placement: int) -> Phrase:
    """What it would change if everything were turned over now: loot, or else bounties, or else nothing yet."""
    front = placement % D.FRONT_COUNT
    where = actions.front(front, buildings(towns[0]))
    before = [_stopped(town, seat, None) for town in towns]
    after = [_stopped(town, seat, placement) for town in towns]
    loot = _loot(before, after, seat, int(D.FRONT_POSITION[front]))
    captured, saved = _bounties(before, after, seat, int(D.FRONT_STREET[front]))
    if _mean(captured) > _mean(loot.gains):
        return Phrase("advice-capture", {"street": where["street"], "bounty": _usual(captured)})
    if loot.reason:
        return Phrase(loot.reason, {"building": where["building"]})
    if _usual(saved) > 0:
        return Phrase("advice-save", {"street": where["street"]})
    return Phrase("advice-hold" if loot.led else "advice-chance", {"building": where["building"]})


def _stopped(town: Town, seat: int, placement: int | None) -> Survey:
    """The town, with the placement, as if nothing more were placed."""
    survey = Survey(town, ODDS)
    if placement is not None:
        survey.put(seat, placement, 1)
    survey.stop()
    return survey


class _Loot:
    """What the seat takes at a building in each world, and what that is called if it happens in most of them."""

    def __init__(self, gains: list[int], reason: str | None, led: bool) -> None:
        self.gains = gains
        self.reason = reason
        self.led = led


def _loot(before: list[Survey], after: list[Survey], seat: int, position: int) -> _Loot:
    gains: list[int] = []
    led, first, second = 0, 0, 0
    for earlier, later in zip(before, after, strict=True):
        earlier.heist(position, seat)
        later.heist(position, seat)
        gains.append(int(later.worth[seat] - earlier.worth[seat]))
        led += earlier.first[seat] == SURE
        first += gains[-1] > 0 and later.first[seat] == SURE
        second += gains[-1] > 0 and later.second[seat] == SURE
    most = len(gains) / 2
    reason = "advice-big-loot" if first >= max(second, most) else "advice-small-loot" if second >= most else None
    return _Loot(gains, reason, led >= most)


def _bounties(before: list[Survey], after: list[Survey], seat: int, street: int) -> tuple[list[int], list[int]]:
    """In each world: what the seat captures in addition, what its rivals capture no more."""
    captured: list[int] = []
    saved: list[int] = []
    for earlier, later in zip(before, after, strict=True):
        earlier.showdown(street, seat)
        later.showdown(street, seat)
        captured.append(int(later.worth[seat] - earlier.worth[seat]))
        saved.append(int(sum(earlier.worth) - sum(later.worth)) + captured[-1])
    return captured, saved


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _usual(values: list[int]) -> int:
    """The value of most worlds."""
    return Counter(values).most_common(1)[0][0]


# The other decisions.


def _scout(town: Town, seat: int, place: int) -> Phrase:
    """WG-10.5 (a)."""
    looked = members(town.seen_events[seat])
    shared = [p for p in judgement.buildings_beside(place) if any(p in judgement.buildings_beside(q) for q in looked)]
    if shared:
        return Phrase("advice-scout-pair", {"building": _building(town, shared[0])})
    money = sum(judgement.riches(town, position) for position in judgement.buildings_beside(place))
    return Phrase("advice-scout", {"money": money, **_both(town, place)})


def _both(town: Town, place: int) -> Args:
    one, other = judgement.buildings_beside(place)
    return {"one": _building(town, one), "other": _building(town, other)}


def _face(town: Town, seat: int, action: int) -> Phrase:
    """WG-10.5 (e)."""
    if judgement.is_time_to_hide(town, seat):
        return Phrase("advice-hide" if action == D.FACE_DOWN else "advice-show")
    return Phrase("advice-early" if action == D.FACE_DOWN else "advice-keep")


def _look(town: Town, seat: int, action: int) -> Phrase:
    if town.round == D.ROUNDS:
        return Phrase("advice-look-late")
    if action >= D.PEEK_SLOT:
        slot = action - D.PEEK_SLOT
        gang = D.GANGS[town.gangs[town.slots[slot] >> 4]]
        where = _building(town, int(D.SLOT_POSITION[slot]))
        return Phrase("advice-look-card", {"gang": f"gang-{gang}", "building": where})
    place = action - D.PEEK_EVENT
    own = [p for p in judgement.buildings_beside(place) if beginner.strengths(town, p)[seat]]
    if own:
        return Phrase("advice-look-own", {"building": _building(town, own[0])})
    return Phrase("advice-look-money", _both(town, place))


def _capture(town: Town, seat: int, action: int) -> Phrase:
    """WG-10.5 (h): no other choice can be better than the richest."""
    bounty = judgement.prize(town, action)
    richest = max(judgement.prize(town, other) for other in town.legal(seat))
    return Phrase("advice-richest" if bounty == richest else "advice-bounty", {"bounty": bounty})
