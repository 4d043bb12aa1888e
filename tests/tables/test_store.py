"""The database: its shape, its settings, lists, backups, exports."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.schema import CreateIndex, CreateTable

from farwest.engine.record import load
from farwest.engine.verify import verify
from farwest.tables import writing
from farwest.tables.codes import new_code, read_code, words
from farwest.tables.errors import BadPlan, Closing, NoBackup, NoDatabase
from farwest.tables.migrations import migrate
from farwest.tables.plan import Plan
from farwest.tables.schema import METADATA
from farwest.tables.store import Store
from farwest.tables.table import Table
from tests.tables.house import (
    ANNA,
    BEN,
    BOT,
    CLEO,
    ME,
    PERSON,
    Never,
    Time,
    bots_done,
    house,
    plan,
    play_on,
    run,
    same,
    url,
)
from tests.tables.toys import Toys


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(url(tmp_path))
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_settings_of_every_connection(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(url(tmp_path))
        wanted = {"journal_mode": "wal", "synchronous": 1, "busy_timeout": 5000, "foreign_keys": 1}
        for ask in (store._reader.do, store._writer.do):
            for name, value in wanted.items():
                assert await ask(lambda c, name=name: c.exec_driver_sql(f"pragma {name}").scalar()) == value  # type: ignore[misc]
        await store.close()

    run(story())


def test_whoever_writes_waits_for_whoever_writes_already(tmp_path: Path) -> None:
    """Another process holds the lock: a move waits for it from the beginning of its transaction."""

    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, ME), ANNA)).code
            said: list[str] = []
            await hub.desk.store._writer.do(
                lambda connection: connection.connection.driver_connection.set_trace_callback(said.append)  # type: ignore[union-attr]
            )
            with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                playing = asyncio.create_task(play_on(hub, code, moves=1))
                while not said:
                    await asyncio.sleep(0.001)
                assert not playing.done()
                other.execute("commit")
            table = await playing
            assert said[0] == "BEGIN IMMEDIATE"
            assert same(await hub.desk.load(code), table)

    run(story())


def test_nothing_is_said_that_only_sqlite_understands() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in METADATA.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))
    statements = [value for name, value in vars(writing).items() if name.startswith(("_UPDATE", "_ADD", "_DROP"))]
    assert len(statements) >= 8
    for statement in statements:
        assert str(statement.compile(dialect=dialect))


def test_a_database_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            change = text("update alembic_version set version_num = 'from the future'")
            await hub.desk.store._writer.do(lambda connection: connection.execute(change))
        with pytest.raises(NoDatabase) as newer:
            await Store.open(url(tmp_path))
        assert "from the future" in newer.value.detail
        (tmp_path / "house.db").write_bytes(b"no database at all" * 100)
        for wrong in (url(tmp_path), url(tmp_path / "nowhere")):
            with pytest.raises(NoDatabase):
                await Store.open(wrong)

    run(story())


def test_a_log_row_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            one = await play_on(hub, table.code, moves=1)
            with pytest.raises(writing.Conflict):
                await hub.desk.store.save(one)
            one.version += 1  # a version nobody has, with a row that is there already
            with pytest.raises(writing.Conflict):
                await hub.desk.store.save(one)
            one.version -= 1
            assert same(await hub.desk.load(table.code), one)

    run(story())


def test_what_is_written_together_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            tables = [await hub.create(plan(ME, ME), ANNA) for _ in range(8)]
            newer = [table.copy() for table in tables]
            for table in newer:
                table.edit(0).name = "Annie"
            newer[3].version += 5  # made for a version that is not there
            commits: list[object] = []
            event.listen(hub.desk.store.engine, "commit", commits.append)
            first = hub.desk.store.save(newer[0])
            results = await asyncio.gather(first, *map(hub.desk.store.save, newer[1:]), return_exceptions=True)
            assert [type(result) for result in results if result is not None] == [writing.Conflict]
            names = [(await hub.desk.load(table.code)).seats[0].name for table in tables]
            assert names == ["Annie"] * 3 + ["Anna"] + ["Annie"] * 4

            commits.clear()
            again = [await hub.desk.load(table.code) for table in tables]
            commits.clear()
            await asyncio.gather(*(hub.desk.store.save(_renamed(table)) for table in again))
            assert len(commits) <= 2

    run(story())


def _renamed(table: Table) -> Table:
    table = table.copy()
    table.edit(0).name = "Anne"
    return table


def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
        with pytest.raises(SQLAlchemyError):
            await hub.desk.store.save(table.copy())
        with pytest.raises(Closing):
            await hub.sit(table.code, None, BEN)
        with pytest.raises(Closing):
            await hub.create(plan(ME, ME), ANNA)

    run(story())


def test_lists(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            waiting = (await hub.create(plan(ME, PERSON, open=True, title=" Come  in "), ANNA)).code
            now.at += 10
            private = (await hub.create(plan(ME, PERSON), ANNA)).code
            now.at += 10
            playing = (await hub.create(plan(ME, PERSON, open=True), BEN)).code
            await hub.sit(playing, None, ANNA)
            now.at += 10
            over = (await play_on(hub, (await hub.create(plan(ME, BOT, open=True), ANNA)).code)).code
            table = await hub.table(playing)
            turn = table.state.to_act()[0]

            assert [each.code for each in await hub.open_tables()] == [waiting]
            assert [each.code for each in await hub.watchable()] == [playing]
            mine = {each.code: each for each in await hub.mine(ANNA)}
            assert set(mine) == {waiting, private, playing, over}
            assert [each.code for each in await hub.mine(BEN)] == [playing]
            assert mine[playing].my_turn == (turn == 1)
            assert list(mine) == [playing, private, waiting, over]
            first = mine[waiting]
            assert (first.title, first.host_name, first.free, first.players) == ("Come in", "Anna", 1, 2)
            assert (first.mine, first.phase, first.pace, first.result) == ([0], "open", "none", None)
            assert mine[over].result == (await hub.table(over)).record().result
            assert mine[playing].waiting == [turn]
            assert mine[playing].since == table.moved_at

            now.at += 10
            await hub.say(private, ANNA, "Anna", "table", "not a move")
            elsewhere = (await hub.create(plan(ME, ME), BEN)).code
            assert (await hub.mine(BEN))[0].code == elsewhere
            assert [each.my_turn for each in await hub.mine(BEN)] == [True, turn == 0]

            await hub.leave(waiting, 0, ANNA)
            assert await hub.open_tables() == []
            now.at += 3 * 86_400
            assert await hub.watchable() == []

    run(story())


def test_a_bot_whose_house_fell_down_is_served_by_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=Never()) as hub:
            code = (await hub.create(plan(BOT, BOT), CLEO)).code
            assert (await hub.table(code)).bots_to_act()
        async with house(tmp_path) as hub:
            assert hub.desk.lives == {}
            await hub.tick()
            assert (await bots_done(hub, code)).phase == "over"

    run(story())


def test_a_table_that_cannot_be_loaded_holds_nobody_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path, games=Toys(), thinker=Never()) as hub:
            lost = await hub.create(Plan(game="bids", players=2, seats=[BOT, BOT]), ANNA)
        async with house(tmp_path, thinker=Never()) as hub:
            found = await hub.create(plan(BOT, BOT), ANNA)
        now = Time(time.time())
        async with house(tmp_path, now=now) as hub:  # a house without that game
            for _ in range(3):
                await hub.tick()
                now.at += 2
            assert (await bots_done(hub, found.code)).phase == "over"
        said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert [lost.code in message for message in said] == [True]

    run(story())


def test_a_backup_while_people_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, ME, ME, ME), ANNA)).code
            playing = asyncio.create_task(play_on(hub, code))
            backups: list[Path] = []
            while not playing.done():
                backups.append(tmp_path / f"backup{len(backups)}" / "house.db")
                backups[-1].parent.mkdir()
                await hub.backup(backups[-1])
            over = await playing
            await hub.backup(backups[0])  # an older one is replaced
        lengths = []
        for path in backups:
            assert [entry.name for entry in path.parent.iterdir()] == ["house.db"]
            async with house(path.parent) as hub:
                table = await hub.table(code)
                assert table.log == over.log[: len(table.log)]
                lengths.append(len(table.log))
        assert lengths[0] == len(over.log)
        assert lengths[1:] == sorted(lengths[1:])

    run(story())


def test_a_backup_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            with pytest.raises(sqlite3.OperationalError):
                await hub.backup(tmp_path / "nowhere" / "backup.db")
            hub.desk.store.is_sqlite = False
            with pytest.raises(NoBackup):
                await hub.backup(tmp_path / "backup.db")

    run(story())


def test_an_export_is_one_record_for_each_finished_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            codes = [(await play_on(hub, (await hub.create(plan(ME, BOT), ANNA)).code)).code for _ in range(3)]
            await hub.create(plan(ME, ME), ANNA)
            folder = tmp_path / "out" / "games"
            assert await hub.export(folder) == await hub.export(folder) == 3
            assert sorted(path.name for path in folder.iterdir()) == sorted(f"{code}.json" for code in codes)
            for path in folder.iterdir():
                record = load(path)
                assert verify((await hub.table(codes[0])).game, record).draws

    run(story())


def test_codes_are_words_one_can_say() -> None:
    assert len(words()) == len(set(words())) == 256
    assert all(word.isascii() and word.isupper() and word.isalpha() and 3 <= len(word) <= 8 for word in words())
    assert len(new_code(private=False).split("-")) == 2
    assert len(new_code(private=True).split("-")) == 4
    assert len({new_code(private=True) for _ in range(1000)}) == 1000
    assert read_code(" cactus mesa-wagon 427 ") == "CACTUS-MESA-WAGON-427"


def test_a_code_that_is_taken_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        codes = iter(["CACTUS-1", "CACTUS-1", "CACTUS-1", "CACTUS-2", "CACTUS-2", "CACTUS-3"])
        monkeypatch.setattr("farwest.tables.hub.new_code", lambda private: next(codes))
        async with house(tmp_path) as hub:
            assert (await hub.create(plan(ME, BOT), ANNA)).code == "CACTUS-1"
            assert (await hub.create(plan(ME, BOT), ANNA)).code == "CACTUS-2"
            over = await play_on(hub, "CACTUS-2")
            assert (await hub.rematch(over.code, ANNA)).code == "CACTUS-3"

    run(story())


def test_the_plan_comes_back_whole(tmp_path: Path) -> None:
    async def story() -> None:
        asked = plan(ME, PERSON, pace="live:600+5", memory_aid=False, open=True, title="Noon")
        async with house(tmp_path) as hub:
            made = await hub.create(asked, ANNA)
            assert made.plan.options["gangs"]
        async with house(tmp_path) as hub:
            assert (await hub.table(made.code)).plan == made.plan
            with pytest.raises(BadPlan):
                await hub.create(plan(ME, PERSON, title="x" * 100), ANNA)

    run(story())
