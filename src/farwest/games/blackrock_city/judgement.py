"""What good players go by: each choice followed to the end of the phase, the others answering as they are wont to."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Dice
from farwest.games.blackrock_city import auction
from farwest.games.blackrock_city.prospects import play_phase, worth
from farwest.games.blackrock_city.state import CHOOSE_HX, CHOOSE_W, CHOOSE_WX, Circle

SEED: Final = 20  # chance is the same for all choices, so that luck favours none of them


def thought_over(circle: Circle, seat: int, action: int) -> float:
    """What the action is worth once the phase is over; a stake is worth as much as its best composition."""
    copy = copy_of(circle)
    dice = Dice(SEED)
    copy.advance(action, dice)
    if copy.actor == seat and CHOOSE_HX <= copy.decision <= CHOOSE_W and copy.phase == circle.phase:
        return max(thought_over(copy, seat, number) for number in telling_numbers(copy, seat))
    play_phase(copy, dice)
    return float(worth(copy, seat))


def telling_numbers(circle: Circle, seat: int) -> list[int]:
    """All numbers of X bandits; of plain wounded ones the fewest and the most, what lies between is much the same."""
    low, high = int(auction.least(circle, seat)), int(auction.most(circle, seat))
    base = int(auction.number_base(circle))
    if circle.decision in (CHOOSE_HX, CHOOSE_WX):
        return [base + number for number in range(low, high + 1)]
    return [base + low, base + high]


def copy_of(circle: Circle) -> Circle:
    copy = circle.clone()
    assert isinstance(copy, Circle)
    return copy
