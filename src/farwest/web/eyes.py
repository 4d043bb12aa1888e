"""Through whose eyes a page looks, and the curtain between several people at one screen."""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.core import SPECTATOR
from farwest.tables.plan import Person
from farwest.tables.table import Table


class Eyes(NamedTuple):
    """`viewer` is whose page it is; `behind` the seat of another person at the same screen who is to decide next.

    `curtain`: nobody has said yet that it is him who looks, so nothing private is shown.
    """

    viewer: int
    behind: int | None = None
    curtain: bool = False


def eyes_of(table: Table, person: Person, asked: int | None) -> Eyes:
    """`asked` is the seat that the page was opened for.

    Whoever holds one seat looks through it. Of several, the one asked for, until another one is to decide: its player
    takes the screen, and where there are secrets only when he says so.
    """
    mine = [seat for seat in table.seats_of(person) if table.seats[seat].bot is None]
    if table.phase != "playing" or len(mine) < 2:
        return Eyes(table.viewer_for(person, asked))
    owing = [seat for seat in mine if table.state.owes(seat)]
    if asked in mine:
        if asked in owing or not owing:
            return Eyes(asked)
        if table.state.has_secrets(asked) or table.state.has_secrets(owing[0]):
            return Eyes(asked, owing[0])
        return Eyes(owing[0])
    if not owing:
        return Eyes(SPECTATOR)
    return Eyes(SPECTATOR, owing[0], True) if table.state.has_secrets(owing[0]) else Eyes(owing[0])
