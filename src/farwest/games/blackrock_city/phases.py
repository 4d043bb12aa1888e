"""The course of the game (BC-4.1): phases one after the other, each from its queue to its clean-up."""

from __future__ import annotations

from farwest.engine.core import NOBODY, Chance
from farwest.engine.native import i64
from farwest.games.blackrock_city import auction, chronicle, data as D, queueing, raid, sheriff
from farwest.games.blackrock_city.state import (
    CLOSING,
    FINISHED,
    MOVING,
    NO_BANDITS,
    NO_SEAT,
    NOBODY_STAKED,
    OPENING,
    OUT,
    PENDING,
    RAID,
    RESOLVE,
    TURNS,
    WORKING,
    Circle,
)


def go_on(circle: Circle, chance: Chance) -> None:
    """Everything that happens by itself, up to the next question or the end."""
    while circle.decision == WORKING:
        stage = circle.stage
        if stage == TURNS:
            if circle.queue != 0:
                auction.next_turn(circle)
            elif auction.anybody_staked(circle):
                circle.stage = RESOLVE
            else:
                finish(circle, NOBODY_STAKED)  # BC-4.11
        elif stage == RESOLVE:
            raid.settle_distance(circle)
        elif stage == MOVING:
            raid.move(circle)
        elif stage == RAID:
            raid.raid(circle, chance)
        elif stage == CLOSING:
            close(circle)
        else:
            open_phase(circle, chance)


def open_phase(circle: Circle, chance: Chance) -> None:
    """BC-4.2: who has a bandit is in the queue; then, with two players, the dummy stakes (BC-4.16)."""
    circle.stage = TURNS
    circle.queue = 0
    turn: i64
    for turn in range(circle.players):
        seat = (circle.first + turn) % circle.players
        if circle.bandits(seat) > 0:
            circle.status[seat] = PENDING
            queueing.join(circle, seat)
        else:
            circle.status[seat] = OUT
    if circle.journal is not None:
        chronicle.phase_opened(circle)
    if circle.players == 2:
        dummy_stakes(circle, chance)


def dummy_stakes(circle: Circle, chance: Chance) -> None:
    """As many as the tile under the pawn has bullet holes; none is no stake (BC-4.16, BC-4.17)."""
    holes = D.TOWN_HOLES[circle.towns[circle.pawn]]
    circle.stake[2] = holes
    if circle.journal is not None:
        chronicle.dummy_staked(circle, holes)
    if holes > 0:
        sheriff.walk(circle, holes, chance)


def close(circle: Circle) -> None:
    """The stagecoach, the bandits' return, the clean-up (BC-4.12f to BC-4.12h), and who begins next."""
    raid.stagecoach(circle)
    raid.bandits_back(circle)
    circle.clocks_down = 0
    left: i64 = 0
    seat: i64
    for seat in range(circle.holders):
        circle.stake[seat] = 0
        circle.defers[seat] = 0
        circle.status[seat] = OUT  # who has a bandit is pending again when the next phase opens
        left += circle.bandits(seat)
    if left == 0:
        finish(circle, NO_BANDITS)  # BC-4.15
        return
    circle.phase += 1
    circle.first = first_player(circle)
    circle.stage = OPENING


def first_player(circle: Circle) -> i64:
    """BC-4.13: from the pawn's owner clockwise, the first with a single bandit, else the first with any (BC-8.25)."""
    any_bandit: i64 = NO_SEAT
    turn: i64
    for turn in range(circle.holders):
        seat = (circle.owner + turn) % circle.holders
        bandits = circle.bandits(seat)
        if bandits == 1:
            return seat
        if any_bandit == NO_SEAT and bandits > 0:
            any_bandit = seat
    return any_bandit


def finish(circle: Circle, ending: i64) -> None:
    """BC-5.11."""
    circle.decision = FINISHED
    circle.actor = NOBODY
    circle.ending = ending
    if circle.journal is not None:
        chronicle.finished(circle)
