"""The worked examples of the rules, DC-T01 to DC-T49."""

from typing import Any

from farwest.engine.core import Dice
from farwest.games.dodge_city import data as D, settle
from tests.games.dodge_city.city import (
    BLUE,
    GREEN,
    HOTEL_T20,
    RED,
    SALOON_T06,
    SALOON_T08,
    Outcomes,
    act,
    cells,
    city,
    controllers,
    decision,
    draw,
    legal,
    money,
    seen,
    status,
    told,
    why_not,
)

SALOON, POST, HOTEL = ([D.CELL_NAME[bit] for bit in D.FREE[number]] for number in range(3))
PASSED = {"unarmed": ["red"]}
POST_T24 = {"red": "C2 D2 C3 C5 D5", "green": "A3 E3"}


def starting(*faces: str, **more: Any) -> Any:
    """Everybody shows that card at the start, in seat order; no event that asks for anything."""
    hands = dict(zip(D.COLOURS, faces, strict=False))
    state = city(len(faces), hands=hands, stage="start", movement=0, decision="start-card", **more)
    act(state, *(f"start:{face}" for face in faces), chance=more.get("chance"))
    return state


def duelling(town: dict[str, str], duel: dict[str, str], players: int = 3, **more: Any) -> Any:
    return city(players, town, duel=duel, **{"stage": "duels", "movement": 0, "decision": "challenge", **more})


def post(green: str = "", red: str = "") -> str:
    """The post office of T24, with more pieces of Red or Green."""
    reds, greens = f"{POST_T24['red']} {red}".split(), f"{POST_T24['green']} {green}".split()
    blues = [cell for cell in POST if cell not in (*reds, *greens, "C4")]
    return f"cowboy red {' '.join(reds)} / green {' '.join(greens)} / blue {' '.join(blues)}"


def test_dc_t01() -> None:
    assert starting("N-LADY-7", "N-LADY-5").first == RED


def test_dc_t02() -> None:
    assert starting("C-LADY-1", "N-GUNMAN-7", "N-COWBOY-7").first == RED
    assert [D.STRENGTH[D.FACES.index(face)] for face in ("C-LADY-1", "N-GUNMAN-7", "N-COWBOY-7")] == [51, 47, 17]


def test_dc_t03() -> None:
    state = city(hands={"red": "N-LADY-5"}, money={"red": 100})
    act(state, "play:N-LADY-5")
    assert money(state) == 600


def test_dc_t04() -> None:
    state = city(town={"saloon": "lady blue A1"}, hands={"red": "C-LADY-2"}, money={"red": 700})
    act(state, "play:C-LADY-2", "free:saloon", "count:3", "cell:B3", "cell:C3", "cell:D3")
    assert money(state) == 400
    assert "buy:saloon" not in legal(state)
    assert why_not(state, "buy:saloon").rule == "DC-4.7"


def test_dc_t05() -> None:
    chain = "gunman blue B3 C3 D3 E3 B4 E4"
    state = duelling({"saloon": chain, "post": "lady red A1 / green A2"}, {"green": "I"})
    assert state.points[BLUE] == 4
    assert money(state, BLUE) == 2800
    assert state.supply[BLUE] == 40
    assert status(state, "saloon") == "controlled"


def test_dc_t06() -> None:
    assert controllers("saloon", SALOON_T06) == []


def test_dc_t07() -> None:
    text = "red B3 B4 C3 E3 E4 D4 / blue D2 D3 C4 C5"
    assert controllers("saloon", text) == []
    view: Any = city(town={"saloon": f"lady {text}"}).view(-1)
    groups = [[group["keys"] for group in side["groups"]] for side in view["town"]["saloon"]["sides"]]
    assert sorted(groups[RED]) == [["B2", "B5"], ["E2", "E5"]]
    assert sorted(groups[BLUE]) == [["B5"], ["E2"]]


def test_dc_t08() -> None:
    assert controllers("saloon", SALOON_T08) == [RED]


def test_dc_t09() -> None:
    view: Any = city(town={"saloon": "lady red A2 C2"}).view(-1)
    groups = view["town"]["saloon"]["sides"][RED]["groups"]
    assert groups == [{"cells": ["A2"], "keys": ["B2"]}, {"cells": ["C2"], "keys": ["B2"]}]


def test_dc_t10() -> None:
    state = starting("Q", "Q", "Q", chance=Outcomes(1, 0, 0, 0), events=["EV20", "EV25", "EV28"])
    drawn = [fact.args["side"] for fact in told(state, "told-event")]
    assert state.first == BLUE
    assert drawn == ["side-blue", "side-green", "side-red"]


def test_dc_t11() -> None:
    state = starting("Q", "C-COWBOY-2", "Q", events=["EV20", "EV25"])
    assert state.first == BLUE
    assert [fact.args["side"] for fact in told(state, "told-event")] == ["side-green", "side-red"]


def test_dc_t12() -> None:
    town = {"saloon": "lady red A1", "post": "gunman red A1 B1", "hotel": "cowboy red A1"}
    state = draw("EV16", town, money={"red": 150})
    assert money(state) == 0
    assert state.supply[RED] == 40
    assert len(told(state, "told-sold")) == 4


def test_dc_t13() -> None:
    town = {"saloon": "lady red A1", "post": "gunman red A1 B1", "hotel": "cowboy red A1"}
    state = draw("EV08", town, money={"red": 150})
    assert money(state) == 50
    assert cells(state, "hotel") == {"A1": "red"}
    assert len(told(state, "told-sold")) == 3


def test_dc_t14() -> None:
    state = draw("EV32", money={"red": 100})
    assert money(state) == 0
    assert [fact.args["money"] for fact in told(state, "told-forgiven")] == [400]


def test_dc_t15() -> None:
    town = {"saloon": "cowboy red A1"}
    assert money(draw("EV02", town, money={"red": 500})) == 500
    state = draw("EV10", town, money={"red": 500})
    assert cells(state, "saloon") == {}
    assert money(state) == 200


def test_dc_t16() -> None:
    first = draw("EV15", {"saloon": "cowboy red A1"}, money={"red": 300})
    assert not told(first, "told-sold")
    assert cells(first, "saloon") == {}
    second = draw("EV10", {"saloon": "lady red A1"}, money={"red": 100})
    assert not told(second, "told-sold")
    assert money(second) == 0
    assert [fact.args["money"] for fact in told(second, "told-forgiven")] == [200]


def test_dc_t17() -> None:
    state = draw("EV06", {"post": "cowboy red C4"})
    act(state, "give_to:3")
    assert cells(state, "post") == {"C4": "green"}
    assert (state.supply[RED], state.supply[GREEN]) == (40, 39)


def test_dc_t18() -> None:
    town = {"hotel": "lady red A1 / blue B1 / green C1"}
    state = duelling(town, {"red": "N-LADY-7", "blue": "Q", "green": "N-LADY-5"})
    act(state, "challenge:hotel.3")
    assert not told(state, "told-event")
    assert [fact.args["side"] for fact in told(state, "told-passed")] == ["side-blue"]
    assert state.round == 2
    assert seen(state)["piles"]["down"] == [0, 1, 0]


def test_dc_t19() -> None:
    town = {"saloon": f"lady {SALOON_T08} / blue A1"}
    state = duelling(town, {"red": "N-BANDIT-7", "blue": "N-SHERIFF-6"}, 2)
    act(state, "remove:C3")
    assert status(state, "saloon") == "open"
    assert state.points[RED] == 0


def test_dc_t20() -> None:
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 A2 / blue F6"}
    state = duelling(town, {"red": "N-SHERIFF-6", "blue": "C-LADY-1"}, 2, money={"blue": 0})
    act(state, "challenge:saloon.2", "remove:A1")
    assert status(state, "hotel") == "controlled"
    assert state.points[BLUE] == 5
    assert money(state, BLUE) == 1000
    assert cells(state, "hotel") == {}


def contest(blue: str, **more: Any) -> Any:
    """T21: Red's "?" was shown in a duel with Green, Blue did not fight; now Green's turn to challenge has passed."""
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6"}
    duel = {"red": "Q", "blue": blue, "green": "N-COWBOY-7"}
    return duelling(town, duel, **more)


def test_dc_t21() -> None:
    state = contest("Q", events=["EV20", "EV25"])
    act(state, "challenge:saloon.3", chance=Outcomes(0, *[0] * 20))
    drawn = [fact.args["side"] for fact in told(state, "told-event")]
    assert drawn == ["side-red", "side-blue"]
    assert status(state, "hotel") == "open"
    assert len(cells(state, "hotel")) == 10
    assert told(state, "told-undecided")


def test_dc_t22() -> None:
    state = contest("I", events=["EV20"])
    act(state, "challenge:saloon.3")
    assert [fact.args["side"] for fact in told(state, "told-event")] == ["side-red"]
    shown = [fact.args["card"] for fact in told(state, "told-duel-card") if fact.args["side"] == "side-blue"]
    assert shown == ["card-I"]
    assert status(state, "hotel") == "open"


def test_dc_t23() -> None:
    bank = "red C2 D2 E2 B3 C3 B4 / blue E3 F3 E4 C5 D5 E5"
    assert controllers("bank", bank, 5) == [RED, BLUE]
    town = {"hotel": f"cowboy {HOTEL_T20}", "saloon": "sheriff red A1 / green F6", "bank": f"cowboy {bank}"}
    duel = {"red": "N-GUNMAN-5", "blue": "N-BANDIT-7", "green": "I", "yellow": "N-COWBOY-5", "black": "N-COWBOY-6"}
    state = duelling(town, duel, 5)
    act(state, "challenge:saloon.3")
    assert status(state, "hotel") == status(state, "bank") == "controlled"
    assert state.points[RED] == 2


def test_dc_t24() -> None:
    state = city(town={"post": post()}, hands={"green": "N-LADY-5"}, turn=2)
    act(state, "play:N-LADY-5", "buy:post")
    assert status(state, "post") == "neutral"
    assert [state.supply[seat] for seat in (RED, BLUE, GREEN)] == [40, 40, 40]
    assert money(state, GREEN) == 2400
    assert sum(state.points) == 0


def test_dc_t25() -> None:
    state = city(town={"post": post()}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:post")
    assert status(state, "post") == "open"
    assert state.controllers(1) == 1


def test_dc_t26() -> None:
    town = {"post": post(red="C4"), "saloon": "lady red A1 / blue F6"}
    state = duelling(town, {"red": "Q", "blue": "Q", "green": "N-LADY-5"}, events=["EV06", "EV20"])
    act(state, "challenge:saloon.2", chance=Outcomes(0))
    act(state, "give_to:3", "lose:post.C3", "lose:post.C4")
    assert status(state, "post") == "neutral"


def test_dc_t27() -> None:
    town = {"saloon": "lady of blue", "post": "lady neutral"}
    state = city(5, town, hands={"red": "N-LADY-5 C-LADY-2"})
    act(state, "play:N-LADY-5", "buy:bank")
    assert legal(state) == ["type:gunman", "type:sheriff", "type:bandit", "type:cowboy"]
    assert why_not(state, "type:lady").rule == "DC-4.13"
    state = city(5, town, hands={"red": "C-LADY-2"})
    act(state, "play:C-LADY-2")
    assert told(state, "told-free-lost")
    assert decision(state) == "buy-building"


def test_dc_t28() -> None:
    state = draw("EV22", {"hotel": "lady blue A1"})
    act(state, "cell:C2", "cell:C3", "buy:hotel")
    assert decision(state) == "place-cell"
    assert state.left == 1


def test_dc_t29() -> None:
    state = duelling({"saloon": "lady red A1 B1 / blue F6"}, {"red": "I", "blue": "C-COWBOY-2"}, 2, turn=1, **PASSED)
    assert legal(state, BLUE) == ["remove:A1", "remove:B1"]
    act(state, "remove:A1")
    assert cells(state, "saloon") == {"B1": "red", "F6": "blue"}


def test_dc_t30() -> None:
    state = duelling({"post": "lady red A1 / blue A2"}, {"red": "Q", "blue": "Q"}, 2, events=["EV20", "EV25"])
    assert [fact.args["side"] for fact in told(state, "told-event")] == ["side-red", "side-blue"]
    assert len(cells(state, "post")) == 2


def test_dc_t31() -> None:
    town = {
        "saloon": "gunman of red",
        "post": "cowboy of blue",
        "union": "bandit of blue",
        "hotel": "sheriff red C2 C3 D3 E3 E4",
        "sheriff": "sheriff blue B2 C2 D2 E2 B3 E3 / green A1 / yellow A3",
    }
    state = duelling(town, {"green": "N-LADY-7", "yellow": "N-COWBOY-5"}, 4, turn=2)
    act(state, "challenge:sheriff.4")
    assert state.over
    assert [int(state.place(seat)) for seat in (RED, BLUE)] == [1, 2]
    assert list(state.points[:2]) == [7, 6]


def test_dc_t32() -> None:
    state = city(2)
    state.points[RED] = state.points[BLUE] = 6
    settle.finish(state, Outcomes(28, 25, 12))
    assert [int(state.place(seat)) for seat in (RED, BLUE)] == [2, 1]
    assert [D.FACES[face] for face in state.ties[:2]] == ["Q", "N-COWBOY-5"]


def test_dc_t33() -> None:
    state = draw("EV21")
    assert told(state, "told-no-effect")
    assert decision(state) == "buy-building"


def test_dc_t34() -> None:
    filler = " ".join(cell for cell in POST if cell not in ("A1", "C2", "D2", "C3", "C4", "C5", "D5"))
    full = f"cowboy red A1 / blue C2 D2 C3 C4 C5 D5 / green {filler}"
    state = draw("EV04", {"saloon": "lady red A1", "post": full, "hotel": "bandit red A1"})
    act(state, "cell:B1", "cell:B1")
    assert cells(state, "saloon") == {"A1": "red", "B1": "red"}
    assert cells(state, "hotel") == {"A1": "red", "B1": "red"}
    assert decision(state) == "buy-building"


def test_dc_t35() -> None:
    town = {"saloon": "lady blue A1 B1 / red C1", "post": "cowboy green A1"}
    state = city(town=town, hands={"red": "I"})
    act(state, "play:I")
    assert legal(state) == ["indian:saloon.A1", "indian:saloon.B1", "indian:post.A1", "indian:stop"]
    act(state, "indian:saloon.A1", "indian:saloon.B1", "indian:post.A1")
    assert cells(state, "saloon") == {"C1": "red"}
    assert cells(state, "post") == {}


def test_dc_t36() -> None:
    town = {
        "saloon": "lady of red",
        "post": post(),
        "hotel": "bandit of blue",
        "sheriff": "cowboy of blue",
    }
    state = city(town=town, hands={"green": "N-LADY-5"}, turn=2)
    act(state, "play:N-LADY-5", "buy:post")
    assert state.over
    assert [int(state.place(seat)) for seat in range(3)] == [1, 2, 3]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "reason-settled"


def test_dc_t37() -> None:
    state = city(5, stage="start", movement=0, decision="start-card")
    for seat in range(5):
        state.up |= state.hand[seat]
        state.hand[seat] = 0
    assert bin(state.pile).count("1") == 12
    settle.deal(state, Dice(3))
    assert bin(state.pile).count("1") == 12
    assert state.up == 0
    assert [bin(state.hand[seat]).count("1") for seat in range(5)] == [4] * 5


def test_dc_t38() -> None:
    hands = {"red": "N-LADY-5 N-LADY-6", "blue": "Q"}
    state = city(2, hands=hands, stage="duel-select", movement=0, decision="duel-card")
    assert state.to_act() == [RED]
    act(state, "keep:N-LADY-5")
    assert [fact.args["count"] for fact in told(state, "told-surplus")] == [1]
    assert seen(state)["piles"]["down"] == [2, 1]


def test_dc_t39() -> None:
    text = "red C2 C3 D3 E3 E4 / blue A1 B1 C1 D1 E1 A2 A3 B3 B4 / green F2 F3 F4 F5 F6 E6 D6 C6 C5"
    assert controllers("hotel", text) == [RED, BLUE, GREEN]


def test_dc_t40() -> None:
    state = draw("EV19", players=4, money={"red": 0, "blue": 500, "green": 25, "yellow": 0})
    assert [money(state, seat) for seat in range(4)] == [75, 450, 0, 0]


def test_dc_t41() -> None:
    town = {"saloon": "bandit red A1", "post": "lady red A1 A2", "hotel": "cowboy red A1"}
    state = draw("EV26", town, money={"red": 0})
    assert legal(state) == ["sell:saloon.A1", "sell:post.A1"]
    assert why_not(state, "sell:post.A2").rule == "DC-5.13"
    act(state, "sell:post.A1")
    assert money(state) == 0, "the second lady is the only one that still brings enough"
    assert cells(state, "saloon") == cells(state, "hotel") == {"A1": "red"}
    state = draw("EV26", town, money={"red": 0})
    act(state, "sell:saloon.A1")
    assert money(state) == 75, "both ladies had to follow"
    assert cells(state, "post") == {}


def test_dc_t42() -> None:
    state = city(hands={"red": "C-SHERIFF-3"}, money={"red": 0})
    act(state, "play:C-SHERIFF-3", "free:post", "count:3", "cell:C2", "cell:C3", "cell:C4")
    assert status(state, "post") == "open"
    view: Any = state.view(-1)
    assert (view["town"]["post"]["kind"], view["town"]["post"]["value"]) == ("sheriff", 3)
    assert view["turn"] == BLUE, "nothing but DONE was left"


def test_dc_t43() -> None:
    others = [cell for cell in HOTEL if cell not in ("A1", "F6")]
    blue, green = others[::2], others[1::2]
    town = {"hotel": f"bandit red A1 / blue {' '.join(blue)} / green {' '.join(green)}"}
    state = city(town=town, hands={"red": "C-BANDIT-2"}, money={"red": 0})
    assert state.controllers(2) == 0
    act(state, "play:C-BANDIT-2", "free:hotel")
    assert status(state, "hotel") == "neutral"
    assert [fact.args["count"] for fact in told(state, "told-bought")] == [1]
    assert money(state) == 0


def test_dc_t44() -> None:
    blue, green = SALOON[:31:2], SALOON[1:31:2]
    town = {"saloon": f"bandit blue {' '.join(blue)} / green {' '.join(green)}"}
    state = draw("EV31", {**town, "post": "lady", "hotel": "lady", "sheriff": "cowboy"})
    assert [fact.args["cell"] for fact in told(state, "told-placed")] == ["=F6"]


def test_dc_t45() -> None:
    town = {"bank": "cowboy red C2 D2 E2 B3", "saloon": "lady red A1 / blue F6"}
    duel = {"red": "Q", "blue": "N-LADY-5", "green": "N-COWBOY-5", "yellow": "N-COWBOY-6", "black": "N-COWBOY-7"}
    state = duelling(town, duel, 5, events=["EV30"])
    act(state, "gain:bank", "count:2", "cell:C3", "cell:B4")
    assert status(state, "bank") == "controlled"
    assert state.points[RED] == 1


def test_dc_t46() -> None:
    assert controllers("union", "red C2 C3 D3 E3 F3 G3", 4) == [RED]
    view: Any = city(4, {"union": "lady red C2 C3 D3 E3 F3 G3"}).view(-1)
    assert view["town"]["union"]["sides"][RED]["groups"][0]["keys"] == ["B2", "E2", "C4", "G4"]


def test_dc_t47() -> None:
    town = {
        "saloon": f"bandit blue {' '.join(SALOON[:30:2])} / green {' '.join(SALOON[1:30:2])}",
        "hotel": f"bandit blue {' '.join(HOTEL[:30:2])} / green {' '.join(HOTEL[1:30:2])}",
        "post": "lady",
        "sheriff": "lady",
    }
    state = draw("EV31", town)
    assert legal(state) == ["gain:saloon", "gain:hotel"], "the saloon was the only choice for the first piece"
    view: Any = state.view(RED)
    assert view["event"]["assigned"] == {"saloon": 1}
    assert view["event"]["left"] == 1


def test_dc_t48() -> None:
    state = city(4, {"union": "lady of blue"}, hands={"red": "C-LADY-1"})
    act(state, "play:C-LADY-1", "free:post", "buy:saloon")
    assert legal(state) == ["type:gunman", "type:sheriff", "type:bandit", "type:cowboy"]
    assert why_not(state, "type:lady").rule == "DC-4.13"


def test_dc_t49() -> None:
    text = "red A2 A3 A4 A5 B1 C1 D1 E1 F2 F3 F4 F5"
    assert controllers("saloon", text) == []
    view: Any = city(town={"saloon": f"lady {text}"}).view(-1)
    groups = view["town"]["saloon"]["sides"][RED]["groups"]
    assert sorted(group["keys"] for group in groups) == [["B2", "B5"], ["B2", "E2"], ["E2", "E5"]]
    assert controllers("saloon", f"{text} A1 F1") == [RED]
