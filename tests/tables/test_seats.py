"""Who sits where: sitting down, seat links, leaving, bots that sit in, votes."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.engine.core import SPECTATOR
from farwest.engine.errors import NoUndo
from farwest.tables.errors import (
    BadName,
    BadPlan,
    ForgedLink,
    GameOver,
    NotYourSeat,
    SeatTaken,
    StillHere,
    TableFull,
    TooManyTables,
    UnknownTable,
)
from farwest.tables.hub import MOST_UNFINISHED
from farwest.tables.live import ABSENT_AFTER
from farwest.tables.plan import Person, SeatPlan
from tests.tables.house import ANNA, BEN, BOT, CLEO, ME, PERSON, Time, bots_done, house, plan, play_on, run


def test_sitting_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, PERSON, PERSON), ANNA)).code
            with pytest.raises(SeatTaken):
                await hub.sit(code, 0, BEN)
            with pytest.raises(NotYourSeat):
                await hub.sit(code, 7, BEN)
            assert await hub.sit(code, 2, BEN) == 2
            assert await hub.sit(code, None, BEN) == 2  # he sits already
            assert (await hub.table(code)).phase == "open"
            assert await hub.sit(code.lower(), None, CLEO) == 1
            table = await hub.table(code)
            assert [seat.name for seat in table.seats] == ["Anna", "Cleo", "Ben"]
            assert table.phase == "playing"
            with pytest.raises(TableFull):
                await hub.sit(code, None, Person("stranger", "Dan"))
            assert (await hub.sit(code, None, CLEO)) == 1
            with pytest.raises(UnknownTable):
                await hub.sit("NOWHERE-1", None, BEN)

    run(story())


def test_two_who_want_the_last_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            code = (await one.create(plan(ME, PERSON), ANNA)).code
            await two.table(code)
            await one.sit(code, None, BEN)
            with pytest.raises(TableFull):
                await two.sit(code, None, CLEO)
            assert (await two.table(code)).seats[1].name == "Ben"

    run(story())


def test_through_whose_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME, BOT), ANNA)
            table = await bots_done(hub, table.code)
            turn = table.state.to_act()[0]
            assert table.seats_of(ANNA) == [0, 1]
            assert table.viewer_for(ANNA) == turn
            assert table.viewer_for(ANNA, 1 - turn) == 1 - turn
            assert table.viewer_for(ANNA, 2) == turn
            assert table.viewer_for(BEN) == table.viewer_for(BEN, 0) == SPECTATOR
            table.must_hold(ANNA, 0)
            for seat in (2, -1, 9):
                with pytest.raises(NotYourSeat):
                    table.must_hold(ANNA, seat)

    run(story())


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "\u200b\u200e"])
def test_a_name_one_can_read(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, PERSON), ANNA)).code
            with pytest.raises(BadName):
                await hub.sit(code, None, Person("b", name))
            with pytest.raises(BadName):
                await hub.create(plan(ME, PERSON), Person("b", name))

    run(story())


def test_a_seat_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, PERSON, BOT), ANNA)
            keys = [seat.key for seat in table.seats]
            assert len(keys[0]) >= 22
            assert keys[0] != keys[1]
            phone = Person("anna's phone", "Anna")
            for seat, key in (
                (0, keys[1]),
                (0, ""),
                (0, keys[0] + "x"),
                (2, ""),
                (2, keys[2]),
                (-1, keys[1]),
                (9, keys[0]),
            ):
                with pytest.raises(ForgedLink):
                    await hub.grant(table.code, seat, key, phone)
            assert not (await hub.table(table.code)).seats_of(phone)
            await hub.grant(table.code, 0, keys[0], phone)
            await hub.grant(table.code, 1, keys[1], BEN)  # an invitation to an open seat
            table = await hub.table(table.code)
            assert table.phase == "playing"
            assert (table.seats_of(phone), table.seats_of(BEN)) == ([0], [1])
            assert table.seats[0].name == "Anna"
        async with house(tmp_path) as hub:
            assert (await hub.table(table.code)).seats_of(phone) == [0]
            assert [each.code for each in await hub.mine(phone)] == [table.code]

    run(story())


def test_leaving_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, PERSON, PERSON), ANNA)
            await hub.sit(table.code, None, BEN)
            key = (await hub.table(table.code)).seats[1].key
            with pytest.raises(NotYourSeat):
                await hub.leave(table.code, 1, ANNA)
            await hub.leave(table.code, 1, BEN)
            assert (await hub.table(table.code)).seats[1].kind == "open"
            with pytest.raises(ForgedLink):
                await hub.grant(table.code, 1, key, BEN)
            await hub.hand_over(table.code, 1, "random")
            with pytest.raises(SeatTaken):
                await hub.hand_over(table.code, 0, "random")
            await hub.hand_over(table.code, 2, "random")
            assert (await hub.table(table.code)).phase == "playing"

    run(story())


def test_leaving_a_game_and_coming_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, PERSON), ANNA)).code
            await hub.sit(code, None, BEN)
            await play_on(hub, code, moves=2)
            await hub.leave(code, 1, BEN)
            await hub.leave(code, 1, BEN)
            table = await hub.table(code)
            assert (table.seats[1].sitting_in, table.seats[1].why, table.seats[1].kind) == ("deputy", "left", "person")
            table = await bots_done(hub, code)
            with pytest.raises(NoUndo):  # what his bot does is not his to take back
                await hub.undo(code, 1, table.version_for(1))
            await play_on(hub, code, moves=2)
            await bots_done(hub, code)
        async with house(tmp_path) as hub:
            assert (await hub.table(code)).seats[1].sitting_in == "deputy"
            assert (await hub.mine(BEN))[0].seats[1].sitting_in == "deputy"
            with pytest.raises(NotYourSeat):
                await hub.take_back(code, 1, ANNA)
            await hub.take_back(code, 1, BEN)
            table = await hub.table(code)
            assert table.seats[1].sitting_in is None
            assert table.log[-1].text == "@back"
            with pytest.raises(BadPlan):
                await hub.hand_over(code, 1, "sheriff")
            await hub.hand_over(code, 1, "random")
            assert (await hub.table(code)).seats[1].bot == "random"
            table = await play_on(hub, code)
            with pytest.raises(GameOver):
                await hub.hand_over(code, 1, "random")
            assert table.record().seats == ["Anna", "Ben"]

    run(story())


def test_a_bot_keeps_its_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, BOT), ANNA)).code
            with pytest.raises(SeatTaken):
                await hub.hand_over(code, 1, "random")
            with pytest.raises(NotYourSeat):
                await hub.leave(code, 1, ANNA)

    run(story())


def test_voting_out_an_absent_player(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            code = (await hub.create(plan(ME, PERSON, PERSON, BOT), ANNA)).code
            await hub.sit(code, 1, BEN)
            await hub.sit(code, 2, CLEO)
            pages = [hub.watch(code, seat, person) for seat, person in enumerate((ANNA, BEN, CLEO))]
            for page in pages:
                await anext(page)
            now.at += ABSENT_AFTER + 1
            with pytest.raises(StillHere):
                await hub.vote_out(code, 0, 2)
            await pages[2].aclose()
            assert [seat.present for seat in (await hub.table(code)).seats] == [True, True, False, True]
            with pytest.raises(StillHere):
                await hub.vote_out(code, 0, 2)
            await hub.table(code, CLEO)  # a page without a stream
            now.at += ABSENT_AFTER - 1
            with pytest.raises(StillHere):
                await hub.vote_out(code, 0, 2)
            now.at += 2
            for by, against in ((2, 2), (3, 2), (9, 2), (0, 9)):
                with pytest.raises(NotYourSeat):
                    await hub.vote_out(code, by, against)
            await hub.vote_out(code, 0, 2)
            await hub.vote_out(code, 0, 2)
            table = await hub.table(code)
            assert table.votes_against(2) == {0}
            assert table.seats[2].sitting_in is None
            await hub.vote_out(code, 1, 2)
            table = await hub.table(code)
            assert (table.seats[2].sitting_in, table.seats[2].why) == ("deputy", "voted")
            assert table.votes_against(2) == frozenset()
            await hub.take_back(code, 2, CLEO)
            for page in pages[:2]:
                await page.aclose()

    run(story())


def test_a_vote_is_forgotten_when_he_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            code = (await hub.create(plan(ME, PERSON, PERSON), ANNA)).code
            await hub.sit(code, 1, BEN)
            await hub.sit(code, 2, CLEO)
            page = hub.watch(code, 1, BEN)
            await anext(page)
            now.at += 2 * ABSENT_AFTER
            await hub.vote_out(code, 0, 2)
            while 2 not in (table := await hub.table(code)).state.to_act():
                await play_on(hub, code, moves=1)
            assert table.votes_against(2) == {0}
            await play_on(hub, code, moves=1)
            assert (await hub.table(code)).votes_against(2) == frozenset()
            await page.aclose()

    run(story())


def test_who_is_alone_decides_alone(tmp_path: Path) -> None:
    """The others are absent too: nobody need be asked."""

    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            code = (await hub.create(plan(ME, ME, PERSON), ANNA)).code
            await hub.sit(code, 2, BEN)
            now.at += 2 * ABSENT_AFTER
            await hub.vote_out(code, 0, 2)
            assert (await hub.table(code)).seats[2].why == "voted"

    run(story())


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        ((ME,), {"players": 2}),
        ((ME, SeatPlan("bot")), {}),
        ((ME, SeatPlan("bot", "sheriff")), {}),
        ((ME, SeatPlan("person", "random")), {}),
        ((ME, BOT), {"title": "x" * 61}),
    ],
)
def test_a_plan_that_cannot_be(tmp_path: Path, seats: tuple[SeatPlan, ...], given: dict[str, object]) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            asked = plan(*seats)
            for name, value in given.items():
                asked = type(asked)(**{**{each: getattr(asked, each) for each in asked.__struct_fields__}, name: value})
            with pytest.raises(BadPlan):
                await hub.create(asked, ANNA)
            assert await hub.mine(ANNA) == []

    run(story())


def test_a_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            for _ in range(MOST_UNFINISHED):
                await hub.create(plan(ME, PERSON), ANNA)
            with pytest.raises(TooManyTables):
                await hub.create(plan(ME, PERSON), ANNA)
            await hub.create(plan(ME, PERSON), BEN)

    run(story())
