"""What can be asked during a game: rules, reasons, advice, second thoughts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farwest.engine.record import load
from farwest.terminal.commands import Command, matching, read_command, read_number
from tests.terminal.plays import farwest, play, words

TWO = ("--players", "2", "--bots", "none")


def asked(line: str, *, before: str = "", lang: str = "en") -> str:
    """The answer to one line, in a new game, at the decision that the lines before lead to."""
    Path("game.json").unlink(missing_ok=True)
    out = play(*TWO, "--save", "game.json", typed=f"{before}{line}\n", lang=lang).out
    prompt = words(lang).say("term-prompt")
    answer = out.rpartition(f"{prompt}{line}\n")[2]
    return answer.rpartition(words(lang).say("term-left-saved", file="=game.json"))[0]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


SCOUTED = "1\n2\n1\n3\n"  # both have looked at two events; the first player chooses a card
FACED = SCOUTED + "1\n1\n"  # and has chosen a card and its face


def test_a_question_mark_shows_the_rule_of_the_decision() -> None:
    assert "WG-4.1.1" in asked("?")
    assert "WG-4.1.1" in asked("?", lang="fr")
    assert asked("?") != asked("?", lang="fr")


def test_a_question_mark_and_a_number_show_the_rule_of_a_choice() -> None:
    assert "WG-3.8" in asked("? 2", before=SCOUTED + "1\n")
    assert "from 1 to 2" in asked("? 9", before=SCOUTED + "1\n")


def test_rules_by_id_by_word_and_by_mistake() -> None:
    assert "WG-5.7" in asked("rules wg-5.7")
    assert "WG-5.4" in asked("rules sheriff")
    assert "WG-5.4" in asked("règles shérif", lang="fr")
    assert "see WG-5.1" in asked("rules WG-5.1999")  # no such rule
    assert "No rule answers" in asked("rules zzz")
    assert len(asked("rules").splitlines()) > 500


def test_why_gives_the_reason_and_its_rule() -> None:
    assert "WG-4.1.1" in asked("why card:chief")
    closed = asked("why front:NE.E", before=FACED) + asked("why front:NW.W", before=FACED)
    assert "WG-3.9" in closed
    assert "possible now" in asked("why 1", before=FACED)
    assert "from 1 to" in asked("why 77", before=FACED)
    assert "Why what" in asked("why", before=FACED)
    assert "neither a choice nor a command" in asked("why mumble", before=FACED)


def test_why_understands_words() -> None:
    english = asked("why bank", before=FACED)
    assert "WG-3.9" in english
    assert "WG-3.9" in asked("pourquoi banque", before=FACED, lang="fr")


def test_an_action_that_is_not_possible_says_why_in_place() -> None:
    assert "WG-4.1.1" in asked("face:up")
    assert "✗" in asked("face:up")


@pytest.mark.parametrize("line", ["hello there", "0", "-1", "1.5", "²", "é", "front:XX", "99999999999999999"])
def test_what_is_not_understood_changes_nothing(line: str) -> None:
    assert "✗" in asked(line)
    assert load(Path("game.json")).entries == []


def test_words_that_fit_several_choices_are_not_enough() -> None:
    assert "Several choices answer to these words: 1, 2, 3, 4, 5, 6." in asked("look")


def test_a_few_words_of_one_choice_play_it() -> None:
    asked("event P4")
    assert [entry.text for entry in load(Path("game.json")).entries] == ["scout:P4"]


def test_two_letters_never_play_anything() -> None:
    asked("lo")
    assert load(Path("game.json")).entries == []


def test_undo_takes_back_until_something_was_revealed() -> None:
    asked("undo", before=FACED)
    assert load(Path("game.json")).entries[-1].text.startswith("card:")
    asked("annuler", before=FACED + "undo\n", lang="fr")
    assert len(load(Path("game.json")).entries) == 4
    assert "nothing to take back" in asked("undo", before="1\n")


def test_undone_choices_leave_no_trace_in_the_record() -> None:
    play(*TWO, "--save", "plain.json", typed=SCOUTED + "2\n1\n")
    play(*TWO, "--save", "undone.json", typed=SCOUTED + "1\nundo\n2\n2\nundo\n1\n")
    assert load(Path("plain.json")).plain() == load(Path("undone.json")).plain()


def test_a_hint_ranks_choices_and_moves_nothing() -> None:
    hint = asked("hint", before=FACED)
    assert len(re.findall(r"^  ?\d+ In front of ", hint, re.MULTILINE)) == 3
    assert len(load(Path("game.json")).entries) == 6
    assert len(re.findall(r"^  ?\d+ Devant ", asked("conseil", before=FACED, lang="fr"), re.MULTILINE)) == 3


def test_the_journal_is_for_the_eyes_of_who_asks() -> None:
    journal = asked("journal", before="1\n2\n")
    assert "Your hand" in journal
    assert journal.count("you discover") == 0  # the other player is asking now
    assert "you discover" in asked("journal", before="1\n")


def test_the_town_comes_with_its_legend() -> None:
    town = asked("town")
    assert "NORTH STREET" in town
    assert words("en").say("wg-legend").splitlines()[0][:20] in town


def test_help_names_every_command_in_the_language() -> None:
    english, french = asked("help"), asked("aide", lang="fr")
    for name in ("why", "hint", "undo", "journal", "town", "rules", "save", "quit"):
        assert name in english
        assert words("fr").say(f"term-command-{name}").split()[0] in french


def test_save_into_another_file_and_not_over_one() -> None:
    Path("taken.json").write_text("mine")
    assert "taken.json is there already" in asked("save taken.json")
    assert Path("taken.json").read_text() == "mine"
    Path("game.json").unlink()
    out = play(*TWO, typed="1\nsave kept.json\n2\n").out
    assert "Game saved in kept.json" in out
    assert len(load(Path("kept.json")).entries) == 2


def test_after_the_end_there_is_still_something_to_read() -> None:
    out = play(
        "--players", "2", "--bots", "deputy", typed="1\n" * 40 + "journal\ntown\nnonsense\nsave end.json\nquit\n"
    ).out
    assert "The game is over: there is still" in out
    assert "Game saved in end.json" in out
    assert load(Path("end.json")).result is not None


def test_commands_are_read_in_both_languages_with_or_without_accents() -> None:
    french = words("fr")
    assert read_command("Règles WG-5.7", french) == Command("rules", "WG-5.7")
    assert read_command("regles", french) == Command("rules", "")
    assert read_command("why  x", french) == Command("why", "x")
    assert read_command("?3", french) == Command("?", "3")
    assert read_command("quitterait", french) is None


def test_numbers_are_small_and_plain() -> None:
    assert read_number("12") == 12
    assert [read_number(text) for text in ("", "1 2", "²", "१", "-1", "123456")] == [None] * 6


def test_every_word_must_match() -> None:
    labels = ["Devant la gare, rue Sud", "Devant la banque, rue Sud", "Devant l’Élysée"]
    assert matching("sud gar", labels) == [0]
    assert matching("sud", labels) == [0, 1]
    assert matching("elysee", labels) == [2]
    assert matching(" ", labels) == []


def test_quit_without_a_file_asks_and_obeys() -> None:
    assert "abandoned" in play(*TWO, typed="1\nquit\nno\n").out
    assert not list(Path().glob("*.json"))
    out = play(*TWO, typed="1\nquit\ncancel\n2\nquit\nyes\n").out
    assert "farwest play --resume wild-gangs.json" in out
    assert len(load(Path("wild-gangs.json")).entries) == 2


def test_the_end_of_the_lines_saves_under_a_free_name() -> None:
    Path("wild-gangs.json").write_text("mine")
    out = farwest("play", "wild-gangs", "--bots", "none", typed="1\n", lang="fr")
    assert out.code == 0
    assert "farwest play --resume wild-gangs-2.json" in out.out
    assert Path("wild-gangs.json").read_text() == "mine"
