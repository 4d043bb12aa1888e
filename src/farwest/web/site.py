"""What every page needs, made once: the hub of tables, the games, words, templates, keys and limits."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.lab.naming import bot_key, called, seat_called
from farwest.tables.hub import Hub
from farwest.web.easel import TABLE_TEXTS, TEXTS, environment, words_for
from farwest.web.fragments import Fragments
from farwest.web.identity import Signer
from farwest.web.limiting import Limiter
from farwest.web.seating import OFFERED
from farwest.web.settings import Settings
from farwest.web.visitor import THEMES, Visitor, visitor_of
from farwest.words import LANGS, Words, words

PAGE_HEADERS = {"cache-control": "no-store", "vary": "cookie"}
MINUTE, HOUR, DAY = 60, 3600, 86_400


class Site:
    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.games = {game.id: game for game in GAMES}
        self.signer = Signer(settings.key)
        self.limiter = Limiter(settings.rates)
        self.fragments = Fragments()

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels of bots that people may choose, and the programs that the operator lets play."""
        return (*OFFERED, *self.hub.programs)

    def words(self, lang: str, game: Game | None = None) -> Words:
        """The shared words, those of the pages and the tables, and the game's."""
        return words(lang, TEXTS, TABLE_TEXTS) if game is None else words_for(game, lang)

    def warm(self) -> None:
        """Read all words, so that the first visitor does not wait for them."""
        for lang in LANGS:
            for game in (None, *self.games.values()):
                self.words(lang, game)

    def page(self, request: Request, template: str, code: int = 200, **context: object) -> Response:
        """A whole page in the visitor's language and colours."""
        return HTMLResponse(self.draw(request, template, **context), code, headers=PAGE_HEADERS)

    def draw(self, request: Request, template: str, **context: object) -> str:
        visitor = visitor_of(request)
        game = context.get("game")
        spoken = self.words(visitor.lang, game if isinstance(game, Game) else None)
        return environment.get_template(template).render(
            visitor=visitor,
            lang=visitor.lang,
            langs=LANGS,
            theme=chosen_theme(visitor),
            say=spoken.say,
            phrase=spoken.phrase,
            ago=lambda since: ago(spoken, self.hub.desk.now() - since),
            of_game=lambda each, key: self.words(visitor.lang, each).say(key),
            bot_name=lambda level: called(level, spoken),
            bot_key=lambda level: bot_key(level, spoken),
            seat_name=lambda text: seat_called(text, spoken),
            knows=lambda each, key: self.words(visitor.lang, each).has(key),
            here=here(request),
            origin=origin(request),
            path=request.url.path,
            games=list(self.games.values()),
            **context,
        )


def ago(spoken: Words, seconds: float) -> str:
    """How long since: minutes, hours or days."""
    if seconds < MINUTE:
        return spoken.say("page-since-now")
    units = {"days": DAY, "hours": HOUR, "minutes": MINUTE}
    unit, length = next((unit, length) for unit, length in units.items() if seconds >= length)
    return spoken.say(f"page-since-{unit}", count=int(seconds // length))


def chosen_theme(visitor: Visitor) -> str | None:
    """None lets the system decide."""
    return None if visitor.theme == THEMES[0] else visitor.theme


def here(request: Request) -> str:
    """The address of the page without the host: where a switch of language or colours comes back to."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def origin(request: Request) -> str:
    """The address of this house, for links that people send to each other."""
    scheme = "https" if site_of(request).settings.https else request.url.scheme
    return f"{scheme}://{request.url.netloc}"


def back(request: Request, asked: str = "") -> str:
    """Where a form wants to be led back to, else the page it came from."""
    return local(asked or urlsplit(request.headers.get("referer", ""))._replace(scheme="", netloc="").geturl())


def local(address: str) -> str:
    """An address of this house, whatever a form says: no door to other houses."""
    path = address or "/"
    fits = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if fits else "/"


def go(address: str) -> Response:
    """See there, with a plain request."""
    return RedirectResponse(address, 303, headers={"cache-control": "no-store"})


def site_of(request: Request) -> Site:
    site = request.app.state.site
    assert isinstance(site, Site)
    return site


async def error_page(request: Request, status: int, phrase: Phrase) -> Response:
    """What went wrong, as a page. Words that only a game has are not at hand here: it is told in general."""
    site = site_of(request)
    lang = visitor_of(request).lang
    spoken = site.words(lang)
    told = phrase if spoken.has(phrase.key) else Phrase("error-refused")
    if is_scripted(request):
        return Response(status_code=status, headers={"hx-trigger": told_header(spoken.phrase(told))})
    title = f"error-title-{status}"
    title = title if spoken.has(title) else "error-title"
    retry = status >= 500 and request.method == "GET"
    return site.page(request, "error.html", status, status=status, title=title, told=told, retry=retry)


def is_scripted(request: Request) -> bool:
    """Does the page's own code ask, and take parts of the page for an answer?"""
    return request.headers.get("hx-request") == "true"


def told_header(text: str) -> str:
    """Words to a page's code, in a header: letters beyond ASCII are escaped."""
    return json.dumps({"told": {"text": text}})
