"""What a scoring would give now: shown beside the board all the time, and the ground on which bots judge."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.engine.data import Plain
from farwest.games.colorado_county import cards, data as D, scoring, terrain
from farwest.games.colorado_county.state import County


def scored_round(county: County) -> int:
    """The round that is scored next; at the end the last one."""
    return max(1, int(county.round))


def lake_points(county: County, lake: int) -> int:
    return int(scoring.lake_points(scored_round(county), lake))


def hidden_of(county: County, flag: int) -> int:
    """Cards of a colour face down in the round deck; none before the first round and after the last."""
    return int(cards.hidden_of(county, flag)) if county.round else 0


def running(county: County) -> Iterator[Plain]:
    found = scoring.tally(county)
    number = scored_round(county)
    for seat in range(county.players):
        points = [int(scoring.points_of(county, number, found, seat, category)) for category in range(4)]
        borders = terrain.borders_of(county, seat)
        yield {
            "border": {
                "count": len(borders),
                "cells": _names(borders),
                "place": _place(int(scoring.place_in(county, found, seat, scoring.BORDER))),
                "points": points[scoring.BORDER],
            },
            "lake": {
                "lakes": [D.LAKES[lake] for lake in range(D.LAKE_COUNT) if county.owner[lake] == seat],
                "points": points[scoring.LAKE],
            },
            "double": {
                "groups": [_names(group) for group in terrain.doubles_of(county, seat)],
                "points": points[scoring.DOUBLE],
            },
            "domain": {
                "cells": _names(terrain.domain_of(county, seat)),
                "place": _place(int(scoring.place_in(county, found, seat, scoring.DOMAIN))),
                "points": points[scoring.DOMAIN],
            },
            "total": sum(points),
        }


def _names(cells: list[int]) -> list[Plain]:
    return [D.CELLS[cell] for cell in cells]


def _place(place: int) -> int | None:
    return place or None
