"""The position: the circle of towns, the bandits and the cubes of each gang, and how far the phase has come."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import State
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import data as D

NO_SEAT: Final = -1
NONE: Final = -1  # a number of the stake that is not chosen yet

# Decisions (BC-4.30). WORKING: nobody is asked, the phase goes on by itself.
WORKING: Final = 0
TURN: Final = 1
CHOOSE_HX: Final = 2
CHOOSE_WX: Final = 3
CHOOSE_W: Final = 4
WOUND_PICK: Final = 5
MOVE_DISTANCE: Final = 6
STEAL_PLAN: Final = 7
FINISHED: Final = 8

# What comes next when nobody is asked (section 4 of the rules).
OPENING: Final = 0  # BC-4.2, BC-4.16
TURNS: Final = 1  # BC-4.3 to BC-4.11
RESOLVE: Final = 2  # BC-4.12
MOVING: Final = 3
RAID: Final = 4
CLOSING: Final = 5

# Status of a seat within a phase (BC-3.8).
PENDING: Final = 0
STAKED: Final = 1
RENOUNCED: Final = 2
OUT: Final = 3

# What a wound comes from.
NO_CAUSE: Final = 0
BY_DEFERRING: Final = 1  # BC-4.7
BY_SHERIFF: Final = 2  # BC-5.3
BY_INDIANS: Final = 3  # BC-5.6
BY_TIMEOUT: Final = 4  # BC-5.22

# How the game ended (BC-5.11).
NOT_ENDED: Final = 0
NOBODY_STAKED: Final = 1
NO_BANDITS: Final = 2

# Lines of the ledger: everything that ever happened to cubes, in order, for whoever has to think about colours.
TOOK_GOLD: Final = 0  # from the bank; amount
TOOK_SILVER: Final = 1  # from the bank; amount
STOLE: Final = 2  # from `other`; colour
LOST: Final = 3  # out of the game; colour


class Circle(State):
    """Seats index everything that belongs to a player; the dummy of the two-player game is seat 2 (BC-3.7).

    `reserve` and `staked` hold four classes a seat (`seat * 4 + class`, BC-2.4). What the set-up fixed is shared by all
    clones, and so is the ledger, which is replaced as a whole when a line is added.
    """

    # What each seat has; `clear` or `copy_into` gives it.
    reserve: vec[i64]
    staked: vec[i64]
    stake: vec[i64]  # tiles staked in this phase, of the dummy too
    status: vec[i64]
    defers: vec[i64]
    prisoners: vec[i64]  # among the plain wounded in reserve (BC-2.4)
    staked_prisoners: vec[i64]
    clocks: vec[i64]
    attacks: vec[i64]  # last phase in which the seat attacked (BC-5.12)
    gold: vec[i64]
    silver: vec[i64]

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # Fixed by the set-up.
        self.holders: i64 = players if players > 2 else 3  # seats that may own cubes and the pawn: the dummy too
        self.gangs: vec[i64] = _none  # per seat, the dummy's pawn included
        self.towns: vec[i64] = _none  # per position the town there (BC-2.7)
        self.sand: i64 = 0  # seconds that a clock gives (BC-5.23, BC-5.24), 0 where none is played (BC-5.25)
        self.open_counts: bool = False  # BC-6.1
        self.first_fixed: bool = False  # BC-3.6: the host has seat 0 begin
        # Shared until replaced.
        self.ledger: vec[i64] = _empty
        # The flow.
        self.decision: i64 = WORKING
        self.stage: i64 = OPENING
        self.cause: i64 = NO_CAUSE  # of the wound being picked
        self.ending: i64 = NOT_ENDED
        self.phase: i64 = 1
        self.first: i64 = 0  # first player of the phase (BC-4.13)
        self.queue: i64 = 0  # seats still to play, three bits each (seat + 1), the head lowest
        self.chosen: i64 = NONE  # the stake being put together (BC-4.8), and its numbers so far
        self.chosen_hx: i64 = NONE
        self.chosen_wx: i64 = NONE
        self.ride: i64 = 0  # how far the last winner set out to ride (BC-4.12b)
        self.steps: i64 = 0  # positions the pawn has still to move
        self.timer: i64 = NO_SEAT  # who turned the sand timer that runs, against the head of the queue (BC-5.20)
        self.clocks_down: i64 = 0  # clocks on the staking place
        # The table.
        self.sheriff: i64 = 0
        self.pawn: i64 = 0
        self.owner: i64 = 0  # of the pawn on the circle
        self.reversed: i64 = 0  # positions turned over
        self.looted: i64 = 0  # positions whose dark side was raided (BC-5.7)
        self.bank_gold: i64 = D.GOLD_CUBES
        self.bank_silver: i64 = D.SILVER_CUBES
        self.bank_prisoners: i64 = D.PRISONERS

    def copy_into(self, copy: Circle) -> None:
        copy.actor = self.actor
        copy.gangs = self.gangs
        copy.towns = self.towns
        copy.sand = self.sand
        copy.open_counts = self.open_counts
        copy.first_fixed = self.first_fixed
        copy.ledger = self.ledger
        copy.decision = self.decision
        copy.stage = self.stage
        copy.cause = self.cause
        copy.ending = self.ending
        copy.phase = self.phase
        copy.first = self.first
        copy.queue = self.queue
        copy.chosen = self.chosen
        copy.chosen_hx = self.chosen_hx
        copy.chosen_wx = self.chosen_wx
        copy.ride = self.ride
        copy.steps = self.steps
        copy.timer = self.timer
        copy.clocks_down = self.clocks_down
        copy.sheriff = self.sheriff
        copy.pawn = self.pawn
        copy.owner = self.owner
        copy.reversed = self.reversed
        copy.looted = self.looted
        copy.bank_gold = self.bank_gold
        copy.bank_silver = self.bank_silver
        copy.bank_prisoners = self.bank_prisoners
        copy.reserve = self.reserve[:]
        copy.staked = self.staked[:]
        copy.stake = self.stake[:]
        copy.status = self.status[:]
        copy.defers = self.defers[:]
        copy.prisoners = self.prisoners[:]
        copy.staked_prisoners = self.staked_prisoners[:]
        copy.clocks = self.clocks[:]
        copy.attacks = self.attacks[:]
        copy.gold = self.gold[:]
        copy.silver = self.silver[:]

    def clear(self) -> None:
        """A table on which nobody has anything yet."""
        self.reserve = vec[i64]([0] * (D.MOST_SEATS * D.CLASS_COUNT))
        self.staked = vec[i64]([0] * (D.MOST_SEATS * D.CLASS_COUNT))
        self.stake = vec[i64]([0] * D.MOST_SEATS)
        self.status = vec[i64]([OUT] * D.MOST_SEATS)
        self.defers = vec[i64]([0] * D.MOST_SEATS)
        self.prisoners = vec[i64]([0] * D.MOST_SEATS)
        self.staked_prisoners = vec[i64]([0] * D.MOST_SEATS)
        self.clocks = vec[i64]([0] * D.MOST_SEATS)
        self.attacks = vec[i64]([0] * D.MOST_SEATS)
        self.gold = vec[i64]([0] * D.MOST_SEATS)
        self.silver = vec[i64]([0] * D.MOST_SEATS)

    def take_gangs(self, gangs: list[int]) -> None:
        self.gangs = vec[i64](gangs)

    def lay_out(self, gangs: list[int], towns: list[int], ledger: list[int]) -> None:
        """What is shared, from lists: see `native` for why."""
        self.gangs = vec[i64](gangs)
        self.towns = vec[i64](towns)
        self.ledger = vec[i64](ledger)

    @property
    def size(self) -> i64:
        """Positions on the circle."""
        return len(self.towns)

    def bandits(self, seat: i64) -> i64:
        """Tiles in reserve."""
        reserve = self.reserve
        at = seat * 4
        return reserve[at] + reserve[at + 1] + reserve[at + 2] + reserve[at + 3]

    def healthy(self, seat: i64) -> i64:
        return self.reserve[seat * 4] + self.reserve[seat * 4 + 1]

    def cubes(self, seat: i64) -> i64:
        return self.gold[seat] + self.silver[seat]

    def highest(self) -> i64:
        """The highest stake on the table, 0 without any (BC-4.4)."""
        most: i64 = 0
        seat: i64
        for seat in range(D.MOST_SEATS):
            most = max(most, self.stake[seat])
        return most

    def write(self, kind: i64, seat: i64, other: i64, value: i64) -> None:
        """A new line of the ledger; clones share the old ones."""
        self.ledger = longer(self.ledger, line(kind, seat, other, value))


_none: Final[vec[i64]] = vec[i64]([0])
_empty: Final[vec[i64]] = vec[i64]([0])[:0]


def line(kind: i64, seat: i64, other: i64, value: i64) -> i64:
    return kind + seat * 4 + other * 16 + value * 64


def line_kind(written: i64) -> i64:
    return written & 3


def line_seat(written: i64) -> i64:
    return written >> 2 & 3


def line_other(written: i64) -> i64:
    return written >> 4 & 3


def line_value(written: i64) -> i64:
    return written >> 6


def longer(lines: vec[i64], new: i64) -> vec[i64]:
    """The lines and one more, in a vector of their own."""
    count: i64 = len(lines)
    copy = vec[i64]([0] * (count + 1))
    k: i64
    for k in range(count):
        copy[k] = lines[k]
    copy[count] = new
    return copy
