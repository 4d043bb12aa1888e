"""The server process: listens before it says so, and closes within two seconds with players connected."""

from __future__ import annotations

import socket
from typing import Final

import uvicorn
from sse_starlette.sse import AppStatus

from farwest.web.app import build
from farwest.web.settings import Settings
from farwest.web.site import Site

STOPPING: Final = 1  # seconds that open requests may take when the house closes


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
        # Otherwise streams would be cut off in the middle, now and then, before `shutdown` ends them.
        AppStatus.disable_automatic_graceful_drain()  # type: ignore[no-untyped-call]
        self._socket = config.bind_socket()
        self._socket.listen(config.backlog)  # who comes before the house is open waits at the door
        self.address = f"http://{host}:{self._socket.getsockname()[1]}"

    def open(self) -> None:
        self.run([self._socket])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams are ended before connections are counted, so that nobody waits for them."""
        site = getattr(self.config.app.state, "site", None)  # type: ignore[union-attr]
        if isinstance(site, Site):
            await site.hub.desk.close()
        await super().shutdown(sockets)
