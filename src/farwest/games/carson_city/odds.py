"""The chance to win a duel with dice (CC-5.15), exactly."""

from __future__ import annotations

from functools import lru_cache

from farwest.games.carson_city.codes import PLACEMENT
from farwest.games.carson_city.state import Town


def chance_to_win(town: Town, seat: int, power: int, rivals: list[int]) -> float:
    """With that firepower against the rivals' present one. Ties go by pass order; while it is not settled between two
    players, half of them are counted."""
    leads = [(int(town.firepower(rival)) - power, _ahead(town, seat, rival)) for rival in rivals]
    return _chance(leads, int(town.duel_dice))


def _ahead(town: Town, seat: int, rival: int) -> float:
    """How surely the rival wins a tie."""
    order = [int(other) for other in (town.line if town.phase == PLACEMENT else town.order)[: town.players]]
    if rival in order and seat in order:
        return float(order.index(rival) < order.index(seat))
    return 1.0 if rival in order else 0.0 if seat in order else 0.5


def _chance(rivals: list[tuple[int, float]], dice: int) -> float:
    """`rivals`: by how much each is stronger, and his share of ties. Duellists roll independently."""
    rolls = _rolls(dice)
    total = 0.0
    for mine, weight in rolls.items():
        share = 1.0
        for lead, ties in rivals:
            below = sum(w for roll, w in rolls.items() if roll + lead < mine)
            equal = rolls.get(mine - lead, 0.0)
            share *= below + equal * (1 - ties)
        total += weight * share
    return total


@lru_cache(maxsize=4)
def _rolls(dice: int) -> dict[int, float]:
    if dice == 1:
        return dict.fromkeys(range(1, 7), 1 / 6)
    return {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
