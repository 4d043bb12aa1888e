"""The sheriff (BC-5.3, BC-5.4): he walks as bandits are staked, and catches the pawn where he stops."""

from __future__ import annotations

from farwest.engine.core import Chance
from farwest.engine.native import i64
from farwest.games.blackrock_city import chronicle, data as D, wounds
from farwest.games.blackrock_city.state import BY_SHERIFF, LOST, Circle


def walk(circle: Circle, steps: i64, chance: Chance) -> None:
    """The whole movement of one stake (BC-4.9, BC-8.9); only where it ends counts, and only if there was one."""
    circle.sheriff = (circle.sheriff + steps) % circle.size
    if circle.journal is not None:
        chronicle.sheriff_walked(circle, steps)
    if steps == 0 or circle.sheriff != circle.pawn:
        return
    if circle.towns[circle.pawn] == D.START:  # BC-5.4
        if circle.journal is not None:
            chronicle.safe_at_start(circle)
        return
    if circle.journal is not None:
        chronicle.caught(circle)
    if wounds.wound(circle, circle.owner, BY_SHERIFF) == wounds.EMPTY:
        lose_cube(circle, circle.owner, chance)


def lose_cube(circle: Circle, seat: i64, chance: Chance) -> None:
    """BC-5.3, BC-7.4: any cube of the seat leaves the game, for all to see; without one nothing happens."""
    if circle.cubes(seat) == 0:
        if circle.journal is not None:
            chronicle.nothing_to_lose(circle, seat)
        return
    colour = draw_cube(circle, seat, chance)
    circle.write(LOST, seat, 0, colour)
    if circle.journal is not None:
        chronicle.lost_cube(circle, seat, colour)


def draw_cube(circle: Circle, seat: i64, chance: Chance) -> i64:
    """Any cube from behind the seat's screen; returns its colour."""
    if chance.pick(circle.cubes(seat)) < circle.gold[seat]:
        circle.gold[seat] -= 1
        return D.GOLD
    circle.silver[seat] -= 1
    return D.SILVER
