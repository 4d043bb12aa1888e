"""What the journal is told. Never on the path of search: positions without a journal do not come here."""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.errors import Args
from farwest.engine.journal import Journal
from farwest.engine.native import i64
from farwest.games.dodge_city import actions, data as D
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import DUEL_CARD, City


def _journal(city: City) -> Journal:
    assert city.journal is not None
    return city.journal


def side(city: City, seat: int) -> str:
    return f"side-{D.COLOURS[city.colours[seat]]}"


def building(number: int) -> str:
    return f"building-{D.BUILDINGS[number]}"


def kind(city: City, number: int) -> str:
    return f"kind-{D.KINDS[city.kinds[number]]}"


def _piece(city: City, seat: int, piece: int) -> Args:
    where = D.PIECE_BUILDING[piece]
    cell = f"={D.CELL_NAME[D.PIECE_BIT[piece]]}"
    return {"side": side(city, seat), "building": building(where), "cell": cell, "kind": kind(city, where)}


def _in_order(city: City, seats: int) -> list[int]:
    turns = [int(city.seat_of_turn(turn)) for turn in range(city.players)]
    return [seat for seat in turns if seats >> seat & 1]


# Rounds and cards.


def round_began(city: City) -> None:
    _journal(city).tell("DC-4.0", "told-round", {"round": int(city.round)})


def dealt(city: City) -> None:
    """Each player his own hand (DC-4.25)."""
    for seat in range(city.players):
        for card in members(city.hand[seat]):
            _journal(city).reveal("DC-3.4", "told-dealt", actions.face(D.FACE_OF[card]), (seat,))


def reshuffled(city: City) -> None:
    _journal(city).tell("DC-4.25", "told-reshuffled", {"count": len(members(city.pile))})


def chose(city: City, seat: i64, face: i64) -> None:
    """A sealed choice is told to nobody else (DC-6.3)."""
    key = "told-chose-duel" if city.decision == DUEL_CARD else "told-chose-start"
    _journal(city).tell("DC-6.3", key, actions.face(face), (int(seat),))


def retracted(city: City, seat: i64) -> None:
    _journal(city).tell("DC-6.3", "told-retracted", {}, (int(seat),))


def started(city: City, drawn: bool) -> None:
    journal = _journal(city)
    for seat in range(city.players):
        args: Args = {"side": side(city, seat), **actions.face(city.chosen[seat])}
        journal.reveal("DC-4.2", "told-start-card", args)
    key = "told-first-drawn" if drawn else "told-first"
    journal.reveal("DC-4.2", key, {"side": side(city, city.first)})


def kept(city: City, seat: i64, surplus: i64) -> None:
    """DC-4.15: that cards were discarded is public, which ones is not."""
    journal = _journal(city)
    journal.reveal("DC-4.15", "told-surplus", {"side": side(city, seat), "count": int(surplus)})


# Movements.


def movement_began(city: City) -> None:
    _journal(city).tell("DC-4.4", "told-movement", {"movement": int(city.movement)})


def played(city: City, seat: i64, face: i64) -> None:
    family = "question" if face == D.QUESTION else "indian" if face == D.INDIAN else None
    key = family or ("number" if D.IS_NUMBER[face] else "character")
    args: Args = {"side": side(city, seat), **actions.face(face)}
    _journal(city).reveal("DC-4.4", f"told-played-{key}", args)


def shot(city: City, seat: i64, victim: i64, piece: i64) -> None:
    args: Args = {"shooter": side(city, seat), **_piece(city, victim, piece)}
    _journal(city).tell("DC-4.5", "told-shot", args)


def free_chosen(city: City, seat: i64) -> None:
    if city.free_at == NONE:
        _journal(city).tell("DC-4.6", "told-free-lost", {"side": side(city, seat)})
    else:
        args: Args = {"side": side(city, seat), "building": building(city.free_at)}
        _journal(city).tell("DC-4.6", "told-free", {**args, "count": int(D.FACE_FIGURE[city.card])})


def opened(city: City, number: i64) -> None:
    args: Args = {"building": building(number), "kind": kind(city, number), "value": int(D.VALUE[city.kinds[number]])}
    _journal(city).tell("DC-4.8", "told-opened", args)


def bought(city: City, seat: i64, paid: i64) -> None:
    args: Args = {
        "side": side(city, seat),
        "count": int(city.left),
        "building": building(city.here),
        "money": int(paid),
    }
    _journal(city).tell("DC-4.9", "told-bought", args)


def placed(city: City, seat: i64, number: i64, bit: i64) -> None:
    rule = "DC-4.10" if city.event == NONE else "DC-5.15"
    _journal(city).tell(rule, "told-placed", _piece(city, seat, D.PIECE_AT[number * D.GRID + bit]))


def neutral(city: City, number: i64) -> None:
    _journal(city).tell("DC-5.4", "told-neutral", {"building": building(number)})


# Events.


def _event(city: City) -> str:
    return f"event-{D.EVENTS[city.event]}"


def event_drawn(city: City) -> None:
    args: Args = {"side": side(city, city.event_seat), "event": _event(city)}
    _journal(city).reveal("DC-5.10", "told-event", args)


def no_effect(city: City) -> None:
    _journal(city).tell("DC-5.12", "told-no-effect", {"side": side(city, city.event_seat), "event": _event(city)})


def declined(city: City) -> None:
    _journal(city).tell("DC-5.15", "told-declined", {"side": side(city, city.event_seat), "event": _event(city)})


def got(city: City, money: i64) -> None:
    _journal(city).tell("DC-5.10", "told-got", {"side": side(city, city.event_seat), "money": int(money)})


def paid(city: City, seat: i64, money: i64, forgiven: i64) -> None:
    args: Args = {"side": side(city, seat), "money": int(money)}
    _journal(city).tell("DC-5.13", "told-paid", args)
    if forgiven > 0:
        _journal(city).tell("DC-8.27", "told-forgiven", {"side": side(city, seat), "money": int(forgiven)})


def gift(city: City, seat: i64, other: i64, money: i64, rule: str) -> None:
    args: Args = {"side": side(city, seat), "other": side(city, other), "money": int(money)}
    _journal(city).tell(rule, "told-gift", args)


def sold(city: City, seat: i64, piece: i64) -> None:
    money = int(D.RESALE[city.kinds[D.PIECE_BUILDING[piece]]])
    _journal(city).tell("DC-5.13", "told-sold", {**_piece(city, seat, piece), "money": money})


def removed(city: City, seat: i64, piece: i64, rule: str) -> None:
    _journal(city).tell(rule, "told-removed", _piece(city, seat, piece))


def gave(city: City, seat: i64, other: i64, piece: i64) -> None:
    where, bit = D.PIECE_BUILDING[piece], D.PIECE_BIT[piece]
    stays = city.pieces_of(where, other) >> bit & 1
    args: Args = {**_piece(city, seat, piece), "other": side(city, other)}
    _journal(city).tell("DC-5.16", "told-gave" if stays else "told-gave-nobody", args)


def bonus(city: City, seat: i64, card: i64) -> None:
    _journal(city).tell("DC-5.17", "told-bonus", {"side": side(city, seat)})
    _journal(city).reveal("DC-5.17", "told-bonus-own", actions.face(D.FACE_OF[card]), (int(seat),))


# Duels.


def duels_began(city: City) -> None:
    _journal(city).tell("DC-4.16", "told-duels", {})


def looks_for_opponent(city: City, seat: i64) -> None:
    """Whoever challenges holds no Indian: that is news, too."""
    _journal(city).reveal("DC-4.16", "told-challenger", {"side": side(city, seat)})


def passed(city: City, seat: i64) -> None:
    """The reason is not stated (DC-6.1), but that he does not challenge is news."""
    _journal(city).reveal("DC-4.16", "told-passed", {"side": side(city, seat)})


def _show(city: City, seat: int, rule: str) -> None:
    args: Args = {"side": side(city, seat), **actions.face(D.FACE_OF[city.duel[seat]])}
    _journal(city).reveal(rule, "told-duel-card", args)


def fought(city: City, winner: i64) -> None:
    journal = _journal(city)
    args: Args = {"side": side(city, city.challenger), "other": side(city, city.challenged)}
    journal.reveal("DC-4.16", "told-challenge", {**args, "building": building(city.fight_at)})
    _show(city, city.challenger, "DC-4.17")
    _show(city, city.challenged, "DC-4.17")
    if winner == NONE:
        journal.tell("DC-4.17", "told-no-winner", {})
    else:
        journal.tell("DC-4.17", "told-winner", {"side": side(city, winner)})


def taken(city: City, seat: i64, victim: i64, bit: i64) -> None:
    args: Args = {"winner": side(city, seat), **_piece(city, victim, D.PIECE_AT[city.fight_at * D.GRID + bit])}
    _journal(city).tell("DC-4.18", "told-taken", args)


def control_fight(city: City, fighters: i64) -> None:
    journal = _journal(city)
    for number in range(D.IN_PLAY[city.players]):
        if len(members(city.controllers(number))) > 1:
            journal.tell("DC-4.21", "told-contested", {"building": building(number)})
    for seat in _in_order(city, fighters):
        _show(city, seat, "DC-4.21")


def contest(city: City, number: i64, winner: i64) -> None:
    """Every controller's card, shown before or not, and whose is the strongest (DC-4.21d)."""
    where: Args = {"building": building(number)}
    journal = _journal(city)
    journal.tell("DC-4.21", "told-contest", where)
    for seat in _in_order(city, city.controllers(number)):
        args: Args = {"side": side(city, seat), **where, **actions.face(D.FACE_OF[city.duel[seat]])}
        journal.tell("DC-4.21", "told-contest-card", args)
    if winner == NONE:
        journal.tell("DC-8.15", "told-undecided", where)
    else:
        journal.tell("DC-4.21", "told-dominant", {"side": side(city, winner), **where})


# Settlement and the end.


def settled(city: City, number: i64, seat: i64) -> None:
    value = int(D.VALUE[city.kinds[number]])
    args: Args = {"side": side(city, seat), "building": building(number), "value": value, "money": D.REWARD * value}
    _journal(city).tell("DC-5.5", "told-settled", {**args, "points": int(city.points[seat])})


def tie_drawn(city: City, seat: i64) -> None:
    args: Args = {"side": side(city, seat), **actions.face(city.ties[seat])}
    _journal(city).reveal("DC-5.9", "told-tie", args)


def finished(city: City) -> None:
    journal = _journal(city)
    journal.reveal("DC-5.7", "told-end", {})
    for seat in sorted(range(city.players), key=city.place):
        args: Args = {"side": side(city, seat), "place": int(city.place(seat)), "points": int(city.points[seat])}
        journal.tell("DC-5.8", "told-rank", args)
