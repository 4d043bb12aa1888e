"""What the stories share: a house on disk, and people who visit it with a browser of their own each."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Generator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.testclient import TestClient

from farwest.tables.hub import Hub
from farwest.tables.table import Table
from farwest.tables.thinking import Answer, Job, Told
from farwest.web.app import build
from farwest.web.settings import Settings
from farwest.web.site import Site

HOME = "http://farwest.test"
SAFE = {"sec-fetch-site": "same-origin"}
SCRIPTED = {"hx-request": "true"}


class QuickThinker:
    """Chooses among the legal actions at once."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = random.Random(seed)

    async def think(self, table: str, job: Job) -> Answer:
        if job.hints:
            return Answer(hints=[Told(text, 1.0, 0.5) for text in job.legal[: job.hints]])
        return Answer(self.dice.choice(job.legal))

    async def close(self) -> None:
        pass


class Browser(TestClient):
    """One person's browser: cookies of its own, pages fetched from the house."""

    def open(self, address: str, **more: Any) -> str:
        """A page that must be there."""
        answer = self.get(address, **more)
        assert answer.status_code == 200, f"{address}: {answer.status_code} {said(answer.text)[:300]}"
        return answer.text

    def submit(self, address: str, status: Any = None, **fields: Any) -> Any:
        """A form of the site's own."""
        data = {name.replace("_", "-"): str(value) for name, value in fields.items()}
        answer = self.post(address, data=data, headers=SAFE, follow_redirects=False)
        if status is not None:
            assert answer.status_code == status, f"{address}: {answer.status_code} {said(answer.text)[:300]}"
        return answer

    def go(self, address: str, **fields: Any) -> str:
        """A form that leads to another page: its path."""
        answer = self.submit(address, 303, **fields)
        return str(urlsplit(answer.headers["location"]).path)

    def submit_script(self, address: str, **fields: Any) -> Any:
        """The same form, sent by the page's own code."""
        data = {name.replace("_", "-"): str(value) for name, value in fields.items()}
        return self.post(address, data=data, headers=SAFE | SCRIPTED, follow_redirects=False)


class House:
    """The running application; `browser` lets somebody in."""

    def __init__(self, app: Starlette, door: Browser) -> None:
        self.app = app
        self.door = door

    @property
    def site(self) -> Site:
        site: Site = self.app.state.site
        return site

    @property
    def hub(self) -> Hub:
        return self.site.hub

    def browser(self, lang: str = "en") -> Browser:
        browser = Browser(self.app, HOME, headers={"accept-language": lang})
        browser.portal = self.door.portal
        return browser

    def call(self, work: Any, *given: Any) -> Any:
        """Run something of the house where the house runs."""
        assert self.door.portal is not None
        return self.door.portal.call(work, *given)

    def table(self, address: str) -> Table:
        table: Table = self.call(self.hub.table, code_of(address))
        return table

    def wait_for_people(self, address: str) -> Table:
        """When a person is to decide, or the game is over."""
        while (table := self.table(address)).phase == "playing" and table.bots_to_act():
            self.call(_rest)
        return table

    def play_out(self, address: str, *browsers: Browser, moves: int | None = None, seed: int = 3) -> Table:
        """People choose at random, each in his own browser, for a number of moves or to the end."""
        dice = random.Random(seed)
        played = 0
        while True:
            table = self.wait_for_people(address)
            if table.phase == "over" or played == moves:
                return table
            seat = next(seat for seat in table.state.to_act() if table.seats[seat].bot is None)
            browser = next(each for each in browsers if seat in table.seats_of(person_of(self, each)))
            text = table.game.text(dice.choice(table.state.legal(seat)))
            browser.submit(f"{address}/act", 303, **{"as": seat, "seen": table.version_for(seat), "step-1": text})
            played += 1


@contextmanager
def house(folder: Path, *, rates: bool = False, **hub: Any) -> Generator[House, None, None]:
    async def open_hub(settings: Settings) -> Hub:
        return await Hub.open(settings.database, **{"thinker": QuickThinker(), "pause": 0.0, **hub})

    settings = Settings(f"sqlite:///{folder / 'house.db'}", "a key for tests", rates=rates)
    app = build(settings, open_hub)
    with Browser(app, HOME) as door:
        yield House(app, door)


async def _rest() -> None:
    await asyncio.sleep(0.002)


def person_of(house: House, browser: Browser) -> Any:
    return house.site.signer.person(browser.cookies.get("farwest"))


def code_of(address: str) -> str:
    return address.split("/")[2]


def said(html: str) -> str:
    """The words of a page, as a reader gets them."""
    bare = re.sub(r"<(script|style|title)\b.*?</\1>", " ", html, flags=re.S)
    text = unescape(re.sub(r"<[^>]+>", " ", bare))
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ").replace("\u202f", " ")).strip()


def start(house: House, browser: Browser, seats: str = "me bot:random bot:random", **more: Any) -> str:
    """A table with these seats; returns its address."""
    chosen = {f"seat-{n}": seat for n, seat in enumerate(seats.split(), 1)}
    fields = {"game": "wild-gangs", "players": len(chosen), "memory": "on", "name": "Léa", **chosen, **more}
    return browser.go("/new", **fields)
