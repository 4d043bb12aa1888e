"""The board in lists of cells, for views, the journal and bots: borders and groups (CO-5.3)."""

from __future__ import annotations

from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.state import County


def cells_of(county: County, seat: int) -> list[int]:
    """The seat's plots, row by row."""
    return [cell for cell, held in enumerate(county.grid) if held == seat]


def borders_of(county: County, seat: int) -> list[int]:
    return [cell for cell in cells_of(county, seat) if D.IS_BORDER[cell]]


def groups_of(county: County, seat: int) -> list[list[int]]:
    """CO-5.3.1: plots connected by sides, each group row by row, in the order of their first plots."""
    rest = set(cells_of(county, seat))
    groups: list[list[int]] = []
    for cell in sorted(rest):
        if cell in rest:
            groups.append(sorted(_connected(cell, rest)))
            rest.difference_update(groups[-1])
    return groups


def _connected(cell: int, among: set[int]) -> set[int]:
    found, edge = {cell}, [cell]
    while edge:
        at = 4 * edge.pop()
        for beside in D.BESIDE[at : at + 4]:
            if beside in among and beside not in found:
                found.add(int(beside))
                edge.append(int(beside))
    return found


def doubles_of(county: County, seat: int) -> list[list[int]]:
    return [group for group in groups_of(county, seat) if len(group) == 2]


def domain_of(county: County, seat: int) -> list[int]:
    """The largest group of three or more; of several equal ones the first."""
    return max((group for group in groups_of(county, seat) if len(group) > 2), key=len, default=[])


def names(cells: list[int]) -> str:
    return " ".join(D.CELLS[cell] for cell in cells)
