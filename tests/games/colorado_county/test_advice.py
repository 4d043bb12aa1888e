"""What bots are told (CO-10), and that they play by it."""

import pytest

from farwest.bots.levels import make
from farwest.engine.core import Dice, State
from farwest.games.colorado_county import beginner, bidding, data as D, judgement, land, scoring
from farwest.games.colorado_county.advice import ColoradoCountyAdvice
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import FLAG_CELL
from farwest.kit.play import act, random_move
from farwest.words import LANGS, game_words
from tests.games.colorado_county.county import cell, county, open_bidding, open_window, play

ADVICE = ColoradoCountyAdvice()


def best(state: ColoradoCounty, seat: int) -> str:
    """What the advice likes best."""
    actions = state.legal(seat)
    weights = ADVICE.consider([quiet(state)], seat, actions)
    return GAME.text(actions[weights.index(max(weights))])


def quiet(state: ColoradoCounty) -> State:
    return state.clone()


def weight(state: ColoradoCounty, seat: int, *texts: str) -> list[float]:
    return ADVICE.weigh(quiet(state), seat, [GAME.parse(text) for text in texts])


@pytest.mark.rule("CO-10.1")
def test_what_things_are_worth_if_held_to_the_end() -> None:
    borders = [sum(D.BORDER_POINTS[2 * n] for n in range(start, 4)) for start in range(4)]
    doubles = [sum(D.DOUBLE_POINTS[n] for n in range(start, 4)) for start in range(4)]
    domains = [sum(D.DOMAIN_POINTS[2 * n] for n in range(start, 4)) for start in range(4)]
    lakes = [sum(int(scoring.lake_points(n, 5)) for n in range(start, 5)) - 8 for start in (1, 2, 3, 4)]
    assert borders == [21, 15, 6, 2]
    assert doubles == [8, 6, 3, 1]
    assert domains == [22, 22, 18, 11]
    assert lakes == [6, 5, 3, 0]


@pytest.mark.rule("CO-10.1", "CO-10.6")
def test_the_board_is_worth_what_the_scorings_to_come_pay() -> None:
    state = county(2, markers={0: "A1 B1"}, flags={})
    early = judgement.worth(state, 0)
    state.round = 4
    assert early > judgement.worth(state, 0) > 0
    assert judgement.standing(state, 1, 4) == -judgement.standing(state, 0, 4)
    land.place_marker(state, 1, cell("H8"))
    assert judgement.worth(state, 1) > 0


def test_trying_a_marker_leaves_no_trace() -> None:
    state = county(3, markers={0: "K8 L7", 1: "M7", 2: "L9 E5"}, shown="R04 G01")
    before = state.dump()
    for c in range(150):
        if state.grid[c] == -1:
            judgement.with_marker(state, 1, c, 0, 4)
    for card in ("R04", "R11", "G01"):
        judgement.card_gain(state, 2, D.CARDS.index(card), 4)
    judgement.without_marker(state, 0, cell("K8"))
    assert state.dump() == before


@pytest.mark.rule("CO-10.2")
def test_a_double_may_be_merged_late_not_early() -> None:
    for number, merges in ((1, False), (4, True)):
        state = county(2, markers={0: "E5 E6 E8", 1: "K5 K6 K7"}, flags={}, number=number)
        merged, apart = (judgement.with_marker(state, 0, cell(name), 0, 1) for name in ("E7", "C9"))
        assert (merged > apart) == merges


@pytest.mark.rule("CO-10.3")
def test_a_zero_bid_is_a_breather_when_the_cards_are_poor() -> None:
    rich = county(3, markers={1: "H8"}, hands=[[30, 40, 50], [1, 2], [3, 4]], flags={"red": "A1", "green": "O1"})
    rich.shown[0], rich.shown[1] = D.CARDS.index("R04"), D.CARDS.index("G04")
    open_bidding(rich)
    assert best(rich, 0) != "count:0"
    poor = county(3, markers={1: "H8"}, hands=[[30, 40, 50], [1, 2], [3, 4]], flags={"red": "F8", "green": "K9"})
    poor.shown[0], poor.shown[1] = D.CARDS.index("R01"), D.CARDS.index("G01")
    open_bidding(poor)
    assert best(poor, 0) == "count:0"


@pytest.mark.rule("CO-10.3")
def test_cowboys_are_worth_less_and_less() -> None:
    worths = [bidding.cowboy_worth(county(3, number=number)) for number in (1, 2, 3, 4)]
    assert worths == sorted(worths, reverse=True)
    assert bidding.auctions_left(county(3)) == 24
    assert sum(bidding.likely_counts(county(3, hands=[[1, 2, 3]]), 0)) == pytest.approx(1)


@pytest.mark.rule("CO-10.4")
def test_a_plot_that_scores_nothing_may_be_sold() -> None:
    state = county(2, markers={0: "F8 A1 B1 K8", 1: "L7"}, hands=[[1], [2]], flags={})
    open_window(state)
    isolated, border, lake, stay = weight(state, 0, "sell:F8", "sell:A1", "sell:K8", "pass")
    assert isolated > stay > max(border, lake)
    assert best(state, 0) == "sell:F8"


@pytest.mark.rule("CO-10.4")
def test_interest_in_a_plot_depends_on_what_it_does() -> None:
    state = county(2, markers={0: "E6", 1: "E5"}, hands=[[1, 5], [2, 7]], flags={})
    open_window(state)
    play(state, 0, "sell:E6")
    assert best(state, 1) == "yes"
    play(state, 1, "yes")
    assert best(state, 1) == "pay:2"
    far = county(2, markers={0: "F8", 1: "E5"}, hands=[[1, 5], [2, 7]], flags={})
    open_window(far)
    play(far, 0, "sell:F8")
    assert best(far, 1) == "no"


@pytest.mark.rule("CO-10.5")
def test_flags_go_where_they_help_their_owner() -> None:
    state = county(2, markers={0: "E5", 1: "K5"}, flags={})
    state.decision, state.actor, state.flag = FLAG_CELL, 0, 0
    own, rival, away = weight(state, 0, "flag:E6", "flag:K6", "flag:H8")
    assert own > rival
    assert own > weight(state, 0, "flag:F8")[0]
    assert away >= rival


@pytest.mark.rule("CO-10.6")
def test_evaluation_adds_up_and_knows_the_end() -> None:
    state = county(3, markers={0: "A1 B1 E5 E6"}, hands=[[1], [2], [3]])
    chances = [ADVICE.evaluate(state, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1.5)
    assert chances[0] > chances[1]
    over, dice = GAME.new(2, {}, Dice(4)), Dice(4)
    while not over.over:
        act(GAME, over, random_move(GAME, over, dice), dice)
    assert sorted(ADVICE.evaluate(over, seat) for seat in range(2)) == [0.0, 1.0]


@pytest.mark.rule("CO-10.7")
def test_a_beginner_bids_an_even_share() -> None:
    state = county(2, hands=[list(range(1, 31)), [40]], shown="R01 G01", number=4)
    open_bidding(state)
    actions = state.legal(0)
    weights = beginner.glance(state, 0, actions)
    assert GAME.text(actions[weights.index(max(weights))]) == "count:5"  # thirty cowboys, six auctions


@pytest.mark.rule("CO-10.8")
@pytest.mark.heavy
def test_the_deputy_beats_random_play() -> None:
    for seed in (1, 2):
        state, dice = GAME.new(2, {}, Dice(seed)), Dice(seed)
        bots = [make("deputy", GAME, seed), make("random", GAME, seed)]
        while not state.over:
            seat = state.to_act()[0]
            view = state.view(seat)
            text = bots[seat].choose(view, [GAME.text(action) for action in state.legal(seat)])
            state.play(seat, GAME.parse(text), dice)
        assert state.score(0) > state.score(1) + 20


@pytest.mark.rule("CO-10.9")
def test_games_have_a_few_hundred_decisions() -> None:
    for players in (2, 3, 4):
        lengths = [int(GAME.new(players, {}, Dice(seed)).playout(Dice(seed))) for seed in range(6)]
        assert 200 < sum(lengths) / 6 < 600


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.heavy
def test_every_choice_can_be_weighed_and_explained(players: int, lang: str) -> None:
    words = game_words(GAME, lang)
    for options in ({}, {"lakes": "free"}):
        state, dice = GAME.new(players, options, Dice(7)), Dice(7)
        while not state.over:
            for seat in state.to_act():
                actions = state.legal(seat)
                world = GAME.complete(state.view(seat), dice)
                if dice.pick(12) == 0:
                    assert len(ADVICE.consider([world], seat, actions)) == len(actions)
                    assert len(ADVICE.glance(world, seat, actions)) == len(actions)
                    reason = ADVICE.explain([world], seat, actions[dice.pick(len(actions))])
                    assert reason is None or words.phrase(reason)
            act(GAME, state, random_move(GAME, state, dice), dice)
