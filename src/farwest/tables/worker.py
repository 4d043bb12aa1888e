"""A process in which bots think: `python -m farwest.tables.worker`, a job a line in, an answer a line out.

It ends when its input does, so it never outlives the server, however that may have died.
"""

from __future__ import annotations

import os
import shlex
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import BinaryIO, Final

import msgspec

from farwest.bots.bot import Bot
from farwest.bots.external import PARTNERS, BotFailed, External, Partner
from farwest.bots.foresight import Course, go_on
from farwest.bots.hints import Hint, hints
from farwest.bots.levels import make
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.tables.thinking import Answer, Job, Told

NICER: Final = 10  # pages come first
QUICK: Final = "deputy"
STARTING: Final = 3.0  # seconds for a program to answer a greeting; it was started with the worker
PROGRAMS: Final[dict[str, list[str]]] = {}  # bots that are programs, with the operator's commands
FURTHER: Final = 0.2  # of the budget, for each further step of the turn in a hint
KEPT: Final = 4  # bots, each with what it thought last

_bots: Final[OrderedDict[tuple[str, str, int], Bot]] = OrderedDict()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    os.nice(NICER)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no answer
    PROGRAMS.update(read_programs(sys.argv[1:]))
    serve(sys.stdin.buffer, answers)
    PARTNERS.close()


def read_programs(given: Sequence[str]) -> dict[str, list[str]]:
    """`name=command`, as the server passes them on from its operator. Each program is started at once, to be ready."""
    programs = {name: shlex.split(command) for name, _, command in (text.partition("=") for text in given)}
    for command in programs.values():
        with suppress(BotFailed):  # it is tried again, and told, when the bot is to move
            PARTNERS.give(Partner(command))
    return programs


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    for line in jobs:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


def answer(line: bytes) -> Answer:
    """A job thought through. Whatever goes wrong is told, not raised: the next job may be a better one."""
    try:
        return think(msgspec.json.decode(line, type=Job))
    except Exception as error:
        return Answer(problem=str(error) if isinstance(error, BotFailed) else repr(error))


def think(job: Job) -> Answer:
    game = GAMES.find(job.game)
    if not job.hints and job.level in PROGRAMS:
        return Answer(_ask_program(job, game))
    if not job.hints:
        return Answer(_bot(job, game).choose(job.view, job.legal, job.budget))
    found = hints(job.level, game, job.view, job.legal, job.hints, seed=job.seed, budget=job.budget)
    until = monotonic() + job.budget
    return Answer(hints=[_told(hint, _course(job, game, n, hint.action, until)) for n, hint in enumerate(found)])


def _bot(job: Job, game: Game) -> Bot:
    """The same bot as before where it is the same table's: a marshal goes on with the search of its last decision."""
    asked = (job.game, job.level, job.seed)
    bot = _bots.pop(asked, None) or make(job.level, game, job.seed)
    _bots[asked] = bot
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot


def _ask_program(job: Job, game: Game) -> str:
    """Each decision is a job of its own, here or in another worker, so the program is greeted anew each time."""
    bot = External(game, job.seed, PROGRAMS[job.level], options=job.options, starting=STARTING)
    try:
        return bot.choose(job.view, job.legal, job.budget)
    finally:
        bot.end(None)


def _course(job: Job, game: Game, rank: int, action: str, until: float) -> Course:
    """How the turn would go on; for all but the best choice in the eyes of a bot that needs no time."""
    bot = make(QUICK if rank else job.level, game, job.seed)
    return go_on(bot, job.view, action, job.budget * FURTHER, until)


def _told(hint: Hint, course: Course) -> Told:
    """Where the turn goes on, the reason is that of its last step: a card is played for the place it will have."""
    why = course.reason or hint.reason
    then = [(step.key, step.args) for step in course.steps]
    return Told(hint.action, hint.worth, hint.share, (why.key, why.args) if why else None, hint.chance, then)


if __name__ == "__main__":
    main()
