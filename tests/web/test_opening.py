"""Opening a table, waiting for people, sitting down by a link, coming back, leaving, being replaced."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farwest.games import GAMES
from farwest.lab import arena
from farwest.lab.series import Series
from farwest.web.identity import SeatLink
from tests.web.people import SAFE, Browser, House, code_of, house, person_of, said, start


def test_one_click_starts_a_game_against_bots(home: House, lea: Browser) -> None:
    table = lea.go("/play/wild-gangs")
    opened = home.wait_for_people(table)
    assert opened.phase == "playing"
    assert [seat.kind for seat in opened.seats] == ["person", "bot", "bot"]
    assert opened.seats[0].name == "Étranger"
    assert "À vous de jouer" in lea.open(table)
    assert lea.submit("/play/no-such-game").status_code == 404


def test_two_clicks_from_the_home_page_open_a_table_for_friends(home: House, lea: Browser) -> None:
    link = re.findall(r'href="(/new\?[^"]*with=friends)"', lea.open("/"))[0].replace("&amp;", "&")
    form = lea.open(link)
    fields = dict(
        re.findall(r'<select id="[^"]+" name="([^"]+)".*?<option value="([^"]+)" selected>', form, flags=re.S)
    )
    fields |= dict(re.findall(r'<input type="radio" name="([^"]+)" value="([^"]+)"[^>]* checked>', form))
    table = home.table(lea.go("/new", **fields))
    assert [seat.kind for seat in table.seats] == ["person", "open", "open"]


def test_the_form_without_javascript_is_asked_for_again(lea: Browser) -> None:
    form = lea.open("/new?game=wild-gangs&players=4&seat-1=me&seat-2=person&title=Chez+Lucette&option-gangs-1=black")
    assert form.count("data-seat") == 4
    assert 'value="Chez Lucette"' in form
    assert re.search(r'name="option-gangs-1".*?value="black" selected', form, flags=re.S)
    chosen = re.findall(r'name="option-gangs-\d".*?value="(\w+)" selected', form, flags=re.S)
    assert sorted(chosen) == sorted({"red", "blue", "yellow", "black"})


@pytest.mark.parametrize(("chosen", "hidden"), [("yellow", 7), ("custom", 0)])
def test_an_option_that_would_change_nothing_is_left_out_until_it_does(lea: Browser, chosen: str, hidden: int) -> None:
    form = lea.open(f"/new?game=carson-city&option-personality_side={chosen}")
    sides = re.findall(r'<div class="field"[^>]*data-only-with="option-personality_side"[^>]*>', form)
    assert len(sides) == 7
    assert sum(side.endswith(" hidden>") for side in sides) == hidden


def test_everything_the_form_says_is_in_the_plan(home: House, lea: Browser) -> None:
    table = home.table(
        start(
            home,
            lea,
            "bot:tenderfoot me bot:random bot:deputy",
            **{
                "option-gangs-1": "black",
                "option-gangs-2": "yellow",
                "option-gangs-3": "red",
                "option-gangs-4": "blue",
            },
            pace="days:3",
            open="on",
            title="  Chez   Lucette ",
            share="ab12",
        )
    )
    plan = table.plan
    assert (plan.players, str(plan.pace), plan.open, plan.title, plan.memory_aid) == (
        4,
        "days:3",
        True,
        "Chez Lucette",
        True,
    )
    assert plan.options == {"gangs": ["black", "yellow", "red", "blue"]}
    assert [seat.level for seat in table.seats] == ["tenderfoot", None, "random", "deputy"]
    assert table.shares == ["ab12"]
    forgetful = home.table(start(home, lea, memory=""))
    assert forgetful.plan.memory_aid
    unticked = lea.go("/new", **{"game": "wild-gangs", "players": 2, "seat-1": "me", "seat-2": "bot:random"})
    assert not home.table(unticked).plan.memory_aid


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("seat-2", "bot:genius", "Choisissez qui s’assied là."),
        ("seat-2", "nobody", "Choisissez qui s’assied là."),
        ("option-gangs-2", "red", "Deux places ne peuvent pas avoir la même."),
        ("option-gangs-2", "pink", "Deux places ne peuvent pas avoir la même."),
        ("pace", "live:1+1", "Une table ne peut pas se monter ainsi"),
        ("title", "x" * 61, "Une table ne peut pas se monter ainsi"),
        ("name", "x" * 33, "Donnez un nom de 1 à 32 lettres."),
    ],
)
def test_what_is_wrong_is_said_at_the_field_and_the_rest_is_kept(
    lea: Browser, field: str, value: str, told: str
) -> None:
    fields = {"game": "wild-gangs", "players": "3", "seat-1": "me", "seat-2": "bot:random", "seat-3": "person"}
    fields |= {"option-gangs-1": "red", "option-gangs-2": "blue", "option-gangs-3": "black", "title": "La Veillée"}
    answer = lea.submit("/new", 400, **(fields | {field: value}))
    assert told in said(answer.text)
    assert "aria-invalid" in answer.text or field in ("pace", "title")
    assert re.search(r'name="option-gangs-3".*?value="black" selected', answer.text, flags=re.S)
    assert field == "title" or 'value="La Veillée"' in answer.text


def test_a_friend_joins_by_the_link_with_only_a_name(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person")
    room = bob.open(table)
    assert "Sit down at this table" in said(room)
    assert "http://farwest.test" + table in room
    assert bob.go(f"{table}/join", name="Bob") == table
    assert home.table(table).phase == "playing"
    assert [seat.name for seat in home.table(table).seats] == ["Léa", "Bob"]
    assert "Bob" in said(bob.open("/").partition("<main")[0])


def test_a_name_is_asked_for_again_when_it_cannot_be_shown(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person")
    answer = bob.submit(f"{table}/join", 400, name="x" * 40)
    assert "Give a name" in said(answer.text) or "name of 1 to 32" in said(answer.text)
    assert home.table(table).phase == "open"


def test_whoever_comes_too_late_watches(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me bot:random")
    home.wait_for_people(table)
    assert bob.submit(f"{table}/join", name="Bob").status_code == 400
    watching = bob.open(table)
    assert 'name="seen"' not in watching
    assert "watching" in watching


def test_the_host_begins_with_bots(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person person")
    assert "error-not-host" not in bob.submit(f"{table}/fill", 403, level="random").text
    assert lea.go(f"{table}/fill", seat=1, level="deputy") == table
    assert [seat.kind for seat in home.table(table).seats] == ["person", "bot", "open"]
    assert lea.go(f"{table}/fill", level="random") == table
    assert home.table(table).phase == "playing"
    assert lea.submit(f"{table}/fill", seat=1, level="genius").status_code == 400


def seat_links(page: str) -> list[str]:
    return [link.partition("farwest.test")[2] for link in re.findall(r'value="(http://farwest\.test/s/[^"]+)"', page)]


def test_a_seat_link_brings_one_back_on_another_device(home: House, lea: Browser) -> None:
    table = start(home, lea)
    home.wait_for_people(table)
    [link] = seat_links(lea.open(f"{table}/info"))
    phone = home.browser("fr")
    assert "Cette place est celle de Léa" in said(phone.open(link))
    assert person_of(home, phone).id not in home.table(table).seats[0].keepers, "looking takes nothing"
    assert phone.go(link) == table
    assert "À vous de jouer" in phone.open(f"{table}?as=0")
    assert phone.get(link, follow_redirects=False).headers["location"] == f"{table}?as=0"


def test_the_host_keeps_a_seat_for_somebody(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person person")
    links = seat_links(lea.open(table))
    assert len(links) == 3
    assert seat_links(bob.open(table)) == []
    third = links[1]
    assert "This seat is waiting for you." in said(bob.open(third))
    bob.go(third, name="Bob")
    assert [seat.name for seat in home.table(table).seats] == ["Léa", "", "Bob"]


def test_a_forged_or_foreign_link_gets_a_page_and_no_seat(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    [link] = seat_links(lea.open(f"{table}/info"))
    other = start(home, lea)
    [foreign] = seat_links(lea.open(f"{other}/info"))
    changed = link[:-5] + ("A" if link[-5] != "A" else "B") + link[-4:]
    for forged in (changed, "/s/nonsense", "/s/" + link[3:10]):
        for answer in (bob.get(forged), bob.submit(forged)):
            assert answer.status_code == 403
            assert "This link opens no seat" in said(answer.text)
    bob.go(foreign)
    assert not home.table(table).seats_of(person_of(home, bob))
    assert home.table(other).seats_of(person_of(home, bob)) == [0]


def test_a_key_that_is_not_the_seats_opens_nothing(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea)
    for forged in (
        SeatLink(code_of(table), 0, "x" * 22),
        SeatLink(code_of(table), 7, "x"),
        SeatLink(code_of(table), 0, ""),
    ):
        link = "/s/" + home.site.signer.seat_token(forged)
        assert bob.get(link).status_code == 403
        assert bob.submit(link).status_code == 403


def test_one_leaves_hands_over_and_takes_back(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person")
    bob.go(f"{table}/join", name="Bob")
    assert bob.submit(f"{table}/leave", **{"as": 0}).status_code == 403
    bob.go(f"{table}/hand-over", **{"as": 1})
    assert home.table(table).seats[1].sitting_in
    assert "a bot sits in" in said(bob.open(f"{table}/info"))
    bob.go(f"{table}/take-back", **{"as": 1})
    assert home.table(table).seats[1].sitting_in is None
    bob.go(f"{table}/leave", **{"as": 1})
    assert home.table(table).seats[1].sitting_in


def test_leaving_before_the_start_frees_the_seat(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person person")
    bob.go(f"{table}/join", name="Bob")
    bob.go(f"{table}/leave", **{"as": 1})
    assert [seat.kind for seat in home.table(table).seats] == ["person", "open", "open"]


def test_who_waits_for_somebody_absent_is_shown_the_way_to_his_seat(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person")
    bob.go(f"{table}/join", name="Bob")
    turn = home.table(table).state.to_act()[0]
    waits, plays = (bob, lea) if turn == 0 else (lea, bob)
    assert f'<a class="btn" href="{table}/info"' in waits.open(table)
    assert f'<a class="btn" href="{table}/info"' not in plays.open(table)


def test_the_others_replace_somebody_absent(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person")
    bob.go(f"{table}/join", name="Bob")
    assert "encore là" in said(lea.submit(f"{table}/vote", 400, seat=1).text)
    assert home.browser().submit(f"{table}/vote", seat=1).status_code == 403
    home.hub.desk.now = lambda clock=home.hub.desk.now: clock() + 100  # type: ignore[misc]
    lea.go(f"{table}/vote", seat=1)
    assert home.table(table).seats[1].sitting_in


def test_a_rematch_brings_the_same_people_one_seat_on(home: House, lea: Browser, bob: Browser) -> None:
    table = start(home, lea, "me person")
    bob.go(f"{table}/join", name="Bob")
    assert lea.submit(f"{table}/rematch").status_code == 409
    home.play_out(table, lea, bob)
    again = lea.go(f"{table}/rematch")
    assert bob.go(f"{table}/rematch") == again
    assert [seat.name for seat in home.table(again).seats] == ["Bob", "Léa"]
    assert f'href="{again}"' in bob.open(table)


@pytest.mark.rule("BC-5.24")
def test_options_that_do_not_suit_the_pace_are_told_at_the_pace(lea: Browser) -> None:
    fields = {"game": "blackrock-city", "players": "2", "seat-1": "me", "seat-2": "person", "pace": "days:1"}
    answer = lea.submit("/new", 400, **fields, **{"option-clocks": "realtime"})
    assert "à une table sur plusieurs jours, choisissez" in said(answer.text)
    lea.go("/new", **fields, **{"option-clocks": "async"}, name="Léa")


# Programs that the operator lets play.


@pytest.mark.parametrize(("lang", "about"), [("fr", "Un programme que laisse jouer"), ("en", "A program that whoever")])
def test_a_program_of_the_operators_is_offered_like_a_level(tmp_path: Path, lang: str, about: str) -> None:
    with house(tmp_path, programs={"drifter": "true"}) as home:
        lea = home.browser(lang)
        form = lea.open("/new?game=wild-gangs")
        assert 'value="bot:drifter"' in form
        assert about in said(form)
        address = start(home, lea, "me bot:drifter person")
        assert "drifter" in said(lea.open(address))
        assert "drifter" in said(lea.open("/"))
        assert home.table(address).seats[1].level == "drifter"


def test_a_form_names_no_command(tmp_path: Path) -> None:
    with house(tmp_path, programs={"drifter": "true"}) as home:
        lea = home.browser("en")
        for level in ("exec:true", "true", "drifter=true"):
            fields = {"game": "wild-gangs", "players": "2", "seat-1": "me", "seat-2": f"bot:{level}", "name": "Léa"}
            assert lea.submit("/new", 400, **fields)


def test_a_record_of_the_arena_opens_in_the_replay(home: House, lea: Browser, tmp_path: Path) -> None:
    series = Series.of(GAMES.find("wild-gangs"), ["tenderfoot", "random"], 1)
    arena.run(series, 1, records=tmp_path)
    files = {"file": ("00001.json", (tmp_path / "00001.json").read_bytes(), "application/json")}
    answer = lea.post("/replay", files=files, headers=SAFE, follow_redirects=False)
    assert answer.status_code == 303, said(answer.text)
    page = said(lea.open(answer.headers["location"]))
    assert "Pied-tendre" in page
    assert "Pied-tendre" in said(lea.open("/replay"))
    assert "bot:" not in page + said(lea.open("/replay"))
