"""Sales (CO-4.10): a For Sale token, a plot, and whoever wants it."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL, NOBODY, Chance
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import bag, chronicle, data as D, fists, knowledge, land, refusals
from farwest.games.colorado_county.state import (
    INTEREST,
    NONE,
    SALE,
    SALE_BID,
    SALE_PAY,
    SELL,
    County,
)


def has_right(county: County, seat: i64) -> bool:
    """CO-4.10.3: a token, fewer than two used this round, and a plot."""
    return county.forsale[seat] > 0 and county.sold[seat] < D.SALES_A_ROUND and county.plots[seat] > 0


def seat_in_window(county: County) -> i64:
    """CO-4.10.2: another seat begins in each auction."""
    return (county.start() + county.auction - 1 + county.slot) % county.players


def ask_next(county: County) -> bool:
    """Whoever may sell and has not passed for the round is asked; is there anybody left in this window?"""
    while county.slot < county.players:
        seat = seat_in_window(county)
        if county.passing >> seat & 1 == 0 and has_right(county, seat):
            county.decision = SELL
            county.actor = seat
            return True
        county.slot += 1
    return False


# To sell or not (D6).


def fill_sales(county: County, seat: i64, out: vec[i64]) -> i64:
    """Pass, pass for the rest of the round, then the own plots row by row."""
    out[0] = D.PASS
    out[1] = D.PASS_ROUND
    filled: i64 = 2
    word: i64
    for word in range(D.WORDS):
        filled = bits.fill_few(county.own[seat * D.WORDS + word], D.SELL + word * D.WORD_CELLS, out, filled)
    return filled


def forbids_sale(county: County, seat: i64, cell: i64) -> i64:
    return LEGAL if county.grid[cell] == seat else refusals.NOT_YOUR_PLOT


def pass_round(county: County, seat: i64) -> None:
    """CO-4.10.2: not to be asked again this round, unless he says so."""
    county.passing |= BIT[seat]
    if county.journal is not None:
        chronicle.passed_round(county, seat)


def ask_again(county: County, seat: i64) -> None:
    county.passing &= ~BIT[seat]
    if county.journal is not None:
        chronicle.asks_again(county, seat)


def sell(county: County, seat: i64, cell: i64, chance: Chance) -> None:
    """CO-4.10.4: token, marker, lakes, two cowboys; whatever becomes of the plot."""
    county.forsale[seat] -= 1
    county.sold[seat] += 1
    county.seller = seat
    county.cell = cell
    if county.journal is not None:
        chronicle.sale_opened(county)
    land.remove_marker(county, seat, cell)
    bag.draw(county, BIT[seat], D.SALE_DRAW, chance)
    ask_interest(county)


# Interest (D7): sealed.


def ask_interest(county: County) -> None:
    """CO-4.10.5: every other player with a cowboy to pay with and a marker to place, read after the removal."""
    county.asked = 0
    county.answered = 0
    county.keen = 0
    seat: i64
    for seat in range(county.players):
        if may_buy(county, seat):
            county.asked |= BIT[seat]
    if county.asked == 0:
        nobody_wants(county)
    else:
        county.decision = INTEREST
        county.actor = next_silent(county, NOBODY)


def may_buy(county: County, seat: i64) -> bool:
    return seat != county.seller and county.size[seat] > 0 and county.reserve(seat) > 0


def next_silent(county: County, seat: i64) -> i64:
    left = county.asked & ~county.answered
    seat += 1
    while seat < county.players:
        if left >> seat & 1 == 1:
            return seat
        seat += 1
    return NOBODY


def answer(county: County, seat: i64, yes: bool) -> None:
    county.answered |= BIT[seat]
    if yes:
        county.keen |= BIT[seat]
    county.actor = next_silent(county, NOBODY)


def take_back(county: County, seat: i64) -> None:
    county.answered &= ~BIT[seat]
    county.keen &= ~BIT[seat]
    county.actor = next_silent(county, NOBODY)


def hear_answers(county: County) -> None:
    """All are in: nobody, one, or an auction (CO-4.10.6 to CO-4.10.8)."""
    if county.journal is not None:
        chronicle.answered(county)
    keen = county.keen
    county.asked = 0
    county.answered = 0
    if keen == 0:
        nobody_wants(county)
    elif keen & (keen - 1) == 0:
        county.decision = SALE_PAY
        county.actor = bits.lowest(keen)
    else:
        fists.open_window(county, SALE_BID, keen)
        if county.actor == NOBODY:
            open_fists(county)


def nobody_wants(county: County) -> None:
    """CO-4.10.6: the cell stays empty land."""
    if county.journal is not None:
        chronicle.not_bought(county)
    end_sale(county)


def end_sale(county: County) -> None:
    county.seller = NONE
    county.cell = NONE
    county.keen = 0
    county.asked = 0
    county.answered = 0


# One buyer (D8): one cowboy, in private.


def fill_payments(county: County, seat: i64, out: vec[i64]) -> i64:
    filled = bits.fill_few(county.hand[2 * seat], D.PAY, out, 0)
    return bits.fill_few(county.hand[2 * seat + 1], D.PAY + D.HALF, out, filled)


def forbids_payment(county: County, seat: i64, cowboy: i64) -> i64:
    return LEGAL if county.holds(seat, cowboy) else refusals.NOT_IN_HAND


def pay(county: County, seat: i64, cowboy: i64) -> None:
    """CO-4.10.7."""
    knowledge.paid(county, seat, county.seller, cowboy)
    bag.hand_over(county, seat, cowboy)
    bag.take(county, county.seller, cowboy)
    if county.journal is not None:
        chronicle.paid(county, seat, cowboy)
    buy(county, seat)


def buy(county: County, seat: i64) -> None:
    """The buyer's marker, and the lakes once more (CO-4.10.9)."""
    if county.journal is not None:
        chronicle.bought(county, seat)
    land.place_marker(county, seat, county.cell)
    end_sale(county)


# Several buyers (D9, D10): fists are opened.


def open_fists(county: County) -> None:
    """CO-4.10.8: the best bid goes to the seller, the others take theirs back; all have been seen."""
    winner: i64 = NONE
    seat: i64
    for seat in range(county.players):
        if county.keen >> seat & 1 == 1 and (winner == NONE or fists.beats(county, seat, winner)):
            winner = seat
    county.opened = county.fist[:]
    county.opened_kind = SALE
    if county.journal is not None:
        chronicle.sale_bids_opened(county)
    for seat in range(county.players):
        if county.keen >> seat & 1 == 1:
            show_fist(county, seat, winner)
    fists.open_hands(county)
    buy(county, winner)


def show_fist(county: County, seat: i64, winner: i64) -> None:
    word: i64
    for word in range(2):
        rest = county.fist[2 * seat + word]
        while rest != 0:
            cowboy = word * D.HALF + bits.lowest(rest)
            rest &= rest - 1
            if seat == winner:
                knowledge.gave(county, seat, county.seller, cowboy)
                bag.hand_over(county, seat, cowboy)
                bag.take(county, county.seller, cowboy)
            else:
                knowledge.shown(county, seat, cowboy)
