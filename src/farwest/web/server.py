"""The server process: listens before it says so, and closes within two seconds with players connected."""

from __future__ import annotations

import gc
import socket
import sys
import time
from typing import Final

import uvicorn

from farwest.web.app import OpenHub, build, open_hub
from farwest.web.broom import Broom
from farwest.web.settings import Settings
from farwest.web.site import Site

STOPPING: Final = 1  # seconds that open requests may take when the house closes
# The thread that writes moves asks for the interpreter several times a move, and by default waits 5 ms each time while
# pages are being drawn.
PATIENCE: Final = 0.0002
TICKS: Final = 10  # of uvicorn, in a second


class House(uvicorn.Server):
    """`address` is where it listens; `open` serves until a signal comes. `door` is a socket that is bound already."""

    def __init__(
        self,
        settings: Settings,
        host: str,
        port: int,
        door: socket.socket | None = None,
        open_hub: OpenHub = open_hub,
    ) -> None:
        config = uvicorn.Config(
            build(settings, open_hub),
            host,
            port,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=STOPPING,
        )
        super().__init__(config)
        self._socket = door or config.bind_socket()
        if door is None:
            self._socket.listen(config.backlog)  # who comes before the house is open waits at the door
        self.address = f"http://{host}:{self._socket.getsockname()[1]}"
        self._broom = Broom(time.monotonic())

    def open(self) -> None:
        sys.setswitchinterval(PATIENCE)
        gc.disable()  # it is done by the broom
        gc.freeze()
        self.run([self._socket])

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0 and self._broom.is_due(time.monotonic(), self.server_state.total_requests):
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams are ended before connections are counted, so that nobody waits for them."""
        site = getattr(self.config.app.state, "site", None)  # type: ignore[union-attr]
        if isinstance(site, Site):
            await site.hub.desk.close()
        await super().shutdown(sockets)
