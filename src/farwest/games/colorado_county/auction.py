"""Opening the bids (CO-4.6.3 to CO-4.6.7), and what the lowest offer gets (CO-4.9)."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64
from farwest.games.colorado_county import bag, chronicle, data as D, fists, knowledge
from farwest.games.colorado_county.state import AUCTION, County


def open_bids(county: County) -> None:
    """Counts and numbers become public, then every cowboy goes back into the bag."""
    rank(county)
    county.opened = county.fist[:]
    county.opened_kind = AUCTION
    if county.journal is not None:
        chronicle.bids_opened(county)
    seat: i64
    for seat in range(county.players):
        word: i64
        for word in range(2):
            rest = county.fist[2 * seat + word]
            while rest != 0:
                cowboy = word * D.HALF + bits.lowest(rest)
                rest &= rest - 1
                knowledge.put_back(county, seat, cowboy)
                bag.hand_over(county, seat, cowboy)
    fists.open_hands(county)


def rank(county: County) -> None:
    """CO-4.6.4, CO-4.6.5: who takes a card, in which order, and who made the lowest offer (CO-4.9.1)."""
    county.ranks = 0
    county.lowest = 0
    bidders: i64 = 0
    seat: i64
    for seat in range(county.players):
        if county.count[seat] <= 0:
            county.lowest |= BIT[seat]
            continue
        bidders += 1
        better: i64 = 0
        other: i64
        for other in range(county.players):
            if other != seat and fists.beats(county, other, seat):
                better += 1
        county.ranks |= seat * BIT[3 * better]
    county.takers = bidders if bidders < county.shown_each() else county.shown_each()
    if county.lowest == 0:
        county.lowest = BIT[county.ranks >> 3 * (bidders - 1) & 7]


def taker(county: County) -> i64:
    """Whose turn it is to take a card (CO-4.7.1)."""
    return county.ranks >> 3 * county.slot & 7


def compensate(county: County, chance: Chance) -> None:
    """CO-4.9: two cowboys for everybody who bid nothing, else for the lowest bid; the bag holds all bids by now."""
    bag.draw(county, county.lowest, D.COMPENSATION, chance)
