"""What a scoring would give now, and what it would give with a few markers more (CO-5.2 to CO-5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from farwest.games.colorado_county import data as D

NUMBER: Final = {name: number for number, name in enumerate(D.CELLS)}


class Tally(NamedTuple):
    """What one seat has, and the points it would bring."""

    border: int
    lakes: tuple[str, ...]
    doubles: int
    domain: int
    border_points: int
    lake_points: int
    double_points: int
    domain_points: int

    @property
    def total(self) -> int:
        return self.border_points + self.lake_points + self.double_points + self.domain_points


class Forecast(NamedTuple):
    tallies: list[Tally]
    owners: dict[str, int | None]


def beside(cell: str) -> list[str]:
    """The cells that share a side with it (CO-2.2.2)."""
    at = 4 * NUMBER[cell]
    return [D.CELLS[other] for other in D.BESIDE[at : at + 4] if other >= 0]


def is_border(cell: str) -> bool:
    return bool(D.IS_BORDER[NUMBER[cell]])


def groups(markers: Mapping[str, int], seat: int) -> list[set[str]]:
    """The groups of a seat's plots, each as large as it goes (CO-5.3.1)."""
    left = {cell for cell, owner in markers.items() if owner == seat}
    found = []
    while left:
        group, edge = set[str](), {left.pop()}
        while edge:
            group |= edge
            edge = {other for cell in edge for other in beside(cell) if other in left}
            left -= edge
        found.append(group)
    return found


def forecast(view: Mapping[str, Any], seat: int = 0, cells: Sequence[str] = ()) -> Forecast:
    """As if the seat's markers were put on the cells, one after the other, and then it were scored."""
    markers = dict(view["markers"])
    owners = {lake["id"]: lake["owner"] for lake in view["lakes"]}
    for cell in cells:
        markers[cell] = seat
        for lake in view["lakes"]:
            owners[lake["id"]] = _owner(lake, owners[lake["id"]], markers, view["players"])
    return Forecast(_tallies(view, markers, owners), owners)


def _owner(lake: Mapping[str, Any], owner: int | None, markers: Mapping[str, int], players: int) -> int | None:
    """CO-5.2.3."""
    counts = [0] * players
    for cell in lake["fields"]:
        if cell in markers:
            counts[markers[cell]] += 1
    most = max(counts)
    if most == 0:
        return None
    if owner is not None and counts[owner] == most:
        return owner
    return counts.index(most) if counts.count(most) == 1 else None


def _tallies(view: Mapping[str, Any], markers: Mapping[str, int], owners: Mapping[str, int | None]) -> list[Tally]:
    number = scored_round(view) - 1
    seats = range(view["players"])
    found = [groups(markers, seat) for seat in seats]
    border = [sum(owner == seat and is_border(cell) for cell, owner in markers.items()) for seat in seats]
    domain = [max((len(group) for group in found[seat] if len(group) > 2), default=0) for seat in seats]
    values = {lake["id"]: int(D.LAKE_POINTS[number]) or lake["value"] for lake in view["lakes"]}
    tallies = []
    for seat in seats:
        lakes = tuple(lake for lake, owner in owners.items() if owner == seat)
        doubles = sum(len(group) == 2 for group in found[seat])
        tallies.append(
            Tally(
                border=border[seat],
                lakes=lakes,
                doubles=doubles,
                domain=domain[seat],
                border_points=_reward(border, seat, rewards(D.BORDER_POINTS, number)),
                lake_points=sum(values[lake] for lake in lakes),
                double_points=doubles * int(D.DOUBLE_POINTS[number]),
                domain_points=_reward(domain, seat, rewards(D.DOMAIN_POINTS, number)),
            )
        )
    return tallies


def scored_round(view: Mapping[str, Any]) -> int:
    """The round whose scoring comes next; at the end, the last one."""
    return max(1, min(D.ROUNDS, int(view["round"])))


def rewards(points: Any, number: int) -> tuple[int, int]:
    """For the first place and for the second."""
    return int(points[2 * number]), int(points[2 * number + 1])


def _reward(amounts: list[int], seat: int, reward: tuple[int, int]) -> int:
    """CO-5.4.5: a place is one more than the number of those who have strictly more."""
    place = sum(other > amounts[seat] for other in amounts)
    return reward[place] if amounts[seat] > 0 and place < 2 else 0
