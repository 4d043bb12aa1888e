"""Bots that are programs of the operator's: they sit at tables like the levels, and nobody else names a command."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from farwest.bots.external import BadBotName, NoCommand, read_commands
from farwest.bots.levels import LEVELS
from farwest.tables.errors import BadPlan
from farwest.tables.plan import SeatPlan
from farwest.tables.thinking import Job, NoThought, Thinking, command
from tests.tables.house import ANNA, ME, bots_done, house, plan, play_on, run
from tools.compile import ROOT

EXAMPLE = f"{sys.executable} {ROOT / 'docs' / 'example_bot.py'}"
LISTENS = """import json, sys
for line in sys.stdin:
    message = json.loads(line)
    print(line, end="", file=open({heard!r}, "a"), flush=True)
    if message["type"] == "hello": print('{{"type": "ready", "protocol": 1}}', flush=True)
    if message["type"] == "choose": print(json.dumps({{"type": "action", "action": {answer}}}), flush=True)
"""


def program(folder: Path, answer: str) -> tuple[str, Path]:
    """A command of a bot that notes what it hears, and the file it notes it in."""
    file, heard = folder / "bot.py", folder / "heard"
    file.write_text(LISTENS.format(heard=str(heard), answer=answer))
    return f"{sys.executable} {file}", heard


def test_the_example_plays_at_a_table_to_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=None, programs={"drifter": EXAMPLE}) as hub:
            assert hub.levels[-1] == LEVELS[-1], "hints come from the best level"
            table = await hub.create(plan(ME, SeatPlan("bot", "drifter")), ANNA)
            table = await play_on(hub, table.code)
            assert table.phase == "over"
            assert table.record().seats[1] == "bot:drifter"
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    run(story())


def test_it_is_told_the_view_of_its_seat_and_the_options(tmp_path: Path) -> None:
    async def story() -> None:
        words, heard = program(tmp_path, 'message["legal"][0]')
        async with house(tmp_path, thinker=None, programs={"listener": words}) as hub:
            seats = [ME, SeatPlan("bot", "listener")]
            table = await hub.create(plan(*seats, options={"gangs": ["blue", "black"]}), ANNA)
            await play_on(hub, table.code, moves=2)
            table = await bots_done(hub, table.code)
        lines = [json.loads(line) for line in heard.read_text().splitlines()]
        assert lines[0]["options"]["gangs"] == ["blue", "black"]
        assert lines[0]["seat"] == 1
        assert {line["view"]["viewer"] for line in lines if line["type"] == "choose"} == {1}

    run(story())


@pytest.mark.parametrize("answer", ['"fly:moon"', "1 / 0", "None"])
def test_one_that_fails_plays_a_legal_move_and_leaves_a_warning(
    tmp_path: Path, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        words, _ = program(tmp_path, answer)
        async with house(tmp_path, thinker=None, programs={"broken": words}) as hub:
            table = await hub.create(plan(ME, SeatPlan("bot", "broken")), ANNA)
            await play_on(hub, table.code, moves=2)
            table = await bots_done(hub, table.code)
            assert any(row.seat == 1 for row in table.log)
            warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
            assert warnings
            assert all("bot broken failed" in warning for warning in warnings)

    run(story())


def test_a_program_that_the_operator_has_taken_away_leaves_its_tables_playable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path, programs={"drifter": EXAMPLE}) as hub:
            code = (await hub.create(plan(ME, SeatPlan("bot", "drifter")), ANNA)).code
        async with house(tmp_path, thinker=Thinking(1)) as hub:
            await play_on(hub, code, moves=3)
            assert any(row.seat == 1 for row in (await bots_done(hub, code)).log)
            assert "drifter" in caplog.text

    run(story())


# Nobody but the operator names a command.


@pytest.mark.parametrize("level", ["exec:touch x", "drifter=touch x", f"exec:{EXAMPLE}", "drifter ", "Drifter"])
def test_a_table_takes_only_names_that_the_operator_has_given(tmp_path: Path, level: str) -> None:
    async def story() -> None:
        async with house(tmp_path, programs={"drifter": EXAMPLE}) as hub:
            with pytest.raises(BadPlan):
                await hub.create(plan(ME, SeatPlan("bot", level)), ANNA)

    run(story())


def test_a_worker_runs_only_what_it_was_started_with(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Thinking(1, command({"drifter": EXAMPLE}))
        for level in (f"exec:{EXAMPLE}", f"touch {tmp_path}/x", "stranger"):
            with pytest.raises(NoThought, match="UnknownLevel"):
                await thinker.think("T", Job("wild-gangs", {"players": 2, "viewer": 0}, ["a"], level, 1, 0.1))
        await thinker.close()

    run(story())
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    "text", ["drifter", "=true", "two words=true", "a-b=true", "marshal=true", "random=true", f"{'x' * 33}=true"]
)
def test_a_program_needs_a_name_of_its_own(text: str) -> None:
    with pytest.raises(BadBotName):
        read_commands([text])
    with pytest.raises(BadBotName):
        read_commands(["twice=true", "twice=true"])


def test_a_program_has_to_be_there() -> None:
    assert read_commands(["mine = true --fast", "yours=true a=b"]) == {"mine": "true --fast", "yours": "true a=b"}
    with pytest.raises(NoCommand):
        read_commands(["mine=./no/such/program"])
