"""Taking a card and placing its markers (CO-4.7)."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import LEGAL
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import chronicle, data as D, land, refusals
from farwest.games.colorado_county.state import FLAG_ON, NONE, PLACE_FIRST, PLACE_SECOND, WATER, County

# Which card (D13).


def fill_cards(county: County, out: vec[i64]) -> i64:
    """In the order in which they were turned."""
    filled: i64 = 0
    k: i64
    for k in range(D.MOST_SHOWN):
        if county.shown[k] != NONE:
            out[filled] = D.CARD + county.shown[k]
            filled += 1
    return filled


def forbids_card(county: County, card: i64) -> i64:
    k: i64
    for k in range(D.MOST_SHOWN):
        if county.shown[k] == card:
            return LEGAL
    return refusals.CARD_NOT_SHOWN


def take_card(county: County, seat: i64, card: i64) -> bool:
    """Choosing is compulsory (CO-4.7.1). Is there anything to place? The reserve says so now (CO-4.7.7, CO-R21)."""
    k: i64
    for k in range(D.MOST_SHOWN):
        if county.shown[k] == card:
            county.shown[k] = NONE
    county.cap = county.reserve(seat)
    if county.journal is not None:
        chronicle.took(county, seat, card)
    if county.cap == 0 or flags_of(county, D.CARD_FLAG[card]) == 0:
        return False
    county.card = card
    county.decision = PLACE_FIRST
    return True


def flags_of(county: County, flag: i64) -> i64:
    """Not zero as long as flags of that colour stand."""
    at = flag * D.WORDS
    return county.flags[at] | county.flags[at + 1] | county.flags[at + 2]


# The first marker (D14).


def fill_first(county: County, out: vec[i64]) -> i64:
    """Row by row."""
    at = D.CARD_FLAG[county.card] * D.WORDS
    filled: i64 = 0
    word: i64
    for word in range(D.WORDS):
        filled = bits.fill_few(county.flags[at + word], D.FIRST + word * D.WORD_CELLS, out, filled)
    return filled


def forbids_first(county: County, cell: i64) -> i64:
    """CO-4.7.2."""
    right = county.grid[cell] == FLAG_ON + D.CARD_FLAG[county.card]
    return LEGAL if right else refusals.NO_FLAG_OF_CARD


def place_first(county: County, seat: i64, cell: i64) -> bool:
    """The marker takes the flag's place. Is there a second one to place (CO-4.7.5)?"""
    land.lift_flag(county, cell)
    if county.journal is not None:
        chronicle.placed_first(county, seat, cell)
    land.place_marker(county, seat, cell)
    county.cap -= 1
    county.cell = cell
    if D.CARD_FIGURE[county.card] == D.SINGLE:
        return False
    if county.cap > 0 and seconds(county) > 0:
        county.decision = PLACE_SECOND
        return True
    if county.journal is not None:
        chronicle.no_second(county, seat)
    return False


# The second marker (D15).


def second_at(county: County) -> i64:
    """Where in SECOND the four cells of the card begin, from its first marker."""
    return (D.CARD_FIGURE[county.card] * D.CELL_COUNT + county.cell) * D.TURNS


def seconds(county: County) -> i64:
    """How many cells the second marker may go to: on the board, free land, no flag (CO-4.7.3)."""
    at = second_at(county)
    found: i64 = 0
    turn: i64
    for turn in range(D.TURNS):
        cell = D.SECOND[at + turn]
        if cell >= 0 and county.grid[cell] == NONE:
            found += 1
    return found


def fill_second(county: County, out: vec[i64]) -> i64:
    """In turning order (CO-4.7.4)."""
    at = second_at(county)
    filled: i64 = 0
    turn: i64
    for turn in range(D.TURNS):
        cell = D.SECOND[at + turn]
        if cell >= 0 and county.grid[cell] == NONE:
            out[filled] = D.PLACE + cell
            filled += 1
    return filled


def forbids_second(county: County, cell: i64) -> i64:
    at = second_at(county)
    turn: i64
    for turn in range(D.TURNS):
        if D.SECOND[at + turn] == cell:
            return forbids_there(county, cell)
    return refusals.NOT_A_STAR


def forbids_there(county: County, cell: i64) -> i64:
    held = county.grid[cell]
    if held == NONE:
        return LEGAL
    if held >= WATER:
        return refusals.ON_WATER
    return refusals.ON_FLAG if held >= FLAG_ON else refusals.ON_MARKER


def place_second(county: County, seat: i64, cell: i64) -> None:
    if county.journal is not None:
        chronicle.placed_second(county, seat, cell)
    land.place_marker(county, seat, cell)


def end_card(county: County) -> None:
    """CO-4.7.9: the card leaves the game, and the next player chooses."""
    county.card = NONE
    county.cell = NONE
    county.cap = 0
    county.slot += 1
