"""Tables to look at while drawing them: positions of a game as a player would see them, without a hub or a store.

python -m tools.preview                      # serves http://127.0.0.1:8770/
python -m tools.preview --shots FOLDER       # takes a picture of every scene, day and night, wide and phone
"""

from __future__ import annotations

import argparse
import random
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.errors import Mistake
from farwest.engine.match import Match
from farwest.games import GAMES
from farwest.web import drawing
from farwest.web.assets import assets
from farwest.web.security import CSP
from farwest.web.seen import Line, Mode, Said, SeatSeen, Seen, Setting, lines_of, why_not

GAME = GAMES.find("wild-gangs")
PORT = 8770
NAMES = ("Marco", "Léa", "", "Inès")


class Scene(NamedTuple):
    """A moment of a game: how many play, the seed, until when to play, and through whose eyes to look."""

    players: int
    seed: int
    until: Callable[[Match], bool]
    viewer: int | None = None  # None: whoever owes the decision
    mode: Mode = "play"


def _decides(decision: str, turn: int = 0) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        view = match.state.view(SPECTATOR)
        known = match.state.view(match.state.actor)["decision"] if not match.state.over else "end"
        return bool(known == decision and view["round"] == turn)

    return reached


SCENES = {
    "scout": Scene(4, 3, _decides("scout-first")),
    "scout-second": Scene(3, 9, lambda match: len(match.entries) == 5),
    "first": Scene(4, 8, _decides("card", 1)),
    "place": Scene(4, 26, _decides("card", 4)),
    "late": Scene(4, 5, _decides("card", 7)),
    "peek": Scene(4, 14, _decides("peek", 3)),
    "two": Scene(2, 6, _decides("card", 5)),
    "wait": Scene(4, 26, _decides("card", 4), 0),
    "watch": Scene(4, 26, _decides("card", 4), SPECTATOR),
    "victim": Scene(4, 11, _decides("victim", 7)),
    "end": Scene(4, 11, lambda match: match.state.over, 1),
    "end-two": Scene(2, 6, lambda match: match.state.over, 0),
    "curtain": Scene(4, 26, _decides("card", 4), None, "curtain"),
}


def play(scene: Scene) -> Match:
    """Random play up to the moment. A face-down card is chosen now and then, so that there is something to hide."""
    match = Match.simulate(GAME, scene.players, {}, Dice(scene.seed))
    chooser = random.Random(scene.seed)
    while not scene.until(match):
        step(match, chooser)
    return match


def step(match: Match, chooser: random.Random) -> None:
    seat = match.state.to_act()[0]
    match.play(seat, GAME.text(chooser.choice(match.state.legal(seat))))


def seen_of(match: Match, scene: Scene, name: str, viewer: int, lang: str) -> Seen:
    state = match.state
    waiting = state.waiting()
    kinds = [SeatSeen("person", n) if n else SeatSeen("bot", level="marshal") for n in NAMES[: state.players]]
    seats = [
        seat._replace(waiting=n in waiting, clock=161 if n % 2 else 754, running=n in waiting, since=75)
        for n, seat in enumerate(kinds)
    ]
    shown = SPECTATOR if scene.mode == "curtain" else viewer
    lines: list[Line] = lines_of(match, shown)
    return Seen(
        game=GAME,
        lang=lang,
        view=state.view(shown),
        setting=Setting(name, "Chez Lucette"),
        seats=seats,
        viewer=shown,
        version=len(match.entries),
        mode=scene.mode,
        lines=lines,
        talk=[Said("Marco", 0, "Bonne chance !"), Said("Léa", 1, "Le saloon est à moi.")],
        behind=viewer if scene.mode == "curtain" else None,
        acts=frozenset(k for k, entry in enumerate(match.entries, 1) if entry.seat == shown),
        can_undo=shown >= 0 and match.can_undo(shown),
        outcome=state.outcome(),
    )


class House:
    """The tables that stand ready; each is played up to its moment when it is first asked for."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self.lock = threading.Lock()

    def match(self, name: str) -> Match:
        with self.lock:
            if name not in self.matches:
                self.matches[name] = play(SCENES[name])
            return self.matches[name]

    def viewer(self, name: str, asked: str) -> int:
        scene, match = SCENES[name], self.match(name)
        if asked:
            return int(asked)
        if scene.viewer is not None:
            return scene.viewer
        return int(match.state.actor)

    def seen(self, name: str, query: dict[str, str]) -> Seen:
        viewer = self.viewer(name, query.get("as", ""))
        return seen_of(self.match(name), SCENES[name], name, viewer, query.get("lang", "fr"))

    def act(self, name: str, form: dict[str, str], query: dict[str, str]) -> str:
        """Play what the form says, let the others answer at random, and send what changed."""
        match, seat = self.match(name), int(form["as"])
        query = query | {"as": form["as"]}
        before = drawing.pieced(self.seen(name, query))
        for key in sorted(key for key in form if key.startswith("step-")):
            match.play(seat, form[key])
        chooser = random.Random(len(match.entries))
        while not match.state.over and match.state.actor != seat:
            step(match, chooser)
        return drawing.changes(before, drawing.pieced(self.seen(name, query)))

    def undo(self, name: str, form: dict[str, str], query: dict[str, str]) -> str:
        query = query | {"as": form["as"]}
        before = drawing.pieced(self.seen(name, query))
        self.match(name).undo(int(form["as"]))
        return drawing.changes(before, drawing.pieced(self.seen(name, query)))


class Door(BaseHTTPRequestHandler):
    house: House

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the pages speak."""

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        if address.path.endswith("/stream"):
            self._keep_quiet()
            return
        query = {key: values[0] for key, values in parse_qs(address.query).items()}
        self._answer(self._get(address.path.strip("/").split("/"), self._kept() | query))

    def _keep_quiet(self) -> None:
        """A stream on which nothing happens: the answers to forms bring the news here."""
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        try:
            while True:
                self.wfile.write(b": still here\n\n")
                self.wfile.flush()
                time.sleep(0.5)
        except OSError:
            return

    def do_POST(self) -> None:
        path = urlsplit(self.path).path.strip("/").split("/")
        length = int(self.headers.get("content-length", "0"))
        form = {key: values[0] for key, values in parse_qs(self.rfile.read(length).decode()).items()}
        if path[0] in ("theme", "lang"):
            self._send(303, "text/plain", b"", {"set-cookie": f"{path[0]}={path[1]}; path=/", "location": self._back()})
            return
        try:
            answer = {"act": self.house.act, "undo": self.house.undo}[path[2]](path[1], form, self._kept())
        except KeyError:
            self._send(204, "text/html", b"")
            return
        except Mistake as mistake:
            self._send(409, "text/html", str(mistake.phrase).encode())
            return
        self._answer(("text/html", answer.encode()))

    def _get(self, path: list[str], query: dict[str, str]) -> tuple[str, bytes] | None:
        if path[0] == "static":
            asset = assets().get("/".join(path[2:]))
            return (asset.kind, asset.plain) if asset else None
        if path[0] == "t" and path[1] in SCENES:
            drawn = self._table(path[1], path[2] if len(path) > 2 else "", query)
            return ("text/html", drawn.encode()) if drawn is not None else None
        if path == [""]:
            links = "".join(f'<li><a href="/t/{name}">{name}</a> <a href="/t/{name}/text">text</a>' for name in SCENES)
            return "text/html", f"<!doctype html><title>preview</title><ul>{links}</ul>".encode()
        return None

    def _table(self, name: str, what: str, query: dict[str, str]) -> str | None:
        seen, theme = self.house.seen(name, query), query.get("theme")
        if what == "text":
            return drawing.text_page(seen, theme=theme)
        if what == "look":
            return drawing.look(seen, query["at"], query.get("chosen", "").split())
        if what == "why":
            state = self.house.match(name).state
            return drawing.why(seen, why_not(GAME, state, seen.viewer, query["action"]))
        return drawing.page(seen, theme=theme)

    def _kept(self) -> dict[str, str]:
        pairs = [pair.strip().split("=", 1) for pair in self.headers.get("cookie", "").split(";") if "=" in pair]
        return dict(pairs)

    def _back(self) -> str:
        return urlsplit(self.headers.get("referer", "/")).path or "/"

    def _answer(self, found: tuple[str, bytes] | None) -> None:
        if found is None:
            self._send(404, "text/plain", b"not here")
        else:
            self._send(200, found[0], found[1])

    def _send(self, status: int, kind: str, body: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        charset = "; charset=utf-8" if kind.startswith("text/") else ""
        sent = {"content-type": kind + charset, "content-length": str(len(body)), "content-security-policy": CSP}
        for name, value in (sent | (headers or {})).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


def serve(port: int = PORT) -> ThreadingHTTPServer:
    door = type("Door", (Door,), {"house": House()})
    server = ThreadingHTTPServer(("127.0.0.1", port), door)
    server.daemon_threads = True
    return server


CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
CHROMIUM += ["--disable-background-networking", "--disable-component-update", "--hide-scrollbars"]
SIZES = {"wide": (1440, 900), "phone": (390, 844), "tablet": (1024, 768), "words": (1440, 900)}


def shots(folder: Path, only: str = "") -> Iterator[Path]:
    """A picture of every scene in every dress. On scenes where a card is to be placed, one is chosen first."""
    from playwright.sync_api import sync_playwright

    server = serve(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        for name, dress in ((n, d) for n in SCENES for d in _dresses() if only in f"{n}-{'-'.join(d)}"):
            theme, lang, size = dress
            width, height = SIZES[size]
            house = f"http://127.0.0.1:{server.server_port}"
            context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
            context.add_cookies([{"name": n, "value": v, "url": house} for n, v in (("theme", theme), ("lang", lang))])
            page = context.new_page()
            page.on("console", lambda message: print("console:", message.text))
            page.on("pageerror", lambda error: print("error:", error))
            page.goto(f"{house}/t/{name}{'/text' if size == 'words' else ''}")
            page.wait_for_function("() => document.fonts.status === 'loaded'")
            page.wait_for_timeout(300)
            _choose(page, name)
            picture = folder / f"{name}-{lang}-{theme}-{size}.png"
            page.screenshot(path=picture)
            context.close()
            yield picture
        browser.close()
    server.shutdown()


def _dresses() -> list[tuple[str, str, str]]:
    plain = [("light", "fr", "wide"), ("dark", "fr", "wide"), ("light", "fr", "phone"), ("dark", "fr", "phone")]
    return [
        *plain,
        ("light", "en", "wide"),
        ("light", "en", "phone"),
        ("light", "fr", "words"),
        ("light", "fr", "tablet"),
    ]


def _choose(page: Any, name: str) -> None:
    """Take the second card in hand and point at a front, as somebody about to place it would."""
    if name not in ("place", "two", "first") or "/text" in page.url:
        return
    page.locator(".pick input").nth(1).check(force=True)
    front = page.locator(".hot.target:not(.square)").nth(1)
    if page.viewport_size["width"] > 900:
        front.hover()
    else:
        front.tap()
    page.wait_for_timeout(500)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--shots", type=Path)
    reader.add_argument("--only", default="")
    reader.add_argument("--port", type=int, default=PORT)
    asked = reader.parse_args()
    if asked.shots:
        for picture in shots(asked.shots, asked.only):
            print(picture)
        return
    server = serve(asked.port)
    print(f"http://127.0.0.1:{server.server_port}/")
    server.serve_forever()


if __name__ == "__main__":
    main()
