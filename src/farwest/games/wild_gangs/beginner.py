"""How a beginner sees the game (WG-10.4): strong cards on rich buildings. Streets he forgets about."""

from __future__ import annotations

from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D, reveal
from farwest.games.wild_gangs.judgement import buildings_beside, prize
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_FRONT, CHOOSE_PEEK, CHOOSE_VICTIM, EMPTY, Town


def glance(town: Town, seat: int, actions: list[int]) -> list[float]:
    """What strikes him about each action; where nothing does, all are alike to him."""
    if town.decision == CHOOSE_CARD:
        return [float(D.STRENGTH[action - D.CARD]) for action in actions]
    if town.decision == CHOOSE_FRONT:
        known = as_known(town, seat)
        return [float(more_loot(known, seat, int(D.FRONT_POSITION[action - D.FRONT]))) for action in actions]
    if town.decision == CHOOSE_PEEK:
        return [float(a < D.PEEK_SLOT and lies_beside_own(town, seat, a - D.PEEK_EVENT)) for a in actions]
    if town.decision == CHOOSE_VICTIM:
        prizes = [prize(town, action) for action in actions]
        return [float(money == max(prizes)) for money in prizes]
    return [0.0] * len(actions)


def as_known(town: Town, seat: int) -> Town:
    """The loots after the events that the seat has seen; poker and women's charms are too much for him."""
    known = town.clone()
    assert isinstance(known, Town)
    seen = town.seen_events[seat]
    known.events = vec[i64]([town.events[p] if seen >> p & 1 else EMPTY for p in range(D.EVENT_COUNT)])
    reveal.act(known)
    return known


def more_loot(town: Town, seat: int, position: int) -> int:
    """What the chosen card would bring at a building if nothing more were placed."""
    with_it = strengths(town, position)
    with_it[seat] += int(D.STRENGTH[town.chosen_role])
    return _loot(town, seat, position, with_it) - _loot(town, seat, position, strengths(town, position))


def _loot(town: Town, seat: int, position: int, totals: dict[int, int]) -> int:
    """WG-5.8."""
    order = sorted((s for s in totals if totals[s]), key=lambda s: (-totals[s], (s - town.first) % town.players))
    loots = [2 * position, 2 * position + 1]
    taken = [loot for taker, loot in zip(order, loots, strict=False) if taker == seat]
    return sum(int(town.loot_value(loot)) for loot in taken if not town.protected >> loot & 1)


def strengths(town: Town, position: int) -> dict[int, int]:
    """By seat, as printed on the cards."""
    totals = dict.fromkeys(range(town.players), 0)
    for slot in range(D.SLOT_COUNT):
        card = int(town.slots[slot])
        if card != EMPTY and D.SLOT_POSITION[slot] == position:
            totals[card >> 4] += int(D.STRENGTH[card & 15])
    return totals


def lies_beside_own(town: Town, seat: int, place: int) -> bool:
    return any(strengths(town, position)[seat] for position in buildings_beside(place))
