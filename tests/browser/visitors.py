"""Somebody with a browser: finds things by their role and their name in his language, as a screen reader would."""

from __future__ import annotations

import re
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

from farwest.games import GAMES
from farwest.web.easel import words_for

GAME: Final = GAMES.find("wild-gangs")
PATIENCE: Final = 30_000.0  # milliseconds: machines may be busy
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LOCALES: Final = {"fr": "fr-FR", "en": "en-GB"}


class Visitor:
    """`say` tells a text of the site or of the game in the visitor's language; names below are keys of such texts."""

    def __init__(self, browser: Browser, home: str, lang: str, size: ViewportSize = WIDE, **dress: Any) -> None:
        dress.setdefault("reduced_motion", "reduce")
        self.context = browser.new_context(base_url=home, locale=LOCALES[lang], viewport=size, **dress)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.home = home
        self.lang = lang
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """Another page of the same browser; `page` stays the first one."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def forgive(self, pattern: str) -> None:
        """These complaints are part of the story."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    def say(self, key: str, /, **args: int | str) -> str:
        return words_for(GAME, self.lang).say(key, **args)

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    # Things on the page.

    def button(self, key: str, /, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, /, **args: int | str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def field(self, key: str, /, **args: int | str) -> Locator:
        return self.page.get_by_role("main").get_by_label(self.say(key, **args), exact=True)

    def heading(self, key: str, /, **args: int | str) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **args))

    def sees(self, key: str, /, **args: int | str) -> None:
        """A text that is on show."""
        expect(self.page.get_by_text(self.say(key, **args)).filter(visible=True).first).to_be_visible()

    # What is usual.

    def play_against_bots(self, game: str = GAME.title) -> str:
        """One click on the home page; returns the path of the table."""
        self.open("/")
        self.page.get_by_role("button", name=f"{self.say('home-play-bots')}, {game}").click()
        self.page.wait_for_url("**/t/*")
        return self.path

    def open_table(self, name: str, players: int, *seats: str) -> str:
        """For friends by default; `seats` are options of the seats from the second on. Returns the path."""
        self.open("/")
        self.page.get_by_role("link", name=f"{self.say('home-invite')}, {GAME.title}").click()
        self.page.get_by_role("group", name=self.say("new-players")).get_by_label(str(players), exact=True).check()
        self.field("new-seat", number=players).wait_for()
        self.field("page-name").fill(name)
        for number, seat in enumerate(seats, 2):
            self.field("new-seat", number=number).select_option(seat)
        self.button("new-create").click()
        self.page.wait_for_url("**/t/*")
        return self.path

    def sit_down(self, path: str, name: str) -> None:
        """Somebody who has the link of a table, and gives only a name."""
        self.open(path)
        self.field("page-name").fill(name)
        self.button("join-sit").click()

    @property
    def path(self) -> str:
        return re.sub(r"^https?://[^/]+|\?.*$", "", self.page.url)

    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-board"), exact=True)

    def journal(self) -> list[str]:
        """The lines of the journal, in the words of the visitor's language."""
        return self.page.get_by_role("list", name=self.say("table-journal")).get_by_role("listitem").all_inner_texts()


def say_in_chat(who: Visitor, text: str) -> None:
    """Afterwards the field is free for the next sentence."""
    who.page.get_by_role("tab", name=who.say("table-chat")).click()
    who.field("table-chat-message").fill(text)
    who.button("table-send").click()
    expect(who.field("table-chat-message")).to_have_value("")


def assert_accessible(page: Page) -> None:
    """Axe finds no violation on the page as it is now."""
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    found = Axe().run(page).response["violations"]
    told = [
        (each["id"], [(node["html"][:200], node["failureSummary"]) for node in each["nodes"]][:3]) for each in found
    ]
    assert told == [], f"{page.url}: {told}"
