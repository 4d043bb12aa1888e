"""What can be known of hidden cowboys (section 6): opened bids go back into the bag before everybody's eyes.

Two things are kept, both public except where said.

`lore[cowboy]` tells since when the cowboy's place is unknown. Its first byte is 0 while nobody has seen it since the
deal, else one more than the number of draws from the bag that came before it was put back; only later draws can have
brought it to anybody. The next four bits are the seats of which one surely holds it: a bid in a sale is shown and kept.
Then come four bits for each seat, the same for what this seat alone knows: where a cowboy is that it paid in private.

`ages` are three words per seat: how many of its cowboys may date from the deal, and in which draws it got one or two of
the others. When a cowboy is shown nobody knows which of the seat's draws brought it. Taking the oldest draw that can
have done so leaves the most room for what is still hidden; so a distribution of the hidden cowboys that fits `lore` and
`ages` is one that can have come about, and every one that can have come about fits.
"""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.state import County

SINCE: Final = 255
SEATS_AT: Final = 8
PRIVATE_AT: Final = 12
EVERY_SEAT: Final = 15
DEAL: Final = 0  # the three words of `ages`
ONCE: Final = 1
TWICE: Final = 2
MOST_EPOCHS: Final = 60


def deal(county: County) -> None:
    """CO-3.4: nobody knows anything but his own."""
    seat: i64
    for seat in range(county.players):
        county.ages[3 * seat + DEAL] = D.DEALT


def holders(county: County, viewer: i64, cowboy: i64) -> i64:
    """The seats of which, for all the viewer knows, one surely holds the cowboy; none where it may be in the bag."""
    lore = county.lore[cowboy]
    if viewer >= 0:
        private = lore >> (PRIVATE_AT + 4 * viewer) & EVERY_SEAT
        if private != 0:
            return private
    return lore >> SEATS_AT & EVERY_SEAT


# What happens to cowboys.


def put_back(county: County, seat: i64, cowboy: i64) -> None:
    """CO-4.6.6: shown by the seat, then in the bag before everybody's eyes."""
    lose_age(county.ages, seat, since(county, cowboy))
    county.lore[cowboy] = county.epoch + 1


def begin_draw(county: County) -> None:
    county.epoch += 1


def drew(county: County, seat: i64) -> None:
    """One cowboy of the bag, nobody else knows which."""
    gain_age(county.ages, seat, county.epoch)


def shown(county: County, seat: i64, cowboy: i64) -> None:
    """CO-4.10.8: a bid that lost is opened and taken back."""
    lose_age(county.ages, seat, since(county, cowboy))
    county.ages[3 * seat + DEAL] += 1
    county.lore[cowboy] = BIT[SEATS_AT + seat]


def gave(county: County, seat: i64, seller: i64, cowboy: i64) -> None:
    """CO-4.10.8: the winning bid goes to the seller, opened."""
    lose_age(county.ages, seat, since(county, cowboy))
    county.ages[3 * seller + DEAL] += 1
    county.lore[cowboy] = BIT[SEATS_AT + seller]


def paid(county: County, seat: i64, seller: i64, cowboy: i64) -> None:
    """CO-4.10.7: one cowboy in private. For the others it may have been any: the seat keeps its newest draws, the
    seller gets one that may be as new as the newest."""
    newest = newest_age(county.ages, seat)
    lose_age(county.ages, seat, 0)
    gain_age(county.ages, seller, newest)
    other: i64
    for other in range(D.COWBOY_COUNT):
        lore = county.lore[other]
        if lore >= BIT[SEATS_AT]:
            county.lore[other] = or_at_seller(county, lore, seat, seller)
    mine = PRIVATE_AT + 4 * seat
    his = PRIVATE_AT + 4 * seller
    known = county.lore[cowboy] & ~(BIT[mine] * EVERY_SEAT) & ~(BIT[his] * EVERY_SEAT)
    county.lore[cowboy] = known | BIT[mine + seller]


def or_at_seller(county: County, lore: i64, seat: i64, seller: i64) -> i64:
    """Whoever did not see the payment thinks it may have been this one, if he thought the payer held it."""
    at: i64 = SEATS_AT
    if lore >> (at + seat) & 1 == 1:
        lore |= BIT[at + seller]
    viewer: i64
    for viewer in range(county.players):
        at = PRIVATE_AT + 4 * viewer
        if viewer != seat and viewer != seller and lore >> (at + seat) & 1 == 1:
            lore |= BIT[at + seller]
    return lore


def since(county: County, cowboy: i64) -> i64:
    return county.lore[cowboy] & SINCE


# Ages: when a seat got what it holds.


def lose_age(ages: vec[i64], seat: i64, code: i64) -> None:
    """The oldest draw that can have brought a cowboy with that `since`."""
    if code == 0 and ages[3 * seat + DEAL] > 0:
        ages[3 * seat + DEAL] -= 1
        return
    later = ages[3 * seat + ONCE] >> code
    if later == 0:
        code = 0
        later = ages[3 * seat + ONCE]
    bit = BIT[bits.lowest(later) + code]
    if ages[3 * seat + TWICE] & bit != 0:
        ages[3 * seat + TWICE] ^= bit
    else:
        ages[3 * seat + ONCE] ^= bit


def gain_age(ages: vec[i64], seat: i64, age: i64) -> None:
    """A draw of that age; of a later one where the words have no room for a third, which leaves more room."""
    if age == 0:
        ages[3 * seat + DEAL] += 1
        return
    while ages[3 * seat + TWICE] >> age & 1 == 1:
        age += 1
    if ages[3 * seat + ONCE] >> age & 1 == 1:
        ages[3 * seat + TWICE] |= BIT[age]
    else:
        ages[3 * seat + ONCE] |= BIT[age]


def newest_age(ages: vec[i64], seat: i64) -> i64:
    age: i64 = 0
    later = ages[3 * seat + ONCE]
    while later > 1:
        later >>= 1
        age += 1
    return age


def age_count(ages: vec[i64], seat: i64, age: i64) -> i64:
    """How many cowboys of the seat date from that draw."""
    if age == 0:
        return ages[3 * seat + DEAL]
    return (ages[3 * seat + ONCE] >> age & 1) + (ages[3 * seat + TWICE] >> age & 1)
