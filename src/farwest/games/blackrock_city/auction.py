"""The stakes (BC-4.3 to BC-4.11): in turn each stakes, defers or renounces."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL, NO_ACTION, UNSEEN, Chance
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import chronicle, data as D, queueing, refusals, sheriff, wounds
from farwest.games.blackrock_city.state import (
    BY_DEFERRING,
    CHOOSE_HX,
    CHOOSE_W,
    CHOOSE_WX,
    NO_SEAT,
    NONE,
    RENOUNCED,
    STAKED,
    TURN,
    WORKING,
    Circle,
)


def open_turn(circle: Circle, seat: i64) -> i64:
    """Stakes, deferring and renouncing as bits of their action numbers (BC-4.3)."""
    return open_stakes(circle, seat) | (BIT[D.DEFER] if can_defer(circle, seat) else 0) | BIT[D.RENOUNCE]


def open_stakes(circle: Circle, seat: i64) -> i64:
    """BC-4.4: any number of one's bandits, except as many as the highest stake. Bit n - 1 stands for n."""
    all_stakes = BIT[circle.bandits(seat)] - 1
    highest = circle.highest()
    return all_stakes & ~BIT[highest - 1] if highest > 0 else all_stakes


def can_defer(circle: Circle, seat: i64) -> bool:
    """BC-4.7: somebody else must be pending, and the wound must leave a bandit."""
    return circle.queue > 7 and (circle.bandits(seat) > 1 or circle.healthy(seat) > 0)


def fill_turn(circle: Circle, seat: i64, out: vec[i64]) -> i64:
    return bits.fill(open_turn(circle, seat), 0, out, 0)


def forced_turn(circle: Circle, seat: i64) -> i64:
    """Renouncing where nothing else is possible (BC-4.3)."""
    if open_stakes(circle, seat) == 0 and not can_defer(circle, seat):
        return D.RENOUNCE
    return NO_ACTION


def random_turn(circle: Circle, seat: i64, chance: Chance) -> i64:
    """One of `open_turn`, each as likely."""
    highest = circle.highest()
    stakes = circle.bandits(seat)
    if 0 < highest <= stakes:
        stakes -= 1
    else:
        highest = D.MOST_BANDITS + 1
    number = chance.pick(stakes + (2 if can_defer(circle, seat) else 1))
    if number >= stakes:
        return D.RENOUNCE if number > stakes or not can_defer(circle, seat) else D.DEFER
    return number + 1 if number >= highest - 1 else number


def forbids_turn(circle: Circle, seat: i64, action: i64) -> i64:
    if open_turn(circle, seat) >> action & 1 == 1:
        return LEGAL
    if action == D.DEFER:
        return refusals.NOBODY_PENDING if circle.queue <= 7 else refusals.LAST_BANDIT
    return refusals.TOO_MANY if action >= circle.bandits(seat) else refusals.EQUALS_HIGHEST


# Staking. The number of tiles comes first, then how many of each class, each choice an interval (BC-4.8).


def begin_stake(circle: Circle, seat: i64, tiles: i64, chance: Chance) -> None:
    circle.chosen = tiles
    ask_number(circle, seat, chance)


def choose_number(circle: Circle, seat: i64, number: i64, chance: Chance) -> None:
    if circle.decision == CHOOSE_HX:
        circle.chosen_hx = number
    elif circle.decision == CHOOSE_WX:
        circle.chosen_wx = number
    else:
        lay_stake(circle, seat, number, chance)
        return
    ask_number(circle, seat, chance)


def ask_number(circle: Circle, seat: i64, chance: Chance) -> None:
    """The next number that leaves a choice; after the last one the tiles are laid."""
    if next_number(circle, seat):
        lay_stake(circle, seat, least(circle, seat), chance)


def next_number(circle: Circle, seat: i64) -> bool:
    """On to the next number that leaves a choice. Is there none, not even in the last class?"""
    if circle.chosen_hx == NONE:
        circle.decision = CHOOSE_HX
        if least(circle, seat) < most(circle, seat):
            return False
        circle.chosen_hx = least(circle, seat)
    if circle.chosen_wx == NONE:
        circle.decision = CHOOSE_WX
        if least(circle, seat) < most(circle, seat):
            return False
        circle.chosen_wx = least(circle, seat)
    circle.decision = CHOOSE_W
    return least(circle, seat) == most(circle, seat)


def stake_shown(circle: Circle, seat: i64, action: i64) -> i64:
    """What the others see of a step towards a stake: all its numbers if it is the last one, else UNSEEN."""
    decision = circle.decision
    tiles = circle.chosen
    hx = circle.chosen_hx
    wx = circle.chosen_wx
    shown: i64 = UNSEEN
    wounded: i64 = NONE
    if decision == TURN:
        circle.chosen = action - D.STAKE + 1
    elif decision == CHOOSE_HX:
        circle.chosen_hx = action - D.STAKE_HX
    elif decision == CHOOSE_WX:
        circle.chosen_wx = action - D.STAKE_WX
    else:
        wounded = action - D.STAKE_W
    if wounded != NONE or next_number(circle, seat):
        if wounded == NONE:
            wounded = least(circle, seat)
        numbers = (circle.chosen_hx * 8 + circle.chosen_wx) * 32 + wounded
        shown = D.ACTION_COUNT + circle.chosen * 1024 + numbers
    circle.decision = decision
    circle.chosen = tiles
    circle.chosen_hx = hx
    circle.chosen_wx = wx
    return shown


def least(circle: Circle, seat: i64) -> i64:
    """The lower end of the number being chosen: what the classes still to come cannot fill."""
    reserve = circle.reserve
    at = seat * 4
    if circle.decision == CHOOSE_HX:
        return max(circle.chosen - reserve[at + D.H] - reserve[at + D.W] - reserve[at + D.WX], 0)
    if circle.decision == CHOOSE_WX:
        return max(circle.chosen - circle.chosen_hx - reserve[at + D.H] - reserve[at + D.W], 0)
    return max(circle.chosen - circle.chosen_hx - circle.chosen_wx - reserve[at + D.H], 0)


def most(circle: Circle, seat: i64) -> i64:
    """The upper end: what there is of the class, and what the stake has room for."""
    reserve = circle.reserve
    at = seat * 4
    if circle.decision == CHOOSE_HX:
        return min(reserve[at + D.HX], circle.chosen)
    if circle.decision == CHOOSE_WX:
        return min(reserve[at + D.WX], circle.chosen - circle.chosen_hx)
    return min(reserve[at + D.W], circle.chosen - circle.chosen_hx - circle.chosen_wx)


def number_base(circle: Circle) -> i64:
    """The action of number 0 in the class being chosen."""
    if circle.decision == CHOOSE_HX:
        return D.STAKE_HX
    return D.STAKE_WX if circle.decision == CHOOSE_WX else D.STAKE_W


def fill_numbers(circle: Circle, seat: i64, out: vec[i64]) -> i64:
    number = least(circle, seat)
    last = most(circle, seat)
    base = number_base(circle)
    count: i64 = 0
    while number <= last:
        out[count] = base + number
        count += 1
        number += 1
    return count


def random_number(circle: Circle, seat: i64, chance: Chance) -> i64:
    low = least(circle, seat)
    return number_base(circle) + low + chance.pick(most(circle, seat) - low + 1)


def forbids_number(circle: Circle, seat: i64, action: i64) -> i64:
    base = number_base(circle)
    past: i64 = D.WOUND if base == D.STAKE_W else base + D.X_BANDITS + 1
    number = action - base
    if number < 0 or action >= past:
        return refusals.OTHER_DECISION
    if number < least(circle, seat):
        return refusals.NUMBER_TOO_LOW
    return LEGAL if number <= most(circle, seat) else refusals.NUMBER_TOO_HIGH


def lay_stake(circle: Circle, seat: i64, wounded: i64, chance: Chance) -> None:
    """All tiles at once, then the sheriff walks (BC-4.5, BC-4.9)."""
    tiles = circle.chosen
    hx = circle.chosen_hx
    wx = circle.chosen_wx
    plain = tiles - hx - wx - wounded
    reserve = circle.reserve
    staked = circle.staked
    at = seat * 4
    reserve[at + D.H] -= plain
    reserve[at + D.HX] -= hx
    reserve[at + D.W] -= wounded
    reserve[at + D.WX] -= wx
    staked[at + D.H] = plain
    staked[at + D.HX] = hx
    staked[at + D.W] = wounded
    staked[at + D.WX] = wx
    captives = min(wounded, circle.prisoners[seat])  # BC-2.4: of the plain wounded prisoners go first
    circle.prisoners[seat] -= captives
    circle.staked_prisoners[seat] = captives
    circle.stake[seat] = tiles
    circle.status[seat] = STAKED
    end_turn(circle)
    if circle.journal is not None:
        chronicle.staked(circle, seat)
    sheriff.walk(circle, plain + wounded, chance)


def end_turn(circle: Circle) -> None:
    """The head of the queue has played: its partial choices and the sand are done with (BC-5.21)."""
    take_back(circle)
    queueing.drop_head(circle)
    circle.timer = NO_SEAT
    circle.decision = WORKING


def take_back(circle: Circle) -> None:
    """A stake that was not laid never was."""
    circle.chosen = NONE
    circle.chosen_hx = NONE
    circle.chosen_wx = NONE


def defer(circle: Circle, seat: i64) -> None:
    """BC-4.7: a wound now, and everybody still pending plays first (BC-8.4, BC-8.6)."""
    end_turn(circle)
    queueing.join(circle, seat)
    circle.defers[seat] += 1
    if circle.journal is not None:
        chronicle.deferred(circle, seat)
    wounds.wound(circle, seat, BY_DEFERRING)


def renounce(circle: Circle, seat: i64) -> None:
    """BC-4.6."""
    end_turn(circle)
    circle.status[seat] = RENOUNCED
    if circle.journal is not None:
        chronicle.renounced(circle, seat)


def next_turn(circle: Circle) -> None:
    circle.decision = TURN
    circle.actor = queueing.head(circle)


def anybody_staked(circle: Circle) -> bool:
    """BC-4.11, BC-4.22: a player; the dummy's stake alone does not keep the game going."""
    seat: i64
    for seat in range(circle.players):
        if circle.stake[seat] > 0:
            return True
    return False
