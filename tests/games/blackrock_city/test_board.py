"""What the page is told about the circle: places, targets, previews. A preview is held against what then happens."""

import re
from dataclasses import replace
from importlib import resources
from itertools import combinations, product
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.errors import Phrase
from farwest.engine.journal import Journal
from farwest.engine.match import Match
from farwest.games.blackrock_city import actions, board
from farwest.games.blackrock_city.board_look import previewed
from farwest.games.blackrock_city.board_pieces import Mix
from farwest.games.blackrock_city.board_stakes import default_mix, plan, rank_of, second_of, steps_of
from farwest.games.blackrock_city.game import GAME
from farwest.web import drawing
from farwest.web.seen import SeatSeen, Seen, Setting, lines_of, why_not
from farwest.words import LANGS
from tests.games.blackrock_city.table import FULL, clock, legal, new, play, stake, table, view
from tests.web.scenes import Page

CSS = (resources.files("farwest.games.blackrock_city") / "board.css").read_text(encoding="utf-8")
PLACES = {
    (int(size), name): tuple(float(value) for value in values)
    for size, name, *values in re.findall(
        r"\.n(\d+) \.at-([\w-]+) \{ --x: (\S+); --y: (\S+); --px: (\S+); --py: (\S+) \}", CSS
    )
}
COUNTS = (2, 3, 4)


def random_match(players: int, seed: int, entries: int = 500, **options: object) -> Match:
    match, dice = Match.simulate(GAME, players, dict(options), Dice(seed)), Dice(seed + 1)
    while not match.state.over and len(match.entries) < entries:
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    return match


def until(decision: str, players: int = 4, seed: int = 5) -> Match:
    """The first such decision of the first random game that has one."""
    for number in range(seed, seed + 60):
        match, dice = Match.simulate(GAME, players, {}, Dice(number)), Dice(number + 1)
        while not match.state.over:
            if match.state.view(match.state.actor)["decision"] == decision:
                return match
            match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    raise AssertionError(f"nobody ever came to {decision}")


def seen_of(match: Match, viewer: int, lang: str = "en", state: Any = None, **more: Any) -> Seen:
    shown = state or match.state
    seats = [SeatSeen("person", f"Player {n}", waiting=n in shown.waiting(), since=3) for n in range(shown.players)]
    facts: dict[str, Any] = {
        "game": GAME,
        "lang": lang,
        "view": shown.view(viewer),
        "setting": Setting("MESA-1"),
        "seats": seats,
        "viewer": viewer,
        "lines": lines_of(match, viewer),
        "outcome": shown.outcome(),
    }
    return Seen(**(facts | more))


def sent(page: Page) -> set[str]:
    """What a click would send, outside of the list for phones."""
    found = [element for element in page.having("form") if "sheet" not in element.inside]
    return {e.attrs["value"] for e in found if e.attrs["form"] == "act" and e.attrs.get("name") == "step-1"}


# Where things lie.


@pytest.mark.rule("BC-2.7")
@pytest.mark.parametrize("size", [10, 12])
def test_every_town_has_its_place_for_a_tile_the_sheriff_and_the_pawn(size: int) -> None:
    for kind, n in product("tsp", range(size)):
        x, y, px, py = PLACES[size, f"{kind}{n}"]
        assert -10 <= x <= 1140
        assert 0 <= y <= 690
        assert 0 <= px <= 390
        assert -8 <= py <= 312
    for one, other in combinations(range(size), 2):
        (x, y, px, py), (u, v, pu, pv) = PLACES[size, f"t{one}"], PLACES[size, f"t{other}"]
        assert abs(x - u) >= 136 or abs(y - v) >= 100
        assert abs(px - pu) >= 88 or abs(py - pv) >= 66


@pytest.mark.parametrize("size", [10, 12])
def test_the_sheriff_stands_outside_of_every_tile(size: int) -> None:
    for n in range(size):
        sheriff, tile = PLACES[size, f"s{n}"], PLACES[size, f"t{n}"]
        beside = sheriff[0] + 38 <= tile[0] or sheriff[0] >= tile[0] + 136
        assert beside or sheriff[1] + 54 <= tile[1] or sheriff[1] >= tile[1] + 100


# Everything can be drawn, by everybody, in both languages.


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_viewer_of_a_random_game_is_drawn_a_table(players: int, lang: str) -> None:
    for entries in (0, 7, 19, 33, 500):
        match = random_match(players, 31 + players, entries, clocks="realtime")
        for viewer in (SPECTATOR, *range(players)):
            seen = seen_of(match, viewer, lang)
            page = Page(drawing.table(seen))
            assert page.by_id("sheriff").attrs["aria-label"]
            assert Page(drawing.text_page(seen).removeprefix("<!doctype html>")).text
            for element in page.elements:
                if element.tag == "button" and "town" in element.inside:
                    assert len(element.attrs["aria-label"]) > 8


@pytest.mark.parametrize("players", COUNTS)
def test_every_legal_action_is_a_target_and_every_target_is_legal(players: int) -> None:
    for seed in range(4):
        for entries in range(0, 40, 3):
            match = random_match(players, seed, entries)
            if match.state.over:
                break
            seen = seen_of(match, match.state.actor)
            assert sent(Page(drawing.table(seen))) == set(seen.view["legal"])


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BC-4.4", "BC-4.7")
def test_what_looks_choosable_and_is_not_says_why(players: int) -> None:
    asked = set()
    for entries in range(60):
        match = random_match(players, 8, entries)
        if match.state.over:
            break
        seen = seen_of(match, match.state.actor)
        for element in Page(drawing.table(seen)).having("data-why"):
            refusal = why_not(GAME, match.state, seen.viewer, element.attrs["data-why"])
            assert refusal is not None
            assert refusal.rule in Page(drawing.why(seen, refusal)).text
            asked.add(element.attrs["data-why"].partition(":")[0])
    assert "stake" in asked


def test_who_owes_nothing_finds_nothing_to_send() -> None:
    match = random_match(4, 3, 12)
    for viewer in (SPECTATOR, (match.state.actor + 1) % 4):
        seen = seen_of(match, viewer)
        assert sent(Page(drawing.table(seen))) == set()
        assert board.chain(seen.view) == []


# A stake is put together on the page and sent as one act.


def mixes(reserve: Mix) -> list[Mix]:
    h, hx, w, wx = (range(n + 1) for n in reserve)
    return [mix for mix in product(h, hx, w, wx) if sum(mix)]


@pytest.mark.rule("BC-4.8")
@pytest.mark.parametrize("reserve", [FULL, (3, 1, 2, 1), (0, 2, 0, 0), (2, 0, 0, 0), (0, 0, 3, 2), (1, 1, 1, 1)])
def test_the_steps_of_a_stake_lay_exactly_the_bandits_that_were_ticked(reserve: Mix) -> None:
    for mix in mixes(reserve):
        state = table(reserve, FULL, FULL, FULL)
        play(state, *steps_of(reserve, mix))
        seat = view(state)["seats"][0]
        assert (seat["status"], seat["staked"]) == ("staked", list(mix))


@pytest.mark.parametrize("reserve", [FULL, (3, 1, 2, 1), (0, 2, 5, 0)])
def test_a_number_ticks_plain_bandits_first(reserve: Mix) -> None:
    for count in range(1, sum(reserve) + 1):
        mix = default_mix(reserve, count)
        assert sum(mix) == count
        assert all(taken <= have for taken, have in zip(mix, reserve, strict=True))
        assert mix[1] + mix[3] == max(0, count - reserve[0] - reserve[2])


def renounce_all(state: Any, phase: int, dice: Dice) -> None:
    """Everybody else stays out of the phase; whoever has to pick takes the first there is."""
    while not state.over and view(state)["phase"] == phase and view(state)["decision"] != "move":
        texts = legal(state)
        state.play(state.actor, GAME.parse("renounce" if "renounce" in texts else texts[0]), dice)


@pytest.mark.rule("BC-4.9", "BC-4.12b", "BC-5.5", "BC-5.6", "BC-5.9")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_what_a_preview_foretells_comes_true_when_nobody_else_stakes(players: int, seed: int) -> None:
    tried = 0
    for entries in range(70):
        match = random_match(players, seed, entries)
        if match.state.over:
            break
        seat = int(match.state.actor)
        seen: Any = match.state.view(seat)
        if seen["decision"] != "turn":
            continue
        h, hx, w, wx = seen["seats"][seat]["reserve"]
        texts = [mix for mix in mixes((h, hx, w, wx)) if f"stake:{sum(mix)}" in seen["legal"]]
        for mix in texts[:: max(1, len(texts) // 3)]:
            comes_true(match, seen, seat, mix)
            tried += 1
    assert tried > 5


def comes_true(match: Match, seen: Any, seat: int, mix: Mix) -> None:
    foreseen = plan(seen, seat, mix)
    assert previewed(seen, foreseen, seat, mix)
    state: Any = match.state.clone()
    dice = Dice(7)
    state.journal = Journal()
    h, hx, w, wx = seen["seats"][seat]["reserve"]
    for text in steps_of((h, hx, w, wx), mix):
        state.play(seat, GAME.parse(text), dice)
    renounce_all(state, seen["phase"], dice)
    told: dict[str, Any] = {}
    for fact in state.journal.facts:
        if fact.key.startswith("told-phase"):
            break
        told.setdefault(fact.key, fact.args)
    walk = told.get("told-sheriff") or told["told-sheriff-still"]
    assert walk["town"] == f"town-{seen['circle'][foreseen.sheriff]['town']}"
    assert ("told-caught" in told) >= (foreseen.caught is not None)
    if not state.over and view(state)["decision"] == "move":
        assert [f"move:{ride.distance}" for ride in foreseen.rides] == legal(state)
        return
    ride = foreseen.rides[0]
    stopped = told["told-stopped"] if ride.halted else told["told-arrived"]
    assert stopped["town"] == f"town-{seen['circle'][ride.stops]['town']}"
    loot = told.get("told-looted") or told.get("told-dummy-looted") or {"gold": 0, "prisoners": 0}
    assert (loot["gold"], loot["prisoners"]) == (ride.gold, ride.prisoners)
    assert ("told-blocked" in told) == (ride.what == "sheriff")
    coach = told.get("told-coach", {"gang": None})["gang"]
    assert coach == (None if foreseen.second is None else actions.gang(seen, foreseen.second))


def test_ranks_are_those_of_the_rules() -> None:
    """BC-5.9, BC-9.9, BC-9.10."""
    assert rank_of({0: 3, 1: 5}, 0) == "second"
    assert rank_of({0: 5, 1: 3}, 0) == "highest"
    assert rank_of({0: 3, 1: 5, 2: 3}, 0) == "tied"
    assert rank_of({0: 1, 1: 5, 2: 3}, 0) == "lowest"
    assert second_of({0: 5, 1: 2, 2: 2, 3: 2}, 4) is None
    assert second_of({0: 5, 1: 3, 2: 1}, 4) == 1
    assert second_of({0: 5, 1: 3, 2: 1}, 0) is None
    assert second_of({0: 5}, 4) is None


def test_a_preview_is_a_look_at_the_bandits_that_are_ticked() -> None:
    state = table(FULL, FULL, FULL, FULL)
    look = board.look(view(state, 0), "mix:3.1.0.0", [])
    assert look is not None
    assert look.act is None
    ghost: Any = look.things[0]
    assert ghost.act == "stake:4 hx:1"
    assert (ghost.sheriff, ghost.stops) == (3, (1, 2, 3, 4))
    assert [note.phrase.key for note in look.notes][:2] == ["board-walk", "board-ride-choice"]


@pytest.mark.parametrize("at", ["mix:9.0.0.0", "mix:0.0.0.0", "mix:1.0.0", "mix:a.b.c.d", "mix:-1.0.0.1", "mix:"])
def test_nothing_is_foretold_of_bandits_that_are_not_there(at: str) -> None:
    state = table(FULL, FULL, FULL, FULL)
    assert board.look(view(state, 0), at, []) is None
    assert board.look(view(state, 1), "mix:1.0.0.0", []) is None
    assert board.look(view(state), "mix:1.0.0.0", []) is None


# Nothing that a viewer may not know.


@pytest.mark.rule("BC-4.8")
def test_a_stake_that_is_being_put_together_changes_nothing_for_the_others() -> None:
    match = random_match(4, 3, 0)
    seat = match.state.actor
    before = {v: drawing.table(seen_of(match, v)) for v in (SPECTATOR, (seat + 1) % 4)}
    match.play(seat, "stake:3")
    assert match.state.view(seat)["decision"] == "hx"
    assert {v: drawing.table(seen_of(match, v)) for v in before} == before


@pytest.mark.rule("BC-6.1", "BC-6.2")
def test_cubes_of_others_are_nowhere_before_the_end_unless_the_table_shows_totals() -> None:
    for open_counts in (False, True):
        match = random_match(3, 14, 12, open_counts=open_counts)
        assert not match.state.over
        for viewer in (SPECTATOR, 0, 1, 2):
            drawn = board.picture(match.state.view(viewer))
            assert (drawn.screen is None) == (viewer == SPECTATOR)
            assert [player.cubes is not None for player in drawn.players] == [open_counts] * 3
            assert {lane.cubes for lane in drawn.lanes} == {None}
    over = random_match(2, 14)
    assert all(lane.cubes is not None for lane in board.picture(over.state.view(SPECTATOR)).lanes)


@pytest.mark.rule("BC-6.1")
def test_totals_the_table_shows_are_no_feat_of_memory() -> None:
    """The memory aid may be off: what the table has agreed to lay open stays open."""
    match = random_match(3, 14, 12, open_counts=True)
    kept = board.forget(match.state.view(0))
    assert [player.cubes for player in board.picture(kept).players] == [seat["cubes"] for seat in kept["seats"]]


# A closer look.


@pytest.mark.rule("BC-2.6", "BC-4.12c")
def test_both_faces_of_every_town_are_told_whichever_is_up() -> None:
    state = table(FULL, FULL, FULL, FULL, looted="BLACKROCK", turned="TOMBSTONE", pawn=1)
    for position in range(1, 12):
        look = board.look(view(state), f"town:{position}", [])
        assert look is not None
        keys = [note.phrase.key for note in look.notes]
        assert keys[:2] == ["board-look-dark", "board-look-back"]
        assert ("board-look-turned" in keys) == (position == 2)
        assert ("board-look-looted" in keys) == (position == 1)
        html = drawing.look(seen_of(Match.simulate(GAME, 4, {}, Dice(1)), SPECTATOR, state=state), f"town:{position}")
        assert html is not None
        assert "face front" in html
        assert "face back" in html


@pytest.mark.parametrize("at", ["sheriff", "pawn", "coach", "lane:0", "lane:2", "town:0"])
@pytest.mark.parametrize("lang", LANGS)
def test_there_is_something_to_be_told_about_everything(at: str, lang: str) -> None:
    match = random_match(2, 3, 9)
    html = drawing.look(seen_of(match, 0, lang), at)
    assert html is not None
    assert Page(html).text


@pytest.mark.parametrize("at", ["town:12", "town:x", "lane:7", "", "move:3", "nothing", "seat:1"])
def test_there_is_nothing_to_see_where_nothing_is(at: str) -> None:
    assert board.look(view(new(4)), at, []) is None


@pytest.mark.rule("BC-4.12b")
def test_a_lone_staker_rides_by_pressing_a_town() -> None:
    match = until("move", players=3)
    seat = match.state.actor
    seen: Any = match.state.view(seat)
    drawn = board.picture(seen)
    targets = {town.target.text: town for town in drawn.towns if town.target}
    assert set(targets) == set(seen["legal"])
    for text, town in targets.items():
        look = board.look(seen, text, [])
        assert look is not None
        assert look.act == text
        assert (drawn.pawn.position + town.steps) % drawn.size == town.position


# The sand timer.


@pytest.mark.rule("BC-5.20", "BC-5.23")
def test_sand_runs_before_everybody_and_stops_with_the_turn() -> None:
    state = new(4, clocks="realtime")
    match = Match.simulate(GAME, 4, {"clocks": "realtime"}, Dice(1))
    offered = seen_of(match, 2, state=state)
    assert sent(Page(drawing.table(offered))) == {"clock:P2"}
    assert not offered.owes
    assert board.chain(offered.view)[0].options[0].text == "clock:P2"
    clock(state, 2)
    for viewer in (SPECTATOR, 0, 2):
        page = Page(drawing.table(replace(seen_of(match, viewer, state=state), sand_left=12)))
        assert [e.attrs["data-left"] for e in page.having("data-all")] == ["12"]
    stake(state, 2)
    assert "sand" not in {e.attrs["id"] for e in Page(drawing.table(seen_of(match, 0, state=state))).having("id")}


# The prompt, the score, the journal.


def test_the_headline_tells_how_far_the_game_has_come() -> None:
    assert board.headline(view(new(3))) == Phrase("board-phase", {"phase": 1})
    assert board.headline(random_match(3, 2).state.view(0)) == Phrase("board-over")


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BC-5.12")
def test_the_parts_of_a_score_add_up(players: int) -> None:
    match = random_match(players, 21)
    outcome = match.state.outcome()
    assert outcome is not None
    for seat in range(players):
        assert sum(part.amount for part in board.parts(match.state.view(SPECTATOR), seat)) == outcome.scores[seat]


@pytest.mark.rule("BC-5.12")
def test_the_end_tells_what_decides_a_tie() -> None:
    view: Any = random_match(3, 21).state.view(SPECTATOR)
    for seat, cubes in enumerate((7, 4, 7)):
        view["seats"][seat]["cubes"] = cubes
    told = [[part.label.key for part in board.parts(view, seat) if part.rule == "BC-5.12"] for seat in range(3)]
    assert told == [["board-part-tie"], [], ["board-part-tie"]]


@pytest.mark.parametrize("players", COUNTS)
def test_lines_of_the_journal_point_at_pieces_of_the_board(players: int) -> None:
    match = random_match(players, 23)
    for viewer in (SPECTATOR, 0):
        page = Page(drawing.table(seen_of(match, viewer)) + drawing.journal(seen_of(match, viewer)))
        ids = {element.attrs["id"] for element in page.having("id")}
        for attribute in ("data-shows", "data-turns"):
            for element in page.having(attribute):
                assert set(element.attrs[attribute].split()) <= ids, element
        moves = [
            move.split(":") for element in page.having("data-moves") for move in element.attrs["data-moves"].split()
        ]
        assert {id for id, _ in moves} == {"sheriff", "pawn"}
        assert all(place.startswith("at-") for _, place in moves)
        for element in page.having("data-flies"):
            assert set(element.attrs["data-flies"].split(">")) <= ids


@pytest.mark.parametrize("decision", ["turn", "hx", "wound", "move", "steal"])
def test_in_words_every_choice_is_numbered(decision: str) -> None:
    match = until(decision)
    seen = seen_of(match, match.state.actor)
    page = Page(drawing.text_page(seen).removeprefix("<!doctype html>"))
    assert [element.attrs["value"] for element in page.having("data-number")] == seen.view["legal"]


@pytest.mark.rule("BC-5.23")
def test_nobody_is_offered_a_clock_against_a_bot() -> None:
    match = Match.simulate(GAME, 3, {"clocks": "realtime", "first": "seat"}, Dice(1))
    seen = seen_of(match, 1)
    assert sent(Page(drawing.table(seen))) == {"clock:P1"}
    bots = [SeatSeen("bot", level="deputy", waiting=True), *seen.seats[1:]]
    assert sent(Page(drawing.table(seen_of(match, 1, seats=bots)))) == set()
