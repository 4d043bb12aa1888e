"""What leaves the house for a viewer holds nothing he may not know: on twin tables, to the last byte.

A twin is the same table with all that the viewer cannot know dealt again, and with other facts told to the others.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.journal import Fact
from farwest.tables.table import Table
from farwest.web.eyes import Eyes
from farwest.web.fragments import BLANK, Fragments
from tests.web.people import SCRIPTED, Browser, House, start

PAGES = ("", "/text", "/info", "/turn", "/journal", "/record.json", "/replay", "/moment?at=3&eyes=all", "/verify")
MOST_QUESTIONS = 300  # of the kind "why not?"; Colorado County has a thousand actions


def twin_of(table: Table, viewer: int, seed: int) -> Table:
    twin = table.copy()
    twin.version = table.version
    assert twin.match is not None
    state = twin.match.state
    state.redeal(viewer, Dice(seed))
    twin.match.journal.facts = [fact if fact.shows_to(viewer) else _other(fact) for fact in twin.match.journal.facts]
    twin.secret = "another secret"
    twin.setup = [0] * len(table.setup or [])
    return twin


def _other(fact: Fact) -> Fact:
    """A fact for the same ears, that says something else."""
    return Fact(fact.rule, fact.key, {"nobody": "=may read this"}, fact.to, fact.reveals)


def all_that_leaves(home: House, browser: Browser, table: str, viewer: int) -> dict[str, bytes]:
    """Every page, fragment, answer and refused download that this viewer can ask for."""
    eyes = f"?as={viewer}" if viewer != SPECTATOR else ""
    found: dict[str, bytes] = {}
    for page in PAGES:
        joined = page + (eyes if "?" not in page else eyes.replace("?", "&"))
        found[page] = _bytes(browser.get(table + joined))
    looks = sorted(set(re.findall(r'data-look="([^"]+)"', found[""].decode())))
    for at in looks:
        found[f"look {at}"] = _bytes(browser.get(f"{table}/look", params={"as": viewer, "at": at}, headers=SCRIPTED))
    if viewer != SPECTATOR:
        actions = home.table(table).game.notation.texts
        for action in actions[:: 1 + len(actions) // MOST_QUESTIONS]:
            query = {"as": str(viewer), "action": action}
            found[f"why {action}"] = _bytes(browser.get(f"{table}/why", params=query, headers=SCRIPTED))
    now = home.hub.desk.now()
    drawn = Fragments()
    for lang in ("fr", "en"):
        parts = drawn.draw(home.table(table), Eyes(viewer), [], lang, now)
        found[f"stream {lang}"] = drawn.event(BLANK, parts)
    return found


def _bytes(answer: Any) -> bytes:
    """The answer with its headers."""
    return repr(sorted(answer.headers.items())).encode() + bytes(answer.content)


@pytest.mark.parametrize("moves", [0, 2, 9, 15])
def test_twins_leave_the_same_bytes(home: House, lea: Browser, bob: Browser, moves: int) -> None:
    table = start(home, lea, "me person bot:random")
    bob.go(f"{table}/join", name="Bob")
    home.play_out(table, lea, bob, moves=moves, seed=moves)
    truth = home.table(table)
    assert truth.phase == "playing"
    live = home.hub.desk.lives[truth.code]
    now = home.hub.desk.now()
    home.hub.desk.now = lambda: now
    dice = random.Random(moves)
    for viewer, browser in ((0, lea), (1, bob), (SPECTATOR, home.browser())):
        browser.open(table)
        live.table = truth
        expected = all_that_leaves(home, browser, table, viewer)
        assert len(expected) > 20
        told_apart = 0
        for _ in range(2):
            twin = twin_of(truth, viewer, dice.getrandbits(60))
            told_apart += twin.state.dump() != truth.state.dump()
            live.table = twin
            found = all_that_leaves(home, browser, table, viewer)
            assert [name for name in expected if found[name] != expected[name]] == []
        assert told_apart, "the twins are no twins at all"
        live.table = truth


def test_nothing_private_is_in_the_page_while_the_curtain_is_down(home: House, lea: Browser) -> None:
    table = start(home, lea, "me me bot:random", **{"name-2": "Inès"})
    truth = home.wait_for_people(table)
    live = home.hub.desk.lives[truth.code]
    expected = _bytes(lea.get(table))
    assert b'class="curtain"' in expected
    for seed in range(5):
        twin = twin_of(truth, SPECTATOR, seed)
        assert twin.state.dump() != truth.state.dump()
        live.table = twin
        assert _bytes(lea.get(table)) == expected


def test_refused_downloads_say_the_same_to_everybody(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    bob.open("/")
    for page in ("/record.json", "/replay", "/verify", "/moment?at=0&eyes=all"):
        answer = bob.get(table + page)
        assert answer.status_code == 409
        secret = home.table(table).secret
        assert secret is not None
        assert secret not in answer.text
