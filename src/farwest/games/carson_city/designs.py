"""What a cowboy gains on a location, as `ambitions` says, quickly enough for search."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.carson_city import ambitions, appraisal, construction, data as D, judgement, points, row
from farwest.games.carson_city.chances import chance_to_win
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, NOWHERE, WHITE
from farwest.games.carson_city.means import Means, income_at, stands
from farwest.games.carson_city.state import Town

FIRST_TO_PASS: Final = 0.1
NOTHING: Final = -1000.0  # less than anything gains
SAVED: Final[vec[float]] = vec[float](list(appraisal.SAVED))


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
        self.faced: i64 = 0  # groups of rivals against whom the chance is in `_wins`, as a mask of masks
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
        self.claiming: float = price_of(self.saved, self.safe_claim)
        if stands(town, seat, D.FIRE_INCOME):
            self.weakening += self.worth(2) * 0.8

    def weigh(self, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """What each of the actions gains. Most of them are parcels to buy where no cowboy of another stands."""
        owner, standing = self.town.owner, self.town.standing
        ratings = self.prepared()
        first = D.CELL_COUNT * self.seat
        rivals = 31 & ~BIT[self.seat]
        k: i64
        for k in range(count):
            location = actions[k] - D.PLACE_COWBOY
            cell = location - D.CELLS_FROM
            if 0 <= cell < D.CELL_COUNT and owner[cell] == NO_SEAT and standing[location] & rivals == 0:
                out[k] = self.claim(cell, ratings[first + cell])
            else:
                out[k] = self.action(actions[k])

    def best_place(self) -> i64:
        """The first action that gains most, without a list, where `placement.is_plain`."""
        owner, standing, menu = self.town.owner, self.town.standing, self.town.menu
        ratings, around = self.prepared(), self.town.around
        first = D.CELL_COUNT * self.seat
        best: i64 = NOWHERE
        most = 0.0
        # Of the parcels so far the best one: what promises no more and costs no less need not be looked at.
        claimed = NOTHING
        promised = NOTHING
        cost: i64 = 0
        index: i64
        for index in range(len(menu)):
            location = menu[index]
            cell = location - D.CELLS_FROM
            stands = standing[location]
            if cell >= 0 and stands == 0 and owner[cell] == NO_SEAT:
                rating = ratings[first + cell]
                if 0.0 <= rating <= promised and around[cell] >= cost:
                    continue
                gained = self.claim(cell, rating)
                if rating >= 0.0 and gained > claimed:
                    claimed, promised, cost = gained, rating, around[cell]
            elif stands & (WHITE | BIT[self.seat]) == 0 or location == D.WAGES or location == D.ROAD1:
                gained = self.gain(location, False)
            else:
                continue
            if gained > most or best == NOWHERE:
                best = location
                most = gained
        if self.action(D.PASS) > most:
            return D.PASS
        return D.PLACE_COWBOY + best

    def prepared(self) -> vec[float]:
        """The ratings of parcels; and what the money for each price is worth, into `_paid`."""
        price: i64
        for price in range(1, len(_paid)):
            _paid[price] = self.worth(-price)
        return self.ratings()

    def claim(self, cell: i64, rating: float) -> float:
        """To go and buy a parcel where no other cowboy stands."""
        price = 1 + self.town.around[cell]
        reward = self.rated(rating) + _paid[price] if price <= self.free else 0.0
        return reward * self.safe_claim - self.claiming - self.weakening

    def action(self, action: i64) -> float:
        if action == D.PASS:
            return FIRST_TO_PASS if self.town.passed == 0 else 0.0
        if action >= D.BUILD_ROAD:
            return -1.0
        if action >= D.PLACE_WHITE:
            return self.gain(action - D.PLACE_WHITE, True) - judgement.WHITE
        return self.gain(action - D.PLACE_COWBOY, False)

    def gain(self, location: i64, white: bool) -> float:
        """What it is worth to place a piece there, in points."""
        if white:
            return self.reward(location) - self.weakening
        win = self.chance(location)
        return self.reward(location) * win - price_of(self.saved, win) - self.weakening

    def chance(self, location: i64) -> float:
        """To have the action in the end: against those who stand there, and those who may come."""
        if location == D.WAGES or location == D.ROAD1:
            return 1.0
        town = self.town
        win = 1.0
        rivals = town.standing[location] & 31 & ~BIT[self.seat]
        if rivals != 0:
            if self.faced >> rivals & 1 == 0:
                self.faced |= BIT[rivals]
                _wins[rivals] = chance_to_win(town, self.seat, self.power - 1, rivals)
            win = _wins[rivals]
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
        town = self.town
        total: i64 = 0
        location: i64 = 0
        while location < D.LOCATION_COUNT:
            if town.is_contested(location) and stands(town, self.seat, location):
                total += 1
            location = location + 1 if location + 1 < D.CELLS_FROM else town.next_manned(location + 1)
        return total

    def in_town(self, cell: i64) -> float:
        town = self.town
        if town.owner[cell] != NO_SEAT:
            return self.raid(cell)
        price = 1 + town.around[cell]
        if price > self.free:
            return 0.0
        return self.rated(self.ratings()[D.CELL_COUNT * self.seat + cell]) + self.worth(-price)

    def raid(self, cell: i64) -> float:
        town = self.town
        owner = town.owner[cell]
        stolen = self.worth(income_at(town, cell) // 2)
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
        """As many as pay off, at the end of the round: down to the limit, where money is cheap, or all that one can."""
        price = D.PRICE[square]
        all_: i64 = self.end // price
        if all_ < 1:
            return 0.0
        down = min(max((self.end - self.limit) // price, 1), all_)
        most = max(0.0, self.bought(down, price))
        most = max(most, self.bought(min(down + 1, all_), price))
        return max(most, self.bought(all_, price))

    def bought(self, number: i64, price: i64) -> float:
        return float(number) + self.worth(-number * price)


def price_of(saved: float, win: float) -> float:
    """Of a cowboy who comes home again if he loses."""
    return saved * (1.0 - ambitions.HOME_AGAIN * (1.0 - win))


# What the money for a parcel is worth, by price; the chance against groups of rivals, as far as it was asked for.
_paid: Final[vec[float]] = vec[float]([0.0] * 11)
_wins: Final[vec[float]] = vec[float]([0.0] * WHITE)
