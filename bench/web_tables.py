"""Tables for the clients of the load test: written into a database before the server starts, each with a list of acts.

The dice of a table follow from its secret, so its game can be played beforehand, at random, and what was played there
is legal when it is sent later.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from farwest.bots.levels import LEVELS
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.tables import changes
from farwest.tables.codes import new_code
from farwest.tables.making import new_table
from farwest.tables.plan import Person, Plan, SeatPlan
from farwest.tables.seats import Seat
from farwest.tables.store import Store
from farwest.tables.table import Table
from farwest.web.identity import Signer
from farwest.web.settings import embedded

GAME: Final = "wild-gangs"
FILE: Final = "tables.json"
TOGETHER: Final = ("face", "front")  # what the page sends with the card before it, as one act


class Seated(NamedTuple):
    """A table as a client knows it: the cookie of each seat, the acts to come, what its pages have seen."""

    code: str
    cookies: list[str]
    acts: list[tuple[int, str]]
    seen: int


def prepare(folder: Path, tables: int, players: int, least: int, seed: int = 1) -> None:
    """So many tables, at all stages of their games as long as at least that many acts are left."""
    asyncio.run(_prepare(folder, tables, players, least, seed))


def prepare_idle(folder: Path, tables: int, bots: bool) -> None:
    """Tables at the start of their games, for nobody to play but bots of the highest level."""
    asyncio.run(_prepare_idle(folder, tables, bots))


def read(folder: Path) -> list[Seated]:
    return [
        Seated(each["code"], each["cookies"], [(seat, text) for seat, text in each["acts"]], each["seen"])
        for each in json.loads((folder / FILE).read_text())
    ]


async def _prepare(folder: Path, tables: int, players: int, least: int, seed: int) -> None:
    settings = embedded(folder)
    signer, chooser = Signer(settings.key), random.Random(seed)
    store = await Store.open(settings.database)
    known: list[dict[str, Any]] = []
    for _ in range(tables):
        table = _table(GAMES.find(GAME), players)
        acts = together(_play_out(table.copy(), chooser))
        played = chooser.randrange(max(1, len(acts) - least))
        for seat, text in acts[:played]:
            table.happen(table.created_at, -1, *((seat, each) for each in text.split()))
        await store.create(table)
        people = [Person(seat.person or "", seat.name) for seat in table.seats]
        cookies = [signer.cookie(person) for person in people]
        known.append(Seated(table.code, cookies, acts[played:], table.version_for(0))._asdict())
    await store.close()
    (folder / FILE).write_text(json.dumps(known))


async def _prepare_idle(folder: Path, tables: int, bots: bool) -> None:
    store = await Store.open(embedded(folder).database)
    known = []
    for _ in range(tables):
        table = _table(GAMES.find(GAME), 4, LEVELS[-1] if bots else None)
        await store.create(table)
        known.append(Seated(table.code, [], [], table.version_for(0))._asdict())
    await store.close()
    (folder / FILE).write_text(json.dumps(known))


def _table(game: Game, players: int, level: str | None = None) -> Table:
    """All seats taken, by people or by bots of that level."""
    people = [Person(f"{new_code(True)}-{number}", f"Player {number + 1}") for number in range(players)]
    seats = [Seat.for_bot(level) if level else Seat.for_anybody() for _ in people]
    for seat, person in zip(seats, people, strict=True):
        if level is None:
            seat.take(person.id, person.name)
    plan = Plan(game=game.id, players=players, seats=[SeatPlan("person") for _ in people]).checked(game, ())
    return new_table(game, plan, people[0], new_code(True), time.time(), seats=seats)


def _play_out(table: Table, chooser: random.Random) -> list[tuple[int, str]]:
    """The decisions of a whole game at random."""
    played = []
    while table.phase == "playing":
        seat = table.state.to_act()[0]
        text = table.game.text(chooser.choice(table.state.legal(seat)))
        changes.bot_acts(table, seat, text, table.created_at)
        played.append((seat, text))
    return played


def together(decisions: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Decisions as acts: a card, its face and its front are chosen on the page and sent as one.

    >>> together([(0, "card:chief"), (0, "face:up"), (0, "front:NW.N"), (0, "peek:event:P1")])
    [(0, 'card:chief face:up front:NW.N'), (0, 'peek:event:P1')]
    """
    acts: list[tuple[int, str]] = []
    for seat, text in decisions:
        if text.partition(":")[0] in TOGETHER and acts and acts[-1][0] == seat:
            acts[-1] = (seat, f"{acts[-1][1]} {text}")
        else:
            acts.append((seat, text))
    return acts
