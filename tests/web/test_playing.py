"""Playing by plain forms and by the page's own code: acts, undo, stale pages, why not, hints, talk, the curtain."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.web.people import SCRIPTED, Browser, House, said, start


def fields(home: House, table: str, seat: int = 0) -> dict[str, Any]:
    return {"as": seat, "seen": home.table(table).version_for(seat)}


def test_a_choice_is_sent_and_the_table_comes_back(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    answer = lea.submit(f"{table}/act", 303, **fields(home, table), **{"step-1": "scout:P1"})
    assert answer.headers["location"] == f"{table}?as=0"
    view: Any = home.table(table).view(0)
    assert "P1" in view["seats"][0]["looked_events"]
    assert "WG-4.1" in said(lea.open(table))


def test_steps_are_sent_together_in_their_order(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.play_out(table, lea, moves=2)
    home.wait_for_people(table)
    view: Any = home.table(table).view(0)
    card = view["legal"][0]
    sent = {"step-3": "front:N.N", "step-1": card, "step-2": "face:up"}
    lea.submit(f"{table}/act", 303, **fields(home, table), **sent)
    after: Any = home.table(table).view(0)
    assert after["decision"] == "peek"
    assert any(card["gang"] == "red" for card in after["town"].values())


def test_scripted_pages_get_nothing_but_the_stream(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    answer = lea.submit_script(f"{table}/act", **fields(home, table), **{"step-1": "scout:P1"})
    assert answer.status_code == 204


def test_a_double_click_is_one_move(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    sent = fields(home, table) | {"step-1": "scout:P1"}
    for _ in range(3):
        assert lea.submit_script(f"{table}/act", **sent).status_code == 204
    assert sum(row.text == "scout:P1" and row.seat == 0 for row in home.table(table).log) == 1


def test_a_stale_page_gets_the_true_state(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    old = fields(home, table)
    lea.submit(f"{table}/act", 303, **old, **{"step-1": "scout:P1"})
    answer = lea.submit_script(f"{table}/act", **old, **{"step-1": "scout:P2"})
    assert answer.status_code == 200
    assert 'id="board"' in answer.text
    assert "La partie a avancé" in json.loads(answer.headers["hx-trigger"])["told"]["text"]
    assert lea.submit(f"{table}/act", 303, **old, **{"step-1": "scout:P2"}).headers["location"] == f"{table}?as=0"
    assert [row.text for row in home.table(table).log if row.seat == 0] == ["scout:P1"]


def test_what_the_rules_forbid_says_why_with_the_rule(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    answer = lea.submit(f"{table}/act", 409, **fields(home, table), **{"step-1": "card:chief"})
    assert "Choisissez d’abord un premier événement à regarder." in said(answer.text)
    assert f"{table}?as=0" in answer.text
    scripted = lea.submit_script(f"{table}/act", **fields(home, table), **{"step-1": "card:chief"})
    assert scripted.status_code == 409
    assert "premier événement" in json.loads(scripted.headers["hx-trigger"])["told"]["text"]
    assert lea.submit(f"{table}/act", **fields(home, table), **{"step-1": "nonsense"}).status_code == 400
    assert lea.submit(f"{table}/act", **{"as": 0, "step-1": "scout:P1"}).status_code == 400
    assert lea.submit(f"{table}/act", **fields(home, table), ticked="yes", tick="41").status_code == 400
    assert lea.submit(f"{table}/act", **{"as": "x", "seen": 1, "step-1": "scout:P1"}).status_code == 400


def test_nobody_acts_for_another(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    for deed in ("act", "undo", "hint", "leave", "hand-over", "take-back", "curtain"):
        assert bob.submit(f"{table}/{deed}", **fields(home, table), **{"step-1": "scout:P1"}).status_code == 403, deed
        assert lea.submit(f"{table}/{deed}", **fields(home, table, 0) | {"as": 1}).status_code == 403, deed


def test_undo_takes_back_to_the_last_barrier(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.play_out(table, lea, moves=2)
    home.wait_for_people(table)
    view: Any = home.table(table).view(0)
    lea.submit(f"{table}/act", 303, **fields(home, table), **{"step-1": view["legal"][0], "step-2": "face:up"})
    assert "aria-disabled" not in re.findall(r'<button[^>]*id="undo-button"[^>]*>', lea.open(table))[0]
    lea.submit(f"{table}/undo", 303, **fields(home, table))
    assert home.table(table).view(0) == view
    refused = lea.submit(f"{table}/undo", 400, **fields(home, table))
    assert "Il n’y a rien à reprendre" in said(refused.text)


def test_why_not_answers_for_the_steps_that_the_page_holds(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    home.play_out(table, lea, moves=2)
    view: Any = home.wait_for_people(table).view(0)
    card = view["legal"][0]
    fragment = lea.open(f"{table}/why?as=0&action=front:N.N", headers=SCRIPTED)
    assert "<html" not in fragment
    assert "WG-" in fragment
    assert "WG-" not in lea.open(
        f"{table}/why", params={"as": 0, "action": f"{card} face:up front:N.N"}, headers=SCRIPTED
    )
    assert "Pourquoi pas" in said(lea.open(f"{table}/why?as=0&action=front:N.N"))
    assert lea.get(f"{table}/why?as=0&action=nonsense").status_code == 400
    assert lea.get(f"{table}/why?as=0&action=").status_code == 400
    assert bob.get(f"{table}/why?as=0&action=front:N.N").status_code == 400
    assert home.table(table).view(0) == view


def test_a_closer_look_and_the_whole_journal(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.play_out(table, lea, moves=2)
    page = lea.open(table)
    looks = re.findall(r'data-look="([^"]+)"', page)
    assert looks
    assert "<html" not in lea.open(f"{table}/look", params={"as": 0, "at": looks[0]}, headers=SCRIPTED)
    assert lea.get(f"{table}/look?as=0&at=no-such-thing").status_code == 404
    assert lea.get(f"{table}/look?as=0&at=no-such-thing", headers=SCRIPTED).status_code == 204
    home.play_out(table, lea)
    whole = lea.open(f"{table}/journal?as=0", headers=SCRIPTED)
    assert 'id="line-1"' in whole


def test_a_hint_comes_from_a_bot(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    assert "<html" not in lea.submit_script(f"{table}/hint", **fields(home, table)).text
    assert "P1" in said(lea.submit(f"{table}/hint", 200, **fields(home, table)).text)
    in_words = lea.submit(f"{table}/hint", 200, mode="text", **fields(home, table)).text
    assert f'href="{table}/text?as=' in in_words  # back to where it was asked


def test_who_owes_nothing_gets_no_hint(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person", name="Léa")
    bob.go(f"{table}/join", name="Bob")
    waits = next(seat for seat in (0, 1) if not home.table(table).state.owes(seat))
    asks = (lea, bob)[waits]
    assert "hx-trigger" in asks.submit_script(f"{table}/hint", **{"as": waits, "seen": 1}).headers


def test_seats_and_gallery_talk_apart(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    lea.submit(f"{table}/chat", 303, text="Bonjour à tous", **{"as": 0})
    bob.submit(f"{table}/chat", 303, text="Look at that", **{"as": -1})
    assert "Bonjour à tous" in said(bob.open(table))
    assert "Look at that" in said(bob.open(table))
    assert "Look at that" not in lea.open(table)
    assert lea.submit(f"{table}/chat", text="  ", **{"as": 0}).status_code == 400
    assert lea.submit(f"{table}/chat", text="x" * 500, **{"as": 0}).status_code == 400
    home.play_out(table, lea)
    assert "Look at that" in lea.open(table)


def test_the_whole_game_is_played_in_words_by_forms(home: House, lea: Browser) -> None:
    """What a person without JavaScript does: read the choices of the page, send its form, read on."""
    table = start(home, lea)
    for turn in range(200):
        if home.wait_for_people(table).phase == "over":
            break
        page = lea.open(f"{table}/text")
        form = re.search(r'<form id="act".*?</form>', page, flags=re.S)
        assert form, said(page)[:200]
        sent = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form[0]))
        sent |= dict(re.findall(r'<input type="radio" name="([^"]+)" value="([^"]+)"[^>]* checked', form[0]))
        buttons = re.findall(r'<button name="([^"]+)" value="([^"]+)"', form[0])
        name, value = buttons[turn % len(buttons)]
        answer = lea.submit(f"{table}/act", **sent, **{name: value})
        assert answer.status_code == 303, said(answer.text)
        assert answer.headers["location"] == f"{table}/text?as=0"
    assert home.table(table).phase == "over"
    assert "La partie est finie" in said(lea.open(f"{table}/text"))


def test_two_at_one_screen_have_a_curtain_between_them(home: House, lea: Browser) -> None:
    table = start(home, lea, "me me", **{"name-2": "Inès"})
    assert [seat.name for seat in home.table(table).seats] == ["Léa", "Inès"]
    [first] = home.table(table).state.to_act()
    curtain = lea.open(table)
    assert "table-curtain" not in curtain
    assert 'class="curtain"' in curtain
    assert private_words(home, table) & set(said(curtain).split()) == set()
    assert lea.submit(f"{table}/curtain", 303, **{"as": first}).headers["location"] == f"{table}?as={first}"
    assert "À vous de jouer" in lea.open(f"{table}?as={first}")
    for place in ("P1", "P2"):
        lea.submit(f"{table}/act", 303, **fields(home, table, first), **{"step-1": f"scout:{place}"})
    [other] = home.table(table).state.to_act()
    assert other != first
    assert 'class="curtain"' not in lea.open(f"{table}?as={first}"), "he may read what he has just seen"
    assert 'class="curtain"' in lea.open(table)
    assert lea.get(f"{table}/text", follow_redirects=False).headers["location"] == table


def private_words(home: House, table: str) -> set[str]:
    """Words that only a hand shows: the first names of gangsters in hands."""
    words = home.site.words("fr", home.table(table).game)
    names = set()
    for seat in (0, 1):
        view: Any = home.table(table).view(seat)
        own = view["seats"][seat]
        names |= {words.say(f"gangster-{own['gang']}-{role}").split()[-1] for role in own["hand"]}
    return names


def test_my_turn_is_told_to_hidden_pages(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    mine = lea.get(f"{table}/turn?as=0").json()
    assert mine["yours"] is True
    assert mine["phase"] == "playing"
    assert bob.get(f"{table}/turn").json()["yours"] is False
