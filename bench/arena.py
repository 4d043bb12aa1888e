"""The arena with guests: `farwest arena`, in which OpenSpiel's own ISMCTS may sit too. Run from the project's folder:

    python -m bench.arena wild-gangs --bots marshal@1s,openspiel-ismcts@1s --games 100

All options are those of `farwest arena`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bench.peers.openspiel_bot import make_bot
from farwest.cli import main as farwest
from farwest.terminal import contest


def main(given: Sequence[str] | None = None) -> None:
    contest.house_bots = make_bot
    farwest(["arena", *(sys.argv[1:] if given is None else given)])


if __name__ == "__main__":
    main()
