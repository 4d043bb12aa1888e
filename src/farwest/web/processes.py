"""Several processes that serve one house: `farwest serve --processes 4`.

The parent serves no page. It keeps the address, starts the serving processes and starts them again when they die, and
runs the telegraph office where they tell each other what they commit and where their bots think. Every process has a
door of its own at the same address (SO_REUSEPORT), so that Linux spreads the visitors evenly; one door for all would
let whoever wakes first take most of them.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec

from farwest.tables.hub import Hub
from farwest.tables.office import Customer, Office
from farwest.tables.store import Store
from farwest.tables.telegraph import Telegraph
from farwest.tables.thinking import Thinking, command
from farwest.web.app import open_hub
from farwest.web.logs import configure
from farwest.web.server import House
from farwest.web.settings import Settings

log = logging.getLogger(__name__)

CLOSING: Final = 1.7  # seconds for all processes to close
PARTING: Final = 3.0  # seconds for one that has left the office, before it is ended
SHORT_LIFE: Final = 10.0  # seconds: who dies younger is started again only after a rest
REST: Final = 1.0
BACKLOG: Final = 2048
FAILED: Final = 3  # the exit code of a house that could not be opened, as uvicorn has it


class NotHere(Exception):
    """This system does not spread connections over several processes at one address."""


class Processes:
    """`address` is where they serve; `open` serves until a signal comes."""

    def __init__(self, settings: Settings, host: str, port: int, many: int) -> None:
        if sys.platform != "linux":
            raise NotHere
        self._settings = settings
        self._many = many
        self._host = host
        self._family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.create_server((host, port), family=self._family) as free:  # OSError if somebody else serves there
            self._port: int = free.getsockname()[1]
        self._kept = self._door()  # bound and never opened: the address is ours although every process may be dead
        self.address = f"http://{host}:{self._port}"
        self._running: set[Process] = set()
        self._closing = asyncio.Event()

    def open(self) -> None:
        with self._kept:
            if not asyncio.run(self._serve()):
                sys.exit(FAILED)

    def _door(self) -> socket.socket:
        door = socket.socket(self._family)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        door.bind((self._host, self._port))
        return door

    async def _serve(self) -> bool:
        """Until a signal comes, or a process cannot even be started: then False."""
        store = await Store.open(self._settings.database)  # brought up to date once, before anybody uses it
        await store.close()
        thinking = Thinking(self._settings.thinkers, command(self._settings.programs))
        await thinking.warm_up()
        office = Office(thinking)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._closing.set)
        keepers = [asyncio.create_task(self._keep(office, number)) for number in range(1, self._many + 1)]
        signalled = asyncio.create_task(self._closing.wait())
        await asyncio.wait([signalled, *keepers], return_when=asyncio.FIRST_COMPLETED)
        asked = signalled.done()
        self._closing.set()
        await asyncio.gather(self._close(keepers), office.close())
        return asked

    async def _keep(self, office: Office, number: int) -> None:
        """A process of that number, again and again; it is given up if its very first start fails."""
        door = self._door()
        door.listen(BACKLOG)  # who comes before the house is open waits there; later others are open
        for start in count():
            began = time.monotonic()
            try:
                customer, process = await self._start(office, number, door)
                code = await self._wait(customer, process)
            except OSError as error:  # no memory, no more processes: perhaps later
                log.error("process %s cannot be started: %s", number, error)
            else:
                if self._closing.is_set():
                    return
                if start == 0 and not customer.is_ready:
                    log.error("process %s could not be opened (%s): the house closes", number, code)
                    return
                log.warning("process %s has ended (%s) and is started again", number, code)
            if time.monotonic() - began < SHORT_LIFE:
                with suppress(TimeoutError):
                    async with asyncio.timeout(REST):
                        await self._closing.wait()
            if self._closing.is_set():
                return
            door = self._door()

    async def _start(self, office: Office, number: int, door: socket.socket) -> tuple[Customer, Process]:
        """The door is the process's own from now on: when it dies, nobody waits there in vain."""
        here, there = socket.socketpair()
        with door, there:
            customer = await office.connect(number, here)
            words = (str(number), str(door.fileno()), str(there.fileno()))
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "farwest.web.processes", *words),
                stdin=PIPE,
                pass_fds=(door.fileno(), there.fileno()),
                start_new_session=True,  # Ctrl-C is for the parent, which tells its processes
            )
        self._running.add(process)
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.write(msgspec.json.encode(self._settings))
            await process.stdin.drain()
            process.stdin.close()
        return customer, process

    async def _wait(self, customer: Customer, process: Process) -> int:
        """Until it has ended. One that has left the office and does not end is ended."""
        gone = asyncio.create_task(customer.gone.wait())
        ended = asyncio.create_task(process.wait())
        await asyncio.wait([gone, ended], return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        await asyncio.wait([ended], timeout=PARTING)
        if not ended.done():
            _send(process, signal.SIGKILL)
        code = await ended
        self._running.discard(process)
        return code

    async def _close(self, keepers: list[asyncio.Task[None]]) -> None:
        for process in self._running:
            _send(process, signal.SIGTERM)
        await asyncio.wait(keepers, timeout=CLOSING)
        for process in self._running:
            log.warning("a process has not closed in time: %s", process.pid)
            _send(process, signal.SIGKILL)
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)


def _send(process: Process, number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        process.send_signal(number)


def main(number: int, door: int, wire: int) -> None:
    """A serving process: its settings come by standard input, since one of them is the key."""
    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    configure(process=number)

    def leave() -> None:
        """The parent has died: without it nobody is told of anything, and the address may be given to another."""
        house.should_exit = True

    async def join(settings: Settings) -> Hub:
        telegraph = Telegraph(number, leave)
        await telegraph.open(socket.socket(fileno=wire))
        return await open_hub(settings, telegraph)

    house = House(settings, "", 0, socket.socket(fileno=door), join)
    house.open()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))
