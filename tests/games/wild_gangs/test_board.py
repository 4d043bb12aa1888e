"""What the page is told about a town: places, figures, forecasts. The forecast is held against what then happens."""

import re
from importlib import resources
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.engine.match import Match
from farwest.games.wild_gangs import board, data as D
from farwest.games.wild_gangs.board_forecast import BIG, SMALL, forecast
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import T50, T51, T52, resolve, town

CSS = (resources.files("farwest.games.wild_gangs") / "board.css").read_text(encoding="utf-8")
PLACES = {
    name: tuple(float(value) for value in values)
    for name, *values in re.findall(r"\.at-([\w-]+) \{ --x: (\S+); --y: (\S+); --px: (\S+); --py: (\S+) \}", CSS)
}


def view_of(state: Any, viewer: int) -> Any:
    return state.view(viewer)


def all_knowing(laid: WildGangs, seat: int) -> WildGangs:
    """The seat has looked at every event and every card."""
    laid.seen_events[seat] = D.ALL_PLACES
    laid.seen_slots[seat] = laid.face_down
    return laid


def random_match(players: int, seed: int, entries: int = 500) -> Match:
    match, dice = Match.simulate(GAME, players, {}, Dice(seed)), Dice(seed)
    while not match.state.over and len(match.entries) < entries:
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    return match


def until(decision: str, players: int = 4, seed: int = 5, skip: int = 0) -> Match:
    match, dice = Match.simulate(GAME, players, {}, Dice(seed)), Dice(seed)
    while len(match.entries) < skip or view_of(match.state, match.state.actor)["decision"] != decision:
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    return match


# Where things lie.


def test_everything_has_its_place_on_both_boards() -> None:
    names = [*D.SLOTS, *D.PLACES, *(f"f-{front.replace('.', '-')}" for front in D.FRONTS)]
    names += [f"{kind}-{position}" for kind in "bc" for position in D.POSITIONS]
    names += [f"{position}-{size}" for position in D.POSITIONS for size in ("big", "small")]
    names += [f"{kind}-{street}" for kind in "sa" for street in D.STREETS] + [f"h-{place}" for place in D.PLACES]
    assert [name for name in names if name not in PLACES] == []
    for name in names:
        x, y, px, py = PLACES[name]
        assert 0 <= x <= 1238
        assert 0 <= y <= 708
        assert 0 <= px <= 390
        assert 0 <= py <= 290


def test_slots_stand_in_their_fronts() -> None:
    for number, slot in enumerate(D.SLOTS):
        front = D.FRONTS[D.SLOT_FRONT[number]].replace(".", "-")
        step = float(number - D.FRONT_FIRST_SLOT[D.SLOT_FRONT[number]])
        tall = front[-1] in "EW"
        x, y, px, py = (a - b for a, b in zip(PLACES[slot], PLACES[f"f-{front}"], strict=True))
        assert [x, y] == ([5, 5 + 74 * step] if tall else [5 + 74 * step, 5])
        assert [px, py] == ([2, 2 + 30 * step] if tall else [2 + 23 * step, 2])


def test_no_two_things_lie_on_each_other() -> None:
    spots = [PLACES[name][:2] for name in (*D.SLOTS, *D.PLACES)]
    assert len(set(spots)) == len(spots)


# The forecast, against what happens.


@pytest.mark.parametrize(
    "laid",
    [
        lambda: town(*T50, events="sheriff@P1 poker@P2 sign@P3 stagecoach@P4 seduction@P5 hidden_loot@P6"),
        lambda: town(*T51, events="stagecoach@P1 poker@P2 gatling@P3 hidden_loot@P4 sign@P5 powder_keg@P6"),
        lambda: town(
            *T52, seats="red blue", events="deputy@P1 poker@P2 hidden_loot@P3 seduction@P4 gatling@P5 sheriff@P6"
        ),
    ],
    ids=["WG-T50", "WG-T51", "WG-T52"],
)
@pytest.mark.rule("WG-6.1", "WG-6.3")
def test_who_knows_everything_is_shown_what_will_happen(laid: Any) -> None:
    comes_true(laid(), laid())


@pytest.mark.parametrize("seed", range(12))
def test_the_forecast_comes_true_in_random_towns(seed: int) -> None:
    comes_true(random_town(seed), random_town(seed))


def random_town(seed: int) -> WildGangs:
    """The cards and the events of a random game, on the loots of T0."""
    players = 2 + seed % 3
    match = random_match(players, seed)
    unrevealed = max(n for n in range(len(match.entries)) if not view_of(match.at(n), 0)["revealed"])
    events: Any = match.at(unrevealed).dump()["events"]
    cards = [
        f"{card['gang']}@{D.FRONTS[D.SLOT_FRONT[D.SLOTS.index(slot)]]} {card['role']}"
        for slot, card in view_of(match.state, 0)["town"].items()
    ]
    gangs = [seat["gang"] for seat in view_of(match.state, 0)["seats"]]
    lying = " ".join(f"{event}@{place}" for place, event in events.items())
    return town(*cards, events=lying, seats=" ".join(gangs), first=gangs[seed % players])


def comes_true(foreseen: WildGangs, same: WildGangs) -> None:
    drawn = board.picture(view_of(all_knowing(foreseen, 0), 0))
    foretold = {loot.tile: loot for building in drawn.buildings for loot in building.loots}
    after = view_of(resolve(same), SPECTATOR)
    for position in D.POSITIONS:
        for size in (BIG, SMALL):
            loot = after["loots"][position][size]
            expected = foretold[loot["tile"]]
            taker = None if loot["taken_by"] is None else after["seats"][loot["taken_by"]]["gang"]
            assert expected.taker == taker, loot
            assert expected.bonus == loot["bonus"]
            assert bool(expected.guard) == loot["protected"]
            assert expected.goes_to in (None, after["buildings"][position])


def test_nothing_is_foretold_of_what_was_not_seen() -> None:
    laid = town(*T50, events="sheriff@P1 poker@P2 sign@P3 stagecoach@P4 seduction@P5 hidden_loot@P6")
    seen = forecast(view_of(laid, 0))
    assert (seen.acting, seen.raised, seen.guarded, seen.goes_to) == ({}, set(), {}, {})


def test_the_signpost_takes_an_unknown_event_along() -> None:
    """WG-5.1: a known event opposite an unknown one goes there; where it lay, nobody knows what will act."""
    laid = town(events="sign@P3 hidden_loot@P6 poker@P1")
    laid.seen_events[0] = 2 ** D.PLACES.index("P3") | 2 ** D.PLACES.index("P6")
    seen = forecast(view_of(laid, 0))
    assert seen.acting == {"P3": "hidden_loot"}
    assert seen.raised == {("NE", BIG), ("NE", SMALL), ("SE", BIG), ("SE", SMALL)}
    laid.seen_events[0] = 2 ** D.PLACES.index("P3")
    assert forecast(view_of(laid, 0)).acting == {}


def test_unknown_cards_are_counted_and_never_guessed() -> None:
    laid = town("red@N.N thug", "blue@N.N safecracker?")
    building = next(b for b in board.picture(view_of(laid, 0)).buildings if b.position == "N")
    assert [(s.gang, s.amount, s.unknown) for s in building.standings] == [("red", 2, 0), ("blue", 0, 1)]
    assert building.loots[BIG].taker == "red"
    own = next(b for b in board.picture(view_of(laid, 1)).buildings if b.position == "N")
    assert [(s.gang, s.amount, s.unknown) for s in own.standings] == [("blue", 6, 0), ("red", 2, 0)]


@pytest.mark.parametrize("seed", range(12))
def test_after_the_reveal_the_figures_are_those_of_the_journal(seed: int) -> None:
    """Strengths where poker is not played, and firepower wherever there was a showdown: nothing acts twice."""
    match = random_match(2 + seed % 3, seed)
    drawn = board.picture(view_of(match.state, SPECTATOR))
    told: dict[str, dict[str, int]] = {}
    where = ""
    for fact in match.journal.facts:
        if fact.key in ("told-heist", "told-showdown"):
            where = str(fact.args.get("building") or fact.args["street"])
        elif fact.key in ("told-strength", "told-firepower"):
            figure = fact.args["strength" if fact.key == "told-strength" else "firepower"]
            told.setdefault(where, {})[str(fact.args["gang"])] = int(figure)
    shown = {f"building-{b.building}": b.standings for b in drawn.buildings if not b.poker}
    shown |= {f"street-{s.id}": s.standings for s in drawn.streets}
    assert told
    for place, figures in told.items():
        assert {f"gang-{s.gang}": s.amount for s in shown[place]} == figures


# A closer look.


@pytest.mark.parametrize("seed", range(6))
def test_a_preview_tells_the_figures_that_placing_brings(seed: int) -> None:
    match = until("card", players=4, seed=seed, skip=30)
    seat = match.state.actor
    view = view_of(match.state, seat)
    gang = view["seats"][seat]["gang"]
    blind = {**view, "events": dict.fromkeys(D.PLACES)}  # printed figures: no event is known
    for front in board.picture(view).fronts:
        if front.target is None or not front.target.legal:
            continue
        role = view["seats"][seat]["hand"][0]
        look = board.look(blind, f"front:{front.id}", [f"card:{role}", "face:up"])
        assert look is not None
        assert look.act == f"front:{front.id}"
        trial = match.state.clone()
        for text in [f"card:{role}", *(["face:up"] if view["seats"][seat]["hidden_left"] else []), look.act]:
            trial.play(seat, GAME.parse(text), Dice(0))
        after = view_of(trial, seat)
        position, street = front.id.split(".")
        told = {note.phrase.key.rpartition("-")[0]: note.phrase.args for note in look.notes}
        assert told["board-strength"]["before"] == view["strength"][position].get(gang, 0)
        assert told["board-strength"]["after"] == after["strength"][position][gang]
        assert told["board-firepower"]["after"] == after["firepower"][street][gang]


def test_a_look_at_a_front_offers_nothing_without_a_card() -> None:
    match = until("card")
    view = view_of(match.state, match.state.actor)
    look = board.look(view, "front:N.N", [])
    assert look is not None
    assert (look.act, look.button) == (None, None)
    assert board.look(view, "front:N.N", ["card:nobody"]) == look
    assert board.look(view_of(match.state, SPECTATOR), "front:N.N", ["card:chief"]) is not None


@pytest.mark.parametrize("at", ["front:X.Y", "place:P9", "slot:N99", "building:Q", "street:Q", "", "card:chief"])
def test_there_is_nothing_to_see_where_nothing_is(at: str) -> None:
    assert board.look(view_of(until("card").state, 0), at, []) is None


def test_a_known_event_is_told_to_who_looked_alone() -> None:
    match = until("scout-second")
    seat = match.state.actor
    place = view_of(match.state, seat)["seats"][seat]["looked_events"][0]
    mine, others = (board.look(view_of(match.state, v), f"place:{place}", []) for v in (seat, (seat + 1) % 4))
    assert mine is not None
    assert others is not None
    assert any(note.private for note in mine.notes)
    assert not any(note.private for note in others.notes)


# The prompt, the chain, the score, the memory.


def test_the_steps_of_a_turn_are_ticked_one_by_one() -> None:
    whens = {}
    for decision in ("card", "face", "front", "peek"):
        match = until(decision, players=2)
        whens[decision] = [step.when for step in board.prompt(view_of(match.state, match.state.actor)).steps]
    assert whens == {
        "card": ["now", "later", "later", "later"],
        "face": ["done", "now", "later", "later"],
        "front": ["done", "done", "now", "later"],
        "peek": ["done", "done", "done", "now"],
    }


@pytest.mark.rule("WG-3.8")
def test_a_face_without_a_choice_is_no_step_of_the_chain() -> None:
    match = until("card", players=4, seed=3, skip=60)
    while view_of(match.state, match.state.actor)["seats"][match.state.actor]["hidden_left"]:
        match.play(match.state.actor, GAME.text(match.state.random_action(Dice(1))))
    while view_of(match.state, match.state.actor)["decision"] != "card":
        match.play(match.state.actor, GAME.text(match.state.random_action(Dice(1))))
    view = view_of(match.state, match.state.actor)
    if view["seats"][match.state.actor]["hidden_left"] == 0:
        assert [group.name for group in board.chain(view)] == ["board-step-card", "board-step-front"]
        assert [face.target.legal for face in board.picture(view).faces] == [True, False]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("WG-5.17")
def test_the_parts_of_a_score_add_up(players: int) -> None:
    match = random_match(players, 21)
    view = view_of(match.state, SPECTATOR)
    for seat in range(players):
        assert sum(part.amount for part in board.parts(view, seat)) == view["seats"][seat]["money"]


@pytest.mark.rule("WG-5.17")
def test_the_end_tells_what_decides_a_tie() -> None:
    view = view_of(random_match(3, 21).state, SPECTATOR)
    for seat, money in enumerate((900, 900, 400)):
        view["seats"][seat]["money"] = money
    told = [[part.label.key for part in board.parts(view, seat) if part.rule == "WG-5.17"] for seat in range(3)]
    assert told == [["board-part-tie"], ["board-part-tie"], []]


def test_without_the_memory_aid_only_what_was_looked_at_is_forgotten() -> None:
    match = until("card", players=2, seed=4, skip=30)
    view = view_of(match.state, match.state.actor)
    kept = board.forget(view)
    own = view["seats"][match.state.actor]["gang"]
    assert set(kept["events"].values()) == {None}
    for slot, card in view["town"].items():
        hidden = card["face_down"] and card["gang"] != own
        assert kept["town"][slot]["role"] == (None if hidden else card["role"])
    assert kept["legal"] == view["legal"]
    over = view_of(random_match(2, 4).state, 0)
    assert board.forget(over) == over


@pytest.mark.rule("WG-3.9")
def test_a_closed_street_is_boarded_up() -> None:
    match = until("card", players=2)
    drawn = board.picture(view_of(match.state, match.state.actor))
    closed = [front for front in drawn.fronts if front.closed]
    assert len(closed) == 2
    assert all(front.target and not front.target.legal for front in closed)
    assert [street.closed for street in drawn.streets].count(True) == 1


def test_the_headline_tells_how_far_the_game_has_come() -> None:
    told = [board.headline(view_of(match.state, SPECTATOR)) for match in (until("scout-first"), until("card"))]
    assert told == [Phrase("board-scouting"), Phrase("board-round", {"round": 1, "rounds": 7})]
    assert board.headline(view_of(random_match(3, 2).state, 0)) == Phrase("board-over")


def test_marks_of_a_resolution_turn_move_and_fly() -> None:
    match = random_match(4, 33)
    view = view_of(match.state, SPECTATOR)
    marks = {fact.key: board.marks(fact, view) for fact in match.journal.for_viewer(SPECTATOR)}
    assert marks["told-event"].turns[0].startswith("place-P")
    assert marks["told-loot-taken"].flies[0].startswith("loot-L")
    assert marks["told-captured"].turns
    assert marks["told-round"].heading
    swapped = Fact("WG-5.1", "told-sign", {"event": "event-poker", "from": "=P1", "to": "=P5"}, None, reveals=False)
    assert [move.partition(":")[2] for move in board.marks(swapped, view).moves] == ["at-P1", "at-P5"]
