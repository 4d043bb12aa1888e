"""All that people, bots and clocks can do to a table. Each works on a copy, which is dropped on a Mistake."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from farwest.engine.core import TABLE
from farwest.engine.errors import Malformed, NoUndo, Phrase
from farwest.engine.match import Match
from farwest.engine.record import RETRACT
from farwest.tables.course import Line, Room
from farwest.tables.errors import (
    BadChat,
    BadPlan,
    ForgedLink,
    GameOver,
    NoHurry,
    NotInRoom,
    NotStarted,
    NotYourSeat,
    SeatTaken,
    Stale,
    StillHere,
    TableFull,
)
from farwest.tables.log import BACK, NOT_SHOWN, UNDO, sits_in, vote
from farwest.tables.plan import Person, clean, clean_name
from farwest.tables.seats import Seat
from farwest.tables.table import Table

STANDS_IN: Final = "deputy"  # the level of the bot that sits in for an absent player
LONGEST_LINE: Final = 400
LONGEST_SHARE: Final = 64
MOST_TEXTS: Final = 32


# Sitting down.


def sit(table: Table, number: int | None, person: Person, share: str, at: float) -> int:
    """The seat asked for, else the one he has or that is kept for him, else the first open one."""
    mine = table.seats_of(person)
    if number is None and mine:
        return mine[0]
    chosen = _choose(table, person) if number is None else number
    if chosen in mine:
        return chosen
    seat = _seat(table, chosen)
    if seat.kind != "open" or seat.kept_for not in (None, person.id):
        raise SeatTaken
    table.edit(chosen).take(person.id, clean_name(person.name), share[:LONGEST_SHARE])
    start_if_full(table, at)
    return chosen


def _choose(table: Table, person: Person) -> int:
    kept = [number for number, seat in enumerate(table.seats) if seat.kept_for == person.id]
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open" and seat.kept_for is None]
    for number in (*kept, *free):
        return number
    raise TableFull


def sit_again(table: Table, kept: Mapping[int, str | None], person: Person, at: float) -> None:
    """In a rematch, a keeper of old seats takes the new ones, which are kept for whoever sat there first."""
    for number, kept_for in kept.items():
        if table.seats[number].kind == "open" and table.seats[number].kept_for == kept_for:
            table.edit(number).take(person.id, clean_name(person.name))
    start_if_full(table, at)


def grant(table: Table, number: int, key: str, person: Person, at: float) -> None:
    """Whoever has the key may act for the seat, and takes it if it is open."""
    if not 0 <= number < len(table.seats) or not table.seats[number].opens_with(key):
        raise ForgedLink
    if person.id in table.seats[number].keepers:
        return
    seat = table.edit(number)
    if seat.kind == "open":
        seat.take(person.id, clean_name(person.name))
    else:
        seat.keepers |= {person.id}
    start_if_full(table, at)


def start_if_full(table: Table, at: float) -> None:
    """The game starts when the last seat is taken."""
    if table.match is not None or any(seat.kind == "open" for seat in table.seats):
        return
    table.shares = [seat.share for seat in table.seats if seat.share]
    table.rules_version = table.game.rules_version
    names = [seat.label for seat in table.seats]
    match = Match.new(
        table.game,
        len(names),
        table.plan.options,
        names,
        secret=table.secret,
        shares=table.shares,
        start=table.start,
    )
    table.setup, table.started_at = match.record.setup, at
    table.deal()
    table.news.seats.update(range(len(names)))


# Playing.


def act(table: Table, seat: int, text: str, seen: int, at: float) -> None:
    """One or several notations, all or none. Done already from the same page: nothing. From an older page: Stale."""
    texts = text.split()
    if not 1 <= len(texts) <= MOST_TEXTS:
        raise Malformed(text)
    if table.has_done(seat, texts, seen):
        return
    _play_from(table, seat, seen)
    if table.sand is not None and table.sand.due <= at:
        raise Stale  # the sand was through before this came: the table acts first
    if table.hurries_a_bot(seat, texts[0]):
        raise NoHurry
    back = [(seat, BACK)] if table.seats[seat].sitting_in else []
    table.happen(at, seen, *back, *((seat, each) for each in texts))


def undo(table: Table, seat: int, seen: int, at: float) -> None:
    """What was sent together is taken back together, as far as it can be."""
    if any(row.text == UNDO and row.seat == seat and row.seen == seen for row in table.log):
        return
    _play_from(table, seat, seen)
    together, steps = _last_act_left(table), 0
    while table.can_undo(seat) and _last_act_left(table) == together:
        table.happen(at, seen, (seat, UNDO))
        steps += 1
    if steps == 0:
        raise NoUndo(Phrase("mistake-no-undo"))


def _last_act_left(table: Table) -> int | None:
    """The version of the last act that was not taken back."""
    taken_back = 0
    for row in reversed(table.log):
        if row.text == UNDO:
            taken_back += 1
        elif row.is_act:
            if taken_back == 0:
                return row.version
            taken_back -= 1
    return None


def retract(table: Table, seat: int, seen: int, at: float) -> None:
    """Take a sealed choice back."""
    act(table, seat, RETRACT, seen, at)


def bot_acts(table: Table, seat: int, text: str, at: float) -> None:
    """A bot's act; it has seen no page, so the caller makes sure that it was thought out for this position."""
    table.happen(at, NOT_SHOWN, (seat, text))


def run_out(table: Table, at: float) -> None:
    """The table acts when the sand is through; a bot sits in for everybody whose clock has run out."""
    if table.sand is not None and table.phase == "playing" and table.sand.due <= at:
        table.happen(at, NOT_SHOWN, (TABLE, table.sand.timer.text))
    if table.clockwork is not None and table.phase == "playing":
        late = table.clockwork.out(at)
        table.happen(at, NOT_SHOWN, *((seat, sits_in("out", STANDS_IN)) for seat in late))


def _play_from(table: Table, seat: int, seen: int) -> None:
    """May anything be played at all, and does the page it comes from still show the game as it is?"""
    if table.phase == "open":
        raise NotStarted
    if _seat(table, seat).kind != "person":
        raise NotYourSeat
    if not table.moved_for(seat) <= seen <= table.version_for(seat):
        raise Stale
    if table.phase == "over":
        raise GameOver


# Going and coming back.


def leave(table: Table, number: int, person: Person, at: float) -> None:
    """Before the start the seat is open again; then a bot sits in, and he may come back."""
    table.must_hold(person, number)
    if table.phase == "open":
        table.seats[number] = Seat.for_anybody()
        table.news.seats.add(number)
    elif table.phase == "playing" and table.seats[number].sitting_in is None:
        table.happen(at, NOT_SHOWN, (number, sits_in("left", STANDS_IN)))


def hand_over(table: Table, number: int, level: str, levels: Collection[str], at: float) -> None:
    """A bot of that level plays for the seat; before the start it fills an open one for good."""
    if level not in levels:
        raise BadPlan("seats")
    seat = _seat(table, number)
    if table.phase == "open":
        if seat.kind != "open":
            raise SeatTaken
        table.seats[number] = Seat.for_bot(level)
        table.news.seats.add(number)
        start_if_full(table, at)
    elif table.phase == "over":
        raise GameOver
    elif seat.kind != "person":
        raise SeatTaken
    elif seat.sitting_in != level:
        table.happen(at, NOT_SHOWN, (number, sits_in("left", level)))


def take_back(table: Table, number: int, person: Person, at: float) -> None:
    """The person plays again himself."""
    table.must_hold(person, number)
    if table.phase == "playing" and table.seats[number].sitting_in is not None:
        table.happen(at, NOT_SHOWN, (number, BACK))


def vote_out(table: Table, by: int, against: int, here: Collection[int], at: float) -> None:
    """`here` are the seats whose players are present. When all other persons here agree, a bot sits in."""
    voter, absent = _seat(table, by), _seat(table, against)
    if table.phase != "playing":
        raise NotStarted if table.phase == "open" else GameOver
    if voter.kind != "person" or by == against:
        raise NotYourSeat
    if absent.kind != "person" or absent.sitting_in is not None:
        return
    if against in here:
        raise StillHere
    present = {*here, by} - {against}
    asked = {table.seats[number].person for number in present if table.seats[number].bot is None}
    agreed = {table.seats[number].person for number in {*table.votes_against(against), by}}
    out = [(against, sits_in("voted", STANDS_IN))] if asked <= agreed else []
    new = [(by, vote(against))] if by not in table.votes_against(against) else []
    if new or out:
        table.happen(at, NOT_SHOWN, *new, *out)


# Talking.


def say(table: Table, person: Person, name: str, room: Room, text: str, at: float) -> None:
    """The table's room is for those who hold a seat; while the game goes on, the gallery's for those who do not."""
    mine = table.seats_of(person)
    if (room == "table" and not mine) or (room == "gallery" and mine and table.phase != "over"):
        raise NotInRoom
    try:
        said = clean(text, LONGEST_LINE, "chat")
    except BadPlan:
        raise BadChat from None
    if not said:
        raise BadChat
    seat = mine[0] if mine else None
    line = Line(len(table.lines), table.version, room, person.id, clean_name(name), seat, at, said)
    table.said(line)


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise NotYourSeat
    return table.seats[number]
