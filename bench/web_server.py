"""The server to be measured, as `farwest serve` runs it, without limits on how often one person may ask."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from farwest.web.logs import configure
from farwest.web.processes import Processes
from farwest.web.server import House
from farwest.web.settings import embedded


def main(folder: str, processes: int) -> None:
    configure()
    settings = embedded(Path(folder))._replace(rates=False)
    house = House(settings, "127.0.0.1", 0) if processes == 1 else Processes(settings, "127.0.0.1", 0, processes)
    print(house.address, flush=True)
    with suppress(KeyboardInterrupt):
        house.open()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
