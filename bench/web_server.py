"""The server to be measured, as `farwest serve` runs it, without limits on how often one person may ask."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from farwest.web.logs import configure
from farwest.web.server import House
from farwest.web.settings import embedded


def main(folder: str) -> None:
    configure()
    house = House(embedded(Path(folder))._replace(rates=False), "127.0.0.1", 0)
    print(house.address, flush=True)
    with suppress(KeyboardInterrupt):
        house.open()


if __name__ == "__main__":
    main(sys.argv[1])
