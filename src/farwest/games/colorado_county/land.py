"""Markers and lakes: what a marker placed or removed changes (CO-5.1, CO-5.2)."""

from __future__ import annotations

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import chronicle, data as D
from farwest.games.colorado_county.state import FLAG_ON, NONE, WATER, County


def place_marker(county: County, seat: i64, cell: i64) -> None:
    """The cell is the seat's (CO-5.1.1), and the lakes beside it are looked at again (CO-4.7.8)."""
    county.grid[cell] = seat
    county.own[seat * D.WORDS + D.WORD_OF[cell]] |= BIT[D.BIT_OF[cell]]
    county.plots[seat] += 1
    count_fields(county, seat, cell, 1)


def remove_marker(county: County, seat: i64, cell: i64) -> None:
    """Free land again: for second markers at once, for flags from the next round on (CO-R40)."""
    county.grid[cell] = NONE
    county.own[seat * D.WORDS + D.WORD_OF[cell]] ^= BIT[D.BIT_OF[cell]]
    county.plots[seat] -= 1
    count_fields(county, seat, cell, -1)


def count_fields(county: County, seat: i64, cell: i64, change: i64) -> None:
    """A cell that touches two lakes counts for both (CO-5.2.1)."""
    touched = county.shore[cell]
    lake: i64 = 0
    while touched != 0:
        if touched & 1 == 1:
            county.fields[lake * D.SEATS + seat] += change
            settle_owner(county, lake)
        touched >>= 1
        lake += 1


def settle_owner(county: County, lake: i64) -> None:
    """CO-5.2.3. Counts of other lakes have not changed, and the algorithm leaves those as they are."""
    before = county.owner[lake]
    after = owner_after(county, lake)
    if after != before:
        county.owner[lake] = after
        if county.journal is not None:
            chronicle.lake_changed(county, lake, before, after)


def owner_after(county: County, lake: i64) -> i64:
    """Whoever leads alone; the owner where he leads with others (CO-5.2.2); otherwise nobody (CO-R32)."""
    most: i64 = 0
    leader: i64 = NONE
    seat: i64
    for seat in range(county.players):
        count = county.fields[lake * D.SEATS + seat]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    owner = county.owner[lake]
    if most > 0 and owner != NONE and county.fields[lake * D.SEATS + owner] == most:
        return owner
    return leader if most > 0 else NONE


# Flags.


def place_flag(county: County, flag: i64, cell: i64) -> None:
    """No other flag may stand on a cell beside it (CO-4.4.3)."""
    county.grid[cell] = FLAG_ON + flag
    county.flags[flag * D.WORDS + D.WORD_OF[cell]] |= BIT[D.BIT_OF[cell]]
    word: i64
    for word in range(D.WORDS):
        county.free[word] &= ~D.NEAR[cell * D.WORDS + word]


def lift_flag(county: County, cell: i64) -> None:
    """Set aside until the next round (CO-4.7.2)."""
    flag = county.grid[cell] - FLAG_ON
    county.grid[cell] = NONE
    county.flags[flag * D.WORDS + D.WORD_OF[cell]] ^= BIT[D.BIT_OF[cell]]


def clear_flags(county: County) -> None:
    """CO-4.11.1: whatever is left is lifted."""
    cell: i64
    for cell in range(D.CELL_COUNT):
        if county.grid[cell] >= FLAG_ON and county.grid[cell] < WATER:
            county.grid[cell] = NONE
    word: i64
    for word in range(D.FLAG_COUNT * D.WORDS):
        county.flags[word] = 0


def free_land(county: County) -> None:
    """Where the first flag of a round may stand: on every plot without a marker."""
    word: i64
    for word in range(D.WORDS):
        taken: i64 = 0
        seat: i64
        for seat in range(county.players):
            taken |= county.own[seat * D.WORDS + word]
        county.free[word] = county.land[word] & ~taken


def is_free_for_flag(county: County, cell: i64) -> bool:
    return county.free[D.WORD_OF[cell]] >> D.BIT_OF[cell] & 1 == 1


# Lakes on the board (CO-3.2).


def fits(county: County, lake: i64, spot: i64) -> bool:
    """Entirely on the board, no cell already covered; nothing else is asked (CO-R03)."""
    at = D.covered_at(lake, spot)
    if D.COVERED[at] < 0:
        return False
    k: i64
    for k in range(at, at + D.LAKE_SIZE[lake]):
        if county.grid[D.COVERED[k]] >= WATER:
            return False
    return True


def touches(county: County, lake: i64, spot: i64) -> bool:
    """Would the lake share a side with one that lies there already?"""
    at = D.covered_at(lake, spot)
    k: i64
    for k in range(at, at + D.LAKE_SIZE[lake]):
        side: i64
        for side in range(4):
            beside = D.BESIDE[4 * D.COVERED[k] + side]
            if beside >= 0 and county.grid[beside] >= WATER:
                return True
    return False


def lay_lake(county: County, lake: i64, spot: i64) -> None:
    at = D.covered_at(lake, spot)
    lakes = county.lakes[:]
    lakes[lake] = spot
    county.lakes = lakes
    k: i64
    for k in range(at, at + D.LAKE_SIZE[lake]):
        county.grid[D.COVERED[k]] = WATER + lake
    draw_shores(county)


def lift_lakes(county: County) -> None:
    """Start again (CO-3.2, `random`)."""
    county.lakes = vec[i64]([NONE] * D.LAKE_COUNT)
    cell: i64
    for cell in range(D.CELL_COUNT):
        county.grid[cell] = NONE
    draw_shores(county)


def draw_shores(county: County) -> None:
    """Lake fields and land, from what lies on the board."""
    shore = vec[i64]([0] * D.CELL_COUNT)
    land = vec[i64]([0] * D.WORDS)
    cell: i64
    for cell in range(D.CELL_COUNT):
        if county.grid[cell] >= WATER:
            continue
        land[D.WORD_OF[cell]] |= BIT[D.BIT_OF[cell]]
        side: i64
        for side in range(4):
            beside = D.BESIDE[4 * cell + side]
            if beside >= 0 and county.grid[beside] >= WATER:
                shore[cell] |= BIT[county.grid[beside] - WATER]
    county.shore = shore
    county.land = land
