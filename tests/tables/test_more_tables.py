"""Tables that come of others: rematches, What if?, uploaded records."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.engine.errors import BadRecord, Mistake
from farwest.engine.record import Entry, Record, from_json
from farwest.engine.verify import verify
from farwest.tables.errors import BadPlan, NoSuchMoment, NotOver, NotYourSeat, SeatTaken
from farwest.tables.hub import Hub
from farwest.tables.plan import Person
from farwest.tables.table import Table
from tests.tables.house import ANNA, BEN, BOT, CLEO, ME, PERSON, house, plan, play_on, run, same

PHONE = Person("ben's phone", "Ben")


async def finished(hub: Hub) -> Table:
    """Anna, Ben and a bot have played."""
    table = await hub.create(plan(ME, PERSON, BOT, title="Friday"), ANNA)
    await hub.sit(table.code, None, BEN)
    await hub.grant(table.code, 1, (await hub.table(table.code)).seats[1].key, PHONE)
    return await play_on(hub, table.code)


def test_a_rematch_moves_everybody_one_seat_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            old = await finished(hub)
            with pytest.raises(NotYourSeat):
                await hub.rematch(old.code, CLEO)
            new = await hub.rematch(old.code, BEN)
            assert (new.phase, new.title, new.came_from) == ("open", "Friday", old.code)
            assert [(seat.kind, seat.name) for seat in new.seats] == [("bot", ""), ("open", ""), ("person", "Ben")]
            assert (await hub.table(old.code)).next == new.code
            with pytest.raises(SeatTaken):
                await hub.sit(new.code, 1, CLEO)
            assert [each.kept for each in await hub.mine(ANNA) if each.code == new.code] == [True]
            again = await hub.rematch(old.code, ANNA)
            assert (again.code, again.phase) == (new.code, "playing")
            assert again.seats_of(ANNA) == [1]
            assert again.commitment != old.commitment
            third = await hub.rematch((await play_on(hub, again.code)).code, ANNA)
            assert [seat.kind for seat in third.seats] == ["open", "bot", "person"]
        async with house(tmp_path) as hub:
            assert (await hub.table(old.code)).next == new.code

    run(story())


def test_both_ask_for_a_rematch_at_once_in_two_houses(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            old = await finished(one)
            await two.table(old.code)
            first = await one.rematch(old.code, ANNA)
            second = await two.rematch(old.code, BEN)
            assert first.code == second.code
            assert second.phase == "playing"

    run(story())


def test_a_rematch_from_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            old = await finished(hub)
            await hub.rematch(old.code, ANNA)
            new = await hub.rematch(old.code, PHONE)
            assert new.seats_of(PHONE) == [2]
            assert new.phase == "playing"

    run(story())


def test_no_rematch_of_what_is_not_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            with pytest.raises(NotOver):
                await hub.rematch(table.code, ANNA)

    run(story())


def test_what_if(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            old = await finished(hub)
            assert old.match is not None
            for at in (0, len(old.match.entries) // 2, len(old.match.entries) - 1):
                fork = await hub.fork(old.code, at, CLEO, ["random", None, "random"])
                assert fork.start == old.match.at(at).dump()
                assert fork.seats_of(CLEO) == [1]
                assert fork.secret != old.secret
                over = await play_on(hub, fork.code)
                assert over.came_from == old.code
                proof = verify(over.game, from_json(over.record().to_json()))
                assert proof.match.record.result == over.record().result
        async with house(tmp_path) as hub:
            assert same(await hub.table(fork.code), over)

    run(story())


def test_no_what_if_from_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            old = await finished(hub)
            assert old.match is not None
            for at in (-1, len(old.match.entries), 10_000):
                with pytest.raises(NoSuchMoment):
                    await hub.fork(old.code, at, ANNA, [None, None, None])
            for levels in ([], ["random"] * 3, [None, "sheriff", "random"], [None, None]):
                with pytest.raises(BadPlan):
                    await hub.fork(old.code, 0, ANNA, levels)
            playing = await hub.create(plan(ME, ME), ANNA)
            with pytest.raises(NotOver):
                await hub.fork(playing.code, 0, ANNA, [None, None])

    run(story())


def test_an_uploaded_record_is_a_table_to_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            old = await finished(hub)
            record = from_json(old.record().to_json())
            table = await hub.upload(record, CLEO)
            assert (table.phase, table.uploaded) == ("over", True)
            assert table.record().plain() == record.plain()
            assert table.seats_of(CLEO) == []
            with pytest.raises(NotOver):
                await hub.rematch(table.code, CLEO)
            fork = await hub.fork(table.code, 3, CLEO, [None, "random", "random"])
            assert fork.phase == "playing"
        async with house(tmp_path) as hub:
            assert (await hub.table(table.code)).record().plain() == record.plain()
            assert table.code in [each.code for each in await hub.mine(CLEO)]

    run(story())


def _unfinished(record: Record) -> None:
    record.result = None
    record.entries.pop()


def _unfinished_but_says_otherwise(record: Record) -> None:
    record.entries.pop()


def _another_result(record: Record) -> None:
    assert record.result is not None
    record.result = {**record.result, "scores": [999, 0, 0]}


def _illegal(record: Record) -> None:
    record.entries[5] = Entry(record.entries[5].seat, record.entries[6].text, record.entries[5].outcomes)


def _forged_draw(record: Record) -> None:
    record.setup[0] = record.setup[0] ^ 1


def _foreign_secret(record: Record) -> None:
    record.secret = "0" * 64


def _names_missing(record: Record) -> None:
    record.seats.pop()


def _too_long(record: Record) -> None:
    record.entries *= 200


def _future(record: Record) -> None:
    record.rules_version = 99


def _unknown_game(record: Record) -> None:
    record.game = "poker"


def _unknown_option(record: Record) -> None:
    record.options["jokers"] = True


BROKEN = [
    (_unfinished, NotOver),
    (_unfinished_but_says_otherwise, BadRecord),
    (_another_result, BadRecord),
    (_illegal, BadRecord),
    (_forged_draw, BadRecord),
    (_foreign_secret, BadRecord),
    (_names_missing, BadRecord),
    (_too_long, BadRecord),
    (_future, BadRecord),
    (_unknown_game, Mistake),
    (_unknown_option, BadRecord),
]


def test_broken_records_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            whole = (await finished(hub)).record().to_json()
            for damage, mistake in BROKEN:
                record = from_json(whole)
                damage(record)
                with pytest.raises(mistake):
                    await hub.upload(record, CLEO)
            assert await hub.mine(CLEO) == []

    run(story())
