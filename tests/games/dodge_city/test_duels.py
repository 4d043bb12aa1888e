"""The duel phase (DC-4.15 to DC-4.23), settlement and end (DC-4.24 to DC-5.9)."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.dodge_city import data as D, settle
from tests.games.dodge_city.city import (
    BLUE,
    CHAINS,
    GREEN,
    HOTEL_T20,
    RED,
    SALOON_T08,
    Outcomes,
    act,
    cells,
    city,
    legal,
    money,
    seen,
    status,
    told,
    why_not,
)

MEET = {"saloon": "cowboy red A1 A2 / blue F6 F5", "post": "cowboy red A1 A2 / green A6 B6"}


def duels(town: dict[str, str], duel: dict[str, str], players: int = 3, **more: Any) -> Any:
    return city(players, town, duel=duel, **{"stage": "duels", "movement": 0, "decision": "challenge", **more})


@pytest.mark.rule("DC-4.15", "DC-8.32", "DC-8.31")
def test_whoever_holds_more_keeps_one_card() -> None:
    hands = {"red": "N-LADY-5 Q", "blue": "I I", "green": "N-COWBOY-5"}
    state = city(hands=hands, stage="duel-select", movement=0, decision="duel-card")
    assert state.to_act() == [RED, BLUE]
    assert legal(state, RED) == ["keep:N-LADY-5", "keep:Q"]
    assert legal(state, BLUE) == ["keep:I"], "asked all the same (DC-6.3)"
    assert why_not(state, "keep:N-COWBOY-5", GREEN).rule == "DC-4.15"
    act(state, "keep:Q", "keep:I")
    assert [fact.args["side"] for fact in told(state, "told-surplus")] == ["side-red", "side-blue"]
    assert state.round == 2, "nobody met anybody"


@pytest.mark.rule("DC-4.16", "DC-8.12")
def test_a_challenge_is_a_building_and_an_opponent_there() -> None:
    state = duels(MEET, {"red": "N-LADY-5"})
    assert legal(state) == ["challenge:saloon.2", "challenge:post.3"], "no way to pass"
    assert why_not(state, "challenge:saloon.1").key == "refusal-yourself"
    assert why_not(state, "challenge:saloon.3").key == "refusal-not-there"
    assert why_not(state, "challenge:hotel.2").key == "refusal-you-are-not-there"
    assert why_not(state, "challenge:bank.2").rule == "DC-3.2"
    assert why_not(state, "challenge:saloon.5").rule == "DC-1.3"


@pytest.mark.rule("DC-4.17", "DC-4.18", "DC-8.50")
def test_the_stronger_card_removes_a_piece_of_the_loser() -> None:
    state = duels(MEET, {"red": "N-GUNMAN-7", "blue": "C-LADY-1"})
    act(state, "challenge:saloon.2")
    assert state.to_act() == [BLUE]
    assert legal(state) == ["remove:A1", "remove:A2"]
    assert why_not(state, "remove:F6").rule == "DC-4.18"
    assert why_not(state, "remove:B2").rule == "DC-2.11"
    act(state, "remove:A2")
    assert cells(state, "saloon") == {"A1": "red", "F5": "blue", "F6": "blue"}


@pytest.mark.rule("DC-4.17", "DC-8.9", "DC-8.10")
@pytest.mark.parametrize(
    ("red", "blue", "winner"), [("C-COWBOY-2", "Q", RED), ("C-COWBOY-2", "I", RED), ("Q", "I", None), ("Q", "Q", None)]
)
def test_who_wins(red: str, blue: str, winner: int | None) -> None:
    town = {"saloon": "cowboy red A1 A2 / blue F6 F5", "post": "cowboy red A1 / green A2"}
    state = duels(town, {"red": red, "blue": blue}, events=["EV20", "EV25", "EV28"])
    act(state, "challenge:saloon.2")
    assert bool(told(state, "told-winner")) == (winner is not None)
    assert state.to_act() == [winner] if winner is not None else len(cells(state, "saloon")) == 4


@pytest.mark.rule("DC-4.19", "DC-8.18")
def test_the_event_comes_after_the_removal() -> None:
    town = {"saloon": "cowboy red A1 A2 / blue F6", "post": "cowboy red A1 / green A2"}
    state = duels(town, {"red": "Q", "blue": "N-LADY-5"}, events=["EV20"])
    act(state, "challenge:saloon.2", "remove:A1")
    keys = [fact.key for fact in told(state, "told-taken") + told(state, "told-event")]
    order = [fact.key for fact in state.journal.facts if fact.key in keys]
    assert order == ["told-taken", "told-event"]
    assert money(state) == 2400


@pytest.mark.rule("DC-4.20", "DC-8.11", "DC-8.13")
def test_one_ordinary_duel_each() -> None:
    town = {"hotel": "lady red A1 A2 / blue B1 C1 / green D1 E1"}
    state = duels(town, {"red": "N-LADY-7", "blue": "N-LADY-6", "green": "N-LADY-5"})
    assert why_not(state, "challenge:hotel.1").key == "refusal-yourself"
    act(state, "challenge:hotel.2", "remove:B1")
    assert [fact.args["side"] for fact in told(state, "told-passed")] == ["side-green"]
    assert state.round == 2


@pytest.mark.rule("DC-8.13")
def test_whoever_has_fought_cannot_be_challenged() -> None:
    town = {"hotel": "lady red A1 / blue B1 / green C1 C2 / yellow D1 D2 / black E1 F1"}
    state = duels(town, {}, 5, turn=2, fought=["red", "blue"])
    assert legal(state) == ["challenge:hotel.4", "challenge:hotel.5"]
    assert why_not(state, "challenge:hotel.1").rule == "DC-4.20"


@pytest.mark.rule("DC-8.8", "DC-8.40")
def test_two_players_with_an_indian_each() -> None:
    """Nobody challenges; both cards go face down."""
    hands = {"red": "I", "blue": "I N-COWBOY-5"}
    state = city(2, {"saloon": "lady red A1 / blue F6"}, hands=hands, movement=2, turn=1)
    act(state, "play:N-COWBOY-5", "buy:done")
    assert [fact.args["side"] for fact in told(state, "told-passed")] == ["side-red", "side-blue"]
    view: Any = state.view(-1)
    assert view["piles"]["down"] == [1, 1]


@pytest.mark.rule("DC-4.21", "DC-4.21d", "DC-8.14", "DC-8.16")
def test_the_strongest_controller_takes_a_contested_building() -> None:
    hotel = "red C2 C3 D3 E3 E4 / blue A1 B1 C1 D1 E1 A2 A3 B3 B4 / green F2 F3 F4 F5 F6 E6 D6 C6 C5"
    town = {"hotel": f"lady {hotel}", "saloon": "cowboy red A1 / blue F6"}
    state = duels(town, {"red": "N-COWBOY-5", "blue": "N-SHERIFF-5", "green": "N-BANDIT-5"})
    act(state, "challenge:saloon.2")
    assert [fact.args["side"] for fact in told(state, "told-dominant")] == ["side-blue"]
    assert list(state.points[:3]) == [0, 5, 0]


@pytest.mark.rule("DC-4.21", "DC-8.17")
def test_a_control_fight_removes_no_piece() -> None:
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6", "post": "bandit blue A1"}
    state = duels(town, {"red": "N-LADY-7", "blue": "N-LADY-6", "green": "I"})
    act(state, "challenge:saloon.3")
    assert [fact.args["side"] for fact in told(state, "told-taken")] == ["side-green"], "in the duel before"
    assert [fact.args["side"] for fact in told(state, "told-dominant")] == ["side-red"]
    assert state.points[RED] == 5


@pytest.mark.rule("DC-4.22", "DC-8.19")
def test_one_event_for_one_question_however_many_fights() -> None:
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6"}
    state = duels(town, {"red": "Q", "blue": "N-COWBOY-7", "green": "I"}, events=["EV20", "EV25"])
    act(state, "challenge:saloon.3")
    assert [fact.args["side"] for fact in told(state, "told-event")] == ["side-red"]
    assert state.points[BLUE] == 5


@pytest.mark.rule("DC-8.20")
def test_events_of_a_control_fight_change_who_controls() -> None:
    """Blue's "?" takes a lady of his own chain away: only Red controls the hotel then."""
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6"}
    state = duels(town, {"red": "N-COWBOY-5", "blue": "Q", "green": "I"}, events=["EV29"])
    act(state, "challenge:saloon.3", "lose:hotel.D4")
    assert state.points[RED] == 5
    assert not told(state, "told-dominant")


@pytest.mark.rule("DC-8.15")
def test_without_a_card_that_wins_a_contested_building_stays() -> None:
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6"}
    state = duels(town, {"red": "I", "blue": "I", "green": "N-LADY-5"}, turn=2, unarmed=["red", "blue"])
    assert told(state, "told-undecided")
    assert status(state, "hotel") == "open"
    assert len(cells(state, "hotel")) == 10


@pytest.mark.rule("DC-4.23")
def test_an_unused_duel_card_goes_face_down_whatever_it_is() -> None:
    state = duels({"saloon": "cowboy red A1 / blue F6"}, {"red": "N-LADY-5", "blue": "N-LADY-6", "green": "Q"})
    assert not told(state, "told-event")
    view: Any = state.view(-1)
    assert view["piles"]["down"] == [0, 0, 1]
    assert view["piles"]["up"] == ["N-LADY-5", "N-LADY-6"]


# Settlement, end, new cards.


@pytest.mark.rule("DC-4.24", "DC-5.5", "DC-5.6", "DC-8.41")
def test_definitive_control() -> None:
    chain = f"red {CHAINS['hotel']} D4"
    state = duels({"hotel": f"sheriff {chain} / blue A1"}, {"red": "N-LADY-7", "blue": "I"}, 2)
    assert status(state, "hotel") == "controlled"
    assert (int(state.points[RED]), money(state)) == (3, 2600)
    assert [int(state.supply[seat]) for seat in (RED, BLUE)] == [40, 40]
    view: Any = state.view(-1)
    assert view["seats"][RED]["won"] == ["sheriff"]


@pytest.mark.rule("DC-4.25", "DC-8.42")
def test_four_new_cards_one_at_a_time_from_the_first_player() -> None:
    state = city(3, first="blue", stage="start", movement=0, decision="start-card")
    for seat in range(3):
        state.up |= state.hand[seat]
        state.hand[seat] = 0
    state.pile, state.up = 1, state.up | (state.pile & ~1)
    settle.deal(state, Dice(2))
    assert state.hand[BLUE] & 1, "the last card of the old pile went to Blue"
    assert [len(seen(state, seat)["seats"][seat]["hand"]) for seat in range(3)] == [4, 4, 4]
    assert [fact.key for fact in told(state, "told-reshuffled")] == ["told-reshuffled"]


@pytest.mark.rule("DC-5.3")
def test_never_more_controllers_than_the_theorem_allows() -> None:
    """Two chains that cross have to share a cell where there are four key cells; three fit into the hotel only."""
    hotel = "red C2 C3 D3 E3 E4 / blue A1 B1 C1 D1 E1 A2 A3 B3 B4 / green F2 F3 F4 F5 F6 E6 D6 C6 C5"
    assert sum(len(group.split()) - 1 for group in hotel.split("/")) == 23
    state = city(town={"hotel": f"lady {hotel}"})
    assert state.controllers(2) == 7


@pytest.mark.rule("DC-5.4", "DC-8.25")
def test_full_and_uncontrolled_is_neutral_at_once() -> None:
    free = [D.CELL_NAME[bit] for bit in D.FREE[3]]
    text = f"lady red A1 / blue {' '.join(free[1:25:2])} / green {' '.join(free[2:25:2])}"
    state = city(town={"sheriff": text}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:sheriff")
    assert status(state, "sheriff") == "neutral"
    assert [int(state.supply[seat]) for seat in range(3)] == [40, 40, 40]
    assert sum(state.points) == 0


@pytest.mark.rule("DC-5.7", "DC-5.8", "DC-8.37", "DC-8.47")
def test_six_points_or_more_end_the_game() -> None:
    town = {"post": "sheriff of red", "saloon": f"gunman {SALOON_T08} / blue A1"}
    state = duels(town, {"red": "N-LADY-7", "blue": "N-LADY-5"}, 2)
    assert state.over
    outcome = state.outcome()
    assert outcome.places == [1, 2]
    assert outcome.scores == [7, 0]
    assert outcome.reason.key == "reason-points"
    assert why_not(state, "play:Q", RED).rule == "DC-5.7"


@pytest.mark.rule("DC-5.7", "DC-8.38")
def test_round_40_is_the_last() -> None:
    state = duels({"saloon": "lady red A1 / blue F6"}, {"red": "N-LADY-5", "blue": "N-LADY-6"}, 2, round=40)
    assert state.over
    assert state.outcome().reason.key == "reason-rounds"


@pytest.mark.rule("DC-5.9", "DC-7.5")
def test_ties_are_drawn_for_and_questions_draw_again() -> None:
    """Red "?", Blue "?", Green Cowboy 5; then Red and Blue draw again from what is left."""
    state = city(3)
    settle.finish(state, Outcomes(28, 28, 12, 0, 0))
    assert [int(state.place(seat)) for seat in range(3)] == [3, 2, 1]
    assert D.FACES[state.ties[GREEN]] == "N-COWBOY-5"
    assert D.FACES[state.ties[RED]] == "N-LADY-5"


@pytest.mark.rule("DC-8.43")
def test_the_last_building_turning_neutral_ends_it_in_mid_round() -> None:
    free = [D.CELL_NAME[bit] for bit in D.FREE[3]]
    text = f"lady red A1 / blue {' '.join(free[1:25:2])} / green {' '.join(free[2:25:2])}"
    town = {"saloon": "cowboy of red", "post": "bandit neutral", "hotel": "bandit neutral", "sheriff": text}
    state = city(town=town, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:sheriff")
    assert state.over
    assert state.place(RED) == 1
