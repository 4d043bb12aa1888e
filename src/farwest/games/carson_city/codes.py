"""Numbers with names: phases, decisions, what a parcel offers, what an edge is."""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1  # a parcel without a tile, a place of the row without a building
NO_SEAT: Final = -1
NO_CARD: Final = -1
NOWHERE: Final = -1
WHITE: Final = 32  # the bit of the white cowboy among those who stand on a location; seats have the bits 1 to 16

# Phases (CC-4.1).
SETUP: Final = 0
PERSONALITIES: Final = 1
PLACEMENT: Final = 2
RESOLUTION: Final = 3  # with the end of the round
FINISHED: Final = 4

# Decisions (section 4.7 of the rules). RUNNING: nobody is asked, the engine goes on.
RUNNING: Final = 0
CHOOSE_START: Final = 1
CHOOSE_CARD: Final = 2
CHOOSE_SETTLED: Final = 3
HIRE: Final = 4
GROCER_TAKES: Final = 5
WORKER_TAKES: Final = 6
RED_TAKES: Final = 7
BUY_GUNS: Final = 8
PLACE: Final = 9
ORDER_DUELS: Final = 10
BUY_PARCEL: Final = 11
BUY_BUILDING: Final = 12
CHOOSE_SITE: Final = 13
CHOOSE_HOUSE: Final = 14
CONSENT: Final = 15
PLACE_KEPT: Final = 16
GROCER_DOUBLES: Final = 17
BUY_VP: Final = 18
CASH_OUT: Final = 19
RED_BANK: Final = 20
LAY_LAST_ROADS: Final = 21
BURY: Final = 22
CHOOSE_TILE: Final = 23
END: Final = 24

# What a cowboy may do on a parcel: nothing, buy it, attack or defend the building on it (CC-4.22).
CLOSED: Final = 0
FOR_SALE: Final = 1
ESTATE: Final = 2

# Edges: out of reach, touching a road, touching a road of the running window, with a road on it (CC-5.11, CC-4.54).
FAR: Final = 0
OPEN: Final = 1
NEAR: Final = 2
ROAD: Final = 3

# Where the building of a build window comes from: a square (its number), the kept ones, the red worker's purchase.
FROM_KEPT: Final = 30
FROM_WORKER: Final = 31

# Which sides of the personality cards are used (CC-11.1).
YELLOW_SIDES: Final = 0
RED_SIDES: Final = 1
RANDOM_SIDES: Final = 2
CUSTOM_SIDES: Final = 3
