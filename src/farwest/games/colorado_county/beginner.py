"""How a beginner sees the game (CO-10.7): the points of this round, and an even share of cowboys for each auction."""

from __future__ import annotations

from farwest.games.colorado_county import bidding, data as D, judgement, state as S
from farwest.games.colorado_county.state import County

THIS_ROUND = 1


def glance(county: County, seat: int, actions: list[int]) -> list[float]:
    """What strikes him about each action; where nothing does, all are alike to him."""
    decision = county.decision
    if decision == S.CHOOSE_CARD:
        return [float(judgement.card_gain(county, seat, action - D.CARD, THIS_ROUND)) for action in actions]
    if decision == S.PLACE_FIRST:
        return [float(judgement.with_marker(county, seat, a - D.FIRST, seat, THIS_ROUND)) for a in actions]
    if decision == S.PLACE_SECOND:
        return [float(judgement.with_marker(county, seat, a - D.PLACE, seat, THIS_ROUND)) for a in actions]
    if decision == S.FLAG_CELL:
        return [float(judgement.with_marker(county, seat, a - D.FLAG, seat, THIS_ROUND)) for a in actions]
    if decision in (S.BID, S.SALE_BID) and actions[0] < D.TOKEN:
        even = round(int(county.size[seat]) / bidding.auctions_left(county))
        return [-abs(float(action - D.COUNT - even)) for action in actions]
    if decision == S.SELL:
        return [0.0 if action < D.SELL else -1.0 for action in actions]
    if decision == S.INTEREST:
        return [float(action == D.YES and bidding.plot_gain(county, seat) > 1) for action in actions]
    return [0.0] * len(actions)
