"""The clients of the load test, all in one process: raw sockets, so that they cost less than the server.

    python -m bench.web_load FOLDER ADDRESS --server PID --seconds 10 --period 2
    python -m bench.web_load FOLDER ADDRESS --server PID --watchers 1000 --moves 40

Every seat of every table holds a stream open. A move is a POST as the page sends it; it has taken until every stream of
its table has brought the news. With --watchers one table is played, and so many strangers watch it. Prints one JSON
line.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

from bench import web_report as report, web_tables
from bench.web_tables import Seated
from farwest.web.identity import PERSON_COOKIE

AT_ONCE: Final = 50  # connections being opened
PATIENCE: Final = 120.0  # seconds for all streams to be open, or for one move
QUIET: Final = 1.0  # seconds without news before the first move: comings and goings have been told
RAMP: Final = 2.0  # seconds of play before anything is counted
EVENT_END: Final = b"\n\n"  # pings end otherwise
DONE: Final = 204
LOST: Final = 0
now = time.perf_counter


class Line(asyncio.Protocol):
    """A connection that is opened once and read by whoever inherits this."""

    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    async def open(self, address: tuple[str, int]) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, *address)


class Stream(Line):
    """An open page. It waits for some bytes, or for the end of an event, and notes when they came."""

    def __init__(self, path: str, cookie: str = "") -> None:
        self.path = path
        self.cookie = cookie
        self.received = 0
        self.lost = False
        self.awaited = EVENT_END
        self.news: asyncio.Future[float] | None = None
        self._rest = b""

    def expect(self, awaited: bytes) -> asyncio.Future[float]:
        self.awaited = awaited
        self.news = asyncio.get_running_loop().create_future()
        return self.news

    async def open(self, address: tuple[str, int]) -> None:
        """Until the whole state has come."""
        first = self.expect(self.awaited)
        await super().open(address)
        head = (
            f"GET {self.path} HTTP/1.1\r\nhost: {host(address)}\r\naccept: text/event-stream\r\naccept-language: en\r\n"
            "accept-encoding: gzip, deflate, br\r\n"
        )
        self.transport.write(f"{head}cookie: {PERSON_COOKIE}={self.cookie}\r\n\r\n".encode())
        await first

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.news is None:
            return
        text = self._rest + data
        if self.awaited in text:
            self.news.set_result(now())
            self.news, self._rest = None, b""
        else:
            self._rest = text[1 - len(self.awaited) :]

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True


class Sender(Line):
    """The other connection of a browser: one request at a time, kept open between them."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.address = address
        self.open_now = False
        self._answer: asyncio.Future[tuple[int, float]] | None = None

    async def act(self, code: str, cookie: str, fields: dict[str, Any]) -> tuple[int, float, float]:
        """The status, when it was sent, when it was answered."""
        if not self.open_now:
            await self.open(self.address)
            self.open_now = True
        body = urlencode(fields).encode()
        head = (
            f"POST /t/{code}/act HTTP/1.1\r\nhost: {host(self.address)}\r\n"
            f"cookie: {PERSON_COOKIE}={cookie}\r\nhx-request: true\r\n"
            "accept-encoding: gzip, deflate, br\r\nsec-fetch-site: same-origin\r\n"
            "content-type: application/x-www-form-urlencoded\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        self._answer = asyncio.get_running_loop().create_future()
        sent = now()
        self.transport.write(head.encode() + body)
        status, answered = await self._answer
        return status, sent, answered

    def data_received(self, data: bytes) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(data[9:12]), now()))

    def connection_lost(self, error: Exception | None) -> None:
        self.open_now = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((LOST, now()))


def host(address: tuple[str, int]) -> str:
    return f"{address[0]}:{address[1]}"


class Player:
    """Plays all seats of a table, one act after the other, and notes how long each took."""

    def __init__(self, table: Seated, address: tuple[str, int], tally: Tally) -> None:
        self.table = table
        self.sender = Sender(address)
        self.tally = tally
        self.seen = table.seen
        self.acts = iter(table.acts)
        self.streams = [
            Stream(f"/t/{table.code}/stream?as={seat}", cookie) for seat, cookie in enumerate(table.cookies)
        ]
        for stream in self.streams:
            stream.awaited = marker(self.seen)

    async def move(self, watchers: Sequence[Stream] = ()) -> tuple[float, float, list[float]] | None:
        """When the next act was sent, when answered, when the watchers had it; None when nothing is left to play."""
        act = next(self.acts, None)
        if act is None:
            return None
        seat, text = act
        fields: dict[str, Any] = {"as": seat, "seen": self.seen}
        fields |= {f"step-{number}": each for number, each in enumerate(text.split(), 1)}
        self.seen += 1
        seats = [stream.expect(marker(self.seen)) for stream in self.streams]
        others = [stream.expect(EVENT_END) for stream in watchers]
        status, sent, answered = await self.sender.act(self.table.code, self.table.cookies[seat], fields)
        if status == LOST:  # the server had just closed an idle connection: browsers ask again too
            status, _, answered = await self.sender.act(self.table.code, self.table.cookies[seat], fields)
        if status != DONE:
            raise RuntimeError(f"{text!r} at {self.table.code} was answered with {status}")
        arrived = [await news for news in seats]
        self.tally.add(sent, answered, max(arrived), len(text.split()))
        return sent, answered, [await news for news in others]

    async def play(self, period: float, begin: float) -> None:
        """As fast as it goes, or about every `period` seconds, until the tally is closed or the game is over."""
        due = begin + random.random() * period
        while not self.tally.closed:
            await asyncio.sleep(due - now())
            async with asyncio.timeout(PATIENCE):
                if await self.move() is None:
                    break
            due = max(due + period * random.uniform(0.5, 1.5), now())
        self.tally.closed = True  # a table less would be another load


def marker(seen: int) -> bytes:
    """In the part of the page that comes last, for those who hold a seat."""
    return b'name="seen" value="%d"' % seen


class Tally:
    """What was counted between two moments, and what the server used meanwhile, with its whole family if it has one."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.opened = float("inf")
        self.closed = False
        self.took: list[float] = []
        self.answers: list[float] = []
        self.decisions = 0

    def add(self, sent: float, answered: float, arrived: float, decisions: int) -> None:
        if sent >= self.opened and not self.closed:
            self.took.append(arrived - sent)
            self.answers.append(answered - sent)
            self.decisions += decisions

    async def count(self, seconds: float) -> dict[str, Any]:
        self.opened = now()
        used, own = self.server_cpu(), _own_cpu()
        while now() - self.opened < seconds and not self.closed:
            await asyncio.sleep(0.02)
        spent = now() - self.opened
        self.closed = True
        used_now = self.server_cpu()
        return {
            "seconds": spent,
            **report.rates(self.took, spent),
            "decisions_per_s": round(self.decisions / spent, 1),
            **report.spread(self.took),
            "answer_p50_ms": report.milliseconds(report.quantile(self.answers, 0.5)),
            "server_cpu_ms_per_move": report.per_move(used, used_now, len(self.took)),
            "client_cpu_share": round((_own_cpu() - own) / spent, 2),
            "server_mb": self.server_mb(),
        }

    def server_cpu(self) -> float | None:
        return report.together([report.cpu_seconds(server) for server in self._servers()])

    def server_mb(self) -> float | None:
        return report.together([report.megabytes(server) for server in self._servers()])

    def _servers(self) -> list[int]:
        return report.family(self.asked.server) if self.asked.family else [self.asked.server]


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def open_all(streams: Sequence[Stream], address: tuple[str, int]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def enter(stream: Stream) -> None:
        async with gate:
            await stream.open(address)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(enter(stream) for stream in streams))
        received = -1
        while received != (received := sum(stream.received for stream in streams)):
            await asyncio.sleep(QUIET)


async def play(tables: Sequence[Seated], address: tuple[str, int], asked: argparse.Namespace) -> dict[str, Any]:
    """Every table at its pace."""
    tally = Tally(asked)
    players = [Player(table, address, tally) for table in tables]
    streams = [stream for player in players for stream in player.streams]
    await open_all(streams, address)
    gc.freeze()
    moves = [asyncio.create_task(player.play(asked.period, now())) for player in players]
    await asyncio.sleep(RAMP)
    before = sum(stream.received for stream in streams)
    found = await tally.count(asked.seconds)
    pushes = max(1, len(tally.took)) * len(streams) / len(players)
    found["push_bytes"] = round((sum(stream.received for stream in streams) - before) / pushes)
    await asyncio.gather(*moves)
    return found | {"connections": len(streams), "lost": sum(stream.lost for stream in streams)}


async def watch(tables: Sequence[Seated], address: tuple[str, int], asked: argparse.Namespace) -> dict[str, Any]:
    """One table after the other with all the strangers around it, until enough moves are played."""
    to_last: list[float] = []
    from_sent: list[float] = []
    medians: list[float] = []
    lost = 0
    for table in tables:
        tally = Tally(asked)
        player = Player(table, address, tally)
        strangers = [Stream(f"/t/{table.code}/stream") for _ in range(asked.watchers)]
        await open_all([*player.streams, *strangers], address)
        while len(to_last) < asked.moves:
            async with asyncio.timeout(PATIENCE):
                moved = await player.move(strangers)
            if moved is None:
                break
            sent, answered, arrived = moved
            to_last.append(max(arrived) - answered)
            from_sent.append(max(arrived) - sent)
            medians.append(report.quantile(arrived, 0.5) - sent)
            await asyncio.sleep(0.1)
        lost += sum(stream.lost for stream in strangers)
        memory = tally.server_mb()
        for stream in [*player.streams, *strangers]:
            stream.transport.abort()
        if len(to_last) >= asked.moves:
            break
    return {
        "watchers": asked.watchers,
        "moves": len(to_last),
        "answered_to_last_ms": report.spread(to_last),
        "sent_to_last_ms": report.spread(from_sent),
        "sent_to_median_watcher_ms": report.milliseconds(report.quantile(medians, 0.5)),
        "server_mb": memory,
        "lost": lost,
    }


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.web_load")
    parser.add_argument("folder", type=Path)
    parser.add_argument("address")
    parser.add_argument("--server", type=int, required=True, help="the id of the server's process")
    parser.add_argument("--family", action="store_true", help="count what that process has started too")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--period", type=float, default=0.0, help="seconds between the moves of a table; 0: no rest")
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--moves", type=int, default=40, help="how many, with --watchers")
    asked = parser.parse_args(given)
    where = urlsplit(asked.address)
    address = (where.hostname or "", where.port or 0)
    work = watch if asked.watchers else play
    print(json.dumps(asyncio.run(work(web_tables.read(asked.folder), address, asked))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
