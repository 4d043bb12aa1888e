"""Why one might choose so, in words: what a choice changes on the board, and what a bid is for."""

from __future__ import annotations

from farwest.engine.errors import Args, Phrase
from farwest.games.colorado_county import bidding, data as D, land, scoring, state as S, terrain
from farwest.games.colorado_county.state import County


def explain(county: County, seat: int, action: int) -> Phrase | None:
    decision = county.decision
    if decision == S.CHOOSE_CARD:
        return _card(county, seat, action - D.CARD)
    if decision == S.PLACE_FIRST:
        return _marker(county, seat, action - D.FIRST)
    if decision == S.PLACE_SECOND:
        return _marker(county, seat, action - D.PLACE)
    if decision == S.FLAG_CELL:
        return _flag(county, seat, action - D.FLAG)
    if decision == S.BID:
        return _bid(county, seat, action)
    if decision == S.SALE_BID:
        return Phrase("advice-fill-low") if action >= D.TOKEN else Phrase("advice-plot-bid")
    if decision == S.SELL:
        return Phrase("advice-sell" if action >= D.SELL else "advice-keep")
    if decision == S.INTEREST:
        return _marker(county, seat, int(county.cell)) if action == D.YES else Phrase("advice-not-worth")
    return Phrase("advice-pay-low") if decision == S.SALE_PAY else None


def _card(county: County, seat: int, card: int) -> Phrase:
    """The best marker that the card's flags allow."""
    flags = [cell for cell, held in enumerate(county.grid) if held == S.FLAG_ON + D.CARD_FLAG[card]]
    found = [_change(county, seat, cell) for cell in flags]
    told = [phrase for phrase in found if phrase is not None]
    return told[0] if told else Phrase("advice-room")


def _marker(county: County, seat: int, cell: int) -> Phrase:
    return _change(county, seat, cell) or Phrase("advice-room")


def _change(county: County, seat: int, cell: int) -> Phrase | None:
    """What one marker changes: a lake first, then a double, the domain, the borders."""
    after = county.clone()
    assert isinstance(after, County)
    if after.grid[cell] >= 0:
        after.grid[cell] = S.NONE
    land.place_marker(after, seat, cell)
    for lake in reversed(range(D.LAKE_COUNT)):
        if after.owner[lake] == seat != county.owner[lake]:
            points = int(scoring.lake_points(max(1, int(county.round)), lake))
            return Phrase("advice-lake", {"lake": f"lake-{D.LAKES[lake]}", "points": points})
    before, now = scoring.tally(county), scoring.tally(after)
    if now.doubles[seat] > before.doubles[seat]:
        return Phrase("advice-double", {"points": int(D.DOUBLE_POINTS[max(1, int(county.round)) - 1])})
    if now.largest[seat] > before.largest[seat]:
        return Phrase("advice-domain", {"size": int(now.largest[seat])})
    if now.borders[seat] > before.borders[seat]:
        return Phrase("advice-border", {"count": int(now.borders[seat])})
    touched = [lake for lake in range(D.LAKE_COUNT) if county.shore[cell] >> lake & 1]
    return Phrase("advice-shore", {"lake": f"lake-{D.LAKES[touched[-1]]}"}) if touched else None


def _flag(county: County, seat: int, cell: int) -> Phrase:
    beside = [int(other) for other in D.BESIDE[4 * cell : 4 * cell + 4] if other >= 0]
    if any(other in terrain.cells_of(county, seat) for other in beside):
        return Phrase("advice-flag-own")
    args: Args = {}
    for lake in reversed(range(D.LAKE_COUNT)):
        if county.shore[cell] >> lake & 1:
            return Phrase("advice-flag-lake", {"lake": f"lake-{D.LAKES[lake]}"})
    return Phrase("advice-flag-border" if D.IS_BORDER[cell] else "advice-flag-away", args)


def _bid(county: County, seat: int, action: int) -> Phrase:
    if action >= D.TOKEN:
        first = county.held[seat] == 0 and bidding.wants_top(county, seat)
        return Phrase("advice-high" if first else "advice-fill-low")
    count = action - D.COUNT
    if count == 0:
        return Phrase("advice-nothing")
    best = max(0, round(bidding.gains(county, seat)[0]))
    return Phrase("advice-bid", {"points": best, "count": count})
