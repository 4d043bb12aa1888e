"""Watching a finished game again, proving its deal, keeping its record, going on otherwise from a moment of it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from farwest.engine.chance import outcome_of
from tests.web.people import HOME, SAFE, Browser, House, said, start


@pytest.fixture
def over(home: House, lea: Browser) -> str:
    table = start(home, lea, title="La Veillée", share="00ff")
    home.play_out(table, lea)
    return table


def test_a_game_is_replayed_only_when_it_is_over(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    for page in ("replay", "moment?at=0", "record.json", "verify"):
        answer = lea.get(f"{table}/{page}")
        assert answer.status_code == 409, page
        assert "une fois la partie finie" in said(answer.text)


def test_every_moment_can_be_seen_through_every_eyes(home: House, lea: Browser, bob: Browser, over: str) -> None:
    moves = len(home.table(over).record().entries)
    for at in (0, 1, moves // 2, moves):
        for eyes in ("public", "0", "1", "all"):
            assert 'id="board"' in bob.open(f"{over}/moment?at={at}&eyes={eyes}")
    for wrong in (f"at={moves + 1}", "eyes=9", "eyes=nobody", "at=-1", "at=x"):
        assert bob.get(f"{over}/replay?{wrong}").status_code in (400, 404), wrong
    assert f"Coup {moves} sur {moves}" in said(lea.open(f"{over}/replay"))


def test_eyes_show_what_that_seat_knew(home: House, bob: Browser, over: str) -> None:
    table = home.table(over)
    words = home.site.words("en", table.game)
    assert table.match is not None
    opening: Any = table.match.at(0).view(1)
    own = opening["seats"][1]
    hand = [words.say(f"gangster-{own['gang']}-{role}") for role in own["hand"]]
    mine, public = said(bob.open(f"{over}/moment?at=0&eyes=1")), said(bob.open(f"{over}/moment?at=0&eyes=public"))
    assert all(name in mine for name in hand)
    assert not any(name in public for name in hand)


def test_steps_and_turns_are_links(lea: Browser, over: str) -> None:
    page = lea.open(f"{over}/replay?at=5&eyes=0")
    links = dict(re.findall(r'data-step="([a-z-]+)" href="([^"]+)"', page))
    assert links["on"] == "?at=6&amp;eyes=0"
    assert links["back"] == "?at=4&amp;eyes=0"
    assert links["first"] == "?at=0&amp;eyes=0"
    assert f"{HOME}{over}/replay?at=5&amp;eyes=0" in page


def test_moments_never_change(lea: Browser, over: str) -> None:
    first = lea.get(f"{over}/moment?at=7&eyes=0")
    assert "max-age" in first.headers["cache-control"]
    assert lea.get(f"{over}/moment?at=7&eyes=0").content == first.content


def test_the_deal_is_proven(home: House, lea: Browser, over: str) -> None:
    record = home.table(over).record()
    assert record.secret is not None
    page = lea.open(f"{over}/verify")
    assert "Conforme" in said(page)
    assert record.secret in page
    assert page.count(str(record.commitment)) == 2
    rows = re.findall(r'data-index="(\d+)" data-among="(\d+)" data-outcome="(\d+)"', page)
    assert len(rows) == record.draws()
    assert all(outcome_of(record.secret, ["00ff"], int(i), int(n)) == int(o) for i, n, o in rows)


def test_a_record_travels_to_another_house(home: House, lea: Browser, bob: Browser, over: str) -> None:
    file = lea.get(f"{over}/record.json")
    assert "attachment" in file.headers["content-disposition"]
    sent = {"file": ("game.json", file.content, "application/json")}
    answer = bob.post("/replay", files=sent, headers=SAFE, follow_redirects=False)
    assert answer.status_code == 303
    replay = answer.headers["location"]
    assert "Léa" in said(bob.open(replay))
    code = replay.partition("/replay")[0]
    assert bob.get(f"{code}/record.json").content == file.content
    assert "All true" in said(bob.open(f"{code}/verify"))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "Choose a file first."),
        (b"{", "damaged"),
        (b"\xff\xfe", "cannot be read"),
        (b'{"a": 1}', "not a game recorded by farwest"),
        (b'{"format": 99, "game": "wild-gangs"}', "newer version"),
    ],
)
def test_a_broken_record_gets_one_clear_sentence(bob: Browser, content: bytes, told: str) -> None:
    name = "game.json" if content else ""
    files = {"file": (name, content, "application/json")}
    answer = bob.post("/replay", files=files, headers=SAFE)
    assert answer.status_code == 400
    assert told in said(answer.text), said(answer.text)[-400:]


def test_a_changed_record_is_not_believed(lea: Browser, bob: Browser, over: str) -> None:
    record = json.loads(lea.get(f"{over}/record.json").content)
    record["seats"][0] = "Mallory"
    files = {"file": ("game.json", json.dumps(record).encode(), "application/json")}
    answer = bob.post("/replay", files=files, headers=SAFE)
    assert answer.status_code == 400
    assert "has been changed" in said(answer.text)


def test_what_if_goes_on_from_a_moment(home: House, bob: Browser, over: str) -> None:
    moves = len(home.table(over).record().entries)
    fork = bob.go(f"{over}/fork", at=10, seat=1, level="random", name="Bob")
    table = home.wait_for_people(fork)
    assert [seat.kind for seat in table.seats] == ["bot", "person", "bot"]
    assert table.came_from == over.split("/")[2]
    assert over in bob.open(f"{fork}/info")
    assert bob.submit(f"{over}/fork", at=moves, seat=1).status_code == 404
    assert bob.submit(f"{over}/fork", at=3, seat=9).status_code == 400
    assert bob.submit(f"{over}/fork", at=3, seat=1, level="genius").status_code == 400
