"""From one decision to the next (CO-4.1): rounds of auctions, each with its window, bids, cards and compensation."""

from __future__ import annotations

from farwest.engine.core import NOBODY, Chance
from farwest.engine.native import i64
from farwest.games.colorado_county import (
    auction,
    cards,
    chronicle,
    data as D,
    fists,
    flags,
    land,
    placement,
    sales,
    scoring,
    setup,
)
from farwest.games.colorado_county.state import BID, CHOOSE_CARD, FREE, INTEREST, SALE_BID, County


def begin(county: County, chance: Chance) -> None:
    """After the set-up: free lakes are laid by the players (CO-3.2), otherwise the first round begins (CO-3.6)."""
    if county.layout == FREE and county.placed < D.LAKE_COUNT:
        setup.begin_lake(county)
    else:
        begin_round(county, chance)


def begin_round(county: County, chance: Chance) -> None:
    """CO-4.3, CO-4.4: a new deck, and all the flags anew."""
    county.round += 1
    county.auction = 0
    county.placed = 0
    county.passing = 0
    seat: i64
    for seat in range(county.players):
        county.sold[seat] = 0
    flags.deal_flags(county)
    land.free_land(county)
    if county.journal is not None:
        chronicle.round_began(county)
    next_flag(county, chance)


def next_flag(county: County, chance: Chance) -> None:
    """CO-4.4.4: a flag for which there is no room would stay aside for the round."""
    if county.placed < D.ROUND_CARDS and flags.has_room(county):
        flags.begin_turn(county)
    else:
        begin_auction(county, chance)


def begin_auction(county: County, chance: Chance) -> None:
    """CO-4.10.1: the window comes after the cards are turned, but before it in the last auction of the round."""
    county.auction += 1
    county.slot = 0
    if county.journal is not None:
        chronicle.auction_began(county)
    if county.auction < county.auctions():
        cards.turn_up(county, chance)
    go_through_window(county, chance)


def go_through_window(county: County, chance: Chance) -> None:
    if sales.ask_next(county):
        return
    if county.auction == county.auctions():
        cards.turn_up(county, chance)
    county.slot = 0
    everybody: i64 = (16 >> (4 - county.players)) - 1
    fists.open_window(county, BID, everybody)
    go_on_if_sealed(county, chance)


def passed(county: County, chance: Chance) -> None:
    """CO-4.10.2: his slot in this window is over."""
    county.slot += 1
    go_through_window(county, chance)


def go_on_if_sealed(county: County, chance: Chance) -> None:
    """CO-4.1.2: when the last one is in, all is revealed together."""
    if county.actor != NOBODY:
        return
    if county.decision == INTEREST:
        sales.hear_answers(county)
        go_on_after_sale(county, chance)
    elif county.decision == SALE_BID:
        sales.open_fists(county)
        go_on_after_sale(county, chance)
    else:
        auction.open_bids(county)
        county.slot = 0
        next_taker(county, chance)


def go_on_after_sale(county: County, chance: Chance) -> None:
    """Once the plot is bought or left, the seller is asked again (CO-4.10.2)."""
    if county.seller < 0:
        go_through_window(county, chance)


def next_taker(county: County, chance: Chance) -> None:
    """CO-4.7.1: in rank order; then what is left is discarded and the lowest offer draws (CO-4.8, CO-4.9)."""
    if county.slot < county.takers:
        county.decision = CHOOSE_CARD
        county.actor = auction.taker(county)
        return
    county.slot = 0
    county.takers = 0
    cards.discard(county)
    auction.compensate(county, chance)
    if county.auction < county.auctions():
        begin_auction(county, chance)
    else:
        end_round(county, chance)


def card_done(county: County, chance: Chance) -> None:
    placement.end_card(county)
    next_taker(county, chance)


def end_round(county: County, chance: Chance) -> None:
    """CO-4.11."""
    scoring.score_round(county)
    land.clear_flags(county)
    if county.round < D.ROUNDS:
        begin_round(county, chance)
    else:
        scoring.finish(county)
