"""A recorded game looked at again, step by step, through chosen eyes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR
from farwest.engine.eyes import EVERYBODY, facts_for, view_for
from farwest.terminal.boards import board_for
from tests.terminal.plays import GAME, farwest, some_match, words


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    some_match(players=3, entries=1000).record.save(file)
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.json"
    some_match(players=3, entries=30).record.save(file)
    return file


def moves(out: str) -> list[int]:
    """The moves at which the replay stood, one after the other."""
    return [int(number) for number in re.findall(r"^ Move (\d+) of", out, re.MULTILINE)]


def test_forward_back_and_to_a_move(finished: Path) -> None:
    out = farwest("replay", finished, typed="\nn\nb\n40\n0\ne\n999\nq\n40\n")
    assert out.code == 0
    end = some_match(players=3, entries=1000).record.entries
    assert moves(out.out) == [0, 1, 2, 1, 40, 0, len(end), len(end)]


def test_a_spectator_steps_over_what_he_cannot_see(finished: Path) -> None:
    """Card and face are chosen in secret (WG-6.2): with the front all three have happened at once."""
    match = some_match(players=3, entries=1000)
    first_card = next(n for n, entry in enumerate(match.entries, 1) if entry.text.startswith("card:"))
    placed = next(n for n, entry in enumerate(match.entries, 1) if entry.text.startswith("front:"))
    typed = f"{first_card - 1}\n\n"
    assert moves(farwest("replay", finished, typed=typed).out)[-1] == placed
    assert moves(farwest("replay", finished, "--all", typed=typed).out)[-1] == first_card


def test_begin_at_a_move(finished: Path) -> None:
    assert moves(farwest("replay", finished, "--at", "12").out) == [12]
    out = farwest("replay", finished, "--at", "1200")
    assert (out.code, out.out) == (2, "")
    assert "There is no move of that number" in out.err
    assert farwest("replay", finished, "--at", "-1").code == 2


def test_each_pair_of_eyes_sees_its_own(unfinished: Path) -> None:
    match = some_match(players=3, entries=30)
    views: list[Any] = [match.state.view(seat) for seat in range(3)]
    hands = [view["seats"][seat]["hand"] for seat, view in enumerate(views)]
    spoken = words("en")
    names = [
        [spoken.say(f"gangster-{gang}-{role}") for role in hand]
        for gang, hand in zip(("red", "blue", "yellow"), hands, strict=True)
    ]
    for seat in range(3):
        seen = farwest("replay", unfinished, "--at", "30", "--seat", str(seat + 1)).out
        assert all(name in seen for name in names[seat])
    spectator = farwest("replay", unfinished, "--at", "30").out
    assert "pile:" not in spectator
    assert "hands" not in spectator
    everything = farwest("replay", unfinished, "--at", "30", "--all").out
    assert "hands" in everything
    assert "▒" not in everything  # no event is hidden


def test_eyes_change_by_a_key_only_once_the_game_is_over(finished: Path, unfinished: Path) -> None:
    eyes = re.findall(r"seen by: (.*)$", farwest("replay", finished, typed="v\nv\nv\nv\nv\n").out, re.MULTILINE)
    assert eyes == ["spectator", "the Coyotes", "the Bisons", "the Rattlers", "everybody", "spectator"]
    out = farwest("replay", unfinished, typed="v\n").out
    assert "start again with --seat or --all" in out
    assert "seen by: the" not in out


def test_other_keys_say_what_the_keys_are(finished: Path) -> None:
    assert "Enter goes on" in farwest("replay", finished, typed="x\n").out
    assert "Entrée avance" in farwest("replay", finished, "--lang", "fr", typed="x\n").out


def test_the_journal_up_to_here(finished: Path) -> None:
    out = farwest("replay", finished, "--at", "20", "--seat", "2", typed="j\n").out
    assert "Your hand" in out


def test_a_seat_that_is_not_there(finished: Path) -> None:
    for seat in ("0", "4", "-1"):
        out = farwest("replay", finished, "--seat", seat)
        assert (out.code, out.out) == (2, "")
        assert len(out.err.splitlines()) == 1


def test_all_eyes_together_see_the_whole_position() -> None:
    for entries in (0, 5, 31, 50, 1000):
        match = some_match(players=3, entries=entries)
        view = view_for(match.state, EVERYBODY)
        truth: dict[str, Any] = match.state.dump()
        opened = board_for(GAME, words("en"), match.record).laid_open(view, truth)
        assert opened["events"] == truth["events"]
        cards = {slot: f"{card['gang']}.{card['role']}" for slot, card in view["town"].items()}
        assert cards == truth["town"]
        if not match.state.over:
            hands = {seat["gang"]: seat["hand"] for seat in view["seats"]}
            assert hands == {gang: player["hand"] for gang, player in truth["players"].items()}
        for position, gangs in view["strength"].items():
            for gang, strength in gangs.items():
                owner = next(seat for seat, shown in enumerate(view["seats"]) if shown["gang"] == gang)
                own: dict[str, Any] = match.state.view(owner)
                assert own["strength"][position][gang] == strength
        assert len(facts_for(match, EVERYBODY)) >= len(facts_for(match, SPECTATOR))


def test_a_record_of_bots_names_them(tmp_path: Path) -> None:
    farwest("arena", "wild-gangs", "--games", "1", "--bots", "random,tenderfoot", "--records", tmp_path)
    out = farwest("replay", tmp_path / "00001.json", "--lang", "fr").out
    assert "Coyotes, Hasard" in out
    assert "Bisons, Pied-tendre" in out
