"""What is kept from one drawing to the next, so that a move costs little: it must never show."""

from __future__ import annotations

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.match import Match
from farwest.games import GAMES
from farwest.web.brush import brush
from farwest.web.easel import Kept
from farwest.web.seen import UNREAD, lines_of

GAME = GAMES.find("wild-gangs")


def some_game(acts: int) -> Match:
    match = Match.simulate(GAME, 2, {}, Dice(3))
    for _ in range(acts):
        seat = match.state.to_act()[0]
        match.play(seat, GAME.text(match.state.legal(seat)[0]))
    return match


def test_a_journal_read_on_act_by_act_is_the_journal_read_at_once() -> None:
    match, read = some_game(0), dict.fromkeys((SPECTATOR, 0, 1), UNREAD)
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.play(seat, GAME.text(match.state.legal(seat)[0]))
        read = {viewer: before.on(match, viewer) for viewer, before in read.items()}
        for viewer, now in read.items():
            assert list(now.lines) == lines_of(match, viewer)


def test_lines_that_were_read_stay_the_same_lines() -> None:
    match = some_game(6)
    before = UNREAD.on(match, 0)
    seat = match.state.to_act()[0]
    match.play(seat, GAME.text(match.state.legal(seat)[0]))
    after = before.on(match, 0)
    assert all(one is other for one, other in zip(before.lines, after.lines, strict=False))


def test_after_an_undo_the_journal_is_read_anew() -> None:
    match = some_game(0)
    while not any(match.can_undo(seat) for seat in (0, 1)):
        seat = match.state.to_act()[0]
        match.play(seat, GAME.text(match.state.legal(seat)[0]))
    read = UNREAD.on(match, SPECTATOR)
    match.undo(match.entries[-1].seat)
    assert list(read.on(match, SPECTATOR).lines) == lines_of(match, SPECTATOR)


def test_a_journal_read_by_one_seat_is_not_gone_on_with_by_another() -> None:
    match = some_game(20)
    assert lines_of(match, 0) != lines_of(match, 1)
    assert list(UNREAD.on(match, 0).on(match, 1).lines) == lines_of(match, 1)


def test_what_is_kept_is_made_once_until_the_oldest_half_makes_room() -> None:
    made: list[int] = []

    def make(thing: int) -> int:
        made.append(thing)
        return -thing

    kept = Kept(make, most=4)
    assert [kept[thing] for thing in (1, 2, 3, 4, 1, 2)] == [-1, -2, -3, -4, -1, -2]
    assert made == [1, 2, 3, 4]
    assert kept[5] == -5
    assert list(kept) == [3, 4, 5]
    assert kept[1] == -1
    assert made == [1, 2, 3, 4, 5, 1]


def test_whoever_draws_a_piece_knows_no_table() -> None:
    drawn_by = brush(GAME, "fr")
    assert drawn_by is brush(GAME, "fr")
    assert not any(hasattr(drawn_by, name) for name in ("seen", "view", "picture", "base", "name"))
