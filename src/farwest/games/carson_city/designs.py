"""What a cowboy gains on a location, as `ambitions` says, quickly enough for search."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.carson_city import ambitions, appraisal, construction, data as D, points, row
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, PLACEMENT
from farwest.games.carson_city.income import income
from farwest.games.carson_city.means import Means, stands
from farwest.games.carson_city.state import Town

SAVED: Final[vec[float]] = vec[float](list(appraisal.SAVED))
FACES: Final = 13  # a throw of one die or two is less
ROLLS: Final[vec[float]] = vec[float](
    [1 / 6 if 1 <= total <= 6 else 0.0 for total in range(FACES)]
    + [(6 - abs(total - 7)) / 36 if total >= 2 else 0.0 for total in range(FACES)]
)


class Designs(Means):
    """Of one seat at its turn to place."""

    def __init__(self, town: Town, seat: i64) -> None:
        super().__init__(town, seat)
        self.building: i64 = 0
        square: i64
        for square in range(D.B12, D.B3 + 1):
            if stands(town, seat, square):
                self.building += 1
        self.power: i64 = town.firepower(seat)
        self.safe: float = 1.0  # the chance that nobody comes later and wins
        self.safe_claim: float = 1.0
        rival: i64
        for rival in range(town.players):
            if rival != seat and town.passed >> rival & 1 == 0 and town.reserve[rival] > 0:
                self.safe *= 1.0 - ambitions.RIVAL_COMES
                self.safe_claim *= 1.0 - ambitions.RIVAL_COMES / 2
        self.saved: float = SAVED[town.round]
        if town.reserve[seat] + town.general[seat] < 1 or town.reserve[seat] > 5:
            self.saved *= 0.5  # nobody may have more than ten: those left over are lost
        self.weakening: float = 0.05  # a point of firepower less, where the seat already stands for its firepower
        if stands(town, seat, D.FIRE_VP):
            self.weakening += 0.4
        if stands(town, seat, D.FIRE_INCOME):
            self.weakening += self.worth(2) * 0.8

    def gain(self, location: i64, white: bool) -> float:
        """What it is worth to place a cowboy there, in points."""
        win = 1.0 if white else self.chance(location)
        cost = 0.0 if white else self.saved
        return self.reward(location) * win - cost * (1.0 - ambitions.HOME_AGAIN * (1.0 - win)) - self.weakening

    def chance(self, location: i64) -> float:
        """To have the action in the end: against those who stand there, and those who may come."""
        if location == D.WAGES or location == D.ROAD1:
            return 1.0
        town = self.town
        win = 1.0
        if town.standing[location] & 31 & ~BIT[self.seat] != 0:
            win = chance_to_win(town, self.seat, self.power - 1, location)
        if location >= D.CELLS_FROM and town.owner[location - D.CELLS_FROM] == NO_SEAT:
            return win * self.safe_claim
        return win * self.safe

    # What the actions are worth.

    def reward(self, location: i64) -> float:
        if location >= D.CELLS_FROM:
            return self.in_town(location - D.CELLS_FROM)
        if D.B12 <= location <= D.B3:
            return self.construction(location)
        return self.points(location) if location >= D.VP5 else self.square(location)

    def square(self, square: i64) -> float:
        town = self.town
        seat = self.seat
        if square == D.WAGES:
            return self.worth(D.WAGE)
        if square == D.AMMO:
            return ambitions.AMMO + 0.15 * float(self.duels())
        if square == D.ROADS3:
            return self.road_worth(min(D.ROADS_SQUARE, town.supply))
        if square == D.ROAD1:
            return self.road_worth(1) if town.supply > 0 else 0.0
        if square == D.PARCEL_INCOME:
            return self.worth(2 * (town.parcels[seat] + town.claims[seat]))
        if square == D.FIRE_INCOME:
            return self.worth(int(2.0 * self.lasting_power() + 0.5))
        if square == D.GAMBLE:
            return self.worth(7)
        if square == D.PARCEL_VP:
            return float((town.parcels[seat] + town.claims[seat]) // 2)
        if square == D.FIRE_VP:
            return self.lasting_power() / 2.0 - 0.25
        return float(points.buildings(town, seat)) + 0.8 * float(self.building)

    def lasting_power(self) -> float:
        """Firepower that will be there when it is counted: some cowboys will leave."""
        town = self.town
        seat = self.seat
        left = town.reserve[seat] - 1 if town.reserve[seat] > 1 else 0
        power = float(town.guns[seat]) + 0.6 * float(left)
        if town.ammo == seat or stands(town, seat, D.AMMO):
            power += 3.0
        return power + 3.0 if town.card[seat] == D.MERCENARY else power

    def duels(self) -> i64:
        """That the seat has before it."""
        total: i64 = 0
        location: i64
        for location in range(D.LOCATION_COUNT):
            if self.town.is_contested(location) and stands(self.town, self.seat, location):
                total += 1
        return total

    def in_town(self, cell: i64) -> float:
        town = self.town
        if town.owner[cell] != NO_SEAT:
            return self.raid(cell)
        price = 1 + town.around[cell]
        return self.parcel_worth(cell) + self.worth(-price) if price <= self.free else 0.0

    def raid(self, cell: i64) -> float:
        town = self.town
        owner = town.owner[cell]
        stolen = self.worth(income(town, cell) // 2)
        if owner == self.seat:
            return stolen if town.standing[D.CELLS_FROM + cell] & ~BIT[owner] != 0 else 0.0
        return stolen * (1.0 + ambitions.SPITE / float(town.players - 1))

    def construction(self, square: i64) -> float:
        town = self.town
        building = town.row[row.place_of(square)]
        price = construction.price(town, self.seat, square)
        if building == EMPTY or price > self.free:
            return 0.0
        worth = self.best_site(building)
        if self.building >= self.site_count:  # every site is taken by another building of this round
            worth *= ambitions.SITES_USED * (0.5 if town.round == D.ROUNDS else 1.0)
        return worth + self.worth(-price)

    def points(self, square: i64) -> float:
        """As many as pay off, at the end of the round."""
        price = D.PRICE[square]
        most = 0.0
        number: i64 = 1
        while number * price <= self.end:
            gained = float(number) + self.worth(-number * price)
            most = max(most, gained)
            number += 1
        return most


# Duels with dice (CC-5.15), exactly.


def chance_to_win(town: Town, seat: i64, power: i64, location: i64) -> float:
    """With that firepower against the present one of those who stand there; see `odds`."""
    first: i64 = FACES if town.duel_dice == 2 else 0
    total = 0.0
    mine: i64
    for mine in range(1, FACES):
        share = ROLLS[first + mine]
        if share == 0.0:
            continue
        rival: i64
        for rival in range(town.players):
            if rival != seat and town.standing[location] >> rival & 1 == 1:
                share *= below(first, mine - town.firepower(rival) + power, ahead(town, seat, rival))
        total += share
    return total


def below(first: i64, roll: i64, ties: float) -> float:
    """How likely a throw is to be less; equal throws count as far as they do not go to the rival."""
    chance = 0.0
    k: i64
    for k in range(1, FACES):
        if k < roll:
            chance += ROLLS[first + k]
        elif k == roll:
            chance += ROLLS[first + k] * (1.0 - ties)
    return chance


def ahead(town: Town, seat: i64, rival: i64) -> float:
    """How surely the rival wins a tie: by pass order, half of them while it is not settled."""
    order = town.line if town.phase == PLACEMENT else town.order
    index: i64
    for index in range(town.players):
        if order[index] == rival:
            return 1.0
        if order[index] == seat:
            return 0.0
    return 0.5
