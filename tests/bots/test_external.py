"""Programs that play: the example of the docs, and those that crash, dawdle, cheat or talk nonsense."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from farwest.bots import external
from farwest.bots.external import BotFailed, External, NoCommand, Partners, read_command
from farwest.engine.core import Dice
from farwest.games import GAMES
from farwest.lab import arena
from farwest.lab.series import Series
from tools.compile import ROOT

GAME = GAMES.find("wild-gangs")
EXAMPLE = ROOT / "docs" / "example_bot.py"

HEAD = """import json, sys, os, time
def out(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello": out(type="ready", protocol=1)
"""


@pytest.fixture
def partners() -> Iterator[Partners]:
    found = Partners()
    yield found
    found.close()


def bot(folder: Path, partners: Partners, program: str, *, budget: float = 5.0, starting: float = 30.0) -> External:
    file = folder / "bot.py"
    file.write_text(program)
    return External(GAME, 1, [sys.executable, str(file)], budget, partners=partners, starting=starting)


def ask(player: External) -> str:
    state = GAME.new(2, {}, Dice(1))
    view = state.view(state.actor)
    try:
        return player.choose(view, [GAME.text(action) for action in state.legal(state.actor)])
    finally:
        player.end(None)


# What a good one is told.


def test_it_is_told_the_game_its_seat_and_what_it_may_do(tmp_path: Path, partners: Partners) -> None:
    heard = tmp_path / "heard"
    program = f"""{HEAD}
    if m["type"] == "choose": out(type="action", action=m["legal"][-1])
    print(line, end="", file=open({str(heard)!r}, "a"), flush=True)
"""
    player = bot(tmp_path, partners, program)
    player.options = {"gangs": ["red", "blue"]}
    state = GAME.new(2, {}, Dice(1))
    view = state.view(state.actor)
    legal = [GAME.text(action) for action in state.legal(state.actor)]
    assert player.choose(view, legal) == legal[-1]
    player.end({"places": [1, 2]})
    partners.close()
    hello, choose, end = (json.loads(line) for line in heard.read_text().splitlines())
    assert (hello["game"], hello["protocol"], hello["players"], hello["seat"]) == ("wild-gangs", 1, 2, state.actor)
    assert hello["options"] == {"gangs": ["red", "blue"]}
    assert (choose["view"], choose["legal"], choose["budget"]) == (view, legal, 5.0)
    assert end == {"type": "end", "result": {"places": [1, 2]}}


def test_one_process_plays_game_after_game(tmp_path: Path, partners: Partners) -> None:
    program = f"""{HEAD}
    if m["type"] == "choose": out(type="action", action=m["legal"][0]); open(sys.argv[0] + str(os.getpid()), "w")
"""
    player = bot(tmp_path, partners, program)
    for _ in range(3):
        ask(player)
    assert len(list(tmp_path.glob("bot.py[0-9]*"))) == 1


def test_it_does_not_learn_the_houses_secrets(
    tmp_path: Path, partners: Partners, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARWEST_KEY", "secret")
    program = f"""{HEAD}
    if m["type"] == "choose": out(type="action", action="secret" if "FARWEST_KEY" in os.environ else m["legal"][0])
"""
    assert ask(bot(tmp_path, partners, program)) != "secret"


def test_the_example_plays_every_game_in_the_arena() -> None:
    maker = arena.makers({"drifter": f"{sys.executable} {EXAMPLE}"})
    for game in GAMES:
        result = arena.run(Series.of(game, ["drifter", f"exec:{sys.executable} {EXAMPLE}"], 1), 2, maker=maker)
        assert [row.failures for row in result.bots] == [0, 0], game.id
    external.PARTNERS.close()


def test_the_example_needs_nothing_of_ours_and_is_short() -> None:
    text = EXAMPLE.read_text()
    assert "import farwest" not in text
    assert "from farwest" not in text
    assert len(text.splitlines()) < 60


# What goes wrong.


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("sys.exit(3)", "ended with status 3"),
        ('print("hello")', "no JSON"),
        ('print("[1]", flush=True)', "no action"),
        ('out(type="ready")', "no action"),
        ('out(type="action", action="fly:moon")', "not legal"),
        ('out(type="action", action=7)', "not legal"),
        ('sys.stdout.write("x" * 100_000 + "\\n"); sys.stdout.flush()', "without end"),
        ('sys.stdout.write("{"); sys.exit(0)', "without end"),
    ],
)
def test_whatever_it_answers_instead_is_told(tmp_path: Path, partners: Partners, does: str, said: str) -> None:
    player = bot(tmp_path, partners, f'{HEAD}\n    if m["type"] == "choose": {does}; sys.stdout.flush()\n')
    for _ in range(2):  # the next decision gets a fresh process
        with pytest.raises(BotFailed, match=said):
            ask(player)


def test_one_that_takes_too_long_is_not_waited_for(
    tmp_path: Path, partners: Partners, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.1)
    started = monotonic()
    with pytest.raises(BotFailed, match="too long"):
        ask(bot(tmp_path, partners, f"{HEAD}\n    if m['type'] == 'choose': time.sleep(60)", budget=0.1))
    assert monotonic() - started < 30


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import sys; sys.exit(1)", "status 1"),
        ('import sys; sys.stdin.readline(); print(\'{"type": "ready", "protocol": 2}\')', "protocol 2"),
        ("import time; time.sleep(60)", "too long"),
    ],
)
def test_one_that_does_not_greet_does_not_play(tmp_path: Path, partners: Partners, program: str, said: str) -> None:
    with pytest.raises(BotFailed, match=said):
        ask(bot(tmp_path, partners, program, starting=1.0))


@pytest.mark.parametrize("command", ["", "no-such-program-here --fast", "'unclosed"])
def test_a_command_that_cannot_be_run_is_the_operators_mistake(command: str) -> None:
    with pytest.raises(NoCommand):
        read_command(command)


def test_a_command_is_no_shell_s(tmp_path: Path) -> None:
    words = read_command(f"{sys.executable} 'a b.py' ; touch {tmp_path}/x $HOME `id`")
    assert words == [sys.executable, "a b.py", ";", "touch", f"{tmp_path}/x", "$HOME", "`id`"]
