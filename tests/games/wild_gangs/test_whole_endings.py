"""Complete resolutions with all their figures (WG-T50 to WG-T52)."""

import re

import pytest

from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import (
    T50,
    T51,
    T52,
    captured,
    events_of,
    facts,
    firepower,
    gang_at,
    loots,
    money,
    ranking,
    resolve,
    rob,
    town,
)

EVENTS_T50 = "sheriff@P1 poker@P2 sign@P3 stagecoach@P4 seduction@P5 hidden_loot@P6"
EVENTS_T51 = "stagecoach@P1 poker@P2 gatling@P3 hidden_loot@P4 sign@P5 powder_keg@P6"
EVENTS_T52 = "deputy@P1 poker@P2 hidden_loot@P3 seduction@P4 gatling@P5 sheriff@P6"


def takers(robbed: WildGangs) -> dict[str, str]:
    """Who left a building with the big and who with the small loot: `red/blue`, a dash for nobody."""
    names = ["-" if taker < 0 else gang_at(robbed, taker) for taker in robbed.takers]
    return {position: f"{names[2 * p]}/{names[2 * p + 1]}" for p, position in enumerate(D.POSITIONS)}


def hands(robbed: WildGangs) -> list[tuple[str, list[int]]]:
    """What the journal tells of the gangs at the six buildings, building by building, in turn order."""
    told = [fact.args for fact in facts(robbed, "told-strength", "told-poker-hand")]
    figures = [re.findall(r"\d+", str(args.get("strength", args.get("hand")))) for args in told]
    gangs = [str(args["gang"]).removeprefix("gang-") for args in told]
    return [(gang, [int(figure) for figure in hand]) for gang, hand in zip(gangs, figures, strict=True)]


@pytest.mark.rule("WG-T50")
def test_wg_t50_events_and_heists() -> None:
    robbed = rob(town(*T50, events=EVENTS_T50))
    assert (events_of(robbed)["P3"], events_of(robbed)["P6"]) == ("hidden_loot", "sign")
    assert loots(robbed) == {
        "NW": "600/300",
        "N": "1000*/200",
        "NE": "700/600",
        "SE": "1000/600",
        "S": "700/300",
        "SW": "600/500",
    }
    assert hands(robbed) == [
        *[("red", [5]), ("blue", [5]), ("black", [2])],
        *[("red", [5, 4, 1]), ("blue", [2]), ("yellow", [2]), ("black", [3])],
        *[("red", [6]), ("blue", [4]), ("yellow", [3])],
        *[("blue", [5]), ("yellow", [13]), ("black", [5])],
        ("black", [9]),
        *[("red", [4]), ("blue", [8]), ("yellow", [5]), ("black", [5])],
    ]
    assert takers(robbed) == {
        "NW": "red/blue",
        "N": "-/black",
        "NE": "red/blue",
        "SE": "yellow/blue",
        "S": "black/-",
        "SW": "blue/yellow",
    }


@pytest.mark.rule("WG-T50")
def test_wg_t50_showdowns_and_totals() -> None:
    ended = resolve(town(*T50, events=EVENTS_T50), "blue", "blue", "yellow", "red")
    assert firepower(ended, "N") == {"red": 9, "blue": 5, "yellow": 3, "black": 3}
    assert firepower(ended, "E") == {"red": 1, "blue": 3, "yellow": 7}
    assert firepower(ended, "S") == {"blue": 2, "yellow": 8, "black": 11}
    assert firepower(ended, "W") == {"red": 4, "blue": 5, "black": 1}
    assert [fact.args["bounty"] for fact in facts(ended, "told-captured")] == [600, 500, 700, 500]
    assert ended.over
    assert money(ended) == {"red": 1900, "blue": 2600, "yellow": 2000, "black": 1600}
    assert ranking(ended) == ["blue", "yellow", "red", "black"]


@pytest.mark.rule("WG-T51")
def test_wg_t51_events_and_heists() -> None:
    robbed = rob(town(*T51, events=EVENTS_T51))
    assert (events_of(robbed)["P1"], events_of(robbed)["P5"]) == ("sign", "stagecoach")
    assert loots(robbed) == {
        "NW": "600/300",
        "N": "1000/200",
        "NE": "500/400",
        "SE": "900/500",
        "S": "800/700",
        "SW": "800/400",
    }
    assert takers(robbed) == {
        "NW": "blue/red",
        "N": "blue/-",
        "NE": "yellow/black",
        "SE": "black/red",
        "S": "yellow/black",
        "SW": "red/blue",
    }
    assert [hand for hand in hands(robbed) if hand[1] in ([6, 3], [3, 1])] == [("yellow", [6, 3]), ("black", [3, 1])]


@pytest.mark.rule("WG-T51")
@pytest.mark.parametrize("last_victim", ["red", "yellow"])
def test_wg_t51_showdowns_and_totals(last_victim: str) -> None:
    """In the South red and yellow are worth the same, and both may be chosen (WG-8.36)."""
    ended = resolve(town(*T51, events=EVENTS_T51), "yellow", "red", last_victim)
    assert firepower(ended, "N") == {"red": 5, "blue": 6, "yellow": 4}
    assert firepower(ended, "E") == {"red": 4, "blue": 4, "black": 8}
    assert firepower(ended, "S") == {"red": 6, "blue": 3, "yellow": 7, "black": 8}
    assert [fact.args["bounty"] for fact in facts(ended, "told-captured")] == [700, 600, 800]
    assert [fact.args["street"] for fact in facts(ended, "told-keg")] == ["street-W"]
    assert money(ended) == {"red": 1600, "blue": 2700, "yellow": 1300, "black": 3400}
    assert ranking(ended) == ["black", "blue", "red", "yellow"]


@pytest.mark.rule("WG-T52")
def test_wg_t52_events_and_heists() -> None:
    robbed = rob(town(*T52, events=EVENTS_T52, seats="red blue"))
    assert loots(robbed) == {
        "NW": "600/300*",
        "N": "1000/200*",
        "NE": "700/600",
        "SE": "900/500",
        "S": "800/400",
        "SW": "600/500",
    }
    assert takers(robbed) == {
        "NW": "red/-",
        "N": "red/-",
        "NE": "blue/red",
        "SE": "blue/red",
        "S": "-/-",
        "SW": "blue/red",
    }


@pytest.mark.rule("WG-T52")
def test_wg_t52_showdowns_and_totals() -> None:
    """With one rival in every street nobody is asked anything."""
    ended = resolve(town(*T52, events=EVENTS_T52, seats="red blue"))
    assert ended.over
    assert firepower(ended, "N") == {"red": 7, "blue": 6}
    assert firepower(ended, "E") == {}
    assert firepower(ended, "S") == {"red": 9, "blue": 9}
    assert firepower(ended, "W") == {"red": 1, "blue": 3}
    assert [fact.args["bounty"] for fact in facts(ended, "told-captured")] == [500, 1000, 100]
    assert captured(ended)["blue"] == ["red.singer"]
    assert money(ended) == {"red": 4700, "blue": 2300}
    assert ranking(ended) == ["red", "blue"]
