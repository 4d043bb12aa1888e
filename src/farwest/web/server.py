"""The server process: listens before it says so, and closes within two seconds with players connected."""

from __future__ import annotations

import gc
import socket
import sys
from typing import Final

import uvicorn

from farwest.web.app import build
from farwest.web.settings import Settings
from farwest.web.site import Site

STOPPING: Final = 1  # seconds that open requests may take when the house closes
# The thread that writes moves asks for the interpreter several times a move, and by default waits 5 ms each time while
# pages are being drawn.
PATIENCE: Final = 0.0002
# Hardly anything of ours goes round in circles; to look for that among all tables in memory takes long.
GARBAGE: Final = (50_000, 20, 50)


class House(uvicorn.Server):
    """`address` is where it listens; `open` serves until a signal comes."""

    def __init__(self, settings: Settings, host: str, port: int) -> None:
        config = uvicorn.Config(
            build(settings),
            host,
            port,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=STOPPING,
        )
        super().__init__(config)
        self._socket = config.bind_socket()
        self._socket.listen(config.backlog)  # who comes before the house is open waits at the door
        self.address = f"http://{host}:{self._socket.getsockname()[1]}"

    def open(self) -> None:
        sys.setswitchinterval(PATIENCE)
        gc.set_threshold(*GARBAGE)
        gc.freeze()
        self.run([self._socket])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams are ended before connections are counted, so that nobody waits for them."""
        site = getattr(self.config.app.state, "site", None)  # type: ignore[union-attr]
        if isinstance(site, Site):
            await site.hub.desk.close()
        await super().shutdown(sockets)
