"""Random games for the checks: every kind of act that a game knows, by every seat that may do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from farwest.engine.chance import RecordedDice
from farwest.engine.core import SPECTATOR, TABLE, Chance, Dice, State
from farwest.engine.errors import NoUndo, Phrase
from farwest.engine.game import Game
from farwest.engine.match import Match, replay
from farwest.engine.record import RETRACT, Record
from farwest.kit.tables import Table

MOST_ENTRIES: Final = 20_000  # a game that takes longer at random is taken for one that never ends

Check: TypeAlias = Callable[[State], None]


class Move(NamedTuple):
    """An act as a record writes it: of a seat or of the TABLE, an action's text or RETRACT."""

    seat: int
    text: str


class Story(NamedTuple):
    """A game played at random to its end on live dice, and the position before each of its entries, then the last."""

    game: Game
    table: Table
    seed: int
    match: Match
    positions: list[State]

    def some(self, count: int) -> list[State]:
        """About so many positions, spread over the whole game, the first and the last among them."""
        last = len(self.positions) - 1
        chosen = {0, last} | {last * k // count for k in range(1, count)}
        return [self.positions[number] for number in sorted(chosen)]


def viewers(state: State) -> list[int]:
    return [SPECTATOR, *range(state.players)]


def everybody(state: State) -> list[int]:
    """All who might act: the seats and the TABLE."""
    return [*range(state.players), TABLE]


def allowed(state: State, seat: int) -> list[int]:
    """What the seat, a viewer or the TABLE may play now: what it owes, or what it may interrupt with."""
    return state.legal(seat) if state.owes(seat) else state.interrupts(seat)


def extras(game: Game, state: State) -> list[Move]:
    """What may be done besides the decisions owed: interruptions and second thoughts."""
    moves = [
        Move(seat, game.text(action))
        for seat in everybody(state)
        if not state.owes(seat)
        for action in state.interrupts(seat)
    ]
    return moves + [Move(seat, RETRACT) for seat in range(state.players) if state.can_retract(seat)]


def random_move(game: Game, state: State, dice: Chance) -> Move:
    """Mostly a decision that is owed, of any seat that owes one; now and then something that nobody asked for."""
    unasked = extras(game, state)
    if unasked and dice.pick(5) == 0:
        return unasked[dice.pick(len(unasked))]
    seats = state.to_act()
    seat = seats[dice.pick(len(seats))]
    legal = state.legal(seat)
    return Move(seat, game.text(legal[dice.pick(len(legal))]))


def act(game: Game, state: State, move: Move, chance: Chance) -> None:
    """What `Match.play` does to the position."""
    if move.text == RETRACT:
        if not state.can_retract(move.seat):
            raise NoUndo(Phrase("mistake-no-undo"))
        state.retract(move.seat)
    else:
        state.play(move.seat, game.parse(move.text), chance)


def play_on(game: Game, state: State, dice: Chance) -> list[Move]:
    """Random play to the end, in place. The same dice choose the moves and what chance adds to them."""
    moves: list[Move] = []
    while not state.over:
        assert len(moves) < MOST_ENTRIES, f"the game goes on after {MOST_ENTRIES} random moves"
        move = random_move(game, state, dice)
        act(game, state, move, dice)
        moves.append(move)
    return moves


def new_match(game: Game, table: Table, seed: int) -> Match:
    """A live game whose secret follows from the seed."""
    return Match.new(game, table.players, table.chosen(), secret=f"kit {table} {seed}", shares=("a share",))


@lru_cache(maxsize=64)
def story(game: Game, table: Table, seed: int) -> Story:
    """The same for the same arguments; nobody who reads it may change it."""
    match = new_match(game, table, seed)
    dice = Dice(seed)
    positions = [match.state.clone()]
    while not match.state.over:
        assert len(positions) < MOST_ENTRIES, f"the game goes on after {MOST_ENTRIES} random moves"
        match.play(*random_move(game, match.state, dice))
        positions.append(match.state.clone())
    return Story(game, table, seed, match, positions)


def steps(game: Game, record: Record) -> Iterator[Match]:
    """The record played again, entry by entry: the match before the first, then after each."""
    match = replay(game, record, 0)
    assert isinstance(match.dice, RecordedDice)
    yield match
    for entry in record.entries:
        match.dice.outcomes = list(entry.outcomes)
        match.play(entry.seat, entry.text)
        yield match
