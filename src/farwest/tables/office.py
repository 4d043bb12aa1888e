"""The telegraph office in the parent process: where the wires of all serving processes end, and where bots think.

What is for all goes to all others as it is. Bots think here so that there are as many thinkers as the operator wants,
with one line for the whole house, however many processes serve.
"""

from __future__ import annotations

import asyncio
from functools import partial
from socket import socket

import msgspec

from farwest.tables.thinking import NoThought, Thinker, Thinking
from farwest.tables.wire import (
    TO_ALL,
    Count,
    Counted,
    Failed,
    GiveUp,
    Message,
    Ready,
    Roll,
    Think,
    Thought,
    ToOffice,
    Wire,
)


class Customer:
    """A serving process, as the office knows it."""

    def __init__(self, office: Office, number: int) -> None:
        self.number = number
        self.wire = Wire(partial(office.heard, self), partial(office.cut, self))
        self.jobs: dict[int, asyncio.Task[None]] = {}
        self.is_ready = False
        self.gone = asyncio.Event()

    def send(self, message: Message) -> None:
        self.wire.send(msgspec.json.encode(message))


class Office:
    """`failures` counts the bots of all processes that came to no usable answer since the house was opened."""

    def __init__(self, thinker: Thinker) -> None:
        self.failures = 0
        self._thinker = thinker
        self._customers: set[Customer] = set()

    async def connect(self, number: int, end: socket) -> Customer:
        """A process of that number will use the other end; whatever is left of its forerunner is forgotten."""
        for forerunner in [each for each in self._customers if each.number == number]:
            self.cut(forerunner)
        customer = Customer(self, number)
        self._customers.add(customer)
        await customer.wire.open(end)
        return customer

    async def close(self) -> None:
        for customer in list(self._customers):
            customer.wire.close()
            self.cut(customer)
        await self._thinker.close()

    def heard(self, customer: Customer, line: bytes) -> None:
        if line.startswith(TO_ALL):
            told = line[len(TO_ALL) :]
            for other in self._customers:
                if other is not customer and other.is_ready:
                    other.wire.send(told)
        else:
            self._answer(customer, msgspec.json.decode(line[1:], type=ToOffice))

    def cut(self, customer: Customer) -> None:
        """Its wire is cut: it has died, or is of no use any more."""
        if customer not in self._customers:
            return
        self._customers.discard(customer)
        for job in customer.jobs.values():
            job.cancel()
        customer.gone.set()
        if customer.is_ready:
            self._call_the_roll()

    def _call_the_roll(self) -> None:
        living = sorted(each.number for each in self._customers if each.is_ready)
        for customer in self._customers:
            if customer.is_ready:
                customer.send(Roll(living))

    def _answer(self, customer: Customer, message: ToOffice) -> None:
        match message:
            case Ready():
                customer.is_ready = True
                self._call_the_roll()
            case Think(number):
                job = asyncio.create_task(self._think(customer, message))
                customer.jobs[number] = job
                job.add_done_callback(lambda _: customer.jobs.pop(number, None))
            case GiveUp(number) if number in customer.jobs:
                customer.jobs[number].cancel()
            case Failed():
                self.failures += 1
            case Count(number):
                customer.send(Counted(number, self._counts()))

    async def _think(self, customer: Customer, asked: Think) -> None:
        try:
            thought = Thought(asked.number, await self._thinker.think(asked.table, asked.job))
        except NoThought as error:
            thought = Thought(asked.number, problem=str(error))
        except Exception as error:  # whatever it is, nobody waits for ever
            thought = Thought(asked.number, problem=repr(error))
        customer.send(thought)

    def _counts(self) -> dict[str, int]:
        busy = self._thinker
        counted = {"thinking": busy.thinking, "waiting": busy.waiting} if isinstance(busy, Thinking) else {}
        return {**counted, "failed": self.failures}
