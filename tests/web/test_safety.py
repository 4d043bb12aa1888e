"""What strangers try: other sites, forged cookies, hostile names, floods; and errors that are pages all the same."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from farwest.web.identity import SeatLink
from farwest.web.security import CSP
from tests.web.people import SAFE, Browser, House, house, said, start

HOSTILE = "<script>alert(1)</script>\"'{{7*7}}<img src=x onerror=alert(1)>"
NAME = "<b>B'\"o&b</b> {{7*7}}"


def test_other_sites_change_nothing(home: House, lea: Browser) -> None:
    for headers in (
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {},
    ):
        answer = lea.post("/play/wild-gangs", headers=headers, follow_redirects=False)
        assert answer.status_code == 403, headers
        assert "ne vient pas d’une page de ce site" in said(answer.text)
    for headers in ({"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": "http://farwest.test"}):
        assert lea.post("/play/wild-gangs", headers=headers, follow_redirects=False).status_code == 303, headers


def test_every_answer_makes_the_same_promises(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    answers = [
        lea.get(path) for path in ("/", "/nowhere", table, f"{table}/text", f"{table}/turn", "/healthz", "/static/x/y")
    ]
    answers += [lea.post("/new"), lea.submit(f"{table}/act"), lea.get("/s/forged"), lea.request("DELETE", "/")]
    for answer in answers:
        assert answer.headers["content-security-policy"] == CSP, answer.url
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in CSP
    assert CSP.startswith("default-src 'none'")


@pytest.mark.parametrize("cookie", ["nonsense", "WyJhIiwiYiJd.forged", "", "W10.x", "a.b.c"])
def test_a_forged_cookie_is_as_good_as_none(home: House, lea: Browser, cookie: str) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    thief = home.browser()
    thief.cookies.set("farwest", cookie)
    answer = thief.get(table)
    assert 'name="seen"' not in answer.text
    assert "farwest=" in answer.headers["set-cookie"], "a new identity"


def test_cookies_are_for_the_server_alone(tmp_path: Path, home: House, lea: Browser) -> None:
    cookie = lea.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_hostile_names_titles_and_talk_are_only_words(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person", title=HOSTILE[:60], name=NAME, open="on")
    bob.submit(f"{table}/join", 303, name=NAME)
    lea.submit(f"{table}/chat", 303, text=HOSTILE, **{"as": 0})
    for browser in (lea, bob, home.browser()):
        for page in ("/", table, f"{table}/text", f"{table}/info"):
            html = browser.open(page)
            assert "<script>alert" not in html
            assert "onerror=alert(1)>" not in html
            assert "<b>B'" not in html
    assert said(lea.open(table)).count("{{7*7}}") >= 2
    home.play_out(table, lea, bob)
    for page in (f"{table}/replay", f"{table}/moment?at=1", f"{table}/verify", "/replay"):
        html = lea.open(page)
        assert "<b>B'" not in html
        assert "<script>alert" not in html


def test_bodies_have_a_limit(home: House, lea: Browser) -> None:
    answer = lea.post("/new", content=b"x" * 70_000, headers=SAFE | {"content-type": "text/plain"})
    assert answer.status_code == 413
    assert "trop grand" in said(answer.text)
    huge = {"file": ("game.json", b"x" * (2 * 1024 * 1024 + 1), "application/json")}
    assert lea.post("/replay", files=huge, headers=SAFE).status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 10_000

    form = SAFE | {"content-type": "application/x-www-form-urlencoded"}
    assert lea.post("/new", content=pieces(), headers=form).status_code == 413
    assert lea.post("/new", content=b"", headers=SAFE | {"content-length": "-1"}).status_code == 413


def test_nobody_asks_too_often(tmp_path: Path) -> None:
    with house(tmp_path, rates=True) as home:
        lea = home.browser("fr")
        lea.open("/")
        answers = [lea.submit("/play/wild-gangs").status_code for _ in range(14)]
        assert answers == [303] * 12 + [429] * 2
        refused = lea.submit("/play/wild-gangs", 429)
        assert "trop vite" in said(refused.text)
        other = home.browser("fr")
        other.open("/")
        assert other.submit("/play/wild-gangs").status_code == 303, "another person is not held up"


def test_nobody_opens_tables_without_end(home: House, lea: Browser) -> None:
    for _ in range(50):
        start(home, lea, "me person")
    answer = lea.submit("/play/wild-gangs", 429)
    assert "beaucoup de tables inachevées" in said(answer.text)


def test_talk_has_a_rate(tmp_path: Path) -> None:
    with house(tmp_path, rates=True) as home:
        lea = home.browser()
        table = start(home, lea)
        home.wait_for_people(table)
        answers = [lea.submit(f"{table}/chat", text="hey", **{"as": 0}).status_code for _ in range(14)]
        assert 429 in answers
        assert answers[:12] == [303] * 12


@pytest.mark.parametrize(
    ("lang", "told"), [("fr", "Quelque chose s’est cassé de notre côté."), ("en", "Something broke on our side.")]
)
def test_a_fault_of_ours_is_a_page_and_a_line_in_the_log(
    home: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(home.hub, "mine", broken)
    browser = home.browser(lang)
    with caplog.at_level(logging.ERROR):
        answer = browser.get("/")
    assert answer.status_code == 500
    assert told in said(answer.text)
    assert "secret detail" not in answer.text
    assert "a page failed: GET /" in caplog.text


@pytest.mark.parametrize(
    ("method", "address", "status", "told"),
    [
        ("GET", "/nowhere", 404, {"fr": "Cette page n’existe pas", "en": "This page does not exist"}),
        ("GET", "/t/NO-SUCH-TABLE-000", 404, {"fr": "Aucune table", "en": "There is no table"}),
        ("DELETE", "/", 405, {"fr": "On ne peut pas faire cela", "en": "That cannot be done"}),
        ("GET", "/s/forged", 403, {"fr": "Ce lien n’ouvre aucune place", "en": "This link opens no seat"}),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_errors_are_pages_in_the_persons_language(
    home: House, method: str, address: str, status: int, told: dict[str, str], lang: str
) -> None:
    answer = home.browser(lang).request(method, address, headers=SAFE)
    assert answer.status_code == status
    assert told[lang] in said(answer.text)
    assert f'<html lang="{lang}"' in answer.text


def test_a_database_that_fails_is_told_and_changes_nothing(
    home: House, lea: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(home, lea)
    home.wait_for_people(table)

    async def full(*_: object, **__: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    version = home.table(table).version
    with monkeypatch.context() as patch:
        patch.setattr(home.hub.desk.store, "save", full)
        answer = lea.submit(f"{table}/act", **{"as": 0, "seen": home.table(table).version_for(0), "step-1": "scout:P1"})
        assert answer.status_code == 503
        assert "rien n’a changé" in said(answer.text)
    assert home.table(table).version == version
    lea.submit(f"{table}/act", 303, **{"as": 0, "seen": home.table(table).version_for(0), "step-1": "scout:P1"})


def test_the_log_holds_no_secret(home: House, lea: Browser, caplog: pytest.LogCaptureFixture) -> None:
    table = start(home, lea)
    token = home.site.signer.seat_token(_link(home, table))
    with caplog.at_level(logging.DEBUG, "farwest"):
        lea.get(f"/s/{token}?x=secret-query")
        lea.get("/join", params={"code": "SECRET-CODE-1"})
        lea.submit(f"{table}/chat", text="secret talk", **{"as": 0})
    logged = "\n".join(
        f"{record.getMessage()} {getattr(record, 'fields', '')}"
        for record in caplog.records
        if record.name.startswith("farwest")
    )
    assert "/s/-" in logged
    seat = home.table(table).seats[0]
    for secret in (token, "secret-query", "SECRET-CODE-1", "secret talk", seat.key, str(lea.cookies.get("farwest"))):
        assert secret not in logged
    assert home.table(table).secret is not None


def _link(home: House, table: str) -> SeatLink:
    return SeatLink(home.table(table).code, 0, home.table(table).seats[0].key)
