"""The position: the town, and what everybody holds."""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.carson_city import data as D
from farwest.games.carson_city.codes import CLOSED, EMPTY, FOR_SALE, NO_SEAT, NOWHERE, WHITE
from farwest.games.carson_city.course import Course
from farwest.games.carson_city.survey import Survey

HALF: Final = 32  # parcels of half a town: a mask of all 64 would not leave room for a sign


class Town(Course):
    """Seats index everything that belongs to a player; parcels, corners and edges are numbered as in `data`. `row` and
    the survey are replaced as a whole when they change, so clones share them."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # The round.
        self.card: vec[i64] = _none
        self.white: i64 = NO_SEAT  # who has the white cowboy this round
        self.white_at: i64 = NOWHERE  # where it stands; NOWHERE while its holder has it in reserve
        self.ammo: i64 = NO_SEAT  # who holds the 3-guns chip
        self.waits: i64 = 0  # who has put the power of his card off (CC-4.11, CC-11.2), as a mask
        self.doubled: i64 = EMPTY  # the building type that the grocer doubles
        # What everybody has.
        self.cash: vec[i64] = _none
        self.vp: vec[i64] = _none
        self.roads: vec[i64] = _none
        self.reserve: vec[i64] = _none
        self.general: vec[i64] = _none
        self.guns: vec[i64] = _none  # permanent revolvers, those of buildings included
        self.parcels: vec[i64] = _none  # owned
        self.deeds: vec[i64] = _none  # 12 seat + n: which parcels they are, in reading order
        self.claims: vec[i64] = _none  # pieces on parcels to buy
        self.built: vec[i64] = _none  # 8 seat + building: on the board
        self.kept: vec[i64] = _none  # 8 seat + building
        self.hand: vec[i64] = _none  # 6 seat + value: duel tiles
        self.opening: vec[i64] = _none  # the total of duel tiles announced at the start
        self.played: vec[i64] = _none  # 6 seat + value: duel tiles a seat has played of its opening hand
        self.redrawn: i64 = 0  # who has drawn new duel tiles, as a mask
        self.stock: vec[i64] = _none  # duel tiles that were played, by value
        # The town.
        self.tile: vec[i64] = _none
        self.owner: vec[i64] = _none
        self.around: vec[i64] = _none  # buildings, houses and mountains on the parcel and next to it (CC-5.1)
        self.mountains: vec[i64] = _none  # next to the parcel: they all lie there from the start, so clones share this
        self.target: vec[i64] = _none  # CLOSED, FOR_SALE or ESTATE
        self.shield: vec[i64] = _none  # seats with a church next to the parcel, as a mask
        self.reached: vec[i64] = _none  # 1 where a road ends at a corner (CC-5.10)
        self.corner: vec[i64] = _none  # 1 with a road, 3 with a bridge
        self.edge: vec[i64] = _none
        self.standing: vec[i64] = _none  # per location who stands there, as a mask
        self.manned: vec[i64] = _none  # parcels where somebody stands, as masks: the upper half of the town, the lower
        self.many: vec[i64] = _none  # cowboys on wages by seat, then those on road1
        self.supply: i64 = 0  # roads
        self.row: vec[i64] = _none  # buildings for sale, from b3 up to b12
        self.bag: vec[i64] = _none  # how many of each building; the order is drawn with each tile
        self.surveyed: Survey | None = None  # see `survey`

    def copy_into(self, copy: Town) -> None:
        copy.take_options(self)
        copy.red = self.red
        self.copy_course(copy)
        copy.white = self.white
        copy.white_at = self.white_at
        copy.ammo = self.ammo
        copy.waits = self.waits
        copy.doubled = self.doubled
        copy.card = self.card[:]
        copy.cash = self.cash[:]
        copy.vp = self.vp[:]
        copy.roads = self.roads[:]
        copy.reserve = self.reserve[:]
        copy.general = self.general[:]
        copy.guns = self.guns[:]
        copy.parcels = self.parcels[:]
        copy.deeds = self.deeds[:]
        copy.claims = self.claims[:]
        copy.built = self.built[:]
        copy.kept = self.kept[:]
        self.copy_ground(copy)
        copy.opening = self.opening
        copy.redrawn = self.redrawn
        copy.picked, copy.hand, copy.played, copy.stock = self.picked, self.hand, self.played, self.stock
        if self.with_tiles:  # otherwise they stay as empty as they are
            copy.picked = self.picked[:]
            copy.hand = self.hand[:]
            copy.played = self.played[:]
            copy.stock = self.stock[:]

    def copy_ground(self, copy: Town) -> None:
        copy.tile = self.tile[:]
        copy.owner = self.owner[:]
        copy.around = self.around[:]
        copy.mountains = self.mountains
        copy.target = self.target[:]
        copy.shield = self.shield[:]
        copy.reached = self.reached[:]
        copy.corner = self.corner[:]
        copy.edge = self.edge[:]
        copy.standing = self.standing[:]
        copy.manned = self.manned[:]
        copy.many = self.many[:]
        copy.supply = self.supply
        copy.row = self.row
        copy.bag = self.bag[:]
        copy.surveyed = self.survey()

    def clear(self) -> None:
        """An empty town: nothing rolled, nothing owned, everybody without anything."""
        self.order = _no_seats[:]
        self.track = _no_seats[:]
        self.line = _no_seats[:]
        self.card = _no_seats[:]
        self.cash = _zeros[:5]
        self.vp = _zeros[:5]
        self.roads = _zeros[:5]
        self.reserve = _zeros[:5]
        self.general = _zeros[:5]
        self.guns = _zeros[:5]
        self.parcels = _zeros[:5]
        self.deeds = _zeros[:60]
        self.claims = _zeros[:5]
        self.built = _zeros[:40]
        self.kept = _zeros[:40]
        self.picked = _no_seats[:]
        self.log = vec[i64]()
        self.laid = vec[i64]()
        self.hand = _zeros[:30]
        self.opening = _zeros[:5]
        self.played = _zeros[:30]
        self.stock = _zeros[:6]
        self.clear_ground()

    def clear_ground(self) -> None:
        self.tile = _no_tiles[:]
        self.owner = _no_tiles[:]
        self.around = _zeros[:64]
        self.mountains = _zeros[:64]
        self.target = _all_for_sale[:]
        self.shield = _zeros[:64]
        self.reached = _zeros[:64]
        self.corner = _zeros[:81]
        self.edge = _zeros[:]
        self.standing = _zeros[:85]
        self.manned = _zeros[:2]
        self.many = _zeros[:10]
        self.row = _empty_row[:]
        self.bag = D.TILE_COUNTS[:]
        self.surveyed = None
        if self.river:
            cell: i64
            for cell in range(D.CELL_COUNT):
                if D.IS_RIVER[cell] == 1:
                    self.tile[cell] = D.RIVER
                    self.target[cell] = CLOSED

    def survey(self) -> Survey:
        """What was found out about the land as it is; a new one, with nothing found out, if it has changed."""
        if self.surveyed is None:
            self.surveyed = Survey()
        return self.surveyed

    # Words that every phase uses.

    def is_red(self, card: i64) -> bool:
        return self.red >> card & 1 == 1

    def has_card(self, seat: i64, card: i64) -> bool:
        return self.card[seat] == card

    def firepower(self, seat: i64) -> i64:
        """CC-5.14: cowboys in reserve, revolvers, the 3-guns chip, the mercenary."""
        total = self.reserve[seat] + self.guns[seat]
        if self.white == seat and self.white_at == NOWHERE:
            total += 1
        if self.ammo == seat:
            total += D.AMMO_GUNS
        if self.card[seat] == D.MERCENARY:
            total += D.CARD_GUNS[D.MERCENARY + D.CARD_COUNT] if self.is_red(D.MERCENARY) else D.CARD_GUNS[D.MERCENARY]
        return total

    def limit(self, seat: i64) -> i64:
        """The cash limit of the seat's personality (CC-2.8)."""
        card = self.card[seat]
        return D.LIMIT[card + D.CARD_COUNT] if self.is_red(card) else D.LIMIT[card]

    def arrive(self, seat: i64, location: i64) -> None:
        """A piece of the seat has been put on a parcel: to buy it, or on the building there."""
        cell = location - D.CELLS_FROM
        self.manned[cell // HALF] |= BIT[cell % HALF]
        if self.owner[cell] == NO_SEAT:
            self.claims[seat] += 1

    def come_home(self, seat: i64, location: i64) -> None:
        """A cowboy back into the personal reserve."""
        self.standing[location] &= ~BIT[seat]
        self.reserve[seat] += 1
        self._leave(seat, location)

    def bury(self, seat: i64, location: i64) -> None:
        """A cowboy into the general reserve."""
        self.standing[location] &= ~BIT[seat]
        self.general[seat] += 1
        self._leave(seat, location)

    def _leave(self, seat: i64, location: i64) -> None:
        if location >= D.CELLS_FROM:
            cell = location - D.CELLS_FROM
            if self.standing[location] == 0:
                self.manned[cell // HALF] &= ~BIT[cell % HALF]
            if self.owner[cell] == NO_SEAT:
                self.claims[seat] -= 1

    def next_manned(self, location: i64) -> i64:
        """The first parcel from a location on where somebody stands; LOCATION_COUNT behind the last one."""
        cell = location - D.CELLS_FROM
        if cell < HALF:
            ahead = self.manned[0] >> cell
            if ahead != 0:
                return location + bits.lowest(ahead)
            cell = HALF
        ahead = self.manned[1] >> (cell - HALF)
        if ahead == 0:
            return D.LOCATION_COUNT
        return D.CELLS_FROM + cell + bits.lowest(ahead)

    def spend(self, location: i64) -> None:
        """Whoever stands alone there has acted: into the general reserve, the white cowboy as well (CC-5.31)."""
        if self.standing[location] & WHITE == 0:
            self.bury(ONLY[self.standing[location]], location)
        else:
            self.standing[location] = 0
            self._leave(self.white, location)
            self.white = NO_SEAT
            self.white_at = NOWHERE

    def alone(self, location: i64) -> i64:
        """The seat whose single piece stands there."""
        who = self.standing[location]
        return self.white if who & WHITE else ONLY[who]

    def is_contested(self, location: i64) -> bool:
        """Do two or more stand there? The white cowboy is always alone (CC-4.24)."""
        who = self.standing[location] & 31
        return who & (who - 1) != 0


_none: Final[vec[i64]] = vec[i64]([0])
_no_seats: Final[vec[i64]] = vec[i64]([NO_SEAT] * D.MOST_PLAYERS)
_zeros: Final[vec[i64]] = vec[i64]([0] * D.EDGE_COUNT)
_no_tiles: Final[vec[i64]] = vec[i64]([EMPTY] * D.CELL_COUNT)
_all_for_sale: Final[vec[i64]] = vec[i64]([FOR_SALE] * D.CELL_COUNT)
_empty_row: Final[vec[i64]] = vec[i64]([EMPTY] * D.ROW_LENGTH)

# Who a mask of one seat is; -1 for any other mask.
ONLY: Final[vec[i64]] = vec[i64]([{1: 0, 2: 1, 4: 2, 8: 3, 16: 4}.get(mask, -1) for mask in range(64)])
