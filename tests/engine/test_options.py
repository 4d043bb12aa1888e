"""Options: given ones are read, missing ones have their default, wrong ones are explained in one line."""

from typing import Any

import pytest

from farwest.engine.errors import Mistake
from farwest.engine.game import Game
from farwest.engine.options import Arrangement, BadOption, Flag, Option, read_options
from farwest.games import GAMES

RIVER = Option("river", "XX-1.1", ("deep", "shallow"), "deep")
SNOW = Flag("snow", "XX-1.2", default=False)
SIDES = Arrangement("sides", "XX-1.3", ("red", "blue", "green"))
ALL = (RIVER, SNOW, SIDES)

NO_RIVER: list[Any] = ["dry", "", None, 1, True, ["deep"], {"deep": 1}]
NO_SNOW: list[Any] = ["maybe", 1, None, [], "True"]
NO_SIDES: list[Any] = ["red", "red,red", "red,pink", [], ["red", ["blue"]], ["red", 3], None, 7, {}]


def test_defaults_stand_when_nothing_is_said() -> None:
    assert read_options(ALL, {}, 2) == {"river": "deep", "snow": False, "sides": ["red", "blue"]}


def test_values_are_read_as_people_and_records_write_them() -> None:
    given = {"river": "shallow", "snow": "yes", "sides": "green,red"}
    expected = {"river": "shallow", "snow": True, "sides": ["green", "red"]}
    assert read_options(ALL, given, 2) == expected
    assert read_options(ALL, expected, 2) == expected


def test_an_arrangement_is_cut_to_the_seats() -> None:
    assert SIDES.read("green,red,blue", 2) == ["green", "red"]
    assert SIDES.read(["green", "red", "blue"], 3) == ["green", "red", "blue"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((RIVER, value) for value in NO_RIVER),
        *((SNOW, value) for value in NO_SNOW),
        *((SIDES, value) for value in NO_SIDES),
    ],
)
def test_anything_else_is_refused(option: Option, value: Any) -> None:
    with pytest.raises(BadOption, match=f"^{option.id} takes"):
        option.read(value, 2)


def test_the_message_names_what_there_is() -> None:
    with pytest.raises(BadOption, match="river takes one of: deep, shallow"):
        RIVER.read("dry", 2)
    with pytest.raises(BadOption, match="sides takes 2 different ones of: red, blue, green"):
        SIDES.read("red", 2)
    with pytest.raises(BadOption, match="no option 'rain'; there is: river, snow, sides"):
        read_options(ALL, {"snow": True, "rain": 1}, 2)
    with pytest.raises(BadOption, match="there is: none"):
        read_options((), {"rain": 1}, 2)


def test_a_bad_option_is_a_mistake_with_words() -> None:
    mistake = BadOption("no")
    assert isinstance(mistake, Mistake)
    assert mistake.phrase.key == "mistake-option"
    assert str(mistake) == "no"


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_what_an_option_depends_on_can_be_chosen(game: Game) -> None:
    choices = {option.id: option.choices for option in game.options}
    assert all(option.only_with[1] in choices[option.only_with[0]] for option in game.options if option.only_with)
