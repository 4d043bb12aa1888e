"""Why one might choose so, in words."""

from __future__ import annotations

from farwest.engine.errors import Args, Phrase
from farwest.games.dodge_city import data as D, distance, duels, judgement, movement, state as S
from farwest.games.dodge_city.state import City


def explain(city: City, seat: int, action: int) -> Phrase | None:
    decision = city.decision
    if decision in (S.START_CARD, S.MOVE_CARD, S.DUEL_CARD):
        return _card(city, seat, action)
    if decision in (S.PLACE_CELL, S.EVENT_CELL):
        return _cell(city, seat, int(D.COORDINATE_BIT[action - D.CELL]))
    if decision in (S.INDIAN_TARGET, S.DUEL_REMOVE):
        return _target(city, action)
    if decision == S.CHALLENGE:
        building, other = divmod(action - D.CHALLENGE, D.SEATS)
        return _challenge(city, seat, building, other)
    if decision in (S.BUY_BUILDING, S.FREE_BUILDING, S.EVENT_BUILDING):
        return _building(city, seat, action)
    if decision in (S.SELL_PIECE, S.OWN_PIECE):
        return Phrase("advice-spare")
    if decision in (S.BUY_TYPE, S.EVENT_TYPE):
        kind = action - D.TYPE
        args: Args = {"kind": f"kind-{D.KINDS[kind]}", "value": int(D.VALUE[kind]), "price": int(D.PRICE[kind])}
        return Phrase("advice-type", args)
    return None


def _side(city: City, seat: int) -> str:
    return f"side-{D.COLOURS[city.colours[seat]]}"


def _card(city: City, seat: int, action: int) -> Phrase:
    if city.decision == S.MOVE_CARD:
        face = action - D.PLAY
        if face == D.QUESTION:
            return Phrase("advice-question")
        if face == D.INDIAN:
            return Phrase("advice-raid" if judgement.raid_gain(city, seat) > judgement.INDIAN else "advice-raid-idle")
        key = "advice-money" if D.IS_NUMBER[face] else "advice-people"
        money = D.DOLLARS * int(D.FACE_FIGURE[face])
        return Phrase(key, {"money": money, "count": int(D.FACE_FIGURE[face])})
    face = action - (D.START if city.decision == S.START_CARD else D.KEEP)
    if city.decision == S.DUEL_CARD:
        return Phrase("advice-duel-card" if D.STRENGTH[face] else "advice-duel-weak")
    if face == D.QUESTION:
        return Phrase("advice-start-question")
    return Phrase("advice-start-strong" if D.STRENGTH[face] >= 40 else "advice-start-keep")


def _cell(city: City, seat: int, bit: int) -> Phrase | None:
    """Connects, comes nearer, or stands in somebody's way."""
    building = int(city.here)
    own, free = int(city.pieces_of(building, seat)), int(city.free_cells(building))
    before = int(distance.missing(building, own, free))
    after = int(distance.missing(building, own | 2**bit, free & ~(2**bit)))
    where: Args = {"building": f"building-{D.BUILDINGS[building]}"}
    if after == 0 and before != 0:
        return Phrase("advice-control", where)
    blocked = _blocked(city, seat, building, bit)
    if blocked is not None:
        return Phrase("advice-block", {**where, "side": _side(city, blocked)})
    if after != distance.CUT_OFF and (after < before or before == distance.CUT_OFF):
        return Phrase("advice-nearer", {**where, "missing": after})
    return None


def _blocked(city: City, seat: int, building: int, bit: int) -> int | None:
    """Somebody close to a control for whom that cell would cost pieces."""
    free = int(city.free_cells(building))
    for other in range(city.players):
        pieces = int(city.pieces_of(building, other))
        if other == seat or not pieces:
            continue
        before = int(distance.missing(building, pieces, free))
        after = int(distance.missing(building, pieces, free & ~(2**bit)))
        if 0 < before <= D.LIMIT and (after == distance.CUT_OFF or after > before):
            return other
    return None


def _target(city: City, action: int) -> Phrase | None:
    if action == D.SHOOT_STOP:
        return None
    if city.decision == S.DUEL_REMOVE:
        building, bit = int(city.fight_at), int(D.COORDINATE_BIT[action - D.TAKE])
    else:
        piece = action - D.SHOOT
        building, bit = int(D.PIECE_BUILDING[piece]), int(D.PIECE_BIT[piece])
    owner = int(movement.owner_at(city, building, bit))
    pieces, free = int(city.pieces_of(building, owner)), int(city.free_cells(building))
    before = int(distance.missing(building, pieces, free))
    after = int(distance.missing(building, pieces & ~(2**bit), free | 2**bit))
    args: Args = {"side": _side(city, owner), "building": f"building-{D.BUILDINGS[building]}"}
    if before == 0 and after != 0:
        return Phrase("advice-break", args)
    return Phrase("advice-set-back", args) if after > before >= 0 else None


def _challenge(city: City, seat: int, building: int, other: int) -> Phrase:
    strength = int(duels.strength(city, seat))
    key = "advice-challenge-strong" if strength >= 40 else "advice-challenge"
    return Phrase(key, {"side": _side(city, other), "building": f"building-{D.BUILDINGS[building]}"})


def _building(city: City, seat: int, action: int) -> Phrase | None:
    base = {S.BUY_BUILDING: D.BUY, S.FREE_BUILDING: D.FREE_AT, S.EVENT_BUILDING: D.GAIN_AT}[city.decision]
    building = action - base
    if building == D.BUILDING_COUNT:
        return Phrase("advice-save") if city.decision == S.BUY_BUILDING else None
    own, free = city.pieces_of(building, seat), city.free_cells(building)
    pieces = int(distance.missing(building, own, free))
    where: Args = {"building": f"building-{D.BUILDINGS[building]}"}
    if pieces == distance.CUT_OFF:
        return Phrase("advice-in-the-way", where)
    if pieces == 0:
        return Phrase("advice-fortify", where)
    return Phrase("advice-build", {**where, "missing": pieces})
