"""A process in which bots think: `python -m farwest.tables.worker`, a job a line in, an answer a line out.

It ends when its input does, so it never outlives the server, however that may have died.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from farwest.bots.hints import hints
from farwest.bots.levels import make
from farwest.games import GAMES
from farwest.tables.thinking import Answer, Job

NICER: Final = 5  # pages come first


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    os.nice(NICER)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no answer
    serve(sys.stdin.buffer, answers)


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    for line in jobs:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


def answer(line: bytes) -> Answer:
    """A job thought through. Whatever goes wrong is told, not raised: the next job may be a better one."""
    try:
        return think(msgspec.json.decode(line, type=Job))
    except Exception as error:
        return Answer(problem=repr(error))


def think(job: Job) -> Answer:
    game = GAMES.find(job.game)
    if not job.hints:
        return Answer(make(job.level, game, job.seed).choose(job.view, job.legal, job.budget))
    found = hints(job.level, game, job.view, job.legal, job.hints, seed=job.seed, budget=job.budget)
    return Answer(
        hints=[
            (hint.action, hint.worth, hint.share, (hint.reason.key, hint.reason.args) if hint.reason else None)
            for hint in found
        ]
    )


if __name__ == "__main__":
    main()
