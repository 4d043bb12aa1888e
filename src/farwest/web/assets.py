"""Files that never change under one address: the address holds a digest of them all, browsers may keep them for ever.

One digest for all, so that a style sheet finds its fonts beside it under the very address that a page preloads.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.web.errors import Refused

FOREVER: Final = "public, max-age=31536000, immutable"
WORTH_PACKING: Final = ("text/css", "text/javascript", "image/svg+xml", "application/manifest+json")
DIGEST_LENGTH: Final = 10
OF_GAMES: Final = ("board.css", "board.js", "art.svg")  # what a game may bring for browsers

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Asset(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


@cache
def assets() -> dict[str, Asset]:
    """All of `web/static`, and what each game brings under `games/<id>/`. Read once."""
    own = dict(_files(resources.files("farwest.web") / "static", ""))
    for game in GAMES:
        own |= {f"games/{game.id}/{name}": game.files() / name for name in OF_GAMES if has_file(game, name)}
    return {name: _asset(name, file) for name, file in own.items()}


@cache
def digest() -> str:
    found = hashlib.sha256()
    for name, asset in sorted(assets().items()):
        found.update(name.encode() + b"\0" + hashlib.sha256(asset.plain).digest())
    return found.hexdigest()[:DIGEST_LENGTH]


def static(name: str) -> str:
    """Where a page finds the file. A name that is not there is a mistake of ours and stops the page."""
    assert name in assets(), f"no file {name}"
    return f"/static/{digest()}/{name}"


def game_file(game: Game, name: str) -> str:
    """Where a page finds a file that the game brings; empty when it brings none."""
    own = f"games/{game.id}/{name}"
    return f"/static/{digest()}/{own}" if own in assets() else ""


def has_file(game: Game, name: str) -> bool:
    return (game.files() / name).is_file()


async def serve(request: Request) -> Response:
    asset = assets().get(request.path_params["name"])
    if asset is None:
        raise Refused(404, "error-not-found")
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, media_type=asset.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(asset.plain, media_type=asset.kind, headers=headers)


def _files(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry


def _asset(name: str, file: Traversable) -> Asset:
    content = file.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if kind in WORTH_PACKING else None
    return Asset(kind, content, packed)
