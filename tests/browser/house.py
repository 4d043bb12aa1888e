"""A house for browsers, and people who click."""

from __future__ import annotations

import random
import re
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from farwest.tables.hub import Hub
from farwest.web.app import build
from farwest.web.settings import Settings
from tests.web.people import QuickThinker

OFFLINE = re.compile(r"ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|Failed to fetch|ERR_NETWORK")


class House:
    """The site on a free port, with bots that think at once. `restart` is a crash and a new start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _open(self) -> None:
        async def open_hub(settings: Settings) -> Hub:
            return await Hub.open(settings.database, thinker=QuickThinker(), pause=0.05)

        settings = Settings(f"sqlite:///{self.folder / 'house.db'}", "a key for tests", rates=False)
        config = uvicorn.Config(
            build(settings, open_hub), "127.0.0.1", self.port, log_level="error", timeout_graceful_shutdown=1
        )
        self._server = uvicorn.Server(config)
        socket = config.bind_socket()
        self.port = socket.getsockname()[1]
        self._thread = threading.Thread(target=self._server.run, args=([socket],), daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    def restart(self) -> None:
        self.close()
        self._open()


class Visitor:
    """Somebody at a browser, and everything that it complained about."""

    def __init__(self, page: Page, width: int) -> None:
        self.page = page
        self.width = width
        self.complaints: list[str] = []
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self._hear("error", str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not OFFLINE.search(text):
            self.complaints.append(text)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def open(self, address: str) -> None:
        self.page.goto(address)

    @property
    def code(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0].split("/")[0]

    # At the table.

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Board|Plateau)$"))

    def is_on(self) -> bool:
        """Is it his turn, for all the page says?"""
        return self.page.locator("#prompt.yours").count() > 0

    def is_over(self) -> bool:
        return self.page.locator("#dock.ended").count() > 0

    def wait_for_turn(self) -> None:
        expect(self.page.locator("#prompt.yours, #dock.ended").first).to_be_attached()

    def decide(self, dice: random.Random) -> None:
        """Whatever is asked, chosen by role and name: a card first if there are any, then something on the board."""
        before = self.page.locator("#forms input[name=seen]").first.input_value()
        cards = self.page.get_by_role("group", name=re.compile("^(Choose a card|Choisissez une carte)")).get_by_role(
            "radio"
        )
        hand = self.page.locator('input[type="radio"][required]')
        if hand.count() > 0:
            label = hand.nth(dice.randrange(hand.count())).get_attribute("aria-label")
            assert label
            self.page.get_by_role("radio", name=label, exact=True).check(force=True)
        assert cards is not None
        targets = self.page.locator("button.target:visible")
        label = targets.nth(dice.randrange(targets.count())).get_attribute("aria-label")
        assert label, "a target without words"
        self.page.get_by_role("button", name=label, exact=True).first.click()
        expect(self.page.locator("#forms input[name=seen]").first).not_to_have_value(before)

    # What every page must keep to.

    def check(self) -> None:
        """No sideways scroll, and nothing that axe objects to."""
        assert self.page.evaluate("document.documentElement.scrollWidth") <= self.width, (
            f"{self.page.url} scrolls sideways"
        )
        found: dict[str, Any] = Axe().run(self.page).response
        violations = [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]
        assert violations == [], f"{self.page.url}: {violations}"
