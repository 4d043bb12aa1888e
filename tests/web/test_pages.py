"""Every page is there, in both languages, with all its words, and keeps its promises to the browser."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from farwest.words import LANGS
from tests.web.people import Browser, House, code_of, said, start

PLAIN = ["/", "/new", "/new?with=friends", "/new?with=here&players=4", "/replay", "/rules/wild-gangs", "/about"]


class Checker(HTMLParser):
    """Everything that a page must not hold, and the addresses it points to."""

    VOID = frozenset(
        [
            "area",
            "base",
            "br",
            "col",
            "embed",
            "hr",
            "img",
            "input",
            "link",
            "meta",
            "source",
            "track",
            "wbr",
            "path",
            "rect",
            "circle",
            "use",
        ]
    )

    def __init__(self) -> None:
        super().__init__()
        self.problems: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.problems += [f"<{tag} {name}>" for name in given if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.problems.append(f"inline <{tag}>")
        if (id := given.get("id")) is not None:
            if id in self.ids:
                self.problems.append(f"id {id} twice")
            self.ids.add(id)
        for name in ("href", "src"):
            if (address := given.get(name)) is not None:
                self.links.add(address)
        if tag == "img" and "alt" not in given:
            self.problems.append("img without alt")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in self.VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"</{tag}> closes what is not open")


def check(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    assert checker.problems == []
    assert checker.open == [], "left open"
    assert not re.search(r"\?\?\?|\{\s*\$", html), "a text that was not given all it needs"
    return checker


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("address", PLAIN)
def test_pages_are_whole_in_both_languages(home: House, address: str, lang: str) -> None:
    html = home.browser(lang).open(address)
    assert f'<html lang="{lang}"' in html
    check(html)


@pytest.mark.parametrize("lang", LANGS)
def test_pages_of_a_table_are_whole_in_both_languages(home: House, lang: str) -> None:
    browser = home.browser(lang)
    room = start(home, browser, "me person bot:random", title="La Veillée")
    assert "La Veillée" in said(browser.open(room))
    check(browser.open(room))
    table = start(home, browser)
    home.wait_for_people(table)
    for page in ("", "/text", "/info"):
        check(browser.open(table + page))
    home.play_out(table, browser)
    for page in ("", "/text", "/info", "/replay", "/replay?at=0&eyes=0", "/replay?at=9&eyes=all", "/verify"):
        check(browser.open(table + page))


def test_every_link_of_a_page_leads_somewhere(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.play_out(table, lea)
    seen: set[str] = set()
    for page in (*PLAIN, table, f"{table}/info", f"{table}/replay", f"{table}/verify", f"{table}/text"):
        html = lea.open(page)
        for link in check(html).links - seen:
            seen.add(link)
            address = link.replace("&amp;", "&").split("#")[0]
            if address.startswith("?"):
                address = page.split("?")[0] + address
            if address and not address.startswith("http"):
                assert lea.get(address).status_code == 200, f"{page} -> {link}"


def test_anchors_of_links_are_there(lea: Browser) -> None:
    html = lea.open("/rules/wild-gangs")
    ids = check(html).ids
    assert {link.partition("#")[2] for link in re.findall(r'href="([^"]*#[A-Z][^"]*)"', html)} <= ids


def test_the_language_stays(bob: Browser) -> None:
    assert "Play against bots" in said(bob.open("/"))
    assert bob.go("/lang/fr", next="/rules/wild-gangs") == "/rules/wild-gangs"
    assert "Jouer contre les robots" in said(bob.open("/"))
    assert bob.submit("/lang/de").status_code == 404


def test_the_colours_stay(lea: Browser) -> None:
    assert "data-theme" not in lea.open("/").partition("<head>")[0]
    assert lea.go("/theme/dark", next="/about") == "/about"
    assert 'data-theme="dark"' in lea.open("/").partition("<head>")[0]
    lea.go("/theme/system")
    assert "data-theme" not in lea.open("/").partition("<head>")[0]


def test_a_switch_leads_back_to_this_house_only(lea: Browser) -> None:
    for elsewhere in ("https://evil.test/", "//evil.test/", "/\\evil.test", "javascript:alert(1)"):
        assert lea.submit("/lang/en", 303, next=elsewhere).headers["location"] == "/"
    answer = lea.post(
        "/lang/en",
        headers={"sec-fetch-site": "same-origin", "referer": "http://farwest.test/new?game=x"},
        follow_redirects=False,
    )
    assert answer.headers["location"] == "/new?game=x"


def test_the_name_stays(home: House, lea: Browser) -> None:
    lea.open("/")
    lea.submit("/name", 303, name="Léa", next="/")
    assert "Léa" in said(lea.open("/"))
    assert lea.submit("/name", name="x" * 40).status_code == 400


def test_machines_find_what_they_ask_for(lea: Browser) -> None:
    health = lea.get("/healthz")
    assert health.json()["status"] == "ok"
    assert health.json()["bots"]["failed"] == 0
    assert "Disallow: /s/" in lea.open("/robots.txt")
    manifest = lea.get("/manifest.webmanifest").json()
    assert lea.get(manifest["icons"][0]["src"]).headers["content-type"] == "image/svg+xml"
    assert lea.get("/favicon.ico").headers["content-type"] == "image/svg+xml"


def test_files_are_kept_for_ever_and_travel_packed(lea: Browser) -> None:
    link = re.findall(r'href="(/static/[^"]+pages\.css)"', lea.open("/"))[0]
    file = lea.get(link)
    assert "immutable" in file.headers["cache-control"]
    assert file.headers["content-encoding"] == "gzip"
    bare = lea.get(link, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert bare.content == file.content
    assert lea.get("/static/x/no-such.css").status_code == 404


def test_the_first_page_is_light(home: House, lea: Browser) -> None:
    """All that the home page loads, packed and without fonts, is under 150 kB."""
    html = lea.get("/", headers={"accept-encoding": "gzip"})
    links = {link.partition("#")[0] for link in check(html.text).links if link.startswith("/static/")}
    fonts = {link for link in links if link.endswith(".woff2")}
    assert fonts
    size = int(html.headers["content-length"])
    size += sum(
        int(lea.get(link, headers={"accept-encoding": "gzip"}).headers["content-length"]) for link in links - fonts
    )
    assert size < 150_000


def test_the_guide_can_be_searched(lea: Browser, bob: Browser) -> None:
    found = said(lea.open("/rules/wild-gangs?q=EGALITE"))
    assert "WG-8.19" in found
    assert "No rule found." in said(bob.open("/rules/wild-gangs?q=spaceship"))
    assert "<script" not in bob.open("/rules/wild-gangs?q=<script>alert(1)").partition("<main")[2]
    assert "WG-4.2" in said(bob.open("/rules/wild-gangs?q=wg-4.2"))


def test_a_rule_stands_alone_beside_the_board(lea: Browser) -> None:
    rule = lea.open("/rules/wild-gangs/WG-5.17")
    assert "<html" not in rule
    assert "WG-5.17" in rule
    assert lea.get("/rules/wild-gangs/WG-99").status_code == 404  # no such rule
    assert lea.get("/rules/no-such-game").status_code == 404


def test_a_code_or_a_link_leads_to_the_table(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person person")
    code = code_of(table)
    for given in (
        code,
        code.lower().replace("-", " "),
        f"http://farwest.test{table}",
        f"https://else.where{table}?as=1",
    ):
        assert bob.get("/join", params={"code": given}, follow_redirects=False).headers["location"] == table
    assert bob.get("/join", params={"code": "NO-SUCH"}).status_code == 404
    assert bob.get("/join", params={"code": ""}).status_code == 404


def test_my_tables_open_tables_and_games_to_watch_are_listed(home: House, lea: Browser, bob: Browser) -> None:
    assert "Nobody is waiting" in said(bob.open("/"))
    waiting = start(home, lea, "me person", open="on", title="Chez Lucette")
    playing = start(home, lea, "me bot:random", open="on")
    start(home, lea, "me person", title="Privée")
    home.wait_for_people(playing)
    seen = said(bob.open("/"))
    assert "Chez Lucette" in seen
    assert "Léa waits for 1 player" in seen
    assert "Privée" not in seen
    assert f'href="{playing}"' in bob.open("/")
    own = said(lea.open("/"))
    assert "1 vous attend" in own
    assert "à vous de jouer" in own
    assert "Privée" in own
    assert f'href="{waiting}"' in lea.open("/")
