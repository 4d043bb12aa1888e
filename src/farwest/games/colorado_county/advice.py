"""What Colorado County tells its bots (CO-10)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from farwest.engine.advice import Advice, SearchSettings
from farwest.engine.core import State
from farwest.engine.errors import Phrase
from farwest.games.colorado_county import beginner, bidding, data as D, judgement, land, reasons, state as S
from farwest.games.colorado_county.state import County


class ColoradoCountyAdvice(Advice):
    """Cards, flag and second cell are one thing decided in three steps: each step looks ahead to the others."""

    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        county = county_of(world)
        decision = county.decision
        if decision in (S.BID, S.SALE_BID):
            return self._fist(county, seat, actions)
        if decision == S.FLAG_CELL:
            return [flag_worth(county, seat, action - D.FLAG) for action in actions]
        if decision == S.SELL:
            return [self._sale(county, seat, action) for action in actions]
        if decision == S.CHOOSE_CARD:
            return [
                judgement.card_gain(county, seat, action - D.CARD, D.ROUNDS) / judgement.POINT for action in actions
            ]
        if decision == S.PLACE_FIRST:
            return [self._first(county, seat, action - D.FIRST) for action in actions]
        if decision == S.PLACE_SECOND:
            return [self._second(county, seat, action - D.PLACE) for action in actions]
        if decision == S.INTEREST:
            wanted = bidding.plot_gain(county, seat) - 1.5 * bidding.cowboy_worth(county)
            return [wanted if action == D.YES else 0.0 for action in actions]
        if decision == S.SALE_PAY:
            return [-(action - D.PAY) / D.COWBOY_COUNT for action in actions]  # the lowest will do
        if decision == S.LAKE_ANCHOR:
            return [float(shore_length(county, action - D.ANCHOR)) for action in actions]
        return [0.0] * len(actions)

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        """All that is weighed is public, or the seat's own: one world is as good as the next."""
        return self.weigh(worlds[0], seat, actions)

    def _fist(self, county: County, seat: int, actions: list[int]) -> list[float]:
        counts = [action - D.COUNT for action in actions]
        if actions[0] >= D.TOKEN:
            return self._cowboys(county, seat, actions)
        if county.decision == S.BID:
            return bidding.count_worths(county, seat, counts)
        gain, each = bidding.plot_gain(county, seat), bidding.cowboy_worth(county)
        return [gain * (1 - 0.5**count) - each * count for count in counts]

    def _cowboys(self, county: County, seat: int, actions: list[int]) -> list[float]:
        """CO-10.3: a high number on top where it matters, low ones to fill up."""
        high = county.held[seat] == 0 and bidding.wants_top(county, seat)
        return [(action - D.TOKEN) / D.COWBOY_COUNT * (1 if high else -1) for action in actions]

    def _sale(self, county: County, seat: int, action: int) -> float:
        if action >= D.SELL:
            return bidding.sale_worth(county, seat, action - D.SELL)
        return 0.0 if action == D.PASS else -0.1

    def _first(self, county: County, seat: int, cell: int) -> float:
        figure = int(D.CARD_FIGURE[county.card])
        after = judgement.with_two(county, seat, cell, figure, D.ROUNDS)
        return _points(after - judgement.standing(county, seat, D.ROUNDS))

    def _second(self, county: County, seat: int, cell: int) -> float:
        after = judgement.with_marker(county, seat, cell, seat, D.ROUNDS)
        return _points(after - judgement.standing(county, seat, D.ROUNDS))

    def evaluate(self, world: State, seat: int) -> float:
        """The mean chance to end ahead of a rival."""
        county = county_of(world)
        rivals = int(county.players) - 1
        if county.over:
            return (rivals + 1 - int(county.place(seat))) / rivals
        totals = [expected_total(county, other) for other in range(county.players)]
        doubt = 4.0 + 2.5 * sqrt(bidding.auctions_left(county))
        chances = [1 / (1 + exp(-(totals[seat] - total) / doubt)) for o, total in enumerate(totals) if o != seat]
        return sum(chances) / rivals

    def search(self, players: int) -> SearchSettings:
        """The scores to be expected are taken after each auction: nothing is played beyond that."""
        return SearchSettings(trust=1.0, heat=2.5)

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return beginner.glance(county_of(world), seat, actions)

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        return reasons.explain(county_of(worlds[0]), seat, action)


def _points(worth: int) -> float:
    return worth / judgement.POINT


def expected_total(county: County, seat: int) -> float:
    """Points so far, the board, and what cowboys may still bring."""
    score, cowboys = float(county.score_of[seat]), float(county.size[seat])
    return score + _points(judgement.worth(county, seat)) + cowboys * bidding.cowboy_worth(county)


def flag_worth(county: County, seat: int, cell: int) -> float:
    """CO-10.5: where a marker would help the seat more than its rivals."""
    now = judgement.standing(county, seat, D.ROUNDS)
    with_each = [judgement.with_marker(county, other, cell, seat, D.ROUNDS) - now for other in range(county.players)]
    own = _points(with_each.pop(seat))
    return (own + _points(sum(with_each)) / len(with_each)) / 2


def shore_length(county: County, anchor: int) -> int:
    """Land beside a lake laid there: the more, the more there is to fight for."""
    other = county.clone()
    assert isinstance(other, County)
    land.lay_lake(other, int(county.lake), anchor * D.TURNS + int(county.turn))
    return sum(int(lakes) >> int(county.lake) & 1 for lakes in other.shore)


def county_of(world: State) -> County:
    assert isinstance(world, County)
    return world
