"""What a cowboy gains on a location: the action's worth, the chance to win it, and what it costs to stand there."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import construction, data as D, points, row
from farwest.games.carson_city.appraisal import (
    SAVED,
    Purse,
    best_site,
    parcel_worth,
    road_worth,
    sites,
    stands,
)
from farwest.games.carson_city.codes import EMPTY, NO_SEAT
from farwest.games.carson_city.income import income
from farwest.games.carson_city.odds import chance_to_win
from farwest.games.carson_city.state import Town

RIVAL_COMES: Final = 0.08  # the chance that somebody comes later and wins, for each rival with cowboys
AMMO: Final = 0.7
SPITE: Final = 0.35  # how much of a rival's loss is one's own gain
HOME_AGAIN: Final = 0.5  # of a cowboy saved, when he loses a duel
SITES_USED: Final = 0.5  # what a building is worth that finds no site


class Ambitions:
    """Of one seat at its turn to place."""

    def __init__(self, town: Town, seat: int) -> None:
        self.town = town
        self.seat = seat
        self.purse = Purse(town, seat)
        self.sites = sites(town, seat)
        self.building = sum(stands(town, seat, square) for square in range(D.B12, D.B3 + 1))
        self.power = int(town.firepower(seat))
        self.rivals = [s for s in range(town.players) if s != seat and not town.passed >> s & 1 and town.reserve[s]]
        self.saved = SAVED[int(town.round)]
        if town.reserve[seat] + town.general[seat] - 1 < 0 or town.reserve[seat] > 5:
            self.saved *= 0.5  # nobody may have more than ten: those left over are lost

    def gain(self, location: int, white: bool = False) -> float:
        """What it is worth to place a cowboy there, in points."""
        reward = self.reward(location)
        win = self.chance(location, white)
        cost = self.saved if not white else 0.0
        return reward * win - cost * (1 - HOME_AGAIN * (1 - win)) - self.weakening()

    def weakening(self) -> float:
        """A point of firepower less, where the seat already stands for its firepower."""
        loss = 0.05
        if stands(self.town, self.seat, D.FIRE_VP):
            loss += 0.4
        if stands(self.town, self.seat, D.FIRE_INCOME):
            loss += self.purse.worth(2) * 0.8
        return loss

    def chance(self, location: int, white: bool) -> float:
        """To have the action in the end: against those who stand there, and those who may come."""
        if location in (D.WAGES, D.ROAD1) or white:
            return 1.0
        town = self.town
        present = [s for s in range(town.players) if town.standing[location] >> s & 1 and s != self.seat]
        win = chance_to_win(town, self.seat, self.power - 1, present) if present else 1.0
        if location >= D.CELLS_FROM and town.owner[location - D.CELLS_FROM] == NO_SEAT:
            return win * (1 - RIVAL_COMES / 2) ** len(self.rivals)
        return win * (1 - RIVAL_COMES) ** len(self.rivals)

    # What the actions are worth.

    def reward(self, location: int) -> float:
        if location >= D.CELLS_FROM:
            return self._in_town(location - D.CELLS_FROM)
        if D.B12 <= location <= D.B3:
            return self._construction(location)
        if location >= D.VP5:
            return self._points(location)
        return self._square(location)

    def _square(self, square: int) -> float:
        town, seat = self.town, self.seat
        money = self.purse.worth
        power = int(town.guns[seat]) + 0.6 * max(0, int(town.reserve[seat]) - 1) + self._armed()
        parcels = int(town.parcels[seat]) + int(town.claims[seat])
        if square == D.WAGES:
            return money(int(D.WAGE))
        if square == D.AMMO:
            return AMMO + 0.15 * sum(town.is_contested(n) and stands(town, seat, n) for n in range(D.LOCATION_COUNT))
        if square == D.ROADS3:
            return road_worth(town, seat, min(3, int(town.supply)))
        if square == D.ROAD1:
            return road_worth(town, seat, 1) if town.supply else 0.0
        if square == D.PARCEL_INCOME:
            return money(2 * parcels)
        if square == D.FIRE_INCOME:
            return money(round(2 * power))
        if square == D.GAMBLE:
            return money(7)
        if square == D.PARCEL_VP:
            return float(parcels // 2)
        if square == D.FIRE_VP:
            return power / 2 - 0.25
        return int(points.buildings(town, seat)) + 0.8 * self.building

    def _armed(self) -> int:
        """Firepower of this round only."""
        town = self.town
        chip = town.ammo == self.seat or stands(town, self.seat, D.AMMO)
        return (3 if chip else 0) + (3 if town.card[self.seat] == D.MERCENARY else 0)

    def _in_town(self, cell: int) -> float:
        town = self.town
        if town.owner[cell] != NO_SEAT:
            return self._raid(cell)
        price = 1 + int(town.around[cell])
        if price > self.purse.free:
            return 0.0
        return parcel_worth(town, self.seat, cell) + self.purse.worth(-price)

    def _raid(self, cell: int) -> float:
        town = self.town
        money = int(income(town, cell)) // 2
        attackers = town.standing[D.CELLS_FROM + cell] & ~(2 ** int(town.owner[cell]))
        if town.owner[cell] == self.seat:
            return self.purse.worth(money) if attackers else 0.0
        return self.purse.worth(money) * (1 + SPITE / max(1, int(town.players) - 1))

    def _construction(self, square: int) -> float:
        town, seat = self.town, self.seat
        building = int(town.row[row.place_of(square)])
        price = int(construction.price(town, seat, square))
        if building == EMPTY or price > self.purse.free:
            return 0.0
        _, worth = best_site(town, seat, building, self.sites)
        if self.building >= len(self.sites):  # every site is taken by another building of this round
            worth *= SITES_USED * (0.5 if town.round == D.ROUNDS else 1.0)
        return worth + self.purse.worth(-price)

    def _points(self, square: int) -> float:
        """As many as pay off, at the end of the round."""
        price = int(D.PRICE[square])
        cash = max(0, self.purse.end)
        return max(number + self.purse.worth(-number * price) for number in range(cash // price + 1))
