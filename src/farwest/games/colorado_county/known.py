"""What can be known of hidden cowboys, for people and for views. See `knowledge.py`."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.data import Plain
from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.knowledge import (
    DEAL,
    EVERY_SEAT,
    MOST_EPOCHS,
    ONCE,
    PRIVATE_AT,
    SEATS_AT,
    SINCE,
    TWICE,
    holders,
)
from farwest.games.colorado_county.state import County


def surely_in_bag(county: County) -> list[int]:
    """Put back since the last draw, so nobody can have it (CO-4.9.2)."""
    return [cowboy for cowboy in range(D.COWBOY_COUNT) if county.lore[cowboy] == county.epoch + 1]


def surely_held(county: County, viewer: int, seat: int) -> list[int]:
    """Cowboys that the viewer knows to be in the seat's hand."""
    return [cowboy for cowboy in range(D.COWBOY_COUNT) if holders(county, viewer, cowboy) == BIT[seat]]


def shown_to(county: County, viewer: int) -> dict[str, Plain]:
    """All of this that the viewer may know, for `complete.py`."""
    public: list[Plain] = [_public(county.lore[cowboy]) for cowboy in range(D.COWBOY_COUNT)]
    private = {
        str(cowboy + 1): [*bits.members(county.lore[cowboy] >> (PRIVATE_AT + 4 * viewer) & EVERY_SEAT)]
        for cowboy in (range(D.COWBOY_COUNT) if viewer >= 0 else ())
        if county.lore[cowboy] >> (PRIVATE_AT + 4 * viewer) & EVERY_SEAT
    }
    return {
        "epoch": int(county.epoch),
        "cowboys": public,
        "private": {number: list(seats) for number, seats in private.items()},
        "ages": [[*ages_of(county, seat)] for seat in range(county.players)],
    }


def _public(lore: int) -> list[Plain]:
    return [lore & SINCE, [*bits.members(lore >> SEATS_AT & EVERY_SEAT)]]


def ages_of(county: County, seat: int) -> list[int]:
    """The draws that may have brought what a seat holds, each as often as it may have brought one; 0 is the deal."""
    once, twice = (county.ages[3 * seat + word] for word in (ONCE, TWICE))
    later = [age for age in range(1, MOST_EPOCHS) for word in (once, twice) if word >> age & 1]
    return [0] * int(county.ages[3 * seat + DEAL]) + later
